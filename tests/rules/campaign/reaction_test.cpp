// The other side answers exits from its zones of control: who tries, where he goes, the battles (6.4).
#include "engine/games/campaign/rules/reaction.h"

#include <gtest/gtest.h>

#include "tests/rules/campaign/passing.h"

namespace longroll::campaign {
namespace {

using test::hex_at_name;
using test::passing;
using test::react;
using test::Theatre;
using test::to;
using test::two_reactors;
using test::War;

TEST(Campaign_6_4_Reaction, AForceWhoseZoneIsLeftTriesWithADie) {
  War war(passing(3, 3), Seat::Union);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  EXPECT_EQ(war.asked(), Seat::Confederate);
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0704"), 3) << "halted in the hex that it was entering";
  War fails = war;
  fails.act(react("0705"), {4});
  EXPECT_TRUE(fails.is_at(StepKind::ForceMove)) << "a force tries once an exit";
  War succeeds = war;
  succeeds.act(react("0705"), {5});
  ASSERT_TRUE(succeeds.is_at(StepKind::ReactionMove));
  EXPECT_EQ(succeeds.refusal(to("0704")), "");
  EXPECT_EQ(succeeds.refusal(to("0703")), "6.4") << "one hex";
  war.act(verbs::Pass{});
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "nobody has to react";
}

TEST(Campaign_6_4_Reaction, TheQuestionSaysWhichMoveIsAnswered) {
  War war(passing(3, 3), Seat::Union);
  war.muster("0703").step("0704");
  const std::string text = test::shipped_campaign().prompt(war.state()).text;
  EXPECT_EQ(text.find("3 points of the enemy go from "), 0U) << text;
  EXPECT_LT(text.find("0703"), text.find("0704")) << text;
}

TEST(Campaign_6_4_Reaction, ALeadersRatingIsAddedToTheDie) {
  Theatre theatre = passing(3, 3);
  theatre.put_leader('E', "0705", 2);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {3});
  EXPECT_TRUE(war.is_at(StepKind::ReactionMove));
}

TEST(Campaign_6_4_Reaction, OnlyForcesThatExertAZoneIntoTheHexThatWasLeft) {
  Theatre theatre = passing(3, 3);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0407", 2);  // far from 0703
  theatre.put(Seat::Confederate, UnitClass::Msp, "0604", 1);  // exerts none
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.refusal(react("0705")), "");
  EXPECT_EQ(war.refusal(react("0407")), "6.4");
  EXPECT_EQ(war.refusal(react("0604")), "6.4");
  // A demoralized force has no secondary zone, one that is out of supply has none at all.
  Theatre shaken = passing(3, 3);
  shaken.demoralize(Seat::Confederate, "0705", 1);
  EXPECT_TRUE(War(shaken, Seat::Union).muster("0703").step("0704").is_at(StepKind::ForceMove));
  Theatre both = passing(3, 3);
  both.demoralize(Seat::Confederate, "0705", 1);
  both.put(Seat::Confederate, UnitClass::Asp, "0604", 2);
  War asked(both, Seat::Union);
  asked.muster("0703").step("0704");
  EXPECT_EQ(asked.refusal(react("0604")), "");
  EXPECT_EQ(asked.refusal(react("0705")), "6.4") << "its own zone does not reach 0703";
  Theatre near = passing(3, 0);
  near.put(Seat::Confederate, UnitClass::Asp, "0603", 1);
  near.demoralize(Seat::Confederate, "0603", 1);
  EXPECT_TRUE(War(near, Seat::Union).muster("0703").step("0704").is_at(StepKind::Reaction)) << "a primary zone";
  near.out_of_supply(Seat::Confederate, "0603", 1);
  EXPECT_TRUE(War(near, Seat::Union).muster("0703").step("0704").is_at(StepKind::ForceMove));
}

TEST(Campaign_13_6_Silenced, AFortStaysSilencedWhateverReactsElsewhere) {
  Theatre theatre = passing(3, 3);
  const PieceId fort = theatre.put(Seat::Confederate, UnitClass::Fort, "4713");
  theatre.state().piece(fort).flags |= kSilenced;
  theatre.state().piece(fort).up = kReverse;
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {1});
  ASSERT_TRUE(war.is_at(StepKind::ForceMove));
  EXPECT_TRUE((war.state().piece(fort).flags & kSilenced) != 0) << "for the rest of the impulse";
}

TEST(Campaign_6_4_Reaction, WhoIsInWorksCannotReact) {
  Theatre theatre = passing(3, 3);
  theatre.put(Seat::Confederate, UnitClass::Entrenchment, "0705");
  theatre.post(Seat::Confederate, "0705", Post::Entrenched);
  EXPECT_TRUE(War(theatre, Seat::Union).muster("0703").step("0704").is_at(StepKind::ForceMove)) << "12.2";
}

TEST(Campaign_6_4_Reaction, ABattleInTheMiddleOfAMoveThatTheMoverWins) {
  War war(passing(6, 4), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704"), {1, 3});
  EXPECT_EQ(war.told<notes::Attacked>()->side, Seat::Confederate) << "who reacts attacks";
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 4);
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 6);
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), Seat::Confederate) << "he retreats";
  war.act_first();
  if (war.is_at(StepKind::Retreat)) {
    war.act(verbs::Halt{});
  }
  war.roll({6, 6, 1, 1});
  ASSERT_TRUE(war.is_at(StepKind::ForceMove)) << "it goes on";
  EXPECT_EQ(war.refuses_step("0603"), "");
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0704"), 5) << "20% of 4";
}

TEST(Campaign_6_4_Reaction, AMarchGoesOnToItsGoalOnceTheBattleIsWon) {
  War war(passing(6, 4), Seat::Union);
  war.muster("0703").act(verbs::March{hex_at_name("0603")});
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "by the way of one hex";
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0603"), 6);
  Theatre theatre = passing(6, 4);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0904", 3);
  War far(theatre, Seat::Union);
  far.muster("0703").act(verbs::March{hex_at_name("0803")});
  ASSERT_TRUE(far.is_at(StepKind::Reaction));
  far.act(verbs::Pass{});
  EXPECT_TRUE(far.is_at(StepKind::ForceMove)) << "where it was sent";
  EXPECT_EQ(far.count(Seat::Union, UnitClass::Asp, "0803"), 6);
}

TEST(Campaign_6_4_Reaction, AMoverWhoIsBeatenHasEndedHisMove) {
  War war(passing(3, 6), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704"), {6, 3});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.asked(), Seat::Union);
  EXPECT_EQ(war.retreats().find("0705"), std::string::npos) << "from where the enemy came";
  war.act_first();
  if (war.is_at(StepKind::Retreat)) {
    war.act(verbs::Halt{});
  }
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  for (const PieceId id : war.field().pieces()) {
    const Field field = war.field();
    if (field.side_of(id) == Seat::Union && field.is_point(id) && is_hex(field.piece(id).place)) {
      EXPECT_TRUE(field.has_flag(id, kMoved));
      EXPECT_EQ(demoralized(field.piece(id).flags), 1);
    }
    EXPECT_FALSE(field.has_flag(id, kMoving | kTried));
  }
}

TEST(Campaign_6_4_Reaction, ADrawLeavesBothInTheHexAndEndsTheMove) {
  War war(passing(4, 4), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704"), {4, 1});
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::Drawn);
  EXPECT_EQ(war.asked(), Seat::Union) << "the defender first";
  war.act(verbs::Pass{});
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.act(verbs::Pass{}, {1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_GT(war.count(Seat::Union, UnitClass::Asp, "0704"), 0);
  EXPECT_GT(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 0);
  // In the next impulse the other side attacks there or moves out (9.10.1).
  war.act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.asked(), Seat::Confederate);
  EXPECT_EQ(war.refusal(verbs::EndMoves{}), "9.10.1");
}

TEST(Campaign_6_4_Reaction, AllMoveThenTheyAttackOneAfterAnotherInTheOrderOfTheirMoves) {
  War war(two_reactors(), Seat::Union);
  war.muster("0703").step("0704").act(react("0604"), {6}).act(to("0704"));
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "the other may try before the first attacks";
  EXPECT_EQ(war.refusal(react("0604")), "6.4");
  war.act(react("0705"), {6}).act(to("0704"), {1, 1});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 3) << "0604 came first";
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  war.roll({6, 6, 1, 1});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 2) << "then 0705, alone";
  ASSERT_EQ(war.asked(), Seat::Chance);
  war.roll({1, 1});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "it has won both";
}

TEST(Campaign_6_4_Reaction, OnceTheMoverIsBeatenTheRestStayWhereTheyAre) {
  Theatre theatre = passing(2, 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 5);
  War war(theatre, Seat::Union);
  war.muster("0703")
      .step("0704")
      .act(react("0604"), {6})
      .act(to("0704"))
      .act(react("0705"), {6})
      .act(to("0704"), {6, 1});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "no second battle";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 7);
  for (const PieceId id : war.field().pieces()) {
    EXPECT_EQ(arrival_of(war.field().piece(id).flags), 0);
  }
}

TEST(Campaign_6_4_Reaction, AMoverWhoIsBeatenAndHasNoWayOutStaysAndTheRestDoNotAttack) {
  Theatre theatre = passing(4, 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 5);
  theatre.put_leader('A', "0703", 0);                    // who goes where it is not supplied
  for (const std::string_view hex : {"0603", "0803"}) {  // their zones shut all other ways; they stay where they are
    const PieceId id = theatre.put(Seat::Confederate, UnitClass::Asp, hex);
    theatre.state().piece(id).marks = 1 + static_cast<int>(ReactionRule::Never);
  }
  War war(theatre, Seat::Union);
  war.muster("0703")
      .step("0704")
      .act(react("0604"), {6})
      .act(to("0704"))
      .act(react("0705"), {6})
      .act(to("0704"))
      .act(verbs::Pass{}, {6, 1});
  ASSERT_TRUE(war.told<notes::Cornered>()) << "9.10: nobody lets it out";
  EXPECT_FALSE(war.is_at(StepKind::Retreat));
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << "no second battle";
  EXPECT_GT(war.count(Seat::Union, UnitClass::Asp, "0704"), 0) << "both are in the hex now";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0704"), 7);
}

TEST(Campaign_6_4_Reaction, WhoJoinsFriendsInTheOpenDefendsWithThem) {
  Theatre theatre = passing(6, 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 2);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704"));
  ASSERT_TRUE(war.is_at(StepKind::Reaction)) << "those in 0704 may react too";
  war.act(verbs::Pass{});
  ASSERT_EQ(war.asked(), Seat::Chance);
  EXPECT_EQ(war.told<notes::Attacked>()->side, Seat::Union) << "the mover attacks";
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 4);
}

TEST(Campaign_6_4_Reaction, DefendersMayGoAwayAndTheMoverGoesOn) {
  Theatre theatre = passing(6, 0);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 2);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0704"), {6}).act(to("0705"));
  EXPECT_TRUE(war.is_at(StepKind::ForceMove)) << "nobody is left to fight";
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0705"), 2);
  EXPECT_EQ(war.refuses_step("0705"), war.points_left() >= 5 ? "" : "5.0");
}

TEST(Campaign_6_4_Reaction, FriendsInWorksAreIgnoredWhoComesAttacks) {
  Theatre theatre = passing(6, 0);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 4);
  theatre.put_leader('E', "0604", 0);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 1);
  theatre.post(Seat::Confederate, "0704", Post::Garrison);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0604"), {6}).act(to("0704"));
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  EXPECT_EQ(war.stage(), BattleStage::AttackerLeader);
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.act(verbs::Pass{});
  ASSERT_EQ(war.asked(), Seat::Chance);
  EXPECT_EQ(war.told<notes::Attacked>()->side, Seat::Confederate);
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 4) << "the garrison is ignored";
  war.roll({1, 1});
  // Beaten beside its fort it may go inside (9.10.2).
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "");
  war.act_first();
  while (war.is_at(StepKind::Retreat)) {
    war.act(verbs::Halt{});
  }
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Battle)) << "the mover has won, and stands before the fort";
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
  EXPECT_EQ(war.asked(), Seat::Union);
}

TEST(Campaign_11_7_IntoWorks, DefendersMayReactIntoTheFortBeforeTheBattle) {
  Theatre theatre = passing(6, 0);
  theatre.put(Seat::Confederate, UnitClass::Fort, "0704");
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 2);  // its zone is left
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704", 2);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  EXPECT_EQ(war.refusal(react("0704")), "") << "its zone reaches 0703";
  war.act(react("0704"), {5});
  EXPECT_EQ(war.refusal(verbs::TakePost{Post::Entrenched}), "12.1");
  war.act(verbs::TakePost{Post::Garrison}).act(verbs::Pass{});
  EXPECT_EQ(war.stage(), BattleStage::FortChoice);
}

TEST(Campaign_6_4_Reaction, NobodyEntersAHexWithOtherEnemies) {
  Theatre theatre = passing(3, 3);
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 1);  // stands there, and does not move
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6});
  EXPECT_EQ(war.refusal(to("0704")), "6.4");
}

TEST(Campaign_6_4_Reaction, APartStaysAndMayTryByItself) {
  War war(passing(6, 4), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6});
  const Field field = war.field();
  const ClassName name = field.name_of(field.first_at(hex_at_name("0705")));
  EXPECT_EQ(war.refusal(verbs::Less{name.kind, name.state, 4}), "6.4");
  war.act(verbs::Less{name.kind, name.state, 3}).act(to("0604"));
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Asp, "0604"), 1);
  EXPECT_EQ(war.refusal(react("0705")), "");
  EXPECT_EQ(war.refusal(react("0604")), "6.4") << "has tried";
}

TEST(Campaign_6_4_Reaction, EveryExitIsAnsweredAgain) {
  War war(passing(3, 3), Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {1});
  ASSERT_TRUE(war.is_at(StepKind::ForceMove));
  war.step("0603");
  EXPECT_TRUE(war.is_at(StepKind::Reaction)) << "0704 is in a zone too";
  EXPECT_EQ(war.refusal(react("0705")), "");
}

TEST(Campaign_9_12_Leaders, WhoIsWoundedInAReactionLeavesTheMapWithoutFlags) {
  Theatre theatre = passing(4, 4);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0604", 3);
  const PieceId leader = theatre.put_leader('E', "0705", 0);
  theatre.put_leader('F', "0604", 0);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704")).act(react("0604"), {6}).act(to("0704"));
  war.act(verbs::LeadBattle{0}, {3, 1});                 // drawn
  war.act(verbs::Pass{}).act(verbs::Pass{}, {2, 3, 1});  // 5 and 4 strength points: wounded
  ASSERT_TRUE(war.is_at(StepKind::Battle)) << "the second battle";
  EXPECT_GE(war.state().piece(leader).place, kTurnBox);
  EXPECT_EQ(war.state().piece(leader).flags, 0);
}

TEST(Campaign_6_4_Reaction, CavalryThatIsMetHasItsDice) {
  Theatre theatre = passing(0, 3);
  theatre.put(Seat::Union, UnitClass::Cavalry, "0703");
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(react("0705"), {6}).act(to("0704"));
  ASSERT_TRUE(war.is_at(StepKind::CavalryFlight)) << "16.0";
  war.roll({6});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Cavalry, "0704"), 0);
  EXPECT_TRUE(war.is_at(StepKind::Movement));
}

}  // namespace
}  // namespace longroll::campaign
