// build: small
#include "engine/games/campaign/planner/placing.h"

#include <algorithm>

#include "engine/games/campaign/planner/missions.h"

namespace longroll::campaign {
namespace {

constexpr int kCloser = 6;       ///< movement points at which a goal counts half
constexpr int kWorthGuard = 10;  ///< a place of that worth has a point in it
constexpr int kThreat = 3;       ///< hexes in which enemies are a threat to a state

/// How much strength is wanted near a hex: goals that the enemy threatens or holds, the nearer the more.
int wants(const Field& field, const Land& land, const Stance& stance, Seat side, HexId hex) {
  int sum = 0;
  for (const Goal& goal : land.goals()) {
    const bool takes = !field.held(side).has(goal.hex);
    const int friends = Missions::near(field, side, goal.hex);
    // Nobody is to march, or to be landed, into a place of worth that is empty.
    const bool is_bare = goal.worth >= kWorthGuard && field.strength_at(goal.hex, side) == 0;
    const int lack =
        takes ? stance.offence
              : std::clamp(Missions::need_of(field, goal, stance, side) - friends / 2, is_bare ? 100 : 0, 400);
    const int distance = Land::distance(goal, field.season(), hex);
    if (distance < Land::kFar) {
      sum += goal.worth * lack / (kCloser + distance);
    }
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
  std::vector<std::pair<HexId, int>> known;  // the same hex comes for several kinds
  const auto worth_of = [&](HexId hex) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const auto& one) { return one.first == hex; });
    if (found != known.end()) {
      return found->second;
    }
    known.emplace_back(hex, wants(field, land, stance, draft.seat(), hex));
    return known.back().second;
  };
  constexpr int kLater = 1'000'000;
  const auto best = best_of(lawful, Do::Place, [&](const Action& action) {
    const auto place = arguments_of<verbs::Place>(action);
    return worth_of(place.hex) - (is_of(field, place, UnitClass::Cavalry) ? kLater : 0);
  });
  return best ? *best : lawful.back();
}

/// Militia of a state with enemies in reach; forts where one is nearly done or a port wants it.
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
    const MapPlace* place = field.map().place_at(arguments_of<verbs::PlaceFort>(action).hex);
    return place == nullptr ? 0 : place->harbor + place->center;
  };
  if (const auto fort = best_of(lawful, Do::PlaceFort, port_value);
      fort && side == Seat::Confederate && port_value(*fort) > 0) {
    return *fort;
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
  const auto worth = [&](const Action& action) {
    if (verb_of(action) == Do::Finish) {
      return kPerWorth * worth_of_building(field.library().class_of(arguments_of<verbs::Finish>(action).kind));
    }
    const auto build = arguments_of<verbs::Build>(action);
    const UnitClass unit_class = field.library().class_of(build.kind);
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
