#include "engine/play/verb_words.h"

#include <gtest/gtest.h>

#include "engine/core/text.h"

namespace longroll {
namespace {

enum class Do : Verb { Halt, Take, March };
enum class Kind : ArgumentKind { None, Unit, Number, MaybeNumber };

constexpr VerbWords kVerbs[] = {
    {Do::March, "march", Kind::Unit, Kind::Number, Kind::Number, Kind::MaybeNumber},
    {Do::Take, "take", Kind::Unit},
    {Do::Halt, "halt"},
};

/// Units are called a, b, c.
class Names final : public ArgumentNames {
 public:
  std::string text(ArgumentKind kind, int value) const override {
    if (static_cast<Kind>(kind) == Kind::Unit) {
      return value >= 0 && value < 3 ? std::string(1, static_cast<char>('a' + value)) : "?";
    }
    return static_cast<Kind>(kind) == Kind::MaybeNumber && value < 0 ? "" : std::to_string(value);
  }
  std::optional<int> value(ArgumentKind kind, std::string_view word) const override {
    if (static_cast<Kind>(kind) != Kind::Unit) {
      return parse_int(word);
    }
    const bool is_unit = word.size() == 1 && word[0] >= 'a' && word[0] <= 'c';
    return is_unit ? std::optional<int>(word[0] - 'a') : std::nullopt;
  }
  std::optional<int> left_out(ArgumentKind kind) const override {
    return static_cast<Kind>(kind) == Kind::MaybeNumber ? std::optional(-1) : std::nullopt;
  }
};

constexpr Verb verb_of(Do verb) { return static_cast<Verb>(verb); }

TEST(VerbWords, ActionsComeBackFromTheirText) {
  const std::pair<Action, std::string> cases[] = {
      {{verb_of(Do::Halt), {}}, "halt"},
      {{verb_of(Do::Take), {2}}, "take c"},
      {{verb_of(Do::March), {1, -5, 32767, 7}}, "march b -5 32767 7"},
      {{verb_of(Do::March), {0, 1, 2, -1}}, "march a 1 2"},
  };
  for (const auto& [action, text] : cases) {
    EXPECT_EQ(text_of(kVerbs, action, Names()), text);
    EXPECT_EQ(parse_action(kVerbs, text, Names()), action) << text;
  }
}

TEST(VerbWords, WordsThatSayNoActionAreRefused) {
  for (const char* text : {"", "   ", "jump", "take", "take d", "take a b", "halt a", "march a 1", "march a 1 x",
                           "march a 1 40000", "march a 1 -40000", "march a 1 2 3 4", "Halt"}) {
    EXPECT_FALSE(parse_action(kVerbs, text, Names())) << text;
  }
}

TEST(VerbWords, WildActionsHaveSomeText) {
  EXPECT_EQ(text_of(kVerbs, {99, {}}, Names()), "?");
  EXPECT_EQ(text_of(kVerbs, {verb_of(Do::Take), {-7}}, Names()), "take ?");
}

TEST(VerbWords, RowsAreFoundByVerbAndByWord) {
  EXPECT_EQ(find_verb(kVerbs, verb_of(Do::March)), &kVerbs[0]);
  EXPECT_EQ(find_verb(kVerbs, "take")->kind<Kind>(0), Kind::Unit);
  EXPECT_EQ(find_verb(kVerbs, "take")->kind<Kind>(1), Kind::None);
  EXPECT_EQ(find_verb(kVerbs, Verb{99}), nullptr);
  EXPECT_EQ(find_verb(kVerbs, "jump"), nullptr);
}

}  // namespace
}  // namespace longroll
