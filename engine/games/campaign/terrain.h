#pragma once
#include <cstdint>

/// The words of the Terrain Effects Chart (Campaign 2.1, TEC) and of the map: what fills a hex, whose it was in 1861,
/// what runs along its sides. What each of them does stands in the chart.
namespace longroll::campaign {

/// Campaign TEC: what fills a hex. The numbers are those of the map's vocabulary (map_reader.cpp) and of
/// HexMap::terrain.
enum class Terrain : std::uint8_t {
  Clear,
  Rough,
  Swamp,
  Sea,  ///< part of a sea zone: no ground force enters it
};
constexpr int kTerrains = 4;

/// Campaign 2.1.1: what runs along a hexside, from none to the one that carries the largest vessels.
enum class Water : std::uint8_t {
  None,
  Minor,      ///< slows ground movement; no vessel uses it
  Seasonal,   ///< navigable in winter and spring, minor in summer and fall (13.3.2)
  Navigable,  ///< river vessels
  Lake,       ///< river vessels
  Bay,        ///< all vessels; as a tidal river
  Tidal,      ///< all vessels
};
constexpr int kWaters = 7;

/// The states of 1861 that the map shows. Virginia has not been parted yet.
enum class AmericanState : std::uint8_t {
  Alabama,
  Arkansas,
  Columbia,  ///< the federal district
  Delaware,
  Florida,
  Georgia,
  Illinois,
  Indiana,
  Iowa,
  Kansas,
  Kentucky,
  Louisiana,
  Maryland,
  Mississippi,
  Missouri,
  NewJersey,
  NorthCarolina,
  Ohio,
  Pennsylvania,
  SouthCarolina,
  Tennessee,
  Texas,
  Virginia,
};
constexpr int kAmericanStates = 23;

/// Campaign 3.1, 15.5, 15.6: the four kinds of states at the start.
enum class Allegiance : std::uint8_t { Union, Confederate, Kentucky, Missouri };
constexpr int kAllegiances = 4;

/// Campaign 3.1: to which of them a state belongs. Kansas goes with Missouri.
Allegiance allegiance_of(AmericanState state);

/// Campaign 13.1.1: the sea zones, in a row from west to north: each is connected to the next.
enum class SeaZone : std::uint8_t { WestGulf, EastGulf, SouthAtlantic, MidAtlantic, NorthAtlantic };
constexpr int kSeaZones = 5;

/// Campaign GROUPS: the seven recruitment groups of the Confederacy, in the order of the chart.
enum class Group : std::uint8_t {
  TransMississippi,
  MississippiValley,
  Piedmont,
  Tidewater,
  GulfCoast,
  AtlanticCoast,
  TennesseeValley,
};
constexpr int kRecruitmentGroups = 7;

/// Bits of HexMap::sides, as seen from a hex.
enum SideBit : unsigned {
  kMinor = 1U << 0U,
  kSeasonal = 1U << 1U,
  kNavigable = 1U << 2U,
  kLake = 1U << 3U,
  kBay = 1U << 4U,
  kTidal = 1U << 5U,
  kBridge = 1U << 6U,
  kFerry = 1U << 7U,
  kLevee = 1U << 8U,    ///< bars vessels until it is breached (13.3.4)
  kSandBar = 1U << 9U,  ///< bars vessels between the land and the sea (13.3.3)
  kLoop = 1U << 10U,    ///< the bottom of a river loop, seen from the hex inside the loop (5.3.4)
  kRailroad = 1U << 11U,
  kUnfinishedRails = 1U << 12U,  ///< one of the seven lines of 7.5
};
/// A side that no ground force crosses without a bridge or ferry while every seasonal river carries boats.
constexpr unsigned kDeepWater = kSeasonal | kNavigable | kLake | kBay | kTidal;

}  // namespace longroll::campaign
