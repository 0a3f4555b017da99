#include "web/views/fitting.h"

#include "web/views/ui.h"

namespace longroll::web {

std::string fitting(std::string words, float room) {
  constexpr std::string_view kBetween = " \xC2\xB7 ";
  while (ui::measure(ui::Type::Note, words).x > room) {
    const std::size_t part = words.rfind(kBetween);
    const std::size_t comma = words.rfind(", ");
    const std::size_t last = part == std::string::npos || (comma != std::string::npos && comma > part) ? comma : part;
    if (last == std::string::npos) {
      break;
    }
    words.resize(last);
  }
  return words;
}

}  // namespace longroll::web
