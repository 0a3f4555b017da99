// build: logic
#include "web/views/choice_folds.h"

namespace longroll::web {

std::vector<ChoiceFold> folds_of(std::span<const Choice* const> choices) {
  constexpr std::size_t kLong = 12;
  std::vector<ChoiceFold> out(1);
  for (const Choice* choice : choices) {
    const std::string_view title = choices.size() > kLong ? std::string_view(choice->group) : std::string_view();
    std::size_t at = 0;
    while (at < out.size() && out[at].title != title) {
      ++at;
    }
    if (at == out.size()) {
      out.push_back({title, {}});
    }
    out[at].choices.push_back(choice);
  }
  return out;
}

}  // namespace longroll::web
