// The counters against the list of the printed card (assets/games/chattanooga/sources/card.csv), and what is on no
// card.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

constexpr std::string_view kCard = "assets/games/chattanooga/sources/card.csv";

/// What the card says of a unit: its side, the numbers of its formations and its arm.
struct CardLine {
  std::string side;
  std::string formation;
  std::string arm;
  friend auto operator<=>(const CardLine&, const CardLine&) = default;
};

/// How many units the card has of each side, formation and arm.
std::map<CardLine, int> units_of_card() {
  std::map<CardLine, int> units;
  auto lines = table_lines(std::string(kCard), ',');
  for (std::size_t i = 1; i < lines.size(); ++i) {
    ++units[{lines[i][0], lines[i][1], lines[i][2]}];
  }
  return units;
}

/// "7" or "11-14", as the card writes it.
std::string text_of(FormationSet formations) {
  int last = formations.first();
  while (formations.contains(last + 1)) {
    ++last;
  }
  return std::to_string(formations.first()) + (last > formations.first() ? "-" + std::to_string(last) : "");
}

/// On the card: a combat unit without a dagger.
bool is_on_card(const Unit& unit) { return is_combat_unit(unit.type) && !unit.is_dagger; }

TEST(Chattanooga_OOB_OrdersOfBattle, EveryFormationHasAsManyUnitsAsOnTheCard) {
  std::map<CardLine, int> units;
  for (const Unit& unit : printed_forces().counters) {
    if (is_on_card(unit)) {
      ++units[{std::string(id_of(unit.side)), text_of(unit.formations), std::string(id_of(unit.type))}];
    }
  }
  const std::map<CardLine, int> card = units_of_card();
  EXPECT_EQ(units.size(), card.size());
  for (const auto& [line, count] : card) {
    EXPECT_EQ(units[line], count) << line.side << " " << line.formation << " " << line.arm;
  }
}

TEST(Chattanooga_OOB_OrdersOfBattle, TheCardHas267And208Units) {
  std::map<Seat, int> units;
  std::set<std::string> ids;
  for (const Unit& unit : printed_forces().counters) {
    units[unit.side] += is_on_card(unit) ? 1 : 0;
    EXPECT_TRUE(ids.insert(unit.id).second) << unit.id << " twice";
  }
  EXPECT_EQ(units[Seat::Union], 267);
  EXPECT_EQ(units[Seat::Confederate], 208);
}

TEST(Chattanooga_OOB_OrdersOfBattle, MisprintsAreCorrected) {
  EXPECT_EQ(printed_unit("usa.74-oh").formations, FormationSet::one(11)) << "the card has the 37th twice";
  EXPECT_EQ(printed_unit("usa.60-il").formations, FormationSet::one(12));
  EXPECT_EQ(printed_unit("usa.56-il").formations, FormationSet::one(36));
  EXPECT_EQ(printed_unit("csa.24-27-ms").formations, FormationSet::one(13));
  EXPECT_EQ(printed_unit("csa.29-tn").formations, FormationSet::one(18)) << "the card has the 20th twice";
  EXPECT_EQ(printed_unit("usa.37-oh").formations, FormationSet::one(31));
  EXPECT_EQ(printed_unit("csa.20-tn").formations, FormationSet::one(31));
}

TEST(Chattanooga_OOB_OrdersOfBattle, TheSixthOhioIsARegimentAndABattery) {
  EXPECT_EQ(printed_unit("usa.6-oh").type, UnitType::Infantry);
  EXPECT_EQ(printed_unit("usa.6-oh-bty").type, UnitType::Artillery);
}

TEST(Chattanooga_5_1_UnitData, ABatteryCountsAsEachFormationOfItsDivision) {
  const FormationSet fowler = printed_unit("csa.fowler").formations;
  EXPECT_EQ(fowler, FormationSet::span(11, 14));
  EXPECT_TRUE(fowler.overlaps(printed_unit("csa.34-ms").formations)) << "of formation 13";
  EXPECT_FALSE(fowler.overlaps(printed_unit("csa.7-ms").formations)) << "of formation 15";
}

TEST(Chattanooga_3_4_PressForward, HasUnitsThatNoOtherScenarioUses) {
  std::map<std::pair<Seat, UnitType>, int> daggers;
  for (const Unit& unit : printed_forces().counters) {
    if (unit.is_dagger) {
      ++daggers[{unit.side, unit.type}];
      EXPECT_TRUE(is_combat_unit(unit.type)) << unit.id;
    }
  }
  EXPECT_EQ((daggers[{Seat::Union, UnitType::Cavalry}]), 5) << "Wilder's";
  EXPECT_EQ((daggers[{Seat::Confederate, UnitType::Cavalry}]), 1) << "Forrest";
  EXPECT_EQ((daggers[{Seat::Confederate, UnitType::Artillery}]), 5);
  EXPECT_EQ(daggers.size(), 3U);
  EXPECT_TRUE(printed_unit("usa.92-il-mtd").formations.is_any()) << "Wilder's men go with anyone";
  EXPECT_EQ(printed_unit("usa.92-il-mtd").range, 2) << "repeating rifles";
  EXPECT_EQ(printed_unit("csa.lumsden").formations, FormationSet::span(1, 9));
  EXPECT_TRUE(printed_unit("usa.1-15-us").is_regular);
  EXPECT_FALSE(printed_unit("usa.19-il").is_regular);
}

TEST(Chattanooga_13_1_Leaders, AreThoseWhomTheScenariosNameWithTheirSpans) {
  std::map<Seat, int> leaders;
  for (const Unit& unit : printed_forces().counters) {
    leaders[unit.side] += unit.type == UnitType::Leader ? 1 : 0;
  }
  EXPECT_EQ(leaders[Seat::Union], 20);
  EXPECT_EQ(leaders[Seat::Confederate], 14);
  EXPECT_EQ(printed_unit("csa.br-johnson").formations, FormationSet::span(19, 21)) << "as the errata have it";
  EXPECT_EQ(printed_unit("csa.walker").formations, FormationSet::span(22, 24)) << "as the errata have it";
  EXPECT_EQ(printed_unit("usa.granger").formations, FormationSet::span(1, 8));
  EXPECT_FALSE(printed_unit("usa.thomas").formations.contains(18)) << "of the Army of the Potomac";
  EXPECT_TRUE(printed_unit("usa.thomas").formations.contains(38));
}

/// The ratings of leaders that the printed sheet of counters shows: combat, command and how often. Whose they are is
/// lost.
TEST(Chattanooga_13_1_Leaders, HaveTheRatingsOfThePrintedSheet) {
  std::map<std::pair<int, int>, int> ratings;
  for (const Unit& unit : printed_forces().counters) {
    if (unit.type == UnitType::Leader && unit.side == Seat::Union) {
      ++ratings[{unit.combat_rating, unit.command_rating}];
    }
  }
  const std::map<std::pair<int, int>, int> printed = {{{1, 2}, 8}, {{1, 3}, 8}, {{2, 3}, 2}, {{2, 4}, 1}, {{2, 5}, 1}};
  EXPECT_EQ(ratings, printed);
}

TEST(Chattanooga_5_9_ExtraStrength, EveryDivisionAndAllBatteriesOfASideHaveAMarker) {
  std::map<Seat, int> markers;
  std::map<Seat, FormationSet> covered;
  for (const Unit& unit : printed_forces().counters) {
    if (unit.type == UnitType::ExtraStrength && !unit.covers_artillery) {
      ++markers[unit.side];
      EXPECT_FALSE(covered[unit.side].overlaps(unit.formations)) << unit.id << ": no unit has two";
      covered[unit.side].add(unit.formations);
      EXPECT_GT(unit.value, 0) << unit.id;
      EXPECT_LE(unit.value, 20) << unit.id;
    }
  }
  EXPECT_EQ(markers[Seat::Union], 13);
  EXPECT_EQ(markers[Seat::Confederate], 10);
  EXPECT_TRUE(printed_unit("usa.extra-all").covers_artillery);
  EXPECT_TRUE(printed_unit("csa.extra-all").covers_artillery);
  EXPECT_EQ(printed_unit("usa.extra-1-2").value, 6) << "twelve regiments";
}

TEST(Chattanooga_2_4_Counters, MarkersAreFixedPools) {
  std::map<UnitType, int> pieces;
  for (const Unit& unit : printed_forces().counters) {
    pieces[unit.type] += unit.count;
  }
  EXPECT_EQ(pieces[UnitType::Reserve], 12) << "six a side (14.2)";
  EXPECT_EQ(pieces[UnitType::Hero], 10) << "one cup for both (13.5)";
  EXPECT_EQ(pieces[UnitType::Boat], 4);
  EXPECT_EQ(pieces[UnitType::Bridge], 2);
  EXPECT_EQ(pieces[UnitType::Fortune], 1);
  EXPECT_EQ(printed_unit("any.hero-1").count, 7);
  EXPECT_EQ(printed_unit("any.hero-1").value, 1);
  EXPECT_EQ(printed_unit("any.hero-2").count, 3);
  EXPECT_EQ(printed_unit("any.hero-2").value, 2);
  EXPECT_EQ(printed_unit("any.hero-2").side, Seat::Nobody);
  EXPECT_GE(pieces[UnitType::Redoubt], 12) << "3.2 sets these up";
  EXPECT_GE(pieces[UnitType::Breastwork], 12);
  EXPECT_GE(pieces[UnitType::Trench], 13);
}

}  // namespace
}  // namespace longroll::chattanooga
