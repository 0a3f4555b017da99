#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/map/hex_map.h"

namespace longroll {

/// The words of a game's map files and what each means as a number of HexMap. A game writes one constant of this type
/// and hands it to the reader (hex_map_reader.h) and to the laws (hex_map_laws.h). A list without words means that the
/// game's maps have no such member.
struct MapVocabulary {
  struct Terrain {
    char letter;
    std::string_view word;    ///< "water", for faults
    bool is_scenery = false;  ///< never in play, and no road may lie in it
  };
  struct SideKind {
    std::string_view word;
    unsigned bits;               ///< in HexMap::sides
    bool is_two_way = true;      ///< seen from both hexes; otherwise from the first hex that the file names
    std::string_view spot = {};  ///< of a crossing: the kind of spot that its name becomes
  };
  struct LineKind {
    std::string_view word;
    std::uint8_t road = HexMap::kNoRoad;  ///< the number that stands in HexMap::roads; 0 is the best
  };

  std::string_view format = {};              ///< "longroll-battles-map/1"
  std::span<const Terrain> terrain = {};     ///< terrain number n is the n-th
  char lowest = '1';                         ///< digit of the lowest level
  char highest = '4';                        ///< digit of the highest level; below `lowest`: the maps have no levels
  std::span<const SideKind> waters = {};     ///< member "waters": what a crossing may cross
  std::span<const SideKind> crossings = {};  ///< member "crossings": at most one on a side
  std::span<const SideKind> works = {};      ///< member "works": seen from the hex of the works only
  std::span<const SideKind> marks = {};      ///< member "hexsides": any other mark, each told with its sides
  std::span<const LineKind> lines = {};      ///< member "lines"
  std::span<const std::string_view> spots = {};
  std::span<const std::string_view> regions = {};
  unsigned uphill = 0;       ///< bits that a side between two levels gets in the lower hex; 0: levels make no slopes
  unsigned barred = 0;       ///< bits of a side that cannot be crossed without one of `crossings`
  unsigned closed = 0;       ///< bits of a side that can never be crossed
  bool is_one_piece = true;  ///< all ground in play must be reachable from all other

  bool has_levels() const { return lowest <= highest; }
  unsigned crossing_bits() const { return bits_of(crossings); }
  unsigned water_bits() const { return bits_of(waters); }
  /// The side cannot be crossed on foot, as the map stands.
  bool is_barred(unsigned side) const {
    return (side & closed) != 0 || ((side & barred) != 0 && (side & crossing_bits()) == 0);
  }
  bool is_scenery(int terrain_number) const { return terrain[static_cast<std::size_t>(terrain_number)].is_scenery; }

 private:
  static unsigned bits_of(std::span<const SideKind> kinds) {
    unsigned bits = 0;
    for (const SideKind& kind : kinds) {
      bits |= kind.bits;
    }
    return bits;
  }
};

}  // namespace longroll
