// Battles 8.0, 8.32, 8.6 (the table), 8.61, 8.62, 8.9, 12.2: strengths, odds and the table.
#include "engine/games/battles/rules/odds.h"

#include <algorithm>

#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

constexpr std::string_view kTable[6][10] = {{"Ar", "Ar", "Dr", "Dr", "Dr", "Ex*", "Ex*", "De", "De", "De"},
                                            {"Ar", "Ar", "Ar", "Dr", "Dr", "Dr", "Dr", "Ex*", "Ex*", "De"},
                                            {"Ae*", "Ar", "Ar", "Ar", "Dr", "Dr", "Dr", "Dr", "Ex*", "Ex*"},
                                            {"Ae*", "Ae*", "Ar", "Ar", "Ar", "Dr", "Dr", "Dr", "Dr", "Dr"},
                                            {"Ae", "Ae*", "Ae*", "Ar", "Ar", "Ar", "Ex", "Dr", "Dr", "Dr"},
                                            {"Ae", "Ae", "Ae*", "Ae*", "Ar", "Ar", "Ar", "Ex", "Ex", "Dr"}};

/// A fight of one unit against one in the open, rolled: what was said of it.
struct Fought {
  int column = 0;
  int change = 0;
  std::string result;
  int die = 0;
};
Fought fought(int attack, int defence, int die, int lowered = 0) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(attack)).at("0505");
  t.csa("georgia", infantry(defence)).at("0506");
  t.dictate({die});
  t.act_all({"target 0506", "join iowa", "resolve " + std::to_string(lowered)});
  Fought fought;
  fought.column = t.remark(LogNote::Odds)[0];
  fought.change = t.remark(LogNote::Odds)[1];
  fought.result = id_of(static_cast<CombatResult>(t.remark(LogNote::ResultFound)[0]));
  fought.die = t.remark(LogNote::ResultFound)[1];
  return fought;
}

/// The level of odds of plain strengths in the open.
AttackOdds plain(int attack, int defence) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(attack)).at("0505");
  t.csa("georgia", infantry(defence)).at("0506");
  const std::vector<PieceId> attackers = {t.id("iowa")};
  const std::vector<HexId> targets = {Table::hex("0506")};
  return odds_of(t.field(), {attackers, targets}, Ground::Other);
}

std::string plain_text(int attack, int defence) {
  Table t(Seat::Union, Phase::Combat);
  return odds_text(t.field().chart(), plain(attack, defence).level_before);
}

TEST(Battles_8_0_Odds, AreRoundedInTheDefendersFavour) {
  EXPECT_EQ(plain_text(13, 4), "3:1");  // the rulebook's own: 3.25 to 1
  EXPECT_EQ(plain_text(4, 4), "1:1");
  EXPECT_EQ(plain_text(7, 4), "1:1");
  EXPECT_EQ(plain_text(8, 4), "2:1");
  EXPECT_EQ(plain_text(3, 4), "1:2");
  EXPECT_EQ(plain_text(4, 9), "1:3");
  EXPECT_EQ(plain_text(1, 5), "1:5");
  EXPECT_EQ(plain_text(24, 4), "6:1");
  EXPECT_EQ(plain_text(28, 4), "7:1");
}

TEST(Battles_8_0_Odds, AgreeWithTheQuotientOfAllStrengths) {
  for (int attack = 1; attack <= 40; ++attack) {
    for (int defence = 1; defence <= 12; ++defence) {
      const int level = plain(attack, defence).level_before;
      const int expected = attack >= defence ? 3 + attack / defence : std::max(0, 5 - (defence + attack - 1) / attack);
      EXPECT_EQ(level, std::min(expected, 9 + attack / defence)) << attack << " to " << defence;
    }
  }
}

TEST(Battles_8_6_Table, EveryColumnAndDie) {
  const int strengths[10][2] = {{1, 5}, {1, 4}, {1, 3}, {1, 2}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}};
  for (int column = 0; column < 10; ++column) {
    for (int die = 1; die <= 6; ++die) {
      const Fought result = fought(strengths[column][0], strengths[column][1], die);
      EXPECT_EQ(result.column, column);
      EXPECT_EQ(result.result, kTable[die - 1][column]) << column << " die " << die;
    }
  }
}

TEST(Battles_8_6_Table, NeitherBetterOddsNorALowerDieGivesTheAttackerLess) {
  Table t(Seat::Union, Phase::Combat);
  const Chart& chart = t.field().chart();
  for (std::size_t die = 0; die < 6; ++die) {
    for (std::size_t column = 0; column < 10; ++column) {
      EXPECT_EQ(id_of(chart.results[die][column]), kTable[die][column]);
      if (column > 0) {
        EXPECT_GE(chart.results[die][column], chart.results[die][column - 1]);
      }
      if (die > 0) {
        EXPECT_LE(chart.results[die][column], chart.results[die - 1][column]);
      }
    }
  }
}

TEST(Battles_8_61_AboveSixToOne, TheDieIsHelped) {
  EXPECT_EQ(fought(7, 1, 6).change, 0);
  EXPECT_EQ(fought(8, 1, 6).change, -1);
  EXPECT_EQ(fought(9, 1, 6).change, -1);
  EXPECT_EQ(fought(10, 1, 6).change, -2);
  EXPECT_EQ(fought(12, 1, 6).change, -3);
  EXPECT_EQ(fought(30, 1, 6).change, -3);
  EXPECT_EQ(fought(12, 1, 6).column, 9);
  EXPECT_EQ(fought(12, 1, 6).die, 3);
  EXPECT_EQ(fought(12, 1, 6).result, "Ex*");
  EXPECT_EQ(fought(12, 1, 2).die, 1);
}

TEST(Battles_8_61_AboveSixToOne, IsJudgedAfterTheShifts) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(18)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.terrain("0506", Terrain::Woods);
  t.dictate({6});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  // 9 to 1 becomes 8 to 1.
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 9);
  EXPECT_EQ(t.remark(LogNote::Odds)[1], -1);
}

TEST(Battles_8_62_BelowOneToFive, IsTheLastColumn) {
  EXPECT_EQ(fought(1, 9, 3).column, 0);
  EXPECT_EQ(fought(1, 9, 3).result, "Ae*");
  EXPECT_TRUE(plain(1, 6).is_below);
  EXPECT_FALSE(plain(1, 5).is_below);
}

TEST(Battles_8_9_LoweredOdds, TheAttackerMayTakeALowerColumn) {
  // The rulebook's own: 5 to 1 taken as 3 to 1.
  EXPECT_EQ(fought(5, 1, 1, 2).column, 6);
  EXPECT_EQ(fought(5, 1, 1, 8).column, 0);
  EXPECT_EQ(fought(12, 1, 6, 2).change, -2);
  EXPECT_EQ(fought(12, 1, 6, 6).column, 9);
  EXPECT_EQ(fought(12, 1, 6, 6).change, 0);
}

TEST(Battles_8_9_LoweredOdds, NoFartherThanTheTableGoes) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.act_all({"target 0506", "join iowa"});
  EXPECT_EQ(t.offers("resolve"), 9);
  EXPECT_EQ(t.refused("resolve 8"), "lawful");
  EXPECT_EQ(t.refused("resolve 9"), "8.9");
  EXPECT_EQ(t.refused("resolve -1"), "8.9");
}

/// What a unit of that strength and condition is worth in attack or in defence.
int worth(Seat side, int strength, Condition condition) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(strength)).at("0505").is(side == Seat::Union ? condition : Condition::Good);
  t.csa("georgia", infantry(strength)).at("0506").is(side == Seat::Union ? Condition::Good : condition);
  const std::vector<PieceId> attackers = {t.id("iowa")};
  const std::vector<HexId> targets = {Table::hex("0506")};
  const Reckoning all = reckon(t.field(), {attackers, targets}, Ground::Other);
  return side == Seat::Union ? all.attackers.front().strength : all.defenders.front().strength;
}

TEST(Battles_12_2_Strength, HalvedByDisorderAndOneInRout) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    EXPECT_EQ(worth(side, 5, Condition::Good), 5);
    EXPECT_EQ(worth(side, 5, Condition::Disordered), 3);
    EXPECT_EQ(worth(side, 5, Condition::Shaken), 3);
    EXPECT_EQ(worth(side, 1, Condition::Disordered), 1);
    EXPECT_EQ(worth(side, 9, Condition::Routed), 1);
  }
}

TEST(Battles_8_32_OrderOfModification, RangeThenMoraleThenGroundThenNight) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(7)).at("0508").is(Condition::Disordered);
  t.usa("iowa", infantry(5)).at("0506");
  t.csa("georgia", infantry(4)).at("0505");
  t.terrain("0505", Terrain::Rough);
  t.level("0508", 4);
  const std::vector<PieceId> attackers = {t.id("battery"), t.id("iowa")};
  const std::vector<HexId> targets = {Table::hex("0505")};
  const Reckoning all = reckon(t.field(), {attackers, targets}, Ground::Other);
  // 7 less a third is 4.67: 5; half is 2.5: 3; half again is 1.5: 2.
  const UnitStrength& battery = all.attackers[0];
  ASSERT_EQ(battery.changes.size(), 3u);
  EXPECT_EQ(battery.changes[0].cause, Cause::Range);
  EXPECT_EQ(battery.changes[0].after, 5);
  EXPECT_EQ(battery.changes[1].cause, Cause::Disordered);
  EXPECT_EQ(battery.changes[1].after, 3);
  EXPECT_EQ(battery.changes[2].cause, Cause::Rough);
  EXPECT_EQ(battery.strength, 2);
  EXPECT_EQ(all.attackers[1].strength, 3);
  EXPECT_EQ(all.sum, 5);
  EXPECT_EQ(all.attack, 5);
  EXPECT_EQ(all.defence, 4);
}

TEST(Battles_8_32_OrderOfModification, NothingFallsBelowOne) {
  Table t(Seat::Union, Phase::Combat);
  t.night();
  t.usa("iowa", infantry(1)).at("0506").is(Condition::Disordered);
  t.csa("georgia", infantry(4)).at("0505");
  t.terrain("0505", Terrain::Rough);
  const std::vector<PieceId> attackers = {t.id("iowa")};
  const std::vector<HexId> targets = {Table::hex("0505")};
  EXPECT_EQ(odds_of(t.field(), {attackers, targets}, Ground::Other).attack, 1);
}

TEST(Battles_11_2_NightCombat, TheAttackersTotalIsHalved) {
  Table t(Seat::Union, Phase::Combat);
  t.night();
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(5)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.dictate({6});
  t.act_all({"target 0506", "join iowa", "join ohio", "resolve 0"});
  // 8 becomes 4, not 2 and 3; the defender keeps his 4.
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 4);
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 4);
}

TEST(Battles_8_74_RetreatedIn, AddsNoStrength) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(8)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.csa("texas", infantry(6)).at("0506").with(kRetreatedIn | kAttacked);
  t.act("target 0506");
  EXPECT_TRUE(t.has_flag("texas", kTarget));
  t.dictate({6});
  t.act_all({"join iowa", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 2);
}

TEST(Battles_8_14_AttackedBefore, WhoWasPushedOntoOthersAddsNoStrength) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(6)).at("0504");
  t.csa("georgia", infantry(3)).at("0506").with(kAttacked);
  t.csa("virginia", infantry(5)).at("0506");
  t.dictate({6});
  t.act_all({"target 0506", "join battery", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 5);
}

/// "If attacked here" asks of the enemy's next phase.
TEST(Battles_8_14_AttackedBefore, WhoAdvancedDefendsInTheNextPhase) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought | kAttacked);
  t.csa("georgia", infantry(2)).at("0506");
  const std::vector<PieceId> attackers = {t.id("georgia")};
  const std::vector<HexId> targets = {Table::hex("0505")};
  EXPECT_EQ(odds_of(t.field(), {attackers, targets}, Ground::Other).defence, 4);
}

TEST(Battles_8_0_Odds, TheScreenReckonsAsTheRulesDo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0505").is(Condition::Disordered);
  t.usa("ohio", infantry(6)).at("0505");
  t.csa("georgia", infantry(2)).at("0506").is(Condition::Shaken);
  t.csa("texas", infantry(5)).at("0506");
  t.terrain("0506", Terrain::Town);
  // "If the enemy attacked me here": the same question for the side that is not phasing.
  const std::vector<PieceId> attackers = {t.id("georgia"), t.id("texas")};
  const std::vector<HexId> targets = {Table::hex("0505")};
  const Reckoning turned = reckon(t.field(), {attackers, targets}, Ground::Other);
  EXPECT_EQ(turned.attack, 6);
  EXPECT_EQ(turned.defence, 11);
  EXPECT_TRUE(turned.shifts.empty());
  const std::vector<PieceId> own = {t.id("iowa"), t.id("ohio")};
  const std::vector<HexId> town = {Table::hex("0506")};
  const Reckoning all = reckon(t.field(), {own, town}, Ground::Other, 1);
  ASSERT_EQ(all.shifts.size(), 1u);
  EXPECT_EQ(all.shifts.front().cause, Cause::Town);
  EXPECT_EQ(all.attack, 11);
  EXPECT_EQ(all.defence, 6);
  EXPECT_EQ(odds_text(t.field().chart(), all.level_before), "1:1");
  EXPECT_EQ(odds_text(t.field().chart(), all.level), "1:3");
  const AttackOdds quick = odds_of(t.field(), {own, town}, Ground::Other, 1);
  EXPECT_EQ(quick.column, all.column);
  EXPECT_EQ(quick.attack, all.attack);
}

}  // namespace
}  // namespace longroll::battles::test
