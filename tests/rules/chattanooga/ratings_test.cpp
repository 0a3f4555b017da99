// What is printed on the counters (5.1): ranges of the ratings, the reverse side, asterisks, and single counters.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

std::vector<Unit> combat_units() {
  std::vector<Unit> units;
  std::copy_if(printed_forces().counters.begin(), printed_forces().counters.end(), std::back_inserter(units),
               [](const Unit& unit) { return is_combat_unit(unit.type); });
  return units;
}

TEST(Chattanooga_5_1_UnitData, RatingsAreWithinTheirRangesAndUseThem) {
  std::set<int> strengths;
  std::set<int> intensities;
  std::set<int> morales;
  for (const Unit& unit : combat_units()) {
    strengths.insert(unit.front.strength);
    morales.insert(unit.front.morale);
    if (unit.type == UnitType::Artillery) {
      EXPECT_EQ(unit.front.intensity, 0) << unit.id << ": artillery has none";
    } else {
      intensities.insert(unit.front.intensity);
    }
  }
  EXPECT_EQ(strengths, (std::set<int>{1, 2, 3, 4}));
  EXPECT_EQ(intensities, (std::set<int>{3, 4, 5, 6, 7}));
  EXPECT_EQ(morales, (std::set<int>{2, 3, 4, 5}));
}

TEST(Chattanooga_5_3_Disruption, TheReverseIsOneWorseInEachRating) {
  for (const Unit& unit : combat_units()) {
    EXPECT_EQ(unit.back.strength, std::max(unit.front.strength - 1, 1)) << unit.id;
    EXPECT_EQ(unit.back.morale, unit.front.morale - 1) << unit.id;
    if (unit.type != UnitType::Artillery) {
      EXPECT_EQ(unit.back.intensity, std::max(unit.front.intensity - 1, 3)) << unit.id;
    }
    EXPECT_EQ(unit.ratings(false), unit.front);
    EXPECT_EQ(unit.ratings(true), unit.back);
  }
}

TEST(Chattanooga_10_10_CombatResults, TheExamplesThirteenthTennesseeHasMoraleFour) {
  EXPECT_EQ(printed_unit("csa.13-154-tn").front.morale, 4);
}

TEST(Chattanooga_11_2_Bombardment, RangeComesFromTheWeapon) {
  for (const Unit& unit : combat_units()) {
    if (unit.type != UnitType::Artillery) {
      EXPECT_EQ(unit.range, unit.weapon == "repeating" ? 2 : 1) << unit.id;
    } else if (unit.weapon.find("rifle") != std::string::npos) {
      EXPECT_GE(unit.range, 8) << unit.id;
    } else {
      EXPECT_LT(unit.range, 8) << unit.id;
      EXPECT_GE(unit.range, 4) << unit.id;
    }
  }
  EXPECT_EQ(printed_unit("usa.21-oh").range, 2) << "Colt's revolving rifles";
  EXPECT_EQ(printed_unit("usa.h-1-il").range, 9) << "20-pounder Parrotts";
  EXPECT_EQ(printed_unit("csa.moody").range, 4) << "howitzers";
}

TEST(Chattanooga_5_9_ExtraStrength, BattalionsAndSmallRegimentsHaveAnAsterisk) {
  for (const char* id : {"usa.1-15-us", "usa.1-13-us", "csa.3-sc-bn", "csa.22-tn-bn", "csa.15-ms-bn", "usa.26-oh"}) {
    EXPECT_TRUE(printed_unit(id).has_asterisk) << id;
  }
  for (const char* id : {"usa.96-il", "csa.45-23-tn", "csa.hilliards", "usa.98-il-mtd", "csa.fowler"}) {
    EXPECT_FALSE(printed_unit(id).has_asterisk) << id;
  }
  for (const Unit& unit : combat_units()) {
    EXPECT_TRUE(unit.has_asterisk || unit.type != UnitType::Infantry || unit.men >= 200) << unit.id;
  }
}

TEST(Chattanooga_16_1_ArmyMorale, EveryUnitBelongsToAnArmy) {
  EXPECT_EQ(printed_unit("usa.96-il").army, Army::Cumberland);
  EXPECT_EQ(printed_unit("usa.33-nj").army, Army::Potomac);
  EXPECT_EQ(printed_unit("usa.geary").army, Army::Potomac);
  EXPECT_EQ(printed_unit("usa.13-il").army, Army::UnionTennessee);
  EXPECT_EQ(printed_unit("csa.2-sc").army, Army::ConfederateTennessee);
}

}  // namespace
}  // namespace longroll::chattanooga
