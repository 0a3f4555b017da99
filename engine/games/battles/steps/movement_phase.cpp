#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/rules/movement.h"
#include "engine/games/battles/steps/step_rule.h"

/// Battles 6.0: the phasing side moves its units one by one, as many as it likes; Routed ones must flee (12.1). Locals:
/// whether held troops have been looked at.
namespace longroll::battles {
namespace {

/// Held troops hear of their orders as the phase begins.
bool advance(const Library& library, Now& now) {
  if (now.local(0) != 0) {
    return false;
  }
  const Field field(library, now.state());
  int freed = now.state().track(track(Track::Freed));
  for (std::size_t i = 0; i < field.scenario().held.size(); ++i) {
    if (has_order(field, static_cast<int>(i))) {
      freed |= 1 << i;
    }
  }
  now.set(track(Track::Freed), freed);
  now.set_local(0, 1);
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  bool is_bound = false;
  for (const auto& [verb, mode] :
       {std::pair{Do::Take, MoveMode::Regular}, std::pair{Do::TakeRoad, MoveMode::Strategic}}) {
    for (int i = 0; i < field.piece_count(); ++i) {
      const auto id = static_cast<PieceId>(i);
      if (field.piece(id).owner != index_of(field.phasing()) || refuse_take(field, id, mode)) {
        continue;
      }
      actions.push_back(action_of(verb, id));
      is_bound = is_bound || (is_on_map(field.piece(id)) && field.is_unit(id) && field.is_routed(id));
    }
  }
  if (!is_bound) {
    actions.push_back(action_of(Do::EndMoves));
  }
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const bool takes = action == action_of(Do::Take, action.args[0]);
  if (takes || action == action_of(Do::TakeRoad, action.args[0])) {
    if (!field.state().has_piece(action.args[0])) {
      return {"There is no such unit.", "6.0"};
    }
    return refuse_take(field, action.args[0], takes ? MoveMode::Regular : MoveMode::Strategic);
  }
  if (action == action_of(Do::EndMoves)) {
    return unit_that_must_move(field) == kNoPiece ? kLawful : Refusal{"A routed unit has still to flee.", "12.1"};
  }
  return kNotOffered;
}

void act(const Library& library, Now& now, const Action& action) {
  if (verb_of(action) == Do::EndMoves) {
    now.end();
    return;
  }
  const Field field(library, now.state());
  const MoveMode mode = verb_of(action) == Do::TakeRoad ? MoveMode::Strategic : MoveMode::Regular;
  begin(now, StepKind::MoveUnit, action.args[0], allowance(field, action.args[0], mode), static_cast<int>(mode));
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  if (const PieceId routed = unit_that_must_move(field); routed != kNoPiece) {
    prompt.text = field.counter(routed).name + " is routed and has to flee before the phase can end.";
    prompt.rule = "12.1";
    return;
  }
  prompt.text = "Move your units, or end the movement.";
  prompt.rule = "6.0";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return below != nullptr && below->kind == static_cast<std::int16_t>(StepKind::PlayerTurn) &&
         field.phase() == Phase::Movement && step.locals == decltype(step.locals){1};
}

}  // namespace

const StepRule kMovementPhaseStep = {.kind = StepKind::MovementPhase,
                                     .id = "movement-phase",
                                     .advance = advance,
                                     .waits_for = waits_for_phasing,
                                     .candidates = candidates,
                                     .refuse = refuse,
                                     .act = act,
                                     .ask = ask,
                                     .is_exact = true,
                                     .fits = fits};

}  // namespace longroll::battles
