// Positions from outside in the midst of movement and rally: what play cannot give is refused, what it can is not.
#include <algorithm>

#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// With one number of the innermost step but `below` changed: can it be played on?
bool passes(Table& t, std::size_t below, std::size_t local, int value) {
  State state = t.state();
  state.stack[state.stack.size() - 1 - below].locals[local] = static_cast<std::int16_t>(value);
  return t.game().faults_of(state).empty();
}

/// With the counter changed.
template <class Change>
bool passes_with(Table& t, std::string_view name, Change&& change) {
  State state = t.state();
  change(state.piece(t.id(name)));
  return t.game().faults_of(state).empty();
}

enum Local : std::size_t { kUnit, kLeft, kMode, kBegan, kSpare };

void lay_out(Table& t) {
  t.scenario().held = {{"reserve", "the reserve", 9, 0}};
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.usa("ohio", infantry(5, 4)).at("0705");
  t.usa("boxed", infantry(5, 4)).at("1514");
  t.usa("reserve", infantry(5, 4)).at("0905").held(0);
  t.usa("later", infantry(5, 4)).due(5, "0101");
  t.csa("georgia", infantry(5, 4)).at("1515");
  t.breastworks(Seat::Union, "0505");
}

TEST(Battles_6_0_FromOutside, AUnitThatIsToMove) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  t.act("take iowa");
  const int works = static_cast<int>(t.state().pieces.size()) - 1;
  for (const int unit :
       {-1, 99, works, int{t.id("georgia")}, int{t.id("boxed")}, int{t.id("reserve")}, int{t.id("later")}}) {
    EXPECT_FALSE(passes(t, 0, kUnit, unit)) << unit;
  }
  EXPECT_TRUE(passes(t, 0, kUnit, t.id("ohio")));
  for (const int left : {-1, 0, 7, 9, INT16_MAX, INT16_MIN}) {
    EXPECT_FALSE(passes(t, 0, kLeft, left)) << left;
  }
  for (const int mode : {-1, 1, 2}) {
    EXPECT_FALSE(passes(t, 0, kMode, mode)) << "there is no road: " << mode;
  }
  for (const int began : {-1, 1, 2}) {
    EXPECT_FALSE(passes(t, 0, kBegan, began)) << "whoever began has spent something: " << began;
  }
  EXPECT_FALSE(passes(t, 0, kSpare, 1));
  EXPECT_FALSE(passes_with(t, "iowa", [](Piece& piece) { piece.flags = kMoved; }));
}

TEST(Battles_6_0_FromOutside, AUnitOnItsWay) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  t.act_all({"take iowa", "go 0504"});
  EXPECT_TRUE(passes(t, 0, kLeft, 5));
  for (const int left : {0, 1, 8, 9, -1}) {
    EXPECT_FALSE(passes(t, 0, kLeft, left)) << left;
  }
  EXPECT_FALSE(passes(t, 0, kBegan, 0)) << "whoever has not begun has spent nothing";
  EXPECT_FALSE(passes_with(t, "iowa", [](Piece& piece) { piece.place = kDue; }));
  EXPECT_FALSE(passes_with(t, "iowa", [](Piece& piece) { piece.place = kEliminated; }));
  EXPECT_FALSE(passes_with(t, "iowa", [](Piece& piece) { piece.place = Table::hex("1614"); })) << "7.0";
}

TEST(Battles_4_0_FromOutside, StepsBelow) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  for (const int looked : {-1, 0, 2}) {
    EXPECT_FALSE(passes(t, 0, 0, looked)) << "the phase has begun: " << looked;
  }
  for (const int stage : {-1, 0, 2, 3, 4}) {
    EXPECT_FALSE(passes(t, 1, 1, stage)) << "combat comes next: " << stage;
  }
  EXPECT_FALSE(passes(t, 1, 0, 1)) << "the Union's turn";
  for (const int stage : {-1, 0, 2, 3}) {
    EXPECT_FALSE(passes(t, 2, 0, stage)) << "the other side comes next: " << stage;
  }
}

TEST(Battles_12_4_FromOutside, ADieOwedAndDigging) {
  Table t(Seat::Union, Phase::Rally);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("near", infantry(5)).at("0705");
  t.usa("ragged", infantry(5)).at("0905");
  t.csa("georgia", infantry(5)).at("0706");
  ASSERT_EQ(t.step(), StepKind::RallyStep);
  for (const int stage : {-1, 0, 2}) {
    EXPECT_FALSE(passes(t, 0, 0, stage)) << stage;
  }
  for (const int unit : {-2, 0, 1}) {
    EXPECT_FALSE(passes(t, 0, 1, unit)) << "nobody rolls while they dig: " << unit;
  }
  const auto rolls = [&](std::string_view name, Condition condition, unsigned flags) {
    State state = t.state();
    Piece& piece = state.piece(t.id(name));
    piece.marks = static_cast<std::int16_t>(condition);
    piece.flags = static_cast<std::uint16_t>(flags);
    state.stack.back().locals = {0, t.id(name), 0, 0, 0};
    return t.game().faults_of(state).empty();
  };
  EXPECT_TRUE(rolls("ragged", Condition::Shaken, kRallied));
  EXPECT_FALSE(rolls("ragged", Condition::Good, kRallied));
  EXPECT_FALSE(rolls("ragged", Condition::Shaken, 0)) << "it has not been looked at";
  EXPECT_FALSE(rolls("near", Condition::Shaken, kRallied)) << "in an enemy zone of control";
  EXPECT_FALSE(rolls("georgia", Condition::Shaken, kRallied));
}

TEST(Battles_6_0_FromOutside, WildActionsAreRefused) {
  Table t(Seat::Union, Phase::Movement);
  lay_out(t);
  const auto is_answered = [&] {
    Actions lawful;
    t.game().actions(t.state(), lawful);
    for (int verb = 0; verb <= static_cast<int>(Do::Roll) + 2; ++verb) {
      for (const int a : {INT16_MIN, -1, 0, 1, 4, 5, 99, 4095, 4096, 4097, INT16_MAX, int{Table::hex("0506")}}) {
        for (const int b : {0, 1, -1}) {
          const Action action = {static_cast<Verb>(verb),
                                 {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0, 0}};
          const bool is_lawful = std::binary_search(lawful.begin(), lawful.end(), action);
          EXPECT_EQ(!t.game().refuse(t.state(), Seat::Union, action), is_lawful) << verb << " " << a << " " << b;
        }
      }
    }
  };
  is_answered();
  t.act("take iowa");
  is_answered();
}

}  // namespace
}  // namespace longroll::battles::test
