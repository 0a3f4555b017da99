// Relief of a besieged fort (11.8.1), forts that are answered (11.2) or hidden in after a draw (9.10.2), depots that
// are given up (8.4.2).
#include <gtest/gtest.h>

#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex_at_name;
using test::Theatre;
using test::War;

/// Confederates inside a fort at 0704, besieged by the Union; others come from 0703.
Theatre siege(int inside, int besiegers, int relief) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", inside);
  theatre.post(Seat::Confederate, "0704", Post::Garrison);
  theatre.put(Seat::Union, UnitClass::Asp, "0704", besiegers);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0703", relief);
  theatre.put_leader('E', "0703", 0);  // who comes where it is not supplied
  return theatre;
}

TEST(Campaign_11_8_1_Relief, TheGarrisonJoinsWhenTooFewKeepUpTheSiege) {
  War war(siege(2, 2, 4), Seat::Confederate);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::AttackerLeader);
  EXPECT_EQ(war.refusal(verbs::Sortie{}), "");
  War alone = war;
  alone.act(verbs::Pass{});
  EXPECT_EQ(alone.told<notes::Attacked>()->attack, 4);
  war.act(verbs::Sortie{});
  EXPECT_EQ(war.refusal(verbs::Sortie{}), "11.8.1") << "they have joined";
  war.act(verbs::Pass{});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 6);
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 2);
}

TEST(Campaign_11_8_1_Relief, OneAndOneForEachPointInsideAreEnough) {
  War war(siege(2, 3, 4), Seat::Confederate);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.refusal(verbs::Sortie{}), "11.8.1");
  War fewer(siege(1, 2, 4), Seat::Confederate);
  fewer.muster("0703").step("0704");
  EXPECT_EQ(fewer.refusal(verbs::Sortie{}), "11.8.1") << "the fort's own point does not count";
}

TEST(Campaign_11_8_1_Relief, BeatenTheGarrisonStaysInTheFort) {
  War war(siege(2, 2, 1), Seat::Confederate);
  war.muster("0703").step("0704").act(verbs::Sortie{}).act(verbs::Pass{}, {1, 1});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  int inside = 0;
  for (const PieceId id : war.field().pieces()) {
    const Piece& piece = war.field().piece(id);
    const bool is_there = piece.place == hex_at_name("0704") && owner_of(piece) == Seat::Confederate;
    EXPECT_TRUE(!is_there || !war.field().is_point(id) || post_of(piece.flags) == Post::Garrison);
    inside += is_there && war.field().is_point(id) ? 1 : 0;
  }
  EXPECT_GT(inside, 0);
  EXPECT_GT(war.count(Seat::Union, UnitClass::Asp, "0704"), 0) << "the siege goes on";
}

/// Richmond, where the Confederates build, with Union points beside it.
Theatre at_richmond(int reactors) {
  Theatre theatre;
  theatre.answer(Seat::Union, ReactionRule::Ask);
  theatre.put(Seat::Confederate, UnitClass::Asp, "4410", 2);
  theatre.put(Seat::Union, UnitClass::Asp, "4409", reactors);
  theatre.put_leader('A', "4409", 0);  // else the force would have to be supplied in Richmond
  for (Piece& piece : theatre.state().pieces) {
    if (theatre.library().class_of(piece.kind) == UnitClass::Fort && owner_of(piece) == Seat::Confederate) {
      piece.place = kFortsReady;
      break;
    }
  }
  return theatre;
}
War works_of(const Theatre& theatre, Seat side) {
  War war(theatre, other(side));
  war.act(verbs::EndMoves{});
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  return war;
}

TEST(Campaign_11_2_Answered, TheEnemyMayReactBeforeAFortStands) {
  War war = works_of(at_richmond(6), Seat::Confederate);
  ASSERT_EQ(war.refusal(verbs::PlaceFort{hex_at_name("4410")}), "");
  war.act(verbs::PlaceFort{hex_at_name("4410")});
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  EXPECT_EQ(war.asked(), Seat::Union);
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Fort, "4410"), 0) << "not yet";
  War passes = war;
  passes.act(verbs::Pass{});
  EXPECT_EQ(passes.count(Seat::Confederate, UnitClass::Fort, "4410"), 1);
  EXPECT_TRUE(passes.is_at(StepKind::Works));
  War fails = war;
  fails.act(verbs::React{hex_at_name("4409")}, {1});
  EXPECT_EQ(fails.count(Seat::Confederate, UnitClass::Fort, "4410"), 1);
  war.act(verbs::React{hex_at_name("4409")}, {6});
  ASSERT_TRUE(war.is_at(StepKind::ReactionMove));
  EXPECT_EQ(war.refusal(verbs::ReactTo{hex_at_name("4410")}), "");
  war.act(verbs::ReactTo{hex_at_name("4410")});
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.asked(), Seat::Union) << "who reacts attacks";
  war.act(verbs::Pass{});
  EXPECT_EQ(war.told<notes::Attacked>()->side, Seat::Union);
}

TEST(Campaign_15_3_Diplomacy, MediationKeepsReactionsFromSupplyCenters) {
  const auto placed = [](int mediation) {
    Theatre theatre = at_richmond(6);
    theatre.state().tracks[static_cast<std::size_t>(Track::Mediation)] = static_cast<std::int16_t>(mediation);
    War war = works_of(theatre, Seat::Confederate);
    war.act(verbs::PlaceFort{hex_at_name("4410")});
    if (war.is_at(StepKind::Reaction)) {
      war.act(verbs::React{hex_at_name("4409")}, {6});
    }
    return war;
  };
  EXPECT_EQ(placed(0).refusal(verbs::ReactTo{hex_at_name("4410")}), "");
  EXPECT_EQ(placed(2).refusal(verbs::ReactTo{hex_at_name("4410")}), "") << "of another turn";
  War mediated = placed(1);
  ASSERT_TRUE(mediated.is_at(StepKind::ReactionMove)) << "it may go elsewhere";
  EXPECT_EQ(mediated.refusal(verbs::ReactTo{hex_at_name("4410")}), "6.4");
  mediated.act(verbs::Pass{});
  EXPECT_EQ(mediated.count(Seat::Confederate, UnitClass::Fort, "4410"), 1);
}

TEST(Campaign_11_2_Answered, AFortThatIsNoLongerToBeHadIsNotPlaced) {
  War war = works_of(at_richmond(6), Seat::Confederate);
  war.act(verbs::PlaceFort{hex_at_name("4410")});
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  for (Piece& piece : war.state().pieces) {
    piece.place = piece.place == kFortsReady ? Place{kPool} : piece.place;
  }
  war.act(verbs::Pass{});
  EXPECT_TRUE(war.is_at(StepKind::Works) || war.is_at(StepKind::Movement)) << "the impulse goes on";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Fort, "4410"), 0);
}

TEST(Campaign_11_2_Answered, WhoIsBeatenBeforeAFortStandsBuildsNone) {
  War war = works_of(at_richmond(6), Seat::Confederate);
  war.act(verbs::PlaceFort{hex_at_name("4410")});
  war.act(verbs::React{hex_at_name("4409")}, {6}).act(verbs::ReactTo{hex_at_name("4410")});
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  war.act(verbs::Pass{}, {6, 6});
  for (int i = 0; i < 24 && !war.is_at(StepKind::Works) && !war.is_at(StepKind::Movement); ++i) {
    if (war.asked() == Seat::Chance) {
      war.roll({6});
    } else if (war.is_at(StepKind::Retreat)) {
      war.act_first();
    } else {
      war.act(verbs::Pass{});
    }
  }
  EXPECT_GT(war.count(Seat::Union, UnitClass::Asp, "4410"), 0) << "the attackers have taken the place";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Fort, "4410"), 0);
}

TEST(Campaign_11_2_Answered, NobodyOutsideAnswersTheCompletionForNoZoneGoesIntoAHexWithAFort) {
  Theatre theatre = at_richmond(6);
  const PieceId fort = theatre.put(Seat::Confederate, UnitClass::Fort, "4410");
  theatre.state().piece(fort).up = kReverse;
  theatre.state().piece(fort).flags |= kUnderConstruction;
  War war = works_of(theatre, Seat::Confederate);
  war.act(verbs::FinishFort{hex_at_name("4410")});
  EXPECT_FALSE(war.is_at(StepKind::Reaction)) << "6.2";
  EXPECT_EQ(war.state().piece(fort).up, kFront);
}

/// Union and Confederate points in equal numbers meet at 0704, where the Confederates have a fort.
War drawn_at_a_fort(int points, bool has_fort = true) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Union, UnitClass::Asp, "0703", points);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", points);
  if (has_fort) {
    theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  }
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704", {4, 1});
  return war;
}
/// Confederate points at 0704 in that post.
int points_in(const War& war, Post post) {
  int count = 0;
  for (const PieceId id : war.field().pieces()) {
    const Piece& piece = war.field().piece(id);
    count += piece.place == hex_at_name("0704") && owner_of(piece) == Seat::Confederate && war.field().is_point(id) &&
                     post_of(piece.flags) == post
                 ? 1
                 : 0;
  }
  return count;
}

TEST(Campaign_9_10_2_IntoTheFort, AfterADrawTheDefenderMayGoInside) {
  War war = drawn_at_a_fort(3);
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  ASSERT_EQ(war.stage(), BattleStage::Drawn);
  EXPECT_EQ(war.asked(), Seat::Confederate);
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "");
  EXPECT_EQ(drawn_at_a_fort(3, false).refusal(verbs::RetreatInside{}), "9.10.2") << "no fort is there";
  const int points = points_in(war, Post::Field);
  war.act(verbs::RetreatInside{});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  EXPECT_EQ(points_in(war, Post::Garrison), std::min<int>(points, war.field().numbers().works.fort_added));
  EXPECT_EQ(points_in(war, Post::Field), 0) << "who finds no room retreats out of the hex (11.7)";
  war.roll({1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::FortChoice) << "11.7: to storm or to besiege";
  EXPECT_EQ(war.asked(), Seat::Union);
}

TEST(Campaign_9_10_2_IntoTheFort, CavalryAloneDoesNotAndTheAttackerHasNoFortThere) {
  War war = drawn_at_a_fort(3);
  war.act(verbs::Pass{});
  ASSERT_EQ(war.stage(), BattleStage::DrawnAttacker);
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "9.10.2") << "the fort is the enemy's";
}

TEST(Campaign_8_4_2_Depots, AForceDestroysADepotOfItsOwnForAPoint) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "4506", 2);
  theatre.put(Seat::Union, UnitClass::Depot, "4506", 2);
  theatre.put(Seat::Union, UnitClass::Asp, "4505", 1);
  War war(theatre, Seat::Union);
  EXPECT_EQ(War(theatre, Seat::Union).muster("4505").refusal(verbs::DestroyDepot{}), "8.4.2") << "none is there";
  war.muster("4506");
  const int before = war.points_left();
  war.act(verbs::DestroyDepot{});
  EXPECT_EQ(war.points_left(), before - 1);
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Depot, "4506"), 1);
  war.act(verbs::DestroyDepot{});
  EXPECT_EQ(war.refusal(verbs::DestroyDepot{}), "8.4.2");
}

}  // namespace
}  // namespace longroll::campaign
