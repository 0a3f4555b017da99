// The pursuit after Chickamauga (3.4): cups, units on their own, the ground that wins.
#include "engine/games/chattanooga/map_words.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/cup.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/shipped_battle.h"

namespace longroll::chattanooga::test {
namespace {

using Names = std::vector<std::string>;
constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// The pursuit as it is shipped, from its set-up on.
class Pursuit : public ShippedBattle {
 public:
  explicit Pursuit(std::vector<std::string> options = {}) : ShippedBattle("press-forward", std::move(options)) {}
};

/// Iowa and Georgia face each other from afar; four Union regiments are in a cup, which a die less 2 empties onto three
/// hexes. A couplet is nearly over.
Table with_cup() {
  Table t(kConfederate, Phase::Combat);
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("1515");
  std::size_t counter = 0;
  for (const char* name : {"a", "b", "c", "d"}) {
    t.usa(name, infantry()).in_cup(counter++);
  }
  Cup& cup = t.scenario().cups[kUnion];
  cup.die_less = 2;
  for (const char* hex : {"0505", "0506", "0507"}) {
    cup.placed_on.add(Table::hex(hex));
  }
  return t;
}

/// The couplet ends, the turn goes on, and the next couplet begins with that die. Draws cannot be dictated.
void begin_couplet(Table& t, std::vector<int> dice) {
  dice.insert(dice.begin(), 0);
  t.dictate(dice);
  t.act("end-combat");
}

/// Those of the four that lie there.
Names those_in(Table& t, std::string_view box) {
  Names names;
  for (const char* name : {"a", "b", "c", "d"}) {
    if (t.place(name) == box) {
      names.emplace_back(name);
    }
  }
  return names;
}

TEST(Chattanooga_3_4S_Cups, ADieLessTwoTellsHowManyUnitsCome) {
  for (const auto& [die, count] : {std::pair{0, 0}, {2, 0}, {3, 1}, {5, 3}, {9, 4}}) {
    Table t = with_cup();
    begin_couplet(t, {die});
    EXPECT_EQ(4 - counters_in_cup(t.field(), kUnion), count) << die;
    EXPECT_EQ(t.step(), count == 0 ? StepKind::MovementPhase : StepKind::Draw) << die;
  }
}

TEST(Chattanooga_3_4S_Cups, WhatIsDrawnIsPlacedUnstackedWhereNobodyStands) {
  Table t = with_cup();
  begin_couplet(t, {4});
  const Names drawn = those_in(t, "due");
  ASSERT_EQ(drawn.size(), 2U);
  EXPECT_EQ(t.to_act(), kUnion);
  EXPECT_EQ(t.refused("go 0508"), "3.4") << "no hex of the scenario";
  t.act("go 0506");
  EXPECT_EQ(t.place(drawn[0]), "0506");
  EXPECT_EQ(t.refused("go 0506"), "3.4") << "one stands there";
  t.act("go 0505");
  EXPECT_EQ(t.place(drawn[1]), "0505");
  EXPECT_EQ(t.phase(), Phase::Movement);
  EXPECT_EQ(those_in(t, "cup").size(), 2U);
  t.act("take " + drawn[0]);
}

TEST(Chattanooga_3_4S_Cups, AUnitForWhichNoHexIsFreeGoesBack) {
  for (const bool is_enemy_there : {false, true}) {
    Table t = with_cup();
    if (is_enemy_there) {
      t.csa("texas", infantry()).at("0507");
    }
    begin_couplet(t, {6});
    t.act("go 0505");
    t.act("go 0506");
    if (!is_enemy_there) {
      t.act("go 0507");
    }
    EXPECT_EQ(t.phase(), Phase::Movement);
    EXPECT_EQ(those_in(t, "cup").size(), is_enemy_there ? 2U : 1U);
  }
}

TEST(Chattanooga_3_4S_Cups, AReserveMarkerOccupiesItsHex) {
  Table t = with_cup();
  t.on(Option::Reserves);
  t.csa("texas", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("0507");
  t.usa("z", reserve());
  begin_couplet(t, {3});
  EXPECT_EQ(t.refused("go 0507"), "3.4");
  t.act("go 0505");
}

TEST(Chattanooga_3_4S_Cups, ABatteryIsPlacedWhereItCanStand) {
  Table t(kConfederate, Phase::Combat);
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("1515");
  t.usa("guns", artillery()).in_cup(0);
  Cup& cup = t.scenario().cups[kUnion];
  cup.die_less = 2;
  cup.placed_on.add(Table::hex("0505"));
  cup.placed_on.add(Table::hex("0506"));
  t.terrain("0506", Terrain::Ravine);
  begin_couplet(t, {3});
  EXPECT_EQ(t.refused("go 0506"), "3.4") << "no guns in a ravine";
  t.act("go 0505");
}

TEST(Chattanooga_3_4S_Cups, AreDrawnFromAtTheStartOfEveryCouplet) {
  Table t = with_cup();
  begin_couplet(t, {3});
  t.act("go 0505");
  t.act_all({"end-moves", "end-combat", "end-moves"});
  begin_couplet(t, {3});
  EXPECT_EQ(t.value(Track::Couplet), 3);
  t.act("go 0506");
  EXPECT_EQ(those_in(t, "cup").size(), 2U);
}

/// The Confederate cup has a counter for a leader and two regiments, who enter by 2005 or 2006, and perhaps a battery.
Table with_formations(bool has_battery = false) {
  Table t(kUnion, Phase::Combat);
  t.scenario().first = kConfederate;
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("1515");
  const Names hexes = {"2005", "2006"};
  t.csa("cleburne", leader(2, 3)).due(1, hexes).in_cup(0);
  t.csa("alabama", infantry(4, 2)).due(1, hexes).in_cup(0);
  t.csa("texas", infantry(4, 3)).due(1, hexes).in_cup(0);
  if (has_battery) {
    t.csa("battery", artillery()).due(1, hexes).in_cup(1);
  }
  t.scenario().cups[kConfederate].draws = 1;
  return t;
}

TEST(Chattanooga_3_4S_Cups, ACounterReleasesItsWholeFormation) {
  Table t = with_formations();
  begin_couplet(t, {});
  EXPECT_EQ(t.place("alabama"), "due");
  EXPECT_EQ(t.place("texas"), "due");
  EXPECT_EQ(t.place("cleburne"), "due");
  t.act_all({"take alabama", "go 2006", "go 1706", "take texas", "go 2005"});
  EXPECT_EQ(t.place("texas"), "2005");
}

TEST(Chattanooga_3_4S_Cups, OneCounterIsDrawnAtATime) {
  Table t = with_formations(true);
  begin_couplet(t, {});
  EXPECT_NE(t.place("battery"), t.place("alabama")) << "one of them is in the cup";
  EXPECT_EQ(t.refused(t.place("battery") == "cup" ? "take battery" : "take alabama"), "7.1");
  t.act_all({"end-moves", "end-combat", "end-moves"});
  begin_couplet(t, {});
  EXPECT_EQ(t.place("battery"), "due");
  EXPECT_EQ(t.place("alabama"), "due");
}

TEST(Chattanooga_3_4S_Cups, ALeaderComesOnWithAUnitThatEnters) {
  Table t = with_formations();
  begin_couplet(t, {});
  t.act_all({"take georgia"});
  EXPECT_EQ(t.refused("join cleburne"), "7.1") << "Georgia does not enter";
  t.act_all({"halt", "take alabama", "go 2006"});
  t.act("join cleburne");
  t.act("go 1706");
  EXPECT_EQ(t.place("cleburne"), "1706");
  EXPECT_EQ(t.place("alabama"), "1706");
}

TEST(Chattanooga_3_4S_Cups, AnEmptyCupIsNotDrawnFrom) {
  Table t = with_formations();
  begin_couplet(t, {});
  t.act_all({"end-moves", "end-combat", "end-moves"});
  EXPECT_EQ(t.place("texas"), "due");
  begin_couplet(t, {});
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

Unit regular() {
  Unit unit = infantry();
  unit.is_regular = true;
  return unit;
}

Unit with_all() {
  Unit unit = cavalry();
  unit.formations = FormationSet::any();
  return unit;
}

TEST(Chattanooga_3_4S_LoneUnits, AreOfNoFormationButTheRegularsAndWilderOfAll) {
  Table t(kUnion, Phase::Movement);
  t.scenario().has_lone_units[kUnion] = true;
  t.usa("iowa", infantry()).at("0505");
  t.usa("ohio", infantry()).at("0507");
  t.usa("us", regular()).at("0509");
  t.usa("wilder", with_all()).at("0511");
  t.csa("georgia", infantry()).at("1515");
  t.csa("texas", infantry()).at("1516");
  const auto are_one = [&](std::string_view one, std::string_view other) {
    return t.field().are_of_one_formation(t.id(one), t.id(other));
  };
  EXPECT_FALSE(are_one("iowa", "ohio"));
  EXPECT_TRUE(are_one("iowa", "iowa"));
  EXPECT_TRUE(are_one("iowa", "us"));
  EXPECT_TRUE(are_one("us", "iowa"));
  EXPECT_TRUE(are_one("wilder", "ohio"));
  EXPECT_TRUE(are_one("georgia", "texas")) << "the other side keeps its formations";
}

TEST(Chattanooga_3_4S_LoneUnits, CheckBeforeTheyJoinEachOther) {
  Table t(kUnion, Phase::Movement);
  t.scenario().has_lone_units[kUnion] = true;
  t.usa("iowa", infantry()).at("0505");
  t.usa("ohio", infantry()).at("0506");
  t.usa("us", regular()).at("0605");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take us", "go 0505"});
  EXPECT_EQ(t.stack("0505"), (Names{"iowa", "us"})) << "no check";
  t.dictate({4});
  t.act_all({"take ohio", "go 0505"});
  EXPECT_EQ(t.stack("0505"), (Names{"iowa", "us", "ohio"})) << "after a check";
}

TEST(Chattanooga_3_4S_LoneUnits, DoNotCoordinateTheirAttacks) {
  for (const bool is_lone : {false, true}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::Coordination);
    t.scenario().has_lone_units[kUnion] = is_lone;
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.usa("ohio", regiment(4, 5)).at("0405");
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.act("attack 0505");
    t.dictate({6});
    t.act("attack-with iowa");
    EXPECT_EQ(is_coordinated(t.field(), {t.id("ohio"), t.id("georgia"), Table::hex("0505")}), !is_lone);
  }
}

TEST(Chattanooga_3_4S_LoneUnits, ComeBackBesideNobodyOfTheirPrintedFormation) {
  for (const bool is_lone : {false, true}) {
    Table t(kUnion, Phase::Movement);
    t.scenario().has_lone_units[kUnion] = is_lone;
    t.usa("iowa", infantry()).at("0808");
    t.usa("ohio", infantry()).in(kReady);
    t.csa("georgia", infantry()).at("1515");
    t.act("return ohio");
    EXPECT_EQ(t.is_offered("go 0809"), !is_lone);
    EXPECT_TRUE(t.is_offered("go 0102")) << "beside a source of communications";
  }
}

/// The Confederates win on 0505, decisively on 0303; else the Union does.
Table last_turn(std::string_view georgia) {
  Table t(kUnion, Phase::Movement);
  t.scenario().wins_otherwise[kUnion] = true;
  for (const char* hex : {"0505", "0303"}) {
    t.scenario().wins_on[kConfederate].add(Table::hex(hex));
  }
  t.scenario().wins_decisively_on[kConfederate].add(Table::hex("0303"));
  t.usa("iowa", infantry()).at("1010");
  t.csa("georgia", infantry()).at(georgia);
  return t;
}

TEST(Chattanooga_3_4V_Victory, IsTheUnionsUnlessTheConfederatesStandInside) {
  for (const auto& [hex, level] : {std::pair{"0506", VictoryLevel::Union},
                                   {"0505", VictoryLevel::Confederate},
                                   {"0303", VictoryLevel::ConfederateDecisive}}) {
    Table t = last_turn(hex);
    EXPECT_EQ(victory_level(t.field()), level) << hex;
    t.turn(8);
  }
}

TEST(Chattanooga_3_4V_Victory, UnitsInReserveHoldTheGroundOfTheirMarker) {
  for (const auto& [hex, level] :
       {std::pair{"0505", VictoryLevel::Confederate}, {"0303", VictoryLevel::ConfederateDecisive}}) {
    Table t = last_turn("1515");
    t.on(Option::Reserves);
    t.csa("texas", infantry()).in(kReserveBox);
    t.csa("x", reserve()).at(hex);
    EXPECT_EQ(victory_level(t.field()), level) << hex;
  }
}

TEST(Chattanooga_3_4V_Victory, IsJudgedAtTheEndOfTheLastTurn) {
  Table t = last_turn("0505");
  t.couplet(4);
  t.turn(8);
  t.dictate({9});
  t.act_all({"end-moves", "end-combat", "end-moves", "end-combat"});
  ASSERT_TRUE(t.outcome().over);
  EXPECT_EQ(t.outcome().winner, kConfederate);
}

TEST(Chattanooga_3_4V_Victory, AShiftByVictoryPointsSkipsTheDraw) {
  for (const bool is_inside : {false, true}) {
    Table union_ahead = last_turn(is_inside ? "0505" : "0506");
    union_ahead.csa("texas", infantry()).in(kCaptured);
    EXPECT_EQ(victory_level(union_ahead.field()), is_inside ? VictoryLevel::Union : VictoryLevel::UnionDecisive);
    Table confederates_ahead = last_turn(is_inside ? "0505" : "0506");
    confederates_ahead.usa("ohio", infantry()).in(kCaptured);
    EXPECT_EQ(victory_level(confederates_ahead.field()),
              is_inside ? VictoryLevel::ConfederateDecisive : VictoryLevel::Confederate);
  }
}

TEST(Chattanooga_3_5_VictoryPoints, InfantryInACupIsNotInPlay) {
  Table t = with_cup();
  begin_couplet(t, {3});
  EXPECT_EQ(infantry_in_play(t.field(), kUnion), 1) << "what was drawn is not placed yet";
  t.act("go 0505");
  EXPECT_EQ(infantry_in_play(t.field(), kUnion), 2);
}

// ---- the scenario as it is shipped ----

TEST(Chattanooga_3_4_PressForward, TenUnitsAreDrawnBeforeTheUnionSetsUp) {
  Pursuit t;
  EXPECT_EQ(t.to_act(), kUnion);
  EXPECT_EQ(t.phase(), Phase::SetUp);
  int units = 0;
  t.field().units(kUnion).for_each([&](HexId hex) {
    EXPECT_GE(column_of(hex), 46);
    EXPECT_LE(column_of(hex), 48);
    units += t.field().units_at(hex, kUnion);
  });
  EXPECT_EQ(units, 15) << "Wilder's five, and ten";
}

TEST(Chattanooga_3_4_PressForward, UnitsAreShiftedWithinTheirLimits) {
  Pursuit t({"leaders"});
  t.act("take usa.92-il-mtd");
  EXPECT_EQ(t.refused("go 4524"), "3.1");
  t.act("go 4628");
  t.act("take usa.thomas");
  EXPECT_EQ(t.refused("go 4926"), "3.1");
  t.act("go 4730");
  EXPECT_EQ(t.place("usa.thomas"), "4730") << "with a regiment of Wilder's";
  t.act("end-set-up");
  t.act("take csa.forrest");
  EXPECT_EQ(t.refused("go 5631"), "3.1") << "no hilltop";
  t.act("go 5532");
  EXPECT_EQ(t.place("csa.forrest"), "5532");
  EXPECT_EQ(t.refused("take csa.1-ga"), "3.1") << "it is in the cup";
}

TEST(Chattanooga_3_4_PressForward, LastsFromLateMorningToEvening) {
  Pursuit t;
  const Scenario& scenario = t.field().scenario();
  EXPECT_EQ(scenario.last_turn(), 4);
  EXPECT_EQ(scenario.turn_of_day(1), 2);
  EXPECT_EQ(scenario.turn_of_day(4), 5);
  EXPECT_EQ(scenario.first, kConfederate);
  EXPECT_EQ(t.value(Track::Fortune), index_of(kConfederate));
}

TEST(Chattanooga_3_4_PressForward, HasFormationsOfTheRuleInItsCups) {
  Pursuit t;
  const Scenario& scenario = t.field().scenario();
  EXPECT_EQ(scenario.cups[kConfederate].counters.size(), 23U) << "18 formations, Cleburne, four batteries";
  EXPECT_EQ(counters_in_cup(t.field(), kConfederate), 23);
  EXPECT_EQ(counters_in_cup(t.field(), kUnion) + 10, static_cast<int>(scenario.cups[kUnion].counters.size()));
  const FormationSet corps = FormationSet::span(1, 17);
  for (const PieceId id : t.field().pieces()) {
    const Unit& unit = t.field().counter(id);
    if (unit.side == kUnion && t.field().is_unit(id) && !unit.is_dagger) {
      EXPECT_TRUE(unit.formations.is_within(corps)) << unit.id;
      EXPECT_TRUE(scenario.is_of_cup(id)) << unit.id;
    }
  }
}

TEST(Chattanooga_3_4_PressForward, CleburnesCounterReleasesFormation25) {
  Pursuit t;
  const auto& counters = t.field().scenario().cups[kConfederate].counters;
  const PieceId cleburne = t.id("csa.cleburne");
  const auto found = std::find_if(counters.begin(), counters.end(), [&](const std::vector<PieceId>& counter) {
    return std::find(counter.begin(), counter.end(), cleburne) != counter.end();
  });
  ASSERT_NE(found, counters.end());
  EXPECT_EQ(found->size(), 9U);
  for (const PieceId id : *found) {
    EXPECT_TRUE(id == cleburne || t.field().counter(id).formations == FormationSet::one(25));
  }
}

TEST(Chattanooga_3_4_PressForward, TheEastEdgeIsClosedToTheUnion) {
  Pursuit t;
  const HexSet edge = shipped_ground().region(kEastEdge) & shipped_ground().in_play();
  EXPECT_EQ(t.field().no_entry(kUnion), edge);
  EXPECT_TRUE(t.field().no_entry(kConfederate).empty());
  const auto& entries = t.field().scenario().placements[static_cast<std::size_t>(t.id("csa.1-ga"))].entries;
  EXPECT_EQ(entries.size(), edge.size());
}

TEST(Chattanooga_3_4V_Victory, TheGroundIsThatInsideTheFortificationLine) {
  Pursuit t;
  const Scenario& scenario = t.field().scenario();
  EXPECT_EQ(scenario.wins_on[kConfederate], shipped_ground().inside_fortification());
  EXPECT_TRUE(scenario.wins_decisively_on[kConfederate].has(Table::hex("2923")));
  EXPECT_EQ(scenario.wins_decisively_on[kConfederate].size(), 1U);
  EXPECT_TRUE(scenario.wins_on[kUnion].empty());
  EXPECT_FALSE(scenario.has_draws());
}

TEST(Chattanooga_3_4_PressForward, TheArmiesBeginAsTheRuleSays) {
  const int cumberland = static_cast<int>(Army::Cumberland);
  const int tennessee = static_cast<int>(Army::ConfederateTennessee);
  Pursuit t({"army-morale", "panic"});
  EXPECT_EQ(t.value(Track::ArmyMorale, cumberland), -2);
  EXPECT_EQ(t.value(Track::ArmyMorale, tennessee), 1);
  EXPECT_EQ(t.value(Track::Panicked, cumberland), 1);
  Pursuit calm({"army-morale"});
  EXPECT_EQ(calm.value(Track::Panicked, cumberland), 0);
  Pursuit off;
  EXPECT_EQ(off.value(Track::ArmyMorale, cumberland), 0);
}

TEST(Chattanooga_3_4_PressForward, NoExtraStrengthIsAtHand) {
  Pursuit t;
  for (const PieceId id : t.field().pieces()) {
    EXPECT_NE(t.field().type(id), UnitType::ExtraStrength);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
