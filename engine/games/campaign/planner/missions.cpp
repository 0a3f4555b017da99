// build: small
#include "engine/games/campaign/planner/missions.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/planner/arteries.h"
#include "engine/games/campaign/planner/raids.h"
#include "engine/games/campaign/planner/river_cities.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/supply_status.h"

namespace longroll::campaign {
namespace {

constexpr int kNear = 3;            ///< hexes that a force goes in an impulse, enemies and rivers in its way
constexpr int kFar = 7;             ///< and in two
constexpr int kGuarded = 10;        ///< a goal is never left without a point for each such part of its worth
constexpr int kMaxGuards = 5;       ///< and so it has this many at most when no enemy is near
constexpr int kSurplus = 250;       ///< what is sent to take a goal, in hundredths of what is there
constexpr int kLeastAssault = 400;  ///< and at least so much
constexpr int kIntruder = 10;       ///< worth of driving an enemy from the railroads of the own country
constexpr int kEvicting = 150;      ///< what is sent for it, in hundredths of him
constexpr int kMaxGarrison = 6;     ///< points, the fort as one of them, that count at most where friends are besieged
constexpr std::size_t kMaxIntruders = 8;
constexpr int kLeastRaid = 200;  ///< what is sent to a railroad that can be cut, in hundredths of a point
constexpr int kMaxPicket = 300;  ///< what guards one at most
constexpr int kMaxArtery = 60;   ///< worth of a hex of an artery at most
constexpr int kDear = 20;        ///< of a goal of that worth the guards are twice as many
constexpr int kSentry = 100;     ///< what stands at least in a city to which the enemy can be carried
constexpr int kPart = 4;         ///< a goal pins no more than a point for each such part of its worth
constexpr int kRailroads = 25;   ///< the Confederates always think so much of theirs (Stance::arteries)
constexpr int kLeastCut = 5;     ///< they guard what is worth so much, in hundredths of its effort
constexpr int kDangerous = 2;    ///< hexes from which an enemy could cut a road
constexpr int kMaxRoads = 10;    ///< hexes of railroads that are looked at
constexpr int kLeastParted = 4;  ///< strength points without supply for which a road is guarded
constexpr int kParted = 4;       ///< worth of guarding it, for each of them
constexpr int kFedPoints = 10;   ///< what a repair is worth, beside a worth of RailDamage
constexpr int kCloser = 10;      ///< movement points at which a goal counts half

/// Campaign 11.8: where army points of the side are inside a fort and enemies before it.
HexSet besieged(const Field& field, Seat side) {
  return (field.armies(side) & field.armies(other(side))) - field.in_field(side);
}

}  // namespace

int Missions::near(const Field& field, Seat side, HexId hex) {
  int sum = 0;
  field.armies(side).for_each([&](HexId from) {
    const int distance = field.grid().distance(from, hex);
    if (distance <= kFar) {
      sum += field.strength_at(from, side) * (distance <= kNear ? 100 : 50);
    }
  });
  return sum;
}

int Missions::need_of(const Field& field, const Goal& goal, const Stance& stance, Seat side) {
  if (!field.held(side).has(goal.hex)) {
    return std::max(kLeastAssault, field.strength_at(goal.hex, other(side)) * kSurplus);
  }
  const int least = 100 * std::min(goal.worth / kGuarded, kMaxGuards);
  const int guards = goal.worth >= kDear ? stance.guards * 2 : stance.guards;
  const int most = std::max(100 * goal.worth / kPart, least);
  return std::clamp(near(field, other(side), goal.hex) * guards / 100, least, most);
}

Missions::Missions(const Field& field, const Land& land, const Stance& stance, Seat side) {
  find_posts(field, land, stance, side);
  find_intruders(field, land, side);
  find_arteries(field, land, stance, side);
  if (stance.arteries > 0) {
    guard_roads(field, land, side);
    open_roads(field, land, side);
  }
  find_stacks(field, side);
  keep_guards(field, side);
  send(field, stance);
  gather(field);
}

std::vector<Missions::Wanted> Missions::wanted() const {
  std::vector<Wanted> wanted;
  for (const Post& post : posts_) {
    if (post.takes) {
      wanted.push_back({post.goal->hex, post.goal->worth});
    }
  }
  return wanted;
}

int Missions::spare_at(HexId hex) const {
  const auto mission =
      std::find_if(missions_.begin(), missions_.end(), [&](const Mission& one) { return one.from == hex; });
  return mission == missions_.end() ? 0 : mission->strength - mission->keep;
}

void Missions::find_posts(const Field& field, const Land& land, const Stance& stance, Seat side) {
  const HexSet exposed = exposed_cities(field, side);
  for (const Goal& goal : land.goals()) {
    const AmericanState state = field.map().state_at(goal.hex);
    if (state == AmericanState::Kentucky && field.kentucky() == Kentucky::Neutral) {
      continue;
    }
    const int besiegers = besieged(field, side).has(goal.hex) ? field.strength_at(goal.hex, other(side)) : 0;
    const int need =
        std::max({need_of(field, goal, stance, side), besiegers * kEvicting, exposed.has(goal.hex) ? kSentry : 0});
    if (need > 0) {
      posts_.push_back({&goal, !field.held(side).has(goal.hex) || besiegers > 0, need, 0});
    }
  }
}

/// Enemies in the open country of the side cut its railroads, and others besiege friends (11.8.1): a force that is sent
/// after them takes the hex.
void Missions::find_intruders(const Field& field, const Land& land, Seat side) {
  const Allegiance own = side == Seat::Union ? Allegiance::Union : Allegiance::Confederate;
  const auto is_goal = [&](HexId hex) {
    return std::any_of(land.goals().begin(), land.goals().end(), [&](const Goal& goal) { return goal.hex == hex; });
  };
  const HexSet garrisons = besieged(field, side);
  ((field.armies(other(side)) & field.map().rail_hexes()) | garrisons).for_each([&](HexId hex) {
    if ((field.map().allegiance_at(hex) != own && !garrisons.has(hex)) || is_goal(hex) ||
        own_goals_.size() >= kMaxIntruders) {
      return;
    }
    const int worth = kIntruder * (garrisons.has(hex) ? std::min(1 + field.strength_at(hex, side), kMaxGarrison) : 1);
    const DistanceField* distances = &land.distances_to(hex, field.season(), Land::kNearby);
    own_goals_.push_back(std::make_unique<Goal>(Goal{hex, worth, {distances, distances}}));
    posts_.push_back({own_goals_.back().get(), true, field.strength_at(hex, other(side)) * kEvicting, 0, false, true});
  });
}

void Missions::want_artery(const Field& field, const Land& land, HexId hex, int worth, int need, bool takes) {
  const DistanceField* distances = &land.distances_to(hex, field.season(), Land::kNearby);
  own_goals_.push_back(std::make_unique<Goal>(Goal{hex, worth, {distances, distances}}));
  const auto known =
      std::find_if(posts_.begin(), posts_.end(), [&](const Post& post) { return post.goal->hex == hex; });
  if (known == posts_.end()) {
    posts_.push_back({own_goals_.back().get(), takes, need, 0, true, true});
    return;
  }
  own_goals_.back()->worth = std::max(worth, known->goal->worth);
  known->goal = own_goals_.back().get();
  known->is_nearby = true;
  known->need = std::max(need, known->need);
}

/// Campaign 8.1: a point goes to a railroad that nobody guards, where an enemy nearby could part many points from their
/// supply when he stood there.
void Missions::guard_roads(const Field& field, const Land& land, Seat side) {
  const Seat enemy = other(side);
  const SeaSupply sea = sea_supply(field);
  const HexSet enemies = field.points(enemy);
  HexSet guarded = field.points(side);
  const int fed = fed_strength(field, side, field.network(), sea);
  int left = kMaxRoads;
  (field.rails(side) - guarded - enemies).for_each([&](HexId hex) {
    bool is_in_danger = false;
    enemies.for_each([&](HexId one) { is_in_danger = is_in_danger || field.grid().distance(one, hex) <= kDangerous; });
    if (left == 0 || !is_in_danger || guarded.has(hex)) {
      return;
    }
    --left;
    NetworkView cut = field.network();
    cut.sides[enemy].occupied.add(hex);
    cut.sides[enemy].zone.add(hex);
    field.grid().for_each_neighbor(hex, [&](Direction, HexId next) { cut.sides[enemy].zone.add(next); });
    if (const int lost = fed - fed_strength(field, side, cut, sea); lost >= kLeastParted) {
      want_artery(field, land, hex, std::min(lost * kParted, kMaxArtery), 100, false);
      field.grid().for_each_neighbor(hex, [&](Direction, HexId next) { guarded.add(next); });
    }
  });
}

/// Campaign 8.1, 8.5: who is parted from his supply, and friends near, go to the hex of the enemy that parts them.
void Missions::open_roads(const Field& field, const Land& land, Seat side) {
  HexSet hungry;
  field.armies(side).for_each([&](HexId hex) {
    if (field.strength_at(hex, side) >= kLeastParted && !field.can_trace(hex, side)) {
      hungry.add(hex);
    }
  });
  if (hungry.empty()) {
    return;
  }
  const SeaSupply sea = sea_supply(field);
  const int fed = fed_strength(field, side, field.network(), sea);
  int left = kMaxRoads;
  (field.points(other(side)) | (field.rails(other(side)) - field.points(side))).for_each([&](HexId hex) {
    bool is_near = false;
    hungry.for_each([&](HexId one) { is_near = is_near || field.grid().distance(one, hex) <= kNear; });
    if (left == 0 || !is_near) {
      return;
    }
    --left;
    const int gained = fed_strength(field, side, if_taken(field, side, hex), sea) - fed;
    if (gained >= kLeastParted) {
      want_artery(field, land, hex, std::min(gained * kParted, kMaxArtery),
                  std::max(100, field.strength_at(hex, other(side)) * kEvicting), true);
    }
  });
}

/// Campaign 7.6: the Union sends a point to each broken railroad that would feed somebody.
void Missions::want_repairs(const Field& field, const Land& land) {
  const RailDamage damage(field);
  (field.rails(Seat::Union) & field.broken_rails()).for_each([&](HexId hex) {
    if (const int worth = damage.worth_of_repair(Seat::Union, hex); worth > 0) {
      want_artery(field, land, hex, std::min(worth / kFedPoints, kMaxArtery), 100, true);
    }
  });
}

/// Campaign 14.1: where the Union parts the economy of the Confederacy with the least effort, and where the Confederacy
/// joins it again; each side goes there, to take it or to hold it.
void Missions::find_arteries(const Field& field, const Land& land, const Stance& stance, Seat side) {
  const int weight = side == Seat::Confederate ? std::max(stance.arteries, kRailroads) : stance.arteries;
  if (weight == 0) {
    return;
  }
  const auto worth_of = [&](const Artery& artery) {
    return std::min(weight * artery.worth / static_cast<int>(artery.hexes.size()), kMaxArtery);
  };
  const auto want = [&](const std::vector<Artery>& arteries, Seat taker) {
    for (const Artery& artery : arteries) {
      for (const HexId hex : artery.hexes) {
        const bool takes = side == taker && !field.armies(side).has(hex);
        const int need = takes ? std::max(kLeastRaid, field.strength_at(hex, other(side)) * kSurplus)
                               : std::clamp(near(field, other(side), hex) * stance.guards / 200, 100, kMaxPicket);
        want_artery(field, land, hex, worth_of(artery), need, takes);
      }
    }
  };
  if (side == Seat::Union) {
    want(cuts_of(field), Seat::Union);
    want_repairs(field, land);
  } else {
    // A point more than stands there: a raider has to fight for what was empty.
    for (const Artery& artery : cuts_of(field)) {
      for (const HexId hex : artery.hexes) {
        const int need = std::min(100 * (1 + field.strength_at(hex, side)), kMaxPicket);
        if (100 * artery.worth >= kLeastCut * artery.effort) {
          want_artery(field, land, hex, worth_of(artery), need, false);
        }
      }
    }
  }
  want(mends_of(field), Seat::Confederate);
}

void Missions::find_stacks(const Field& field, Seat side) {
  field.armies(side).for_each([&](HexId hex) {
    int strength = 0;
    for_each_at(field, hex, [&](PieceId id) {
      strength += field.side_of(id) == side && field.class_of(id) == UnitClass::Asp &&
                          can_muster(field, id, post_of(field.piece(id).flags))
                      ? 1
                      : 0;
    });
    missions_.push_back({.from = hex, .strength = strength});
  });
}

namespace {

/// Campaign 8.5: who has been out of supply and still is.
bool is_hungry(const Field& field, HexId hex, Seat side) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    found = found || (field.side_of(id) == side && out_of_supply(field.piece(id).flags) > 0);
  });
  return found && !field.can_trace(hex, side);
}

}  // namespace

/// Who stands where a guard is wanted gives it first, those who cannot move any more before the others. Who is hungry
/// guards nothing.
void Missions::keep_guards(const Field& field, Seat side) {
  for (Mission& mission : missions_) {
    if (is_hungry(field, mission.from, side)) {
      continue;
    }
    for (Post& post : posts_) {
      if (post.takes || post.goal->hex != mission.from) {
        continue;
      }
      post.assigned += 100 * std::max(0, field.strength_at(mission.from, side) - mission.strength);
      mission.keep = std::min(mission.strength, std::max(0, post.need - post.assigned + 99) / 100);
      post.assigned += 100 * mission.keep;
    }
  }
}

/// The pair of a force and a goal that promises most comes first, until all are sent. A picket or a raid takes no more
/// than it needs; the others are sent elsewhere.
void Missions::send(const Field& field, const Stance& stance) {
  struct Pair {
    int merit;
    std::size_t mission;
    std::size_t post;
  };
  std::vector<Pair> pairs;
  std::vector<int> left;  // of each stack
  for (std::size_t m = 0; m < missions_.size(); ++m) {
    left.push_back(missions_[m].strength - missions_[m].keep);
    if (left.back() <= 0) {
      continue;
    }
    for (std::size_t p = 0; p < posts_.size(); ++p) {
      const Post& post = posts_[p];
      const int distance = Land::distance(*post.goal, field.season(), missions_[m].from);
      if (distance >= (post.is_nearby ? Land::kNearby : Land::kFar)) {
        continue;
      }
      const int worth = post.goal->worth * (post.takes ? stance.offence : 100);
      pairs.push_back({100 * worth / (kCloser + distance), m, p});
    }
  }
  // The best one is on top of a heap; most are never looked at, because all have been sent before.
  const auto is_worse = [](const Pair& a, const Pair& b) {
    return a.merit != b.merit ? a.merit < b.merit : a.mission != b.mission ? a.mission > b.mission : a.post > b.post;
  };
  std::make_heap(pairs.begin(), pairs.end(), is_worse);
  auto waiting = std::count_if(left.begin(), left.end(), [](int rest) { return rest > 0; });
  for (; !pairs.empty() && waiting > 0; pairs.pop_back()) {
    std::pop_heap(pairs.begin(), pairs.end(), is_worse);
    const Pair& pair = pairs.back();
    Post& post = posts_[pair.post];
    int& rest = left[pair.mission];
    if (rest <= 0 || post.assigned >= post.need) {
      continue;
    }
    const int wanted = (post.need - post.assigned + 99) / 100;
    Mission mission = missions_[pair.mission];
    mission.send = post.is_artery ? std::min(rest, wanted) : rest;
    mission.is_detachment = mission.send < rest;
    mission.goal = post.goal;
    mission.takes = post.takes;
    post.assigned += 100 * mission.send;
    rest -= mission.send;
    waiting -= rest <= 0 ? 1 : 0;
    if (missions_[pair.mission].goal == nullptr && rest == 0) {
      missions_[pair.mission] = mission;
    } else {
      missions_.push_back(mission);
    }
  }
  for (std::size_t m = 0; m < left.size(); ++m) {
    if (left[m] > 0) {
      missions_[m].send = left[m];
    }
  }
}

/// Those who are to take one goal gather at the largest force among them, of equal ones the nearest.
void Missions::gather(const Field& field) {
  const auto distance = [&](const Mission& mission) {
    return Land::distance(*mission.goal, field.season(), mission.from);
  };
  const auto is_body = [&](const Mission& a, const Mission& b) {
    const int of_a = a.send;
    const int of_b = b.send;
    return of_a != of_b ? of_a > of_b : distance(a) != distance(b) ? distance(a) < distance(b) : a.from < b.from;
  };
  for (Mission& mission : missions_) {
    if (!mission.takes || mission.goal == nullptr) {
      continue;
    }
    const Mission* body = &mission;
    for (const Mission& one : missions_) {
      if (one.goal == mission.goal && is_body(one, *body)) {
        body = &one;
      }
    }
    mission.join = body == &mission ? kNoHex : body->from;
  }
  const auto rank = [](const Mission& mission) { return mission.takes && mission.join == kNoHex ? 0 : 1; };
  heap_sort(missions_.begin(), missions_.end(), [&](const Mission& a, const Mission& b) {
    return rank(a) != rank(b)                                           ? rank(a) < rank(b)
           : a.from != b.from                                           ? a.from < b.from
           : a.is_detachment != b.is_detachment                         ? a.is_detachment
           : a.goal == b.goal || a.goal == nullptr || b.goal == nullptr ? a.goal != nullptr && b.goal == nullptr
                                                                        : a.goal->hex < b.goal->hex;
  });
}

}  // namespace longroll::campaign
