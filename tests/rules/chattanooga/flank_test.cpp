// Surrounded defenders (10.7): 0505 between 0504 and 0506, whose zones cover its other four sides.
#include "engine/games/chattanooga/rules/flank.h"

#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

Table with_flanks() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FlankAttack);
  return t;
}

/// Iowa and Ohio on both sides of Georgia.
Table two_attackers() {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0504");
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

bool is_flanked_by(Table& t, std::string_view attacker, std::string_view defender = "georgia") {
  return is_flanked(t.field(), {t.id(attacker), t.id(defender), t.piece(defender).place});
}

TEST(Chattanooga_10_7_Flank, TheZonesOfThoseWhoAttackSurround) {
  Table t = two_attackers();
  EXPECT_FALSE(is_flanked_by(t, "iowa")) << "ohio has not attacked: its zone does not count";
  t.dictate({6});  // nothing
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_TRUE(is_flanked_by(t, "ohio"));
  t.dictate({5});  // against a morale of 4
  t.act("attack-with ohio");
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.said(LogNote::Fought), 0) << "no die of the combat";
}

TEST(Chattanooga_10_7_Flank, AUnitThatPassesFightsOn) {
  Table t = two_attackers();
  t.dictate({6, 4, 6});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "0505");
  EXPECT_EQ(t.said(LogNote::Fought), 1);
}

TEST(Chattanooga_10_7_Flank, FailingByFiveShatters) {
  Table t = two_attackers();
  t.dictate({6, 9});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "shattered") << "9 against 4";
}

TEST(Chattanooga_10_7_Flank, TheAttackerAdvancesAsAfterARout) {
  Table t = two_attackers();
  t.dictate({6, 5});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("ohio"), "0505");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_7_Flank, OfAStackOnlyTheDefenderChecks) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0504");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.dictate({6, 5});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.place("texas"), "0505");
  EXPECT_EQ(t.place("ohio"), "0504") << "the hex is not empty";
}

TEST(Chattanooga_10_7_Flank, BatteriesThatFailAreCaptured) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0504");
  t.csa("guns", steady(artillery(4))).at("0505");
  t.dictate({6, 5});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("guns"), "captured");
  EXPECT_EQ(t.place("ohio"), "0505");
}

TEST(Chattanooga_10_7_Flank, UnitsThatDoNotAttackSurroundWhereTheyStand) {
  Table t = two_attackers();
  for (const std::string_view hex : {"0404", "0604"}) {
    t.usa(std::string("u") + std::string(hex), infantry()).at(hex);
  }
  EXPECT_TRUE(is_flanked_by(t, "iowa")) << "0404 and 0604 are held, 0405 and 0605 in its zone";
}

TEST(Chattanooga_10_7_Flank, AFriendOfTheDefenderKeepsAZoneHexOpen) {
  Table t = two_attackers();
  t.csa("texas", infantry()).at("0404");
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with iowa"});
  EXPECT_FALSE(is_flanked_by(t, "ohio"));
}

TEST(Chattanooga_10_7_Flank, GroundThatCannotBeEnteredCloses) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  for (const std::string_view hex : {"0504", "0404", "0604"}) {
    t.side("0505", hex, kBlocked);
  }
  EXPECT_TRUE(is_flanked_by(t, "iowa"));
}

TEST(Chattanooga_10_7_Flank, GroundClosesForTheArmOfTheDefender) {
  for (const Unit& defender : {infantry(), artillery()}) {
    Table t = with_flanks();
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.csa("georgia", defender).at("0505");
    for (const std::string_view hex : {"0504", "0404", "0604"}) {
      t.terrain(hex, Terrain::Ravine);
    }
    EXPECT_EQ(is_flanked_by(t, "iowa"), defender.type == UnitType::Artillery) << "guns enter no ravine (7.2)";
  }
}

TEST(Chattanooga_10_7_Flank, TheEdgeOfTheMapIsOpen) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0502");
  t.usa("ohio", regiment(4, 5)).at("0401");
  t.usa("maine", regiment(4, 5)).at("0601");
  t.csa("georgia", regiment(4, 5)).at("0501");
  EXPECT_FALSE(is_flanked_by(t, "iowa")) << "it can leave the map (10.11)";
}

TEST(Chattanooga_10_7_Flank, UnitsThatHaveRetreatedDoNotCount) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  for (const std::string_view hex : {"0504", "0404"}) {
    t.usa(std::string("u") + std::string(hex), infantry()).at(hex);
  }
  t.usa("beaten", infantry()).at("0604").with(kRetreated);
  EXPECT_FALSE(is_flanked_by(t, "iowa"));
}

TEST(Chattanooga_10_7_Flank, AnAttackerWhoHasRetreatedBeforeCounts) {
  Table t = with_flanks();
  t.usa("iowa", regiment(4, 5)).at("0506").with(kRetreated);
  t.csa("georgia", regiment(4, 5)).at("0505");
  for (const std::string_view hex : {"0504", "0404", "0405", "0604", "0605"}) {
    t.usa(std::string("u") + std::string(hex), infantry()).at(hex);
  }
  EXPECT_TRUE(is_flanked_by(t, "iowa"));
}

TEST(Chattanooga_10_7_Flank, TheZoneOfAnAttackerWhoIsGoneDoesNotCount) {
  Table t = with_flanks();
  t.usa("below", regiment(4, 5)).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0504");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.dictate({4});  // Dr2(Bx): iowa and georgia are eliminated
  t.act_all({"attack 0505", "attack-with iowa"});
  ASSERT_EQ(t.place("iowa"), "eliminated");
  EXPECT_FALSE(is_flanked_by(t, "ohio", "texas")) << "below has not attacked";
}

TEST(Chattanooga_10_7_Flank, IsAnOptionAndNothingForTheNight) {
  for (const bool is_night : {false, true}) {
    Table t(kUnion, Phase::Combat);
    if (is_night) {
      t.on(Option::FlankAttack);
      t.turn(6);
    }
    t.csa("georgia", regiment(4, 5)).at("0505");
    for (const std::string_view hex : {"0504", "0404", "0604", "0405", "0605", "0506"}) {
      t.usa(hex, infantry()).at(hex);
    }
    EXPECT_FALSE(is_flanked_by(t, "0506"));
  }
}

TEST(Chattanooga_10_7_Flank, WorksCountInTheCheck) {
  Table t = two_attackers();
  t.works("0505", Works::Breastwork);
  t.dictate({7, 5, 7});  // morale 4 and 1 for the breastwork (17.3)
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "0505");
}

TEST(Chattanooga_10_7_Flank, ComesBeforeALeaderIsAskedToHelp) {
  Table t = two_attackers();
  t.on(Option::Leaders);
  t.csa("walker", leader(1, 1)).at("0505");
  t.dictate({6, 5});
  t.act_all({"attack 0505", "attack-with iowa", "pass", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.place("walker"), "captured") << "he is alone among enemies (13.2)";
}

TEST(Chattanooga_10_7_Flank, ThatTakesTheHexIsFeltByTheArmies) {
  Table t = two_attackers();
  t.army(Army::Cumberland, 0);
  t.dictate({6, 5, 0, 0});
  t.act_all({"attack 0505", "attack-with iowa", "attack-with ohio"});
  EXPECT_EQ(t.said(LogNote::ArmyMoraleRolled), 2) << "16.1";
}

}  // namespace
}  // namespace longroll::chattanooga::test
