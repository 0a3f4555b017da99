// The fortune of war Counterattack (15.0), and how deep fortunes nest.
#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/record/link.h"
#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

// ---- counterattack ----

/// The Confederates hold the marker in the Union's phase; Texas stands two points from Ohio, in no zone.
Table before_counterattack(Unit texas = regiment(4, 3)) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("texas", std::move(texas)).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  return t;
}

TEST(Chattanooga_15_0_Counterattack, MovesTwoPointsAndCharges) {
  Table t = before_counterattack();
  t.act_all({kCounterattack, "take texas"});
  EXPECT_EQ(t.refused("go 1516"), "7.1") << "two points, no more";
  t.act("go 1511");
  t.act("charge-all");
  ASSERT_EQ(t.step(), StepKind::Attack);
  EXPECT_EQ(t.phasing(), kConfederate);
  EXPECT_EQ(intensity_of(t.field(), {t.id("texas"), t.id("ohio"), Table::hex("1510")}), 5) << "3, and 2 for the charge";
  t.dictate({8});
  t.act("attack-with texas");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.phasing(), kUnion);
  EXPECT_FALSE(t.has_flag("texas", kCharge | kFought | kMoved)) << "the mini-phase is over";
  EXPECT_FALSE(t.has_flag("ohio", kWasAttacked)) << "nobody attacks the Union in its own phase";
  EXPECT_EQ(holder(t.state()), kUnion);
}

TEST(Chattanooga_15_0_Counterattack, ItsDiceBringNoFortune) {
  Table t = before_counterattack(of_row(2));
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  t.dictate({0});
  t.act("attack-with texas");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_15_0_Counterattack, ContinuesAsACharge) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.on(Option::Continuation);
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505");
  t.csa("texas", overwhelming()).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510").disrupted();
  t.usa("maine", regiment(4, 3)).at("1510").disrupted();
  attack(t, {0});
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  t.dictate({0, 0});
  t.act("attack-with texas");
  ASSERT_EQ(t.step(), StepKind::Retreat);
  t.play_on_until([&] { return t.step() != StepKind::Retreat; });
  ASSERT_EQ(t.step(), StepKind::Advance) << "the attack may go on";
  EXPECT_TRUE(t.is_offered("continue texas"));
  t.act("pass");
  EXPECT_EQ(t.phasing(), kUnion);
  EXPECT_EQ(t.phase(), Phase::Combat);
}

TEST(Chattanooga_15_0_Counterattack, NeedsAStackInNoEnemyZone) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("texas", regiment(4, 3)).at("1511");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  EXPECT_EQ(t.refused(kCounterattack), "15.0") << "all stand in zones of the enemy";
}

TEST(Chattanooga_15_0_Counterattack, NeedsAnEnemyWithinItsPoints) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("texas", regiment(4, 3)).at("1515");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  EXPECT_EQ(t.refused(kCounterattack), "15.0") << "two points and the hex beside are three";
}

TEST(Chattanooga_15_0_Counterattack, IsNotForArtillery) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("guns", artillery()).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  EXPECT_EQ(t.refused(kCounterattack), "15.0");
}

TEST(Chattanooga_15_0_Counterattack, NeedsCharges) {
  Table t = combat(kConfederate);
  t.csa("texas", regiment(4, 3)).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  EXPECT_EQ(t.refused(kCounterattack), "10.8");
}

TEST(Chattanooga_15_0_Counterattack, OthersDoNotJoinTheAttack) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("texas", regiment(4, 3)).at("1513");
  t.csa("alabama", regiment(4, 3)).at("1610");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  EXPECT_EQ(t.refused("attack-with alabama"), "15.0");
  t.dictate({5});
  t.act("attack-with texas");
}

TEST(Chattanooga_15_0_Counterattack, OfThePhasingSideIsItsAttackOfTheCouplet) {
  Table t = combat(kUnion);
  t.on(Option::Charge);
  t.usa("ohio", regiment(4, 3)).at("1513").with(kMoved);
  t.csa("texas", regiment(4, 3)).at("1510");
  attack(t, {0});
  t.act(kCounterattack);
  EXPECT_EQ(t.refused("take iowa"), "10.1") << "it has attacked";
  t.act_all({"take ohio", "go 1511", "charge-all"});
  t.dictate({8});
  t.act("attack-with ohio");
  EXPECT_TRUE(t.has_flag("ohio", kFought));
  EXPECT_FALSE(t.has_flag("ohio", kCharge));
  EXPECT_TRUE(t.has_flag("texas", kWasAttacked)) << "the attacks on that hex are over";
}

TEST(Chattanooga_15_0_Counterattack, NotAtNight) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.turn(6);
  t.csa("texas", regiment(4, 3)).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510");
  attack(t, {0});
  EXPECT_EQ(t.refused(kCounterattack), "12.3");
}

/// Texas at 1505 has been attacked or fired at before, or not, when Iowa's attack brings the fortune.
TEST(Chattanooga_15_0_Counterattack, NotAgainstAHexTheAttacksOnWhichAreOver) {
  for (const unsigned mark : {0U, static_cast<unsigned>(kWasAttacked), static_cast<unsigned>(kHexFiredAt)}) {
    Table t = combat(kUnion);
    t.on(Option::Charge);
    t.csa("texas", regiment(4, 3)).at("1505").with(mark);
    t.usa("ohio", regiment(4, 3)).at("1508");
    attack(t, {0});
    t.act_all({kCounterattack, "take ohio", "go 1506", "charge-all"});
    EXPECT_EQ(t.step(), mark == 0 ? StepKind::Attack : StepKind::CombatPhase) << mark;
    EXPECT_FALSE(mark != 0 && t.has_flag("ohio", kCharge)) << "it has moved in vain";
  }
}

TEST(Chattanooga_15_0_Counterattack, TheHexOfTheCombatThatWaitsIsOpen) {
  Table t = combat(kUnion);
  t.on(Option::Charge);
  t.usa("ohio", regiment(4, 3)).at("0307");
  attack(t, {0});
  EXPECT_TRUE(t.has_flag("georgia", kWasAttacked));
  t.act_all({kCounterattack, "take ohio", "go 0405", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
  ASSERT_TRUE(fortune_of(t.state()).has_value()) << "it is the attack of the fortune";
  t.dictate({6});
  t.act("attack-with ohio");
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("georgia"));
}

TEST(Chattanooga_15_0_Counterattack, SpendsTheVolleyOfTheUnitThatItAttacks) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.on(Option::Volley);
  t.csa("texas", regiment(4, 3)).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510").with(kVolley);
  t.usa("maine", regiment(4, 3)).at("0915").with(kVolley);
  attack(t, {0});
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  t.dictate({8});  // row 6 because of the volley: nothing
  t.act("attack-with texas");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.is_disrupted("ohio"));
  EXPECT_FALSE(t.has_flag("ohio", kVolley)) << "it has fired it";
  EXPECT_TRUE(t.has_flag("maine", kVolley));
}

TEST(Chattanooga_15_0_Counterattack, MayBeGivenUpOnTheWay) {
  Table t = before_counterattack();
  t.act_all({kCounterattack, "take texas", "go 1512", "halt"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(holder(t.state()), kUnion) << "it has been used";
}

// ---- what a fortune leaves as it was ----

TEST(Chattanooga_15_0_Sharpshooter, LeavesThePreparedChargeOfItsTarget) {
  Table t(kConfederate, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.on(Option::Charge);
  t.scenario().fortune = kUnion;
  t.csa("georgia", harmless()).at("0505");
  t.usa("iowa", regiment(4, 3)).at("0506");
  t.csa("texas", infantry()).at("1504").with(kCharge);
  t.usa("ohio", infantry()).at("1510");
  t.dictate({0});
  t.act_all({"attack 0506", "attack-with georgia", kSharpshooter, "aim texas"});
  t.dictate({4});
  t.act("fire ohio");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_TRUE(t.has_flag("texas", kCharge));
}

TEST(Chattanooga_15_0_FreeMove, WhoHadToDeployBecauseOfItIsAsEverAfterwards) {
  Table t = combat(kUnion);
  t.on(Option::Reserves);
  t.csa("texas", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("1505");
  t.usa("a", reserve());
  t.usa("ohio", infantry()).at("1510");
  attack(t, {0});
  t.act_all({kFreeMove, "take ohio", "step 1509", "step 1508"});
  ASSERT_EQ(t.step(), StepKind::Deployment);
  t.act("deploy texas 1505");
  EXPECT_TRUE(t.has_flag("texas", kDeployed)) << "while the move goes on";
  t.act("halt");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.has_flag("texas", kDeployed | kCheckDue));
}

TEST(Chattanooga_15_0_Fortunes, ACombatThatWasDecidedBeforeItsDieBringsNone) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.on(Option::FlankAttack);
  t.scenario().fortune = kUnion;
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0504");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.dictate({6, 5});  // nothing; then the surrounded unit fails its check (10.7)
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

// ---- the sequence of play ----

TEST(Chattanooga_15_0_Sequence, NestsAtMostTwelveDeep) {
  Table t = combat(kConfederate);
  t.on(Option::Charge);
  t.csa("texas", of_row(9)).at("1513");
  t.usa("ohio", regiment(4, 3)).at("1510").disrupted();
  for (const std::string_view hex : {"1408", "1507", "1608"}) {
    t.csa("at-" + std::string(hex), infantry()).at(hex);
  }
  attack(t, {0});
  t.act_all({kCounterattack, "take texas", "go 1511", "charge-all"});
  t.dictate({0});
  t.act("attack-with texas");
  ASSERT_EQ(t.step(), StepKind::Retreat);
  EXPECT_EQ(t.state().stack.size(),
            10U);  // turn, couplet, phase, attack, combat, fortune, attack, combat, result, retreat
  // A morale check of the retreat (6.4) lies on that, and nothing lies on a check.
  EXPECT_LE(t.state().stack.size() + 1, 12U);
  t.play_on_until([&] { return t.step() == StepKind::CombatPhase; });
}

TEST(Chattanooga_15_0_Sequence, APositionInTheMiddleGoesOnRightly) {
  Table t = before_counterattack();
  const Game& game = t.door();
  for (const char* words : {kCounterattack, "take texas", "go 1511", "charge-all", "attack-with texas"}) {
    longroll::Setup setup;
    for (const Option option : offered()) {
      setup.options.push_back(has_option(t.state(), option) ? 1 : 0);
    }
    const Result<Session> opened = open_link(game, position_link(game, setup, t.state()), 7);
    ASSERT_TRUE(opened.ok()) << words;
    EXPECT_EQ(opened.value().state(), t.state()) << words;
    EXPECT_EQ(opened.value().to_act(), game.to_act(t.state())) << words;
    if (std::string_view(words) != "attack-with texas") {
      t.act(words);
    }
  }
  State kept = t.state();
  kept.tracks[static_cast<std::size_t>(track(Track::Phasing))] = 0;
  EXPECT_FALSE(game.faults_of(kept).empty()) << "the Confederates attack";
  kept = t.state();
  kept.stack[4].locals[5] = 1 * 100;
  EXPECT_FALSE(game.faults_of(kept).empty()) << "that combat brought no fortune";
  t.dictate({5});
  t.act("attack-with texas");
  EXPECT_EQ(t.phasing(), kUnion);
}

}  // namespace
}  // namespace longroll::chattanooga::test
