// How units retreat and who follows them (6.4, 10.11, 10.12).
#include "engine/games/chattanooga/rules/advance.h"
#include "engine/games/chattanooga/rules/retreat.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr int kDriven = 9;  ///< DR in the column of intensity 5

/// Iowa at 0506 is about to drive Georgia, of morale 4 and so of 3 once it is disrupted, out of 0505.
Table drive() {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

TEST(Chattanooga_10_11_Retreats, EndInAFreeHexOutsideEnemyZones) {
  Table t = drive();
  attack(t, {kDriven});
  EXPECT_EQ(t.offers("retreat"), 5) << "all around but where iowa stands";
  t.act("retreat 0404");
  EXPECT_EQ(t.place("georgia"), "0404");
  EXPECT_EQ(t.said(LogNote::Retreated), 1);
}

TEST(Chattanooga_6_4_ZonesInRetreat, ACheckThatIsPassedLetsItGoOn) {
  Table t = drive();
  attack(t, {kDriven});
  t.dictate({3});
  t.act("retreat 0405");  // next to iowa
  EXPECT_EQ(t.step(), StepKind::Retreat) << "and on it must go";
  t.act("retreat 0305");
  EXPECT_EQ(t.place("georgia"), "0305");
}

TEST(Chattanooga_6_4_ZonesInRetreat, ACheckThatIsFailedIsCapture) {
  Table t = drive();
  attack(t, {kDriven});
  t.dictate({4});
  t.act("retreat 0405");
  EXPECT_EQ(t.place("georgia"), "captured");
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Chattanooga_6_4_ZonesInRetreat, TheLightCounts) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 6)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.turn(5);  // the evening takes 1 off the intensity and adds 1 to the check
  attack(t, {kDriven});
  t.dictate({3});
  t.act("retreat 0405");
  EXPECT_EQ(t.place("georgia"), "captured");
}

TEST(Chattanooga_6_4_ZonesInRetreat, NoZoneReachesIntoASwamp) {
  Table t = drive();
  t.terrain("0405", Terrain::Swamp);
  attack(t, {kDriven});
  t.act("retreat 0405");
  EXPECT_EQ(t.place("georgia"), "0405");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_12_3_NightCombat, RetreatsEndBesideTheEnemy) {
  Table t(kUnion, Phase::Combat);
  t.turn(6);
  t.usa("iowa", regiment(4, 8)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});
  t.act("retreat 0405");
  EXPECT_EQ(t.place("georgia"), "0405") << "zones have no effect";
}

TEST(Chattanooga_10_11_Retreats, ThroughFriendsWithoutACheckAndOn) {
  Table t = drive();
  t.csa("texas", infantry()).at("0405");  // in iowa's zone
  attack(t, {kDriven});
  t.act("retreat 0405");
  EXPECT_EQ(t.step(), StepKind::Retreat) << "no check, and no end among friends";
  EXPECT_EQ(t.refused("retreat 0505"), "10.11") << "it has been there";
  EXPECT_EQ(t.refused("retreat 0506"), "10.11") << "enemies";
  EXPECT_EQ(t.refused("retreat 0909"), "10.11");
  t.act("retreat 0305");
  EXPECT_EQ(t.place("georgia"), "0305");
  EXPECT_EQ(t.place("texas"), "0405");
  EXPECT_FALSE(t.is_disrupted("texas"));
}

TEST(Chattanooga_10_11_Retreats, ThroughAFullStack) {
  Table t = drive();
  for (const char* name : {"a", "b", "c"}) {
    t.csa(name, infantry()).at("0504");
  }
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_TRUE(t.door().faults_of(t.state()).empty());
  t.act("retreat 0503");
  EXPECT_EQ(t.stack("0504"), (std::vector<std::string>{"a", "b", "c"}));
}

TEST(Chattanooga_10_11_Retreats, OnlyWhereTheArmCanGo) {
  Table t = drive();
  t.side("0505", "0504", kStream);
  t.csa("horse", steady(cavalry(4))).at("0505");
  t.terrain("0604", Terrain::Ravine);
  t.scenario().entry_hexes[kUnion] = {Table::hex("0404")};
  attack(t, {kDriven});
  EXPECT_EQ(t.refused("retreat 0404"), "7.1") << "where the enemy enters";
  EXPECT_EQ(t.refused("retreat 0504"), "7.2");
  EXPECT_EQ(t.refused("retreat 0604"), "7.2") << "cavalry";
  EXPECT_TRUE(t.is_offered("retreat 0605"));
}

TEST(Chattanooga_10_11_Retreats, ByTheOnlyWayByItself) {
  Table t = drive();
  for (const char* hex : {"0404", "0604", "0405", "0605"}) {
    t.side("0505", hex, kBlocked);
  }
  attack(t, {kDriven});
  EXPECT_EQ(t.place("georgia"), "0504");
}

TEST(Chattanooga_10_11_Retreats, WithoutAnyWayItIsCaptured) {
  Table t = drive();
  for (const char* hex : {"0404", "0604", "0405", "0605", "0504"}) {
    t.side("0505", hex, kBlocked);
  }
  attack(t, {kDriven});
  EXPECT_EQ(t.place("georgia"), "captured");
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Chattanooga_10_11_Retreats, WithoutAnyWayItIsCapturedDespiteItsCommunications) {
  Table t(kUnion, Phase::Combat);
  for (const char* hex : {"0404", "0604", "0405", "0605", "0504"}) {
    t.terrain(hex, Terrain::Ravine);
  }
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("horse", steady(cavalry(4))).at("0505");
  EXPECT_TRUE(t.field().communications(Seat::Confederate).has(Table::hex("0505"))) << "infantry could pass";
  attack(t, {kDriven});
  EXPECT_EQ(t.place("horse"), "captured");
}

/// Confederates in the corner 2020, where their communications end, attacked from both sides.
Table corner(const Unit& defender) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("2019");
  t.usa("ohio", regiment(4, 5)).at("1920");
  t.csa("last", defender).at("2020");
  t.act("attack 2020");
  return t;
}

TEST(Chattanooga_10_11_Retreats, OffTheMapWhereNoOtherHexIsLeft) {
  Table t = corner(regiment(4, 5));
  t.dictate({kDriven});
  t.act("attack-with iowa");
  EXPECT_EQ(t.place("last"), "routed");
  EXPECT_EQ(t.place("iowa"), "2020");
  Table open(kUnion, Phase::Combat);
  open.usa("iowa", regiment(4, 5)).at("2019");
  open.csa("last", regiment(4, 5)).at("2020");
  open.dictate({kDriven, 9});
  open.act_all({"attack 2020", "attack-with iowa"});
  EXPECT_EQ(open.place("last"), "captured") << "1920 is left: it goes there, into a zone";
}

TEST(Chattanooga_10_11_Retreats, GunsThatAreForcedOffTheMapAreLost) {
  Table t = corner(steady(artillery(4)));
  t.dictate({kDriven, 0});
  t.act("attack-with iowa");
  EXPECT_EQ(t.place("last"), "captured");
}

TEST(Chattanooga_11_2_Retreats, FromBombardmentGoToTheFarthestHexes) {
  Table t = drive();
  t.act("attack 0505");
  RetreatLocals retreat;
  retreat.unit = t.id("georgia");
  retreat.away_from = Table::hex("0510");
  const HexSet hexes = retreat_hexes(t.field(), retreat);
  EXPECT_EQ(hexes.size(), 3U);
  for (const char* hex : {"0404", "0504", "0604"}) {
    EXPECT_TRUE(hexes.has(Table::hex(hex))) << hex << " is six hexes away";
  }
}

TEST(Chattanooga_10_1_Attacks, WhoRetreatedMayBeAttackedAgainWhereItStands) {
  Table t = drive();
  t.usa("ohio", infantry()).at("0304");
  t.usa("maine", infantry()).at("1010");
  t.csa("texas", infantry()).at("1009");
  t.side("0304", "0404", kUphill);  // no zone of ohio goes up
  attack(t, {kDriven});
  t.act("retreat 0404");
  EXPECT_EQ(t.place("georgia"), "0404");
  t.dictate({6});
  t.act_all({"attack 1009", "attack-with maine"});
  EXPECT_TRUE(t.is_offered("attack 0404"));
}

TEST(Chattanooga_10_1_Attacks, TheHexOfWhoRetreatedIsAttackedToItsEndToo) {
  Table t = drive();
  t.usa("ohio", regiment(4, 3)).at("0304");
  t.usa("maine", regiment(4, 3)).at("0305");
  t.side("0304", "0404", kUphill);  // no zone of either goes up
  t.side("0305", "0404", kUphill);
  attack(t, {kDriven});
  t.act("retreat 0404");
  t.dictate({3});  // no result
  t.act_all({"attack 0404", "attack-with ohio"});
  EXPECT_EQ(t.place("georgia"), "0404");
  t.act("end-attack");
  EXPECT_EQ(t.refused("attack 0404"), "10.1") << "maine could, but its time is over";
}

TEST(Chattanooga_10_12_Advances, TheWholeStackButItsGuns) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", artillery()).at("0506");
  t.usa("ohio", infantry()).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"ohio", "iowa"}));
  EXPECT_EQ(t.stack("0506"), (std::vector<std::string>{"guns"}));
  EXPECT_EQ(t.piece("guns").note, 0);
}

TEST(Chattanooga_10_12_Advances, AfterARout) {
  Table rout(kUnion, Phase::Combat);
  rout.usa("iowa", regiment(4, 5)).at("0506");
  rout.csa("georgia", regiment(4, 5)).at("0505").disrupted();
  attack(rout, {kDriven, 5});
  EXPECT_EQ(rout.place("georgia"), "routed");
  EXPECT_EQ(rout.place("iowa"), "0505");
}

TEST(Chattanooga_10_12_Advances, NotWhileAnybodyIsLeftInTheHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("texas", infantry()).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"texas"}));
}

TEST(Chattanooga_10_12_Advances, NotIntoEntryHexesOfTheEnemy) {
  Table t = drive();
  t.scenario().entry_hexes[Seat::Confederate] = {Table::hex("0505")};
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0506");
}

TEST(Chattanooga_10_12_Advances, NotForADefenderWhoIsOnlyDisrupted) {
  Table t = drive();
  attack(t, {7});  // Dr
  EXPECT_EQ(t.place("iowa"), "0506");
}

TEST(Chattanooga_10_12_Advances, NotOfTheStackOfAnEliminatedAttacker) {
  Table t(kUnion, Phase::Combat);
  t.usa("ohio", infantry()).at("0506");
  t.usa("iowa", regiment(4, 8)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {4});  // BxDR
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("ohio"), "0506");
}

TEST(Chattanooga_10_12_Advances, OfThoseWhomTheGroundLetsPass) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0505", Terrain::Ravine);
  t.usa("horse", cavalry()).at("0506");
  t.usa("iowa", regiment(4, 7)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});  // intensity 5
  t.act("retreat 0504");
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"iowa"}));
  EXPECT_EQ(t.place("horse"), "0506");
}

TEST(Chattanooga_10_12_Advances, NobodyGoesWithoutTheAttacker) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0505", Terrain::Ravine);
  Unit horse = steady(cavalry());
  horse.front.intensity = 7;
  t.usa("ohio", infantry()).at("0506");
  t.usa("iowa", horse).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.stack("0506"), (std::vector<std::string>{"ohio", "iowa"}));
}

TEST(Chattanooga_10_12_Advances, AlsoOfAUnitThatWasDrivenBackBefore) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kRetreated);
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0505") << "it has not retreated in this combat";
}

/// What no cell of the table brings about now: options will.
TEST(Chattanooga_10_12_Advances, OnlyAfterARetreatAndOnlyFromTheHexOfTheAttack) {
  struct Case {
    bool has_defender_left;
    unsigned flags;
    std::size_t advancing;
  };
  for (const Case& one : {Case{true, kFought, 1}, Case{false, kFought, 0}, Case{true, kFought | kRetreated, 0}}) {
    Table t(kUnion, Phase::Combat);
    t.usa("iowa", regiment(4, 5)).at("0506").with(one.flags);
    t.csa("georgia", regiment(4, 5)).at("0504");
    CombatLocals combat;
    combat.attacker = t.id("iowa");
    combat.defender = t.id("georgia");
    combat.hex = Table::hex("0505");
    combat.marks.has_defender_left = one.has_defender_left;
    EXPECT_EQ(must_advance(t.field(), combat).size(), one.advancing);
  }
}

/// The printed table eliminates no defender without the attacker: a cell of our own does.
TEST(Chattanooga_10_12_Advances, AfterAnEliminationWhereTheUnitWouldHaveLeft) {
  struct Case {
    Disruption disruption;
    bool is_disrupted;
    bool is_advance;
  };
  for (const Case& one : {Case{Disruption::None, true, false}, Case{Disruption::Disrupt, false, false},
                          Case{Disruption::Disrupt, true, true}, Case{Disruption::Retreat, false, true}}) {
    Table t(kUnion, Phase::Combat);
    t.chart().combat[6][2].primary = {.attacker = {},
                                      .defender = {.is_eliminated = true, .disruption = one.disruption}};
    t.usa("iowa", regiment(4, 5)).at("0506");
    auto georgia = t.csa("georgia", regiment(4, 5)).at("0505");
    if (one.is_disrupted) {
      georgia.disrupted();
    }
    attack(t, {6});
    EXPECT_EQ(t.place("georgia"), "eliminated");
    EXPECT_EQ(t.place("iowa"), one.is_advance ? "0505" : "0506");
  }
}

TEST(Chattanooga_10_12_Advances, TakeNoCheckOnLeavingAZone) {
  Table t = drive();
  t.csa("texas", infantry()).at("0607");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

/// The Union's formation 7 may go no farther than two hexes from 0508.
Table bound() {
  Table t(kUnion, Phase::Combat);
  t.scenario().leashes = {{kUnion, FormationSet::one(7), Table::hex("0508"), 2}};
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

Unit of_formation(int formation) {
  Unit unit = regiment(4, 5);
  unit.formations = FormationSet::one(formation);
  return unit;
}

TEST(Chattanooga_3_3_Leash, BindsAdvancesToo) {
  Table t = bound();
  t.usa("ohio", of_formation(1)).at("0506");
  t.usa("iowa", of_formation(7)).at("0506");
  attack(t, {kDriven});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.place("ohio"), "0506") << "nobody goes without the attacker";
  Table mate = bound();
  mate.usa("ohio", of_formation(7)).at("0506");
  mate.usa("iowa", of_formation(1)).at("0506");
  attack(mate, {kDriven});
  mate.act("retreat 0504");
  EXPECT_EQ(mate.place("iowa"), "0505");
  EXPECT_EQ(mate.place("ohio"), "0506");
}

TEST(Chattanooga_3_3_Leash, BindsARetreatWhereAnotherHexIsLeft) {
  for (const bool is_shut_in : {false, true}) {
    Table t(Seat::Confederate, Phase::Combat);
    t.scenario().leashes = {{kUnion, FormationSet::one(7), Table::hex("0508"), 3}};
    t.csa("georgia", regiment(4, 5)).at("0506");
    t.usa("iowa", of_formation(7)).at("0505");
    for (const char* hex : {"0405", "0605"}) {
      if (is_shut_in) {
        t.side("0505", hex, kBlocked);
      }
    }
    t.act("attack 0505");
    t.dictate({kDriven});
    t.act("attack-with georgia");
    EXPECT_EQ(t.refused("retreat 0504"), is_shut_in ? "lawful" : "3.3");
    EXPECT_EQ(t.is_offered("retreat 0405"), !is_shut_in);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
