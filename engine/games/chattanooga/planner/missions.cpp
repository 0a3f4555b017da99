#include "engine/games/chattanooga/planner/missions.h"

#include <algorithm>
#include <tuple>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/victory.h"

namespace longroll::chattanooga {
namespace {

/// What is disrupted counts for a part, in hundredths.
constexpr int kDisruptedWorth = 60;

/// How many hexes away units are felt, at night half as far: full beside them, then less with every hex.
constexpr int kFeltWithin = 4;
constexpr int kFeltAtNight = 2;

/// A gate that is farther from everybody than this needs no guard, in movement points.
constexpr int kOutOfReach = 24;
/// An enemy who is this far from a gate, in movement points, threatens it a quarter as much as one who stands in it.
constexpr int kQuarterThreat = 8;

/// From how many hexes away at most somebody is sent against an enemy who stands where he wins, and the movement points
/// that a hex of that way is taken to cost.
constexpr int kEvictWithin = 14;
constexpr int kPointsAHex = 2;

}  // namespace

Missions::Missions(const Field& field, const Land& land, Seat side, const Conduct& conduct)
    : field_(&field), land_(&land), side_(side), conduct_(&conduct) {
  if (has_to_clear_the_map()) {
    const HexSet enemies = field.units(other(side));
    const HexSet hookers = enemies & hookers_area(field);
    const HexSet others = enemies - hookers;
    leaves_hooker_his_own_ = field.has(Option::Hooker) && !others.empty();
    enemies_ = land.distances_to(others.empty() ? enemies : others);
    if (!others.empty() && !hookers.empty()) {
      hookers_enemies_ = land.distances_to(hookers);
    }
  }
  spread(threat_, other(side));
  spread(support_, side);
  field.units(side).for_each([&](HexId hex) { posts_.push_back({hex, {}}); });
  tell_off_evictors();
  tell_off_guards();
  tell_off_others();
}

/// Chattanooga 3.2V: the Union, unless Longstreet's call has given it ground to clear.
bool Missions::has_to_clear_the_map() const {
  return field_->scenario().clearing.is_used && side_ == Seat::Union && !is_called(*field_) &&
         !field_->units(other(side_)).empty();
}

const Stance& Missions::stance_of(HexId hex) const {
  const PieceId top = field_->top_at(hex);
  return top == kNoPiece ? conduct_->of_all() : conduct_->of(top);
}

int Missions::worth_at(HexId hex, Seat side) const {
  int sum = 0;
  if (field_->has_units(hex, side)) {
    for_each_unit_at(*field_, hex, [&](PieceId unit) {
      sum += worth_of(*field_, unit) * (field_->is_disrupted(unit) ? kDisruptedWorth : 100) / 100;
    });
  }
  return sum;
}

void Missions::spread(hexgame::Influence& sums, Seat side) const {
  const int radius = field_->time().is_movement_free ? kFeltWithin : kFeltAtNight;
  field_->units(side).for_each([&](HexId hex) {
    const int worth = worth_at(hex, side);
    hexgame::add_influence(sums, field_->grid(), hex, radius, [&](int distance) {
      return distance <= 1 ? worth : worth * (radius + 1 - distance) / (radius + 1);
    });
  });
}

int Missions::to_goal(HexId hex) const {
  const bool is_hookers = hookers_enemies_ && field_->scenario().hooker.area.has(hex);
  return is_hookers ? hookers_enemies_->at(hex) : enemies_ ? enemies_->at(hex) : land_->to_goal(side_, hex);
}

Mission Missions::of(HexId hex) const {
  const auto found = std::find_if(posts_.begin(), posts_.end(), [&](const Post& post) { return post.hex == hex; });
  return found == posts_.end() ? Mission{Mission::Task::Assault, nullptr, kNoHex} : found->mission;
}

int Missions::distance(const Mission& mission, HexId hex) const {
  switch (mission.task) {
    case Mission::Task::Evict:
      return kPointsAHex * std::max(0, field_->grid().distance(mission.enemy, hex) - 1);
    case Mission::Task::Guard:
      return mission.gate->distances.at(hex);
    case Mission::Task::Assault:
      return to_goal(hex);
    case Mission::Task::Hold:
      break;
  }
  return 0;
}

/// Who is nearest to an enemy who stands where he wins goes against him. Who stands in a gate stays there.
void Missions::tell_off_evictors() {
  const auto& gates = land_->gates(other(side_));
  const HexSet intruders = field_->units(other(side_)) & field_->scenario().wins_on[other(side_)];
  intruders.for_each([&](HexId enemy) {
    int need = worth_at(enemy, other(side_)) * conduct_->of_all().evictors / 100;
    for (int distance = 1; distance <= kEvictWithin; ++distance) {
      for (Post& post : posts_) {
        const bool is_garrison =
            std::any_of(gates.begin(), gates.end(), [&](const Land::Gate& gate) { return gate.hex == post.hex; });
        if (need > 0 && post.mission.task == Mission::Task::Hold && !is_garrison &&
            field_->grid().distance(post.hex, enemy) == distance) {
          post.mission = {.task = Mission::Task::Evict, .gate = nullptr, .enemy = enemy};
          need -= worth_at(post.hex, side_);
        }
      }
    }
  });
}

/// What each gate of the enemy needs, in hundredths of a strength point.
std::vector<int> Missions::needs() const {
  const auto& gates = land_->gates(other(side_));
  std::vector<int> needs(gates.size(), 0);
  field_->units(other(side_)).for_each([&](HexId enemy) {
    std::size_t nearest = 0;
    int least = kOutOfReach;
    for (std::size_t i = 0; i < gates.size(); ++i) {
      if (const int distance = gates[i].distances.at(enemy); distance < least) {
        least = distance;
        nearest = i;
      }
    }
    if (least < kOutOfReach) {
      const int nearness =
          100 * kQuarterThreat * kQuarterThreat / ((kQuarterThreat + least) * (kQuarterThreat + least));
      needs[nearest] += worth_at(enemy, other(side_)) * conduct_->of_all().threatened / 100 * nearness / 100;
    }
  });
  const int least = is_lost_at_once(*field_, side_) ? 1 : 0;
  for (int& need : needs) {
    need = need == 0 ? 0 : (need + conduct_->of_all().least_guard) * conduct_->of_all().guards / 100;
    need = std::max(need, least);
  }
  return needs;
}

/// Who is nearest to a gate guards it, until it has what it needs.
void Missions::tell_off_guards() {
  const auto& gates = land_->gates(other(side_));
  std::vector<int> needs = this->needs();
  struct Pair {
    int distance;
    std::size_t post;
    std::size_t gate;
  };
  std::vector<Pair> pairs;
  for (std::size_t post = 0; post < posts_.size(); ++post) {
    for (std::size_t gate = 0; gate < gates.size(); ++gate) {
      const int distance = gates[gate].distances.at(posts_[post].hex);
      if (needs[gate] > 0 && distance < kOutOfReach) {
        pairs.push_back({distance, post, gate});
      }
    }
  }
  heap_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
    return std::tie(a.distance, a.post, a.gate) < std::tie(b.distance, b.post, b.gate);
  });
  for (const Pair& pair : pairs) {
    Post& post = posts_[pair.post];
    const bool may_guard = stance_of(post.hex).guards > 0 || is_lost_at_once(*field_, side_);
    if (needs[pair.gate] > 0 && post.mission.task == Mission::Task::Hold && may_guard) {
      post.mission = {Mission::Task::Guard, &gates[pair.gate], kNoHex};
      needs[pair.gate] -= worth_at(post.hex, side_);
    }
  }
}

/// Of the others those who are nearest to the ground that wins go for it.
void Missions::tell_off_others() {
  std::vector<Post*> free;
  for (Post& post : posts_) {
    if (post.mission.task == Mission::Task::Hold && to_goal(post.hex) < Land::kFar) {
      free.push_back(&post);
    }
  }
  const auto how_far = [&](const Post& post) { return std::pair(to_goal(post.hex), post.hex); };
  heap_sort(free.begin(), free.end(), [&](const Post* a, const Post* b) { return how_far(*a) < how_far(*b); });
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (i < free.size() * static_cast<std::size_t>(stance_of(free[i]->hex).assault) / 100) {
      free[i]->mission = {Mission::Task::Assault, nullptr, kNoHex};
    }
  }
  std::vector<const Post*> order;
  for (const Post& post : posts_) {
    order.push_back(&post);
  }
  const auto rank = [&](const Post& post) {
    const int sort = post.mission.task == Mission::Task::Evict     ? 0
                     : post.mission.task == Mission::Task::Assault ? 1
                     : post.mission.task == Mission::Task::Guard   ? 2
                                                                   : 3;
    return std::tuple(sort, distance(post.mission, post.hex), post.hex);
  };
  heap_sort(order.begin(), order.end(), [&](const Post* a, const Post* b) { return rank(*a) < rank(*b); });
  for (const Post* post : order) {
    hexes_.push_back(post->hex);
  }
}

}  // namespace longroll::chattanooga
