#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/campaign/terrain.h"
#include "engine/map/hex_map.h"
#include "engine/map/hex_set.h"

namespace longroll::campaign {

/// A named place of the map: one a hex at most.
struct MapPlace {
  std::string name;
  HexId hex = kNoHex;
  bool is_city = false;  ///< every city is a supply centre (8.3)
  bool is_town = false;  ///< no city; the rulebook's "towns" are both
  bool is_port = false;
  bool is_fortress = false;    ///< a fort from before the war (11.4)
  bool is_inlet = false;       ///< 13.3.3: the hex of an inlet
  bool is_source = false;      ///< a Union supply source (8.2)
  std::optional<Group> group;  ///< recruits for that group (4.2.1)
  int center = 0;              ///< worth to the economy as a critical supply centre, else 0 (CENTERS)
  int harbor = 0;              ///< the same as a critical port
};

/// Campaign 13.3.3: a gap where two sand bars meet, through which vessels pass from inside to the sea.
struct Inlet {
  std::string name;
  std::array<HexId, 3> corner{};  ///< the three hexes that meet there, rising; one of them at least is sea
};

/// A set of sea zones.
struct ZoneSet {
  std::uint8_t bits = 0;

  bool has(SeaZone zone) const { return (bits >> static_cast<unsigned>(zone) & 1U) != 0; }
  void add(SeaZone zone) { bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(zone)); }
  bool empty() const { return bits == 0; }
  bool operator==(const ZoneSet&) const = default;
};

/// The theatre of the war, some 25 miles a hex: assets/games/campaign/map.json. Its numbers of terrain are Terrain, its
/// bits of hexsides SideBit; a road has the number 0. What follows from the file is worked out once, when the map is
/// read; every question is a look-up.
class GroundMap : public HexMap {
 public:
  GroundMap() = default;
  /// What the campaign's file has besides any other map's.
  struct Extras {
    HexArray<AmericanState> state{};  ///< of land
    HexArray<SeaZone> zone{};         ///< of sea
    std::vector<MapPlace> places;
    std::vector<Inlet> inlets;
  };
  GroundMap(HexMap map, Extras extras);

  Terrain terrain_at(HexId hex) const { return static_cast<Terrain>(terrain_number(hex)); }
  bool is_sea(int hex) const { return grid.contains(hex) && terrain_at(static_cast<HexId>(hex)) == Terrain::Sea; }
  /// Of land.
  AmericanState state_at(HexId hex) const { return extras_.state[hex]; }
  Allegiance allegiance_at(HexId hex) const { return allegiance_of(state_at(hex)); }
  /// Of sea.
  SeaZone zone_at(HexId hex) const { return extras_.zone[hex]; }
  /// Campaign 2.1.1: land that borders a sea zone.
  bool is_coastal(HexId hex) const { return coastal_.has(hex); }
  /// The sea zones that a hex of land borders.
  ZoneSet coast_of(HexId hex) const;

  // ---- hexsides, each as seen from `hex` over its side `d` ----
  Water water(HexId hex, Direction d) const;
  bool is_bridge(HexId hex, Direction d) const { return has(hex, d, kBridge); }
  bool is_ferry(HexId hex, Direction d) const { return has(hex, d, kFerry); }
  bool is_levee(HexId hex, Direction d) const { return has(hex, d, kLevee); }
  bool is_sand_bar(HexId hex, Direction d) const { return has(hex, d, kSandBar); }
  /// Campaign 5.3.4: the bottom of a loop, for a force that leaves `hex`.
  bool is_loop(HexId hex, Direction d) const { return has(hex, d, kLoop); }
  /// Rails of 1861 cross the side, by bridge or ferry where there is water.
  bool is_railroad(HexId hex, Direction d) const { return has(hex, d, kRailroad); }
  bool is_unfinished(HexId hex, Direction d) const { return has(hex, d, kUnfinishedRails); }
  bool is_road(HexId hex, Direction d) const { return road_number(hex, d) != kNoRoad; }
  /// Ground forces can cross the side on foot, also when seasonal rivers carry boats: both hexes are land, and deep
  /// water has a bridge or ferry.
  bool is_open(HexId hex, Direction d) const {
    const HexId next = grid.neighbor(hex, d);
    return next != kNoHex && is_playable(hex) && is_playable(next) &&
           (!has(hex, d, kDeepWater) || has(hex, d, kBridge | kFerry));
  }
  /// Campaign 13.3.3: the sea zone that a corner opens to: where `hex`, its neighbour over `d` and the next neighbour
  /// clockwise meet. Empty when none of the three is sea or when sand bars shut it and no inlet opens it.
  std::optional<SeaZone> sea_at_corner(HexId hex, Direction d) const;

  // ---- railroads ----
  /// Campaign 7.2: the segment of a rail hex, numbered from 0; two rail hexes have the same one when rails join them
  /// without a ferry. -1 where there are no rails.
  int segment_of(HexId hex) const { return segment_[hex]; }
  int segments() const { return segments_; }
  const HexSet& rail_hexes() const { return rail_hexes_; }
  /// Campaign 7.1, 8.1.2: rails lead on over the side; a ferry between two rail hexes is no break for control and
  /// supply.
  bool is_rail_link(HexId hex, Direction d) const;

  // ---- places and sets of hexes ----
  const std::vector<MapPlace>& places() const { return extras_.places; }
  /// Null where no place is.
  const MapPlace* place_at(HexId hex) const;
  const std::vector<Inlet>& inlets() const { return extras_.inlets; }
  const HexSet& in_play() const { return in_play_; }
  const HexSet& cities() const { return cities_; }
  const HexSet& ports() const { return ports_; }
  const HexSet& fortresses() const { return fortresses_; }
  /// Campaign 8.2.
  const HexSet& union_sources() const { return sources_; }
  /// Campaign 4.2.1.
  const HexSet& recruitment_cities(Group group) const { return groups_[static_cast<std::size_t>(group)]; }
  /// Campaign 15.4.
  const HexSet& appalachia() const { return appalachia_; }
  /// Campaign 8.6: the snow line and all north of it.
  const HexSet& snow() const { return snow_; }

 private:
  bool has(HexId hex, Direction d, unsigned bits) const { return (side(hex, d) & bits) != 0; }
  HexSet region(std::string_view name) const;
  void mark_lines();
  void number_segments();
  void note_places();
  bool is_inlet_corner(std::array<HexId, 3> corner) const;

  Extras extras_;
  HexArray<std::int16_t> place_{};    ///< index in places, or -1
  HexArray<std::int16_t> segment_{};  ///< -1 off the rails
  int segments_ = 0;
  HexSet in_play_;
  HexSet coastal_;
  HexSet rail_hexes_;
  HexSet cities_;
  HexSet ports_;
  HexSet fortresses_;
  HexSet sources_;
  std::array<HexSet, kRecruitmentGroups> groups_{};
  HexSet appalachia_;
  HexSet snow_;
};

/// Reads the map file. Every fault is named with its place; `where` is the name of the file.
Result<GroundMap> parse_ground(std::string_view text, std::string_view where);

}  // namespace longroll::campaign
