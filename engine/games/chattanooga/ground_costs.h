#pragma once
#include <optional>

#include "engine/games/chattanooga/terrain_effects.h"
#include "engine/map/movement_costs.h"

namespace longroll::chattanooga {

class GroundMap;

/// What lies on that side, by its line of the terrain effects chart: a bridge before the stream below it. Empty:
/// nothing does. Slopes, which may lie there too, have a line of their own.
std::optional<Hexside> hexside_at(const GroundMap& map, HexId hex, Direction d);

/// What one step costs by the ground alone.
struct GroundStep {
  int points = 0;
  bool must_stop = false;
  bool is_possible = false;
};

/// What the ground does to movement and to zones of control, worked out once from the terrain effects chart, whatever
/// units stand where.
class GroundCosts {
 public:
  GroundCosts() = default;
  GroundCosts(const TerrainEffects& chart, const GroundMap& map);

  /// Chattanooga 7.2, 7.3: a step over that side by the cheapest way, which is the road where one crosses it.
  GroundStep step(Arm arm, HexId from, Direction d) const {
    return step_of(costs_.cost(static_cast<int>(arm), from, d));
  }
  /// The same along a road only (7.3, 12.3).
  GroundStep by_road(HexId from, Direction d) const { return step_of(costs_.cost(kByRoad, from, d)); }
  const HexSet& playable() const { return costs_.playable(); }
  /// By side: hexes whose zones of control reach over that side (6.2).
  const SideSets& zones_pass() const { return zones_pass_; }
  /// By side: hexes that infantry can enter over that side from the neighbour there (5.4).
  const SideSets& entered_over() const { return entered_over_; }
  const longroll::MovementCosts& costs() const { return costs_; }

 private:
  // The classes of MovementCosts: the arms, then roads alone. A cost is the points, and kStop where the step stops.
  static constexpr int kByRoad = kArms;
  static constexpr int kClasses = kByRoad + 1;
  static constexpr int kStop = 64;

  static GroundStep step_of(int cost) { return {cost % kStop, cost >= kStop, cost >= 0}; }

  longroll::MovementCosts costs_;
  SideSets zones_pass_{};
  SideSets entered_over_{};
};

}  // namespace longroll::chattanooga
