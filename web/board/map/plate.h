#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "web/board/shape/hex_layout.h"

namespace longroll::board {

/// A map as the engraver is told of it: what lies in the hexes, along their sides and across them. Knows no game; each
/// game fills it from its own data.

enum class Ground : std::uint8_t { Clear, Rough, Woods, WoodsRough, Town, Marsh, Water };
enum class WaterKind : std::uint8_t { Stream, Creek, River };
enum class Crossing : std::uint8_t { None, Bridge, Ford, Ferry, Pontoon };
enum class WayKind : std::uint8_t { Turnpike, Road, Trail, Railroad, UnbuiltRailroad };
enum class PlaceKind : std::uint8_t {
  Town,
  House,
  Church,
  Mill,
  Bridge,
  Ford,
  Landing,
  Height,
  Woods,
  Field,
  Landmark
};
enum class RegionKind : std::uint8_t { Height, Woods, Field, Water, Marsh };
enum class WorkKind : std::uint8_t { Trench, Entrenchment, Redoubt };

struct Plate {
  Plate() {
    level.fill(1);
    playable.fill(true);
  }

  HexLayout layout;
  HexArray<Ground> ground{};
  HexArray<std::int8_t> level;  ///< 1 bottom land and up.
  HexArray<bool> playable;      ///< Off: scenery, drawn paler.

  /// One hexside with water. Each once, seen from either hex.
  struct Water {
    HexId hex = kNoHex;
    Direction side = Direction::Up;
    WaterKind kind = WaterKind::Stream;
    Crossing crossing = Crossing::None;
    std::int16_t name = -1;  ///< Index in water_names.
  };
  std::vector<Water> waters;
  std::vector<std::string> water_names;

  /// A road or railway from hex to hex; every two hexes that follow each other are neighbours.
  struct Way {
    std::string name;
    WayKind kind = WayKind::Road;
    std::vector<HexId> hexes;
    bool is_sunken = false;
  };
  std::vector<Way> ways;

  struct Place {
    std::string name;
    PlaceKind kind = PlaceKind::House;
    HexId hex = kNoHex;
  };
  std::vector<Place> places;

  /// Hexes that have a name together; of a line (a ridge) in order.
  struct Region {
    std::string name;
    RegionKind kind = RegionKind::Height;
    std::vector<HexId> hexes;
  };
  std::vector<Region> regions;

  /// A field work along a hexside, facing out of `hex`.
  struct Work {
    HexId hex = kNoHex;
    Direction side = Direction::Up;
    WorkKind kind = WorkKind::Trench;
  };
  std::vector<Work> works;

  // What the cartouche says.
  std::string title;  ///< "BULL RUN"
  std::string date;   ///< "Virginia, July 21st, 1861"
  int metres = 400;   ///< From one hex to the next.

  Ground ground_at(HexId hex) const { return ground[hex]; }
  int level_at(HexId hex) const { return level[hex]; }
  bool is_playable(HexId hex) const { return playable[hex]; }
};

}  // namespace longroll::board
