#include "engine/games/battles/rules/ground.h"

#include <algorithm>

namespace longroll::battles {
namespace {

constexpr unsigned kFieldworks = kTrench | kEntrenchment | kRedoubt;

struct Name {
  std::string_view words;
  std::string_view rule;
};

const Name& entry_of(Cause cause) {
  static constexpr Name kNames[] = {{"at three hexes", "9.19"},
                                    {"disordered", "12.2"},
                                    {"shaken", "12.2"},
                                    {"routed", "12.2"},
                                    {"retreated there", "8.74"},
                                    {"attacked before", "8.14"},
                                    {"into rough ground", "8.41"},
                                    {"over a stream", "8.41"},
                                    {"over a bridge", "8.41"},
                                    {"over a ford", "8.41"},
                                    {"over fieldworks", "8.46"},
                                    {"at night", "11.2"},
                                    {"woods", "8.45"},
                                    {"town", "8.42"},
                                    {"up a slope", "8.42"},
                                    {"breastworks", "10.3"},
                                    {"surprise", "8.44"}};
  return kNames[static_cast<std::size_t>(cause)];
}

/// The hexside that an attacker crosses into a target next to it, seen from both sides.
struct Edge {
  bool is_any = false;
  std::uint16_t from_attacker = 0;
  std::uint16_t from_target = 0;
};

Edge edge_between(const Field& field, HexId from, HexId target) {
  const auto d = field.grid().direction(from, target);
  if (!d) {
    return {};
  }
  return {true, field.map().side(from, *d), field.map().side(target, opposite(*d))};
}

Hindrance water_of(const Chart& chart, std::uint16_t side) {
  if ((side & kBridge) != 0) {
    return {chart.bridge.halves, Cause::Bridge, 0};
  }
  if ((side & kFord) != 0) {
    return {chart.ford.halves, Cause::Ford, 0};
  }
  return {(side & kStream) != 0 && chart.stream.halves, Cause::Stream, 0};
}

void take_better(Hindrance& best, int columns, Cause cause) {
  if (columns < best.columns) {
    best = {true, cause, columns};
  }
}

/// Battles 8.42, 8.46: every attacker next to a target crosses such a hexside into one, and there is such an attacker.
template <class Crosses>
bool all_adjacent_cross(const Field& field, const Attack& attack, Crosses&& crosses) {
  bool is_any = false;
  for (const PieceId unit : attack.attackers) {
    bool is_adjacent = false;
    bool has_crossed = false;
    for (const HexId target : attack.targets) {
      const Edge edge = edge_between(field, field.piece(unit).place, target);
      is_adjacent = is_adjacent || edge.is_any;
      has_crossed = has_crossed || (edge.is_any && crosses(edge));
    }
    if (is_adjacent && !has_crossed) {
      return false;
    }
    is_any = is_any || is_adjacent;
  }
  return is_any;
}

}  // namespace

std::string_view name_of(Cause cause) { return entry_of(cause).words; }
std::string_view rule_of(Cause cause) { return entry_of(cause).rule; }

/// Battles 10.1, 7.6
bool is_open_to_attack(std::uint16_t side) {
  if ((side & (kFerry | kPontoon)) != 0) {
    return false;
  }
  return (side & (kCreek | kRiver)) == 0 || (side & (kBridge | kFord)) != 0;
}

/// Battles 8.15
bool is_in_contact(const Field& field, PieceId unit, HexId hex) {
  const HexId here = field.piece(unit).place;
  const auto d = field.grid().direction(here, hex);
  return d && is_open_to_attack(field.map().side(here, *d));
}

/// Battles 8.41, 8.43, 8.46, 8.47, 9.16, 9.23
Hindrance halving_of(const Field& field, PieceId attacker, std::span<const HexId> targets, Ground reading) {
  if (reading == Ground::Woods) {
    return {};  // 8.45: their shift is instead of everything else
  }
  const Chart& chart = field.chart();
  const Arm arm = field.arm_of(attacker);
  for (const HexId target : targets) {
    if (chart.terrain[field.map().terrain_at(target)].halves) {
      return {true, Cause::Rough, 0};
    }
    const Edge edge = edge_between(field, field.piece(attacker).place, target);
    if (edge.is_any && (edge.from_target & kFieldworks) != 0 && chart.fieldwork.halves) {
      return {true, Cause::Fieldwork, 0};
    }
    if (edge.is_any && !is_artillery(arm) && arm != Arm::Gunboat) {
      if (const Hindrance water = water_of(chart, edge.from_attacker); water.is_any) {
        return water;
      }
    }
  }
  return {};
}

/// Battles 8.42, 8.44, 8.46, 10.3
Hindrance ground_shift_of(const Field& field, const Attack& attack, Ground reading) {
  const Chart& chart = field.chart();
  Hindrance best;
  for (const HexId target : attack.targets) {
    const Terrain terrain = field.map().terrain_at(target);
    if (is_wooded(terrain) == (reading == Ground::Woods)) {
      take_better(best, chart.terrain[terrain].shift, is_wooded(terrain) ? Cause::Woods : Cause::Town);
    }
  }
  if (reading == Ground::Woods) {
    return best;
  }
  if (chart.fieldwork.shift < best.columns &&
      all_adjacent_cross(field, attack, [](const Edge& edge) { return (edge.from_target & kFieldworks) != 0; })) {
    take_better(best, chart.fieldwork.shift, Cause::Fieldwork);
  }
  if (chart.slope.shift < best.columns &&
      all_adjacent_cross(field, attack, [](const Edge& edge) { return (edge.from_attacker & kSlope) != 0; })) {
    take_better(best, chart.slope.shift, Cause::Slope);
  }
  for (const HexId target : attack.targets) {
    if (chart.breastworks.shift < best.columns && field.has_breastworks(target)) {
      take_better(best, chart.breastworks.shift, Cause::Breastworks);
    }
  }
  return best;
}

/// Battles 8.44
Hindrance surprise_shift_of(const Field& field, Seat attacker) {
  Hindrance best;
  for (const Surprise& surprise : field.scenario().surprises) {
    if (surprise.side == attacker && field.turn() <= surprise.last_turn && surprise.shift > best.columns) {
      best = {true, Cause::Surprise, surprise.shift};
    }
  }
  return best;
}

/// Battles 8.45
bool has_woods(const Field& field, std::span<const HexId> targets) {
  return std::any_of(targets.begin(), targets.end(),
                     [&](HexId target) { return is_wooded(field.map().terrain_at(target)); });
}

}  // namespace longroll::battles
