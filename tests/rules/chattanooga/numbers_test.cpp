// The numbers that the cards print beside the tables, each as the rule has it.
#include <gtest/gtest.h>

#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

const ChartNumbers& numbers() { return printed_chart().numbers; }

TEST(Chattanooga_3_5_VictoryPoints, CountUnitsCadresAndLeaders) {
  EXPECT_EQ(numbers().victory.captured_unit, 2);
  EXPECT_EQ(numbers().victory.destroyed_cadre, 1);
  EXPECT_EQ(numbers().victory.killed_leader, 1);
  EXPECT_EQ(numbers().victory.captured_leader, 2);
  EXPECT_EQ(numbers().victory.times_opponent, 2) << "twice the points of the opponent";
  EXPECT_EQ(numbers().victory.infantry_share, 4) << "a quarter of the enemy's infantry units";
}

TEST(Chattanooga_5_5_MoraleChecks, AlwaysPassOnANaturalZeroAndFailOnANine) {
  EXPECT_EQ(numbers().morale.always_passes, 0);
  EXPECT_EQ(numbers().morale.always_fails, 9);
}

TEST(Chattanooga_5_6_Rout, ACheckFailedByFiveShatters) { EXPECT_EQ(numbers().morale.shatters_by, 5); }

TEST(Chattanooga_5_11_Cadres, SucceedUpToThreeOrOneAndAreDestroyedByANine) {
  EXPECT_EQ(numbers().cadre.success_to, 3);
  EXPECT_EQ(numbers().cadre.asterisk_success_to, 1);
  EXPECT_EQ(numbers().cadre.destroyed_die, 9);
}

TEST(Chattanooga_7_1_Movement, AllowancesAreFourDoubledForCavalryAndTwelveForLeaders) {
  EXPECT_EQ(numbers().movement.allowance, 4);
  EXPECT_EQ(numbers().movement.cavalry_factor, 2) << "7.6";
  EXPECT_EQ(numbers().movement.leader_allowance, 12) << "7.7";
  EXPECT_EQ(numbers().movement.road_bonus_hexes, 3) << "7.4";
  EXPECT_EQ(numbers().movement.stack_limit, 3) << "8.1";
}

TEST(Chattanooga_10_2_CombatProcedure, ModifiersAreThePrintedOnes) {
  EXPECT_EQ(numbers().combat.cavalry_intensity, 3) << "10.3";
  EXPECT_EQ(numbers().combat.coordinated_intensity, 2) << "10.6";
  EXPECT_EQ(numbers().combat.charge_intensity, 2) << "10.8";
  EXPECT_EQ(numbers().movement.charge_points, 2) << "10.8";
  EXPECT_EQ(numbers().combat.volley_die, -2) << "10.9";
  EXPECT_EQ(numbers().combat.leader_hit_die, 5) << "13.4";
  EXPECT_EQ(numbers().combat.fortune_die, 0) << "15.0";
}

TEST(Chattanooga_11_2_Bombardment, ColumnsShiftForCavalryAndVolley) {
  EXPECT_EQ(numbers().combat.ranged_column, 1);
  EXPECT_EQ(numbers().combat.cavalry_target_shift, 1);
  EXPECT_EQ(numbers().combat.volley_shift, 1);
  EXPECT_EQ(numbers().combat.hilltop_artillery_die, 1) << "11.3";
  EXPECT_EQ(numbers().combat.hilltop_natural_to, 1) << "11.3: a natural 0 or 1";
}

TEST(Chattanooga_13_4_KillingLeaders, AHitLeaderReturnsUpToFour) { EXPECT_EQ(numbers().leaders.returns_to, 4); }

TEST(Chattanooga_14_3_CreatingReserves, TakesAZeroAndTwoLessInTheAdministrativePhase) {
  EXPECT_EQ(numbers().reserves.creation_to, 0);
  EXPECT_EQ(numbers().reserves.administrative_die, -2);
  EXPECT_EQ(numbers().reserves.enemy_distance, 3);
  EXPECT_EQ(numbers().reserves.seen_within, 10) << "14.7";
  EXPECT_EQ(numbers().reserves.markers, 6) << "14.2";
  EXPECT_EQ(numbers().reserves.dummies, 2) << "14.7";
}

TEST(Chattanooga_15_0_Fortunes, DiceAreThePrintedOnes) {
  EXPECT_EQ(numbers().leaders.fortune_kills_from, 8);
  EXPECT_EQ(numbers().leaders.fortune_moves_from, 5);
  EXPECT_EQ(numbers().leaders.counterattack_points, 2);
}

TEST(Chattanooga_16_1_ArmyMorale, ChangesOnZeroOrOneAndSettlesByTheAdministrativeDie) {
  EXPECT_EQ(numbers().army_morale.changes_to, 1);
  EXPECT_EQ(numbers().army_morale.settle_none_to, 3);
  EXPECT_EQ(numbers().army_morale.settle_one_to, 7);
}

TEST(Chattanooga_16_2_ArmyMoraleEffects, TheBoxIsAddedToAttacksAndTheLowestTwoToMoraleChecks) {
  for (int morale = -3; morale <= 3; ++morale) {
    EXPECT_EQ(numbers().army_morale.box(morale).intensity, morale);
    EXPECT_EQ(numbers().army_morale.box(morale).morale_die, morale == -3 ? 2 : morale == -2 ? 1 : 0) << morale;
  }
}

TEST(Chattanooga_17_2_BuildingWorks, UnitsAndTurnsAreThePrintedOnes) {
  const auto& works = numbers().works;
  EXPECT_EQ(works[Works::Breastwork].units, 1);
  EXPECT_EQ(works[Works::Breastwork].turns, 1);
  EXPECT_EQ(works[Works::Trench].units, 3);
  EXPECT_EQ(works[Works::Trench].turns, 2);
  EXPECT_EQ(works[Works::Redoubt].units, 3);
  EXPECT_EQ(works[Works::Redoubt].turns, 3);
}

TEST(Chattanooga_17_3_Breastworks, HelpTheDefenderByOneAndStopInfantryFire) {
  const WorksNumbers& breastwork = numbers().works[Works::Breastwork];
  EXPECT_EQ(breastwork.strength, 1);
  EXPECT_EQ(breastwork.morale, 1);
  EXPECT_TRUE(breastwork.blocks_infantry_fire);
  EXPECT_FALSE(breastwork.blocks_artillery_fire);
  EXPECT_FALSE(breastwork.needs_charge);
  EXPECT_FALSE(breastwork.blocks_zones);
  EXPECT_TRUE(breastwork.has_artillery);
}

TEST(Chattanooga_17_4_Trenches, AreTakenByChargesAloneAndHaveNoArtillery) {
  const WorksNumbers& trench = numbers().works[Works::Trench];
  EXPECT_EQ(trench.strength, 2);
  EXPECT_EQ(trench.morale, 1);
  EXPECT_TRUE(trench.needs_charge);
  EXPECT_TRUE(trench.blocks_infantry_fire && trench.blocks_artillery_fire && trench.blocks_zones);
  EXPECT_FALSE(trench.has_artillery);
  EXPECT_FALSE(trench.helps_attack_morale);
}

TEST(Chattanooga_17_5_Redoubts, AreTrenchesWithArtilleryThatHelpAttacksOutOfThem) {
  const WorksNumbers& redoubt = numbers().works[Works::Redoubt];
  EXPECT_EQ(redoubt.strength, 2);
  EXPECT_EQ(redoubt.morale, 1);
  EXPECT_TRUE(redoubt.needs_charge);
  EXPECT_TRUE(redoubt.has_artillery);
  EXPECT_TRUE(redoubt.helps_attack_morale);
}

}  // namespace
}  // namespace longroll::chattanooga
