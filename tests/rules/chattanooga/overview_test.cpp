// What whole chapters say, each shown once: their paragraphs have tests of their own.
#include <cmath>
#include <map>
#include <set>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/great_battle_table.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/rules/chattanooga/random_play.h"

namespace longroll::chattanooga::test {
namespace {

using Names = std::vector<std::string>;
constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

// ---- 1.3 ----

/// Yards between two spots of the map's sources, by their degrees.
struct Spot {
  std::string_view name;
  std::string_view hex;
  double north = 0;
  double east = 0;
};

Spot spot(std::string_view name, std::string_view hex) {
  constexpr double kYardsOfADegree = 111'000 / 0.9144;
  const double narrowing = std::cos(35.03 * std::acos(-1.0) / 180);
  for (const Names& row : table_lines("assets/games/chattanooga/sources/places.csv", ',')) {
    if (row[0] == name) {
      return {name, hex, std::stod(row[2]) * kYardsOfADegree, std::stod(row[3]) * kYardsOfADegree * narrowing};
    }
  }
  ADD_FAILURE() << name;
  return {};
}

/// Hexes from middle to middle, as a ruler measures them: columns lie closer than rows, and even ones half a hex lower.
double ruler(std::string_view one, std::string_view another) {
  const auto down = [](HexId at) { return row_of(at) + (column_of(at) % 2 == 0 ? 0.5 : 0.0); };
  const HexId a = hex(one);
  const HexId b = hex(another);
  return std::hypot((column_of(a) - column_of(b)) * std::sqrt(3.0) / 2, down(a) - down(b));
}

TEST(Chattanooga_1_3_Scale, AHexIs250YardsAcross) {
  const std::vector<Spot> spots = {spot("Brown's Ferry", "1431"), spot("Ross's Landing", "2923"),
                                   spot("Wauhatchie", "1355")};
  for (const Spot& one : spots) {
    const auto& all = shipped_ground().spots;
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const MapSpot& at) {
      return at.name == one.name && at.hex == hex(one.hex);
    })) << one.name;
    for (const Spot& other : spots) {
      if (one.name < other.name) {
        const double yards = std::hypot(one.north - other.north, one.east - other.east);
        EXPECT_NEAR(yards / ruler(one.hex, other.hex), 250, 18) << one.name << ", " << other.name;
      }
    }
  }
}

TEST(Chattanooga_1_3_Scale, UnitsAreRegimentsAndBatteriesOfFourToSixPieces) {
  int units = 0;
  int men = 0;
  for (const Unit& unit : printed_forces().counters) {
    if (unit.type == UnitType::Artillery) {
      EXPECT_TRUE(unit.guns == 0 || (unit.guns >= 4 && unit.guns <= 6)) << unit.id;
    } else if (is_combat_unit(unit.type)) {
      EXPECT_GE(unit.men, 100) << unit.id;
      EXPECT_LT(unit.men, 600) << unit.id << " is no brigade";
      ++units;
      men += unit.men;
    }
  }
  EXPECT_GE(men / units, 100);
  EXPECT_LE(men / units, 400);
}

/// Two hours of daylight are five or six couplets of twenty minutes: the track ends a turn after about as many.
TEST(Chattanooga_1_3_Scale, ATurnOfTwoHoursHasAboutSixCoupletsOfTwentyMinutes) {
  double couplets = 0;
  double goes_on = 1;
  for (int couplet = 1; couplet < 60; ++couplet) {
    couplets += goes_on;
    int dice = 0;
    for (int die = 0; die < kDieFaces; ++die) {
      dice += printed_chart().couplet_end(couplet, die) == CoupletEnd::End ? 0 : 1;
    }
    goes_on *= static_cast<double>(dice) / kDieFaces;
  }
  EXPECT_GT(couplets * 20, 80);
  EXPECT_LT(couplets * 20, 140);
}

// ---- 2.0 ----

TEST(Chattanooga_2_0_Components, EveryDieHasTenFaces) {
  int rolls = 0;
  for (std::uint64_t number = 0; number < 4; ++number) {
    const auto game = skirmish(number);
    play_at_random(*game, with_everything(*game), number, [&](const State& state, const State&) {
      if (game->to_act(state) == Seat::Chance && game->chance(state).kind == Chance::Kind::Die) {
        EXPECT_EQ(game->chance(state).ways, 10) << std::string(game->chance(state).rule);
        EXPECT_EQ(game->chance(state).lowest, 0) << std::string(game->chance(state).rule);
        ++rolls;
      }
    });
  }
  EXPECT_GT(rolls, 500);
}

TEST(Chattanooga_2_1_ComponentsList, EachSideHasItsOwnStatusBoxAndSixReserveBoxes) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  std::set<std::string> names;
  for (int box = 0; box < kBoxes; ++box) {
    names.insert(t.door().place_id(static_cast<Place>(kEliminated + box)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kBoxes)) << "no two boxes have one name";
  for (const char* box : {"routed", "shattered", "ready", "eliminated"}) {
    EXPECT_EQ(names.count(box), 1U) << box;
  }
  std::map<Seat, std::set<int>> letters;
  const Library& library = t.game().data_of(t.state());
  EXPECT_EQ(library.chart.numbers.reserves.markers, kReserves);
  for (const Unit& unit : printed_forces().counters) {
    if (unit.type == UnitType::Reserve) {
      letters[unit.side].insert(unit.id.back());
    }
  }
  EXPECT_EQ(letters[kUnion].size(), 6U);
  EXPECT_EQ(letters[kConfederate].size(), 6U);
}

TEST(Chattanooga_2_1_ComponentsList, TheTracksHaveSixTurnsFourCoupletsAndSevenBoxesOfMorale) {
  const Chart& chart = printed_chart();
  std::set<std::string> turns;
  for (int turn = 1; turn <= Chart::kTurnsOfDay; ++turn) {
    turns.insert(chart.turn(turn).id);
  }
  EXPECT_EQ(turns.size(), 6U);
  EXPECT_EQ(kLastCouplet, 4);
  for (int die = 0; die < kDieFaces; ++die) {
    EXPECT_EQ(chart.couplet_end(4, die), chart.couplet_end(9, die)) << "the box 4+";
  }
  for (const int morale : {-3, 3}) {
    Table t(kUnion, Phase::Combat);
    t.army(Army::Cumberland, morale);
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    EXPECT_EQ(intensity_of(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}), morale < 0 ? 3 : 8);
  }
}

// ---- 3.0 ----

/// Nobody moves, attacks or fires from the set-up to the end, and Longstreet is not called.
TEST(Chattanooga_3_0_Scenarios, BeginWithTheirSetUpAndAreJudgedWhenTheLastTurnIsOver) {
  struct Case {
    const char* scenario;
    VictoryLevel level;
  };
  for (const Case& one : {Case{"wauhatchie", VictoryLevel::Draw}, Case{"press-forward", VictoryLevel::Union},
                          Case{"death-knell", VictoryLevel::Confederate}}) {
    ShippedBattle t(one.scenario);
    const Scenario& scenario = t.field().scenario();
    EXPECT_EQ(t.phase(), Phase::SetUp) << one.scenario;
    EXPECT_EQ(t.to_act(), other(scenario.first)) << one.scenario;
    t.act_all({"end-set-up", "end-set-up"});
    int last = 0;
    const auto play_to = [&](StepKind stop) {
      t.play_on_until([&] {
        last = t.value(Track::Turn);
        return t.outcome().over || t.step() == stop;
      });
    };
    play_to(StepKind::Call);
    if (!t.outcome().over) {
      t.act("pass");
      play_to(StepKind::SetUp);
    }
    EXPECT_EQ(last, scenario.last_turn()) << one.scenario;
    EXPECT_EQ(static_cast<VictoryLevel>(t.value(Track::Level)), one.level) << one.scenario;
  }
}

// ---- 3.3V ----

/// The level when these units stand there as Wauhatchie ends.
VictoryLevel at_wauhatchie(std::string_view union_at, std::string_view confederate_at) {
  ShippedBattle t("wauhatchie");
  State state = t.state();
  const auto put = [&](std::string_view unit, std::string_view where) {
    if (!where.empty()) {
      state.piece(t.id(unit)).place = hex(where);
    }
  };
  put("usa.29-pa", union_at);
  put("csa.2-sc", confederate_at);
  return victory_level(Field(t.game().data_of(state), state));
}

TEST(Chattanooga_3_3V_Victory, AConfederateUnitIn1356Or1341OrAUnionUnitEastOfLookoutCreekWins) {
  EXPECT_EQ(at_wauhatchie("", ""), VictoryLevel::Draw) << "as it was";
  EXPECT_EQ(at_wauhatchie("", "1356"), VictoryLevel::Confederate);
  EXPECT_EQ(at_wauhatchie("", "1341"), VictoryLevel::Confederate);
  EXPECT_EQ(at_wauhatchie("", "1346"), VictoryLevel::Draw) << "a misprint of the map, and an ordinary hex";
  EXPECT_EQ(at_wauhatchie("", "1355"), VictoryLevel::Draw);
  EXPECT_EQ(at_wauhatchie("2653", ""), VictoryLevel::Union);
  EXPECT_EQ(at_wauhatchie("1352", ""), VictoryLevel::Draw) << "west of the creek";
}

TEST(Chattanooga_3_3V_Victory, BothConditionsTogetherAreADraw) {
  EXPECT_EQ(at_wauhatchie("2653", "1356"), VictoryLevel::Draw);
}

// ---- 4.0 ----

TEST(Chattanooga_4_0_SequenceOfPlay, ADayIsSixTurnsATurnCoupletsAndThenAnAdministrativePhase) {
  Table t(kUnion, Phase::Movement);
  t.turn(6);
  t.couplet(3);
  t.usa("iowa", infantry()).at("0505").disrupted();
  t.csa("georgia", infantry()).at("1515");
  for (const int die : {0, 9}) {
    EXPECT_EQ(t.value(Track::Turn), 6);
    t.act_all({"end-moves", "end-combat", "end-moves"});
    t.dictate({die});
    t.act("end-combat");
    EXPECT_EQ(t.is_disrupted("iowa"), die == 0) << "it recovers between turns, not between couplets";
  }
  EXPECT_EQ(t.value(Track::Turn), 7);
  EXPECT_EQ(t.value(Track::Couplet), 1);
  const Scenario& scenario = t.field().scenario();
  EXPECT_EQ(scenario.day(7), scenario.day(6) + 1);
  EXPECT_EQ(t.field().time().id, "early-morning");
}

// ---- 5.0, 5.2 ----

TEST(Chattanooga_5_0_Units, AreInfantryCavalryAndArtilleryAndNothingElse) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.on(Option::Reserves);
  t.usa("foot", infantry()).at("0505");
  t.usa("horse", cavalry()).at("0510");
  t.usa("guns", artillery()).at("0515");
  t.usa("geary", leader(1, 2)).at("1005");
  t.usa("a", reserve()).at("1010");
  t.usa("waiting", infantry()).in(kReserveBox);
  t.csa("georgia", infantry()).at("1818");
  HexSet stands;
  for (const char* at : {"0505", "0510", "0515"}) {
    stands.add(hex(at));
    EXPECT_TRUE(t.is_zone_of(kUnion, at == std::string("0505") ? "0504" : at == std::string("0510") ? "0509" : "0514"));
  }
  EXPECT_EQ(t.field().units(kUnion), stands);
  EXPECT_FALSE(t.is_zone_of(kUnion, "1004")) << "a leader";
  EXPECT_FALSE(t.is_zone_of(kUnion, "1009")) << "a marker";
}

TEST(Chattanooga_5_2_UnitStatus, ADisruptedUnitLiesOnItsReverseAndFightsWithItsNumbers) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0506").disrupted();
  t.usa("ohio", infantry(5)).at("0606");
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.field().ratings(t.id("iowa")), t.field().counter(t.id("iowa")).back);
  EXPECT_EQ(t.field().ratings(t.id("ohio")), t.field().counter(t.id("ohio")).front);
  EXPECT_EQ(t.field().morale(t.id("iowa")), 4);
  EXPECT_EQ(t.field().morale(t.id("ohio")), 5);
}

TEST(Chattanooga_5_2_UnitStatus, TheStatusBoxLetsUnitsReturnCaptureAndDestructionDoNot) {
  Table t(kUnion, Phase::Administrative);
  t.usa("iowa", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  t.csa("texas", infantry()).in(kRouted);
  t.csa("alabama", infantry()).in(kCaptured);
  t.csa("florida", infantry()).in(kDestroyed);
  t.play_on_to(kConfederate, Phase::Movement);
  EXPECT_TRUE(t.is_offered("return texas"));
  for (const char* lost : {"alabama", "florida"}) {
    EXPECT_EQ(t.refused("return " + std::string(lost)), "9.1") << lost;
    EXPECT_EQ(t.refused("rebuild " + std::string(lost)), "5.9") << lost;
  }
  EXPECT_EQ(victory_points(t.field(), kUnion), 2 + 1) << "3.5";
}

// ---- 6.0 to 9.0 ----

TEST(Chattanooga_6_0_ZonesOfControl, HoldWhoMovesAndWhoFiresAndNobodyAtNight) {
  for (const bool is_night : {false, true}) {
    Table moves(kUnion, Phase::Movement);
    moves.turn(is_night ? 6 : 3);
    moves.usa("iowa", infantry()).at("0506");
    moves.csa("georgia", infantry()).at("0505");
    if (!is_night) {
      moves.dictate({9});
    }
    moves.act_all({"take iowa", "step 0507"});
    EXPECT_EQ(moves.is_disrupted("iowa"), !is_night) << "6.3";
    Table fires(kUnion, Phase::Combat);
    fires.turn(is_night ? 6 : 3);
    fires.usa("iowa", infantry()).at("0506");
    fires.csa("georgia", infantry()).at("0505");
    EXPECT_EQ(fires.is_offered("aim georgia"), is_night) << "6.6";
  }
}

TEST(Chattanooga_7_0_Movement, IsOfOnesOwnUnitsInOnesOwnMovementPhase) {
  for (const Seat side : {kUnion, kConfederate}) {
    Table t(side, Phase::Movement);
    t.usa("iowa", infantry()).at("0505");
    t.csa("georgia", infantry()).at("1515");
    EXPECT_EQ(t.is_offered("take iowa"), side == kUnion);
    EXPECT_EQ(t.is_offered("take georgia"), side == kConfederate);
    EXPECT_EQ(t.refused(side == kUnion ? "take georgia" : "take iowa"), "7.1");
    Table combat(side, Phase::Combat);
    combat.usa("iowa", infantry()).at("0505");
    combat.csa("georgia", infantry()).at("0506");
    EXPECT_FALSE(combat.is_offered("take iowa") || combat.is_offered("take georgia"));
  }
}

TEST(Chattanooga_8_0_Stacking, ThreeOfASideInAnOrderAndNeverWithTheEnemy) {
  Table t(kUnion, Phase::Movement);
  for (const char* name : {"a", "b", "c"}) {
    t.usa(name, infantry()).at("0510");
  }
  t.usa("d", infantry()).at("0512");
  t.csa("georgia", infantry()).at("0507");
  EXPECT_EQ(t.stack("0510"), (Names{"a", "b", "c"}));
  t.act_all({"take d", "step 0511"});
  EXPECT_EQ(t.refused("go 0510"), "8.1") << "no fourth one stops there";
  t.act_all({"halt", "take-stack 0510", "go 0508"});
  EXPECT_EQ(t.refused("step 0507"), "7.1");
  t.act("halt");
  EXPECT_EQ(t.stack("0508"), (Names{"a", "b", "c"})) << "8.2: as one, in their order";
  t.act_all({"end-moves", "attack 0507"});
  EXPECT_EQ(t.refused("attack-with a"), "8.4") << "the top unit fights";
  t.dictate({5});
  t.act("attack-with c");
}

TEST(Chattanooga_9_0_OnAndOffTheMap, UnitsComeAsArrivalsOrBackAndDoNotWalkOff) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0101");
  t.usa("ohio", infantry()).due(3, {"0110"});
  t.usa("maine", infantry()).due(4, {"0110"});
  t.usa("vermont", infantry()).in(kReady);
  t.usa("kansas", infantry()).in(kRouted);
  t.csa("georgia", infantry()).at("1818");
  t.act("take iowa");
  EXPECT_EQ(t.offers("step"), 2) << "of six sides two lead to hexes";
  t.act_all({"halt", "take ohio", "go 0110", "halt"});
  EXPECT_EQ(t.place("ohio"), "0110");
  EXPECT_EQ(t.refused("take maine"), "9.3") << "it is due later";
  t.act_all({"return vermont", "go 0102"});
  EXPECT_EQ(t.place("vermont"), "0102");
  EXPECT_EQ(t.refused("return kansas"), "9.1") << "it is not ready";
}

// ---- 10.0 to 12.0 ----

TEST(Chattanooga_10_0_Combat, IsOneUnitAgainstOneAndAffectsTheseTwo) {
  for (const int die : {0, 9}) {  // Ar, Dr in the third column
    Table t(kUnion, Phase::Combat);
    t.usa("ohio", regiment(4, 3)).at("0506");
    t.usa("iowa", regiment(4, 3)).at("0506");
    t.csa("texas", regiment(4, 3)).at("0505");
    t.csa("georgia", regiment(4, 3)).at("0505");
    attack(t, {die});
    EXPECT_EQ(t.is_disrupted("iowa"), die == 0);
    EXPECT_EQ(t.is_disrupted("georgia"), die == 9);
    EXPECT_FALSE(t.is_disrupted("ohio") || t.is_disrupted("texas")) << "they lie below";
  }
}

TEST(Chattanooga_11_0_Bombardment, OnlyOneSideFires) {
  Table t(kUnion, Phase::Combat);
  Unit guns = artillery();
  guns.range = 6;
  t.usa("guns", guns).at("0510");
  t.csa("georgia", infantry()).at("0507");
  t.dictate({5});
  t.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_TRUE(t.is_disrupted("georgia"));
  EXPECT_FALSE(t.is_disrupted("guns"));
  t.act_all({"end-combat", "end-moves"});
  EXPECT_EQ(t.refused("attack 0510"), "10.1") << "it cannot answer over three hexes";
  EXPECT_FALSE(t.is_offered("aim guns"));
}

TEST(Chattanooga_12_0_Darkness, ChangesChecksIntensityAndSightOfThreeTurnsOfADayAlone) {
  for (int turn = 1; turn <= 6; ++turn) {
    const bool is_night = turn == 6;
    const bool is_dark = turn == 1 || turn == 5 || is_night;
    Table t(kUnion, Phase::Movement);
    t.turn(turn);
    t.usa("iowa", regiment(4, 6)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.usa("ohio", infantry(5)).at("1010").disrupted();
    EXPECT_EQ(intensity_of(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}), is_night  ? 3
                                                                                            : is_dark ? 5
                                                                                                      : 6)
        << turn;
    for (const int distance : {1, 4, 5, 10}) {
      const HexId to = hex_at(10, 10 + distance);
      EXPECT_EQ(has_sight(t.field(), {Table::hex("1010"), to, true}), distance <= (is_night  ? 1
                                                                                   : is_dark ? 4
                                                                                             : 10))
          << turn << ": " << distance;
    }
    t.dictate({3});  // against a morale of 4 on the reverse
    t.act("recover ohio");
    EXPECT_EQ(t.is_disrupted("ohio"), is_night) << turn << ": one more is a pass, two more are not";
  }
}

// ---- 13.0, 16.0, 17.0: with the option and without ----

TEST(Chattanooga_13_0_Leaders, AreOnTheMapWithTheOptionAlone) {
  GreatBattle off({});
  GreatBattle on({"leaders"});
  int leaders = 0;
  for (const PieceId id : off.field().pieces()) {
    if (off.field().type(id) == UnitType::Leader) {
      ++leaders;
      EXPECT_EQ(off.field().piece(id).place, kUnused) << off.field().counter(id).id;
    }
  }
  EXPECT_GT(leaders, 20);
  EXPECT_NE(on.place("csa.bragg"), "unused");
  EXPECT_TRUE(is_hex(on.piece("csa.bragg").place));
}

TEST(Chattanooga_16_0_ArmyMorale, BeginsWhereTheScenarioSaysAndIsAnOption) {
  const auto morale = [](GreatBattle& t, Army army) { return t.value(Track::ArmyMorale, static_cast<int>(army)); };
  GreatBattle on({"army-morale", "leaders", "hooker"});
  EXPECT_EQ(morale(on, Army::Cumberland), -1);
  EXPECT_EQ(morale(on, Army::UnionTennessee), 0);
  EXPECT_EQ(morale(on, Army::Potomac), 0);
  EXPECT_EQ(morale(on, Army::ConfederateTennessee), -1);
  EXPECT_EQ(on.value(Track::ArmyMorale, kArmies), 1) << "Hooker's command";
  GreatBattle off({"leaders", "hooker"});
  for (int command = 0; command < kCommands; ++command) {
    EXPECT_EQ(off.value(Track::ArmyMorale, command), 0) << command;
  }
}

TEST(Chattanooga_17_0_Works, AreBuiltAndStandWithTheOptionAlone) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Administrative);
    if (is_on) {
      t.on(Option::Works);
    }
    t.usa("iowa", infantry()).at("0506");
    t.csa("georgia", infantry()).at("0519");
    EXPECT_EQ(t.offers("dig"), is_on ? 1 : 0);
    EXPECT_EQ(t.state().ground.empty(), !is_on) << "without works nothing stands on the ground";
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
