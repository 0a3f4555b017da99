// Forts that are stormed, given up or repaired (11.5, 11.8.3), and entrenchments (12.0, 12.1).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
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

/// Union points come from 0703 before a fort at 0704 with `inside` points in it.
Theatre before_fort(int points, int inside) {
  Theatre theatre = meeting(points, inside);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.post(kCsa, "0704", Post::Garrison);
  return theatre;
}
War stormed(const Theatre& theatre, std::initializer_list<int> dice) {
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Storm{}, dice);
  return war;
}
int demoralized_of(const War& war, Seat side) {
  int markers = 0;
  for (const PieceId id : war.field().pieces()) {
    markers += war.field().side_of(id) == side ? demoralized(war.field().piece(id).flags) : 0;
  }
  return markers;
}

TEST(Campaign_11_8_3_Storming, TheDefendersNeitherRetreatNorAreDemoralized) {
  War war = stormed(before_fort(6, 2), {6, 1});
  EXPECT_FALSE(war.is_at(StepKind::Retreat));
  EXPECT_GT(war.count(kCsa, UnitClass::Asp, "0704"), 0);
  EXPECT_EQ(demoralized_of(war, kCsa), 0);
}

TEST(Campaign_11_8_3_Storming, WhoIsBeatenThereIsDemoralizedAndRetreats) {
  War war = stormed(before_fort(6, 2), {1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), kUsa);
  EXPECT_GT(demoralized_of(war, kUsa), 0);
}

TEST(Campaign_11_8_3_Storming, AfterADrawTheSiegeGoesOnAndNobodyIsAsked) {
  Theatre theatre = before_fort(6, 0);  // three against one point, tripled
  theatre.put_leader('A', "0703", 0);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Storm{}).act(verbs::LeadBattle{0}, {4, 1});
  EXPECT_EQ(war.told<notes::Fought>()->outcome, Outcome::Draw);
  EXPECT_EQ(war.asked(), Seat::Chance) << "leaders' fates";
  war.roll({1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.count(kCsa, UnitClass::Fort, "0704"), 1);
  EXPECT_GT(war.count(kUsa, UnitClass::Asp, "0704"), 0);
}

TEST(Campaign_11_8_3_Storming, ItsLastPointFallsWithTheLossBeyondThoseInside) {
  // A damaged fort defends as an entrenchment: three against two of a point and its own, doubled.
  Theatre theatre = before_fort(6, 1);
  for (Piece& piece : theatre.state().pieces) {
    if (piece.place == hex("0704") && theatre.library().class_of(piece.kind) == UnitClass::Fort) {
      piece.up = kReverse;
    }
  }
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Storm{});
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 4) << "11.3, 11.5";
}

TEST(Campaign_11_8_3_Storming, AStormIsABattleOfItsOwnForLeaders) {
  Theatre theatre = before_fort(10, 0);
  theatre.put(kCsa, UnitClass::Asp, "0704");  // outside
  theatre.put_leader('A', "0703", 1);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::LeadBattle{0}, {6, 1});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  war.roll({6, 6, 1, 1});
  ASSERT_EQ(war.stage(), BattleStage::FortChoice);
  war.act(verbs::Storm{});
  ASSERT_EQ(war.stage(), BattleStage::AttackerLeader) << "asked again";
  war.act(verbs::Pass{});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 3) << "without him";
}

TEST(Campaign_11_5_Destroying, TheCounterOfAFortThatIsGivenUpHasToBeBuiltAgain) {
  Theatre theatre;
  const PieceId fort = theatre.put(kCsa, UnitClass::Fort, "4410");
  War war(theatre, kUsa);
  war.act(verbs::EndMoves{});
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  ASSERT_EQ(war.asked(), kCsa);
  EXPECT_EQ(war.refusal(verbs::DestroyFort{hex("4409")}), "11.5");
  war.act(verbs::DestroyFort{hex("4410")});
  EXPECT_EQ(war.state().piece(fort).place, kPool);
}

TEST(Campaign_11_5_Destroying, ARepairIsNotAnsweredByTheEnemy) {
  Theatre theatre;
  theatre.answer(kUsa, ReactionRule::Ask);
  const PieceId fort = theatre.put(kCsa, UnitClass::Fort, "4410");
  theatre.state().piece(fort).up = kReverse;
  theatre.put(kCsa, UnitClass::Asp, "4410", 2);
  theatre.put(kUsa, UnitClass::Asp, "4409", 3);
  theatre.put_leader('A', "4409", 0);
  War war(theatre, kUsa);
  war.act(verbs::EndMoves{});
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  war.act(verbs::FinishFort{hex("4410")});
  EXPECT_FALSE(war.is_at(StepKind::Reaction));
  EXPECT_EQ(war.state().piece(fort).up, kFront);
}

TEST(Campaign_12_0_Entrenchments, ThoseOutsideDoNotKeepIt) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410", 2);
  theatre.post(kCsa, "4410", Post::Entrenched);
  theatre.put(kCsa, UnitClass::Entrenchment, "4410");
  theatre.put(kCsa, UnitClass::Asp, "4410", 3);
  const verbs::Less one{theatre.library().kind_of(kCsa, UnitClass::Asp),
                        theatre.field().name_of(theatre.field().first_at(hex("4410"))).state, 1};
  War war(theatre, kCsa);
  war.muster("4410", Post::Entrenched).act(one).act(verbs::TakePost{Post::Field});
  EXPECT_EQ(war.count(kCsa, UnitClass::Entrenchment, "4410"), 0) << "one is left in it, four outside";
}

TEST(Campaign_12_1_Entrenching, ItIsGoneWhenAllOfItRetreat) {
  Theatre theatre = meeting(9, 3);
  theatre.put(kCsa, UnitClass::Entrenchment, "0704");
  theatre.post(kCsa, "0704", Post::Entrenched);
  War war = attack(theatre, {6, 1});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  war.act_first();
  EXPECT_EQ(war.count(kCsa, UnitClass::Entrenchment, "0704"), 0);
}

TEST(Campaign_11_8_3_Storming, WhoHoldsOutAfterADefeatIsNotDemoralized) {
  Theatre theatre = before_fort(6, 1);
  theatre.put_leader('A', "0703", 0);
  for (Piece& piece : theatre.state().pieces) {
    if (piece.place == hex("0704") && theatre.library().class_of(piece.kind) == UnitClass::Fort) {
      piece.up = kReverse;
    }
  }
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(verbs::Storm{}).act(verbs::LeadBattle{0}, {6, 1});
  ASSERT_EQ(war.told<notes::Fought>()->outcome, Outcome::AttackerWins);
  ASSERT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 1) << "10% less 10% of three";
  EXPECT_EQ(demoralized_of(war, kCsa), 0);
  EXPECT_FALSE(war.is_at(StepKind::Retreat));
}

}  // namespace
}  // namespace longroll::campaign
