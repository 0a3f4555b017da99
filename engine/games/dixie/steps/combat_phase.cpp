#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 7.0: the side to move fires its engaged cards and its guns, one card after another, one position after
/// another.
namespace longroll::dixie {
namespace {

bool advance(const Edition& edition, Now& now) {
  const Field field(edition, now.state());
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (is_position(field.piece(id).place) && !refuse_fire(field, id)) {
      return false;
    }
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (is_position(field.piece(id).place)) {
      actions.push_back(action_of(Do::Fire, id));
    }
  }
  actions.push_back(action_of(Do::Finish));
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  if (action == action_of(Do::Finish)) {
    return kLawful;
  }
  if (action != action_of(Do::Fire, action.args[0])) {
    return {"Combat comes before moves: fire, or end the Combat Phase.", "5.0"};
  }
  return refuse_fire(field, action.args[0]);
}

void act(const Edition& edition, Now& now, const Action& action) {
  if (verb_of(action) == Do::Finish) {
    now.end();
    return;
  }
  const PieceId id = action.args[0];
  const Shot shot = shot_of(Field(edition, now.state()), id);
  const int before = now.state().track(track(Track::CombatPosition));
  if (before >= 0 && before != shot.target) {
    now.set(track(Track::ClosedPositions),
            now.state().track(track(Track::ClosedPositions)) | 1 << position_index(static_cast<Place>(before)));
  }
  now.set(track(Track::CombatPosition), shot.target);
  reveal(now, id);
  now.raise(id, kFired);
  begin(now, StepKind::Fire, id, 0, -1, 0, 0);
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Choose a card to fire, or end your Combat Phase. A card that fires cannot move this turn.";
  prompt.rule = "7.0";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return is_of_phase(field, Phase::Combat, below) && step.locals == Step{}.locals;
}

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .advance = advance,
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .refuse = refuse,
                                   .act = act,
                                   .ask = ask,
                                   .fits = fits};

}  // namespace longroll::dixie
