// Fortunes of war (15.0): what brings them, who has them, what each does, and that the phase that waits goes on
// rightly.
#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

// ---- when, and whose ----

TEST(Chattanooga_15_0_Fortunes, ComeWithANaturalZero) {
  Table t = combat(kConfederate);
  attack(t, {0});
  EXPECT_EQ(t.step(), StepKind::Fortune);
  EXPECT_EQ(t.door().to_act(t.state()), kConfederate) << "it does not matter whose phase it is";
}

TEST(Chattanooga_15_0_Fortunes, DoNotComeWithOtherDice) {
  Table t = combat(kConfederate);
  attack(t, {1});
  EXPECT_NE(t.step(), StepKind::Fortune);
}

TEST(Chattanooga_15_0_Fortunes, GoByTheNaturalDie) {
  Table t = combat(kConfederate, regiment(4, 3));
  Unit weak = of_row(-1);
  Table low = combat(kUnion, weak);
  attack(low, {1});
  EXPECT_NE(low.step(), StepKind::Fortune) << "the modified die is 0, the natural one is not";
}

TEST(Chattanooga_15_0_Fortunes, AreOff) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505");
  attack(t, {0});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_15_0_Fortunes, ComeBetweenResultAndAdvance) {
  Table t = combat(kUnion, overwhelming());
  t.csa("texas", infantry()).at("1505").disrupted();
  t.usa("ohio", infantry()).at("1510").disrupted();
  attack(t, {0});
  ASSERT_EQ(t.step(), StepKind::Fortune);
  EXPECT_TRUE(t.is_disrupted("georgia")) << "the result has been carried out";
  EXPECT_EQ(t.place("iowa"), "0506") << "nobody has advanced yet";
}

TEST(Chattanooga_15_0_Fortunes, TheAdvanceFollows) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.usa("iowa", overwhelming()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505").disrupted();
  attack(t, {0});
  ASSERT_EQ(t.step(), StepKind::Retreat);
  t.act("retreat 0504");
  ASSERT_EQ(t.step(), StepKind::Fortune);
  EXPECT_EQ(t.place("iowa"), "0506");
  t.act("pass");
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Chattanooga_15_0_Marker, PassesWhenAFortuneIsUsed) {
  Table t = combat(kUnion);
  t.usa("ohio", infantry()).at("1510").disrupted();
  attack(t, {0});
  t.act(kFreeRecovery);
  EXPECT_EQ(holder(t.state()), kUnion) << "not before it is over";
  t.dictate({0});
  t.act("recover ohio");
  EXPECT_EQ(holder(t.state()), kConfederate);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_15_0_Marker, StaysWhenNoneIsUsed) {
  Table t = combat(kUnion);
  attack(t, {0});
  t.act("pass");
  EXPECT_EQ(holder(t.state()), kUnion);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_15_0_Marker, LiesAtTheStartWhereTheScenarioSays) {
  Table t = combat(kUnion);
  EXPECT_EQ(holder(t.state()), kUnion);
  EXPECT_EQ(holder(combat(kConfederate).state()), kConfederate);
}

// ---- kill an enemy leader ----

/// The Union holds the marker; Lee of Georgia's span stands with Texas, four hexes from Ohio's guns.
Table with_leader(int range = 4) {
  Table t = combat(kUnion);
  t.on(Option::Leaders);
  Unit guns = artillery();
  guns.range = static_cast<std::int8_t>(range);
  t.usa("guns", guns).at("1510");
  t.csa("texas", infantry()).at("1506");
  t.csa("lee", leader(1, 2)).at("1506");
  attack(t, {0});
  return t;
}

TEST(Chattanooga_15_0_KillALeader, HitsOnEightOrNine) {
  for (const int die : {7, 8, 9}) {
    Table t = with_leader();
    t.act(kKillLeader);
    t.dictate({die});
    t.act("aim lee");
    EXPECT_EQ(t.piece("lee").place == kHit, die >= 8) << die;
    EXPECT_EQ(holder(t.state()), kConfederate);
    EXPECT_EQ(t.step(), StepKind::CombatPhase);
  }
}

TEST(Chattanooga_15_0_KillALeader, NeedsAUnitThatCouldFireAtHim) {
  Table t = with_leader(3);
  EXPECT_EQ(t.refused(kKillLeader), "15.0") << "out of range";
}

TEST(Chattanooga_15_0_KillALeader, NeedsALineOfSight) {
  Table t = combat(kUnion);
  t.on(Option::Leaders);
  t.terrain("1508", Terrain::Town);
  Unit guns = artillery();
  guns.range = 8;
  t.usa("guns", guns).at("1510");
  t.csa("texas", infantry()).at("1506");
  t.csa("lee", leader(1, 2)).at("1506");
  attack(t, {0});
  EXPECT_EQ(t.refused(kKillLeader), "15.0") << "a town hides him";
}

/// Lee stands with Texas at 1506 behind such works, if any; a unit of the Union at 1507 could fire at them.
Table with_leader_in(std::optional<Works> works, Unit unit) {
  Table t = combat(kUnion);
  t.on(Option::Leaders);
  t.on(Option::Trenches);
  if (works) {
    t.works("1506", *works);
  }
  t.usa("ohio", std::move(unit)).at("1507");
  t.csa("texas", infantry()).at("1506");
  t.csa("lee", leader(1, 2)).at("1506");
  attack(t, {0});
  return t;
}

TEST(Chattanooga_15_0_KillALeader, WorksStopTheShot) {
  EXPECT_EQ(with_leader_in({}, infantry()).refused(kKillLeader), "lawful");
  EXPECT_EQ(with_leader_in(Works::Breastwork, infantry()).refused(kKillLeader), "15.0") << "infantry (17.3)";
  EXPECT_EQ(with_leader_in(Works::Breastwork, artillery()).refused(kKillLeader), "lawful");
  EXPECT_EQ(with_leader_in(Works::Trench, artillery()).refused(kKillLeader), "15.0") << "no bombardment (17.4)";
}

TEST(Chattanooga_15_0_KillALeader, NoGunsFireOutOfATrench) {
  for (const Works works : {Works::Trench, Works::Redoubt}) {
    Table t = combat(kUnion);
    t.on(Option::Leaders);
    t.on(works == Works::Trench ? Option::Trenches : Option::Redoubts);
    t.works("1507", works);
    t.usa("guns", artillery()).at("1507");
    t.csa("texas", infantry()).at("1506");
    t.csa("lee", leader(1, 2)).at("1506");
    attack(t, {0});
    EXPECT_EQ(t.refused(kKillLeader), works == Works::Redoubt ? "lawful" : "15.0");
  }
}

/// Chattanooga 8.4
TEST(Chattanooga_15_0_KillALeader, OnlyTheTopRegimentFiresOutOfAStack) {
  for (const bool is_on_top : {false, true}) {
    Table t = combat(kUnion);
    t.on(Option::Leaders);
    Unit repeaters = infantry();
    repeaters.range = 2;
    t.usa("ohio", is_on_top ? infantry() : repeaters).at("1508");
    t.usa("maine", is_on_top ? repeaters : infantry()).at("1508");
    t.csa("texas", infantry()).at("1506");
    t.csa("lee", leader(1, 2)).at("1506");
    attack(t, {0});
    EXPECT_EQ(t.refused(kKillLeader), is_on_top ? "lawful" : "15.0");
  }
}

TEST(Chattanooga_15_0_KillALeader, NeedsLeaders) {
  Table t = combat(kUnion);
  attack(t, {0});
  EXPECT_EQ(t.refused(kKillLeader), "13.1");
}

TEST(Chattanooga_15_0_KillALeader, HisArmyHearsOfIt) {
  Table t = combat(kUnion);
  t.on(Option::Leaders);
  t.army(Army::ConfederateTennessee, 0);
  t.usa("ohio", infantry()).at("1507");
  t.csa("texas", infantry()).at("1506");
  t.csa("lee", leader(1, 2)).at("1506");
  attack(t, {0});
  t.act(kKillLeader);
  t.dictate({9, 1});
  t.act("aim lee");
  EXPECT_EQ(t.value(Track::ArmyMorale, static_cast<int>(Army::ConfederateTennessee)), -1);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

// ---- move an enemy unit ----

TEST(Chattanooga_15_0_MoveAnEnemy, OnFiveOrMoreByTheHolder) {
  Table t = combat(kConfederate);
  t.usa("ohio", infantry()).at("1510");
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({5});
  t.act("take ohio");
  ASSERT_EQ(t.step(), StepKind::March);
  EXPECT_EQ(t.door().to_act(t.state()), kConfederate) << "he moves the unit of the enemy";
  t.act_all({"go 1508", "halt"});
  EXPECT_EQ(t.place("ohio"), "1508");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.phasing(), kUnion) << "the Union's phase goes on";
  EXPECT_EQ(t.phase(), Phase::Combat);
}

TEST(Chattanooga_15_0_MoveAnEnemy, NotOnLess) {
  Table t = combat(kConfederate);
  t.usa("ohio", infantry()).at("1510");
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({4});
  t.act("take ohio");
  EXPECT_EQ(t.place("ohio"), "1510");
  EXPECT_EQ(holder(t.state()), kUnion) << "the fortune has been used";
}

TEST(Chattanooga_15_0_MoveAnEnemy, ByTheRulesOfMoves) {
  Table t = combat(kConfederate);
  t.usa("ohio", infantry()).at("1510");
  t.usa("maine", infantry()).at("1509");
  t.csa("texas", infantry()).at("1506");
  t.on(Option::ForcedMarch);
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({9});
  t.act("take ohio");
  EXPECT_EQ(t.refused("step 1506"), "7.1");
  EXPECT_EQ(t.refused("join maine"), "8.2") << "one unit alone";
  EXPECT_EQ(t.refused("force-march"), "15.0");
  EXPECT_EQ(t.refused("go 1505"), "7.1") << "five points away";
}

/// Ohio lies in reserve A of the Union at 1510; the holder is Confederate.
Table with_reserve() {
  Table t = combat(kConfederate);
  t.on(Option::CreatingReserves);
  t.on(Option::HiddenReserves);
  t.usa("ohio", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("1510");
  t.csa("x", reserve());
  return t;
}

TEST(Chattanooga_15_0_MoveAnEnemy, AReserveGoesWithAllWhoLieInIt) {
  Table t = with_reserve();
  t.csa("texas", infantry()).at("1502");
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({5});
  t.act("take a");
  ASSERT_EQ(t.step(), StepKind::March);
  EXPECT_EQ(t.door().to_act(t.state()), kConfederate);
  t.act_all({"go 1507", "halt"});
  EXPECT_EQ(t.place("a"), "1507");
  EXPECT_EQ(t.piece("ohio").place, kReserveBox);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.phasing(), kUnion);
}

TEST(Chattanooga_15_0_MoveAnEnemy, AReserveIsNotLedNearTheEnemy) {
  Table t = with_reserve();
  t.csa("texas", infantry()).at("1505");
  attack(t, {0});
  t.act(kMoveEnemy);
  t.dictate({9});
  t.act("take a");
  t.act("step 1509");
  EXPECT_EQ(t.refused("step 1508"), "14.4");
}

TEST(Chattanooga_15_0_MoveAnEnemy, AHiddenReserveIsNotNamed) {
  Table t = with_reserve();
  attack(t, {0});
  t.act(kMoveEnemy);
  State state = t.state();
  EXPECT_FALSE(refuse_subject(t.game().field(state), FortuneKind::MoveEnemy, t.id("a")));
  state.piece(t.id("a")).up = kReverse;
  EXPECT_EQ(refuse_subject(t.game().field(state), FortuneKind::MoveEnemy, t.id("a")).rule, "14.7");
}

TEST(Chattanooga_15_0_MoveAnEnemy, TheAttackerWhoIsLedAwayDoesNotAdvance) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.usa("iowa", overwhelming()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505").disrupted();
  attack(t, {0});
  t.act_all({"retreat 0504", kMoveEnemy});
  t.dictate({7});
  t.act("take iowa");
  t.act_all({"go 0509", "halt"});
  EXPECT_EQ(t.place("iowa"), "0509");
  EXPECT_TRUE(t.stack("0505").empty());
}

// ---- free move ----

TEST(Chattanooga_15_0_FreeMove, AStackIsMoreThanOneUnit) {
  Table t = combat(kUnion);
  attack(t, {0});
  t.act(kFreeMove);
  EXPECT_EQ(t.refused("take-stack 0506"), "8.2");
}

TEST(Chattanooga_15_0_FreeMove, IsAnExtraPhaseOfAUnitThatHasMoved) {
  Table t = combat(kUnion);
  t.usa("ohio", infantry()).at("1510").with(kMoved);
  attack(t, {0});
  t.act_all({kFreeMove, "take ohio", "go 1506"});
  EXPECT_EQ(t.place("ohio"), "1506");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(holder(t.state()), kConfederate);
}

TEST(Chattanooga_15_0_FreeMove, LeavesTheOtherSidesPhaseAsItWas) {
  Table t = combat(kConfederate);
  t.csa("texas", infantry()).at("1510");
  attack(t, {0});
  t.act_all({kFreeMove, "take texas"});
  EXPECT_EQ(t.phasing(), kConfederate) << "a Movement Phase of its own";
  EXPECT_EQ(t.phase(), Phase::Movement);
  t.act("go 1506");
  EXPECT_EQ(t.place("texas"), "1506");
  EXPECT_EQ(t.phasing(), kUnion);
  EXPECT_EQ(t.phase(), Phase::Combat);
  EXPECT_FALSE(t.has_flag("texas", kMoved)) << "it has not moved in the Union's phase";
}

TEST(Chattanooga_15_0_FreeMove, OfAWholeStackWithItsLeader) {
  Table t = combat(kConfederate);
  t.on(Option::Leaders);
  t.csa("texas", infantry()).at("1510");
  t.csa("alabama", infantry()).at("1510");
  t.csa("lee", leader(1, 2)).at("1510");
  attack(t, {0});
  t.act_all({kFreeMove, "take-stack 1510", "join lee", "go 1507", "halt"});
  EXPECT_EQ(t.stack("1507"), (std::vector<std::string>{"texas", "lee", "alabama"}));
  EXPECT_FALSE(t.has_flag("lee", kMoved | kMoving));
}

TEST(Chattanooga_15_0_FreeMove, IntoTheHexThatWasGivenUpStopsTheAdvance) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.usa("iowa", overwhelming()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505").disrupted();
  t.csa("texas", infantry()).at("0504");
  attack(t, {0});
  t.act_all({"retreat 0405", kFreeMove, "take texas", "go 0505"});
  if (t.step() == StepKind::March) {
    t.act("halt");
  }
  EXPECT_EQ(t.place("texas"), "0505");
  EXPECT_EQ(t.place("iowa"), "0506");
}

TEST(Chattanooga_15_0_FreeMove, ChecksOnLeavingAZone) {
  Table t = combat(kConfederate);
  t.csa("texas", infantry()).at("1510");
  t.usa("ohio", infantry()).at("1509");
  attack(t, {0});
  t.act_all({kFreeMove, "take texas"});
  t.dictate({0});
  t.act("step 1511");
  EXPECT_EQ(t.place("texas"), "1511");
  t.act("halt");
}

TEST(Chattanooga_15_0_FreeMove, TakesNoChargeMarker) {
  Table t = combat(kUnion);
  t.on(Option::Charge);
  t.usa("ohio", infantry()).at("1510");
  t.csa("texas", infantry()).at("1507");
  attack(t, {0});
  t.act_all({kFreeMove, "take ohio", "go 1508"});
  EXPECT_EQ(t.refused("charge-all"), "15.0");
  t.act("halt");
}

TEST(Chattanooga_15_0_FreeMove, AUnitThatLeavesAHexWasNotAttackedWhereItComes) {
  Table t = combat(kConfederate);
  t.csa("texas", infantry()).at("1510").with(kWasAttacked | kHexFiredAt);
  t.csa("alabama", infantry()).at("1510").with(kWasAttacked | kHexFiredAt);
  t.on(Option::ForcedMarch);
  attack(t, {0});
  t.act_all({kFreeMove, "take texas"});
  EXPECT_FALSE(t.has_flag("texas", kForceMarched)) << "that bit tells of shots";
  t.act_all({"go 1507", "halt"});
  EXPECT_FALSE(t.has_flag("texas", kWasAttacked | kHexFiredAt));
  EXPECT_TRUE(t.has_flag("alabama", kHexFiredAt)) << "the hex has been fired at";
  EXPECT_TRUE(t.has_flag("alabama", kWasAttacked));
}

// ---- free recovery ----

TEST(Chattanooga_15_0_FreeRecovery, InAnEnemyZoneWithALeadersRating) {
  for (const int die : {6, 7}) {
    Table t = combat(kConfederate);
    t.on(Option::Leaders);
    t.csa("texas", infantry(5, 1)).at("1510").disrupted();
    t.csa("lee", leader(1, 2, 2)).at("1510");
    t.usa("ohio", infantry()).at("1509");
    attack(t, {0});
    t.act(kFreeRecovery);
    t.dictate({die});
    t.act("recover texas");
    EXPECT_EQ(t.is_disrupted("texas"), die > 6) << "a morale of 4 on its reverse, and a rating of 2";
  }
}

TEST(Chattanooga_15_0_FreeRecovery, ALeaderHelpsHisSpanAlone) {
  Table t = combat(kConfederate);
  t.on(Option::Leaders);
  t.csa("texas", infantry(5, 3)).at("1510").disrupted();
  t.csa("lee", leader(1, 2, 2)).at("1510");
  attack(t, {0});
  t.act(kFreeRecovery);
  t.dictate({5});
  t.act("recover texas");
  EXPECT_TRUE(t.is_disrupted("texas"));
}

TEST(Chattanooga_15_0_FreeRecovery, IsForTheDisrupted) {
  Table t = combat(kConfederate);
  attack(t, {0});
  EXPECT_EQ(t.refused(kFreeRecovery), "15.0");
}

}  // namespace
}  // namespace longroll::chattanooga::test
