// The charts of Chattanooga on the page: their cells are those of the rules' tables, and what counts now is lit.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/support/shipped.h"
#include "web/games/chattanooga/charts.h"
#include "web/games/chattanooga/help.h"

namespace longroll::web::chattanooga {
namespace {

using ch::Phase;
using ch::test::artillery;
using ch::test::infantry;
using ch::test::regiment;
using ch::test::Table;

const std::vector<hexgame::ChartWords>& words() {
  static const auto kWords = read_help(test::asset_text(kHelpFile), ch::printed_chart()).charts;
  return kWords;
}

std::vector<ShownChart> charts(Table& t, const TableReading* fight = nullptr, PieceId marching = kNoPiece) {
  return charts_of(words(), t.field(), {.fight = fight, .marching = marching});
}

const ShownChart& chart(const std::vector<ShownChart>& all, std::string_view id) {
  return all.at(static_cast<std::size_t>(hexgame::find_chart(words(), id) - words().data()));
}

/// The first cells of the rows that are lit.
std::vector<std::string> lit(const ShownChart& chart) {
  std::vector<std::string> names;
  for (const ShownChart::Row& row : chart.rows) {
    if (row.is_lit) {
      names.push_back(row.cells.at(0));
    }
  }
  return names;
}

using Names = std::vector<std::string>;

/// The row of charts.tsv behind the name of the chart, without the columns that are not asked about.
std::vector<Names> printed(std::string_view name) {
  std::vector<Names> rows;
  for (const auto& line : ch::table_lines("tests/rules/chattanooga/charts.tsv", '\t')) {
    if (line.at(0) == name) {
      rows.emplace_back(line.begin() + 1, line.end());
    }
  }
  return rows;
}

void expect_cells(const ShownChart& shown, std::string_view name) {
  const std::vector<Names> rows = printed(name);
  ASSERT_EQ(shown.rows.size(), rows.size()) << name;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(shown.rows[i].cells, rows[i]) << name;
    EXPECT_EQ(shown.rows[i].cells.size(), shown.head.size()) << name;
  }
}

TEST(ChartsOfChattanooga, HaveTheCellsThatArePrinted) {
  Table t(Seat::Union, Phase::Movement);
  const auto all = charts(t);
  ASSERT_EQ(all.size(), words().size());
  expect_cells(chart(all, "results"), "CRT");
  expect_cells(chart(all, "bombardment"), "BOMBARD");
  expect_cells(chart(all, "march"), "MARCH");
  for (const ShownChart& one : all) {
    for (const ShownChart::Row& row : one.rows) {
      EXPECT_EQ(row.cells.size(), one.head.empty() ? 2U : one.head.size()) << one.title;
      EXPECT_TRUE(std::none_of(row.cells.begin(), row.cells.end(), [](const auto& cell) { return cell.empty(); }))
          << one.title;
    }
  }
}

/// Movement costs as the chart prints them: letters and points of infantry, cavalry and guns.
TEST(ChartsOfChattanooga, HaveTheGroundThatIsPrinted) {
  Table t(Seat::Union, Phase::Movement);
  const auto all = charts(t);
  const ShownChart& ground = chart(all, "terrain");
  EXPECT_EQ(ground.rows.size(), 13U);
  const auto cells = [&](std::string_view name) {
    for (const ShownChart::Row& row : ground.rows) {
      if (row.cells.at(0) == name) {
        return row.cells;
      }
    }
    return Names{};
  };
  const std::string minus = "\xE2\x88\x92";
  const std::string dash = "\xE2\x80\x93";
  EXPECT_EQ(cells("Open ground"), (Names{"Open ground", "1-1-1", dash, dash}));
  EXPECT_EQ(cells("Swamp"), (Names{"Swamp", "2-S-S", minus + "3", "Checks +2. Blocks sight. No zones in or out."}));
  EXPECT_EQ(cells("Ravine"),
            (Names{"Ravine", "S-P-P", minus + "2", "Checks +2. Hides what is in it. No zones in or out."}));
  EXPECT_EQ(cells("Town"), (Names{"Town", "1-1-1", minus + "2", "Checks +1. Blocks sight. No zones in."}));
  EXPECT_EQ(cells("Stream"), (Names{"Stream", "P-P-P", "P", "No zones across."}));
  EXPECT_EQ(cells("Bridge"), (Names{"Bridge", "+1-+1-+1", minus + "2", dash}));
  EXPECT_EQ(cells("Slope"), (Names{"Slope", "+1-S-S", minus + "2/+1",
                                   "Uphill/downhill. Blocks sight at the ends of a line. No zones uphill."}));
  EXPECT_EQ(cells("Cliff"), (Names{"Cliff", "P-P-P", "P", "Blocks sight. No zones across."}));
  EXPECT_EQ(cells("Hilltop").at(2), minus + "1");
}

TEST(ChartsOfChattanooga, LightNothingButTheMomentWithoutAFight) {
  Table t(Seat::Union, Phase::Movement);
  t.couplet(2);
  const auto all = charts(t);
  for (const std::string_view id : {"results", "bombardment", "march"}) {
    EXPECT_EQ(chart(all, id).lit_column, ShownChart::kNoColumn) << id;
    EXPECT_TRUE(lit(chart(all, id)).empty()) << id;
  }
  EXPECT_TRUE(lit(chart(all, "terrain")).empty());
  EXPECT_TRUE(lit(chart(all, "armies")).empty());
  EXPECT_EQ(lit(chart(all, "day")), Names{"Early afternoon"});
  EXPECT_EQ(lit(chart(all, "couplets")), Names{"2"});
  EXPECT_EQ(lit(chart(all, "turn")), Names{"1  Movement"});
  EXPECT_EQ(chart_for(words(), nullptr), static_cast<int>(words().size()) - 1);
  EXPECT_EQ(chart_for({}, nullptr), 0);
}

TEST(ChartsOfChattanooga, TheFourthBoxServesTheCoupletsThatFollow) {
  Table t(Seat::Confederate, Phase::Combat);
  t.couplet(4);
  t.turn(6);
  const auto all = charts(t);
  EXPECT_EQ(lit(chart(all, "couplets")), Names{"4 and later"});
  EXPECT_EQ(chart(all, "couplets").rows[0].cells, (Names{"1", "0 to 8", "9", "\xE2\x80\x93"}));
  EXPECT_EQ(chart(all, "couplets").rows[3].cells, (Names{"4 and later", "0 to 4", "5", "6 to 9"}));
  EXPECT_EQ(lit(chart(all, "day")), Names{"Night"});
  EXPECT_EQ(lit(chart(all, "turn")), Names{"3, 4  Second player"});
}

/// Chattanooga 10.2, 10.5: the column is the intensity; the ground under both and between them is lit.
TEST(ChartsOfChattanooga, LightTheColumnAndTheGroundOfAnAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", regiment(4, 7)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.terrain("0505", ch::Terrain::Woods);
  t.terrain("0506", ch::Terrain::Town);
  t.elevation("0505", ch::Elevation::HighGround);
  t.side("0506", "0505", ch::kUphill);
  const TableReading fight = reading_of(t.field(), ch::Engagement{t.id("iowa"), t.id("georgia"), t.hex("0505")});
  const auto all = charts(t, &fight);
  const ShownChart& results = chart(all, "results");
  // 7, less 2 for the town and 2 uphill.
  EXPECT_EQ(results.head.at(static_cast<std::size_t>(results.lit_column)), "3");
  EXPECT_TRUE(lit(results).empty()) << "no die has been thrown";
  EXPECT_EQ(lit(chart(all, "terrain")), (Names{"Woods", "Town", "Slope"}));
  EXPECT_EQ(chart(all, "bombardment").lit_column, ShownChart::kNoColumn);
  EXPECT_TRUE(lit(chart(all, "armies")).empty()) << "the option is off";
  EXPECT_EQ(chart_for(words(), &fight), 0);

  TableReading rolled = fight;
  rolled.row = 4;
  EXPECT_EQ(lit(chart(charts(t, &rolled), "results")), Names{"4"});
}

/// Chattanooga 11.2, 11.3
TEST(ChartsOfChattanooga, LightTheColumnOfAShot) {
  Table t(Seat::Union, Phase::Combat);
  ch::Unit battery = artillery();
  battery.range = 5;
  t.usa("parrotts", battery).at("0509");
  t.csa("georgia", infantry()).at("0505");
  t.elevation("0509", ch::Elevation::Hilltop);
  const TableReading fight = reading_of(t.field(), ch::Shot{t.id("parrotts"), t.id("georgia")});
  const auto all = charts(t, &fight);
  const ShownChart& table = chart(all, "bombardment");
  EXPECT_EQ(table.head.at(static_cast<std::size_t>(table.lit_column)), "1");
  EXPECT_EQ(chart(all, "results").lit_column, ShownChart::kNoColumn);
  EXPECT_EQ(lit(chart(all, "terrain")), (Names{"Open ground", "Hilltop"}));
  EXPECT_EQ(chart_for(words(), &fight), 1);
}

/// Chattanooga 16.1, 16.2: where the armies stand, and the box that counts for the attack.
TEST(ChartsOfChattanooga, LightTheBoxOfTheArmyThatAttacks) {
  Table t(Seat::Union, Phase::Combat);
  t.on(ch::Option::ArmyMorale);
  ch::Unit iowa = infantry();
  iowa.army = ch::Army::Cumberland;
  ch::Unit georgia = infantry();
  georgia.army = ch::Army::ConfederateTennessee;
  t.usa("iowa", iowa).at("0506");
  t.csa("georgia", georgia).at("0505");
  t.army(ch::Army::Cumberland, -2);
  t.army(ch::Army::ConfederateTennessee, 1);
  const TableReading fight = reading_of(t.field(), ch::Engagement{t.id("iowa"), t.id("georgia"), t.hex("0505")});
  const auto all = charts(t, &fight);
  const ShownChart& armies = chart(all, "armies");
  const std::string minus = "\xE2\x88\x92";
  EXPECT_EQ(lit(armies), Names{minus + "2"});
  EXPECT_EQ(armies.rows[1].cells, (Names{minus + "2", minus + "2", "+1", "the Army of the Cumberland"}));
  EXPECT_EQ(armies.rows[4].cells, (Names{"+1", "+1", "\xE2\x80\x93", "the Army of Tennessee"}));
}

/// Chattanooga 7.5: a morale beyond the table counts as the nearest.
TEST(ChartsOfChattanooga, LightTheColumnOfAForcedMarch) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(4)).at("0506");
  t.usa("ohio", infantry(2)).at("0508");
  const auto column = [&](std::string_view name) {
    const auto all = charts(t, nullptr, t.id(name));
    const ShownChart& march = chart(all, "march");
    return march.head.at(static_cast<std::size_t>(march.lit_column));
  };
  EXPECT_EQ(column("iowa"), "4");
  EXPECT_EQ(column("ohio"), "3");
}

}  // namespace
}  // namespace longroll::web::chattanooga
