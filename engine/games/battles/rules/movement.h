#pragma once
#include <vector>

#include "engine/games/battles/field.h"
#include "engine/games/battles/ids.h"
#include "engine/map/paths.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// Half movement points that a unit has in that mode (6.0, 6.42, 6.43, 6.46).
int allowance(const Field& field, PieceId unit, MoveMode mode);

/// What keeps a unit from a step from a hex to its neighbour. In the order in which it is told to a player when several
/// steps fail for several reasons: the first wins.
enum class BlockReason : std::uint8_t {
  None,
  Enemy,           // 6.33: enemies stand there
  ShakenIntoZone,  // 12.1
  RoutedIntoZone,  // 12.1
  GunsIntoZone,    // 7.3
  LeaderIntoZone,  // 7.0
  NearEnemy,       // 6.44
  NoRoad,          // 6.45
  NoCrossing,      // 10.1
  NoEntry,         // 10.1: terrain that it may not enter
  NotWater,        // 9.6
  ZoneToZone,      // 11.1
  LeavesZone,      // 7.4
  StopsInZone,     // 7.0
  OffMap,
};
Refusal refusal_of(BlockReason reason);

/// How one unit moves as things stand: what bars its way is worked out once for many questions. Valid until the State
/// changes.
class March {
 public:
  March(const Field& field, PieceId unit, MoveMode mode);

  /// Battles 6.x, 7.x, 10.1, 11.1: half points for a step, and whether it ends the move. `from` is on the map.
  StepCost step_cost(HexId from, Direction d, HexId to) const;
  /// Why `step_cost` is kImpassable; None when it is not.
  BlockReason block_reason(HexId from, Direction d, HexId to) const;

  /// Battles 6.31, 6.32: there is room for it to stop in this hex.
  bool has_room(HexId hex) const;

  /// Every hex that it can come to with so many half points, from where it is; a due unit: from its entry hexes.
  /// Hexes where it may not stop are among them. With `until` no more is found than the way to that hex.
  void reach(int half_points, Reach& reach, HexId until = kNoHex) const;
  /// Of a hex in reach: may it stop there?
  bool may_stop(HexId hex) const;
  /// It can go somewhere with so many half points.
  bool can_go(int half_points) const;
  /// Why it cannot go to `to` with so many half points; empty when it can.
  Refusal refuse(HexId to, int half_points) const;

  /// Half points for coming on at the edge of the map there; below 0: may not.
  int entry_cost(HexId hex) const;
  /// Hexes by which a due unit may come on now, rising: those that the scenario names or, where the enemy stands in
  /// one or controls it, hexes of the edge within two of it.
  std::vector<HexId> entries() const;

 private:
  /// Zones of control hold it: not those who ride with the troops, nor those who run.
  bool is_bound() const { return arm_ != Arm::Leader && condition_ != Condition::Routed; }
  bool is_fenced_off(HexId to) const;
  bool is_at_edge(HexId hex) const;
  bool is_homeward(HexId hex) const;
  BlockReason zone_block(HexId from, HexId to) const;
  BlockReason best_block_reason(HexId to, int half_points, const Reach& reach) const;
  bool is_short_of_points_for_zone(HexId to, int half_points, const Reach& reach) const;
  bool is_kept_off_by_zones(HexId to, int half_points) const;
  bool is_only_too_far(HexId to) const;
  template <class Step>
  void reach_by(const Step& step, const SearchLimits& limits, Reach& reach) const;

  const Field& field_;
  const BattleCosts& costs_;
  const HexSet& zone_;    // of the enemy
  const HexSet& closed_;  // hexes that it may not enter, from wherever
  PieceId unit_;
  MoveMode mode_;
  Seat side_;
  Seat enemy_;
  Arm arm_;
  CostClass cost_class_;
  Condition condition_;
  bool is_night_;
};

/// Battles 6.41, 6.44: the nearest enemy combat unit is so many hexes away; a big number when there is none.
int distance_to_enemy(const Field& field, HexId hex, Seat side);

}  // namespace longroll::battles
