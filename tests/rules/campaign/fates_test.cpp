// What a battle does to politics and to leaders, and leaders alone (9.11 to 10.2); cavalry that is met (16.0).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/movement.h"
#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::attack;
using test::hex;
using test::kCsa;
using test::kUsa;
using test::meeting;
using test::Theatre;
using test::War;

int status(const War& war) { return war.field().value(Track::PoliticalStatus); }
const Piece& piece(const War& war, PieceId id) { return war.state().piece(id); }

/// The side that retreats goes one hex; then these dice fall.
void retreat_and_roll(War& war, std::initializer_list<int> dice) {
  if (war.is_at(StepKind::Retreat) && war.refusal(verbs::Halt{}) != "") {
    war.act_first();
  }
  if (war.is_at(StepKind::Retreat)) {
    war.act(verbs::Halt{});
  }
  war.roll(dice);
}
/// The Union attacks with its first leader, if it has one there; nobody else leads; these dice decide.
War led_attack(const Theatre& theatre, std::initializer_list<int> dice) {
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}, dice);
  return war;
}

TEST(Campaign_9_11_Politics, TheDefendersPointsCountWithoutHisLeader) {
  Theatre theatre = meeting(9, 4);
  theatre.put_leader('A', "0703", 0);
  theatre.put_leader('E', "0704", 3);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}).act(verbs::LeadBattle{0}, {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  const int before = status(war);
  retreat_and_roll(war, {2, 3, 1, 1});
  EXPECT_EQ(status(war), before) << "5 of 4, not of 7";
}

TEST(Campaign_9_12_Leaders, NobodyIsPromotedAboveThree) {
  Theatre theatre = meeting(10, 4);
  const PieceId leader = theatre.put_leader('A', "0703", 3);
  War war = led_attack(theatre, {6, 1});
  retreat_and_roll(war, {6, 6, 4, 1});
  EXPECT_EQ(piece(war, leader).marks, 3);
}

TEST(Campaign_9_12_Leaders, TheDefendersLeaderHasHisFateToo) {
  Theatre theatre = meeting(9, 4);
  const PieceId leader = theatre.put_leader('E', "0704", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}, {6, 1});
  retreat_and_roll(war, {6, 6, 2, 2, 5});
  EXPECT_EQ(piece(war, leader).place, kTurnBox + 2 + 3) << "4 and 4: the loser's is wounded, half of 5 rounded up";
}

TEST(Campaign_9_12_Leaders, WithoutStrengthPointsLeftASideConsultsNoTable) {
  Theatre theatre = meeting(10, 1);
  theatre.put(kCsa, UnitClass::Asp, "0708", 2);  // to whom he goes
  const PieceId leader = theatre.put_leader('E', "0704", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}, {6, 1});
  ASSERT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 0);
  retreat_and_roll(war, {6, 6, 2, 5});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "7 and 1 would wound the loser's leader";
  EXPECT_EQ(piece(war, leader).place, hex("0708"));
  EXPECT_EQ(piece(war, leader).marks, 1);
}

TEST(Campaign_9_12_Leaders, WhoDidNotLeadIsNotConcerned) {
  Theatre theatre = meeting(10, 4);
  const PieceId leader = theatre.put_leader('A', "0703", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Pass{}, {6, 1});
  retreat_and_roll(war, {6, 6, 4, 1});
  EXPECT_EQ(piece(war, leader).marks, 1);
}

TEST(Campaign_10_1_Creating, NobodyIsCreatedByAWinnerWithoutPoints) {
  War war = attack(meeting(10, 1), {1, 1});
  ASSERT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 0) << "the defender has won, and lost his point";
  retreat_and_roll(war, {6, 6, 5, 5});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "10 and 1";
}

TEST(Campaign_10_1_Creating, NobodyIsCreatedAfterADraw) {
  War war = attack(meeting(6, 6), {4, 1});
  war.act(verbs::Pass{}).act(verbs::Pass{}, {5, 5});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

TEST(Campaign_10_1_Creating, NotOnLessThanNine) {
  War war = attack(meeting(10, 4), {6, 1});
  retreat_and_roll(war, {6, 6, 2, 2});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "4 and 4";
}

TEST(Campaign_10_1_Creating, AWoundedLeaderIsNotCreatedAgain) {
  Theatre theatre = meeting(10, 4);
  for (const char letter : {'A', 'B', 'C'}) {
    theatre.put_leader(letter, "1402", 0);
  }
  theatre.state().piece(theatre.put_leader('D', "1402", 2)).place = static_cast<Place>(kTurnBox + 5);
  War war = attack(theatre, {6, 1});
  retreat_and_roll(war, {6, 6, 4, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

TEST(Campaign_10_2_LeaderOperations, HeStaysWithHisForceToTheEndOfItsMove) {
  Theatre theatre = meeting(3, 0);
  theatre.put_leader('A', "0703", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0803");
  const Field field = war.field();
  for_each_at(field, hex("0803"), [&](PieceId id) {
    const ClassName name = field.name_of(id);
    const bool is_leader = field.class_of(id) == UnitClass::Leader;
    EXPECT_EQ(war.refusal(verbs::Drop{name.kind, name.state, 1}), is_leader ? "5.2.2" : "");
  });
}

TEST(Campaign_10_2_LeaderOperations, FoundAloneHeGoesNeitherAmongEnemiesNorPastATown) {
  Theatre theatre = meeting(2, 0);
  theatre.put(kCsa, UnitClass::Asp, "0804");  // nearer, but a hex that enemies share
  theatre.put(kUsa, UnitClass::Asp, "0804");
  theatre.put(kCsa, UnitClass::Asp, "0708");
  const PieceId leader = theatre.put_leader('E', "0704", 2);
  War to_friends(theatre, kUsa);
  to_friends.muster("0703").step("0704");
  EXPECT_EQ(piece(to_friends, leader).place, hex("0708"));
  theatre.hold("0705", kCsa);
  War to_town(theatre, kUsa);
  to_town.muster("0703").step("0704");
  EXPECT_EQ(piece(to_town, leader).place, hex("0705")) << "Macon, which his side holds";
}

TEST(Campaign_16_0_Cavalry, ADieForEachAndTheRestRetreats) {
  Theatre theatre = meeting(2, 0);
  theatre.put(kCsa, UnitClass::Cavalry, "0704", 3);
  War war = attack(theatre, {6, 1, 6});
  EXPECT_EQ(war.count(kCsa, UnitClass::Cavalry, "0704"), 1);
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  retreat_and_roll(war, {});
  EXPECT_EQ(war.count(kCsa, UnitClass::Cavalry, "0704"), 0);
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "nobody is promoted, nothing counts for politics";
}

TEST(Campaign_16_0_Cavalry, IntoAHexWithADepotThatNobodyGuards) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Cavalry, "0703");
  theatre.put_leader('A', "0703", 0);
  theatre.put(kCsa, UnitClass::Depot, "0704");
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.count(kCsa, UnitClass::Depot, "0704"), 0);
}

TEST(Campaign_10_2_LeaderOperations, OutOfAZoneHePaysAPointAsAnywhere) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put_leader('A', "0703", 1);
  theatre.put(kCsa, UnitClass::Asp, "0704");
  War war(theatre, kUsa);
  war.muster("0703");
  EXPECT_EQ(march_step(war.field(), locals_of<ForceMoveLocals>(war.state().top()), hex("0702")).points, 1);
}

}  // namespace
}  // namespace longroll::campaign
