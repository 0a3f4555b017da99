#pragma once
#include <cstdint>

#include "engine/map/movement_costs.h"

namespace longroll::battles {

struct BattleMap;
struct Chart;

/// The units whose steps cost alike: guns have costs of their own on the chart.
enum class CostClass : std::uint8_t { Foot, Guns };
constexpr int kCostClasses = 2;

/// What the ground of a battle does to movement and zones of control, worked out once from the chart (10.1), whatever
/// units stand where. Costs are in half movement points.
class BattleCosts {
 public:
  static constexpr int kNever = MovementCosts::kNever;
  using Row = MovementCosts::Row;

  BattleCosts() = default;
  BattleCosts(const Chart& chart, const BattleMap& map);

  /// Half points for a step; kNever when it may not be made.
  int regular(CostClass units, HexId from, Direction d) const { return costs_.cost(regular_of(units), from, d); }
  const Row& regular(CostClass units, HexId from) const { return costs_.row(regular_of(units), from); }
  /// The same into an enemy zone of control (7.2): no road helps, two points at least.
  int into_zone(CostClass units, HexId from, Direction d) const { return costs_.cost(zone_of(units), from, d); }
  const Row& into_zone(CostClass units, HexId from) const { return costs_.row(zone_of(units), from); }
  /// The same along a road (6.45).
  int by_road(HexId from, Direction d) const { return costs_.cost(kByRoad, from, d); }
  const Row& by_road(HexId from) const { return costs_.row(kByRoad, from); }
  /// No step costs less.
  int cheapest() const { return costs_.cheapest(); }
  /// The hexside can be crossed at all.
  bool is_open(HexId from, Direction d) const { return opens_[d].has(from); }

  const HexSet& playable() const { return costs_.playable(); }
  /// Hexes with a trench on some side of theirs (10.3).
  const HexSet& entrenched() const { return entrenched_; }
  /// By side: hexes whose zones of control reach over that side (7.6).
  const SideSets& zones_pass() const { return zones_pass_; }
  const HexSet& zones_pass(Direction d) const { return zones_pass_[d]; }
  /// By side: hexes that troops on foot can enter over that side from the neighbour there.
  const SideSets& entered_over() const { return entered_over_; }

  /// All of it by the numbers of the classes, for what takes a MovementCosts.
  const MovementCosts& costs() const { return costs_; }
  static constexpr int regular_of(CostClass units) { return static_cast<int>(units); }
  static constexpr int kByRoad = 2 * kCostClasses;

 private:
  // Numbers of the classes of MovementCosts: regular by CostClass, into a zone by CostClass, along a road.
  static constexpr int kClasses = kByRoad + 1;
  static constexpr int zone_of(CostClass units) { return kCostClasses + static_cast<int>(units); }

  MovementCosts costs_;
  HexSet entrenched_;
  SideSets opens_{};
  SideSets zones_pass_{};
  SideSets entered_over_{};
};

}  // namespace longroll::battles
