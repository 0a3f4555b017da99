#include "engine/games/battles/rules/movement.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace longroll::battles {
namespace {

/// Half points in a movement point.
constexpr int kPoint = 2;
/// More half points than any way on any map takes; no more than a search may be given.
constexpr int kEndless = 10'000;

/// Battles 6.33, 6.44, 7.0, 7.3, 12.1
const HexSet& closed_to(const Field& field, PieceId unit, MoveMode mode) {
  const Seat side = field.side_of(unit);
  if (mode == MoveMode::Strategic) {
    return field.near(other(side));
  }
  const Arm arm = field.arm_of(unit);
  if (arm == Arm::Leader) {
    return field.closed_to_leaders(side);
  }
  if (field.condition(unit) >= Condition::Shaken) {
    return field.closed_to_shaken(side);
  }
  return is_artillery(arm) ? field.closed_to_guns(side) : field.closed(side);
}

}  // namespace

/// Battles 6.42, 6.43, 6.46
int allowance(const Field& field, PieceId unit, MoveMode mode) {
  int points = field.counter(unit).movement;
  if (mode == MoveMode::Strategic) {
    points += (field.arm_of(unit) == Arm::Cavalry ? 4 : 2) - (field.is_night() ? 1 : 0);
  }
  return points * kPoint;
}

Refusal refusal_of(BlockReason reason) {
  switch (reason) {
    case BlockReason::None:
      return kLawful;
    case BlockReason::Enemy:
      return {"The enemy stands there: a move cannot pass through.", "6.33"};
    case BlockReason::LeavesZone:
      return {"By day no unit moves out of an enemy zone of control.", "7.4"};
    case BlockReason::ZoneToZone:
      return {"Even at night no step leads from one enemy zone of control straight into another.", "11.1"};
    case BlockReason::ShakenIntoZone:
      return {"A shaken unit does not go near the enemy.", "12.1"};
    case BlockReason::RoutedIntoZone:
      return {"A routed unit flees toward its line of communication, never nearer to the enemy.", "12.1"};
    case BlockReason::GunsIntoZone:
      return {"Artillery enters an enemy zone of control only where infantry or cavalry of its own side stands.",
              "7.3"};
    case BlockReason::LeaderIntoZone:
      return {"A leader enters an enemy zone of control only where troops of his own side stand.", "7.0"};
    case BlockReason::NearEnemy:
      return {"A strategic march keeps three hexes away from every enemy.", "6.44"};
    case BlockReason::NoRoad:
      return {"A strategic march stays on turnpikes, roads, railways and trails.", "6.45"};
    case BlockReason::NoCrossing:
      return {"Creeks and rivers are crossed at bridges, fords, ferries and pontoons only.", "10.1"};
    case BlockReason::NoEntry:
      return {"That ground cannot be entered.", "10.1"};
    case BlockReason::NotWater:
      return {"Gunboats keep to the water.", "9.6"};
    case BlockReason::StopsInZone:
      return {"An enemy zone of control ends every move that enters it.", "7.0"};
    case BlockReason::OffMap:
      return {"That hex is not in play.", "6.0"};
  }
  return kLawful;
}

March::March(const Field& field, PieceId unit, MoveMode mode)
    : field_(field),
      costs_(field.costs()),
      zone_(field.zone(other(field.side_of(unit)))),
      closed_(closed_to(field, unit, mode)),
      unit_(unit),
      mode_(mode),
      side_(field.side_of(unit)),
      enemy_(other(field.side_of(unit))),
      arm_(field.arm_of(unit)),
      cost_class_(is_artillery(arm_) ? CostClass::Guns : CostClass::Foot),
      condition_(field.condition(unit)),
      is_night_(field.is_night()) {}

/// Battles 9.6: an enemy gunboat lies there, or it is no water.
bool March::is_fenced_off(HexId to) const {
  if (to == kNoHex || field_.map().terrain_at(to) != Terrain::Water) {
    return true;
  }
  bool is_taken = false;
  for_each_at(field_, to, [&](PieceId id) { is_taken = is_taken || field_.side_of(id) == enemy_; });
  return is_taken;
}

/// Battles 7.0, 7.2, 7.4, 9.6, 11.1
StepCost March::step_cost(HexId from, Direction d, HexId to) const {
  if (arm_ == Arm::Gunboat) {
    return is_fenced_off(to) ? kImpassable : StepCost{kPoint, false};
  }
  if (closed_.has(to)) {
    return kImpassable;
  }
  if (mode_ == MoveMode::Strategic) {
    return {costs_.by_road(from, d), false};
  }
  const bool enters = zone_.has(to);
  if (zone_.has(from) && is_bound() && (!is_night_ || enters)) {
    return kImpassable;
  }
  return enters && is_bound() ? StepCost{costs_.into_zone(cost_class_, from, d), true}
                              : StepCost{costs_.regular(cost_class_, from, d), false};
}

/// Battles 6.34, 7.0, 7.3, 7.4, 11.1, 12.1
BlockReason March::zone_block(HexId from, HexId to) const {
  const bool enters = zone_.has(to);
  if (enters && closed_.has(to)) {
    return arm_ == Arm::Leader               ? BlockReason::LeaderIntoZone
           : condition_ == Condition::Routed ? BlockReason::RoutedIntoZone
           : condition_ == Condition::Shaken ? BlockReason::ShakenIntoZone
                                             : BlockReason::GunsIntoZone;
  }
  if (zone_.has(from) && is_bound() && (!is_night_ || enters)) {
    return is_night_ ? BlockReason::ZoneToZone : BlockReason::LeavesZone;
  }
  return BlockReason::None;
}

BlockReason March::block_reason(HexId from, Direction d, HexId to) const {
  if (step_cost(from, d, to).cost >= 0) {
    return BlockReason::None;
  }
  if (arm_ == Arm::Gunboat) {
    return to != kNoHex && field_.map().terrain_at(to) == Terrain::Water ? BlockReason::Enemy : BlockReason::NotWater;
  }
  if (to == kNoHex || !costs_.playable().has(to)) {
    return BlockReason::OffMap;
  }
  if (field_.units(enemy_).has(to)) {
    return BlockReason::Enemy;
  }
  if (!costs_.is_open(from, d)) {
    return BlockReason::NoCrossing;
  }
  if (mode_ == MoveMode::Strategic) {
    return costs_.by_road(from, d) < 0 ? BlockReason::NoRoad : BlockReason::NearEnemy;
  }
  const BlockReason zones = zone_block(from, to);
  return zones != BlockReason::None ? zones : BlockReason::NoEntry;
}

/// Battles 6.31, 6.32: leaders are outside stacking.
bool March::has_room(HexId hex) const {
  if (!is_combat_unit(arm_)) {
    return true;
  }
  if (field_.piece(unit_).place == hex) {
    return field_.units_at(hex, side_) <= field_.scenario().stack_limit;
  }
  return !field_.is_full(hex, side_);
}

/// Battles 12.1: nearer to where the communications leave the map and no nearer to the enemy.
bool March::is_homeward(HexId hex) const {
  const HexId from = field_.piece(unit_).place;
  const DistanceField& to_exit = field_.to_exit(side_);
  return to_exit.at(hex) < to_exit.at(from) &&
         distance_to_enemy(field_, hex, side_) >= distance_to_enemy(field_, from, side_);
}

bool March::may_stop(HexId hex) const {
  if (hex == field_.piece(unit_).place || !has_room(hex)) {
    return false;
  }
  return condition_ != Condition::Routed || !is_hex(field_.piece(unit_).place) || is_homeward(hex);
}

bool March::is_at_edge(HexId hex) const {
  return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
    const HexId next = field_.grid().neighbor(hex, d);
    return next == kNoHex || !costs_.playable().has(next);
  });
}

/// Battles 6.0: nobody comes on into an enemy zone of control. The enemy alone, who stands in an entry hex or controls
/// it, opens others, whatever the march; no march may come on where it may not go (6.44).
std::vector<HexId> March::entries() const {
  const Grid& grid = field_.grid();
  const auto is_blocked = [&](HexId hex) { return field_.closed(side_).has(hex) || zone_.has(hex); };
  std::vector<HexId> all;
  for (const HexId entry : field_.scenario().placements[static_cast<std::size_t>(unit_)].entries) {
    if (!is_blocked(entry)) {
      all.push_back(entry);
      continue;
    }
    HexSet about;
    about.add(entry);
    about = widened(grid, widened(grid, about)) & costs_.playable();
    about.for_each([&](HexId hex) {
      if (is_at_edge(hex) && !is_blocked(hex)) {
        all.push_back(hex);
      }
    });
  }
  std::erase_if(all, [&](HexId hex) { return closed_.has(hex); });
  heap_sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

int March::entry_cost(HexId hex) const {
  const BattleMap& map = field_.map();
  if (arm_ == Arm::Gunboat) {
    return map.terrain_at(hex) == Terrain::Water ? kPoint : -1;
  }
  const TerrainEffect& ground = field_.chart().terrain[map.terrain_at(hex)];
  int cost = is_artillery(arm_) ? ground.artillery_half_points : ground.half_points;
  if (mode_ == MoveMode::Strategic) {
    cost = -1;
  }
  // A road that comes to the edge of the map comes from beyond it.
  for (const Direction d : kAllDirections) {
    if (const Road road = map.road(hex, d); road != Road::None) {
      const int by_road = field_.chart().road_half_points[road];
      cost = cost < 0 ? by_road : std::min(cost, by_road);
    }
  }
  return cost;
}

/// From where it is; a due unit: from its entry hexes.
template <class Step>
void March::reach_by(const Step& step, const SearchLimits& limits, Reach& reach) const {
  if (is_on_map(field_.piece(unit_))) {
    search(field_.grid(), field_.piece(unit_).place, limits, step, reach);
    return;
  }
  std::vector<SearchStart> starts;
  for (const HexId entry : entries()) {
    if (const int cost = entry_cost(entry); cost >= 0 && cost <= limits.budget) {
      starts.push_back({entry, cost});
    }
  }
  search(field_.grid(), starts, limits, step, reach);
}

void March::reach(int half_points, Reach& reach, HexId until) const {
  const SearchLimits limits{half_points, costs_.cheapest(), until};
  const auto search_by = [&](const auto& step) { reach_by(step, limits, reach); };
  if (arm_ == Arm::Gunboat) {
    search_by([&](HexId from, Direction d, HexId to) { return step_cost(from, d, to); });
    return;
  }
  if (mode_ == MoveMode::Strategic) {
    search_by([&](HexId from) {
      const BattleCosts::Row& by_road = costs_.by_road(from);
      return [&](Direction d, HexId to) {
        const int cost = by_road[d];
        return cost < 0 || closed_.has(to) ? kImpassable : StepCost{cost, false};
      };
    });
    return;
  }
  // As `step_cost` has it, with what is the same for all steps from a hex looked at once: most of a battle's time is
  // here.
  const bool is_bound = this->is_bound();
  const bool is_night = is_night_;
  search_by([&, is_bound, is_night](HexId from) {
    const bool is_held = is_bound && zone_.has(from);
    const BattleCosts::Row& regular = costs_.regular(cost_class_, from);
    const BattleCosts::Row& into_zone = costs_.into_zone(cost_class_, from);
    return [&, is_bound, is_night, is_held](Direction d, HexId to) {
      const auto side = static_cast<std::size_t>(d);
      if (regular[side] < 0 || closed_.has(to)) {
        return kImpassable;
      }
      const bool enters = is_bound && zone_.has(to);
      if (is_held && (!is_night || enters)) {
        return kImpassable;
      }
      return enters ? StepCost{into_zone[side], true} : StepCost{regular[side], false};
    };
  });
}

bool March::can_go(int half_points) const {
  const HexId from = field_.piece(unit_).place;
  bool is_shut = true;
  const auto opens = [&](HexId to, int cost) {
    const bool is_open = cost >= 0 && cost <= half_points;
    is_shut = is_shut && !is_open;
    return is_open && may_stop(to);
  };
  if (is_hex(from)) {
    for (const Direction d : kAllDirections) {
      const HexId to = field_.grid().neighbor(from, d);
      if (to != kNoHex && opens(to, step_cost(from, d, to).cost)) {
        return true;
      }
    }
  } else {
    for (const HexId entry : entries()) {
      if (opens(entry, entry_cost(entry))) {
        return true;
      }
    }
  }
  if (is_shut) {
    return false;
  }
  // Beyond friends that fill the hexes next to it.
  Reach all;
  reach(half_points, all);
  return std::any_of(all.hexes().begin(), all.hexes().end(), [&](HexId hex) { return may_stop(hex); });
}

/// Battles 7.2: a step into that enemy zone of control could be made, but for the points that are left before it.
bool March::is_short_of_points_for_zone(HexId to, int half_points, const Reach& reach) const {
  if (mode_ != MoveMode::Regular || arm_ == Arm::Gunboat || !is_bound() || !zone_.has(to)) {
    return false;
  }
  return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
    const HexId from = field_.grid().neighbor(to, d);
    return from != kNoHex && reach.has(from) && !reach.stops(from) && reach.cost(from) < half_points &&
           step_cost(from, opposite(d), to).cost >= 0;
  });
}

/// Its points would do if the enemy controlled no hex: zones of control are what keeps it away.
bool March::is_kept_off_by_zones(HexId to, int half_points) const {
  if (mode_ != MoveMode::Regular || arm_ == Arm::Gunboat || !is_bound()) {
    return false;
  }
  Reach free;
  reach_by(
      [&](HexId from, Direction d, HexId next) {
        return field_.closed(side_).has(next) ? kImpassable : StepCost{costs_.regular(cost_class_, from, d), false};
      },
      {half_points, costs_.cheapest(), to}, free);
  return free.has(to);
}

/// With all the points in the world it would come there.
bool March::is_only_too_far(HexId to) const {
  Reach all;
  reach(kEndless, all, to);
  return all.has(to);
}

/// The best reason why no step leads to `to`: each neighbour that can be come to is asked.
BlockReason March::best_block_reason(HexId to, int half_points, const Reach& reach) const {
  BlockReason best = BlockReason::None;
  for (const Direction d : kAllDirections) {
    const HexId from = field_.grid().neighbor(to, d);
    if (from == kNoHex || !reach.has(from) || reach.cost(from) > half_points) {
      continue;
    }
    const BlockReason reason = reach.stops(from) ? BlockReason::StopsInZone : block_reason(from, opposite(d), to);
    if (reason != BlockReason::None && (best == BlockReason::None || reason < best)) {
      best = reason;
    }
  }
  return best;
}

Refusal March::refuse(HexId to, int half_points) const {
  if (!field_.grid().contains(to) || (arm_ != Arm::Gunboat && !field_.map().is_playable(to))) {
    return refusal_of(BlockReason::OffMap);
  }
  const HexId from = field_.piece(unit_).place;
  if (to == from) {
    return {"It is already there.", "6.0"};
  }
  Reach all;
  reach(half_points, all);
  if (all.has(to)) {
    if (!has_room(to)) {
      return {"A unit may pass through that hex, but there is no room to stop in it.", "6.32"};
    }
    return may_stop(to) ? kLawful : refusal_of(BlockReason::RoutedIntoZone);
  }
  if (field_.units(enemy_).has(to)) {
    return refusal_of(BlockReason::Enemy);
  }
  if (!is_hex(from) && zone_.has(to)) {
    return {"No unit enters the map in an enemy zone of control.", "7.0"};
  }
  if (!is_hex(from) && mode_ == MoveMode::Strategic && closed_.has(to)) {
    return refusal_of(BlockReason::NearEnemy);
  }
  if (is_bound() && !is_night_ && zone_.has(from)) {
    return refusal_of(BlockReason::LeavesZone);
  }
  const BlockReason reason = best_block_reason(to, half_points, all);
  if (reason != BlockReason::ZoneToZone && is_short_of_points_for_zone(to, half_points, all)) {
    return {"Too few points are left: an enemy zone of control costs two at least, and no road helps.", "7.2"};
  }
  if (reason == BlockReason::None) {
    return {"That is farther than its movement points carry it.", "6.0"};
  }
  return !is_kept_off_by_zones(to, half_points) && is_only_too_far(to)
             ? Refusal{"The way round is farther than its movement points carry it.", "6.0"}
             : refusal_of(reason);
}

int distance_to_enemy(const Field& field, HexId hex, Seat side) {
  int least = kMaxHexes;
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.side_of(id) != side && field.is_unit(id)) {
      least = std::min(least, field.grid().distance(hex, field.piece(id).place));
    }
  }
  return least;
}

}  // namespace longroll::battles
