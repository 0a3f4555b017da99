#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/map/hex.h"

namespace longroll {

/// A road, railway or trail by its name, for the picture and the log. What it costs stands in HexMap::roads.
struct MapLine {
  std::string name;
  std::string kind;  ///< one of MapVocabulary::lines
  std::vector<HexId> hexes;
  bool is_sunken = false;
};

/// A village, house, ford or hill by its name.
struct MapSpot {
  std::string name;
  std::string kind;  ///< one of MapVocabulary::spots
  HexId hex = kNoHex;
};

/// Hexes that share a name: a wood, a ridge, a field, a stream.
struct MapRegion {
  std::string name;
  std::string kind;  ///< one of MapVocabulary::regions
  std::vector<HexId> hexes;
};

/// A map drawn on hexes, as its file tells it. Terrain, hexsides and roads are numbers here; the game that wrote the
/// MapVocabulary knows what each means and gives its own types by deriving from this or by functions of its own.
struct HexMap {
  /// In `roads`: no road crosses the side. Roads are numbered from the best, so every road is less than this.
  static constexpr std::uint8_t kNoRoad = 0xff;

  HexMap() {
    for (auto& sides_of_hex : roads) {
      sides_of_hex.fill(kNoRoad);
    }
  }

  std::string id;
  std::string title;
  Grid grid;
  std::array<std::uint8_t, kMostHexes> terrain{};                          ///< index in MapVocabulary::terrain
  std::array<std::int8_t, kMostHexes> level{};                             ///< the higher the number the higher it lies
  std::array<bool, kMostHexes> playable{};                                 ///< off: scenery that nobody may enter
  std::array<std::array<std::uint16_t, kDirections>, kMostHexes> sides{};  ///< bits of the vocabulary, from this hex
  std::array<std::array<std::uint8_t, kDirections>, kMostHexes> roads{};   ///< best road over each hexside, or kNoRoad
  std::vector<MapLine> lines;
  std::vector<MapSpot> spots;
  std::vector<MapRegion> regions;
  struct WaterSide {
    HexId hex;
    Direction side;
    std::string name;
  };
  std::vector<WaterSide> waters;  ///< the named hexsides of every stream, creek and river, for drawing
  std::vector<std::string> water_names;

  bool is_playable(int hex) const { return grid.contains(hex) && playable[static_cast<std::size_t>(hex)]; }
  int terrain_number(HexId hex) const { return terrain[static_cast<std::size_t>(hex)]; }
  int level_at(HexId hex) const { return level[static_cast<std::size_t>(hex)]; }
  std::uint16_t side(HexId hex, Direction d) const {
    return sides[static_cast<std::size_t>(hex)][static_cast<std::size_t>(d)];
  }
  std::uint8_t road_number(HexId hex, Direction d) const {
    return roads[static_cast<std::size_t>(hex)][static_cast<std::size_t>(d)];
  }

  /// Adds bits to a hexside as seen from this hex only.
  void add_side(HexId hex, Direction d, unsigned bits) {
    std::uint16_t& side = sides[static_cast<std::size_t>(hex)][static_cast<std::size_t>(d)];
    side = static_cast<std::uint16_t>(side | bits);
  }
  /// Lays a road over a hexside, seen from both hexes. A better road that is there already stays.
  void lay_road(HexId hex, Direction d, std::uint8_t road) {
    const auto lay = [&](HexId at, Direction side) {
      std::uint8_t& best = roads[static_cast<std::size_t>(at)][static_cast<std::size_t>(side)];
      best = best < road ? best : road;
    };
    lay(hex, d);
    if (const HexId next = grid.neighbor(hex, d); next != kNoHex) {
      lay(next, opposite(d));
    }
  }
};

}  // namespace longroll
