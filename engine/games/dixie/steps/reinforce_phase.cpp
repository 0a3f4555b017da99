#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/table/pile.h"

/// Dixie 9.0: the side to move draws reinforcements into its Reserve. Locals: draws left, stage.
namespace longroll::dixie {
namespace {

bool advance(const Edition& edition, Now& now) {
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  const int in_deck = size_of_pile(now.state(), deck_of(side));
  if (now.local(1) == 0) {
    now.set_local(1, 1);
    now.set_local(0, reinforcements_of(edition, now.state(), side));
    offer_specials(edition, now, {Moment::Reinforcing, kNowhere, kNoPiece});
    return true;
  }
  if (now.local(0) > 0 && in_deck > 0) {
    return false;
  }
  now.end();
  return true;
}

/// The order of a shuffled deck is unknown: each card left in it is equally likely to be on top.
Chance chance(const Edition&, const State& state, const Step&) {
  const Seat side = seat_of(state.track(track(Track::Phasing)));
  const int left = size_of_pile(state, deck_of(side));
  return {Chance::Kind::Draw, static_cast<Verb>(Do::Draw), static_cast<std::int16_t>(left), 0, "9.0"};
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  now.move(nth_of_pile(now.state(), deck_of(side), action.args[0]), reserve_of(side));
  now.set_local(0, now.local(0) - 1);
  say(now, Say::Drew, index_of(side), 1);
  const bool is_last = size_of_pile(now.state(), deck_of(Seat::Union)) == 0 &&
                       size_of_pile(now.state(), deck_of(Seat::Confederate)) == 0;
  if (is_last && !has_three_days(edition, now.state())) {
    now.set(track(Track::QuietTurns), kLastCardDrawn);
  }
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  if (!is_of_phase(field, Phase::Reinforce, below) || !is_within(l[0], 0, 20) || !is_within(l[1], 0, 1)) {
    return false;
  }
  return !is_asked(field, step) || (l[0] > 0 && l[1] == 1);
}

}  // namespace

const StepRule kReinforcePhaseStep = {.kind = StepKind::ReinforcePhase,
                                      .id = "reinforce-phase",
                                      .advance = advance,
                                      .waits_for = waits_for_chance,
                                      .act = act,
                                      .chance = chance,
                                      .fits = fits};

}  // namespace longroll::dixie
