#pragma once
#include <array>
#include <string_view>
#include <utility>

#include "engine/core/result.h"
#include "engine/games/chattanooga/terrain.h"
#include "engine/map/hex_map.h"
#include "engine/map/hex_set.h"
#include "engine/table/seat.h"

namespace longroll::chattanooga {

/// The ground about Chattanooga, 250 yards a hex: assets/games/chattanooga/map.json. Its numbers of terrain are
/// Terrain, its levels Elevation, its bits of hexsides SideBit; every road has the number 0. Sets of hexes are worked
/// out once, when the map is read; every question is a look-up. "Up" and "down" are heights, not directions of the
/// sheet.
class GroundMap : public HexMap {
 public:
  GroundMap() = default;
  /// Works out the sets of `map`, whose sides bear the bits of the file already.
  explicit GroundMap(HexMap map);

  Terrain terrain_at(HexId hex) const { return static_cast<Terrain>(terrain_number(hex)); }
  Elevation elevation_at(HexId hex) const { return static_cast<Elevation>(level_at(hex)); }
  /// High ground, but no hilltop.
  bool is_high_ground(HexId hex) const { return elevation_at(hex) == Elevation::HighGround; }
  bool is_hilltop(HexId hex) const { return elevation_at(hex) == Elevation::Hilltop; }

  // ---- hexsides, each as seen from `hex` over its side `d`; false beyond the edge of the map ----
  /// A slope that leads up from `hex`. No slope on a blocked side.
  bool is_uphill(HexId hex, Direction d) const { return has(hex, d, kUphill) && !is_blocked(hex, d); }
  /// A slope that leads down from `hex`.
  bool is_downhill(HexId hex, Direction d) const {
    const HexId next = grid.neighbor(hex, d);
    return next != kNoHex && is_uphill(next, opposite(d));
  }
  /// A slope, whichever of the two hexes is the higher.
  bool is_slope(HexId hex, Direction d) const { return is_uphill(hex, d) || is_downhill(hex, d); }
  bool is_blocked(HexId hex, Direction d) const { return has(hex, d, kBlocked); }
  bool is_stream(HexId hex, Direction d) const { return has(hex, d, kStream); }
  bool is_bridge(HexId hex, Direction d) const { return has(hex, d, kBridge); }
  /// Chattanooga 7.3: a road crosses the side. Railroads are no roads.
  bool is_road(HexId hex, Direction d) const { return road_number(hex, d) != kNoRoad; }
  bool is_railroad(HexId hex, Direction d) const { return has(hex, d, kRailroad); }
  /// Some road leads through the hex.
  bool is_road_hex(HexId hex) const { return road_hexes_.has(hex); }
  /// Chattanooga 2.3: nothing bars a step over the side: both hexes are in play, the side is not blocked, and a stream
  /// has its bridge. Units and costs are not looked at.
  bool is_open(HexId hex, Direction d) const {
    const HexId next = grid.neighbor(hex, d);
    return next != kNoHex && is_playable(hex) && is_playable(next) && !is_blocked(hex, d) &&
           (!is_stream(hex, d) || is_bridge(hex, d));
  }

  // ---- sets of hexes ----
  /// All ground in play.
  const HexSet& in_play() const { return in_play_; }
  /// Chattanooga 3.2: the 24 hexes just behind the Union line of works, which take redoubts and breastworks.
  const HexSet& fortification_line() const { return fortification_line_; }
  /// Chattanooga 3.2: the twelve of them where redoubts stood, for a set-up "as history had it".
  const HexSet& redoubts() const { return redoubts_; }
  /// Chattanooga 3.2, 3.4: the ground inside the line, the hexes of the line among it.
  bool is_inside_fortification(HexId hex) const { return inside_.has(hex); }
  const HexSet& inside_fortification() const { return inside_; }
  /// Chattanooga 5.4: where the lines of communication of a side end: its sources on the map, without pontoon bridges.
  const HexSet& communications(Seat side) const { return communications_[side == Seat::Union ? 0U : 1U]; }
  /// Chattanooga 7.8, 7.9: in play, beside the Tennessee.
  bool is_riverside(HexId hex) const { return riverside_.has(hex); }
  const HexSet& riverside() const { return riverside_; }
  /// Chattanooga 3.4: the town hexes of Chattanooga.
  const HexSet& town() const { return town_; }
  /// Chattanooga 3.2: the hilltops of Missionary Ridge.
  const HexSet& ridge_hilltops() const { return ridge_hilltops_; }
  /// The hexes of the region of that name, such as "Missionary Ridge", "East of Lookout Creek", "East edge"; empty when
  /// no region has it. assets/games/chattanooga/FORMAT.md lists the names that the rules need. Not quick: ask once.
  HexSet region(std::string_view name) const;
  /// The hex of the spot of that name, or kNoHex. Not quick.
  HexId spot(std::string_view name) const;

 private:
  bool has(HexId hex, Direction d, unsigned bit) const { return (side(hex, d) & bit) != 0; }
  void mark_railroads();
  HexSet ground_inside() const;

  HexSet in_play_;
  HexSet road_hexes_;
  HexSet fortification_line_;
  HexSet redoubts_;
  HexSet inside_;
  std::array<HexSet, 2> communications_{};  ///< Union, Confederate
  HexSet riverside_;
  HexSet town_;
  HexSet ridge_hilltops_;
};

/// Reads the map file. Every fault is named with its place; `where` is the name of the file. Besides what any map must
/// keep, the regions that the rules need must be there.
Result<GroundMap> parse_ground(std::string_view text, std::string_view where);

}  // namespace longroll::chattanooga
