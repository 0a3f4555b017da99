// The terrain effects chart against tests/rules/chattanooga/charts.tsv, a second transcription, cell by cell.
#include <gtest/gtest.h>

#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

struct ChartLine {
  std::string name;
  std::string movement;
  std::string intensity;
  std::string morale;
  std::string sight;
  std::string zone;
};

/// The line of that name of the second transcription.
ChartLine printed_line(std::string_view name) {
  for (const std::vector<std::string>& line : table_lines("tests/rules/chattanooga/charts.tsv", '\t')) {
    if (line.front() == "TEC" && line.at(1) == name) {
      return {line.at(1), line.at(2), line.at(3), line.at(4), line.at(5), line.at(6)};
    }
  }
  ADD_FAILURE() << "there is no line " << name;
  return {};
}

std::string cost_of(const MovementCost& cost, bool is_hexside) {
  if (cost.is_prohibited) {
    return "P";
  }
  if (cost.must_stop) {
    EXPECT_EQ(cost.points, is_hexside ? 0 : 1) << "a stop costs a point in a hex, and none on a hexside";
    return "S";
  }
  return (is_hexside ? "+" : "") + std::to_string(cost.points);
}

std::string costs_of(const MovementCosts& costs, bool is_hexside) {
  return cost_of(costs[Arm::Infantry], is_hexside) + "-" + cost_of(costs[Arm::Cavalry], is_hexside) + "-" +
         cost_of(costs[Arm::Artillery], is_hexside);
}

std::string change_of(int change) {
  if (change == 0) {
    return "-";
  }
  return (change > 0 ? "+" : "") + std::to_string(change);
}

std::string sight_of(const TerrainEffect& effect) {
  switch (effect.sight) {
    case SightBlock::Beyond:
      return "beyond " + std::to_string(effect.sight_range);
    case SightBlock::Always:
      return "always";
    case SightBlock::IntoOrOutOf:
      return "in/out";
    case SightBlock::FromAdjacentHilltop:
      return "adjacent hilltop";
    case SightBlock::Never:
      break;
  }
  return "-";
}

std::string zone_of(ZoneBlock zone) {
  if (zone == ZoneBlock::Never) {
    return "-";
  }
  return zone == ZoneBlock::Into ? "in" : "in/out";
}

TEST(Chattanooga_TEC_TerrainEffectsChart, EveryTerrainIsThePrintedOne) {
  for (const Terrain terrain :
       {Terrain::Clear, Terrain::Woods, Terrain::Swamp, Terrain::Ravine, Terrain::Hillside, Terrain::Town}) {
    const ChartLine line = printed_line(id_of(terrain));
    const TerrainEffect& effect = printed_chart().terrain.terrain[terrain];
    EXPECT_EQ(costs_of(effect.movement, false), line.movement) << line.name;
    EXPECT_EQ(change_of(effect.intensity) + (effect.spares_attack_from_hilltop ? " unless from hilltop" : ""),
              line.intensity)
        << line.name;
    EXPECT_EQ(change_of(effect.morale_die), line.morale) << line.name;
    EXPECT_EQ(sight_of(effect), line.sight) << line.name;
    EXPECT_EQ(zone_of(effect.zone), line.zone) << line.name;
  }
}

std::string intensity_of(const HexsideEffect& effect) {
  if (!effect.is_combat_allowed) {
    return "P";
  }
  if (effect.intensity_up == effect.intensity_down) {
    return change_of(effect.intensity_up);
  }
  return change_of(effect.intensity_up) + " up " + change_of(effect.intensity_down) + " down";
}

TEST(Chattanooga_TEC_TerrainEffectsChart, EveryHexsideIsThePrintedOne) {
  for (const Hexside hexside : {Hexside::Stream, Hexside::Bridge, Hexside::Slope, Hexside::Blocked}) {
    const ChartLine line = printed_line(id_of(hexside));
    const HexsideEffect& effect = printed_chart().terrain.hexsides[hexside];
    EXPECT_EQ(costs_of(effect.movement, true), line.movement) << line.name;
    EXPECT_EQ(intensity_of(effect), line.intensity) << line.name;
    EXPECT_EQ(line.morale, "-") << line.name;
    EXPECT_EQ(effect.blocks_sight ? "always" : effect.blocks_sight_at_ends ? "ends" : "-", line.sight) << line.name;
    EXPECT_EQ(effect.blocks_zone ? "across" : effect.blocks_zone_up ? "up" : "-", line.zone) << line.name;
  }
}

TEST(Chattanooga_TEC_TerrainEffectsChart, EveryElevationIsThePrintedOne) {
  for (const Elevation elevation : {Elevation::HighGround, Elevation::Hilltop}) {
    const ChartLine line = printed_line(id_of(elevation));
    const ElevationEffect& effect = printed_chart().terrain.elevations[elevation];
    const std::string change = change_of(effect.intensity_from_below);
    EXPECT_EQ(change == "-" ? change : change + " from below", line.intensity) << line.name;
    EXPECT_EQ(effect.blocks_sight_below ? "not from hilltop to hilltop" : "-", line.sight) << line.name;
  }
  const ElevationEffect& low = printed_chart().terrain.elevations[Elevation::Low];
  EXPECT_EQ(low.intensity_from_below, 0);
  EXPECT_FALSE(low.blocks_sight_below);
}

TEST(Chattanooga_7_3_Roads, NegateTheTerrainOfTheHex) {
  EXPECT_TRUE(printed_chart().terrain.road_negates_terrain);
  EXPECT_EQ(printed_chart().terrain.road_points, 1);
}

TEST(Chattanooga_TEC_TerrainEffectsChart, NobodyEntersTheRiver) {
  for (const MovementCost& cost : printed_chart().terrain.terrain[Terrain::River].movement) {
    EXPECT_TRUE(cost.is_prohibited);
  }
}

TEST(Chattanooga_12_2_EarlyMorningAndEvening, ChangeDiceIntensityAndSight) {
  for (const int number : {1, 5}) {
    const TimeOfDay& turn = printed_chart().turn(number);
    EXPECT_EQ(turn.morale_die, 1);
    EXPECT_EQ(turn.forced_march_die, 3);
    EXPECT_EQ(turn.intensity, -1);
    EXPECT_EQ(turn.sight_limit, 4);
    EXPECT_TRUE(turn.has_zones && turn.has_ranged_fire && turn.has_preparation && turn.is_movement_free);
  }
  for (const int number : {2, 3, 4}) {
    const TimeOfDay& turn = printed_chart().turn(number);
    EXPECT_EQ(turn.morale_die, 0);
    EXPECT_EQ(turn.intensity, 0);
    EXPECT_EQ(turn.sight_limit, 0) << "no limit";
  }
}

TEST(Chattanooga_12_3_Night, HasNoZonesNoRangedFireAndNoPreparation) {
  const TimeOfDay& night = printed_chart().turn(6);
  EXPECT_EQ(night.morale_die, 2);
  EXPECT_EQ(night.intensity, -3);
  EXPECT_EQ(night.sight_limit, 1);
  EXPECT_FALSE(night.has_zones);
  EXPECT_FALSE(night.has_ranged_fire);
  EXPECT_FALSE(night.has_preparation);
  EXPECT_FALSE(night.is_movement_free);
}

}  // namespace
}  // namespace longroll::chattanooga
