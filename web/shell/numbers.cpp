#include "web/shell/numbers.h"

#include <array>
#include <cstdio>

namespace longroll::web {

std::string tenths_of(float value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", static_cast<double>(value));
  return text.data();
}

}  // namespace longroll::web
