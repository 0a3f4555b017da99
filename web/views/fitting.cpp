#include "web/views/fitting.h"

#include "web/views/ui.h"

namespace longroll::web {

std::string fitting(std::string words, float room) {
  while (ui::measure(ui::Type::Note, words).x > room) {
    std::size_t last = std::string::npos;
    for (const std::string_view between : {" \xC2\xB7 ", ", ", "; "}) {
      const std::size_t at = words.rfind(between);
      last = last == std::string::npos || (at != std::string::npos && at > last) ? at : last;
    }
    if (last == std::string::npos) {
      break;
    }
    words.resize(last);
  }
  return words;
}

}  // namespace longroll::web
