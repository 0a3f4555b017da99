// build: small
#include "engine/games/campaign/planner/crews.h"

#include <algorithm>

#include "engine/games/campaign/rules/crews.h"

namespace longroll::campaign {
namespace {

constexpr int kMaxCrewMoves = 12;  ///< of one crew
constexpr int kTrainGain = 3;      ///< hexes that a ride must bring it nearer

/// Railroads of the South that carry no trains of the Union yet.
HexSet plain_rails(const Field& field) {
  HexSet hexes;
  (field.rails(Seat::Union) - field.upgraded_rails()).for_each([&](HexId hex) {
    if (field.map().allegiance_at(hex) == Allegiance::Confederate) {
      hexes.add(hex);
    }
  });
  return hexes;
}

int distance_to(const Field& field, const HexSet& goals, HexId from) {
  int least = kMaxHexes;
  goals.for_each([&](HexId hex) { least = std::min(least, field.grid().distance(from, hex)); });
  return least;
}

}  // namespace

Action choose_crew_move(const Draft& draft) {
  const Actions lawful = draft.lawful();
  const Field field = draft.field();
  const HexSet goals = plain_rails(field);
  const HexId here = draft.standing<CrewMoveLocals>().here;
  const int now = distance_to(field, goals, here);
  Action best = action_of(verbs::Halt{});
  int least = now;
  for (const Action& action : lawful) {
    if (is_action<verbs::Upgrade>(action) && goals.has(here)) {
      return action;
    }
    const bool is_step = is_action<verbs::StepTo>(action);
    if (!is_step && !is_action<verbs::RailTo>(action)) {
      continue;
    }
    const HexId to = is_step ? arguments_of<verbs::StepTo>(action).hex : arguments_of<verbs::RailTo>(action).hex;
    const int then = distance_to(field, goals, to) + (is_step ? 0 : kTrainGain);
    if (then < least) {
      least = then;
      best = action;
    }
  }
  return best;
}

void plan_crews(Draft& draft) {
  if (draft.seat() != Seat::Union || plain_rails(draft.field()).empty()) {
    return;
  }
  const HexSet hexes = crew_hexes(draft.field());
  hexes.for_each([&](HexId hex) {
    while (draft.is_at(StepKind::Movement) && draft.try_to(action_of(verbs::MoveCrew{hex}))) {
      for (int i = 0; i < kMaxCrewMoves && draft.is_at(StepKind::CrewMove); ++i) {
        draft.try_to(choose_crew_move(draft));
      }
      draft.try_to(action_of(verbs::Halt{}));
    }
  });
}

}  // namespace longroll::campaign
