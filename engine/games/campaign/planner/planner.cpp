// build: small
#include "engine/games/campaign/planner/planner.h"

#include "engine/games/campaign/planner/answers.h"
#include "engine/games/campaign/planner/crews.h"
#include "engine/games/campaign/planner/moves.h"
#include "engine/games/campaign/planner/placing.h"
#include "engine/games/campaign/planner/ships.h"

namespace longroll::campaign {
namespace {

/// Of a step that is planned decision by decision.
Action choose(const Draft& draft, const Land& land, const Stance& stance) {
  switch (draft.step()) {
    case StepKind::Recruitment:
    case StepKind::KentuckyJoins:
      return choose_place(draft, land, stance);
    case StepKind::Works:
      return choose_works(draft, land, stance);
    case StepKind::Building:
      return choose_building(draft);
    case StepKind::CrewMove:
      return choose_crew_move(draft);
    case StepKind::Voyage:
      return choose_voyage(draft, land);
    case StepKind::NavalCombat:
      return choose_in_naval_combat(draft);
    default:
      return choose_answer(draft, stance);
  }
}

}  // namespace

std::vector<Action> plan_of(const Campaign& game, const Land& land, const State& state, const Stance& stance) {
  Draft draft(game, state);
  const StepKind step = draft.step();
  constexpr std::size_t kMaxOfStep = 60;  // decisions; the rest of a longer row is planned again
  if (step == StepKind::Movement || step == StepKind::ForceMove) {
    plan_moves(draft, land, stance);
  } else {
    while (draft.is_at(step) && draft.actions().size() < kMaxOfStep && draft.try_to(choose(draft, land, stance))) {
    }
  }
  if (draft.actions().empty()) {
    // Nothing that was thought of is lawful: anything that is will do.
    draft.try_to(draft.lawful().front());
  }
  return draft.actions();
}

}  // namespace longroll::campaign
