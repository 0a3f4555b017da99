// Who attacks whom, by which intensity and die (8.4, 10.1, 10.2, 10.4, 10.5, 12.2, 12.3).
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// A regiment of that combat strength and intensity.
Unit rated(int strength, int intensity) {
  Unit unit = infantry();
  unit.front.strength = static_cast<std::int8_t>(strength);
  unit.front.intensity = static_cast<std::int8_t>(intensity);
  return unit;
}

Engagement between(Table& t, std::string_view attacker, std::string_view defender) {
  return {t.id(attacker), t.id(defender), t.piece(defender).place};
}
int intensity(Table& t, std::string_view attacker, std::string_view defender) {
  return intensity_of(t.field(), between(t, attacker, defender));
}
int row(Table& t, std::string_view attacker, std::string_view defender, int natural) {
  return combat_die(t.field(), between(t, attacker, defender), natural);
}

/// The row and the column by which the last combat was read.
std::pair<int, int> reading(Table& t) {
  const auto fought = t.remark(LogNote::Fought);
  return {fought[2], fought[3]};
}

/// Iowa at 0506 below Georgia at 0505, in the Combat Phase of the Union.
Table contact() {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0506");
  t.csa("georgia", infantry(4)).at("0505");
  return t;
}

TEST(Chattanooga_6_5_ZonesInCombat, NobodyHasToAttack) {
  Table t = contact();
  EXPECT_TRUE(t.is_zone_of(kUnion, "0505"));
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Chattanooga_10_1_Attacks, OfUnitsNextToTheEnemyOnly) {
  Table t = contact();
  t.usa("ohio", infantry()).at("0508");
  t.csa("texas", infantry()).at("0510");
  EXPECT_EQ(t.refused("attack 0510"), "10.1") << "nobody stands next to it";
  EXPECT_EQ(t.refused("attack 0508"), "10.1") << "no enemy";
  EXPECT_EQ(t.refused("attack 0101"), "10.1");
  t.act("attack 0505");
  EXPECT_EQ(t.refused("attack-with ohio"), "10.1");
  EXPECT_EQ(t.refused("attack-with georgia"), "10.1");
  EXPECT_TRUE(t.is_offered("attack-with iowa"));
}

TEST(Chattanooga_10_1_Attacks, WhoNamesAHexAttacksIt) {
  Table t = contact();
  t.usa("ohio", infantry()).at("0405");
  t.act("attack 0505");
  EXPECT_EQ(t.refused("end-attack"), "10.1");
  t.dictate({6});  // Dr2 against equals: nothing
  t.act("attack-with iowa");
  EXPECT_TRUE(t.is_offered("end-attack"));
}

TEST(Chattanooga_10_1_Attacks, AUnitAttacksOnceAPhaseAndAHexAnyNumberOfTimes) {
  Table t = contact();
  t.usa("ohio", infantry()).at("0405");
  t.csa("texas", infantry()).at("0606");
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_EQ(t.refused("attack-with iowa"), "10.1");
  t.dictate({6});
  t.act("attack-with ohio");
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "nobody is left who could attack";
  EXPECT_EQ(t.refused("attack 0606"), "10.1") << "iowa has attacked";
}

TEST(Chattanooga_10_1_Attacks, OneHexToItsEndBeforeTheNext) {
  Table t = contact();
  t.usa("ohio", infantry()).at("0405");
  t.usa("maine", infantry()).at("0706");
  t.csa("texas", infantry()).at("0606");
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_NE(t.refused("attack 0606"), "lawful");
  t.dictate({6});
  t.act_all({"end-attack", "attack 0606", "attack-with maine"});
  EXPECT_EQ(t.refused("attack 0505"), "10.1") << "ohio could, but its time is over";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_1_Attacks, WhatWasFoughtIsForgottenInTheNextCouplet) {
  Table t = contact();
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with iowa"});
  t.dictate({0});
  t.act_all({"end-combat", "end-moves", "end-combat", "end-moves"});
  EXPECT_TRUE(t.is_offered("attack 0505"));
}

TEST(Chattanooga_8_4_StacksInCombat, TheTopRegimentAttacksAndDefends) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.usa("ohio", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("0505");
  t.csa("guns", artillery()).at("0505");
  t.act("attack 0505");
  EXPECT_EQ(t.refused("attack-with iowa"), "8.4");
  t.dictate({9});  // against the guns too: row 7, Dr
  t.act("attack-with ohio");
  EXPECT_TRUE(t.is_disrupted("texas"));
  EXPECT_FALSE(t.is_disrupted("georgia"));
}

TEST(Chattanooga_8_4_StacksInCombat, WhoComesToTheTopMayAttack) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.usa("ohio", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("0505");
  t.dictate({3});  // BxDr
  t.act_all({"attack 0505", "attack-with ohio"});
  EXPECT_EQ(t.place("ohio"), "eliminated");
  EXPECT_TRUE(t.is_offered("attack-with iowa"));
}

TEST(Chattanooga_10_2_Intensity, IsTheAttackersFromThreeToNine) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", rated(2, 7)).at("0506");
  t.usa("ohio", rated(2, 7)).at("0405").disrupted();
  t.usa("maine", rated(2, 12)).at("0605");
  t.csa("georgia", rated(2, 3)).at("0505");
  EXPECT_EQ(intensity(t, "iowa", "georgia"), 7);
  EXPECT_EQ(intensity(t, "ohio", "georgia"), 4) << "its reverse";
  EXPECT_EQ(intensity(t, "maine", "georgia"), 9);
}

TEST(Chattanooga_10_2_Intensity, IsNeverBelowThree) {
  Table t(kUnion, Phase::Combat);
  t.turn(6);
  t.terrain("0505", Terrain::Swamp);
  t.usa("iowa", rated(2, 5)).at("0506");
  t.csa("georgia", infantry()).at("0505");
  EXPECT_EQ(intensity(t, "iowa", "georgia"), 3);
}

TEST(Chattanooga_10_2_Die, StrengthsAreAddedAndTakenOffWithinTheTable) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", rated(4, 5)).at("0506");
  t.usa("ohio", rated(1, 5)).at("0405");
  t.csa("georgia", rated(3, 5)).at("0505");
  EXPECT_EQ(row(t, "iowa", "georgia", 5), 6);
  EXPECT_EQ(row(t, "iowa", "georgia", 9), 9);
  EXPECT_EQ(row(t, "ohio", "georgia", 5), 3);
  EXPECT_EQ(row(t, "ohio", "georgia", 1), 0);
}

TEST(Chattanooga_10_2_Die, TheTableIsReadByTheRowAndTheColumn) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", rated(4, 6)).at("0506");
  t.csa("georgia", rated(2, 5)).at("0505");
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_EQ(reading(t), std::make_pair(8, 6));
  EXPECT_EQ(t.step(), StepKind::Retreat) << "DR";
}

TEST(Chattanooga_10_2_Die, EveryFaceIsAChanceByItsRule) {
  Table t = contact();
  t.act_all({"attack 0505"});
  State state = t.state();
  Events events;
  t.door().apply(state, action_of(verbs::AttackWith{t.id("iowa")}), events);
  const Chance chance = t.door().chance(state);
  EXPECT_EQ(chance.ways, kDieFaces);
  EXPECT_EQ(chance.rule, "10.2");
  EXPECT_NE(t.door().prompt(state).text.find("intensity 5, die +0"), std::string::npos);
}

TEST(Chattanooga_10_4_Artillery, NeverAttacks) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", artillery()).at("0506");
  t.usa("iowa", infantry()).at("0405");
  t.csa("georgia", infantry()).at("0505");
  t.act("attack 0505");
  EXPECT_EQ(t.refused("attack-with guns"), "10.4");
}

TEST(Chattanooga_10_4_Artillery, SupportsTheDefenceOfItsHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("guns", artillery()).at("0505");
  t.csa("more", artillery()).at("0505").disrupted();
  EXPECT_EQ(row(t, "iowa", "georgia", 9), 6) << "2 for guns, 1 for more";
}

TEST(Chattanooga_10_4_Artillery, DefendsWhereItStandsAlone) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.csa("guns", artillery()).at("0505");
  t.csa("more", artillery()).at("0505");
  t.act("attack 0505");
  EXPECT_NE(t.prompt().text.find("more"), std::string::npos);
  EXPECT_EQ(row(t, "iowa", "more", 9), 7) << "the other battery supports it";
}

TEST(Chattanooga_10_4_Artillery, ThatSupportsIsSpared) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("guns", artillery()).at("0505");
  t.dictate({5});  // row 3: BxDr
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("guns"), "0505");
  EXPECT_FALSE(t.is_disrupted("guns"));
}

TEST(Chattanooga_10_5_TerrainInCombat, WhatFillsEitherHexCountsOnce) {
  struct Case {
    Terrain attacker;
    Terrain defender;
    int intensity;
  };
  for (const Case& one : {Case{Terrain::Clear, Terrain::Woods, 9}, Case{Terrain::Clear, Terrain::Swamp, 6},
                          Case{Terrain::Swamp, Terrain::Clear, 6}, Case{Terrain::Swamp, Terrain::Swamp, 6},
                          Case{Terrain::Ravine, Terrain::Clear, 7}, Case{Terrain::Clear, Terrain::Town, 7},
                          Case{Terrain::Hillside, Terrain::Hillside, 7}, Case{Terrain::Ravine, Terrain::Town, 5},
                          Case{Terrain::Swamp, Terrain::Hillside, 4}}) {
    Table t(kUnion, Phase::Combat);
    t.terrain("0506", one.attacker);
    t.terrain("0505", one.defender);
    t.usa("iowa", rated(2, 9)).at("0506");
    t.csa("georgia", infantry()).at("0505");
    EXPECT_EQ(intensity(t, "iowa", "georgia"), one.intensity)
        << static_cast<int>(one.attacker) << ' ' << static_cast<int>(one.defender);
  }
}

TEST(Chattanooga_10_5_TerrainInCombat, AnAttackFromAHilltopIntoAHillsideIsSpared) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0505", Terrain::Hillside);
  t.elevation("0506", Elevation::Hilltop);
  t.usa("iowa", rated(2, 7)).at("0506");
  t.csa("georgia", rated(2, 7)).at("0505");
  EXPECT_EQ(intensity(t, "iowa", "georgia"), 7);
  Table up(kConfederate, Phase::Combat);
  up.terrain("0505", Terrain::Hillside);
  up.elevation("0506", Elevation::Hilltop);
  up.usa("iowa", rated(2, 7)).at("0506");
  up.csa("georgia", rated(2, 7)).at("0505");
  EXPECT_EQ(intensity(up, "georgia", "iowa"), 4) << "2 for the hillside, 1 for the hilltop above";
}

TEST(Chattanooga_10_5_TerrainInCombat, SlopesAndBridgesCountWhereTheAttackCrossesThem) {
  Table t(kUnion, Phase::Combat);
  t.side("0506", "0505", kUphill);
  t.side("0405", "0505", kStream | kBridge);
  t.usa("iowa", rated(2, 7)).at("0506");
  t.usa("ohio", rated(2, 7)).at("0405");
  t.usa("maine", rated(2, 7)).at("0605");
  t.csa("georgia", rated(2, 7)).at("0505");
  EXPECT_EQ(intensity(t, "iowa", "georgia"), 5);
  EXPECT_EQ(intensity(t, "georgia", "iowa"), 8);
  EXPECT_EQ(intensity(t, "ohio", "georgia"), 5);
  EXPECT_EQ(intensity(t, "maine", "georgia"), 7);
}

TEST(Chattanooga_10_5_TerrainInCombat, NoCombatCrossesWaterWithoutABridge) {
  for (const unsigned side : {unsigned{kStream}, unsigned{kBlocked}}) {
    Table t = contact();
    t.side("0506", "0505", side);
    EXPECT_EQ(t.refused("attack 0505"), "10.1");
    Table two = contact();
    two.side("0506", "0505", side);
    two.usa("ohio", infantry()).at("0405");
    two.act("attack 0505");
    EXPECT_EQ(two.refused("attack-with iowa"), "10.5");
  }
}

TEST(Chattanooga_12_1_Darkness, ItIsAnItemOfTheIntensity) {
  Table t = contact();
  t.turn(6);
  const CombatSum sum = intensity_terms(t.field(), between(t, "iowa", "georgia"));
  EXPECT_EQ(std::distance(sum.begin(), sum.end()), 2);
  EXPECT_EQ((sum.begin() + 1)->rule, "12.1");
  EXPECT_EQ((sum.begin() + 1)->value, -3);
}

TEST(Chattanooga_12_2_Twilight, TakesOneOffTheIntensity) {
  for (const int turn : {1, 5}) {
    Table t = contact();
    t.turn(turn);
    EXPECT_EQ(intensity(t, "iowa", "georgia"), 4) << turn;
  }
}

TEST(Chattanooga_12_3_NightCombat, TakesThreeOffTheIntensity) {
  Table t(kUnion, Phase::Combat);
  t.turn(6);
  t.usa("iowa", rated(2, 7)).at("0506");
  t.csa("georgia", infantry()).at("0505");
  EXPECT_EQ(intensity(t, "iowa", "georgia"), 4);
  EXPECT_TRUE(t.is_offered("attack 0505")) << "without zones of control too";
}

}  // namespace
}  // namespace longroll::chattanooga::test
