// Death Knell of the Confederacy (3.2): its set-up and calendar, the bridge that can be wrecked, Longstreet's call, and
// who wins.
#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/communication.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/set_up.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "tests/rules/chattanooga/great_battle_table.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/support/changed_text.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

// ---- 3.2: the file ----

TEST(Chattanooga_3_2_File, EveryFaultIsNamed) {
  const std::string text = longroll::test::asset_text("games/chattanooga/death-knell.json");
  struct Case {
    const char* before;
    const char* after;
    const char* fault;
  };
  for (const Case& one :
       {Case{R"("crossings": ["2923")", R"("crossings": ["4128")", "hex 4128 does not lie beside the river"},
        Case{R"("hexes": ["3235")", R"("hexes": ["3632")", "hex 3632 has works already"},
        Case{R"("kind": "redoubt")", R"("kind": "castle")", "kind"},
        Case{R"("hexes": ["5238")", R"("hexes": ["5205")", "hex 5205 is not among those where they may stand"},
        Case{R"("kind": "redoubt")", R"("kind": "breastwork")", "others may stand on some of this ground"},
        Case{R"(, "area": "bate"})", R"(})", "works that are manned are so by the units of an area"},
        Case{R"("csa.turner"], "turn": 5)", R"("csa.cheatham"], "turn": 5)", "no unit \"csa.cheatham\" is set up that"},
        Case{R"("unit": "usa.hooker")", R"("unit": "usa.96-il")", "no leader \"usa.96-il\" is set up"},
        Case{R"("at": ["1341", "1354"])", R"("at": ["1354"])", "usa.hooker is not set up in one of these hexes"},
        Case{R"("side": ["4245", "4345"])", R"("side": ["4128", "4129"])", "two neighbouring hexes with a bridge"},
        Case{R"("repaired_to": 2)", R"("repaired_to": 12)", "repaired_to"},
        Case{R"({"turn": 4, "at": ["6004"], "units": ["csa.cheatham"]})",
             R"({"turn": 4, "at": ["6004"], "called": true, "units": ["csa.cheatham"]})",
             "all who may be called come in one turn"},
        Case{R"("any_of": ["jackson")", R"("any_of": ["slocum")", "there is no area \"slocum\" before it"},
        Case{R"("decisive_before_day": 25)", R"("decisive_before_day": 40)", "decisive_before_day"}}) {
    const Result<Scenario> read = parse_scenario(longroll::test::changed(text, one.before, one.after),
                                                 "death-knell.json", shipped_ground(), printed_forces());
    const std::string faults = read.ok() ? std::string() : describe(read.faults());
    EXPECT_NE(faults.find(one.fault), std::string::npos) << one.fault << ": " << faults;
  }
}

// ---- 3.2: set-up ----

int works_of(GreatBattle& t, Works works) {
  int count = 0;
  for (int hex = 0; hex < kMaxHexes; ++hex) {
    count += ground_works(t.state(), static_cast<HexId>(hex)).kind == static_cast<int>(works) + 1 ? 1 : 0;
  }
  return count;
}

TEST(Chattanooga_3_2_DeathKnell, LastsFromTheAfternoonOfThe23rdToTheEveningOfThe25th) {
  GreatBattle t({});
  const Scenario& scenario = t.field().scenario();
  EXPECT_EQ(scenario.last_turn(), 15);
  EXPECT_EQ(scenario.day(1), 23);
  EXPECT_EQ(scenario.turn_of_day(1), 3);
  EXPECT_EQ(scenario.day(15), 25);
  EXPECT_EQ(scenario.turn_of_day(15), 5);
  EXPECT_EQ(scenario.day(scenario.call_turn), 24);
  EXPECT_EQ(scenario.turn_of_day(scenario.call_turn), 2);
  EXPECT_EQ(t.field().first(), kUnion);
  EXPECT_EQ(t.to_act(), kConfederate) << "the side that is not first sets up first (3.1)";
}

TEST(Chattanooga_3_2_DeathKnell, PlacesTheWorksWhoseOptionsAreOn) {
  GreatBattle t({"charge", "works", "trenches", "redoubts"});
  EXPECT_EQ(works_of(t, Works::Redoubt), 12);
  EXPECT_EQ(works_of(t, Works::Breastwork), 12);
  EXPECT_EQ(works_of(t, Works::Trench), 13);
  for (const PlacedWorks& works : t.field().scenario().works) {
    for (const HexId hex : works.hexes) {
      if (works.works == Works::Trench) {
        EXPECT_EQ(t.field().map().terrain_at(hex), Terrain::Clear);
        EXPECT_TRUE(t.field().infantry(kConfederate).has(hex)) << hex_text(hex);
      } else {
        EXPECT_TRUE(t.field().map().fortification_line().has(hex));
      }
    }
  }
  GreatBattle breastworks({"works"});
  EXPECT_EQ(works_of(breastworks, Works::Breastwork), 12);
  EXPECT_EQ(works_of(breastworks, Works::Redoubt), 0);
  EXPECT_EQ(works_of(breastworks, Works::Trench), 0);
}

TEST(Chattanooga_3_2_DeathKnell, EachTrenchIsManned) {
  GreatBattle t({"charge", "works", "trenches"});
  EXPECT_EQ(t.refused("take csa.11-tn"), "3.2") << "alone in 5225";
  t.act_all({"take csa.29-tn", "go 5225", "take csa.11-tn", "go 5425"});
  EXPECT_EQ(t.refused("take csa.29-tn"), "3.2") << "now this one holds it";
  GreatBattle open({});
  EXPECT_TRUE(open.is_offered("take csa.11-tn")) << "no trenches";
}

TEST(Chattanooga_3_2_DeathKnell, UnitsAreShiftedWithinTheirLimits) {
  GreatBattle t({});
  t.act("take csa.13-154-tn");
  EXPECT_TRUE(t.is_offered("go 5530")) << "a hilltop of Anderson's part of the ridge";
  EXPECT_EQ(t.refused("go 5523"), "3.1") << "Walker's part";
  EXPECT_EQ(t.refused("go 5430"), "3.1") << "no hilltop";
  t.act_all({"halt", "take csa.fowler"});
  EXPECT_TRUE(t.is_offered("go 2446")) << "a battery whose span is split goes with any part";
  t.act_all({"halt", "end-set-up", "take usa.a-1-tn"});
  EXPECT_TRUE(t.is_offered("go 3330")) << "inside the line";
  EXPECT_EQ(t.refused("go 3729"), "3.1");
}

TEST(Chattanooga_3_2_DeathKnell, ShermanEntersAtTheSourcesWithoutBoatsAndBridges) {
  GreatBattle t({});
  t.act_all({"end-set-up", "end-set-up", "pass"});
  EXPECT_EQ(t.refused("take usa.55-il"), "9.3") << "he comes in the evening";
  GreatBattle later({});
  later.act_all({"end-set-up", "end-set-up"});
  later.play_on_until([&] { return later.field().turn() == 3 && later.step() == StepKind::MovementPhase; });
  if (later.phasing() == kUnion) {
    later.act("take usa.55-il");
    for (const char* hex : {"go 1056", "go 1356", "go 1431", "go 2923"}) {
      EXPECT_TRUE(later.is_offered(hex)) << hex;
    }
    EXPECT_EQ(later.refused("go 3220"), "9.3");
  }
  EXPECT_EQ(later.place("csa.cheatham"), "unused") << "without leaders";
}

// ---- 3.2B ----

/// The bridge leads over a stream from 0505 to 0605; Georgia and Iowa stand at it, a unit of Iowa's behind.
Table bridge(Seat side, BridgeState state) {
  Table t(side, Phase::Movement);
  t.side("0505", "0605", kStream | kBridge);
  t.side("0505", "0604", kStream);
  t.scenario().bridge = {Table::hex("0505"), Table::hex("0605"), 2};
  t.track(Track::Bridge, static_cast<int>(state));
  return t;
}

TEST(Chattanooga_3_2B_Bridge, OneInfantryUnitACoupletCrossesItFromBesideItWithAllItsPoints) {
  Table t = bridge(kUnion, BridgeState::Wrecked);
  t.usa("iowa", infantry()).at("0505");
  t.usa("ohio", infantry()).at("0505");
  t.usa("maine", infantry()).at("0405");
  t.usa("battery", artillery()).at("0505");
  t.csa("georgia", infantry()).at("1818");
  t.act("take-stack 0505");
  EXPECT_EQ(t.refused("step 0605"), "3.2") << "no stack";
  t.act("halt");
  Table again = bridge(kUnion, BridgeState::Wrecked);
  again.usa("iowa", infantry()).at("0505");
  again.usa("ohio", infantry()).at("0505");
  again.usa("maine", infantry()).at("0405");
  again.usa("battery", artillery()).at("0505");
  again.csa("georgia", infantry()).at("1818");
  again.act("take maine");
  again.act("step 0505");
  EXPECT_EQ(again.refused("step 0605"), "3.2") << "it has not begun beside the bridge";
  again.act("halt");
  again.act("take battery");
  EXPECT_EQ(again.refused("step 0605"), "3.2") << "guns";
  again.act_all({"halt", "take iowa", "step 0605"});
  EXPECT_EQ(again.place("iowa"), "0605");
  EXPECT_EQ(again.step(), StepKind::MovementPhase) << "no point is left";
  again.act("take ohio");
  EXPECT_EQ(again.refused("step 0605"), "3.2") << "one unit a couplet";
  Table back = bridge(kUnion, BridgeState::Wrecked);
  back.usa("battery", artillery()).at("0605");
  back.csa("georgia", infantry()).at("1818");
  back.act("take battery");
  EXPECT_EQ(back.refused("step 0505"), "3.2") << "nor the other way";
}

TEST(Chattanooga_3_2B_Bridge, NoReserveIsFormedOrDeployedOverItWhenItIsWrecked) {
  for (const bool is_wrecked : {true, false}) {
    const BridgeState state = is_wrecked ? BridgeState::Wrecked : BridgeState::Whole;
    Table t = bridge(kUnion, state);
    t.on(Option::Reserves);
    t.usa("iowa", infantry()).in(kReserveBox);
    t.usa("a", reserve()).at("0505");
    t.csa("georgia", infantry()).at("1818");
    t.act("deploy a 0505");
    EXPECT_EQ(t.is_offered("deploy iowa 0605"), !is_wrecked);
    EXPECT_TRUE(t.is_offered("deploy iowa 0506"));
    Table forming = bridge(kUnion, state);
    forming.on(Option::CreatingReserves);
    forming.usa("iowa", infantry()).at("0505");
    forming.usa("ohio", infantry()).at("0605");
    forming.usa("a", reserve());
    forming.csa("georgia", infantry()).at("1818");
    forming.act("form-reserve iowa");
    EXPECT_EQ(forming.refused("enter-reserve ohio"), is_wrecked ? "14.3" : "lawful");
  }
}

TEST(Chattanooga_3_2B_Bridge, IsCrossedAsEverBeforeAndAfter) {
  for (const BridgeState state : {BridgeState::Whole, BridgeState::Repaired}) {
    Table t = bridge(kUnion, state);
    t.usa("iowa", infantry()).at("0405");
    t.usa("battery", artillery()).at("0505");
    t.csa("georgia", infantry()).at("1818");
    t.act_all({"take battery", "go 0605"});
    EXPECT_EQ(t.step(), StepKind::March) << "points are left";
    t.act_all({"halt", "take iowa", "go 0606"});
    EXPECT_EQ(t.place("iowa"), "0606");
  }
}

TEST(Chattanooga_3_2B_Bridge, WhoCrossesTheWreckedOneHasNoPointsForACharge) {
  for (const BridgeState state : {BridgeState::Whole, BridgeState::Wrecked}) {
    Table t = bridge(kUnion, state);
    t.on(Option::Charge);
    t.usa("iowa", infantry()).at("0505");
    t.csa("georgia", infantry()).at("0606");
    t.act_all({"take iowa", "step 0605"});
    EXPECT_EQ(t.place("iowa"), "0605");
    EXPECT_EQ(t.offers("charge-all"), state == BridgeState::Whole ? 1 : 0) << "more than two points (10.8)";
  }
}

TEST(Chattanooga_3_2B_Bridge, IsWreckedAsATurnBeginsAndRepairedByADie) {
  GreatBattle t({});
  t.act_all({"end-set-up", "end-set-up"});
  EXPECT_EQ(t.to_act(), kConfederate);
  t.act("wreck-bridge");
  EXPECT_EQ(bridge_state(t.state()), BridgeState::Wrecked);
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  for (const auto& [die, state] : {std::pair(2, BridgeState::Repaired), std::pair(3, BridgeState::Wrecked)}) {
    Table small = bridge(kUnion, BridgeState::Wrecked);
    small.usa("iowa", infantry()).at(die == 2 ? "0505" : "0605");
    small.csa("georgia", infantry()).at("1818");
    small.act_all({"end-moves", "end-combat", "end-moves"});
    small.dictate({9, die});
    small.act_all({"end-combat", "end-turn"});
    EXPECT_EQ(bridge_state(small.state()), state) << die;
    EXPECT_EQ(small.field().turn(), 4);
    EXPECT_EQ(small.step(), StepKind::MovementPhase) << "once wrecked it is not wrecked again";
  }
}

TEST(Chattanooga_3_2B_Bridge, IsNotRepairedAtNightOrWithoutAUnionUnitBesideIt) {
  Table night = bridge(kUnion, BridgeState::Wrecked);
  night.turn(5);
  night.usa("iowa", infantry()).at("0505");
  night.csa("georgia", infantry()).at("1818");
  night.act_all({"end-moves", "end-combat", "end-moves"});
  night.dictate({9});
  night.act_all({"end-combat", "end-turn"});
  EXPECT_EQ(night.field().turn(), 6);
  EXPECT_TRUE(night.dice().empty()) << "no die is thrown at night";
  EXPECT_EQ(bridge_state(night.state()), BridgeState::Wrecked);
  Table alone = bridge(kUnion, BridgeState::Wrecked);
  alone.usa("iowa", infantry()).at("0405");
  alone.csa("georgia", infantry()).at("1818");
  alone.act_all({"end-moves", "end-combat", "end-moves"});
  alone.dictate({9});
  alone.act_all({"end-combat", "end-turn"});
  EXPECT_EQ(alone.field().turn(), 4);
  EXPECT_TRUE(alone.dice().empty());
  EXPECT_EQ(bridge_state(alone.state()), BridgeState::Wrecked);
}

// ---- 3.2R ----

/// At the decision about Longstreet.
GreatBattle decision() {
  GreatBattle t({});
  t.play_on_until([&] { return t.step() == StepKind::Call; });
  return t;
}

TEST(Chattanooga_3_2R_Call, IsDecidedForAllOrNobody) {
  GreatBattle t = decision();
  EXPECT_EQ(t.field().turn(), 6);
  EXPECT_EQ(t.to_act(), kConfederate);
  EXPECT_EQ(t.place("csa.2-sc"), "undecided");
  t.act("call");
  for (const PieceId id : t.field().pieces()) {
    if (t.field().scenario().comes_when_called(id) && t.field().is_unit(id)) {
      EXPECT_EQ(t.state().piece(id).place, kCalled);
    }
  }
  EXPECT_TRUE(is_called(t.field()));
  GreatBattle no = decision();
  no.act("pass");
  EXPECT_EQ(no.place("csa.2-sc"), "not-called");
  EXPECT_FALSE(is_called(no.field()));
}

TEST(Chattanooga_3_2R_Call, IsASecretUntilTheFirstUnitIsSeen) {
  GreatBattle called = decision();
  GreatBattle not_called = decision();
  called.act("call");
  not_called.act("pass");
  const auto seen = [](GreatBattle& t, Seat seat) { return t.door().view(t.state(), seat); };
  EXPECT_EQ(seen(called, kUnion), seen(not_called, kUnion));
  EXPECT_NE(seen(called, kConfederate), seen(not_called, kConfederate));
  EXPECT_EQ(called.log(kUnion), not_called.log(kUnion)) << "nor does the log tell";
  Rng rng(7);
  bool is_either = false;
  bool is_neither = false;
  for (int i = 0; i < 20; ++i) {
    const std::optional<State> guess = called.door().guess(seen(called, kUnion), rng);
    ASSERT_TRUE(guess.has_value());
    EXPECT_TRUE(called.door().faults_of(*guess).empty()) << describe(called.door().faults_of(*guess));
    const Field field(called.game().data_of(*guess), *guess);
    (is_called(field) ? is_either : is_neither) = true;
  }
  EXPECT_TRUE(is_either && is_neither);
  called.play_on_until([&] { return called.step() == StepKind::MovementPhase && called.phasing() == kConfederate; });
  called.act_all({"take csa.2-sc", "go 6004"});
  EXPECT_EQ(called.place("csa.3-sc"), "due") << "all know now that the others come, too";
  EXPECT_EQ(seen(called, kUnion).seen.piece(called.id("csa.3-sc")).place, kDue);
}

TEST(Chattanooga_3_2R_Call, WhoWasNotCalledStaysAway) {
  GreatBattle t = decision();
  t.act("pass");
  t.play_on_until([&] { return t.step() == StepKind::MovementPhase && t.phasing() == kConfederate; });
  EXPECT_EQ(t.refused("take csa.2-sc"), "7.1");
}

// ---- 3.2V ----

/// The Union moves in turn 3 of the first day; the map is to be cleared before day `before`, and the Confederates win
/// at 0510.
Table clearing(Seat side, int before) {
  Table t(side, Phase::Movement);
  t.scenario().clearing.is_used = true;
  t.scenario().clearing.decisive_before_day = before;
  t.scenario().clearing.union_clears.add(Table::hex("1010"));
  t.scenario().clearing.confederates_hold.add(Table::hex("1212"));
  t.scenario().wins_on[kConfederate].add(Table::hex("0510"));
  t.track(Track::PhaseNow, static_cast<int>(Phase::Movement));  // of a battle that is over at once
  t.usa("iowa", infantry()).at("0505");
  return t;
}

VictoryLevel level(Table& t) { return static_cast<VictoryLevel>(t.value(Track::Level)); }

TEST(Chattanooga_3_2V_Victory, TheUnionClearsTheMap) {
  Table early = clearing(kUnion, 2);
  early.csa("georgia", infantry()).in(kRouted);
  EXPECT_TRUE(early.outcome().over) << "units in the status box are not on the map";
  EXPECT_EQ(level(early), VictoryLevel::UnionDecisive);
  Table late = clearing(kUnion, 1);
  late.csa("georgia", infantry()).in(kRouted);
  EXPECT_EQ(level(late), VictoryLevel::Union);
  Table due = clearing(kUnion, 2);
  due.csa("georgia", infantry()).due(5, {"2010"});
  EXPECT_FALSE(due.outcome().over) << "one is still due";
  Table reserved = clearing(kUnion, 2);
  reserved.on(Option::Reserves);
  reserved.csa("georgia", infantry()).in(kReserveBox);
  reserved.csa("x", reserve()).at("1818");
  EXPECT_FALSE(reserved.outcome().over) << "one is in reserve on the map";
}

TEST(Chattanooga_3_2V_Victory, IsJudgedAsSoonAsTheLastOneIsGone) {
  Table t = clearing(kUnion, 2);
  t.csa("georgia", infantry(1)).at("0605");
  for (const char* hex : {"0604", "0705", "0706", "0606", "0506"}) {
    t.usa(hex, infantry()).at(hex);
  }
  t.act_all({"end-moves", "attack 0605"});
  t.dictate({9});
  t.act("attack-with iowa");
  t.play_on_until([&] { return t.outcome().over; });
  EXPECT_EQ(t.field().turn(), 3);
  EXPECT_EQ(t.outcome().winner, kUnion);
}

TEST(Chattanooga_3_2V_Victory, AConfederateUnitInTheTownOfTheBridgesWinsAtOnce) {
  Table t = clearing(kConfederate, 2);
  t.csa("georgia", infantry()).at("0512");
  t.act_all({"take georgia", "go 0510", "halt"});
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(level(t), VictoryLevel::ConfederateDecisive);
}

TEST(Chattanooga_3_2V_Victory, AConfederateReserveThatEntersThatTownWinsAndADummyDoesNot) {
  for (const bool has_units : {true, false}) {
    Table t = clearing(kConfederate, 2);
    t.turn(5);  // in the evening nobody sees farther than four hexes
    t.on(Option::HiddenReserves);
    t.csa("alabama", infantry()).at("1818");
    t.csa("georgia", infantry()).in(has_units ? kReserveBox : kRouted);
    t.csa("x", reserve()).at("0512").disrupted();  // hidden
    t.act_all({"take x", "go 0510", "halt"});
    EXPECT_EQ(t.outcome().over, has_units);
    EXPECT_EQ(level(t), has_units ? VictoryLevel::ConfederateDecisive : VictoryLevel::Draw);
  }
}

/// To the end of the last turn.
VictoryLevel level_at_the_end(Table& t) {
  t.turn(8);
  t.act_all({"end-moves", "end-combat", "end-moves"});
  t.dictate({9});
  t.act("end-combat");
  t.play_on_until([&] { return t.outcome().over; });
  return level(t);
}

TEST(Chattanooga_3_2V_Victory, WhoIsStillThereAtTheEndWins) {
  Table t = clearing(kUnion, 2);
  t.csa("georgia", infantry()).at("1818");
  EXPECT_EQ(level_at_the_end(t), VictoryLevel::Confederate);
}

/// A battle to whose end Longstreet has been called, with Georgia there and Iowa's friends elsewhere.
VictoryLevel level_when_called(const char* georgia) {
  Table t = clearing(kUnion, 1);
  t.csa("georgia", infantry()).at(georgia);
  t.csa("longstreet", infantry()).in(kCalled);
  t.scenario().called.assign(t.scenario().placements.size(), false);
  t.scenario().called.back() = true;
  t.scenario().placements.back().turn = 2;
  t.scenario().call_turn = 2;
  return level_at_the_end(t);
}

TEST(Chattanooga_3_2V_Victory, TheCallReplacesTheConditionsOfBoth) {
  EXPECT_EQ(level_when_called("1818"), VictoryLevel::Union) << "the mountain is clear";
  EXPECT_EQ(level_when_called("1010"), VictoryLevel::Draw) << "neither has done it";
  EXPECT_EQ(level_when_called("1212"), VictoryLevel::Draw) << "both have done it";
}

TEST(Chattanooga_3_2V_Victory, OneUnitOnTheMountainAndTheirGroundHeldWinForTheConfederates) {
  Table t = clearing(kUnion, 1);
  t.csa("georgia", infantry()).at("1010");
  t.csa("alabama", infantry()).at("1212");
  t.csa("longstreet", infantry()).at("1818");
  t.scenario().called.assign(t.scenario().placements.size(), false);
  t.scenario().called.back() = true;
  t.scenario().placements.back().turn = 2;
  t.scenario().call_turn = 2;
  EXPECT_EQ(level_at_the_end(t), VictoryLevel::Confederate);
}

TEST(Chattanooga_3_2V_Victory, PointsShiftTheLevelByOneStep) {
  Table t = clearing(kUnion, 1);
  t.csa("georgia", infantry()).in(kCaptured);
  EXPECT_EQ(level(t), VictoryLevel::UnionDecisive) << "two points, one enemy unit in play (3.5)";
}

}  // namespace
}  // namespace longroll::chattanooga::test
