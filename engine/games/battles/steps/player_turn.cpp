#include "engine/games/battles/steps/step_rule.h"

/// Battles 4.0: a player turn is Movement, Combat and Rally, in that order; a game turn is one of each side's.
namespace longroll::battles {
namespace {

enum Stage { kMovement, kCombat, kRally, kEnd };

void begin_phase(Now& now, Phase phase, StepKind step) {
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
  say(now, Say::PhaseBegan, now.state().track(track(Track::Phasing)), static_cast<int>(phase));
  begin(now, step);
}

bool advance(const Library&, Now& now) {
  const int stage = now.local(1);
  now.set_local(1, stage + 1);
  switch (stage) {
    case kMovement:
      begin_phase(now, Phase::Movement, StepKind::MovementPhase);
      break;
    case kCombat:
      begin_phase(now, Phase::Combat, StepKind::CombatPhase);
      break;
    case kRally:
      begin_phase(now, Phase::Rally, StepKind::RallyStep);
      break;
    default:
      now.end();
      break;
  }
  return true;
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return below != nullptr && below->kind == static_cast<std::int16_t>(StepKind::GameTurn) &&
         step.locals[0] == index_of(field.phasing()) && step.locals[1] == static_cast<int>(field.phase()) + 1 &&
         step.locals[2] == 0 && step.locals[3] == 0 && step.locals[4] == 0;
}

}  // namespace

const StepRule kPlayerTurnStep = {
    .kind = StepKind::PlayerTurn, .id = "player-turn", .advance = advance, .waits_for = waits_for_nobody, .fits = fits};

}  // namespace longroll::battles
