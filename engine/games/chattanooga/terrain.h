#pragma once
#include <cstdint>

/// The words of the Terrain Effects Chart (Chattanooga 2.3): what fills a hex, how high it lies, what marks a hexside.
/// What each of them does stands in the chart.
namespace longroll::chattanooga {

/// Chattanooga 2.3: what fills a hex. The numbers are those of the map's vocabulary (map_reader.cpp) and of
/// HexMap::terrain.
enum class Terrain : std::uint8_t {
  Clear,
  Woods,
  Swamp,
  Ravine,
  Hillside,
  Town,
  River,  ///< the Tennessee: nobody enters it
};
constexpr int kTerrains = 7;

/// Chattanooga 2.3: how high a hex lies, beside its Terrain. The numbers are the levels of map.json.
enum class Elevation : std::int8_t { Low, HighGround, Hilltop };
constexpr int kElevations = 3;

/// Bits of HexMap::sides, as seen from a hex.
enum SideBit : unsigned {
  kStream = 1,          ///< bars movement and combat where no bridge crosses it
  kBridge = 2,          ///< only on a side with a stream
  kUphill = 4,          ///< the neighbour lies higher; ask GroundMap::is_uphill, which knows the blocked sides
  kBlocked = 8,         ///< bars everything
  kFortification = 16,  ///< the Union line of works stands in this hex, against that side
  kRailroad = 32,       ///< a railroad crosses the side; no road by itself (7.3)
};

}  // namespace longroll::chattanooga
