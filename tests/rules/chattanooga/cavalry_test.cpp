// Cavalry that attacks (10.3).
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// A regiment of cavalry whose intensity is 6.
Unit horse() {
  Unit unit = regiment(4, 6);
  unit.type = UnitType::Cavalry;
  return unit;
}

/// Cavalry at 0506, by its flags, that can attack Georgia at 0505.
Table horse_against(const Unit& defender, unsigned flags) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Cavalry);
  t.on(Option::Charge);
  t.usa("horse", horse()).at("0506").with(flags);
  t.csa("georgia", defender).at("0505");
  return t;
}

Engagement engagement(Table& t) { return {t.id("horse"), t.id("georgia"), Table::hex("0505")}; }
int intensity(Table& t) { return intensity_of(t.field(), engagement(t)); }
int die_change(Table& t) { return die_terms(t.field(), engagement(t)).total(); }

TEST(Chattanooga_10_3_Column, IsTheThirdForCavalryThatDoesNotCharge) {
  Table t = horse_against(regiment(4, 5), 0);
  EXPECT_EQ(intensity(t), 3);
  EXPECT_EQ(intensity_terms(t.field(), engagement(t)).total(), 3) << "and the items say so";
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with horse"});
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 3);
}

TEST(Chattanooga_10_3_Column, NothingElseChangesIt) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Cavalry);
  t.on(Option::Heroes);
  t.on(Option::ArmyMorale);
  t.army(Army::Cumberland, 2);
  t.heroes(2, 1);
  t.usa("horse", horse()).at("0506").hero(2);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(intensity(t), 3);
}

TEST(Chattanooga_10_3_Column, IsThatOfTheIntensityInACharge) {
  Table t = horse_against(regiment(4, 5), kCharge);
  EXPECT_EQ(intensity(t), 8) << "6 and 2 for the charge (10.8)";
}

TEST(Chattanooga_10_3_Column, OfInfantryIsItsOwn) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Cavalry);
  t.usa("horse", regiment(4, 6)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(intensity(t), 6);
}

TEST(Chattanooga_10_3_Column, IsAnOption) {
  Table t(kUnion, Phase::Combat);
  t.usa("horse", horse()).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(intensity(t), 6) << "the parentheses of its intensity are ignored";
}

TEST(Chattanooga_10_3_Charge, GoesOutOfAndIntoClearHexes) {
  for (const std::string_view hex : {"0505", "0506"}) {
    Table t = horse_against(regiment(4, 5), kCharge);
    t.terrain(hex, Terrain::Woods);
    EXPECT_EQ(intensity(t), 3) << hex;
  }
}

TEST(Chattanooga_10_3_Charge, CrossesNoSlope) {
  for (const bool is_up : {false, true}) {
    Table t = horse_against(regiment(4, 5), kCharge);
    if (is_up) {
      t.side("0506", "0505", kUphill);
    } else {
      t.side("0505", "0506", kUphill);
    }
    EXPECT_EQ(intensity(t), 3) << is_up;
  }
}

TEST(Chattanooga_10_3_Charge, OfInfantryIsNotBoundToTheGround) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Cavalry);
  t.on(Option::Charge);
  t.terrain("0505", Terrain::Woods);
  t.usa("horse", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(intensity(t), 7);
}

TEST(Chattanooga_10_3_RangeOfTheInfantry, ComesOffTheDieOfACharge) {
  Unit repeaters = regiment(4, 5);
  repeaters.range = 2;
  Table t = horse_against(repeaters, kCharge);
  EXPECT_EQ(die_change(t), -2);
  Table rifles = horse_against(regiment(4, 5), kCharge);
  EXPECT_EQ(die_change(rifles), -1);
}

TEST(Chattanooga_10_3_RangeOfTheInfantry, CountsForNothingElse) {
  Unit horses = horse();
  Table against_horse = horse_against(horses, kCharge);
  EXPECT_EQ(die_change(against_horse), 0) << "cavalry defends";
  Unit guns = artillery();
  guns.front.strength = 2;
  guns.range = 6;
  Table against_guns = horse_against(guns, kCharge);
  EXPECT_EQ(die_change(against_guns), 0) << "a battery defends";
  Table no_charge = horse_against(regiment(4, 5), 0);
  EXPECT_EQ(die_change(no_charge), 0);
}

TEST(Chattanooga_10_3_Markers, OnTheMoveOnlyWhereTheGroundAllowsACharge) {
  for (const bool is_clear : {true, false}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::Cavalry);
    t.on(Option::Charge);
    t.terrain("0505", is_clear ? Terrain::Clear : Terrain::Woods);
    t.usa("horse", horse()).at("0507");
    t.csa("georgia", infantry()).at("0505");
    t.act_all({"take horse", "step 0506"});
    EXPECT_EQ(t.is_offered("charge-all"), is_clear);
  }
}

TEST(Chattanooga_6_3_CavalryInStacks, StopsBeforeInfantryOnlyWhereItCanCharge) {
  for (const bool is_clear : {true, false}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::Cavalry);
    t.on(Option::Charge);
    t.terrain("0505", is_clear ? Terrain::Clear : Terrain::Woods);
    t.usa("horse", horse()).at("0507");
    t.usa("ohio", infantry()).at("0507");
    t.csa("georgia", infantry()).at("0505");
    t.act_all({"take-stack 0507", "step 0506"});
    EXPECT_EQ(t.refused("charge-all"), is_clear ? "lawful" : "6.3") << "ohio could charge";
    t.act(is_clear ? "charge-all" : "halt");
    EXPECT_EQ(t.place("horse"), is_clear ? "0506" : "0507");
    EXPECT_EQ(t.has_flag("ohio", kCharge), is_clear);
  }
}

TEST(Chattanooga_10_3_Markers, InTheEnemysPhaseLikewise) {
  for (const bool is_clear : {true, false}) {
    Table t(kConfederate, Phase::Combat);
    t.on(Option::Cavalry);
    t.on(Option::Charge);
    t.terrain("0505", is_clear ? Terrain::Clear : Terrain::Woods);
    t.usa("horse", horse()).at("0506");
    t.usa("ohio", infantry()).at("0405");
    t.csa("georgia", infantry()).at("0505");
    t.act("end-combat");
    EXPECT_EQ(t.refused("charge horse"), is_clear ? "lawful" : "10.3");
    EXPECT_TRUE(t.is_offered("charge ohio"));
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
