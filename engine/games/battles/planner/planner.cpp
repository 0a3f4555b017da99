#include "engine/games/battles/planner/planner.h"

#include "engine/games/battles/planner/draft.h"
#include "engine/games/battles/planner/fights.h"
#include "engine/games/battles/planner/moves.h"

namespace longroll::battles {

std::vector<Action> plan_of(const Battles& game, const Land& land, const State& state, const Conduct& conduct) {
  Draft draft(game, state);
  switch (draft.step()) {
    case StepKind::MovementPhase:
    case StepKind::MoveUnit:
      plan_moves(draft, land, conduct);
      break;
    case StepKind::CombatPhase:
    case StepKind::Declare:
      plan_fight(draft, land, conduct);
      break;
    default:
      plan_answer(draft, land, conduct);
      break;
  }
  if (draft.actions().empty()) {
    // Nothing that was thought of is lawful: anything that is will do.
    Actions lawful;
    game.actions(state, lawful);
    LR_CHECK(!lawful.empty(), "a player is to act");
    draft.try_to(lawful.front());
  }
  return draft.actions();
}

}  // namespace longroll::battles
