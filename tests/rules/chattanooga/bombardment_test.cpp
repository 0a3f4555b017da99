// Who bombards whom (6.6, 8.4, 11.1, 11.2), and what follows (11.2, 11.3).
#include "engine/games/chattanooga/rules/bombardment.h"

#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// A battery that reaches so far, with that strength.
Unit guns(int range = 6, int strength = 2, int morale = 4) {
  Unit unit = artillery(morale);
  unit.range = static_cast<std::int8_t>(range);
  unit.front.strength = static_cast<std::int8_t>(strength);
  return unit;
}

/// Infantry with rifles that reach two hexes.
Unit repeaters() {
  Unit unit = infantry();
  unit.range = 2;
  return unit;
}

/// The position as it would be with those flags on the unit, which no rule that is written gives.
struct Flagged {
  Flagged(Table& table, std::string_view name, unsigned flags) : state(table.state()), game(&table.game()) {
    state.piece(table.id(name)).flags |= static_cast<std::uint16_t>(flags);
  }
  Chattanooga::Field field() const { return game->field(state); }

  State state;
  const Chattanooga* game;
};

/// The rule that forbids the shot, or kMayFire.
std::string_view shot(Table& t, std::string_view unit, std::string_view target) {
  return refuse_shot(t.field(), {t.id(unit), t.id(target)}).rule;
}
constexpr std::string_view kMayFire;

TEST(Chattanooga_6_6_ZonesAndBombardment, ArtilleryInAZoneFires) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("near", infantry()).at("0509");
  EXPECT_EQ(shot(t, "guns", "near"), kMayFire);
}

TEST(Chattanooga_6_6_ZonesAndBombardment, InfantryInAZoneDoesNot) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.usa("horse", cavalry()).at("1010");
  t.csa("near", infantry()).at("0509");
  t.csa("foe", infantry()).at("1009");
  EXPECT_EQ(shot(t, "iowa", "near"), "6.6");
  EXPECT_EQ(shot(t, "horse", "foe"), "6.6");
}

TEST(Chattanooga_6_6_ZonesAndBombardment, InfantryWithAVolleyMarkerDoes) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0510");
  t.csa("near", infantry()).at("0509");
  const Flagged ready(t, "iowa", kVolley);
  EXPECT_FALSE(refuse_shot(ready.field(), {t.id("iowa"), t.id("near")}));
  EXPECT_EQ(shot(t, "iowa", "near"), "6.6");
}

TEST(Chattanooga_6_6_ZonesAndBombardment, InfantryOutOfZonesFiresWhereTheEnemyDoesNotControlItsHex) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0510", Terrain::Hillside);
  t.usa("iowa", infantry()).at("0510");
  t.csa("near", infantry()).at("0509");
  EXPECT_EQ(shot(t, "iowa", "near"), kMayFire) << "zones do not reach into a hillside";
}

TEST(Chattanooga_11_2_WhoIsInAZone, FiresAtThoseWhoControlItsHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("near", infantry()).at("0509");
  t.csa("beside", infantry()).at("0610");
  t.csa("far", infantry()).at("0507");
  EXPECT_EQ(shot(t, "guns", "near"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "beside"), kMayFire) << "the firing player chooses";
  EXPECT_EQ(shot(t, "guns", "far"), "11.2");
}

TEST(Chattanooga_11_2_WhoIsInAZone, IsNotHeldByNeighboursThatDoNotControlItsHex) {
  Table t(kUnion, Phase::Combat);
  t.side("0510", "0610", kStream);
  t.usa("guns", guns()).at("0510");
  t.csa("near", infantry()).at("0509");
  t.csa("across", infantry()).at("0610");
  EXPECT_EQ(shot(t, "guns", "across"), "11.2") << "no zone across a stream";
}

TEST(Chattanooga_11_2_Range, IsCountedWithTheTargetsHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns(4)).at("0510");
  t.csa("at-four", infantry()).at("0506");
  t.csa("at-five", infantry()).at("0405");
  EXPECT_EQ(shot(t, "guns", "at-four"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "at-five"), "11.2");
}

TEST(Chattanooga_11_2_Range, OfRepeatingRiflesIsTwoHexes) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.usa("ohio", infantry()).at("1010");
  t.csa("two", infantry()).at("0508");
  t.csa("away", infantry()).at("1008");
  EXPECT_EQ(shot(t, "iowa", "two"), kMayFire);
  EXPECT_EQ(shot(t, "ohio", "away"), "11.2");
}

TEST(Chattanooga_11_3_Bombardment, NeedsALineOfSight) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0507", Terrain::Town);
  t.usa("guns", guns()).at("0510");
  t.csa("hidden", infantry()).at("0506");
  t.csa("seen", infantry()).at("0810");
  EXPECT_EQ(shot(t, "guns", "hidden"), "11.3");
  EXPECT_EQ(shot(t, "guns", "seen"), kMayFire);
}

TEST(Chattanooga_12_2_Bombardment, ReachesFourHexesInTheDark) {
  Table t(kUnion, Phase::Combat);
  t.turn(5);
  t.usa("guns", guns()).at("0510");
  t.csa("at-four", infantry()).at("0506");
  t.csa("at-five", infantry()).at("0405");
  EXPECT_EQ(shot(t, "guns", "at-four"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "at-five"), "12.2");
}

TEST(Chattanooga_12_3_Bombardment, ReachesTheNextHexAtNight) {
  Table t(kUnion, Phase::Combat);
  t.turn(6);
  t.usa("guns", guns()).at("0510");
  t.usa("iowa", infantry()).at("1010");
  t.csa("near", infantry()).at("0509");
  t.csa("far", infantry()).at("0508");
  t.csa("next", infantry()).at("1009");
  EXPECT_EQ(shot(t, "guns", "near"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "far"), "12.3");
  EXPECT_EQ(shot(t, "iowa", "next"), kMayFire) << "infantry, too: zones have no effect at night";
}

TEST(Chattanooga_11_1_WhoFires, AUnitThatHasAttackedDoesNotFire) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.csa("two", infantry()).at("0508");
  const Flagged after(t, "iowa", kFought);
  EXPECT_EQ(refuse_shot(after.field(), {t.id("iowa"), t.id("two")}).rule, "11.1");
}

TEST(Chattanooga_5_3_Recovering, AUnitThatHasTriedDoesNotFire) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510").with(kMoved | kRecovering);
  t.csa("far", infantry()).at("0507");
  EXPECT_EQ(shot(t, "guns", "far"), "5.3");
  EXPECT_EQ(refuse_firing(t.field(), t.id("guns")).rule, "5.3");
}

TEST(Chattanooga_11_1_WhoFires, AUnitThatHasMovedOrIsDisruptedFires) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510").with(kMoved).disrupted();
  t.csa("far", infantry()).at("0507");
  EXPECT_EQ(shot(t, "guns", "far"), kMayFire);
}

TEST(Chattanooga_8_4_FireOutOfAStack, AllBatteriesAndTheTopInfantryUnit) {
  Table t(kUnion, Phase::Combat);
  t.usa("below", repeaters()).at("0510");
  t.usa("top", repeaters()).at("0510");
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0508");
  EXPECT_EQ(shot(t, "top", "foe"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "foe"), kMayFire);
  EXPECT_EQ(shot(t, "below", "foe"), "8.4");
}

TEST(Chattanooga_8_4_FireIntoAStack, InfantryHitsTheTopUnitAndArtilleryAny) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.usa("guns", guns()).at("0610");
  t.csa("below", infantry()).at("0508");
  t.csa("top", infantry()).at("0508");
  t.csa("battery", artillery()).at("0508");
  EXPECT_EQ(shot(t, "guns", "below"), kMayFire);
  EXPECT_EQ(shot(t, "guns", "battery"), kMayFire);
  EXPECT_EQ(shot(t, "iowa", "below"), "8.4");
  EXPECT_EQ(shot(t, "iowa", "battery"), "8.4");
  EXPECT_EQ(shot(t, "iowa", "top"), kMayFire);
}

TEST(Chattanooga_8_4_FireIntoAStack, OfBatteriesAloneInfantryHitsTheTopOne) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.csa("below", artillery()).at("0508");
  t.csa("top", artillery()).at("0508");
  EXPECT_EQ(shot(t, "iowa", "top"), kMayFire);
  EXPECT_EQ(shot(t, "iowa", "below"), "8.4");
}

TEST(Chattanooga_11_1_WithAnAttack, InfantryDoesNotFireAtAHexThatIsAttackedAndArtilleryDoes) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0510");
  t.usa("guns", guns()).at("0610");
  t.csa("foe", infantry()).at("0508");
  const Flagged attacked(t, "foe", kWasAttacked);
  EXPECT_EQ(refuse_shot(attacked.field(), {t.id("iowa"), t.id("foe")}).rule, "11.1");
  EXPECT_FALSE(refuse_shot(attacked.field(), {t.id("guns"), t.id("foe")}));
  const Flagged driven_back(t, "foe", kWasAttacked | kRetreated);
  EXPECT_FALSE(refuse_shot(driven_back.field(), {t.id("iowa"), t.id("foe")})) << "another hex was attacked";
}

TEST(Chattanooga_11_1_Targets, AreAllAtWhomSomebodyMayFire) {
  Table t(kUnion, Phase::Combat);
  t.terrain("1010", Terrain::Hillside);
  t.usa("guns", guns(4)).at("0510");
  t.usa("iowa", infantry()).at("1010");
  t.csa("far", infantry()).at("0506");
  t.csa("below", infantry()).at("0506");
  t.csa("too-far", infantry()).at("0504");
  t.csa("next", infantry()).at("1009");
  EXPECT_EQ(targets(t.field()), (std::vector<PieceId>{t.id("far"), t.id("below"), t.id("next")}));
  EXPECT_TRUE(can_be_fired_at(t.field(), t.id("next")));
  EXPECT_FALSE(can_be_fired_at(t.field(), t.id("too-far")));
  EXPECT_EQ(refuse_target(t.field(), t.id("iowa")).rule, "11.1");
}

// ---- the column and the die ----

int column(Table& t, std::string_view unit, std::string_view target) {
  return bombardment_column(t.field(), {t.id(unit), t.id(target)}, t.piece(target).place);
}

TEST(Chattanooga_11_2_Column, IsOneAtRangeAndTheStrengthAgainstTheNextHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("two", guns(6, 2)).at("0510");
  t.usa("four", guns(6, 4)).at("0910");
  t.csa("near-two", infantry()).at("0509");
  t.csa("near-four", infantry()).at("0909");
  t.csa("far", infantry()).at("0507");
  EXPECT_EQ(column(t, "two", "near-two"), 2);
  EXPECT_EQ(column(t, "four", "near-four"), 3) << "above 3: column 3";
  EXPECT_EQ(column(t, "two", "far"), 1);
  EXPECT_EQ(column(t, "four", "far"), 1);
}

TEST(Chattanooga_11_2_Column, OfADisruptedUnitIsThatOfItsReverse) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns(6, 3)).at("0510").disrupted();
  t.csa("near", infantry()).at("0509");
  EXPECT_EQ(column(t, "guns", "near"), 1);
}

TEST(Chattanooga_11_2_Column, CavalryOrAVolleyMarkerShiftItOnceTogether) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("horse", cavalry()).at("0507");
  t.csa("foot", infantry()).at("0607");
  EXPECT_EQ(column(t, "guns", "horse"), 2);
  const Flagged ready(t, "guns", kVolley);
  const auto shifted = [&](std::string_view target) {
    return bombardment_column(ready.field(), {t.id("guns"), t.id(target)}, t.piece(target).place);
  };
  EXPECT_EQ(shifted("foot"), 2);
  EXPECT_EQ(shifted("horse"), 2) << "one shift";
}

TEST(Chattanooga_12_3_Bombardment, KnowsNoVolleysAtNight) {
  Table t(kUnion, Phase::Combat);
  t.turn(6);
  t.usa("guns", guns()).at("0510");
  t.csa("near", infantry()).at("0509");
  const Flagged ready(t, "guns", kVolley);
  EXPECT_FALSE(has_volley(ready.field(), t.id("guns")));
}

TEST(Chattanooga_11_2_Column, IsNeverAboveThree) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns(6, 3)).at("0510");
  t.csa("horse", cavalry()).at("0509");
  EXPECT_EQ(column(t, "guns", "horse"), 3);
}

TEST(Chattanooga_11_3_HilltopGuns, AddOneToTheDieDownward) {
  Table t(kUnion, Phase::Combat);
  t.elevation("0510", Elevation::Hilltop);
  t.elevation("0810", Elevation::Hilltop);
  t.usa("guns", guns()).at("0510");
  t.csa("low", infantry()).at("0507");
  t.csa("high", infantry()).at("0810");
  const auto die = [&](std::string_view target, int natural) {
    return bombardment_die(t.field(), {t.id("guns"), t.id(target)}, t.piece(target).place, natural);
  };
  EXPECT_EQ(die("low", 4), 5);
  EXPECT_EQ(die("low", 9), 9);
  EXPECT_EQ(die("low", 0), 0);
  EXPECT_EQ(die("low", 1), 1) << "a natural 1 still disrupts the firing unit";
  EXPECT_EQ(die("high", 4), 4);
}

TEST(Chattanooga_11_3_HilltopGuns, InfantryAddsNothing) {
  Table t(kUnion, Phase::Combat);
  t.elevation("0510", Elevation::Hilltop);
  t.usa("iowa", repeaters()).at("0510");
  t.csa("low", infantry()).at("0508");
  EXPECT_EQ(bombardment_die(t.field(), {t.id("iowa"), t.id("low")}, Table::hex("0508"), 4), 4);
}

TEST(Chattanooga_BOMBARD_Shots, AffectOneOfTheTwoAndHaveNoSecondaryResult) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0506");
  for (const auto& row : t.field().chart().bombardment) {
    for (const CombatResult& cell : row) {
      EXPECT_TRUE(cell.primary.attacker.is_none() || cell.primary.defender.is_none()) << cell.id;
      EXPECT_FALSE(cell.has_secondary()) << cell.id;
    }
  }
}

TEST(Chattanooga_BOMBARD_Shots, ReadTheTableByDieAndColumn) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns(6, 3)).at("0510");
  t.csa("near", infantry()).at("0509");
  t.csa("far", infantry()).at("0507");
  const auto cell = [&](std::string_view target, int natural) {
    return bombardment_result(t.field(), {t.id("guns"), t.id(target)}, t.piece(target).place, natural).id;
  };
  EXPECT_EQ(cell("near", 3), "Dr");
  EXPECT_EQ(cell("far", 3), "-");
  EXPECT_EQ(cell("near", 7), "Dm");
  EXPECT_EQ(cell("far", 7), "Dr");
  EXPECT_EQ(cell("far", 9), "Dxm");
}

}  // namespace
}  // namespace longroll::chattanooga::test
