#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 5.0: a battle turn is Morale, Combat, Move and Reinforce, in that order; then it is the other side's.
namespace longroll::dixie {
namespace {

void begin_phase(Now& now, Phase phase, StepKind step) {
  wear_off(now);
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
  log(now, notes::PhaseBegan{phase});
  begin(now, step);
}

/// What a card remembers of its side's turn is forgotten: that it fired, moved or led a march.
void forget_turn(Now& now) {
  for (const PieceId id : piece_ids(now.state())) {
    now.lower(id, kFired | kMoved | kLed | kChecked | kFlanking | kHurt);
    now.note(id, 0);
  }
  for (int column = 0; column < kColumns; ++column) {
    now.set(track(Track::Crossed, column), 0);
  }
  now.set(track(Track::CombatPosition), -1);
  now.set(track(Track::ClosedPositions), 0);
}

/// Both decks empty for as many full turns as the edition says: the battle ends without a victory (RULINGS 4.0). Three
/// days do not end so: each ends with its last reinforcement (15.2).
void end_turn(const Edition& edition, Now& now) {
  wear_off(now);
  forget_turn(now);
  const Field field(edition, now);
  const bool full_turn = field.phasing() == Seat::Union && !has_three_days(edition, now.state());
  if (full_turn && field.in_deck(Seat::Union) == 0 && field.in_deck(Seat::Confederate) == 0) {
    now.add(track(Track::QuietTurns), 1);
    if (is_spent(Field(edition, now))) {
      end_undecided(edition, now);
      return;
    }
  }
  now.set(track(Track::Phasing), index_of(other(field.phasing())));
  now.add(track(Track::Turn), 1);
}

/// Dixie 15.1, 15.2: night falls; after the last of three days the battle is over.
void end_day(const Edition& edition, Now& now) {
  if (is_end_of_days(Field(edition, now))) {
    log(now, notes::DaysEnd{day_of(now.state())});
    end_game(now, index_of(Seat::Union));
  } else {
    begin(now, StepKind::Night);
  }
}

bool advance(const Edition& edition, Now& now) {
  const Phase over = locals_of<BattleTurnLocals>(now).phase;
  if (over == evening_of(edition).last_phase && is_dusk(Field(edition, now))) {
    end_day(edition, now);
    return true;
  }
  switch (over) {
    case Phase::Deployment:
      write(now, &BattleTurnLocals::phase, Phase::Morale);
      log(now, notes::TurnBegan{phasing(now.state()), now.state().track(track(Track::Turn))});
      begin_phase(now, Phase::Morale, StepKind::MoralePhase);
      break;
    case Phase::Morale:
      write(now, &BattleTurnLocals::phase, Phase::Combat);
      begin_phase(now, Phase::Combat, StepKind::CombatPhase);
      break;
    case Phase::Combat:
      write(now, &BattleTurnLocals::phase, Phase::Move);
      begin_phase(now, Phase::Move, StepKind::MovePhase);
      break;
    case Phase::Move:
      write(now, &BattleTurnLocals::phase, Phase::Reinforce);
      begin_phase(now, Phase::Reinforce, StepKind::ReinforcePhase);
      break;
    case Phase::Reinforce:
      write(now, &BattleTurnLocals::phase, Phase::Deployment);
      end_turn(edition, now);
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {range<&BattleTurnLocals::phase>("phase", Phase::Deployment, Phase::Reinforce)};

bool fits(const Field& field, const Step&, const Step*) { return !field.is_deploying(); }

}  // namespace

const StepRule kBattleTurnStep = {.kind = StepKind::BattleTurn,
                                  .id = "battle-turn",
                                  .advance = advance,
                                  .waits_for = waits_for_nobody,
                                  .on = kOutermost,
                                  .holds = holds_only<BattleTurnLocals>,
                                  .ranges = kRanges,
                                  .fits = fits};

}  // namespace longroll::dixie
