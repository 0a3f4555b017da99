#pragma once
#include <array>
#include <cstdint>
#include <string_view>

/// The words of the Terrain Effects Chart (American Civil War 2.1, TEC). What each of them does stands in the chart.
namespace longroll::campaign {

/// What fills a hex.
enum class Terrain : std::uint8_t { Clear, Rough, Swamp };
constexpr int kTerrains = 3;
constexpr std::array<std::string_view, kTerrains> kTerrainIds = {"clear", "rough", "swamp"};

/// What a hexside may be (2.1.1).
enum class Water : std::uint8_t { Minor, Seasonal, Navigable, Lake, Tidal, Bay, Ocean };
constexpr int kWaters = 7;
constexpr std::array<std::string_view, kWaters> kWaterIds = {"minor", "seasonal", "navigable", "lake",
                                                             "tidal", "bay",      "ocean"};

/// What leads over a water.
enum class Crossing : std::uint8_t { Bridge, Ferry };
constexpr int kCrossings = 2;
constexpr std::array<std::string_view, kCrossings> kCrossingIds = {"bridge", "ferry"};

/// What leads from hex to hex.
enum class Way : std::uint8_t { Railroad, Road };
constexpr int kWays = 2;
constexpr std::array<std::string_view, kWays> kWayIds = {"railroad", "road"};

}  // namespace longroll::campaign
