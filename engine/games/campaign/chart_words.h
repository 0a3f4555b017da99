#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/campaign/terrain.h"

/// The words of chart.json for the lines of the Terrain Effects Chart.
namespace longroll::campaign {

/// Of Terrain, from Terrain::Clear; the chart has no line for the sea.
constexpr std::array<std::string_view, 3> kTerrainIds = {"clear", "rough", "swamp"};

/// Of Water, from Water::Minor.
constexpr std::array<std::string_view, kWaters - 1> kWaterIds = {"minor", "seasonal", "navigable",
                                                                 "lake",  "bay",      "tidal"};

/// What leads over a water.
enum class Crossing : std::uint8_t { Bridge, Ferry };
constexpr int kCrossings = 2;
constexpr std::array<std::string_view, kCrossings> kCrossingIds = {"bridge", "ferry"};

/// What leads from hex to hex.
enum class Way : std::uint8_t { Railroad, Road };
constexpr int kWays = 2;
constexpr std::array<std::string_view, kWays> kWayIds = {"railroad", "road"};

}  // namespace longroll::campaign
