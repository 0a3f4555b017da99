// Leaders (13.1 to 13.4, 7.7): how they move and are caught, what they do once in a couplet, how they are hit.
#include "engine/games/chattanooga/rules/leaders.h"

#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Bonuses by their numbers, as actions are written.
constexpr const char* kRecoveryOfIowa = "lead geary 3 iowa";
constexpr const char* kRallyOfOhio = "lead geary 4 ohio";
constexpr const char* kAttackOfIowa = "lead geary 6 iowa";
constexpr const char* kRebuildingOfOhio = "lead geary 9 ohio";

/// Geary, whose span is formations 1 and 2, and Iowa of formation 1 stand at 0510.
Table movement(Unit iowa = infantry(4, 1)) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("iowa", std::move(iowa)).at("0510");
  t.usa("geary", leader(1, 2)).at("0510");
  t.csa("georgia", infantry()).at("1519");
  return t;
}

TEST(Chattanooga_13_1_Leaders, AreLeftOutWithoutTheOption) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.usa("geary", leader(1, 2)).in(kUnused);
  t.csa("georgia", infantry()).at("1519");
  EXPECT_EQ(t.refused("help-stacking geary"), "13.1");
}

TEST(Chattanooga_13_1_Leaders, LeadOnlyTheirSpan) {
  Table t = movement(infantry(4, 3));
  EXPECT_EQ(t.refused(kRecoveryOfIowa), "13.3");
  EXPECT_FALSE(is_in_span(t.field(), t.id("geary"), t.id("iowa")));
  EXPECT_FALSE(is_in_span(t.field(), t.id("geary"), t.id("georgia")));
}

// ---- 13.2 ----

TEST(Chattanooga_13_2_Leaders, GoAlongWithAStack) {
  Table t = movement();
  t.act_all({"take iowa", "join geary", "go 0507", "halt"});
  EXPECT_EQ(t.place("geary"), "0507");
  EXPECT_TRUE(t.has_flag("geary", kMoved));
}

TEST(Chattanooga_13_2_Leaders, MayStay) {
  Table t = movement();
  t.act_all({"take iowa", "go 0507"});
  EXPECT_EQ(t.place("geary"), "0510");
}

TEST(Chattanooga_13_2_Leaders, NeverRideAloneWithoutThatOption) {
  Table t = movement();
  EXPECT_EQ(t.refused("take geary"), "7.7");
}

TEST(Chattanooga_13_2_Leaders, GoBackWithAStackThatMayNotStay) {
  Table t = movement();
  t.usa("maine", infantry(4, 3)).at("0508");
  t.dictate({9});
  t.act_all({"take iowa", "join geary", "go 0508"});
  EXPECT_EQ(t.place("iowa"), "0509");
  EXPECT_EQ(t.place("geary"), "0509");
}

TEST(Chattanooga_13_2_Leaders, OneAloneInAnEnemyZoneGoesToTheNearestUnit) {
  Table t(kConfederate, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2)).at("0510");
  t.usa("iowa", infantry()).at("0514");
  t.usa("ohio", infantry()).at("0515");
  t.csa("georgia", infantry()).at("0507");
  t.act_all({"take georgia", "go 0509"});
  EXPECT_EQ(t.place("geary"), "0514");
}

TEST(Chattanooga_13_2_Leaders, OneWhoCannotGetAwayIsCaptured) {
  Table t(kConfederate, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2)).at("0101");
  t.usa("iowa", infantry()).at("0514");
  t.csa("texas", infantry()).at("0203");
  t.csa("georgia", infantry()).at("0301");
  t.act_all({"take georgia", "step 0201"});
  EXPECT_EQ(t.place("geary"), "captured");
  EXPECT_EQ(victory_points(t.field(), kConfederate), 2);
}

TEST(Chattanooga_13_2_Leaders, OneWhoseUnitIsDrivenOffFlees) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Leaders);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("hardee", leader(5, 6)).at("0505");
  t.csa("texas", infantry()).at("0501");
  attack(t, {9});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("georgia"), "0504");
  EXPECT_EQ(t.place("hardee"), "0504");
}

TEST(Chattanooga_13_2_Leaders, AdvanceWithTheirStack) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Leaders);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("geary", leader(1, 2)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {9});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("geary"), "0505");
  EXPECT_FALSE(t.has_flag("geary", kMoving | kMoved));
}

TEST(Chattanooga_7_7_LeaderMovement, TwelveHexesOverAnyGround) {
  Table t = movement();
  t.on(Option::LeaderMovement);
  t.terrain("0509", Terrain::Swamp);
  t.act("take geary");
  EXPECT_TRUE(t.is_offered("go 1612"));
  t.act("go 0501");
  EXPECT_EQ(t.place("geary"), "0501");
  EXPECT_EQ(t.refused("take geary"), "7.7");
  Table far = movement();
  far.on(Option::LeaderMovement);
  far.act("take geary");
  EXPECT_EQ(far.refused("go 1810"), "13.2") << "thirteen hexes";
}

TEST(Chattanooga_7_7_LeaderMovement, NotIntoAnEnemyZone) {
  Table t = movement();
  t.on(Option::LeaderMovement);
  t.csa("texas", infantry()).at("0506");
  t.act("take geary");
  EXPECT_EQ(t.refused("go 0507"), "13.2");
  EXPECT_TRUE(t.is_offered("go 0508"));
}

TEST(Chattanooga_7_7_LeaderMovement, NobodyRidesWhoIsHemmedIn) {
  for (const bool is_open : {false, true}) {
    Table t = movement();
    t.on(Option::LeaderMovement);
    t.csa("texas", infantry()).at("0509");
    t.csa("alabama", infantry()).at(is_open ? "1219" : "0511");
    EXPECT_EQ(t.refused("take geary"), is_open ? "lawful" : "7.7") << "zones of the enemy reach all round him";
  }
}

// ---- 13.3 ----

TEST(Chattanooga_13_3_Bonuses, RecoveryTurnsAUnitToItsFront) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.usa("geary", leader(1, 2)).at("0510");
  t.csa("georgia", infantry()).at("1519");
  t.act(kRecoveryOfIowa);
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_EQ(t.refused("take iowa"), "8.3") << "neither moves";
  EXPECT_TRUE(t.has_flag("geary", kMoved));
  EXPECT_FALSE(t.has_flag("iowa", kFought)) << "it may attack";
  EXPECT_EQ(t.refused("help-stacking geary"), "13.3") << "one bonus a couplet";
}

TEST(Chattanooga_13_3_Bonuses, NoRecoveryInAnEnemyZone) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.usa("geary", leader(1, 2)).at("0510");
  t.csa("georgia", infantry()).at("0509");
  EXPECT_EQ(t.refused(kRecoveryOfIowa), "13.3");
}

TEST(Chattanooga_13_3_Bonuses, RallyBringsARoutedUnitBack) {
  for (const int die : {5, 6}) {  // against a morale of 4 and the rating of 1
    Table t = movement();
    t.usa("ohio", infantry(4, 2)).in(kRouted);
    t.dictate({die});
    t.act(kRallyOfOhio);
    EXPECT_EQ(t.place("ohio"), die == 5 ? "0510" : "routed") << die;
    if (die == 5) {
      EXPECT_TRUE(t.has_flag("ohio", kMoved) && t.has_flag("ohio", kFought)) << "it neither moves nor fights";
    }
  }
}

TEST(Chattanooga_13_3_Bonuses, ARallyFromTheMiddleColumnTakesExtraStrength) {
  for (const int points : {0, 2}) {
    Table t = movement();
    t.usa("ohio", infantry(4, 2)).in(kRoutedAndEliminated);
    if (points > 0) {
      t.usa("extra", extra_strength(1, 2, points));
    }
    t.dictate({0});
    t.act(kRallyOfOhio);
    EXPECT_EQ(t.place("ohio"), points > 0 ? "0510" : "ready-eliminated");
    if (points > 0) {
      EXPECT_EQ(t.piece("extra").marks, 1);
    }
  }
}

TEST(Chattanooga_13_3_Bonuses, RallyNeedsCompanyAndRoom) {
  Table t = movement();
  t.usa("ohio", infantry(4, 2)).in(kRouted);
  t.usa("maine", infantry(4, 1)).at("0510");
  EXPECT_TRUE(t.is_offered(kRallyOfOhio));
  Table full = movement();
  full.usa("ohio", infantry(4, 2)).in(kRouted);
  full.usa("maine", infantry(4, 1)).at("0510");
  full.usa("third", infantry(4, 1)).at("0510");
  EXPECT_EQ(full.refused(kRallyOfOhio), "13.3");
}

TEST(Chattanooga_13_3_Bonuses, ExtraStrengthSubtractsTheCombatRating) {
  for (const int die : {4, 5, 9}) {  // 0 to 3, and the rating of 1
    Table t = movement();
    t.usa("ohio", infantry(4, 2)).in(kEliminated);
    t.dictate({die});
    t.act(kRebuildingOfOhio);
    EXPECT_EQ(t.place("ohio"), die == 4 ? "0510" : die == 5 ? "eliminated" : "destroyed") << die;
  }
}

TEST(Chattanooga_13_3_Bonuses, StackingNeedsNoCheckBesideTheLeader) {
  for (const bool helps : {true, false}) {
    Table t = movement(infantry(4, 1));
    t.usa("maine", infantry(4, 2)).at("0507");
    if (helps) {
      t.act("help-stacking geary");
    } else {
      t.dictate({9});
    }
    t.act_all({"take maine", "go 0510"});
    EXPECT_EQ(t.place("maine"), helps ? "0510" : "0509");
  }
}

/// Iowa with Geary at 0506 faces Georgia with Hardee at 0505.
Table combat(int attacker_morale = 4) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Leaders);
  t.usa("iowa", regiment(attacker_morale, 5)).at("0506");
  t.usa("geary", leader(1, 2, 2)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("hardee", leader(1, 1, 2)).at("0505");
  t.csa("texas", infantry()).at("1519");
  return t;
}

TEST(Chattanooga_13_3_Bonuses, AttackAddsTheCombatRatingToTheIntensity) {
  Table t = combat();
  t.act_all({"attack 0505", kAttackOfIowa});
  EXPECT_EQ(intensity_of(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}), 7);
}

TEST(Chattanooga_9_1_Returns, AlsoBesideALeaderOfItsSpan) {
  for (const int formation : {2, 3}) {
    Table t = movement();
    t.usa("ohio", infantry(4, formation)).in(kReady);
    t.act("return ohio");
    EXPECT_EQ(t.is_offered("go 0511"), formation == 2) << formation;
  }
}

TEST(Chattanooga_13_3_Bonuses, AttackOnlyInOneCombat) {
  Table t = combat();
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.usa("meade", leader(1, 2, 2)).at("0405");
  t.act_all({"attack 0505", kAttackOfIowa, "attack-with iowa"});
  t.dictate({7});  // column 7: AxDr
  t.act("pass");
  EXPECT_TRUE(t.has_flag("geary", kFought)) << "his part is over";
  EXPECT_TRUE(t.is_offered("lead meade 6 ohio")) << "another leader may join another attack";
}

TEST(Chattanooga_13_3_Bonuses, AttackOnlyWithAUnitWithWhichHeBegan) {
  Table late(kUnion, Phase::Combat);
  late.on(Option::Leaders);
  late.usa("iowa", regiment(4, 5)).at("0506").with(kMoved);
  late.usa("geary", leader(1, 2, 2)).at("0506");
  late.csa("georgia", regiment(4, 5)).at("0505");
  late.act("attack 0505");
  EXPECT_EQ(late.refused(kAttackOfIowa), "13.3");
}

TEST(Chattanooga_13_3_Bonuses, DefenseAddsTheCombatRatingToTheMorale) {
  for (const bool is_led : {true, false}) {
    Table t = combat(5);
    t.act_all({"attack 0505", kAttackOfIowa, "attack-with iowa"});
    EXPECT_EQ(t.to_act(), kConfederate);
    t.dictate({4});  // column 7: Dr1(BxDr): 5 against 4 and 1, or 6 and 1
    t.act(is_led ? "lead hardee 7 georgia" : "pass");
    EXPECT_EQ(t.place("georgia"), is_led ? "eliminated" : "0505");
  }
}

TEST(Chattanooga_13_3_Bonuses, ANewCoupletGivesANewBonus) {
  Table t = movement();
  t.act("help-stacking geary");
  t.play_on_to(kConfederate, Phase::Movement);
  t.play_on_to(kUnion, Phase::Movement);
  EXPECT_TRUE(t.is_offered("help-stacking geary"));
}

// ---- 13.4 ----

TEST(Chattanooga_13_4_Hits, AFiveHitsTheLeadersOfTheCombat) {
  Table t = combat();
  t.army(Army::Cumberland, 0);
  t.act_all({"attack 0505", kAttackOfIowa, "attack-with iowa"});
  t.dictate({5, 0, 9});  // the combat, then a die for each army
  t.act("lead hardee 7 georgia");
  EXPECT_EQ(t.place("geary"), "hit");
  EXPECT_EQ(t.place("hardee"), "hit");
  EXPECT_EQ(t.value(Track::ArmyMorale, static_cast<int>(Army::Cumberland)), -1);
  EXPECT_EQ(t.value(Track::ArmyMorale, static_cast<int>(Army::ConfederateTennessee)), 0);
}

/// A 5 hits Hardee, whether he leads the defense of Georgia, whose morale is 3, or not.
Table hit_in_defense(Table t, bool is_led, const std::vector<int>& dice) {
  t.on(Option::Leaders);
  t.usa("iowa", regiment(5, 7)).at("0506");
  t.csa("georgia", regiment(3, 5)).at("0505");
  t.csa("hardee", leader(1, 1, 2)).at("0505");
  t.csa("texas", infantry()).at("1519");
  t.act_all({"attack 0505", "attack-with iowa"});
  t.dictate(dice);
  t.act(is_led ? "lead hardee 7 georgia" : "pass");
  EXPECT_EQ(t.place("hardee") == "hit", is_led);
  return t;
}

TEST(Chattanooga_13_4_Hits, WhoIsHitCountsUntilTheCombatIsOver) {
  for (const bool is_led : {true, false}) {
    Table t = hit_in_defense(Table(kUnion, Phase::Combat), is_led, {5});  // Dr2(BxDr): 5 against 3 and 2, or 5 and 2
    EXPECT_EQ(t.place("georgia"), is_led ? "eliminated" : "0505");
    EXPECT_EQ(t.place("iowa"), is_led ? "eliminated" : "0506");
  }
}

TEST(Chattanooga_13_4_Hits, WhoIsHitCountsInTheChecksOfThatCombat) {
  for (const bool is_led : {true, false}) {
    Table table(kUnion, Phase::Combat);
    table.chart().combat[5][4].primary = {.attacker = {}, .defender = {.must_check_morale = true}};
    table.chart().combat[5][4].secondary = {};
    Table t = hit_in_defense(std::move(table), is_led, {5, 5});
    EXPECT_EQ(t.place("georgia"), is_led ? "0505" : "routed") << "5 against 3 and 2";
  }
}

TEST(Chattanooga_13_4_Hits, NobodyElseIsHit) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Leaders);
  t.usa("ohio", infantry()).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("geary", leader(1, 2, 2)).at("0506");
  t.csa("florida", infantry()).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("hardee", leader(1, 1, 2)).at("0505");
  t.act_all({"attack 0505", "attack-with iowa"});
  t.dictate({5});
  t.act("pass");
  EXPECT_EQ(t.place("geary"), "0506");
  EXPECT_EQ(t.place("hardee"), "0505");
}

TEST(Chattanooga_13_4_Hits, ADieDecidesInTheAdministrativePhase) {
  for (const int die : {4, 5}) {
    Table t(kUnion, Phase::Administrative);
    t.on(Option::Leaders);
    t.usa("iowa", infantry()).at("0510");
    t.usa("ohio", infantry()).in(kReady);
    t.usa("geary", leader(1, 2)).in(kHit);
    t.csa("georgia", infantry()).at("1519");
    t.dictate({die});
    t.act("end-returns");
    if (die == 4) {
      t.act("go 0510");
    }
    EXPECT_EQ(t.place("geary"), die == 4 ? "0510" : "killed") << die;
    EXPECT_EQ(victory_points(t.field(), kConfederate), die == 4 ? 0 : 1);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
