#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/map/hex_set.h"

namespace longroll::battles {

struct BattleMap;
struct Chart;

/// Who goes: guns have costs of their own on the chart.
enum class Gait : std::uint8_t { Foot, Guns };
constexpr int kGaits = 2;

/// What the ground of a map costs, worked out once: every step from a hex to its neighbour as the chart has it, whoever
/// stands where (10.1).
class Going {
 public:
  static constexpr int kNever = -1;

  Going() = default;
  Going(const Chart& chart, const BattleMap& map);

  /// One number for each side of a hex.
  using Row = std::array<std::int8_t, kDirections>;

  /// Half points for a step; kNever when it may not be made.
  int regular(Gait gait, HexId from, Direction d) const {
    return at(regular_[static_cast<std::size_t>(gait)], from, d);
  }
  const Row& regular(Gait gait, HexId from) const {
    return regular_[static_cast<std::size_t>(gait)][static_cast<std::size_t>(from)];
  }
  /// The same into an enemy zone of control (7.2): no road helps, two points at least.
  int into_zone(Gait gait, HexId from, Direction d) const {
    return at(into_zone_[static_cast<std::size_t>(gait)], from, d);
  }
  const Row& into_zone(Gait gait, HexId from) const {
    return into_zone_[static_cast<std::size_t>(gait)][static_cast<std::size_t>(from)];
  }
  /// The same along a road (6.45).
  int by_road(HexId from, Direction d) const { return at(by_road_, from, d); }
  const Row& by_road(HexId from) const { return by_road_[static_cast<std::size_t>(from)]; }
  /// No step costs less.
  int cheapest() const { return cheapest_; }
  /// The hexside can be crossed at all.
  bool is_open(HexId from, Direction d) const { return opens_[static_cast<std::size_t>(d)].has(from); }

  const HexSet& playable() const { return playable_; }
  /// Hexes with a trench on some side of theirs (10.3).
  const HexSet& entrenched() const { return entrenched_; }
  /// Hexes whose zones of control reach over that side (7.6).
  const HexSet& zones_pass(Direction d) const { return zones_pass_[static_cast<std::size_t>(d)]; }
  /// Hexes to which troops can come over that side from the neighbour there.
  const HexSet& comes(Direction d) const { return comes_[static_cast<std::size_t>(d)]; }

 private:
  using Costs = std::vector<Row>;  // by hex

  static int at(const Costs& costs, HexId from, Direction d) {
    return costs[static_cast<std::size_t>(from)][static_cast<std::size_t>(d)];
  }
  void look_at(const Chart& chart, const BattleMap& map, HexId from, Direction d, HexId to);

  std::array<Costs, kGaits> regular_;
  std::array<Costs, kGaits> into_zone_;
  Costs by_road_;
  int cheapest_ = 2;
  HexSet playable_;
  HexSet entrenched_;
  std::array<HexSet, kDirections> opens_{};
  std::array<HexSet, kDirections> zones_pass_{};
  std::array<HexSet, kDirections> comes_{};
};

/// Battles 12.1: how many hexes the way to any of `exits` is from each hex, over ground that can be crossed, whoever
/// stands there.
class WayHome {
 public:
  static constexpr int kNone = 0x7fff;

  WayHome() = default;
  WayHome(const Going& going, const Grid& grid, const std::vector<HexId>& exits);

  /// kNone: no way leads there.
  int length(HexId hex) const { return lengths_[static_cast<std::size_t>(hex)]; }

 private:
  std::vector<std::int16_t> lengths_;
};

}  // namespace longroll::battles
