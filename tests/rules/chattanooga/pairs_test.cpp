// Rules that meet: what one of them says where another one is at work.
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

GroundWorks ground(Table& t, std::string_view hex) { return ground_works(t.state(), Table::hex(hex)); }

// ---- works (17.2), and units that move together (8.2) or are restored by a leader (13.3) ----

TEST(Chattanooga_17_2_Building, WhoJoinsAStackHasMovedAndGivesItUp) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Works);
  t.usa("iowa", infantry()).at("0506").with(kBuilding);
  t.usa("ohio", infantry()).at("0506");
  t.csa("georgia", infantry()).at("1519");
  t.building("0506", Works::Breastwork, 1);
  t.act_all({"take ohio", "join iowa", "halt"});
  EXPECT_TRUE(t.has_flag("iowa", kMoved));
  EXPECT_EQ(ground(t, "0506").project, WorksProject::None);
  EXPECT_FALSE(t.has_flag("iowa", kBuilding));
}

TEST(Chattanooga_17_2_Building, ALeaderWhoRestoresTheBuilderDoesNotGiveItUp) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Works);
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0506").with(kBuilding).disrupted();
  t.usa("geary", leader(1, 2)).at("0506");
  t.csa("georgia", infantry()).at("1519");
  t.building("0506", Works::Breastwork, 1);
  t.act("lead geary 3 iowa");
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_EQ(ground(t, "0506").project, WorksProject::Breastwork) << "neither of them moves (13.3)";
  EXPECT_TRUE(t.has_flag("iowa", kBuilding));
}

// ---- a leader of the defense (13.3), and the check of a retreat (6.4) ----

TEST(Chattanooga_13_3_Bonuses, DefenseCountsInTheChecksOfTheRetreat) {
  for (const bool is_led : {true, false}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::Leaders);
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.csa("hardee", leader(1, 1, 2)).at("0505");
    t.csa("texas", infantry()).at("1519");
    t.act_all({"attack 0505", "attack-with iowa"});
    t.dictate({9});  // DR: its morale is 3 then
    t.act(is_led ? "lead hardee 7 georgia" : "pass");
    t.dictate({5});
    t.act("retreat 0405");
    EXPECT_EQ(t.place("georgia"), is_led ? "0405" : "captured") << "5 against 3 and 2";
  }
}

// ---- leaders (13.3), and an attack that goes on (10.14) ----

/// A regiment that charges has Geary with it and two regiments of the enemy before it.
void set_up_charge(Table& t) {
  t.on(Option::Continuation);
  t.on(Option::Leaders);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.usa("geary", leader(1, 1)).at("0506");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
}

TEST(Chattanooga_13_3_Bonuses, AttackAlsoWhereAnAttackGoesOn) {
  Table t(kUnion, Phase::Combat);
  set_up_charge(t);
  t.usa("palmer", leader(2, 2)).at("0506");
  attack(t, {3});  // column 7: Ar2(DR)
  t.act("retreat 0404");
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.refused("lead palmer 6 iowa"), "13.3") << "outside his span";
  t.act("lead geary 6 iowa");
  EXPECT_FALSE(t.is_offered("lead geary 6 iowa")) << "one bonus in a couplet";
  t.dictate({8});
  t.act("continue iowa");
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 8) << "5, 2 for the charge and 1 for Geary";
}

TEST(Chattanooga_13_3_Bonuses, AttackOnlyOnceWhereAnAttackGoesOn) {
  Table t(kUnion, Phase::Combat);
  set_up_charge(t);
  t.act_all({"attack 0505", "lead geary 6 iowa"});
  t.dictate({8});  // column 8: Dm(DR)
  t.act("attack-with iowa");
  t.play_on_until([&] { return t.step() == StepKind::Advance || t.step() == StepKind::CombatPhase; });
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.refused("lead geary 6 iowa"), "13.3");
  t.dictate({8});
  t.act("continue iowa");
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 7) << "he has led the attack before";
}

// ---- who was rallied or restored (13.3), an attack that goes on (10.14), a flank (10.7) and a stack (8.3) ----

TEST(Chattanooga_13_3_Bonuses, WhoWasRalliedDoesNotGoOnWithAnAttack) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Continuation);
  t.on(Option::Leaders);
  t.terrain("0506", Terrain::Ravine);  // no zone reaches there
  t.usa("maine", regiment(4, 5)).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.usa("geary", leader(1, 1)).at("0506");
  t.usa("ohio", regiment(4, 5)).in(kRouted);
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.dictate({0});
  t.act("lead geary 4 ohio");
  ASSERT_EQ(t.place("ohio"), "0506");
  t.act_all({"arrange 0506", "next-up maine", "next-up ohio", "end-moves", "attack 0505"});
  t.dictate({9});  // column 5: DR
  t.act_all({"attack-with iowa", "retreat 0404"});
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.refused("continue ohio"), "13.3") << "it does not attack in this couplet";
  EXPECT_FALSE(t.is_offered("continue ohio"));
  EXPECT_TRUE(t.is_offered("continue maine"));
}

TEST(Chattanooga_10_7_Flank, TheZoneOfWhoWasRalliedIsNoneOfAnAttacker) {
  for (const bool is_rallied : {true, false}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::FlankAttack);
    t.usa("maine", regiment(4, 5)).at("0506").with(kMoved | kFought | (is_rallied ? kRallied : kRecovering));
    t.usa("iowa", regiment(4, 5)).at("0506").disrupted();
    t.usa("ohio", regiment(4, 5)).at("0504");
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.dictate({1});  // Ar
    t.act_all({"attack 0505", "attack-with iowa", "retreat 0507"});
    EXPECT_EQ(is_flanked(t.field(), {t.id("ohio"), t.id("georgia"), Table::hex("0505")}), !is_rallied)
        << "who has tried to recover may have attacked";
  }
}

TEST(Chattanooga_8_3_Stacks, WhomALeaderHasRestoredHasNotMoved) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.usa("geary", leader(1, 2)).at("0510");
  t.usa("maine", infantry()).at("0512");
  t.csa("georgia", infantry()).at("1519");
  t.act_all({"lead geary 3 iowa", "take maine", "go 0510"});
  EXPECT_EQ(t.said(LogNote::Checked), 0) << "it is stationary, and they are of one formation";
  EXPECT_EQ(t.place("maine"), "0510");
  EXPECT_EQ(t.refused("take iowa"), "8.3") << "and it does not move";
}

TEST(Chattanooga_10_9_Volley, WhomALeaderHasRestoredStandsReady) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.on(Option::Volley);
  t.on(Option::Charge);
  t.usa("iowa", infantry()).at("0510").disrupted();
  t.usa("geary", leader(1, 2)).at("0510");
  t.usa("maine", infantry()).at("0513").disrupted().with(kVolley);
  t.usa("ohio", infantry()).at("0516").disrupted().with(kCharge);
  t.usa("palmer", leader(1, 2)).at("0513");
  t.usa("sheridan", leader(1, 2)).at("0516");
  t.csa("georgia", infantry()).at("1519");
  t.act_all({"lead geary 3 iowa", "lead palmer 3 maine", "lead sheridan 3 ohio"});
  EXPECT_TRUE(t.has_flag("maine", kVolley)) << "nobody has moved there";
  EXPECT_TRUE(t.has_flag("ohio", kCharge));
  EXPECT_TRUE(t.is_offered("volley iowa")) << "it does not move, and is in no enemy zone";
}

TEST(Chattanooga_13_3_Bonuses, AnotherLeaderLeadsTheAttackOfWhomOneHasRestored) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.terrain("0506", Terrain::Ravine);  // no zone reaches there
  t.usa("iowa", infantry()).at("0506").disrupted();
  t.usa("geary", leader(1, 2)).at("0506");
  t.usa("palmer", leader(1, 2)).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.act_all({"lead geary 3 iowa", "end-moves", "attack 0505"});
  EXPECT_EQ(t.refused("lead geary 6 iowa"), "13.3") << "one bonus in a couplet";
  EXPECT_TRUE(t.is_offered("lead palmer 6 iowa")) << "neither of them has moved";
}

// ---- leaders (13.3), and a counterattack in the middle of a combat (15.0) ----

TEST(Chattanooga_15_0_Counterattack, WhoHasLedAnAttackInHisOwnPhaseLeadsNoOther) {
  for (const int bonus : {static_cast<int>(Bonus::Attack), static_cast<int>(Bonus::Coordination)}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::FortunesOfWar);
    t.on(Option::Charge);
    t.on(Option::Leaders);
    t.on(Option::Coordination);
    t.scenario().fortune = kUnion;
    t.terrain("1510", Terrain::Ravine);  // no zone of Georgia's reaches there
    t.usa("iowa", regiment(4, 3)).at("1510");
    t.usa("geary", leader(1, 1)).at("1510");
    t.csa("georgia", regiment(4, 3)).at("1511");
    t.usa("ohio", regiment(4, 3)).at("0506");
    t.csa("texas", harmless()).at("0505");
    t.act_all({"attack 1511", "lead geary " + std::to_string(bonus) + " iowa"});
    t.dictate({3});  // no effect
    t.act_all({"attack-with iowa", "end-combat", "pass", "end-moves", "attack 0506"});
    t.dictate({0});
    t.act("attack-with texas");
    t.act_all({kCounterattack, "take iowa", "join geary", "charge-all"});
    ASSERT_EQ(t.step(), StepKind::Attack);
    EXPECT_EQ(leader_intensity(t.field(), t.id("iowa")), 0) << "one bonus in a couplet";
    t.dictate({5});
    t.act("attack-with iowa");
    EXPECT_NE(t.place("geary"), "hit") << "he has no part in that combat";
  }
}

TEST(Chattanooga_15_0_Counterattack, WhoCoordinatesTheAttacksThatWaitHasNoPartInIt) {
  Table t = combat(kUnion);
  t.on(Option::Charge);
  t.on(Option::Leaders);
  t.on(Option::Coordination);
  t.usa("geary", leader(1, 1)).at("0506");
  t.usa("ohio", regiment(4, 3)).at("1513");
  t.usa("palmer", leader(1, 1)).at("1513");
  t.csa("texas", regiment(4, 3)).at("1510");
  t.act_all({"attack 0505", "lead geary 5 iowa"});
  t.dictate({0});
  t.act("attack-with iowa");
  t.act_all({kCounterattack, "take ohio", "join palmer", "go 1511", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
  EXPECT_EQ(t.refused("lead palmer 6 ohio"), "lawful") << "Geary leads another combat";
  t.dictate({5});
  t.act("attack-with ohio");
  EXPECT_EQ(t.place("geary"), "0506") << "a 5 in a combat in which he has no part";
}

// ---- returns (9.1), reserves (14.3) and pontoon bridges (7.9) ----

TEST(Chattanooga_9_1_Return, InASourceThatLiesNextToAnotherOne) {
  Table t(kUnion, Phase::Movement);
  t.scenario().returns_at[kUnion].add(Table::hex("0405"));
  t.scenario().returns_at[kUnion].add(Table::hex("0406"));
  t.usa("iowa", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1515");
  t.act("return iowa");
  EXPECT_TRUE(t.is_offered("go 0405")) << "beside 0406";
  EXPECT_TRUE(t.is_offered("go 0404"));
}

TEST(Chattanooga_14_3_CreatingReserves, ReinforcementsComeInReserveOverAPontoonBridge) {
  Table t(kUnion, Phase::Movement);
  for (int row = 1; row <= 20; ++row) {
    t.water(hex_text(hex_at(3, row)));
  }
  t.scenario().crossings = {Table::hex("0405"), Table::hex("0415")};
  t.on(Option::PontoonBridges);
  t.on(Option::Reserves);
  t.usa("bridge", pontoon(UnitType::Bridge)).at("0410");
  for (const char* name : {"maine", "vermont"}) {
    t.usa(name, infantry()).due(1, {"0405", "0415"});
    t.scenario().across.resize(t.scenario().placements.size(), false);
    t.scenario().across.back() = true;
  }
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("1818");
  t.act("form-reserve maine");
  EXPECT_TRUE(t.is_offered("go 0405"));
  ASSERT_TRUE(t.is_offered("go 0410")) << "over the bridge";
  t.act_all({"go 0410", "enter-reserve vermont", "pass"});
  EXPECT_EQ(t.place("a"), "0410");
  EXPECT_EQ(t.piece("vermont").place, kReserveBox);
}

TEST(Chattanooga_6_3_EnteringAZone, CavalryEntersTheMapBeforeInfantryOnlyToChargeIt) {
  for (const bool can_charge : {true, false}) {
    Table t(kUnion, Phase::Movement);
    if (can_charge) {
      t.on(Option::Charge);
    }
    t.usa("horse", cavalry()).due(1, {"0105", "0115"});
    t.csa("georgia", infantry()).at("0106");
    t.act("take horse");
    EXPECT_TRUE(t.is_offered("go 0115"));
    EXPECT_EQ(t.refused("go 0105"), can_charge ? "lawful" : "6.3");
    if (can_charge) {
      t.act_all({"go 0105", "halt"});
      EXPECT_TRUE(t.has_flag("horse", kCharge)) << "it stops there for nothing else";
    }
  }
}

TEST(Chattanooga_14_5_DeployingReserves, CavalryIsDeployedBesideItInNoZoneOfInfantry) {
  for (const bool is_infantry : {true, false}) {
    Table t(kConfederate, Phase::Movement);
    t.on(Option::Reserves);
    t.on(Option::Leaders);
    t.usa("horse", cavalry()).in(kReserveBox);
    t.usa("iowa", infantry()).in(kReserveBox);
    t.usa("a", reserve()).at("0505");
    t.csa("hardee", leader(1, 1)).at("0507");
    t.csa("georgia", is_infantry ? infantry() : cavalry()).in(kReady);
    t.csa("texas", infantry(4, 2)).at("1515");
    t.act_all({"return georgia", "go 0506"});
    ASSERT_EQ(t.step(), StepKind::Deployment);
    ASSERT_TRUE(t.is_zone_of(kConfederate, "0405"));
    EXPECT_EQ(t.refused("deploy horse 0405"), is_infantry ? "14.5" : "lawful") << "it charges nobody";
    EXPECT_TRUE(t.is_offered("deploy iowa 0405"));
    EXPECT_TRUE(t.is_offered("deploy horse 0505")) << "where it lies";
    EXPECT_TRUE(t.is_offered("deploy horse 0504"));
  }
}

TEST(Chattanooga_6_3_EnteringAZone, CavalryEntersBeforeCavalryAndGuns) {
  Table t(kUnion, Phase::Movement);
  t.usa("horse", cavalry()).due(1, {"0105"});
  t.csa("lancers", cavalry()).at("0106");
  t.csa("battery", artillery()).at("0205");
  t.act_all({"take horse", "go 0105", "halt"});
  EXPECT_EQ(t.place("horse"), "0105");
}

}  // namespace
}  // namespace longroll::chattanooga::test
