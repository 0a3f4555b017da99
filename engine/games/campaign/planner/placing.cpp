// build: small
#include "engine/games/campaign/planner/placing.h"

#include <algorithm>

#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/river_cities.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/economy.h"

namespace longroll::campaign {
namespace {

constexpr int kCloser = 6;       ///< movement points at which a goal counts half
constexpr int kWorthGuard = 10;  ///< a place of that worth has a point in it
constexpr int kExposed = 2'000;  ///< the first point in a city to which the enemy can be carried (13.4)
constexpr int kThreatened = 2;   ///< what a fort is worth where they are, beside elsewhere
constexpr int kLeastArmy = 4;    ///< strength points that leave one behind to build a depot
constexpr int kThreat = 3;       ///< hexes in which enemies are a threat to a state

/// How much strength is wanted near a hex: goals that the enemy threatens or holds, the nearer the more.
/// `exposed`: cities to which the enemy can be carried.
int wants(const Field& field, const Land& land, const Stance& stance, Seat side, const HexSet& exposed, HexId hex) {
  int sum = 0;
  for (const Goal& goal : land.goals()) {
    const bool takes = !field.held(side).has(goal.hex);
    const int friends = Missions::near(field, side, goal.hex);
    // Nobody is to march, or to be landed, into a place of worth that is empty.
    const bool is_bare = (goal.worth >= kWorthGuard || exposed.has(goal.hex)) && field.strength_at(goal.hex, side) == 0;
    const int lack =
        takes ? stance.offence
              : std::clamp(Missions::need_of(field, goal, stance, side) - friends / 2, is_bare ? 100 : 0, 400);
    const int distance = Land::distance(goal, field.season(), hex);
    if (distance < Land::kFar) {
      sum += goal.worth * lack / (kCloser + distance);
    }
    sum += is_bare && exposed.has(goal.hex) && goal.hex == hex ? kExposed : 0;
  }
  return sum;
}

/// The lawful action of that verb with the highest worth; empty when nothing of it is lawful.
template <class Worth>
std::optional<Action> best_of(const Actions& lawful, Do verb, Worth&& worth) {
  std::optional<Action> best;
  int most = 0;
  for (const Action& action : lawful) {
    if (verb_of(action) == verb) {
      if (const int score = worth(action); !best || score > most) {
        best = action;
        most = score;
      }
    }
  }
  return best;
}

bool is_of(const Field& field, const verbs::Place& place, UnitClass unit_class) {
  return field.library().class_of(place.kind) == unit_class;
}

int enemies_at(const Field& field, Seat side, HexId hex) {
  int sum = 0;
  field.armies(other(side)).for_each([&](HexId from) {
    sum += field.grid().distance(from, hex) <= kThreat ? field.strength_at(from, other(side)) : 0;
  });
  return sum;
}

}  // namespace

Action choose_place(const Draft& draft, const Land& land, const Stance& stance) {
  const Actions lawful = draft.lawful();
  const Field field = draft.field();
  const HexSet exposed = exposed_cities(field, draft.seat());
  std::vector<std::pair<HexId, int>> known;  // the same hex comes for several kinds
  const auto worth_of = [&](HexId hex) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const auto& one) { return one.first == hex; });
    if (found != known.end()) {
      return found->second;
    }
    known.emplace_back(hex, wants(field, land, stance, draft.seat(), exposed, hex));
    return known.back().second;
  };
  constexpr int kLater = 1'000'000;
  const auto best = best_of(lawful, Do::Place, [&](const Action& action) {
    const auto place = arguments_of<verbs::Place>(action);
    return worth_of(place.hex) - (is_of(field, place, UnitClass::Cavalry) ? kLater : 0);
  });
  return best ? *best : lawful.back();
}

namespace {

/// Campaign 8.4.2: an army that no line of supply leads on from, toward the nearest place of the enemy, wants depots
/// for those who go on: a depot for every three of them. 0: none is wanted.
int worth_of_depot(const Field& field, const Land& land, Seat side, HexId hex) {
  const int army = field.strength_at(hex, side);
  const int fed = field.numbers().supply.depot_feeds * field.count_at(hex, side, UnitClass::Depot);
  const Goal* goal = nullptr;
  int least = Land::kNearby;
  for (const Goal& one : land.goals()) {
    const int distance = Land::distance(one, field.season(), hex);
    if (distance < least && !field.held(side).has(one.hex)) {
      goal = &one;
      least = distance;
    }
  }
  if (goal == nullptr || army < kLeastArmy || army <= fed) {
    return 0;
  }
  bool is_fed_on = false;  // in a hex on the way
  field.grid().for_each_neighbor(hex, [&](Direction, HexId to) {
    is_fed_on = is_fed_on || (Land::distance(*goal, field.season(), to) < least && field.can_trace(to, side));
  });
  return is_fed_on ? 0 : army - fed;
}

}  // namespace

/// Militia of a state with enemies in reach; forts where one is nearly done, a port wants it or a river leads to cities
/// of the Union.
Action choose_works(const Draft& draft, const Land& land, const Stance& stance) {
  const Actions lawful = draft.lawful();
  if (draft.standing<WorksLocals>().stage == WorksStage::Militia) {
    return choose_place(draft, land, stance);
  }
  const Field field = draft.field();
  const Seat side = draft.seat();
  if (const auto finish = best_of(lawful, Do::FinishFort, [](const Action&) { return 0; })) {
    return *finish;
  }
  const auto threat_to = [&](const Action& action) {
    const AmericanState state =
        field.library().militia_states[static_cast<std::size_t>(arguments_of<verbs::CallMilitia>(action).state)];
    int most = 0;
    for (const MapPlace& place : field.map().places()) {
      if (place.is_city && field.map().state_at(place.hex) == state && field.held(side).has(place.hex)) {
        most = std::max(most, enemies_at(field, side, place.hex));
      }
    }
    return most;
  };
  if (const auto call = best_of(lawful, Do::CallMilitia, threat_to); call && threat_to(*call) > 0) {
    return *call;
  }
  const auto port_value = [&](const Action& action) {
    const HexId hex = arguments_of<verbs::PlaceFort>(action).hex;
    if (side == Seat::Union) {
      HexSet forts = field.network().side(side).forts;
      const std::size_t before = cities_open_by_river(field, forts).size();
      forts.add(hex);
      return static_cast<int>(before) - static_cast<int>(cities_open_by_river(field, forts).size());
    }
    const MapPlace* place = field.map().place_at(hex);
    const int worth = place == nullptr ? 0 : place->harbor + place->center;
    return enemies_at(field, side, hex) > 0 ? kThreatened * worth : worth;
  };
  if (const auto fort = best_of(lawful, Do::PlaceFort, port_value); fort && port_value(*fort) > 0) {
    return *fort;
  }
  if (stance.arteries > 0) {
    const auto depot_worth = [&](const Action& action) {
      return worth_of_depot(field, land, side, arguments_of<verbs::BuildDepot>(action).hex);
    };
    if (const auto depot = best_of(lawful, Do::BuildDepot, depot_worth); depot && depot_worth(*depot) > 0) {
      return *depot;
    }
  }
  return action_of(verbs::EndWorks{});
}

namespace {

/// Campaign 4.1.2, 4.2.5: what adds to the economy or to each turn's arrivals before what fights.
int worth_of_building(UnitClass unit_class) {
  switch (unit_class) {
    case UnitClass::Factory:
      return 6;
    case UnitClass::Arsenal:
    case UnitClass::Nsp:
      return 5;
    case UnitClass::Ntp:
      return 4;
    case UnitClass::Fort:
      return 3;
    default:
      return 1;
  }
}

constexpr int kPerWorth = 100;  ///< more than any distance in hexes
constexpr int kPortShip = 7;    ///< an ironclad in a port: before all else (14.1)

/// An ironclad lies beside the hex already, or is on the stocks there.
bool is_guarded_afloat(const Field& field, HexId hex) {
  bool found = false;
  for_each_counter(field, UnitClass::Ironclad, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const Berth berth = Berth::of(piece);
    found = found || piece.place == hex || (berth.is_hexside() && hex_beyond(field.grid(), berth.hexside()) == hex);
  });
  return found;
}

int nearest_enemy(const Field& field, Seat side, HexId hex) {
  int least = kPerWorth;
  field.armies(other(side)).for_each([&](HexId from) { least = std::min(least, field.grid().distance(from, hex)); });
  return least;
}

}  // namespace

/// What is begun is finished first. The end is the last of the list.
Action choose_building(const Draft& draft) {
  const Actions lawful = draft.lawful();
  const Field field = draft.field();
  const HexSet open = open_ports(field.library().network_data(), field.network());
  const auto worth = [&](const Action& action) {
    if (verb_of(action) == Do::Finish) {
      return kPerWorth * worth_of_building(field.library().class_of(arguments_of<verbs::Finish>(action).kind));
    }
    const auto build = arguments_of<verbs::Build>(action);
    const UnitClass unit_class = field.library().class_of(build.kind);
    if (unit_class == UnitClass::Ironclad) {
      const MapPlace* place = field.map().place_at(build.hex);
      const int harbor = place == nullptr || is_guarded_afloat(field, build.hex) ? 0 : place->harbor;
      return harbor == 0 ? 0 : kPerWorth * kPortShip + harbor + (open.has(build.hex) ? 0 : 1);
    }
    // River vessels are built where they meet the enemy soonest.
    const int way = unit_class == UnitClass::Rsp ? nearest_enemy(field, draft.seat(), build.hex) : 0;
    return kPerWorth * worth_of_building(unit_class) - way;
  };
  for (const Do verb : {Do::Finish, Do::Build}) {
    if (const auto found = best_of(lawful, verb, worth)) {
      return *found;
    }
  }
  return lawful.back();
}

}  // namespace longroll::campaign
