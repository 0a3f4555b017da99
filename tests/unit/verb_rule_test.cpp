// Tables of verbs (play/verb_rule.h): who is asked about an action, and what an action without a row hears.
#include <gtest/gtest.h>

#include "engine/play/step_rule.h"

namespace longroll {
namespace {

enum class Kind : std::int16_t { Only };
enum class Do : Verb { Go, Halt, Rest, Other };

struct OnlyLocals {
  static constexpr Kind kStep = Kind::Only;
  int points = 0;
};
struct Go {
  static constexpr Do kVerb = Do::Go;
  int cost = 0;
  bool is_fast = false;
};
using Halt = OfNothing<Do::Halt>;
using Rest = OfNothing<Do::Rest>;

struct Data {
  int most = 4;
};
struct Field {
  bool may_halt = false;
  Refusal refuse_halt(const Halt&) const { return may_halt ? kLawful : Refusal{"It may not halt.", "2.0"}; }
};
using Rule = StepRule<Data, Field, Kind>;

Refusal refuse_go(const Field&, const OnlyLocals& step, const Go& go) {
  return go.cost <= step.points ? kLawful : Refusal{"It has too few points.", "1.0"};
}
void go(const Data& data, Now& now, const Go& go) { now.set(0, std::min(data.most, go.cost)); }
void halt(const Data&, Now& now, const Halt&) { now.set(0, -1); }
void rest(const Data&, Now& now, const Rest&) { now.set(0, -2); }
void roll(const Data&, Now& now, const Action&) { now.set(0, 6); }

constexpr Rule::Verb kVerbs[] = {Rule::verb<refuse_go, go>(), Rule::verb<&Field::refuse_halt, halt>(),
                                 Rule::verb<rest>()};
constexpr Rule kRule{.kind = Kind::Only,
                     .id = "only",
                     .waits_for = waits_for_nobody,
                     .verbs = kVerbs,
                     .act = roll,
                     .holds = has_no_locals};

Refusal refused(const Rule& rule, const Action& action, const Field& field = {}) {
  return refuse_in(rule, field, step_of(OnlyLocals{3}), action, "9.9");
}

/// What the first track says after the action.
int done(const Action& action) {
  State state;
  state.tracks.assign(1, 0);
  Events events;
  Now now(state, events);
  act_in(kRule, Data{}, now, action);
  return state.track(0);
}

TEST(PlayVerbRule, ARowIsAskedWithLocalsAndArgumentsByName) {
  EXPECT_FALSE(refused(kRule, action_of(Go{3, true})));
  EXPECT_EQ(refused(kRule, action_of(Go{4, true})).rule, "1.0");
}

TEST(PlayVerbRule, ARowMayBeAQuestionOfTheFieldOrAlwaysLawful) {
  EXPECT_EQ(refused(kRule, action_of(Halt{})).rule, "2.0");
  EXPECT_FALSE(refused(kRule, action_of(Halt{}), {.may_halt = true}));
  EXPECT_FALSE(refused(kRule, action_of(Rest{})));
}

TEST(PlayVerbRule, ANumberWithoutMeaningIsNeverLawful) {
  Action wild = action_of(Go{1, true});
  wild.args[1] = 7;  // no bool
  EXPECT_EQ(refused(kRule, wild).rule, "9.9");
  wild = action_of(Rest{});
  wild.args[0] = 1;  // beyond the arguments
  EXPECT_EQ(refused(kRule, wild).rule, "9.9");
}

TEST(PlayVerbRule, AVerbWithoutARowHearsWhatTheStepSaysOtherwise) {
  EXPECT_EQ(refused(kRule, action_of(Do::Other)).rule, "9.9");
  Rule rule = kRule;
  rule.otherwise = {"First it rests.", "3.0"};
  EXPECT_EQ(refused(rule, action_of(Do::Other)).reason, "First it rests.");
}

TEST(PlayVerbRule, TheRowActsAndWhatHasNoneIsChances) {
  EXPECT_EQ(done(action_of(Go{3, false})), 3);
  EXPECT_EQ(done(action_of(Halt{})), -1);
  EXPECT_EQ(done(action_of(Rest{})), -2);
  EXPECT_EQ(done(action_of(Do::Other)), 6);
}

}  // namespace
}  // namespace longroll
