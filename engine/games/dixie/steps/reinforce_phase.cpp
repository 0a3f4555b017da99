#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/table/pile.h"

/// Dixie 9.0: the side to move draws reinforcements into its Reserve.
namespace longroll::dixie {
namespace {

bool advance(const Edition& edition, Now& now) {
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  const int in_deck = size_of_pile(now.state(), deck_of(side));
  const auto [draws_left, was_offered] = locals_of<ReinforcePhaseLocals>(now);
  if (!was_offered) {
    write(now, ReinforcePhaseLocals{.draws_left = reinforcements_of(edition, now.state(), side), .was_offered = true});
    offer_specials(edition, now, {Moment::Reinforcing, kNowhere, kNoPiece});
    return true;
  }
  if (draws_left > 0 && in_deck > 0) {
    return false;
  }
  now.end();
  return true;
}

/// The order of a shuffled deck is unknown: each card left in it is equally likely to be on top.
Chance chance(const Edition&, const State& state, const Step&) {
  const Seat side = seat_of(state.track(track(Track::Phasing)));
  const int left = size_of_pile(state, deck_of(side));
  return draw_of(left, "9.0");
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  now.move(nth_of_pile(now.state(), deck_of(side), way_of(action)), reserve_of(side));
  write(now, &ReinforcePhaseLocals::draws_left, locals_of<ReinforcePhaseLocals>(now).draws_left - 1);
  log(now, notes::Drew{side, 1});
  const bool is_last = size_of_pile(now.state(), deck_of(Seat::Union)) == 0 &&
                       size_of_pile(now.state(), deck_of(Seat::Confederate)) == 0;
  if (is_last && !has_three_days(edition, now.state())) {
    now.set(track(Track::QuietTurns), kLastCardDrawn);
  }
}

constexpr LocalRange kRanges[] = {range<&ReinforcePhaseLocals::draws_left>("draws_left", 0, 20)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [draws_left, was_offered] = locals_of<ReinforcePhaseLocals>(step);
  return is_of_phase(field, Phase::Reinforce, below) && (!is_asked(field, step) || (draws_left > 0 && was_offered));
}

}  // namespace

const StepRule kReinforcePhaseStep = {.kind = StepKind::ReinforcePhase,
                                      .id = "reinforce-phase",
                                      .advance = advance,
                                      .waits_for = waits_for_chance,
                                      .act = act,
                                      .chance = chance,
                                      .on = steps(StepKind::BattleTurn),
                                      .holds = holds_only<ReinforcePhaseLocals>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::dixie
