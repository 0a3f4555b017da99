#include "engine/games/chattanooga/planner/land.h"

namespace longroll::chattanooga {
namespace {

DistanceField way_to(const Library& library, const std::vector<HexId>& hexes) {
  return DistanceField::by_cost(library.map.grid, library.costs.costs(), static_cast<int>(Arm::Infantry), hexes,
                                Land::kFar);
}

/// Infantry can come into the hex from outside the set.
bool is_gate(const Library& library, const HexSet& goals, HexId hex) {
  bool is_open = false;
  library.map.grid.for_each_neighbor(hex, [&](Direction d, HexId from) {
    is_open = is_open || (!goals.has(from) && library.map.is_playable(from) &&
                          library.costs.step(Arm::Infantry, from, opposite(d)).is_possible);
  });
  return is_open;
}

/// For what the side fights: the ground that wins, and what it has to clear when the enemy is reinforced (3.2).
HexSet ground_of(const Scenario& scenario, Seat side) {
  return side == Seat::Union ? scenario.wins_on[side] | scenario.clearing.union_clears : scenario.wins_on[side];
}

}  // namespace

DistanceField Land::distances_to(const HexSet& hexes) const {
  std::vector<HexId> goals;
  hexes.for_each([&](HexId hex) { goals.push_back(hex); });
  return way_to(*library_, goals);
}

Land::Land(const Library& library, const Scenario& scenario) : library_(&library) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    std::vector<HexId> goals;
    ground_of(scenario, side).for_each([&](HexId hex) { goals.push_back(hex); });
    has_goal_[side] = !goals.empty();
    distances_[side] = way_to(library, goals);
    for (const HexId hex : goals) {
      if (scenario.wins_on[side].has(hex) && is_gate(library, scenario.wins_on[side], hex) &&
          gates_[side].size() < kMaxGates) {
        gates_[side].push_back({hex, way_to(library, {hex})});
      }
    }
  }
}

}  // namespace longroll::chattanooga
