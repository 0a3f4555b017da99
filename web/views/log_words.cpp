// build: logic
#include "web/views/log_words.h"

namespace longroll::web {

std::string in_column(const std::string& line) {
  constexpr std::size_t kLong = 120, kShown = 6;
  std::size_t at = line.size() > kLong ? line.find(": ") : std::string::npos;
  std::size_t names = at == std::string::npos ? 0 : 1;
  std::size_t cut = line.size();
  while (names > 0 && (at = line.find(", ", at + 2)) != std::string::npos) {
    cut = names == kShown ? at : cut;
    ++names;
  }
  return names < 2 * kShown ? line : line.substr(0, cut) + " and " + std::to_string(names - kShown) + " more.";
}

}  // namespace longroll::web
