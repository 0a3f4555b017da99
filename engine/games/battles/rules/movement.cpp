#include "engine/games/battles/rules/movement.h"

#include <algorithm>

namespace longroll::battles {
namespace {

/// Half points in a movement point.
constexpr int kPoint = 2;
/// Battles 7.2: the least that an enemy zone of control costs.
constexpr int kZoneCost = 2 * kPoint;
/// Battles 6.41, 6.44
constexpr int kStrategicDistance = 3;

}  // namespace

/// Battles 6.42, 6.43, 6.46
int allowance(const Field& field, PieceId unit, MoveMode mode) {
  int points = field.counter(unit).movement;
  if (mode == MoveMode::Strategic) {
    points += (field.arm_of(unit) == Arm::Cavalry ? 4 : 2) - (field.is_night() ? 1 : 0);
  }
  return points * kPoint;
}

Refusal refusal_of(Bar bar) {
  switch (bar) {
    case Bar::None:
      return kLawful;
    case Bar::Enemy:
      return {"The enemy stands there: no way leads through him.", "6.33"};
    case Bar::LeavesZone:
      return {"By day nobody marches out of an enemy zone of control.", "7.4"};
    case Bar::ZoneToZone:
      return {"Even at night no step leads from one enemy zone of control straight into another.", "11.1"};
    case Bar::ShakenIntoZone:
      return {"A shaken unit does not go near the enemy.", "12.1"};
    case Bar::RoutedIntoZone:
      return {"A routed unit flees toward its line of communication, never nearer to the enemy.", "12.1"};
    case Bar::GunsIntoZone:
      return {"Guns come under the enemy's eyes only where infantry or cavalry of their own stands.", "7.3"};
    case Bar::LeaderIntoZone:
      return {"A leader goes into an enemy zone of control only where troops of his own stand.", "7.0"};
    case Bar::NearEnemy:
      return {"A strategic march keeps three hexes away from every enemy.", "6.44"};
    case Bar::NoRoad:
      return {"A strategic march never leaves turnpike, road, railway and trail.", "6.45"};
    case Bar::NoCrossing:
      return {"Creeks and rivers are crossed at bridges, fords, ferries and pontoons only.", "10.1"};
    case Bar::NoEntry:
      return {"That ground cannot be entered.", "10.1"};
    case Bar::NotWater:
      return {"Gunboats keep to the water.", "9.6"};
    case Bar::OffMap:
      return {"That hex is not in play.", "6.0"};
  }
  return kLawful;
}

March::March(const Field& field, PieceId unit, MoveMode mode)
    : field_(field),
      unit_(unit),
      mode_(mode),
      side_(field.side_of(unit)),
      enemy_(other(field.side_of(unit))),
      arm_(field.arm_of(unit)),
      condition_(field.condition(unit)),
      is_night_(field.is_night()) {
  if (condition_ == Condition::Routed) {
    home_.emplace(field, side_);
  }
}

/// Battles 9.6
March::Verdict March::judge_afloat(HexId to) const {
  if (!field_.grid().contains(to) || field_.map().terrain_at(to) != Terrain::Water) {
    return {.bar = Bar::NotWater};
  }
  bool is_taken = false;
  for_each_at(field_, to, [&](PieceId id) { is_taken = is_taken || field_.side_of(id) == enemy_; });
  return is_taken ? Verdict{.bar = Bar::Enemy} : Verdict{.cost = kPoint};
}

/// Half points that the hexside adds; below 0: it cannot be crossed (10.1).
int March::hexside_cost(std::uint16_t side) const {
  const Chart& chart = field_.chart();
  const auto cost_of = [&](const TerrainEffect& effect) {
    return is_artillery(arm_) ? effect.artillery_half_points : effect.half_points;
  };
  int cost = (side & kSlope) != 0 ? cost_of(chart.slope) : 0;
  if ((side & (kStream | kCreek | kRiver)) == 0) {
    return cost;
  }
  if ((side & kBridge) != 0) {
    return cost + cost_of(chart.bridge);
  }
  if ((side & kFord) != 0) {
    return cost + cost_of(chart.ford);
  }
  return (side & (kCreek | kRiver)) != 0 ? -1 : cost + cost_of(chart.stream);
}

/// Battles 7.3, 7.4, 11.1, 12.1
Bar March::bar_of_zones(HexId from, HexId to) const {
  const bool enters = field_.is_controlled(to, enemy_);
  if (arm_ == Arm::Leader) {
    return enters && !field_.has_units(to, side_) ? Bar::LeaderIntoZone : Bar::None;
  }
  if (condition_ == Condition::Routed) {
    return enters ? Bar::RoutedIntoZone : Bar::None;
  }
  if (from != kNoHex && field_.is_controlled(from, enemy_)) {
    if (!is_night_) {
      return Bar::LeavesZone;
    }
    if (enters) {
      return Bar::ZoneToZone;
    }
  }
  if (!enters) {
    return Bar::None;
  }
  if (condition_ == Condition::Shaken) {
    return Bar::ShakenIntoZone;
  }
  if (is_artillery(arm_)) {
    bool is_covered = false;
    for_each_at(field_, to, [&](PieceId id) {
      const Arm arm = field_.arm_of(id);
      is_covered = is_covered || (field_.side_of(id) == side_ && (arm == Arm::Infantry || arm == Arm::Cavalry));
    });
    return is_covered ? Bar::None : Bar::GunsIntoZone;
  }
  return Bar::None;
}

/// Battles 6.44, 6.45
March::Verdict March::judge_road(HexId from, Direction d, HexId to) const {
  const Road road = field_.map().road(from, d);
  if (road == Road::None) {
    return {.bar = Bar::NoRoad};
  }
  if (distance_to_enemy(field_, to, side_) < kStrategicDistance) {
    return {.bar = Bar::NearEnemy};
  }
  const bool is_ferried = (field_.map().side(from, d) & (kFerry | kPontoon)) != 0;
  return {.cost = field_.chart().road_half_points[static_cast<std::size_t>(road)] + (is_ferried ? kPoint : 0)};
}

/// Battles 6.33, 7.0, 7.2, 10.1
March::Verdict March::judge(HexId from, Direction d, HexId to) const {
  if (arm_ == Arm::Gunboat) {
    return judge_afloat(to);
  }
  const BattleMap& map = field_.map();
  if (to == kNoHex || !map.is_playable(to)) {
    return {.bar = Bar::OffMap};
  }
  if (field_.has_units(to, enemy_)) {
    return {.bar = Bar::Enemy};
  }
  const std::uint16_t side = map.side(from, d);
  const bool is_ferried = (side & (kFerry | kPontoon)) != 0;
  const int across = is_ferried ? kPoint : hexside_cost(side);
  if (across < 0) {
    return {.bar = Bar::NoCrossing};
  }
  if (mode_ == MoveMode::Strategic) {
    return judge_road(from, d, to);
  }
  if (const Bar bar = bar_of_zones(from, to); bar != Bar::None) {
    return {.bar = bar};
  }
  const TerrainEffect& ground = field_.chart().terrain[static_cast<std::size_t>(map.terrain_at(to))];
  const int into = is_artillery(arm_) ? ground.artillery_half_points : ground.half_points;
  if (arm_ != Arm::Leader && field_.is_controlled(to, enemy_)) {
    return into < 0 ? Verdict{.bar = Bar::NoEntry} : Verdict{std::max(into, kZoneCost) + across, true};
  }
  const int cross_country = into < 0 ? -1 : into + across;
  const Road road = map.road(from, d);
  if (road == Road::None) {
    return cross_country < 0 ? Verdict{.bar = Bar::NoEntry} : Verdict{.cost = cross_country};
  }
  const int by_road = field_.chart().road_half_points[static_cast<std::size_t>(road)] + (is_ferried ? across : 0);
  return {.cost = cross_country < 0 ? by_road : std::min(by_road, cross_country)};
}

Pace March::pace(HexId from, Direction d, HexId to) const {
  const Verdict verdict = judge(from, d, to);
  return verdict.bar == Bar::None ? Pace{verdict.cost, verdict.stops} : kImpassable;
}

Bar March::bar(HexId from, Direction d, HexId to) const { return judge(from, d, to).bar; }

/// Battles 6.31, 6.32: leaders are outside stacking.
bool March::has_room(HexId hex) const {
  if (!is_combat_unit(arm_)) {
    return true;
  }
  const int others = field_.units_at(hex, side_) - (field_.piece(unit_).place == hex ? 1 : 0);
  return others < field_.scenario().stack_limit;
}

/// Battles 12.1: nearer to where the communications leave the map and no nearer to the enemy.
bool March::is_homeward(HexId hex) const {
  const HexId from = field_.piece(unit_).place;
  return home_->length(hex) < home_->length(from) &&
         distance_to_enemy(field_, hex, side_) >= distance_to_enemy(field_, from, side_);
}

bool March::may_stop(HexId hex) const {
  if (hex == field_.piece(unit_).place || !has_room(hex)) {
    return false;
  }
  return condition_ != Condition::Routed || !is_hex(field_.piece(unit_).place) || is_homeward(hex);
}

/// The enemy holds it or controls it.
bool March::is_blocked(HexId hex) const {
  return field_.has_units(hex, enemy_) || field_.is_controlled(hex, enemy_) ||
         (mode_ == MoveMode::Strategic && distance_to_enemy(field_, hex, side_) < kStrategicDistance);
}

std::vector<HexId> March::entries() const {
  constexpr int kDetour = 2;
  const Grid& grid = field_.grid();
  const BattleMap& map = field_.map();
  const auto is_edge = [&](HexId hex) {
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
      const HexId next = grid.neighbor(hex, d);
      return next == kNoHex || !map.is_playable(next);
    });
  };
  std::vector<HexId> all;
  for (const HexId entry : field_.scenario().placements[static_cast<std::size_t>(unit_)].entries) {
    if (!is_blocked(entry)) {
      all.push_back(entry);
      continue;
    }
    for (int column = 1; column <= grid.columns; ++column) {
      for (int row = 1; row <= grid.rows; ++row) {
        const HexId hex = hex_at(column, row);
        if (map.is_playable(hex) && grid.distance(hex, entry) <= kDetour && is_edge(hex) && !is_blocked(hex)) {
          all.push_back(hex);
        }
      }
    }
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

int March::entry_cost(HexId hex) const {
  const BattleMap& map = field_.map();
  if (arm_ == Arm::Gunboat) {
    return map.terrain_at(hex) == Terrain::Water ? kPoint : -1;
  }
  const TerrainEffect& ground = field_.chart().terrain[static_cast<std::size_t>(map.terrain_at(hex))];
  int cost = is_artillery(arm_) ? ground.artillery_half_points : ground.half_points;
  if (mode_ == MoveMode::Strategic) {
    cost = -1;
  }
  // A road that comes to the edge of the map comes from beyond it.
  for (const Direction d : kAllDirections) {
    if (const Road road = map.road(hex, d); road != Road::None) {
      const int by_road = field_.chart().road_half_points[static_cast<std::size_t>(road)];
      cost = cost < 0 ? by_road : std::min(cost, by_road);
    }
  }
  return cost;
}

void March::reach(int half_points, Reach& reach) const {
  const auto step = [&](HexId from, Direction d, HexId to) { return pace(from, d, to); };
  if (is_on_map(field_.piece(unit_))) {
    search(field_.grid(), field_.piece(unit_).place, half_points, step, reach);
    return;
  }
  std::vector<Start> starts;
  for (const HexId entry : entries()) {
    if (const int cost = entry_cost(entry); cost >= 0 && cost <= half_points) {
      starts.push_back({entry, cost});
    }
  }
  search(field_.grid(), starts, half_points, step, reach);
}

bool March::can_go(int half_points) const {
  const HexId from = field_.piece(unit_).place;
  if (is_hex(from)) {
    bool is_shut = true;
    for (const Direction d : kAllDirections) {
      const HexId to = field_.grid().neighbor(from, d);
      const Pace step = to == kNoHex ? kImpassable : pace(from, d, to);
      if (step.cost >= 0 && step.cost <= half_points) {
        is_shut = false;
        if (may_stop(to)) {
          return true;
        }
      }
    }
    if (is_shut) {
      return false;
    }
  }
  Reach all;
  reach(half_points, all);
  return std::any_of(all.hexes().begin(), all.hexes().end(), [&](HexId hex) { return may_stop(hex); });
}

/// The best reason why no step leads to `to`: each neighbour that can be come to is asked.
Bar March::best_bar(HexId to, int half_points, const Reach& reach) const {
  Bar best = Bar::None;
  for (const Direction d : kAllDirections) {
    const HexId from = field_.grid().neighbor(to, d);
    if (from == kNoHex || !reach.has(from) || reach.cost(from) > half_points) {
      continue;
    }
    const Bar reason = bar(from, opposite(d), to);
    if (reason != Bar::None && (best == Bar::None || reason < best)) {
      best = reason;
    }
  }
  return best;
}

Refusal March::refuse(HexId to, int half_points) const {
  if (!field_.grid().contains(to) || (arm_ != Arm::Gunboat && !field_.map().is_playable(to))) {
    return refusal_of(Bar::OffMap);
  }
  const HexId from = field_.piece(unit_).place;
  if (to == from) {
    return {"It stands there already.", "6.0"};
  }
  Reach all;
  reach(half_points, all);
  if (all.has(to)) {
    if (!has_room(to)) {
      return {"There is room for passing through that hex, none for staying in it.", "6.32"};
    }
    return may_stop(to) ? kLawful : refusal_of(Bar::RoutedIntoZone);
  }
  if (field_.has_units(to, enemy_)) {
    return refusal_of(Bar::Enemy);
  }
  if (!is_hex(from) && field_.is_controlled(to, enemy_)) {
    return {"Nobody comes on into an enemy zone of control.", "7.0"};
  }
  if (is_hex(from) && arm_ != Arm::Leader && condition_ != Condition::Routed && !is_night_ &&
      field_.is_controlled(from, enemy_)) {
    return refusal_of(Bar::LeavesZone);
  }
  if (const Bar reason = best_bar(to, half_points, all); reason != Bar::None) {
    return refusal_of(reason);
  }
  return {"That is farther than its movement points carry it.", "6.0"};
}

int distance_to_enemy(const Field& field, HexId hex, Seat side) {
  int least = kMostHexes;
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (is_on_map(field.piece(id)) && field.side_of(id) != side && field.is_unit(id)) {
      least = std::min(least, field.grid().distance(hex, field.piece(id).place));
    }
  }
  return least;
}

}  // namespace longroll::battles
