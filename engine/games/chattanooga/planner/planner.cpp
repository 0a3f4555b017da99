#include "engine/games/chattanooga/planner/planner.h"

#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/planner/fights.h"
#include "engine/games/chattanooga/planner/fortunes.h"
#include "engine/games/chattanooga/planner/moves.h"
#include "engine/games/chattanooga/planner/reserves.h"
#include "engine/games/chattanooga/rules/fortunes.h"

namespace longroll::chattanooga {

std::vector<Action> plan_of(const Chattanooga& game, const Land& land, const State& state, const Conduct& conduct) {
  Draft draft(game, state);
  if (fortune_of(state) && (draft.step() == StepKind::Fortune || draft.step() == StepKind::March)) {
    plan_fortune(draft, land, conduct);
    return draft.actions().empty() ? std::vector<Action>{draft.lawful().front()} : draft.actions();
  }
  switch (draft.step()) {
    case StepKind::MovementPhase:
      draft.try_to(action_of(verbs::Pass{}));  // 7.1: nothing else is done in the hex that was named
      [[fallthrough]];
    case StepKind::March:
      plan_reserves(draft, land);
      plan_moves(draft, land, conduct);
      break;
    case StepKind::CombatPhase:
    case StepKind::Attack:
    case StepKind::Bombardment:
      plan_fight(draft, land, conduct);
      break;
    default:
      plan_answer(draft, land, conduct);
      break;
  }
  if (draft.actions().empty()) {
    // Nothing that was thought of is lawful: anything that is will do.
    draft.try_to(draft.lawful().front());
  }
  return draft.actions();
}

}  // namespace longroll::chattanooga
