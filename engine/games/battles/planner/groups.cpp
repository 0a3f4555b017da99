#include "engine/games/battles/planner/groups.h"

#include <algorithm>
#include <string_view>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/movement.h"

namespace longroll::battles {
namespace {

/// Who is farther from every enemy sleeps: hexes.
constexpr int kAwakeWithin = 9;
constexpr std::size_t kMaxGroups = 8;

struct Troops {
  std::string_view formation;
  std::size_t objective = 0;
  Group units;
  int weight = 0;
};

std::size_t nearest_objective(const Field& field, const Land& land, HexId hex) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < field.scenario().objectives.size(); ++i) {
    best = land.to_objective(i, hex) < land.to_objective(best, hex) ? i : best;
  }
  return best;
}

}  // namespace

std::vector<Group> groups_of(const Field& field, const Land& land, Seat side) {
  std::vector<Troops> all;
  for (const PieceId id : field.pieces()) {
    const Place hex = field.piece(id).place;
    if (!field.is_unit(id) || field.side_of(id) != side || !is_hex(hex)) {
      continue;
    }
    const int distance = distance_to_enemy(field, hex, side);
    if (distance > kAwakeWithin) {
      continue;
    }
    const std::string_view formation = field.counter(id).formation;
    const std::size_t objective = field.scenario().objectives.empty() ? 0 : nearest_objective(field, land, hex);
    auto found = std::find_if(all.begin(), all.end(), [&](const Troops& troops) {
      return troops.formation == formation && troops.objective == objective;
    });
    if (found == all.end()) {
      found = all.insert(all.end(), Troops{formation, objective, {}, 0});
    }
    found->units.push_back(id);
    found->weight += field.counter(id).strength * (kAwakeWithin + 1 - distance);
  }
  heap_sort(all.begin(), all.end(), [](const Troops& a, const Troops& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.units.front() < b.units.front();
  });
  std::vector<Group> groups;
  for (std::size_t i = 0; i < std::min(all.size(), kMaxGroups); ++i) {
    groups.push_back(std::move(all[i].units));
  }
  return groups;
}

}  // namespace longroll::battles
