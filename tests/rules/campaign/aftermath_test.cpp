// After a battle: demoralization, retreat, politics, leaders; cavalry, forts and entrenchments (9.9 to 12.2, 16.0).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/retreat.h"
#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::attack;
using test::hex;
using test::meeting;
using test::Theatre;
using test::War;

int status(const War& war) { return war.field().value(Track::PoliticalStatus); }

TEST(Campaign_9_9_Demoralization, TheLoserIsDemoralizedAfterADrawNobody) {
  War beaten = attack(meeting(4, 2), {5, 1});
  const Field field = beaten.field();
  int markers = 0;
  for (const PieceId id : field.pieces()) {
    markers += field.side_of(id) == Seat::Confederate ? demoralized(field.piece(id).flags) : 0;
    EXPECT_TRUE(field.side_of(id) == Seat::Confederate || demoralized(field.piece(id).flags) == 0);
  }
  EXPECT_EQ(markers, 1);
  const War drawn = attack(meeting(4, 4), {4, 1});
  for (const PieceId id : drawn.field().pieces()) {
    EXPECT_EQ(demoralized(drawn.field().piece(id).flags), 0);
  }
}

TEST(Campaign_9_10_Retreat, ABeatenDefenderGoesAwayFromWhereTheAttackerCame) {
  War war = attack(meeting(6, 6), {6, 3});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), Seat::Confederate);
  const std::string ways = war.retreats();
  EXPECT_EQ(ways.find("0703"), std::string::npos) << "where he came from";
  EXPECT_EQ(ways.find("0603"), std::string::npos) << "in the zone that goes from there";
  EXPECT_EQ(ways.find("0803"), std::string::npos);
  EXPECT_NE(ways, "");
}

TEST(Campaign_9_10_3_Length, OneOrTwoHexes) {
  War war = attack(meeting(6, 6), {6, 3});
  const std::string first = war.retreats().substr(0, 4);
  EXPECT_EQ(war.refusal(verbs::Halt{}), "9.10.3");
  war.act(verbs::RetreatTo{hex(first)});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, first), 5);
  const std::string second = war.retreats().substr(0, 4);
  War one = war;
  one.act(verbs::Halt{});
  EXPECT_FALSE(one.is_at(StepKind::Retreat));
  EXPECT_EQ(one.count(Seat::Confederate, UnitClass::Asp, first), 5);
  war.act(verbs::RetreatTo{hex(second)});
  EXPECT_FALSE(war.is_at(StepKind::Retreat)) << "no third hex";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, second), 5);
}

TEST(Campaign_9_10_4_Direction, NotIntoAPrimaryZoneAndAwayFromSecondaryOnes) {
  Theatre theatre = meeting(6, 6);
  theatre.put(Seat::Union, UnitClass::Asp, "0506");
  War war = attack(theatre, {6, 3});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  const Field field = war.field();
  const std::string ways = war.retreats();
  for (std::size_t i = 0; i < ways.size(); i += 5) {
    const HexId to = hex(ways.substr(i, 4));
    EXPECT_GT(field.grid().distance(to, hex("0506")), 1) << "a primary zone";
    EXPECT_GT(field.grid().distance(to, hex("0703")), 1) << "the attacker's, where he came from";
  }
}

TEST(Campaign_9_10_4_Direction, TowardsASourceOfSupply) {
  Theatre theatre = meeting(6, 6);
  War war = attack(theatre, {1, 3});  // the Union is thrown back
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), Seat::Union);
  EXPECT_TRUE(homes_of(war.field(), Seat::Union).has(hex("1201"))) << "Galesburg";
  EXPECT_EQ(war.retreats().find("0604"), std::string::npos) << "to the west";
  EXPECT_NE(war.retreats().find("0803"), std::string::npos) << "to the east";
}

TEST(Campaign_9_10_Retreat, WhoHasNoWayOutLosesHalf) {
  Theatre theatre = meeting(6, 5);
  for (const char* const around : {"0803", "0804", "0705", "0604", "0603"}) {
    theatre.put(Seat::Union, UnitClass::Asp, around);
  }
  const War war = attack(theatre, {6, 1});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 2) << "5 less 1 of the battle, half of 4 stay";
  ASSERT_TRUE(war.told<notes::Cornered>());
  EXPECT_EQ(war.told<notes::Cornered>()->points, 2);
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0704"), 6) << "both are in the hex";
}

TEST(Campaign_9_10_Retreat, ADieBelowTheArmyPointsThatHadNoWayOutLiftsTheUnion) {
  const auto status_after = [](int die) {
    Theatre theatre = meeting(12, 9);
    for (const char* const around : {"0803", "0804", "0705", "0604", "0603"}) {
      theatre.put(Seat::Union, UnitClass::Asp, around);
    }
    War war = attack(theatre, {6, 1});
    EXPECT_EQ(war.told<notes::Cornered>()->points, 4) << "9 less 1 of the battle";
    EXPECT_TRUE(war.is_at(StepKind::Surrender)) << "15.1";
    EXPECT_TRUE(test::shipped_campaign().faults_of(war.state()).empty());
    const int before = war.field().value(Track::PoliticalStatus);
    war.roll({die});
    EXPECT_EQ(war.stage(), BattleStage::PoliticalDice);
    EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 4) << "the battle goes on, and no other surrender";
    return war.field().value(Track::PoliticalStatus) - before;
  };
  EXPECT_EQ(status_after(3), 1) << "3 is less than 4";
  EXPECT_EQ(status_after(4), 0);
}

TEST(Campaign_9_10_Retreat, NoDieFallsForUnionPointsThatHadNoWayOut) {
  Theatre theatre = meeting(6, 4);
  for (const char* const around : {"0803", "0804", "0705", "0604", "0603"}) {
    theatre.put(Seat::Confederate, UnitClass::Asp, around);
  }
  theatre.put(Seat::Union, UnitClass::Depot, "0703");  // 5.3.6
  const War war = attack(theatre, {1, 3});
  ASSERT_TRUE(war.told<notes::Cornered>());
  EXPECT_TRUE(war.is_at(StepKind::Battle));
}

TEST(Campaign_9_10_1_Draw, TheDefenderThenTheAttackerMayRetreat) {
  War war = attack(meeting(4, 4), {4, 1});
  EXPECT_EQ(war.stage(), BattleStage::Drawn);
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.act(verbs::Pass{});
  EXPECT_EQ(war.stage(), BattleStage::DrawnAttacker);
  EXPECT_EQ(war.asked(), Seat::Union);
  war.act(verbs::Pass{}, {1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0704"), 4);
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 4) << "10% of 4";
  // In the next impulse the other side attacks there or moves out.
  war.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.asked(), Seat::Confederate);
  EXPECT_EQ(war.refusal(verbs::EndMoves{}), "9.10.1");
  war.muster("0704");
  EXPECT_EQ(war.refusal(verbs::Halt{}), "9.10.1");
  War attacks = war;
  attacks.step("0704").act(verbs::Pass{}, {6});  // no battle supply is used
  EXPECT_EQ(attacks.stage(), BattleStage::LossDie);
  war.step("0705").act(verbs::Halt{}).act(verbs::EndMoves{});
  EXPECT_EQ(war.asked(), Seat::Union);
}

TEST(Campaign_9_10_1_Draw, DestroyingADepotIsNoWayOut) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 4);
  const PieceId point = theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  theatre.put(Seat::Confederate, UnitClass::Depot, "0704");
  War free(theatre, Seat::Confederate);
  EXPECT_EQ(free.muster("0704").refusal(verbs::DestroyDepot{}), "");
  theatre.state().piece(point).flags |= kMustActHere;  // as its impulse begins
  War war(theatre, Seat::Confederate);
  war.muster("0704");
  EXPECT_EQ(war.refusal(verbs::DestroyDepot{}), "9.10.1");
}

TEST(Campaign_4_3_Militia, WhatItGuardedIsLostWhenItGoesHomeFromAmongEnemies) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "2722", 2);
  theatre.put(Seat::Confederate, UnitClass::Msp, "2722");
  theatre.put(Seat::Confederate, UnitClass::Factory, "2722");
  War war(theatre, Seat::Union);
  war.state().stack.front() = step_of(GameTurnLocals{GameTurnStage::Impulses, kImpulses});  // the last of the turn
  const int turn = war.field().turn();
  war.act(verbs::EndMoves{});
  ASSERT_EQ(war.field().turn(), turn + 1);
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Msp, "2722"), 0);
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Factory, "2722"), 0) << "Union forces occupy its hex (4.2.5)";
}

TEST(Campaign_9_10_1_Draw, AForceInWorksNeedNotLeave) {
  Theatre theatre = meeting(2, 2);
  theatre.put(Seat::Confederate, UnitClass::Entrenchment, "0704");
  theatre.post(Seat::Confederate, "0704", Post::Entrenched);
  War war = attack(theatre, {6, 1});
  if (war.asked() == Seat::Confederate && war.is_at(StepKind::Battle)) {
    war.act(verbs::Pass{});
  }
  if (war.is_at(StepKind::Battle) && war.asked() == Seat::Union) {
    war.act(verbs::Pass{}, {1, 1});
  }
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  war.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.refusal(verbs::EndMoves{}), "") << "the Confederates are entrenched";
}

TEST(Campaign_9_10_2_Inside, ABeatenFieldForceMayGoIntoItsFort) {
  Theatre theatre = meeting(6, 3);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  War war = attack(theatre, {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  war.act(verbs::RetreatInside{});
  int inside = 0;
  for (const PieceId id : war.field().pieces()) {
    inside += post_of(war.field().piece(id).flags) == Post::Garrison && war.field().piece(id).place == hex("0704");
  }
  EXPECT_EQ(inside, 1) << "3 less 2: all who are left";
}

TEST(Campaign_9_10_2_Inside, CavalryDoesNotGoInAndIsNotAskedTo) {
  Theatre theatre = meeting(6, 3);
  theatre.put(Seat::Confederate, UnitClass::Cavalry, "0704", 1);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  War war = attack(theatre, {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  war.act(verbs::RetreatInside{});
  ASSERT_TRUE(war.is_at(StepKind::Retreat)) << "the cavalry goes elsewhere";
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "9.10.2");
}

TEST(Campaign_9_11_Politics, TwoDiceWithinTheDefendersStrengthMoveTheStatus) {
  const auto after = [](std::initializer_list<int> dice) {
    War war = attack(meeting(10, 7), {6, 1});
    war.act(verbs::RetreatTo{hex(war.retreats().substr(0, 4))}).act(verbs::Halt{}, dice);
    return status(war);
  };
  EXPECT_EQ(after({3, 4}), 3) << "7 of 7 and a Union victory";
  EXPECT_EQ(after({4, 4}), 2) << "8 of 7";
  War lost = attack(meeting(6, 7), {1, 2});
  lost.act(verbs::RetreatTo{hex(lost.retreats().substr(0, 4))}).act(verbs::Halt{}, {1, 1});
  EXPECT_EQ(status(lost), 1);
}

TEST(Campaign_9_11_Politics, NotAfterADraw) {
  War war = attack(meeting(4, 4), {4, 1});
  war.act(verbs::Pass{}).act(verbs::Pass{});
  EXPECT_EQ(war.stage(), BattleStage::LeaderDice);
}

TEST(Campaign_9_12_Leaders, TheTable) {
  const LeaderChart& chart = test::shipped_library().chart.leaders;
  EXPECT_TRUE(leader_result(chart, Standing::Winner, 9).is_promoted);
  EXPECT_FALSE(leader_result(chart, Standing::Winner, 8).is_promoted);
  EXPECT_TRUE(leader_result(chart, Standing::Winner, 10).is_wounded);
  EXPECT_TRUE(leader_result(chart, Standing::Winner, 12).is_killed);
  EXPECT_TRUE(leader_result(chart, Standing::Winner, 12).is_promoted) << "both at once";
  EXPECT_TRUE(leader_result(chart, Standing::Loser, 8).is_wounded);
  EXPECT_TRUE(leader_result(chart, Standing::Loser, 9).is_killed);
  EXPECT_TRUE(leader_result(chart, Standing::Loser, 13).is_promoted);
  EXPECT_TRUE(leader_result(chart, Standing::Draw, 9).is_wounded);
  EXPECT_TRUE(leader_result(chart, Standing::Draw, 11).is_promoted);
  EXPECT_TRUE(leader_result(chart, Standing::Draw, 12).is_killed);
  EXPECT_EQ(added_strength(chart, 9), 6);
  EXPECT_EQ(added_strength(chart, 4), 4);
}

/// A battle that the Union wins under its leader, with these dice for politics and leaders.
War won(std::initializer_list<int> dice) {
  Theatre theatre = meeting(10, 4);
  theatre.put_leader('A', "0703", 1);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}, {6, 1});
  war.act(verbs::RetreatTo{hex(war.retreats().substr(0, 4))}).act(verbs::Halt{}, dice);
  return war;
}

TEST(Campaign_9_12_Leaders, ALeaderIsPromotedWoundedOrKilled) {
  const auto leader = [](const War& war) { return war.state().piece(static_cast<PieceId>(106)); };
  War promoted = won({6, 6, 4, 1});  // 5 and 4: 9
  EXPECT_EQ(leader(promoted).marks, 2);
  War wounded = won({6, 6, 5, 1, 3});  // 10, and a die for the wound
  EXPECT_EQ(leader(wounded).place, kTurnBox + 2 + 2) << "half of 3, rounded up, after turn 2";
  EXPECT_EQ(leader(wounded).marks, 2) << "promoted as well";
  War killed = won({6, 6, 6, 2});  // 12
  EXPECT_EQ(leader(killed).place, kPool);
  EXPECT_EQ(leader(killed).marks, 0);
}

TEST(Campaign_10_1_Creating, TheWinnerMayCreateALeaderOfNoRating) {
  War war = won({6, 6, 4, 1});
  ASSERT_TRUE(war.is_at(StepKind::LeaderFates));
  EXPECT_EQ(war.asked(), Seat::Union);
  War passes = war;
  passes.act(verbs::Pass{});
  EXPECT_EQ(passes.count(Seat::Union, UnitClass::Leader, "0704"), 1);
  war.act(verbs::CreateLeader{});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Leader, "0704"), 2);
  EXPECT_EQ(war.state().piece(static_cast<PieceId>(107)).marks, 0);
}

TEST(Campaign_10_1_Creating, NobodyWhenAllFourAreOnTheMap) {
  Theatre theatre = meeting(10, 4);
  for (const char letter : {'A', 'B', 'C', 'D'}) {
    theatre.put_leader(letter, "1402", 0);
  }
  War war = attack(theatre, {6, 1});
  war.act(verbs::RetreatTo{hex(war.retreats().substr(0, 4))}).act(verbs::Halt{}, {6, 6, 4, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

TEST(Campaign_10_2_LeaderOperations, ALeaderWhomTheEnemyFindsAloneGoesToTheNearestFriends) {
  Theatre theatre = meeting(2, 0);
  const PieceId leader = theatre.put_leader('E', "0704", 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0708");
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.state().piece(leader).place, hex("0708"));
  EXPECT_FALSE(war.is_at(StepKind::Battle)) << "a leader occupies no hex";
}

TEST(Campaign_11_3_Garrisons, ALeaderInAFortIsOneOfItsGarrisonUntilItFalls) {
  Theatre theatre = meeting(6, 0);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  const PieceId leader = theatre.put_leader('E', "0704", 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0708");
  War sits(theatre, Seat::Union);
  sits.muster("0703").step("0704");
  War storms = sits;
  sits.act(verbs::Besiege{});
  EXPECT_EQ(sits.state().piece(leader).place, hex("0704"));
  storms.act(verbs::Storm{});
  ASSERT_EQ(storms.asked(), Seat::Confederate) << "he may lead the garrison (9.3)";
  storms.act(verbs::LeadBattle{0}, {6, 6});
  EXPECT_EQ(storms.count(Seat::Confederate, UnitClass::Fort, "0704"), 0);
  EXPECT_EQ(storms.state().piece(leader).place, hex("0708"));
}

TEST(Campaign_16_0_Cavalry, WithoutPointsItIsTakenOnSixOrRetreats) {
  const auto tried = [](bool with_cavalry, int die) {
    Theatre theatre = meeting(2, 0);
    theatre.put(Seat::Confederate, UnitClass::Cavalry, "0704");
    if (with_cavalry) {
      theatre.put(Seat::Union, UnitClass::Cavalry, "0703");
    }
    War war = attack(theatre, {die});
    return war.told<notes::CavalryTried>()->is_lost;
  };
  EXPECT_TRUE(tried(false, 6));
  EXPECT_FALSE(tried(false, 5));
  EXPECT_TRUE(tried(true, 4)) << "two more against cavalry";
  EXPECT_FALSE(tried(true, 3));
  Theatre theatre = meeting(2, 0);
  const PieceId cavalry = theatre.put(Seat::Confederate, UnitClass::Cavalry, "0704");
  War war = attack(theatre, {1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  war.act(verbs::RetreatTo{hex(war.retreats().substr(0, 4))}).act(verbs::Halt{});
  EXPECT_NE(war.state().piece(cavalry).place, hex("0704"));
  EXPECT_EQ(demoralized(war.state().piece(cavalry).flags), 0) << "it is not demoralized";
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

TEST(Campaign_11_8_3_Storming, AtMostThreeAgainstTheFortTripledAndItsOwnPointLast) {
  Theatre theatre = meeting(6, 1);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  theatre.post(Seat::Confederate, "0704", Post::Garrison);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
  War sits = war;
  sits.act(verbs::Besiege{});
  EXPECT_TRUE(sits.is_at(StepKind::Movement));
  EXPECT_EQ(sits.count(Seat::Union, UnitClass::Asp, "0704"), 6);
  war.act(verbs::Storm{});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 3);
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 6) << "a point and the garrison, tripled";
  war.roll({6, 6});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 0) << "30% of 3";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Fort, "0704"), 1) << "its own point is the last";
}

TEST(Campaign_11_8_3_Storming, AFortWithoutItsPointIsDestroyed) {
  Theatre theatre = meeting(6, 0);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(verbs::Storm{}, {6, 6});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Fort, "0704"), 0);
  EXPECT_TRUE(war.told<notes::FortFell>().has_value());
}

TEST(Campaign_11_7_FieldAndGarrison, AFieldForceIsFoughtFirstThenTheFort) {
  Theatre theatre = meeting(10, 1);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  War war = attack(theatre, {6, 1, 6, 6, 1, 1});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 0) << "the field force is gone";
  EXPECT_EQ(war.stage(), BattleStage::FortChoice) << "the second attack of the impulse";
  war.act(verbs::Storm{});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 3);
}

TEST(Campaign_12_1_Entrenching, WithoutTwoArmyPointsItIsRemoved) {
  Theatre theatre = meeting(10, 2);
  theatre.put(Seat::Confederate, UnitClass::Entrenchment, "0704");
  theatre.post(Seat::Confederate, "0704", Post::Entrenched);
  War war = attack(theatre, {3, 1});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Entrenchment, "0704"), 0);
}

}  // namespace
}  // namespace longroll::campaign
