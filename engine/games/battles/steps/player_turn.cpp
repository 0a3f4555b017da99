#include "engine/games/battles/steps/step_rule.h"

/// Battles 4.0: a player turn is Movement, Combat and Rally, in that order; a game turn is one of each side's.
namespace longroll::battles {
namespace {

void begin_phase(Now& now, Phase phase, StepKind step) {
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
  log(now, notes::PhaseBegan{seat_of(now.state().track(track(Track::Phasing))), phase});
  begin(now, step);
}

bool advance(const Library&, Now& now) {
  auto turn = locals_of<PlayerTurnLocals>(now);
  const PlayerTurnStage stage = turn.next;
  turn.next = static_cast<PlayerTurnStage>(static_cast<int>(stage) + 1);
  write(now, turn);
  switch (stage) {
    case PlayerTurnStage::Movement:
      begin_phase(now, Phase::Movement, StepKind::MovementPhase);
      break;
    case PlayerTurnStage::Combat:
      begin_phase(now, Phase::Combat, StepKind::CombatPhase);
      break;
    case PlayerTurnStage::Rally:
      begin_phase(now, Phase::Rally, StepKind::RallyStep);
      break;
    default:
      now.end();
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {
    side_in<&PlayerTurnLocals::side>("side"),
    range<&PlayerTurnLocals::next>("next", PlayerTurnStage::Movement, PlayerTurnStage::End)};

bool fits(const Field& field, const Step& step, const Step*) {
  // What comes next is what follows the phase that is on.
  const auto next = static_cast<PlayerTurnStage>(static_cast<int>(field.phase()) + 1);
  return step == step_of(PlayerTurnLocals{field.phasing(), next});
}

}  // namespace

const StepRule kPlayerTurnStep = {.kind = StepKind::PlayerTurn,
                                  .id = "player-turn",
                                  .advance = advance,
                                  .waits_for = waits_for_nobody,
                                  .on = steps(StepKind::GameTurn),
                                  .holds = holds_only<PlayerTurnLocals>,
                                  .ranges = kRanges,
                                  .fits = fits};

}  // namespace longroll::battles
