// In which order the choices of a question stand.
#include "web/views/choice_folds.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/views/prompt_helper.h"

namespace longroll::web {
namespace {

/// Its choices have the worth that their action's first number says; those below 0 have none.
class Worths final : public PromptHelper {
 public:
  bool is_on_table(const Action& /*choice*/) const override { return false; }
  std::optional<int> worth(const Action& choice) const override {
    return choice.args[0] < 0 ? std::nullopt : std::optional<int>(choice.args[0]);
  }
};

Choice choice_of(int worth, std::string label, std::string group = {}) {
  Choice choice;
  choice.action.args[0] = static_cast<std::int16_t>(worth);
  choice.label = std::move(label);
  choice.group = std::move(group);
  return choice;
}

std::vector<const Choice*> pointers_to(const std::vector<Choice>& choices) {
  std::vector<const Choice*> out;
  for (const Choice& choice : choices) {
    out.push_back(&choice);
  }
  return out;
}

std::string order_of(const std::vector<const Choice*>& choices) {
  std::string out;
  for (const Choice* choice : choices) {
    out += choice->label;
  }
  return out;
}

TEST(ChoiceFolds, TheGreatestWorthStandsFirstAndWhatHasNoneKeepsItsPlace) {
  const std::vector<Choice> choices = {choice_of(3, "a"), choice_of(-1, "x"), choice_of(7, "b"),
                                       choice_of(3, "c"), choice_of(-1, "y"), choice_of(9, "d")};
  auto listed = pointers_to(choices);
  put_greatest_first(listed, Worths());
  EXPECT_EQ(order_of(listed), "dxbayc") << "equal ones stand as they stood";
}

TEST(ChoiceFolds, ALongListStandsByItsGroupsAndAShortOneHasNone) {
  std::vector<Choice> choices;
  for (int i = 0; i < 12; ++i) {
    choices.push_back(choice_of(0, std::string(1, static_cast<char>('a' + i)),
                                i % 3 == 0   ? ""
                                : i % 3 == 1 ? "I"
                                             : "II"));
  }
  const auto of_short = folds_of(pointers_to(choices));
  ASSERT_EQ(of_short.size(), 1U);
  EXPECT_EQ(order_of(of_short.front().choices), "abcdefghijkl");
  choices.push_back(choice_of(0, "m", "I"));
  const auto of_long = folds_of(pointers_to(choices));
  ASSERT_EQ(of_long.size(), 3U);
  EXPECT_EQ(of_long[0].title, "");
  EXPECT_EQ(order_of(of_long[0].choices), "adgj");
  EXPECT_EQ(of_long[1].title, "I");
  EXPECT_EQ(order_of(of_long[1].choices), "behkm");
  EXPECT_EQ(of_long[2].title, "II");
  EXPECT_EQ(order_of(of_long[2].choices), "cfil");
}

}  // namespace
}  // namespace longroll::web
