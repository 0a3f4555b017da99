#include "engine/games/battles/going.h"

#include <algorithm>

#include "engine/games/battles/battle.h"

namespace longroll::battles {
namespace {

/// Half points in a movement point.
constexpr int kPoint = 2;
/// Battles 7.2: the least that an enemy zone of control costs.
constexpr int kZoneCost = 2 * kPoint;

int cost_of(const TerrainEffect& effect, Gait gait) {
  return gait == Gait::Guns ? effect.artillery_half_points : effect.half_points;
}

bool is_ferried(std::uint16_t side) { return (side & (kFerry | kPontoon)) != 0; }

/// Battles 7.6: zones of control stop at a creek or river without bridge or ford, and at ferries and pontoons; they
/// cross streams.
bool lets_zone_through(std::uint16_t side) {
  return !is_ferried(side) && ((side & (kCreek | kRiver)) == 0 || (side & (kBridge | kFord)) != 0);
}

/// Battles 10.1: half points that a hexside adds; kNever: it cannot be crossed. A ferry or pontoon takes a point.
int hexside_cost(const Chart& chart, std::uint16_t side, Gait gait) {
  if (is_ferried(side)) {
    return kPoint;
  }
  const int slope = (side & kSlope) != 0 ? cost_of(chart.slope, gait) : 0;
  if ((side & (kStream | kCreek | kRiver)) == 0) {
    return slope;
  }
  if ((side & kBridge) != 0) {
    return slope + cost_of(chart.bridge, gait);
  }
  if ((side & kFord) != 0) {
    return slope + cost_of(chart.ford, gait);
  }
  return (side & (kCreek | kRiver)) != 0 ? Going::kNever : slope + cost_of(chart.stream, gait);
}

}  // namespace

Going::Going(const Chart& chart, const BattleMap& map) {
  std::array<std::int8_t, kDirections> shut{};
  shut.fill(kNever);
  for (Costs* costs : {&regular_[0], &regular_[1], &into_zone_[0], &into_zone_[1], &by_road_}) {
    costs->assign(kMostHexes, shut);
  }
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      if (map.is_playable(hex)) {
        playable_.add(hex);
      }
      for (const Direction d : kAllDirections) {
        const HexId to = map.grid.neighbor(hex, d);
        if (to != kNoHex && map.is_playable(to)) {
          look_at(chart, map, hex, d, to);
        }
      }
    }
  }
}

/// Battles 6.45, 7.2, 7.6, 10.1
void Going::look_at(const Chart& chart, const BattleMap& map, HexId from, Direction d, HexId to) {
  const std::uint16_t side = map.side(from, d);
  const Road road = map.road(from, d);
  const auto i = static_cast<std::size_t>(from);
  const auto s = static_cast<std::size_t>(d);
  if ((side & kTrench) != 0) {
    entrenched_.add(from);
  }
  if (lets_zone_through(side)) {
    zones_pass_[s].add(from);
  }
  const auto narrow = [](int value) { return static_cast<std::int8_t>(value); };
  for (const Gait gait : {Gait::Foot, Gait::Guns}) {
    const auto g = static_cast<std::size_t>(gait);
    const int across = hexside_cost(chart, side, gait);
    if (across < 0) {
      continue;
    }
    opens_[s].add(from);
    const int into = cost_of(chart.terrain[static_cast<std::size_t>(map.terrain_at(to))], gait);
    if (into >= 0) {
      regular_[g][i][s] = narrow(into + across);
      cheapest_ = std::min(cheapest_, into + across);
      into_zone_[g][i][s] = narrow(std::max(into, kZoneCost) + across);
    }
    // A road cancels every other cost, but a ferry or a pontoon takes its time.
    if (road != Road::None) {
      const int rate = chart.road_half_points[static_cast<std::size_t>(road)] + (is_ferried(side) ? across : 0);
      by_road_[i][s] = narrow(rate);
      cheapest_ = std::min(cheapest_, rate);
      regular_[g][i][s] = narrow(into >= 0 ? std::min(rate, into + across) : rate);
    }
  }
  if (regular(Gait::Foot, from, d) >= 0) {
    comes_[static_cast<std::size_t>(opposite(d))].add(to);
  }
}

WayHome::WayHome(const Going& going, const Grid& grid, const std::vector<HexId>& exits) : lengths_(kMostHexes, kNone) {
  std::vector<HexId> queue;
  for (const HexId exit : exits) {
    if (grid.contains(exit) && length(exit) != 0) {
      lengths_[static_cast<std::size_t>(exit)] = 0;
      queue.push_back(exit);
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const HexId hex = queue[i];
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(hex, d);
      if (next != kNoHex && length(next) == kNone && going.comes(d).has(hex) && going.playable().has(next)) {
        lengths_[static_cast<std::size_t>(next)] = static_cast<std::int16_t>(length(hex) + 1);
        queue.push_back(next);
      }
    }
  }
}

}  // namespace longroll::battles
