// The Tennessee: pontoon boats (7.8), pontoon bridges (7.9), and who crosses it (9.2).
#include "engine/games/chattanooga/adjutant.h"
#include "engine/games/chattanooga/rules/communication.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "tests/rules/chattanooga/great_battle_table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// The river runs down column 3, and all west of it is out of play but where the Union's communications end. It is
/// crossed at 0405 and 0415.
Table river(Seat side, std::initializer_list<Option> options) {
  Table t(side, Phase::Movement);
  for (int row = 1; row <= 20; ++row) {
    t.water(hex_text(hex_at(3, row)));
  }
  t.scenario().crossings = {Table::hex("0405"), Table::hex("0415")};
  for (const Option option : options) {
    t.on(option);
  }
  return t;
}

/// A unit that waits across the river, and would enter at 0420 without boats and bridges.
void wait_across(Table& t, std::string_view name, Unit unit, int turn = 3) {
  t.usa(name, std::move(unit)).due(turn, {"0420"});
  t.scenario().across.resize(t.scenario().placements.size(), false);
  t.scenario().across.back() = true;
}

/// To the next turn: a 9 in the first couplet is a change, by which the second player ends the turn (4.3).
void pass_a_turn(Table& t) {
  t.act_all({"end-moves", "end-combat", "end-moves"});
  t.dictate({9});
  t.act_all({"end-combat", "end-turn"});
}

// ---- 9.2 ----

TEST(Chattanooga_9_2_Crossing, TakesAWholeGameTurnAndEndsElsewhere) {
  Table t = river(kUnion, {Option::Crossing});
  t.usa("iowa", infantry()).at("0405");
  t.usa("ohio", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(t.refused("cross ohio"), "9.2") << "not there";
  t.act("cross iowa");
  EXPECT_EQ(t.place("iowa"), "across");
  EXPECT_EQ(t.refused("take iowa"), "9.2");
  pass_a_turn(t);
  EXPECT_EQ(t.refused("take iowa"), "9.2") << "the turn that it takes";
  pass_a_turn(t);
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0405"), "9.3") << "where it left the map";
  t.act("go 0415");
  EXPECT_EQ(t.place("iowa"), "0415");
}

TEST(Chattanooga_9_2_Crossing, IsForTheUnionAloneAndWithTheOption) {
  Table t = river(kConfederate, {Option::Crossing});
  t.usa("iowa", infantry()).at("0805");
  t.csa("georgia", infantry()).at("0405");
  EXPECT_EQ(t.refused("cross georgia"), "9.2");
  Table off = river(kUnion, {});
  off.usa("iowa", infantry()).at("0405");
  off.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(off.refused("cross iowa"), "9.2");
}

TEST(Chattanooga_9_2_Crossing, ADisruptedUnitStaysSo) {
  Table t = river(kUnion, {Option::Crossing});
  t.usa("iowa", infantry()).at("0405").disrupted();
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  EXPECT_TRUE(t.is_disrupted("iowa"));
}

TEST(Chattanooga_9_2_Crossing, AQuestionableUnitStaysSo) {
  Table t = river(kUnion, {Option::Crossing, Option::Questionable});
  t.usa("iowa", infantry()).at("0405").with(kQuestionable);
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  EXPECT_TRUE(t.has_flag("iowa", kQuestionable));
  pass_a_turn(t);
  pass_a_turn(t);
  t.act_all({"take iowa", "go 0415"});
  EXPECT_TRUE(t.has_flag("iowa", kQuestionable));
}

TEST(Chattanooga_9_2_Crossing, TakesTheVolleysOfItsHexOff) {
  Table t = river(kUnion, {Option::Crossing, Option::Volley});
  t.usa("iowa", infantry()).at("0405");
  t.usa("ohio", infantry()).at("0405").with(kVolley);
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  EXPECT_FALSE(t.has_flag("ohio", kVolley)) << "as every move does (10.9)";
}

TEST(Chattanooga_9_2_Crossing, LeavesNoEnemyZone) {
  for (const bool is_night : {false, true}) {
    Table t = river(kUnion, {Option::Crossing});
    t.turn(is_night ? 6 : 3);
    t.usa("iowa", infantry()).at("0405");
    t.csa("georgia", infantry()).at("0506");
    EXPECT_EQ(t.refused("cross iowa"), is_night ? "lawful" : "6.3") << "at night zones have no effect (12.3)";
  }
}

TEST(Chattanooga_5_3_Recovery, WhoCrossesTheTennesseeRecoversAsTheTurnEnds) {
  Table t = river(kUnion, {Option::Crossing});
  t.usa("iowa", infantry()).at("0405").disrupted();
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  EXPECT_TRUE(t.is_disrupted("iowa"));
  pass_a_turn(t);
  EXPECT_FALSE(t.is_disrupted("iowa")) << "it is in no enemy zone of control";
}

TEST(Chattanooga_13_5_Heroes, StayWithAUnitThatCrossesTheTennessee) {
  Table t = river(kUnion, {Option::Crossing});
  t.heroes(2, 1);
  t.usa("iowa", infantry()).at("0405").hero(2);
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  EXPECT_EQ(t.piece("iowa").marks, 2) << "at all times";
  EXPECT_EQ(t.field().heroes_left(), 0);
  pass_a_turn(t);
  EXPECT_EQ(t.piece("iowa").marks, 0) << "all heroes go in the administrative phase";
  EXPECT_EQ(t.field().heroes_left(), 1);
}

// ---- leaders (13.2) ----

TEST(Chattanooga_9_2_Crossing, IsForUnitsAndLeadersStay) {
  Table t = river(kUnion, {Option::Crossing, Option::Leaders, Option::Reserves});
  t.usa("iowa", infantry()).at("0405");
  t.usa("geary", leader(1, 2)).at("0405");
  t.usa("ohio", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0405");
  t.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(t.refused("cross geary"), "9.2") << "no unit";
  EXPECT_EQ(t.refused("cross a"), "9.2") << "nor is a marker one";
  t.act("cross iowa");
  EXPECT_EQ(t.place("geary"), "0405") << "nor does he go along";
}

TEST(Chattanooga_7_9_Bridges, ALeaderWhoIsDueComesOverOneWithAUnit) {
  Table t = river(kUnion, {Option::PontoonBridges, Option::Leaders});
  t.usa("iowa", infantry()).at("0410");
  t.usa("bridge-1", pontoon(UnitType::Bridge));
  for (const char* name : {"maine", "vermont"}) {
    wait_across(t, name, infantry(), 1);
  }
  wait_across(t, "sherman", leader(1, 2), 1);
  t.csa("georgia", infantry()).at("1818");
  pass_a_turn(t);
  t.act("build-bridge iowa");
  pass_a_turn(t);
  EXPECT_EQ(t.refused("take sherman"), "7.7") << "not by himself";
  t.act_all({"take maine", "go 0410", "join sherman", "go 0511", "halt"});
  EXPECT_EQ(t.place("sherman"), "0511");
  t.act_all({"take vermont", "go 0410"});
  EXPECT_EQ(locals_of<MarchLocals>(t.state().top()).points, 2) << "he took no place in the column";
}

TEST(Chattanooga_7_8_Boats, CarryNoLeader) {
  Table t = river(kUnion, {Option::PontoonBoats, Option::Leaders});
  t.usa("boat", pontoon(UnitType::Boat));
  wait_across(t, "maine", infantry());
  wait_across(t, "sherman", leader(1, 2));
  t.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(t.refused("land sherman"), "7.8");
  t.act_all({"land maine", "go 0410"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "a single regiment, which does not march on";
  EXPECT_EQ(t.place("sherman"), "due");
}

// ---- 7.9 ----

/// Iowa stands beside the river as a turn begins; the bridges lie ready.
Table bridging() {
  Table t = river(kUnion, {Option::PontoonBridges});
  t.usa("iowa", infantry()).at("0410");
  t.usa("bridge-1", pontoon(UnitType::Bridge));
  t.usa("bridge-2", pontoon(UnitType::Bridge));
  wait_across(t, "maine", infantry(), 1);
  wait_across(t, "vermont", infantry(), 1);
  t.csa("georgia", infantry()).at("1818");
  pass_a_turn(t);
  return t;
}

TEST(Chattanooga_7_9_Bridges, TakeATurnAndThenUnitsEnterInColumn) {
  Table t = bridging();
  EXPECT_EQ(t.to_act(), kUnion);
  t.act("build-bridge iowa");
  EXPECT_EQ(t.place("bridge-1") == "0410" || t.place("bridge-2") == "0410", true);
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nobody else stands beside the river";
  t.act("take maine");
  EXPECT_EQ(t.refused("go 0410"), "9.3") << "it is being built";
  EXPECT_TRUE(t.is_offered("go 0405")) << "a crossing of the scenario";
  EXPECT_EQ(t.refused("go 0420"), "9.3");
  t.act("halt");
  pass_a_turn(t);
  t.act_all({"take maine", "go 0410"});
  EXPECT_EQ(locals_of<MarchLocals>(t.state().top()).points, 3);
  t.act_all({"go 0510", "halt", "take vermont", "go 0410"});
  EXPECT_EQ(locals_of<MarchLocals>(t.state().top()).points, 2) << "the second of the column";
}

/// The order for all of them, carried out.
void order_near(Table& t, std::string_view to, std::initializer_list<const char*> names) {
  Order order{Order::Kind::Near, {}, Table::hex(to)};
  for (const char* name : names) {
    order.pieces.push_back(t.id(name));
  }
  for (const Action& action : make_adjutant(t.game())->plan(t.state(), order).actions) {
    t.act(t.door().text(t.state(), action));
  }
}

TEST(Chattanooga_7_9_Bridges, AnOrderForManyBringsThemOverOne) {
  Table t = bridging();
  t.act("build-bridge iowa");
  pass_a_turn(t);
  order_near(t, "0610", {"maine", "vermont"});
  for (const char* name : {"maine", "vermont"}) {
    ASSERT_TRUE(is_on_map(t.piece(name))) << name;
    EXPECT_LE(t.field().grid().distance(t.piece(name).place, Table::hex("0610")), 1) << name;
  }
}

TEST(Chattanooga_9_2_Crossing, AnOrderForManyBringsThemBack) {
  Table t = river(kUnion, {Option::Crossing});
  t.usa("iowa", infantry()).at("0405");
  t.csa("georgia", infantry()).at("1818");
  t.act("cross iowa");
  pass_a_turn(t);
  pass_a_turn(t);
  order_near(t, "0516", {"iowa"});
  EXPECT_EQ(t.place("iowa"), "0516");
}

TEST(Chattanooga_7_9_Bridges, EntryOverOneCountsForACharge) {
  for (const bool is_third : {false, true}) {
    Table t = river(kUnion, {Option::PontoonBridges, Option::Charge});
    t.usa("iowa", infantry()).at("0410");
    t.usa("bridge-1", pontoon(UnitType::Bridge));
    for (const char* name : {"maine", "vermont", "kansas"}) {
      wait_across(t, name, infantry(), 1);
    }
    t.csa("georgia", infantry()).at("0610");
    pass_a_turn(t);
    t.act("build-bridge iowa");
    pass_a_turn(t);
    if (is_third) {
      t.act_all({"take maine", "go 0410", "step 0409", "halt", "take vermont", "go 0410", "step 0411", "halt"});
    }
    t.act_all({"take kansas", "go 0410", "step 0510"});
    EXPECT_EQ(t.place("kansas"), "0510");
    EXPECT_EQ(t.offers("charge-all"), is_third ? 0 : 1) << "1 or 3 to enter (9.3), 1 for the step";
  }
}

TEST(Chattanooga_7_9_Bridges, AreSourcesOfCommunications) {
  Table t = bridging();
  EXPECT_FALSE(t.field().communications(kUnion).has(Table::hex("0510")));
  t.act("build-bridge iowa");
  EXPECT_FALSE(t.field().communications(kUnion).has(Table::hex("0510"))) << "not yet finished";
  pass_a_turn(t);
  EXPECT_TRUE(t.field().communications(kUnion).has(Table::hex("0510")));
  EXPECT_EQ(t.field().communications(kUnion), communications_of(t.field(), kUnion));
}

TEST(Chattanooga_7_9_Bridges, AreGivenUpWhenTheBuilderLeaves) {
  Table t = bridging();
  t.act("build-bridge iowa");
  EXPECT_TRUE(builds_bridge(t.field(), t.id("iowa")));
  t.act_all({"take iowa", "go 0510", "halt"});
  EXPECT_FALSE(builds_bridge(t.field(), t.id("iowa")));
  pass_a_turn(t);
  EXPECT_EQ(t.place("bridge-1"), "pool");
  EXPECT_EQ(t.place("bridge-2"), "pool");
}

TEST(Chattanooga_7_9_Bridges, AreBegunBesideTheRiverByTheOptionAlone) {
  Table t = river(kUnion, {Option::PontoonBridges});
  t.usa("iowa", infantry()).at("0510");
  t.usa("bridge-1", pontoon(UnitType::Bridge));
  t.csa("georgia", infantry()).at("1818");
  pass_a_turn(t);
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nobody is asked";
  EXPECT_EQ(refuse_bridge(t.field(), t.id("iowa")).rule, "7.9");
  Table off = river(kUnion, {});
  off.usa("iowa", infantry()).at("0410");
  off.usa("bridge-1", pontoon(UnitType::Bridge)).in(kUnused);
  off.csa("georgia", infantry()).at("1818");
  pass_a_turn(off);
  EXPECT_EQ(off.step(), StepKind::MovementPhase);
}

// ---- 7.8 ----

Table boats(std::string_view georgia = "1818", Unit maine = infantry()) {
  Table t = river(kUnion, {Option::PontoonBoats});
  t.usa("boat", pontoon(UnitType::Boat));
  wait_across(t, "maine", std::move(maine));
  wait_across(t, "vermont", infantry());
  t.csa("georgia", infantry()).at(georgia);
  t.usa("iowa", infantry()).at("1010");
  return t;
}

TEST(Chattanooga_7_8_Boats, LandOneInfantryUnitEachACouplet) {
  Table t = boats();
  wait_across(t, "battery", artillery());
  EXPECT_EQ(t.refused("land battery"), "7.8");
  EXPECT_EQ(t.refused("land iowa"), "7.8");
  t.act("land maine");
  EXPECT_EQ(t.refused("go 0510"), "7.8") << "not beside the river";
  t.act("go 0410");
  EXPECT_EQ(t.place("maine"), "0410");
  EXPECT_TRUE(t.has_flag("maine", kMoved)) << "that was its move";
  EXPECT_EQ(t.refused("land vermont"), "7.8") << "one boat, one unit";
  t.act_all({"end-moves", "end-combat", "end-moves"});
  t.dictate({0});
  t.act("end-combat");
  EXPECT_TRUE(t.is_offered("land vermont")) << "the next couplet";
}

TEST(Chattanooga_7_8_Boats, LetAUnitAttackAndItComesAshore) {
  Table t = boats("0410", infantry());
  t.act_all({"land maine", "go 0410"});
  EXPECT_TRUE(is_afloat(t.field(), t.id("maine")));
  EXPECT_FALSE(t.is_zone_of(kUnion, "0410")) << "no zone of control reaches out of a boat";
  t.act_all({"end-moves", "attack 0410"});
  t.dictate({9});
  t.act("attack-with maine");
  t.play_on_until([&] { return t.phase() == Phase::Movement; });
  EXPECT_EQ(t.place("maine"), "0410");
}

TEST(Chattanooga_7_8_Boats, AUnitThatDoesNotComeAshoreIsEliminated) {
  Table t = boats("0410", infantry());
  t.act_all({"land maine", "go 0410", "end-moves", "end-combat"});
  t.play_on_until([&] { return t.phase() == Phase::Movement; });
  EXPECT_EQ(t.place("maine"), "eliminated") << "and it is not captured, though no way leads to it";
}

TEST(Chattanooga_7_8_Boats, LandNobodyOnReserves) {
  Table t = boats();
  t.on(Option::Reserves);
  t.csa("texas", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("0410");
  t.usa("kansas", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0415");
  t.usa("ohio", infantry()).at("0415");
  t.usa("nevada", infantry()).at("0415");
  t.act("land maine");
  EXPECT_EQ(t.refused("go 0410"), "7.1") << "an enemy reserve holds it";
  EXPECT_EQ(t.refused("go 0415"), "8.1") << "the marker counts as one unit (14.4)";
  EXPECT_TRUE(t.is_offered("go 0405"));
}

TEST(Chattanooga_7_8_Boats, AreLeftOutWithoutTheOption) {
  Table t = river(kUnion, {});
  t.usa("boat", pontoon(UnitType::Boat)).in(kUnused);
  wait_across(t, "maine", infantry());
  t.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(t.refused("land maine"), "7.8");
  t.act("take maine");
  EXPECT_TRUE(t.is_offered("go 0420")) << "it enters as without pontoons";
}

}  // namespace
}  // namespace longroll::chattanooga::test
