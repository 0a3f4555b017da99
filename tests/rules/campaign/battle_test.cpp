// Battle: who fights, the dice, the losses (9.0 to 9.8).
#include "engine/games/campaign/rules/battle.h"

#include <gtest/gtest.h>

#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::attack;
using test::hex;
using test::meeting;
using test::Theatre;
using test::War;

/// The only battle of the chart that these numbers ask for.
BattleLocals battle_at(std::string_view from = "0703") {
  BattleLocals battle;
  battle.hex = hex("0704");
  battle.from = hex(from);
  return battle;
}

Field moving_field(Theatre& theatre) {
  for (Piece& piece : theatre.state().pieces) {
    if (piece.place == hex("0703")) {
      piece.place = hex("0704");
      piece.flags |= kMoving;
    }
  }
  return theatre.field();
}

TEST(Campaign_9_0_Battle, AForceThatEntersAHexOfTheEnemyFightsAndGoesNoFarther) {
  War war = attack(meeting(4, 2), {5, 1});
  war.act(verbs::RetreatTo{hex(war.retreats().substr(0, 4))}).act(verbs::Halt{}, {6, 6, 1, 1});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0704"), 4);
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex("0704"), Post::Field}), "5.2");
}

TEST(Campaign_9_0_Battle, OnlyArmyPointsEnter) {
  for (const UnitClass none : {UnitClass::Cavalry, UnitClass::Msp}) {
    Theatre theatre = meeting(0, 2);
    theatre.put(Seat::Union, none, "0703", 2);
    War war(theatre, Seat::Union);
    EXPECT_EQ(war.muster("0703").refuses_step("0704"), "9.2");
  }
}

TEST(Campaign_9_1_Sequence, LeadersThenOutcomeThenLossesThenPoliticsThenFates) {
  Theatre theatre = meeting(4, 2);
  theatre.put_leader('A', "0703", 1);
  theatre.put_leader('E', "0704", 1);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.stage(), BattleStage::AttackerLeader);
  EXPECT_EQ(war.asked(), Seat::Union);
  war.act(verbs::LeadBattle{0});
  EXPECT_EQ(war.stage(), BattleStage::DefenderLeader);
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.act(verbs::LeadBattle{0});
  EXPECT_EQ(war.stage(), BattleStage::OutcomeDie);
  war.roll({6});
  EXPECT_EQ(war.stage(), BattleStage::LossDie);
  war.roll({1});
  EXPECT_TRUE(war.is_at(StepKind::Retreat)) << "the defender is beaten";
  EXPECT_EQ(war.asked(), Seat::Confederate);
}

TEST(Campaign_9_3_Strengths, LeadersAddTheirRatingButNoMoreThanThePointsThatTheyLead) {
  Theatre theatre = meeting(2, 4);
  const PieceId attacker = theatre.put_leader('A', "0703", 3);
  const PieceId defender = theatre.put_leader('E', "0704", 3);
  const Field field = moving_field(theatre);
  BattleLocals battle = battle_at();
  EXPECT_EQ(strengths_of(field, battle).attack, 2);
  battle.attacking_leader = attacker;
  battle.defending_leader = defender;
  EXPECT_EQ(strengths_of(field, battle).attack, 4);
  EXPECT_EQ(strengths_of(field, battle).defence, 7);
  EXPECT_EQ(strengths_of(field, battle).attack_raw, 2);
  EXPECT_EQ(strengths_of(field, battle).defence_raw, 4);
}

TEST(Campaign_9_2_Participants, RoughGroundLimitsBothSidesToFour) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0114", 6);
  theatre.put(Seat::Union, UnitClass::Depot, "0114");  // 5.3.6
  theatre.put(Seat::Confederate, UnitClass::Asp, "0115", 5);
  War war(theatre, Seat::Union);
  war.muster("0114").step("0115");
  const auto attacked = war.told<notes::Attacked>();
  ASSERT_TRUE(attacked);
  EXPECT_EQ(attacked->attack, 4);
  EXPECT_EQ(attacked->defence, 4);
}

TEST(Campaign_9_2_Participants, MilitiaDefendsButDoesNotAttack) {
  Theatre theatre = meeting(2, 1);
  theatre.put(Seat::Union, UnitClass::Msp, "0703", 3);
  theatre.put(Seat::Confederate, UnitClass::Msp, "0704", 2);
  const War war = attack(theatre, {});
  EXPECT_EQ(war.told<notes::Attacked>()->attack, 2);
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 3);
}

TEST(Campaign_12_2_Entrenchments, DoubleTheDefendersInThem) {
  Theatre theatre = meeting(6, 2);
  theatre.put(Seat::Confederate, UnitClass::Entrenchment, "0704");
  theatre.post(Seat::Confederate, "0704", Post::Entrenched);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  const War war = attack(theatre, {});
  EXPECT_EQ(war.told<notes::Attacked>()->defence, 5) << "two doubled, one in the field";
}

TEST(Campaign_9_3_Ratio, TheFiveSteps) {
  const std::pair<int, int> steps[] = {{74, -2}, {75, -1}, {99, -1}, {100, 0}, {149, 0}, {150, 1}, {299, 1}, {300, 2}};
  for (const auto& [percent, value] : steps) {
    EXPECT_EQ(test::shipped_library().chart.battle.ratio_modifier(percent), value) << percent;
  }
}

TEST(Campaign_9_4_Outcome, EachModifierIsAddedAndTheDieStaysWithinTheTable) {
  Theatre theatre = meeting(4, 4);
  const PieceId attacker = theatre.put_leader('A', "0703", 0);
  const PieceId defender = theatre.put_leader('E', "0704", 0);
  {
    const Field field = moving_field(theatre);
    BattleLocals battle = battle_at();
    EXPECT_EQ(modified_outcome_die(field, battle, 3), 3) << "equal strength";
    battle.attacking_leader = attacker;
    EXPECT_EQ(modified_outcome_die(field, battle, 3), 4);
    battle.defending_leader = defender;
    EXPECT_EQ(modified_outcome_die(field, battle, 3), 3);
    battle.note.over_river = true;
    EXPECT_EQ(modified_outcome_die(field, battle, 3), 2);
    battle.note.is_amphibious = true;
    EXPECT_EQ(modified_outcome_die(field, battle, 6), 3);
    EXPECT_EQ(modified_outcome_die(field, battle, 1), 1) << "no less than 1";
  }
  theatre.demoralize(Seat::Confederate, "0704", 1);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 3), 5);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 6), 6) << "no more than 6";
  theatre.out_of_supply(Seat::Confederate, "0704", 2);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 2), 5) << "out of supply counts once";
  theatre.demoralize(Seat::Union, "0704", 3);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 3), 4) << "two less, however many markers";
  theatre.out_of_supply(Seat::Union, "0704", 1);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 3), 3);
}

TEST(Campaign_9_4_Outcome, HalfOfTheForceIsNotMoreThanHalf) {
  Theatre theatre = meeting(4, 2);
  const PieceId first = moving_field(theatre).first_at(hex("0704"));
  theatre.state().piece(first).flags = with_demoralized(theatre.state().piece(first).flags, 1);
  theatre.state().piece(static_cast<PieceId>(first + 1)).flags =
      with_demoralized(theatre.state().piece(static_cast<PieceId>(first + 1)).flags, 1);
  const int shaken_half = modified_outcome_die(theatre.field(), battle_at(), 3);
  theatre.state().piece(static_cast<PieceId>(first + 2)).flags =
      with_demoralized(theatre.state().piece(static_cast<PieceId>(first + 2)).flags, 1);
  EXPECT_EQ(modified_outcome_die(theatre.field(), battle_at(), 3), shaken_half - 2);
}

/// The Union begins in one hex, Confederates stand in another, in summer.
War loop_war(std::string_view from, std::string_view enemies) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Union, UnitClass::Asp, from, 2);
  theatre.put(Seat::Union, UnitClass::Depot, from);  // 5.3.6
  theatre.put(Seat::Confederate, UnitClass::Asp, enemies, 2);
  War war(theatre, Seat::Union);
  return war.muster(from);
}

TEST(Campaign_9_2_1_RiverLoops, OneLessAgainstWhoStandsInTheLoop) {
  War war = loop_war("0926", "1025");
  war.step("1025");
  EXPECT_TRUE(locals_of<BattleLocals>(war.state().top()).note.over_loop) << "Vicksburg lies in the loop";
  EXPECT_TRUE(locals_of<BattleLocals>(war.state().top()).note.is_amphibious) << "by the ferry";
  war.roll({6});
  EXPECT_EQ(war.told<notes::Fought>()->die, 6 - 1 - 2);
}

TEST(Campaign_9_2_1_RiverLoops, WhoBeginsInTheLoopAttacksOutOfItAsIfThereWereNoRiver) {
  War war = loop_war("1025", "0926");
  war.step("0926");
  EXPECT_EQ(locals_of<BattleLocals>(war.state().top()).note, BattleNote{}) << "5.3.4";
  war.roll({6});
  EXPECT_EQ(war.told<notes::Fought>()->die, 6);
}

TEST(Campaign_9_2_1_RiverLoops, WhoComesThroughTheLoopCrossesItsBottomByTheFerry) {
  War war = loop_war("1026", "0926");
  war.step("1025").step("0926");
  EXPECT_FALSE(locals_of<BattleLocals>(war.state().top()).note.over_loop) << "the defender is outside";
  war.roll({6});
  EXPECT_EQ(war.told<notes::Fought>()->die, 6 - 2);
}

TEST(Campaign_9_4_Outcome, AMinorRiverTakesOneOff) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0106", 2);
  theatre.put(Seat::Union, UnitClass::Depot, "0106");  // 5.3.6
  theatre.put(Seat::Confederate, UnitClass::Asp, "0206", 2);
  War war(theatre, Seat::Union);
  war.muster("0106").step("0206", {4});
  EXPECT_EQ(war.told<notes::Fought>()->die, 3);
}

TEST(Campaign_13_3_6_Amphibious, ABridgeIntoAHexOfTheEnemyTakesTwoOff) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "1402", 2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "1503", 2);
  War war(theatre, Seat::Union);
  war.muster("1402").step("1503", {3});
  EXPECT_EQ(war.told<notes::Fought>()->die, 1);
  war.roll({1});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "1503"), 0);
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "1402"), 1) << "half of those who are thrown back";
}

TEST(Campaign_9_5_Outcome, TheTable) {
  const Outcome outcomes[] = {Outcome::DefenderWins, Outcome::DefenderWins, Outcome::DefenderWins,
                              Outcome::Draw,         Outcome::Draw,         Outcome::AttackerWins};
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(test::shipped_library().chart.battle.row(die).outcome, outcomes[die - 1]);
  }
}

/// Losses of 10 against that number, with an outcome of that row, by that die.
Losses losses(int defenders, int row, int die, bool led = false) {
  Theatre theatre = meeting(10, defenders);
  const PieceId leader = theatre.put_leader('A', "0703", 0);
  BattleLocals battle = battle_at();
  battle.note.row = row;
  battle.attacking_leader = led ? leader : kNoPiece;
  return losses_of(moving_field(theatre), battle, die);
}

TEST(Campaign_9_6_DefenderLosses, APercentageOfTheAttackersPoints) {
  const int percents[] = {10, 20, 20, 20, 20, 30};
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(losses(10, 4, die).defender, percents[die - 1] / 10);
  }
  EXPECT_EQ(losses(6, 4, 1).defender, 2) << "10 of 6 are 166%: ten more";
  EXPECT_EQ(losses(5, 4, 1).defender, 3) << "200%: twenty more";
  EXPECT_EQ(losses(2, 4, 6).defender, 2) << "no more than he has";
}

TEST(Campaign_9_6_DefenderLosses, OfThePointsWithoutTheLeader) {
  Theatre theatre = meeting(3, 10);
  BattleLocals battle = battle_at();
  battle.note.row = 4;
  battle.attacking_leader = theatre.put_leader('A', "0703", 3);
  EXPECT_EQ(losses_of(moving_field(theatre), battle, 6).defender, 1) << "30% of 3, not of 6";
}

TEST(Campaign_9_6_DefenderLosses, TenLessWhenMoreThanHalfAreEntrenched) {
  Theatre theatre = meeting(10, 5);
  theatre.post(Seat::Confederate, "0704", Post::Entrenched);
  BattleLocals battle = battle_at();
  battle.note.row = 4;
  EXPECT_EQ(losses_of(moving_field(theatre), battle, 2).defender, 1) << "10 against 10";
}

TEST(Campaign_9_7_AttackerLosses, TheDefendersAndTheModifiers) {
  EXPECT_EQ(losses(10, 4, 1).attacker, 0) << "1 less 2";
  EXPECT_EQ(losses(10, 4, 3).attacker, 2) << "as the defender";
  EXPECT_EQ(losses(10, 4, 5).attacker, 3) << "one more";
  EXPECT_EQ(losses(10, 1, 5).attacker, 5) << "two more where the defender has won by 1";
  EXPECT_EQ(losses(10, 2, 5).attacker, 4);
  EXPECT_EQ(losses(10, 6, 5).attacker, 2) << "one less where the attacker has won";
  EXPECT_EQ(losses(10, 4, 5, true).attacker, 2) << "one less for his leader";
  EXPECT_EQ(losses(2, 4, 6).attacker, 3) << "the defender's real loss of 2, and one";
}

TEST(Campaign_9_7_AttackerLosses, OneMoreForADefendingLeaderAndForAnEntrenchment) {
  Theatre theatre = meeting(10, 10);
  const PieceId leader = theatre.put_leader('E', "0704", 0);
  BattleLocals battle = battle_at();
  battle.note.row = 4;
  battle.defending_leader = leader;
  EXPECT_EQ(losses_of(moving_field(theatre), battle, 3).attacker, 3);
  theatre.post(Seat::Confederate, "0704", Post::Entrenched);
  EXPECT_EQ(losses_of(theatre.field(), battle, 3).attacker, 1 + 1 + 1) << "10%, the leader and the entrenchment";
}

TEST(Campaign_9_8_TakingLosses, ArmyPointsBeforeMilitiaBeforeCavalry) {
  Theatre theatre = meeting(0, 1);
  theatre.put(Seat::Confederate, UnitClass::Cavalry, "0704");
  theatre.put(Seat::Confederate, UnitClass::Msp, "0704");
  const Field field = theatre.field();
  const auto order = loss_order(field, hex("0704"), Seat::Confederate, [](PieceId) { return true; });
  ASSERT_EQ(order.size(), 3U);
  EXPECT_EQ(field.class_of(order[0]), UnitClass::Asp);
  EXPECT_EQ(field.class_of(order[1]), UnitClass::Msp);
  EXPECT_EQ(field.class_of(order[2]), UnitClass::Cavalry);
}

TEST(Campaign_9_8_TakingLosses, UnionArmyPointsAreCountedForTheirReplacement) {
  const War war = attack(meeting(10, 10), {3, 5});
  EXPECT_EQ(war.field().value(Track::UnionLost), 2 + 1 + 1) << "20% of 10, one by the die, one by the outcome";
}

}  // namespace
}  // namespace longroll::campaign
