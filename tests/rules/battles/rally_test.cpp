#include "tests/rules/battles/table.h"

/// Rally, flight and digging in: Battles 12.1, 12.3, 12.4, 10.3. A table of these tests stands in the Combat Phase,
/// whose end begins the Rally step.
namespace longroll::battles::test {
namespace {

void end_combat(Table& t, const std::vector<int>& dice) {
  t.dictate(dice);
  t.act("end-combat");
}

TEST(Battles_12_4_Rally, ByTheDieOfEachCondition) {
  const std::pair<Condition, int> chart[] = {
      {Condition::Disordered, 4}, {Condition::Shaken, 3}, {Condition::Routed, 2}};
  for (const auto& [condition, up_to] : chart) {
    for (const int die : {up_to, up_to + 1}) {
      Table t(Seat::Union, Phase::Combat);
      t.usa("iowa", infantry(5)).at("0505").is(condition).with(kActed);
      t.csa("georgia", infantry(5)).at("1515").is(Condition::Disordered);
      end_combat(t, {die});
      const int better = static_cast<int>(condition) - (die == up_to ? 1 : 0);
      EXPECT_EQ(t.condition("iowa"), static_cast<Condition>(better)) << die;
      EXPECT_EQ(t.dice(), std::vector<int>{die}) << "the other side does not roll";
      EXPECT_EQ(t.condition("georgia"), Condition::Disordered);
      EXPECT_EQ(t.phasing(), Seat::Confederate);
    }
  }
}

TEST(Battles_12_4_Rally, OneDieForEachUnitLowestPieceFirst) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0905").is(Condition::Shaken);
  t.usa("ohio", infantry(5)).at("0505").is(Condition::Shaken);
  t.csa("georgia", infantry(5)).at("1515");
  end_combat(t, {6, 1});
  EXPECT_EQ(t.condition("iowa"), Condition::Shaken);
  EXPECT_EQ(t.condition("ohio"), Condition::Disordered) << "one condition at a time";
  EXPECT_EQ(t.dice(), (std::vector<int>{6, 1}));
}

TEST(Battles_12_4_Rally, TheQuestionSaysWhatTheDieDoes) {
  Table t(Seat::Union, Phase::Rally);
  t.usa("iowa", infantry(5)).at("0505");  // who may dig, so that the step waits
  t.usa("ragged", infantry(5)).at("0905").with(kActed);
  t.csa("georgia", infantry(5)).at("1515");
  State state = t.state();
  state.piece(t.id("ragged")).marks = static_cast<std::int16_t>(Condition::Shaken);
  state.stack.back() = step_of(RallyStepLocals{RallyStage::Rolling, t.id("ragged")});
  EXPECT_EQ(t.game().prompt(state).text, "ragged tries to rally: 1 to 3 improves it by one state.");
}

TEST(Battles_12_4_Rally, NotInAnEnemyZone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("boxed", infantry(5)).at("0505").is(Condition::Routed);
  t.usa("iowa", infantry(5)).at("0905").is(Condition::Shaken);
  t.csa("georgia", infantry(5)).at("0506");
  end_combat(t, {1});
  EXPECT_EQ(t.condition("boxed"), Condition::Routed);
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
}

TEST(Battles_12_4_Rally, NextToARoutedEnemyByDay) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505").is(Condition::Shaken);
  t.csa("georgia", infantry(5)).at("0506").is(Condition::Routed);
  end_combat(t, {1});
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
}

TEST(Battles_12_4_Rally, NotWithoutALineOfCommunication) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505").is(Condition::Shaken);
  t.csa("raider", infantry(5)).at("0101");
  end_combat(t, {});
  EXPECT_EQ(t.condition("iowa"), Condition::Shaken);
  EXPECT_TRUE(t.dice().empty());
}

TEST(Battles_12_4_Rally, AtNightWithoutADieAwayFromTheEnemy) {
  Table t(Seat::Union, Phase::Combat);
  t.night();
  t.usa("iowa", infantry(5)).at("0505").is(Condition::Routed);
  t.usa("near", infantry(5)).at("0905").is(Condition::Shaken);
  t.csa("georgia", infantry(5)).at("0906").is(Condition::Routed);
  end_combat(t, {6});
  EXPECT_EQ(t.condition("iowa"), Condition::Shaken);
  EXPECT_EQ(t.condition("near"), Condition::Shaken) << "next to an enemy, even a routed one, the die decides";
  EXPECT_EQ(t.dice(), std::vector<int>{6});
}

TEST(Battles_12_3_Flight, ARoutedUnitMustFleeBeforeThePhaseEnds) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505").is(Condition::Routed);
  t.usa("ohio", infantry(5, 4)).at("1505");
  t.csa("georgia", infantry(5)).at("0506");
  EXPECT_EQ(t.refused("end-moves"), "12.1");
  EXPECT_EQ(t.prompt().rule, "12.1");
  t.act("take iowa");
  EXPECT_EQ(t.refused("halt"), "12.1");
  EXPECT_EQ(t.refused("go 0604"), "12.1") << "no nearer home, 0101";
  EXPECT_EQ(t.refused("go 0405"), "12.1") << "controlled";
  EXPECT_TRUE(t.is_offered("go 0404"));
  t.act("go 0404");
  EXPECT_EQ(t.step(), StepKind::MoveUnit) << "it flees as far as it can";
  EXPECT_EQ(t.refused("halt"), "12.1");
  t.act("go 0302");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_TRUE(t.is_offered("end-moves"));
}

TEST(Battles_12_3_Flight, NeverNearerToTheEnemy) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505").is(Condition::Routed);
  t.csa("georgia", infantry(5)).at("0202");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0404"), "12.1") << "nearer home, but nearer to the enemy too";
  EXPECT_GT(t.offers("go"), 0);
}

TEST(Battles_12_3_Flight, WhoCannotFleeStays) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505").is(Condition::Routed);
  for (const char* hex : {"0404", "0504", "0405", "0604"}) {
    t.terrain(hex, Terrain::Water);
  }
  t.csa("georgia", infantry(5)).at("0606");
  EXPECT_EQ(t.refused("take iowa"), "6.0");
  EXPECT_TRUE(t.is_offered("end-moves"));
}

TEST(Battles_12_3_Flight, GoesByTheBridgeAndNotIntoACorner) {
  Table t(Seat::Union, Phase::Movement);
  // A river between rows 4 and 5 of the western columns; the only bridge is at 0805.
  const Grid grid{20, 20, Parity::EvenLower};
  for (int column = 1; column <= 20; ++column) {
    const HexId hex = hex_at(column, 5);
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(hex, d);
      if (next != kNoHex && row_of(next) == 4) {
        t.side(hex_text(hex), hex_text(next), column == 8 && d == Direction::Up ? kRiver | kBridge : kRiver);
      }
    }
  }
  for (int column = 2; column <= 20; column += 2) {  // the upper sides of the lower columns meet row 5 itself
    for (const int side : {column - 1, column + 1}) {
      if (side >= 1 && side <= 20) {
        t.side(hex_text(hex_at(column, 4)), hex_text(hex_at(side, 5)), kRiver);
      }
    }
  }
  t.usa("iowa", infantry(5, 4)).at("0405").is(Condition::Routed);
  t.csa("georgia", infantry(5)).at("0415");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0505")) << "toward the bridge, though farther from 0101 as the crow flies";
  EXPECT_EQ(t.refused("go 0305"), "12.1");
}

TEST(Battles_12_1_Shaken, NeverIntoAnEnemyZone) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505").is(Condition::Shaken);
  t.usa("ohio", infantry(5, 4)).at("0504").is(Condition::Disordered);
  t.csa("georgia", infantry(5)).at("0507");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0506"), "12.1");
  t.act_all({"halt", "take ohio"});
  EXPECT_TRUE(t.is_offered("go 0506"));
}

TEST(Battles_10_3_Digging, IsForInfantryThatDidNothing) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("second", infantry(5)).at("0505");
  t.usa("busy", infantry(5)).at("0705").with(kActed);
  t.usa("ragged", infantry(5)).at("0905").is(Condition::Disordered);
  t.usa("battery", artillery(5)).at("1105");
  t.usa("rush", cavalry(5)).at("1305");
  t.csa("georgia", infantry(5)).at("1515");
  end_combat(t, {6});
  EXPECT_EQ(t.step(), StepKind::RallyStep);
  EXPECT_EQ(t.offers("dig"), 2);
  for (const char* refused : {"dig busy", "dig ragged", "dig battery", "dig rush"}) {
    EXPECT_EQ(t.refused(refused), "10.3") << refused;
  }
  EXPECT_EQ(t.refused("dig georgia"), "4.0");
  t.act("dig second");
  EXPECT_TRUE(t.field().has_breastworks(Table::hex("0505")));
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "a hex has one marker: nobody is left who could dig";
}

TEST(Battles_10_3_Digging, WorksOfASideAreItsOwnAndVanishFromAnEmptyHex) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0505");
  t.csa("georgia", infantry(5)).at("1515");
  t.breastworks(Seat::Union, "0505");
  t.act_all({"take iowa", "go 0504", "halt"});
  EXPECT_TRUE(t.field().has_breastworks(Table::hex("0505")));
  t.act_all({"take ohio", "go 0506", "halt"});
  EXPECT_FALSE(t.field().has_breastworks(Table::hex("0505")));
}

TEST(Battles_10_3_Digging, AMarkerIsUsedAgain) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("ohio", infantry(5)).at("0705");
  t.csa("georgia", infantry(5)).at("1515");
  t.breastworks(Seat::Union, "0505");
  const std::size_t pieces = t.state().pieces.size();
  t.act_all({"take iowa", "go 0504", "halt", "end-moves", "end-combat"});
  EXPECT_EQ(t.refused("dig iowa"), "10.3") << "it has moved";
  t.act("dig ohio");
  EXPECT_TRUE(t.field().has_breastworks(Table::hex("0705")));
  EXPECT_EQ(t.state().pieces.size(), pieces);
}

TEST(Battles_10_3_Digging, GoesOnInABattleOfManyCounters) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(5)).at("1515");
  for (int i = 0; i < 450; ++i) {
    t.usa("lost" + std::to_string(i), infantry(1));  // eliminated, still a counter of the battle
  }
  t.act_all({"end-moves", "end-combat", "dig iowa"});
  EXPECT_TRUE(t.field().has_breastworks(Table::hex("0505")));
  EXPECT_EQ(t.state().pieces.size(), 453U);
}

TEST(Battles_10_3_Digging, OnlyWhatWasDoneSinceTheLastRallyCounts) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("stuart", cavalry(5)).at("1515");
  t.act_all({"take iowa", "go 0504", "halt", "end-moves", "end-combat"});
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "nobody could dig";
  t.act_all({"end-moves", "end-combat", "end-moves", "end-combat"});
  EXPECT_EQ(t.step(), StepKind::RallyStep);
  EXPECT_TRUE(t.is_offered("dig iowa")) << "a turn later it has stood still";
  EXPECT_FALSE(t.has_flag("iowa", kMoved));
}

}  // namespace
}  // namespace longroll::battles::test
