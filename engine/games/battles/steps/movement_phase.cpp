#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/rules/takes.h"
#include "engine/games/battles/steps/step_rule.h"

/// Battles 6.0: the phasing side moves its units one by one, as many as it likes; Routed ones must flee (12.1).
namespace longroll::battles {
namespace {

/// Held troops hear of their orders as the phase begins.
bool advance(const Library& library, Now& now) {
  if (locals_of<MovementPhaseLocals>(now).has_begun) {
    return false;
  }
  const Field field(library, now);
  int freed = now.state().track(track(Track::Freed));
  for (std::size_t i = 0; i < field.scenario().held.size(); ++i) {
    if (has_order(field, static_cast<int>(i))) {
      freed |= 1 << i;
    }
  }
  now.set(track(Track::Freed), freed);
  write(now, MovementPhaseLocals{true});
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  bool is_bound = false;
  for (const MoveMode mode : {MoveMode::Regular, MoveMode::Strategic}) {
    for (const PieceId id : field.pieces()) {
      if (field.piece(id).owner != index_of(field.phasing()) || refuse_take(field, id, mode)) {
        continue;
      }
      actions.push_back(mode == MoveMode::Regular ? action_of(verbs::Take{id}) : action_of(verbs::TakeRoad{id}));
      is_bound = is_bound || (is_on_map(field.piece(id)) && field.is_unit(id) && field.is_routed(id));
    }
  }
  if (!is_bound) {
    actions.push_back(action_of(Do::EndMoves));
  }
}

Refusal refuse_any(const Field& field, PieceId unit, MoveMode mode) {
  return field.state().has_piece(unit) ? refuse_take(field, unit, mode) : Refusal{"There is no such unit.", "6.0"};
}

Refusal refuse(const Field& field, const verbs::Take& take) { return refuse_any(field, take.unit, MoveMode::Regular); }

void take(const Library& library, Now& now, const verbs::Take& take) {
  begin(now,
        MoveUnitLocals{take.unit, allowance(Field(library, now), take.unit, MoveMode::Regular), MoveMode::Regular});
}

Refusal refuse_road(const Field& field, const verbs::TakeRoad& take) {
  return refuse_any(field, take.unit, MoveMode::Strategic);
}

void take_road(const Library& library, Now& now, const verbs::TakeRoad& take) {
  const int all = allowance(Field(library, now), take.unit, MoveMode::Strategic);
  begin(now, MoveUnitLocals{take.unit, all, MoveMode::Strategic});
}

Refusal refuse_end(const Field& field, const verbs::EndMoves&) {
  return unit_that_must_move(field) == kNoPiece ? kLawful : Refusal{"A routed unit has still to flee.", "12.1"};
}

void end_moves(const Library&, Now& now, const verbs::EndMoves&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, take>(), StepRule::verb<refuse_road, take_road>(),
                                     StepRule::verb<refuse_end, end_moves>()};

void ask(const Field& field, const Step&, Prompt& prompt) {
  if (const PieceId routed = unit_that_must_move(field); routed != kNoPiece) {
    prompt.text = field.counter(routed).name + " is routed and has to flee before the phase can end.";
    prompt.rule = "12.1";
    return;
  }
  prompt.text = "Move your units, or end the movement.";
  prompt.rule = "6.0";
}

bool fits(const Field& field, const Step& step, const Step*) {
  return field.phase() == Phase::Movement && step == step_of(MovementPhaseLocals{true});
}

}  // namespace

const StepRule kMovementPhaseStep = {.kind = StepKind::MovementPhase,
                                     .id = "movement-phase",
                                     .advance = advance,
                                     .waits_for = waits_for_phasing,
                                     .candidates = candidates,
                                     .verbs = kVerbs,
                                     .ask = ask,
                                     .is_exact = true,
                                     .on = steps(StepKind::PlayerTurn),
                                     .holds = holds_only<MovementPhaseLocals>,
                                     .fits = fits};

}  // namespace longroll::battles
