// The morale of the armies (16.0) and what it does to attacks, checks and results.
#include "engine/games/chattanooga/rules/army_morale.h"

#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr int kUs = static_cast<int>(Army::Cumberland);
constexpr int kCs = static_cast<int>(Army::ConfederateTennessee);

/// Iowa attacks Georgia in the column of that intensity, to which its army's morale is still to be added.
Table duel(int union_morale, int confederate_morale, int intensity = 5, int defender_morale = 4) {
  Table t(kUnion, Phase::Combat);
  t.army(Army::Cumberland, union_morale);
  t.army(Army::ConfederateTennessee, confederate_morale, true);
  t.usa("iowa", regiment(4, intensity)).at("0506");
  t.csa("georgia", regiment(defender_morale, intensity)).at("0505");
  return t;
}

int intensity(Table& t) { return intensity_of(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}); }

TEST(Chattanooga_16_1_ArmyMorale, AnAdvanceRaisesOneArmyAndLowersTheOther) {
  for (const int gain : {0, 1, 2}) {
    for (const int loss : {0, 1, 2}) {
      Table t = duel(0, 0);
      attack(t, {9});  // DR
      t.dictate({gain, loss});
      t.act("retreat 0504");
      EXPECT_EQ(t.place("iowa"), "0505");
      EXPECT_EQ(t.value(Track::ArmyMorale, kUs), gain < 2 ? 1 : 0) << gain;
      EXPECT_EQ(t.value(Track::ArmyMorale, kCs), loss < 2 ? -1 : 0) << loss;
    }
  }
}

TEST(Chattanooga_16_1_ArmyMorale, NoDieWithoutAnAdvance) {
  Table t = duel(0, 0);
  attack(t, {7});  // Dr
  EXPECT_EQ(t.said(LogNote::ArmyMoraleRolled), 0);
}

TEST(Chattanooga_16_1_ArmyMorale, NoDieWhenTheOptionIsOff) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {9});
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.said(LogNote::ArmyMoraleRolled), 0);
}

TEST(Chattanooga_16_1_ArmyMorale, StaysWithinThreeOfZero) {
  Table t = duel(3, -3, 3);
  attack(t, {9});
  t.dictate({0, 0});
  t.act("retreat 0504");
  EXPECT_EQ(t.value(Track::ArmyMorale, kUs), 3);
  EXPECT_EQ(t.value(Track::ArmyMorale, kCs), -3);
  EXPECT_EQ(t.value(Track::Panicked, kCs), 0) << "panic is an option of its own";
}

TEST(Chattanooga_16_1_ArmyMorale, SettlesTowardZeroInTheAdministrativePhase) {
  Table any(kUnion, Phase::Combat);
  const ArmyMoraleNumbers& numbers = any.chart().numbers.army_morale;
  for (int die = 0; die <= 9; ++die) {
    const int boxes = die <= 3 ? 0 : die <= 7 ? 1 : 2;
    for (int morale = -3; morale <= 3; ++morale) {
      const int toward = morale > 0 ? std::max(morale - boxes, 0) : std::min(morale + boxes, 0);
      EXPECT_EQ(settled_morale(numbers, morale, die), toward) << morale << ", die " << die;
    }
  }
  Table t(kUnion, Phase::Administrative);
  t.army(Army::Cumberland, -3);
  t.army(Army::ConfederateTennessee, 2);
  t.army(Army::Potomac, 2);
  t.usa("iowa", infantry()).at("0506");
  t.usa("ohio", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1505");
  t.dictate({7, 9});
  t.act("end-returns");
  EXPECT_EQ(t.value(Track::ArmyMorale, kUs), -2);
  EXPECT_EQ(t.value(Track::ArmyMorale, kCs), 0);
  EXPECT_EQ(t.value(Track::ArmyMorale, static_cast<int>(Army::Potomac)), 2) << "it is not on the map";
}

TEST(Chattanooga_16_1_ArmyMorale, AnArmyInReserveIsOnTheMap) {
  Table t(kUnion, Phase::Administrative);
  t.on(Option::Reserves);
  t.army(Army::Cumberland, -3);
  t.army(Army::ConfederateTennessee, 2);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0506");
  t.usa("ohio", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1505");
  t.dictate({7, 9});
  t.act("end-returns");
  EXPECT_EQ(t.value(Track::ArmyMorale, kUs), -2) << "its marker lies there (14.1)";
  EXPECT_EQ(t.value(Track::ArmyMorale, kCs), 0);
}

TEST(Chattanooga_16_2_ArmyMorale, IsAddedToTheIntensityOfAttacks) {
  for (int morale = -3; morale <= 3; ++morale) {
    Table t = duel(morale, 3, 6);
    EXPECT_EQ(intensity(t), 6 + morale) << "the defender's morale counts for nothing";
  }
}

TEST(Chattanooga_16_2_ArmyMorale, TheLowestBoxesAreAddedToTheDiceOfChecks) {
  for (int morale = -3; morale <= 3; ++morale) {
    Table t = duel(3, morale);
    const int added = morale == -3 ? 2 : morale == -2 ? 1 : 0;
    const PieceId georgia = t.id("georgia");
    EXPECT_EQ(check_morale(t.field(), georgia, Table::hex("0505"), 4).is_passed, added == 0) << morale;
    EXPECT_EQ(check_morale(t.field(), georgia, Table::hex("0505"), 5).over, 1 + added) << morale;
    EXPECT_TRUE(check_morale(t.field(), georgia, Table::hex("0505"), 0).is_passed) << "0 always passes";
  }
}

// ---- panic ----

/// An army in panic: Georgia is attacked.
Table panic(int intensity = 5, int defender_morale = 4) {
  Table t = duel(0, 0, intensity, defender_morale);
  t.on(Option::Panic);
  t.panicked(Army::ConfederateTennessee);
  return t;
}

TEST(Chattanooga_16_3_Panic, ComesWithAReductionBelowTheLowestBox) {
  for (const bool can_panic : {true, false}) {
    Table t = duel(0, -3);
    t.army(Army::ConfederateTennessee, -3, can_panic);
    t.on(Option::Panic);
    attack(t, {9});
    t.dictate({9, 1});
    t.act("retreat 0504");
    EXPECT_EQ(t.value(Track::Panicked, kCs), can_panic ? 1 : 0);
    EXPECT_EQ(t.value(Track::ArmyMorale, kCs), -3);
  }
}

TEST(Chattanooga_16_3_Panic, Lasts) {
  Table t(kUnion, Phase::Administrative);
  t.army(Army::ConfederateTennessee, -3, true);
  t.on(Option::Panic);
  t.panicked(Army::ConfederateTennessee);
  t.csa("georgia", infantry()).at("1505");
  t.csa("texas", infantry()).in(kReady);
  t.dictate({9});
  t.act("end-returns");
  EXPECT_EQ(t.value(Track::ArmyMorale, kCs), -1);
  EXPECT_EQ(t.value(Track::Panicked, kCs), 1);
}

TEST(Chattanooga_16_3_Panic, DisruptedIsDrivenAfterAMoraleCheck) {
  for (const int die : {0, 4, 5, 8, 9}) {  // against a morale of 4
    Table t = panic();
    attack(t, {7, die});  // Dr becomes DR
    if (die > 4) {
      EXPECT_EQ(t.place("georgia"), die == 9 ? "shattered" : "routed") << die;
      continue;
    }
    EXPECT_TRUE(t.is_disrupted("georgia"));
    EXPECT_EQ(t.step(), StepKind::Retreat) << die;
  }
}

TEST(Chattanooga_16_3_Panic, ADisruptedUnitMakesTwoChecks) {
  Table t(kUnion, Phase::Combat);
  t.army(Army::ConfederateTennessee, 0, true);
  t.on(Option::Panic);
  t.panicked(Army::ConfederateTennessee);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505").disrupted();
  attack(t, {7, 3, 4});  // Dr becomes DR: panic, then the rout check against a morale of 3
  EXPECT_EQ(t.place("georgia"), "routed");
}

TEST(Chattanooga_16_3_Panic, AnAttackerOfThatArmySuffersAsUsual) {
  Table t(Seat::Confederate, Phase::Combat);
  t.army(Army::ConfederateTennessee, 0, true);
  t.on(Option::Panic);
  t.panicked(Army::ConfederateTennessee);
  t.csa("iowa", regiment(4, 5)).at("0506");
  t.usa("georgia", regiment(4, 5)).at("0505");
  attack(t, {1});  // Ar
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_NE(t.step(), StepKind::Retreat) << "r stays r";
}

TEST(Chattanooga_16_3_Panic, AResultThatItsMarginSparesBringsNoCheck) {
  Table t = panic(7, 4);
  attack(t, {4});  // Dr1(BxDr): 4 is less than 4 + 1
  EXPECT_EQ(t.place("georgia"), "eliminated");
}

TEST(Chattanooga_16_3_Panic, BombardmentDrivesToo) {
  Table t(kUnion, Phase::Combat);
  t.army(Army::ConfederateTennessee, 0, true);
  t.on(Option::Panic);
  t.panicked(Army::ConfederateTennessee);
  t.usa("battery", artillery()).at("0506");
  t.csa("georgia", infantry(4)).at("0505");
  t.act("aim georgia");
  t.act("fire battery");
  t.dictate({4, 4});  // column 2: Dr becomes DR, and the check
  t.act("resolve");
  EXPECT_EQ(t.step(), StepKind::Retreat);
}

}  // namespace
}  // namespace longroll::chattanooga::test
