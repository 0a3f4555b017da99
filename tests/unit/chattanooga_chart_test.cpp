// The charts of Chattanooga as they are read: every fault is named with its place.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/games/chattanooga/chart.h"
#include "tests/support/changed_text.h"

namespace longroll::chattanooga {
namespace {

std::string shipped_text() {
  std::ifstream file("assets/games/chattanooga/chart.json", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string faults_of(std::string_view text) {
  const Result<Chart> chart = parse_chart(text, "chart.json");
  return chart ? std::string() : describe(chart.faults());
}

TEST(ChattanoogaChart, TheShippedOneHasNoFault) { EXPECT_EQ(faults_of(shipped_text()), ""); }

TEST(ChattanoogaChart, EveryFaultOfTheTablesIsNamedWithItsPlace) {
  const test::ChangedText chart(shipped_text(), faults_of);
  chart.tells("[\"Ar\", \"Ar\", \"AxR\", ", "[\"Ar\", \"Ar\", ", "chart.json.combat.table[0]: there must be a cell");
  chart.tells("[\"-\", \"-\", \"Dr\"],", "", "chart.json.bombardment.table: there must be a row");
  chart.tells("[\"Bx\", \"Bx\", \"Dr2(Bx)\"", "[\"Bx\", \"Bxx\", \"Dr2(Bx)\"", "there is no result \"Bxx\" in results");
  chart.tells("\"intensities\": [3,", "\"intensities\": [4,", "the columns are 3 to 9");
  chart.tells("\"margin\": 2", "\"margin\": 12", "margin");
  chart.tells("\"disruption\": \"disrupt\"", "\"disruption\": \"dislike\"", "results.Ar.primary.attacker.disruption");
  chart.tells("\"Bx\": {\"primary\": {\"attacker\": {\"eliminated\": true}",
              "\"Bx\": {\"primary\": {\"attacker\": {\"margin\": 1}", "a margin goes with a disruption");
  chart.tells("\"Ar\": {\"primary\":", "\"Ar\": {\"secondary\":", "a secondary result needs a primary one");
  chart.tells("[{\"points\": 3}, {\"points\": 4}", "[{\"points\": 3}, {\"points\": 5}",
              "forced_march.table[1][1].points");
  chart.tells("\"same_to\": 4, \"change_to\": 5", "\"same_to\": 4, \"change_to\": 3", "couplets[3].change_to");
}

TEST(ChattanoogaChart, EveryFaultOfTheOtherChartsIsNamedWithItsPlace) {
  const test::ChangedText chart(shipped_text(), faults_of);
  chart.tells("\"cavalry\": \"stop\"", "\"cavalry\": \"halt\"", "terrain.swamp.movement.cavalry");
  chart.tells("\"sight_range\": 2", "\"sight_range\": 40", "terrain.woods.sight_range");
  chart.tells(", \"sight_range\": 2", "", "terrain.woods: sight_range goes with the sight");
  chart.tells("\"town\"", "\"city\"", "chart.json.terrain");
  chart.tells("\"zone\": \"uphill\"", "\"zone\": \"downhill\"", "hexsides.slope.zone");
  chart.tells("\"intensity_from_below\": -1", "\"intensity_from_below\": -9",
              "elevations.hilltop.intensity_from_below");
  chart.tells("{\"id\": \"late-morning\"},", "", "chart.json.turns: there must be 6 turns");
  chart.tells("\"zones\": false", "\"zone\": false", "turns[5]");
  chart.tells("\"shatters_by\": 5", "\"shatters_by\": 0", "morale.shatters_by");
  chart.tells("\"stack_limit\": 3", "\"stack_limits\": 3", "chart.json.movement");
  chart.tells("{\"intensity\": 3, \"morale_die\": 0}", "{\"intensity\": 4, \"morale_die\": 0}",
              "army_morale.boxes[6].intensity");
  chart.tells("\"redoubt\"", "\"fort\"", "chart.json.works");
  chart.tells("\"infantry_share\": 4", "\"infantry_share\": 0", "victory.infantry_share");
  chart.tells("chart/1", "chart/2", "chart.json.format");
  EXPECT_NE(faults_of(""), "");
  EXPECT_NE(faults_of("[]"), "");
  EXPECT_NE(faults_of("{}"), "");
}

}  // namespace
}  // namespace longroll::chattanooga
