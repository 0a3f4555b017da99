// build: logic
#include "web/views/choice_folds.h"

#include <utility>

#include "engine/core/heap_sort.h"
#include "web/views/prompt_helper.h"

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

void put_greatest_first(std::vector<const Choice*>& choices, const PromptHelper& helper) {
  struct Valued {
    int worth = 0;
    std::size_t at = 0;
    const Choice* choice = nullptr;
  };
  std::vector<Valued> valued;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (const auto worth = helper.worth(choices[i]->action)) {
      valued.push_back({*worth, i, choices[i]});
    }
  }
  std::vector<Valued> sorted = valued;
  heap_sort(sorted.begin(), sorted.end(),
            [](const Valued& a, const Valued& b) { return std::pair(-a.worth, a.at) < std::pair(-b.worth, b.at); });
  for (std::size_t i = 0; i < valued.size(); ++i) {
    choices[valued[i].at] = sorted[i].choice;
  }
}

}  // namespace longroll::web
