// Fortunes of war (15.0), and the rules that say who may not move or attack: leaders who rally and restore (13.3),
// boats (7.8), fire (11.1), charges (10.8) and attacks that go on (10.14).
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

// ---- who was rallied or restored by a leader (13.3) ----

/// Geary has rallied Ohio at 1510, where Kansas stands; Iowa and Georgia can fight, Texas is three hexes away.
Table after_a_rally(Seat holder, bool has_maine = false) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::FortunesOfWar);
  t.on(Option::Charge);
  t.on(Option::Leaders);
  t.scenario().fortune = holder;
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", harmless()).at("0505");
  t.usa("kansas", regiment(4, 3)).at("1510");
  if (has_maine) {
    t.usa("maine", regiment(4, 3)).at("1510");
  }
  t.usa("geary", leader(1, 1)).at("1510");
  t.usa("ohio", regiment(4, 3)).in(kRouted);
  t.csa("texas", regiment(4, 3)).at("1513");
  t.dictate({0});
  t.act("lead geary 4 ohio");
  t.act("end-moves");
  return t;
}

/// The attack of that phase has brought a fortune.
void bring_fortune(Table& t, const std::string& hex, const std::string& unit) {
  t.act("attack " + hex);
  t.dictate({0});
  t.act("attack-with " + unit);
  ASSERT_EQ(t.step(), StepKind::Fortune);
}

/// The Union's Movement Phase, in which Iowa stands beside Georgia and will fight it; that side holds the fortune.
Table before_a_fight(Option option, Seat holder) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::FortunesOfWar);
  t.on(option);
  t.scenario().fortune = holder;
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", harmless()).at("0505");
  return t;
}

TEST(Chattanooga_13_3_Bonuses, WhoWasRalliedMakesNoFreeMove) {
  Table t = after_a_rally(kUnion);
  bring_fortune(t, "0505", "iowa");
  EXPECT_EQ(t.refused(kCounterattack), "lawful");
  t.act(kFreeMove);
  EXPECT_EQ(t.refused("take ohio"), "13.3") << "it does not move in that couplet";
  EXPECT_FALSE(t.is_offered("take ohio"));
  EXPECT_EQ(t.refused("take-stack 1510"), "8.2") << "only one of the two could move";
  t.act("take kansas");
  EXPECT_EQ(t.refused("join ohio"), "13.3");
  t.act("halt");
}

TEST(Chattanooga_13_3_Bonuses, WhoWasRalliedStaysWhenItsStackMovesFreely) {
  for (const bool is_counterattack : {false, true}) {
    Table t = after_a_rally(kUnion, true);
    bring_fortune(t, "0505", "iowa");
    t.act_all({is_counterattack ? kCounterattack : kFreeMove, "take-stack 1510", "go 1512"});
    t.act("halt");
    EXPECT_EQ(t.place("ohio"), "1510");
    EXPECT_EQ(t.place("kansas"), "1512");
    EXPECT_EQ(t.place("maine"), "1512");
  }
}

TEST(Chattanooga_13_3_Bonuses, WhoWasRalliedDoesNotMoveInTheEnemysPhaseOfTheCoupletEither) {
  for (const Seat holder : {kUnion, kConfederate}) {
    Table t = after_a_rally(holder);
    t.act_all({"end-combat", "pass", "end-moves"});
    ASSERT_TRUE(is_rallied(t.field(), t.id("ohio")));
    bring_fortune(t, "0506", "georgia");
    if (holder == kUnion) {
      t.act(kCounterattack);
      EXPECT_EQ(t.refused("take ohio"), "13.3");
      EXPECT_TRUE(t.is_offered("take kansas"));
      t.act_all({"take kansas", "halt"});
    } else {
      t.act(kMoveEnemy);
      EXPECT_EQ(t.refused("take ohio"), "13.3") << "nor is it moved by the enemy";
      t.dictate({0});
      t.act("take kansas");
    }
    EXPECT_TRUE(is_rallied(t.field(), t.id("ohio"))) << "the couplet is not over";
    t.act("end-combat");
    t.play_on_until([&] { return t.step() == StepKind::Couplet; });
    EXPECT_FALSE(t.has_flag("ohio", kRallied)) << "the next couplet is another one";
  }
}

TEST(Chattanooga_13_3_Bonuses, WhoWasRalliedDoesNotAdvanceInSupportOfACounterattack) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::FortunesOfWar);
  t.on(Option::Charge);
  t.on(Option::Leaders);
  t.on(Option::SupportingAdvance);
  t.scenario().fortune = kUnion;
  t.terrain("1510", Terrain::Town);  // no zone reaches there
  t.terrain("1512", Terrain::Town);
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", harmless()).at("0505");
  t.usa("kansas", regiment(4, 3)).at("1510");
  t.usa("geary", leader(1, 1)).at("1510");
  t.usa("ohio", regiment(4, 3)).in(kRouted);
  t.usa("maine", regiment(4, 5)).at("1512");
  t.csa("texas", steady(regiment(4, 3))).at("1511").disrupted();
  t.dictate({0});
  t.act("lead geary 4 ohio");
  t.act_all({"end-moves", "end-combat"});
  t.play_on_until([&] { return t.phase() == Phase::Movement && t.phasing() == kConfederate; });
  t.act("end-moves");
  bring_fortune(t, "0506", "georgia");
  t.act_all({kCounterattack, "take maine", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
  t.dictate({9, 0});
  t.act("attack-with maine");
  t.play_on_until([&] { return t.step() == StepKind::Advance || t.step() == StepKind::CombatPhase; });
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.place("maine"), "1511");
  EXPECT_TRUE(t.is_offered("support kansas"));
  EXPECT_EQ(t.refused("support ohio"), "13.3");
}

TEST(Chattanooga_13_3_Bonuses, WhoWasRestoredMayMoveFreely) {
  Table t = before_a_fight(Option::Leaders, kUnion);
  t.usa("ohio", regiment(4, 3)).at("1510").disrupted();
  t.usa("geary", leader(1, 1)).at("1510");
  t.act_all({"lead geary 3 ohio", "end-moves"});
  bring_fortune(t, "0505", "iowa");
  t.act_all({kFreeMove, "take ohio", "go 1506"});
  EXPECT_EQ(t.place("ohio"), "1506") << "it did not move in the Movement Phase, and may fight in this one";
}

// ---- who has fired (11.1), and who was driven off before he charged (10.8) ----

TEST(Chattanooga_15_0_FreeMove, ABatteryThatHasFiredDoesNotFireAgainWhereItComes) {
  for (const bool has_fired : {true, false}) {
    Table t = combat(kUnion);
    Unit guns = artillery();
    guns.range = 8;
    t.usa("guns", guns).at("1510");
    t.csa("texas", infantry()).at("1506");
    t.csa("alabama", infantry()).at("1505");
    if (has_fired) {
      t.dictate({0});
      t.act_all({"aim texas", "fire guns", "resolve"});
    }
    attack(t, {0});
    t.act_all({kFreeMove, "take guns", "go 1508", "halt"});
    ASSERT_EQ(t.step(), StepKind::CombatPhase);
    ASSERT_EQ(t.place("guns"), "1508");
    EXPECT_EQ(t.is_offered("aim alabama"), !has_fired) << "one shot in a couplet";
  }
}

TEST(Chattanooga_10_8_PreparedCharge, IsLostByARetreat) {
  for (const unsigned moved : {0U, static_cast<unsigned>(kMoved)}) {
    Table t(kConfederate, Phase::Combat);
    t.on(Option::FortunesOfWar);
    t.on(Option::Charge);
    t.scenario().fortune = kUnion;
    t.csa("georgia", harmless()).at("0505");
    t.usa("iowa", regiment(4, 3)).at("0506");
    t.csa("texas", infantry()).at("1506").disrupted().with(kCharge | moved);
    t.usa("ohio", infantry()).at("1507");
    t.dictate({0});
    t.act_all({"attack 0506", "attack-with georgia", kSharpshooter, "aim texas"});
    t.dictate({8});  // Dr: it is disrupted already
    t.act("fire ohio");
    t.play_on_until([&] { return t.step() == StepKind::CombatPhase; });
    ASSERT_EQ(t.said(LogNote::Retreated), 1);
    ASSERT_TRUE(is_on_map(t.piece("texas")));
    EXPECT_FALSE(t.has_flag("texas", kCharge)) << "what it had prepared is lost";
  }
}

// ---- reserves (14.3, 14.5) ----

TEST(Chattanooga_14_3_CreatingReserves, NoFortuneMovesOneInTheCoupletInWhichItWasFormed) {
  Table t = before_a_fight(Option::CreatingReserves, kConfederate);
  t.usa("ohio", infantry()).at("1510");
  t.usa("a", reserve());
  t.dictate({0});
  t.act_all({"form-reserve ohio", "pass"});
  ASSERT_EQ(t.place("a"), "1510");
  t.act("end-moves");
  bring_fortune(t, "0505", "iowa");
  EXPECT_EQ(refuse_subject(t.field(), FortuneKind::MoveEnemy, t.id("a")).rule, "14.3");
  t.act_all({"pass", "end-combat", "end-moves"});
  bring_fortune(t, "0506", "georgia");
  t.act(kMoveEnemy);
  EXPECT_EQ(t.refused("take a"), "14.3") << "in the enemy's phase of the couplet neither";
  t.dictate({0});
  t.act_all({"take iowa", "end-combat"});
  ASSERT_EQ(t.step(), StepKind::Couplet);
  EXPECT_FALSE(t.has_flag("a", kFormed)) << "the next couplet is another one";
}

TEST(Chattanooga_14_5_DeployingReserves, NotInTheCoupletInWhichTheEnemyHasMovedIt) {
  Table t = combat(kUnion);
  t.on(Option::Reserves);
  t.csa("texas", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("1510");
  t.usa("a", reserve());
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({5});
  t.act_all({"take x", "go 1512", "halt", "end-combat"});
  ASSERT_EQ(t.phasing(), kConfederate);
  EXPECT_EQ(t.refused("deploy x 1512"), "14.5");
  EXPECT_TRUE(t.is_offered("take x")) << "it moves in its own phase as ever";
  t.act("end-moves");
  t.dictate({0});
  t.act_all({"end-combat", "end-moves", "end-combat"});
  ASSERT_EQ(t.phasing(), kConfederate);
  EXPECT_TRUE(t.is_offered("deploy x 1512")) << "the next couplet is another one";
}

// ---- a boat that lies before the enemy (7.8) ----

TEST(Chattanooga_7_8_Boats, NoFortuneMovesWhoLiesInOne) {
  for (const Seat holder : {kUnion, kConfederate}) {
    Table t(kUnion, Phase::Movement);
    for (int row = 1; row <= 20; ++row) {
      t.water(hex_text(hex_at(3, row)));
    }
    t.on(Option::PontoonBoats);
    t.on(Option::FortunesOfWar);
    t.on(Option::Charge);
    t.scenario().fortune = holder;
    t.usa("boat", pontoon(UnitType::Boat));
    t.usa("maine", infantry()).due(3, {"0420"});
    t.scenario().across.resize(t.scenario().placements.size(), false);
    t.scenario().across.back() = true;
    t.csa("texas", infantry()).at("0410");
    t.usa("iowa", harmless()).at("1506");
    t.csa("georgia", regiment(4, 3)).at("1505");
    t.act_all({"land maine", "go 0410", "end-moves"});
    ASSERT_TRUE(is_afloat(t.field(), t.id("maine")));
    bring_fortune(t, "1505", "iowa");
    t.act(holder == kUnion ? kFreeMove : kMoveEnemy);
    EXPECT_EQ(t.refused("take maine"), "7.8") << "it comes ashore by its advance alone";
    EXPECT_FALSE(t.is_offered("take maine"));
    EXPECT_TRUE(t.is_offered("take iowa"));
    EXPECT_TRUE(refuse_subject(t.field(), FortuneKind::Counterattack, t.id("maine")));
  }
}

// ---- a counterattack that goes on (10.14) ----

TEST(Chattanooga_15_0_Counterattack, OthersOfTheHexDoNotGoOnWithIt) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.on(Option::Continuation);
  t.terrain("1511", Terrain::Town);  // no zone reaches there
  t.csa("alabama", regiment(4, 3)).at("1511");
  t.csa("texas", regiment(4, 5)).at("1512");
  t.usa("ohio", regiment(4, 3)).at("1510").disrupted();
  t.usa("kansas", regiment(4, 3)).at("1510").disrupted();
  attack(t, {0});
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
  t.dictate({9});
  t.act("attack-with texas");
  t.play_on_until([&] { return t.step() == StepKind::Advance || t.step() == StepKind::CombatPhase; });
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_TRUE(t.is_offered("continue texas"));
  EXPECT_EQ(t.refused("continue alabama"), "15.0") << "it has not moved to counterattack";
  EXPECT_FALSE(t.is_offered("continue alabama"));
}

}  // namespace
}  // namespace longroll::chattanooga::test
