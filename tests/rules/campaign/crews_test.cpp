// The military railroad of the Union (7.7, 7.5).
#include "engine/games/campaign/rules/crews.h"

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/segments.h"
#include "engine/games/campaign/rules/trains.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;

verbs::MoveCrew crew(std::string_view name) { return {hex(name)}; }
int points(const War& war) { return locals_of<CrewMoveLocals>(war.state().top()).points; }

/// A crew at Alexandria (4406) in a Virginia that the Union holds as far as Culpeper.
Theatre in_virginia() {
  Theatre theatre;
  for (const char* const held : {"4406", "4307", "4207", "4308"}) {
    theatre.hold(held, kUsa);
  }
  theatre.put(kUsa, UnitClass::Usmrr, "4406");
  return theatre;
}
bool has_mark(const War& war, std::string_view name, GroundMark mark) {
  return (war.state().ground_at(hex(name)) & mark) != 0;
}
void upgrade(Theatre& theatre, std::string_view name) {
  std::uint8_t& marks = theatre.state().ground[static_cast<std::size_t>(hex(name))];
  marks = static_cast<std::uint8_t>(marks | kRailUpgraded);
}

TEST(Campaign_7_7_1_CrewMovement, AlongRailsHexByHexWithTheAllowanceOfTheTurn) {
  War war(in_virginia(), kUsa);
  EXPECT_EQ(war.refusal(crew("4307")), "7.7.1") << "no crew is there";
  war.act(crew("4406"));
  EXPECT_EQ(points(war), 8) << "spring";
  EXPECT_EQ(war.refuses_step("4407"), "7.7.1") << "no rails lead there";
  EXPECT_EQ(war.refuses_step("4207"), "5.0") << "not the next hex";
  war.step("4307");
  EXPECT_EQ(points(war), 7);
  war.act(verbs::Halt{});
  EXPECT_EQ(war.count(kUsa, UnitClass::Usmrr, "4307"), 1);
  EXPECT_EQ(war.refusal(crew("4307")), "7.7.1") << "it has moved";
}

TEST(Campaign_7_7_1_CrewMovement, IntoAZoneOfTheEnemyOnlyWhereFriendsStand) {
  Theatre theatre = in_virginia();
  theatre.put(kCsa, UnitClass::Asp, "4308");
  theatre.hold("4308", kCsa);
  ASSERT_TRUE(theatre.field().primary_zone(kCsa).has(hex("4307")));
  War war(theatre, kUsa);
  war.act(crew("4406"));
  EXPECT_EQ(war.refuses_step("4307"), "7.7.1");
  theatre.put(kUsa, UnitClass::Asp, "4307");
  War guarded(theatre, kUsa);
  guarded.act(crew("4406")).step("4307");
  EXPECT_LT(points(guarded), 7) << "zones cost as for a force";
}

TEST(Campaign_7_7_1_CrewMovement, ByTrainOneCrewATrainAndOnlyWhereTrainsOfTheUnionRun) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Usmrr, "4401");
  War war(theatre, kUsa);
  war.act(crew("4401"));
  EXPECT_EQ(war.refusal(verbs::RailTo{hex("4410")}), "7.4") << "Richmond";
  Actions actions;
  test::shipped_campaign().actions(war.state(), actions);
  const auto rides = std::count_if(actions.begin(), actions.end(), is_action<verbs::RailTo>);
  EXPECT_GT(rides, 20) << "all over the north";
  war.act(verbs::RailTo{hex("4505")});
  EXPECT_EQ(points(war), 5) << "3 points to get on (7.4)";
  EXPECT_EQ(trains_left(war.field(), kUsa), 3);
}

TEST(Campaign_7_7_1_CrewMovement, EnemiesWhoComeTakeACrewThatStandsAlone) {
  Theatre theatre = in_virginia();
  theatre.put(kCsa, UnitClass::Asp, "4407");
  War war(theatre, kCsa);
  war.muster("4407").step("4406");
  EXPECT_EQ(war.count(kUsa, UnitClass::Usmrr, "4406"), 0);
  Theatre after;
  after.state() = war.state();
  EXPECT_EQ(returning_crew(after.field()), kNoPiece);
  after.turn(2);
  ASSERT_NE(returning_crew(after.field()), kNoPiece) << "as a reinforcement of the next turn";
  const HexSet places = places_for(after.field(), recruitment_of(after.field(), kUsa), UnitClass::Usmrr);
  EXPECT_TRUE(places.has(hex("4401")));
  EXPECT_FALSE(places.has(hex("4506")));
}

TEST(Campaign_7_7_1_CrewMovement, AloneInAZoneOfTheEnemyAndCutOffItIsLost) {
  Theatre cut;
  cut.put(kUsa, UnitClass::Usmrr, "2722");
  cut.put(kCsa, UnitClass::Asp, "2721");
  cut.hold("2722", kUsa);
  War lost(cut, kCsa);
  lost.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(lost.count(kUsa, UnitClass::Usmrr, "2722"), 0) << "Atlanta";
  cut.put(kUsa, UnitClass::Asp, "2722");
  War guarded(cut, kCsa);
  guarded.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(guarded.count(kUsa, UnitClass::Usmrr, "2722"), 1) << "friends are there";
}

TEST(Campaign_7_7_2_Upgrading, FivePointsAHexAndABreakIsRepaired) {
  Theatre theatre = in_virginia();
  std::uint8_t& marks = theatre.state().ground[static_cast<std::size_t>(hex("4307"))];
  marks = static_cast<std::uint8_t>(marks | kRailBroken);
  War war(theatre, kUsa);
  war.act(crew("4406")).act(verbs::Upgrade{});
  EXPECT_EQ(points(war), 3);
  EXPECT_TRUE(has_mark(war, "4406", kRailUpgraded));
  EXPECT_EQ(war.refusal(verbs::Upgrade{}), "7.7.2") << "it is upgraded";
  War next(theatre, kUsa);
  next.act(crew("4406")).step("4307").act(verbs::Upgrade{});
  EXPECT_TRUE(has_mark(next, "4307", kRailUpgraded));
  EXPECT_FALSE(has_mark(next, "4307", kRailBroken));
  EXPECT_EQ(points(next), 2);
  next.step("4406");
  EXPECT_EQ(next.refusal(verbs::Upgrade{}), "7.7.2") << "too few points";
}

TEST(Campaign_7_7_2_Upgrading, OnlyRailroadsThatTheUnionControls) {
  Theatre theatre = in_virginia();
  theatre.hold("4307", kCsa);
  War war(theatre, kUsa);
  war.act(crew("4406")).step("4307");
  EXPECT_EQ(war.refusal(verbs::Upgrade{}), "7.7.2");
}

TEST(Campaign_7_7_MilitaryRailroad, TrainsOfTheUnionRunOnUpgradedRailsOfTheSouth) {
  War war(in_virginia(), kUsa);
  const NetworkData data = test::shipped_library().network_data();
  EXPECT_EQ(train_capacity(data, war.field().network(), kUsa, TrainLoad::Units, hex("4406")), 0);
  war.act(crew("4406")).act(verbs::Upgrade{});
  EXPECT_EQ(train_capacity(data, war.field().network(), kUsa, TrainLoad::Units, hex("4406")), 2);
}

TEST(Campaign_7_7_3_RecapturedRails, TheConfederacyUsesThemAtItsOwnCapacityAndTheyStayUpgraded) {
  Theatre theatre = in_virginia();
  upgrade(theatre, "4406");
  theatre.put(kCsa, UnitClass::Asp, "4407");
  War war(theatre, kCsa);
  war.muster("4407").step("4406");
  EXPECT_TRUE(war.field().rails(kCsa).has(hex("4406")));
  EXPECT_TRUE(has_mark(war, "4406", kRailUpgraded));
  EXPECT_EQ(train_capacity(test::shipped_library().network_data(), war.field().network(), kCsa, TrainLoad::Units,
                           hex("4406")),
            1);
}

TEST(Campaign_7_7_2_Upgrading, AFerryThatUpgradedRailsJoinIsABridge) {
  Theatre theatre;  // the ferry between 1726 and 1825 is the rulebook's example
  for (const char* const held : {"1726", "1825"}) {
    theatre.hold(held, kUsa);
  }
  theatre.put(kUsa, UnitClass::Asp, "1726");
  theatre.put_leader('A', "1726", 1);
  War ferry(theatre, kUsa);
  ferry.muster("1726");
  const int all = ferry.points_left();
  ferry.step("1825");
  EXPECT_GT(all - ferry.points_left(), 4) << "half of the allowance";
  upgrade(theatre, "1726");
  upgrade(theatre, "1825");
  War bridge(theatre, kUsa);
  bridge.muster("1726").step("1825");
  EXPECT_EQ(all - bridge.points_left(), 1);
}

TEST(Campaign_7_5_UnionConstruction, ACrewCompletesALineThatIsWhollyTheUnions) {
  const int line = 3;  // Nashville & Northwestern: 2015, 1916, 1815
  const std::vector<HexId>& hexes = test::shipped_library().network.unfinished(line);
  ASSERT_EQ(hexes.front(), hex("2015"));
  Theatre theatre;
  for (const HexId one : hexes) {
    theatre.hold(hex_text(one), kUsa);
  }
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Usmrr, "2015");
  theatre.put(kUsa, UnitClass::Asp, "2015");
  upgrade(theatre, "2015");
  upgrade(theatre, "1916");
  Theatre partly = theatre;
  partly.hold("1815", kCsa);
  War refused(partly, kUsa);
  refused.act(crew("2015"));
  EXPECT_EQ(refused.refuses_step("1916"), "7.7.1") << "the whole line must be the Union's";
  War war(theatre, kUsa);
  war.act(crew("2015")).step("1916").step("1815").act(verbs::Upgrade{});
  EXPECT_TRUE(finished_lines(war.field())[static_cast<std::size_t>(line)]);
  EXPECT_TRUE(war.field().rails(kUsa).has(hex("1815")));
  EXPECT_TRUE(test::shipped_campaign().faults_of(war.state()).empty());
}

}  // namespace
}  // namespace longroll::campaign
