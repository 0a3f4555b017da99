// build: small
#include "engine/games/chattanooga/planner/groups.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/planner/gauge.h"

namespace longroll::chattanooga {
namespace {

/// Who is farther from every enemy sleeps: hexes.
constexpr int kAwakeWithin = 12;
constexpr std::size_t kMaxGroups = 10;

struct Brigade {
  std::uint64_t formations = 0;
  Group units;
  int weight = 0;
};

int distance_to(const Field& field, const HexSet& enemies, HexId hex) {
  int least = kAwakeWithin + 1;
  enemies.for_each([&](HexId enemy) { least = std::min(least, field.grid().distance(hex, enemy)); });
  return least;
}

}  // namespace

std::vector<Group> groups_of(const Field& field, const Land& land, Seat side) {
  std::vector<Brigade> all;
  const HexSet& enemies = field.units(other(side));
  for (const PieceId id : field.pieces()) {
    if (!field.has_unit_on_map(id, side) || field.type(id) == UnitType::Artillery) {
      continue;
    }
    const HexId hex = field.piece(id).place;
    const int distance = std::min(distance_to(field, enemies, hex), land.to_goal(side, hex));
    if (distance > kAwakeWithin) {
      continue;
    }
    const std::uint64_t formations = field.counter(id).formations.bits();
    auto found = std::find_if(all.begin(), all.end(), [&](const Brigade& one) { return one.formations == formations; });
    if (found == all.end()) {
      found = all.insert(all.end(), Brigade{formations, {}, 0});
    }
    found->units.push_back(id);
    found->weight += worth_of(field, id) * (kAwakeWithin + 1 - distance);
  }
  heap_sort(all.begin(), all.end(), [](const Brigade& a, const Brigade& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.units.front() < b.units.front();
  });
  std::vector<Group> groups;
  for (std::size_t i = 0; i < std::min(all.size(), kMaxGroups); ++i) {
    groups.push_back(std::move(all[i].units));
  }
  return groups;
}

}  // namespace longroll::chattanooga
