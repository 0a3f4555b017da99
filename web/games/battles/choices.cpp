// build: logic
#include "web/games/battles/choices.h"

#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

namespace longroll::web::battles {

namespace verbs = bt::verbs;

hexgame::Subject subject_of(const Action& action) { return hexgame::subject_by(bt::game_ids().verbs, action); }

Action other_way(const bt::MoveUnitLocals& move) {
  return move.mode == bt::MoveMode::Strategic ? action_of(verbs::Take{move.unit})
                                              : action_of(verbs::TakeRoad{move.unit});
}

Action meant_by_unit(const bt::Field& field, bt::StepKind step, PieceId unit) {
  const bool ours = field.side_of(unit) == field.phasing();
  const Place place = field.piece(unit).place;
  switch (step) {
    case bt::StepKind::MoveUnit:
      return ours || !is_hex(place) ? action_of(verbs::Take{unit}) : action_of(verbs::Go{place});
    case bt::StepKind::CombatPhase:
      return ours ? action_of(verbs::Join{unit}) : action_of(verbs::Target{place});
    case bt::StepKind::Declare:
      return ours ? action_of(verbs::Join{unit}) : action_of(verbs::Target{place});
    case bt::StepKind::Evasion:
      return action_of(verbs::Evade{unit});
    case bt::StepKind::Losses:
      return action_of(verbs::Lose{unit});
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(verbs::Retreat{unit, place});
    case bt::StepKind::Advances:
      return action_of(verbs::Advance{unit, place});
    case bt::StepKind::RallyStep:
      return action_of(verbs::Dig{unit});
    default:
      return action_of(verbs::Take{unit});
  }
}

Action meant_by_hex(bt::StepKind step, HexId hex, PieceId chosen) {
  switch (step) {
    case bt::StepKind::CombatPhase:
    case bt::StepKind::Declare:
      return action_of(verbs::Target{hex});
    case bt::StepKind::Advances:
      return action_of(verbs::Advance{chosen, hex});
    case bt::StepKind::Evasion:
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(verbs::Retreat{chosen, hex});
    default:
      return action_of(verbs::Go{hex});
  }
}

}  // namespace longroll::web::battles
