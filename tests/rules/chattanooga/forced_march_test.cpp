// Forced marches (7.5).
#include "tests/rules/chattanooga/printed.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// Iowa of that morale has been taken at 0510, far from the enemy.
Table march(int morale = 4, bool is_disrupted = false) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::ForcedMarch);
  auto iowa = t.usa("iowa", infantry(morale)).at("0510");
  if (is_disrupted) {
    iowa.disrupted();
  }
  t.csa("georgia", infantry()).at("1519");
  t.act("take iowa");
  return t;
}

/// The table as it is printed: die by die for morale 3, 4 and 5.
struct Row {
  int points[3];
  bool is_disrupted[3];
};
constexpr Row kRows[] = {{{4, 4, 4}, {true, true, true}},    {{3, 4, 4}, {false, false, false}},
                         {{3, 3, 4}, {false, false, false}}, {{2, 3, 4}, {true, false, false}},
                         {{2, 3, 3}, {true, false, false}},  {{2, 3, 3}, {true, true, false}},
                         {{1, 2, 3}, {true, true, false}},   {{1, 2, 2}, {true, true, true}},
                         {{0, 1, 2}, {true, true, true}},    {{0, 0, 1}, {true, true, true}}};

TEST(Chattanooga_7_5_ForcedMarch, GivesThePointsOfTheTable) {
  for (const int morale : {2, 3, 4, 5, 6}) {
    for (int die = 0; die <= 9; ++die) {
      const auto column = static_cast<std::size_t>(std::clamp(morale, 3, 5) - 3);
      Table t = march(morale);
      t.dictate({die});
      t.act("force-march");
      EXPECT_EQ(t.remark(LogNote::ForcedMarch)[1], kRows[die].points[column]) << morale << ", die " << die;
      EXPECT_EQ(t.is_disrupted("iowa"), kRows[die].is_disrupted[column]) << morale << ", die " << die;
    }
  }
}

TEST(Chattanooga_7_5_ForcedMarch, ThePointsMayBeSpent) {
  Table t = march();
  EXPECT_EQ(t.refused("go 0505"), "7.1") << "five hexes";
  t.dictate({9});  // none
  t.act("force-march");
  EXPECT_EQ(t.refused("go 0505"), "7.1");
  Table u = march();
  u.dictate({2});  // three
  u.act("force-march");
  EXPECT_EQ(u.refused("go 0502"), "7.1") << "eight hexes";
  u.act("go 0503");
  EXPECT_EQ(u.place("iowa"), "0503");
}

TEST(Chattanooga_7_5_ForcedMarch, AlsoOnTheWay) {
  Table t = march();
  t.act("step 0509");
  t.dictate({2});
  t.act("force-march");
  t.act("go 0503");
  EXPECT_EQ(t.place("iowa"), "0503");
}

TEST(Chattanooga_7_5_ForcedMarch, OnceInAPhase) {
  Table t = march();
  t.dictate({2});
  t.act("force-march");
  EXPECT_EQ(t.refused("force-march"), "7.5");
  t.act("halt");
  t.play_on_to(Seat::Confederate, Phase::Movement);
  t.play_on_to(kUnion, Phase::Movement);
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("force-march")) << "again in the next one";
}

TEST(Chattanooga_7_5_ForcedMarch, AStackGainsWhatItsSlowestUnitGains) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::ForcedMarch);
  t.usa("iowa", infantry(4)).at("0510");
  t.usa("ohio", infantry(4)).at("0510");
  t.csa("georgia", infantry()).at("1519");
  t.act("take-stack 0510");
  t.dictate({1, 8});  // 4, and 1 with a disruption
  t.act("force-march");
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_TRUE(t.is_disrupted("ohio"));
  EXPECT_EQ(t.refused("go 0504"), "7.1");
  EXPECT_TRUE(t.is_offered("go 0505"));
}

TEST(Chattanooga_7_5_ForcedMarch, NobodyJoinsAfterIt) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::ForcedMarch);
  t.usa("iowa", infantry(4)).at("0510");
  t.usa("ohio", infantry(4)).at("0510");
  t.csa("georgia", infantry()).at("1519");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("join ohio"));
  t.dictate({2});
  t.act("force-march");
  EXPECT_EQ(t.refused("join ohio"), "8.2");
}

TEST(Chattanooga_7_5_ForcedMarch, ADisruptedUnitStaysDisrupted) {
  Table t = march(4, true);  // 3 on the reverse
  t.dictate({0});
  t.act("force-march");
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_EQ(t.remark(LogNote::ForcedMarch)[1], 4);
  EXPECT_FALSE(t.has_flag("iowa", kQuestionable)) << "that rule is off (5.7)";
}

TEST(Chattanooga_7_5_ForcedMarch, CavalryThatIsDisruptedLosesItsDoubleAllowance) {
  for (const int die : {1, 5}) {  // 4; 3 with a disruption
    Table t(kUnion, Phase::Movement);
    t.on(Option::ForcedMarch);
    t.usa("horse", cavalry(4)).at("0515");
    t.csa("georgia", infantry()).at("1519");
    t.act("take horse");
    t.dictate({die});
    t.act("force-march");
    EXPECT_TRUE(t.is_offered("go 0508")) << "4 points and 3";
    EXPECT_EQ(t.is_offered("go 0507"), die == 1);
    EXPECT_EQ(t.is_offered("go 0503"), die == 1) << "12 points";
  }
}

TEST(Chattanooga_7_5_ForcedMarch, OffWithoutTheOption) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4)).at("0510");
  t.csa("georgia", infantry()).at("1519");
  t.act("take iowa");
  EXPECT_EQ(t.refused("force-march"), "7.5");
}

TEST(Chattanooga_12_2_ForcedMarch, TheDieIsThreeHigherInTheEveningAndNineAtMost) {
  for (const int die : {0, 6, 9}) {
    Table t(kUnion, Phase::Movement);
    t.turn(5);
    t.on(Option::ForcedMarch);
    t.usa("iowa", infantry(4)).at("0510");
    t.csa("georgia", infantry()).at("1519");
    t.act("take iowa");
    t.dictate({die});
    t.act("force-march");
    EXPECT_EQ(t.remark(LogNote::ForcedMarch)[1], die == 0 ? 3 : 0) << die;
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
