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
  HexArray<std::uint8_t> terrain{};            ///< index in MapVocabulary::terrain
  HexArray<std::int8_t> level{};               ///< the higher the number the higher it lies
  HexArray<bool> playable{};                   ///< off: scenery that nobody may enter
  HexArray<SideArray<std::uint16_t>> sides{};  ///< bits of the vocabulary, from this hex
  HexArray<SideArray<std::uint8_t>> roads{};   ///< best road over each hexside, or kNoRoad
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

  bool is_playable(int hex) const { return grid.contains(hex) && playable[static_cast<HexId>(hex)]; }
  int terrain_number(HexId hex) const { return terrain[hex]; }
  int level_at(HexId hex) const { return level[hex]; }
  std::uint16_t side(HexId hex, Direction d) const { return sides[hex][d]; }
  std::uint8_t road_number(HexId hex, Direction d) const { return roads[hex][d]; }

  /// Adds bits to a hexside as seen from this hex only.
  void add_side(HexId hex, Direction d, unsigned bits) {
    std::uint16_t& side = sides[hex][d];
    side = static_cast<std::uint16_t>(side | bits);
  }
  /// Lays a road over a hexside, seen from both hexes. A better road that is there already stays.
  void lay_road(HexId hex, Direction d, std::uint8_t road) {
    const auto lay = [&](HexId at, Direction side) {
      std::uint8_t& best = roads[at][side];
      best = best < road ? best : road;
    };
    lay(hex, d);
    if (const HexId next = grid.neighbor(hex, d); next != kNoHex) {
      lay(next, opposite(d));
    }
  }
};

/// All hexes in play, rising.
inline std::vector<HexId> hexes_in_play(const HexMap& map) {
  std::vector<HexId> hexes;
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      if (map.is_playable(hex_at(column, row))) {
        hexes.push_back(hex_at(column, row));
      }
    }
  }
  return hexes;
}

}  // namespace longroll
