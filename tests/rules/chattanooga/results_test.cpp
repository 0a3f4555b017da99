// What the results of combat do (5.6, 5.8, 10.4, 10.10), also cell by cell of the combat results table.
#include "engine/games/chattanooga/words.h"
#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// Iowa of that morale attacks Georgia of that morale in the column of that intensity.
Table duel(int intensity, int attacker_morale = 4, int defender_morale = 4) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(attacker_morale, intensity)).at("0506");
  t.csa("georgia", regiment(defender_morale, intensity)).at("0505");
  return t;
}

/// The same with a disrupted Georgia, whose morale is one less.
Table second_blow(int intensity, int attacker_morale = 4) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(attacker_morale, intensity)).at("0506");
  t.csa("georgia", regiment(4, intensity)).at("0505").disrupted();
  return t;
}

TEST(Chattanooga_10_10_Results, SmallRDisrupts) {
  Table t = duel(5);
  attack(t, {7});  // Dr
  EXPECT_TRUE(t.is_disrupted("georgia"));
  EXPECT_EQ(t.place("georgia"), "0505");
  EXPECT_FALSE(t.is_disrupted("iowa"));
}

TEST(Chattanooga_10_10_Results, SmallROnADisruptedUnitDrivesIt) {
  Table t = second_blow(5);
  attack(t, {7});  // Dr
  EXPECT_EQ(t.step(), StepKind::Retreat);
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "the owner picks the way";
  t.act("retreat 0504");
  EXPECT_EQ(t.place("georgia"), "0504");
  EXPECT_TRUE(t.is_disrupted("georgia"));
}

/// Dr2(Ax): the words of a result on the two as they stand.
TEST(Chattanooga_10_10_Results, AreToldAsTheyBefallTheTwo) {
  CombatResult result;
  result.primary.defender = {.disruption = Disruption::Disrupt, .margin = 2};
  EXPECT_EQ(result_words(result), "defender disrupted if 2 weaker in morale");
  const auto told = [&](Table t) { return result_words(t.field(), t.id("iowa"), t.id("georgia"), result); };
  EXPECT_EQ(told(duel(5, 4, 3)), "no effect") << "only one weaker";
  EXPECT_EQ(told(duel(5, 5, 3)), "defender disrupted");
  EXPECT_EQ(told(second_blow(5, 5)), "defender driven back") << "it is disrupted already, of morale 3";
  result.secondary.attacker.is_eliminated = true;
  EXPECT_EQ(told(duel(5, 4, 4)), "attacker eliminated") << "nothing came of the first";
  EXPECT_EQ(told(duel(5, 5, 3)), "defender disrupted") << "something did";
}

TEST(Chattanooga_10_10_Results, TheAttackerSuffersLikewise) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").disrupted();
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {1});  // Ar
  EXPECT_EQ(t.step(), StepKind::Retreat);
  EXPECT_EQ(t.to_act(), kUnion);
  t.act("retreat 0507");
  EXPECT_EQ(t.place("iowa"), "0507");
  EXPECT_EQ(t.place("georgia"), "0505") << "and nobody follows";
}

/// The rulebook's example: 13 TN of morale 4 attacks 15 IA of morale 2 and gets Dr1.
TEST(Chattanooga_10_10_Results, TheExampleOfThe13TNAndThe15IA) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("13-tn", regiment(4, 7)).at("0506");
  t.usa("15-ia", regiment(2, 5)).at("0505");
  t.act("attack 0505");
  t.dictate({4});  // Dr1(BxDr)
  t.act("attack-with 13-tn");
  EXPECT_TRUE(t.is_disrupted("15-ia"));
  EXPECT_EQ(t.place("15-ia"), "0505");
  EXPECT_EQ(t.place("13-tn"), "0506") << "no secondary result";
}

TEST(Chattanooga_10_10_Results, AMarginIsReachedByEquality) {
  for (const int morale : {3, 4}) {
    Table t = duel(7, 4, morale);
    attack(t, {4});  // Dr1(BxDr)
    EXPECT_EQ(t.place("georgia"), morale == 3 ? "0505" : "eliminated") << morale;
    EXPECT_EQ(t.place("iowa"), morale == 3 ? "0506" : "eliminated") << morale;
  }
}

TEST(Chattanooga_10_10_Results, AMarginComparesTheSidesThatAreUp) {
  Table t = second_blow(7);
  attack(t, {4});  // Dr1(BxDr): 4 against 3 + 1
  EXPECT_EQ(t.step(), StepKind::Retreat) << "an effect: no secondary result";
  t.act("retreat 0504");
  EXPECT_EQ(t.place("iowa"), "0505") << "it has advanced";
}

TEST(Chattanooga_10_10_Results, LargeRDisruptsAndDrives) {
  Table t = duel(5);
  attack(t, {9});  // DR
  EXPECT_TRUE(t.is_disrupted("georgia"));
  t.act("retreat 0504");
  EXPECT_EQ(t.place("georgia"), "0504");
}

TEST(Chattanooga_10_10_Results, LargeROnADisruptedUnitIsARoutCheckFirst) {
  for (const int die : {0, 3, 4, 7, 8, 9}) {  // against a morale of 3
    Table t = second_blow(5);
    attack(t, {9, die});  // DR
    if (die <= 3) {
      t.act("retreat 0504");
    }
    EXPECT_EQ(t.place("georgia"), die <= 3 ? "0504" : die <= 7 ? "routed" : "shattered") << die;
  }
}

TEST(Chattanooga_5_6_Rout, ACheckFailedByOneToFourRoutsAndByFiveOrMoreShatters) {
  for (int die = 0; die <= 9; ++die) {  // Dm(DR) against a morale of 2
    Table t = duel(7, 4, 2);
    attack(t, {8, die});
    if (die <= 2) {
      t.act("retreat 0504");
    }
    EXPECT_EQ(t.place("georgia"), die <= 2 ? "0504" : die <= 6 ? "routed" : "shattered") << die;
  }
}

TEST(Chattanooga_10_10_Results, AMoraleCheckThatIsPassedBringsTheSecondaryResult) {
  Table t = duel(6);
  attack(t, {1, 4});  // Dm(Axr)
  EXPECT_EQ(t.place("georgia"), "0505");
  EXPECT_EQ(t.place("iowa"), "eliminated");
}

TEST(Chattanooga_10_10_Results, AMoraleCheckThatIsFailedIsAll) {
  Table t = duel(6);
  attack(t, {1, 5});  // Dm(Axr)
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.place("iowa"), "0505") << "it has advanced";
}

TEST(Chattanooga_10_10_Results, TheSecondaryResultCountsWhenThePrimaryOneHadNoEffect) {
  for (const int morale : {5, 6}) {
    Table t = duel(5, morale, 4);
    attack(t, {4});  // Dr2(Bx)
    EXPECT_EQ(t.is_disrupted("georgia"), morale == 6);
    EXPECT_EQ(t.place("georgia"), morale == 6 ? "0505" : "eliminated");
    EXPECT_EQ(t.place("iowa"), morale == 6 ? "0506" : "eliminated");
  }
}

TEST(Chattanooga_10_10_Results, TheNextUnitOfTheStackBearsTheRest) {
  Table t(kUnion, Phase::Combat);
  t.usa("maine", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {0});  // AxR
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_TRUE(t.is_disrupted("ohio"));
  EXPECT_EQ(t.step(), StepKind::Retreat);
  t.act("retreat 0507");
  EXPECT_EQ(t.place("ohio"), "0507");
  EXPECT_EQ(t.place("maine"), "0506");
  EXPECT_FALSE(t.is_disrupted("maine"));
}

TEST(Chattanooga_10_10_Results, WithoutANextUnitTheRestIsLost) {
  Table t = duel(5);
  attack(t, {0});  // AxR
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_10_Results, BothLoseAndTheNextOfTheDefenderIsDriven) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 8)).at("0506");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {4});  // BxDR
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("iowa"), "eliminated");
  t.act("retreat 0504");
  EXPECT_EQ(t.place("texas"), "0504");
}

TEST(Chattanooga_5_8_Elimination, WithoutCommunicationAUnitIsCaptured) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 4)).at("0506");
  t.csa("georgia", regiment(4, 4)).at("0505");
  t.csa("a", infantry()).at("0102");
  t.csa("b", infantry()).at("0201");
  attack(t, {4});  // Bx
  EXPECT_EQ(t.place("iowa"), "captured");
  EXPECT_EQ(t.place("georgia"), "eliminated");
}

TEST(Chattanooga_5_8_Elimination, PutsTheCounterIntoItsBoxOnItsFront) {
  Table t = second_blow(4);
  attack(t, {4});  // Bx
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_FALSE(t.is_disrupted("georgia"));
  EXPECT_EQ(t.said(LogNote::Eliminated), 2);
}

/// Guns at 0505, disrupted or not, attacked in the column of that intensity.
Table at_the_guns(int intensity, bool is_disrupted) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, intensity)).at("0506");
  auto guns = t.csa("guns", steady(artillery(4))).at("0505");
  if (is_disrupted) {
    guns.disrupted();
  }
  return t;
}

TEST(Chattanooga_10_4_Artillery, ThatMustRetreatChecksItsMorale) {
  for (const int die : {3, 4}) {  // DR on fresh guns, whose morale is 3 then
    Table t = at_the_guns(5, false);
    attack(t, {9, die});
    if (die == 3) {
      t.act("retreat 0504");
    }
    EXPECT_EQ(t.place("guns"), die == 3 ? "0504" : "captured") << die;
    EXPECT_EQ(t.place("iowa"), "0505") << "it has advanced";
  }
}

TEST(Chattanooga_10_4_Artillery, ThatRoutsInCombatIsCaptured) {
  Table t = at_the_guns(7, false);
  attack(t, {8, 5});  // Dm(DR)
  EXPECT_EQ(t.place("guns"), "captured");
  Table again = at_the_guns(5, true);
  attack(again, {9, 4});  // DR on disrupted guns: a rout check
  EXPECT_EQ(again.place("guns"), "captured");
}

// ---- every cell ----

/// What the letters of a result do to one side between two fresh regiments whose morale does not reach any margin and
/// who pass their checks. A second reading, from the shorthand alone.
struct Fate {
  bool is_eliminated = false;
  bool is_disrupted = false;
  bool is_driven = false;
};

void read_letters(std::string_view letters, Fate& attacker, Fate& defender) {
  std::vector<Fate*> sides;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char letter = letters[i];
    if (letter == 'A' || letter == 'D' || letter == 'B') {
      sides.clear();
      if (letter != 'D') {
        sides.push_back(&attacker);
      }
      if (letter != 'A') {
        sides.push_back(&defender);
      }
    }
    const bool has_margin = i + 1 < letters.size() && letters[i + 1] >= '1' && letters[i + 1] <= '9';
    for (Fate* side : sides) {
      side->is_eliminated |= letter == 'x';
      side->is_disrupted |= !has_margin && (letter == 'r' || letter == 'R');
      side->is_driven |= !has_margin && letter == 'R';
    }
  }
}

bool is_nothing(const Fate& fate) { return !fate.is_eliminated && !fate.is_disrupted; }

/// Compares a unit that stood at `hex` with what the letters say; an eliminated one suffers no more.
void expect_fate(Table& t, std::string_view name, std::string_view hex, const Fate& fate, const std::string& cell) {
  EXPECT_EQ(t.place(name) == "eliminated", fate.is_eliminated) << name << ' ' << cell;
  if (!fate.is_eliminated) {
    EXPECT_EQ(t.is_disrupted(name), fate.is_disrupted) << name << ' ' << cell;
    EXPECT_EQ(t.has_flag(name, kRetreated), fate.is_driven) << name << ' ' << cell;
    EXPECT_TRUE(fate.is_driven || t.place(name) == hex || name == "iowa") << name << ' ' << cell;
  }
}

TEST(Chattanooga_CRT_Play, EveryCellDoesWhatItsLettersSay) {
  int cells = 0;
  for (const std::vector<std::string>& line : table_lines("tests/rules/chattanooga/charts.tsv", '\t')) {
    for (std::size_t column = 2; line.front() == "CRT" && column < line.size(); ++column) {
      const std::string& cell = line[column];
      Fate attacker;
      Fate defender;
      const std::size_t bracket = cell.find('(');
      read_letters(cell.substr(0, bracket), attacker, defender);
      if (is_nothing(attacker) && is_nothing(defender) && bracket != std::string::npos) {
        read_letters(cell.substr(bracket), attacker, defender);
      }
      Table t = duel(static_cast<int>(column) + 1);
      const bool must_check = cell.find('m') != std::string::npos;
      attack(t, must_check ? std::vector<int>{std::stoi(line[1]), 0} : std::vector<int>{std::stoi(line[1])});
      while (t.step() == StepKind::Retreat) {
        t.act(t.offers("retreat 0504") > 0 ? "retreat 0504" : "retreat 0507");
      }
      expect_fate(t, "iowa", "0506", attacker, cell);
      expect_fate(t, "georgia", "0505", defender, cell);
      EXPECT_EQ(t.place("iowa") == "0505", defender.is_driven && !defender.is_eliminated && is_nothing(attacker))
          << cell;
      ++cells;
    }
  }
  EXPECT_EQ(cells, 70);
}

/// Chattanooga 10.10: what else a result does to a unit that it eliminates falls on the next of its stack.
TEST(Chattanooga_10_10_Results, WhatIsLeftOfAResultIsToldOfTheNextOfTheStack) {
  CombatResult result;
  result.primary.defender = {.is_eliminated = true, .disruption = Disruption::Disrupt};
  EXPECT_EQ(result_words(result), "defender eliminated, the next of its stack disrupted");
  result.primary.attacker = result.primary.defender;
  EXPECT_EQ(result_words(result), "both eliminated, the next of each stack disrupted");
  result.primary.attacker = {.is_eliminated = true};
  EXPECT_EQ(result_words(result), "both eliminated, the next of the defender's stack disrupted");
}

}  // namespace
}  // namespace longroll::chattanooga::test
