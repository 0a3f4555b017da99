// build: logic
#include "web/shell/numbers.h"

#include <cmath>
#include <cstdlib>

// By hand, in place of C's functions: those bring arithmetic of 128 bits with them (tools/cmake/unused.c).
namespace longroll::web {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string tenths_of(float value) {
  const long tenths = std::lround(value * 10);
  return (tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10) + "." + std::to_string(std::abs(tenths) % 10);
}

float pixels_of(std::string_view text) {
  float value = 0;
  std::size_t at = 0;
  for (; at < text.size() && is_digit(text[at]); ++at) {
    value = value * 10 + static_cast<float>(text[at] - '0');
  }
  if (at < text.size() && text[at] == '.') {
    float unit = 0.1F;
    for (++at; at < text.size() && is_digit(text[at]); ++at, unit /= 10) {
      value += unit * static_cast<float>(text[at] - '0');
    }
  }
  return value;
}

}  // namespace longroll::web
