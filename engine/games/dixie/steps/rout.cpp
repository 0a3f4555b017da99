#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 6.0: a card whose morale broke leaves the game, unless a special card rallies it (12.0).
namespace longroll::dixie {
namespace {

bool advance(const Edition& edition, Now& now) {
  const auto [card, was_offered, is_saved] = locals_of<RoutLocals>(now);
  if (!was_offered) {
    write(now, &RoutLocals::was_offered, true);
    offer_specials(edition, now, {Moment::Routed, now.state().piece(card).place, card});
    return true;
  }
  const Place from = now.state().piece(card).place;
  now.end();
  if (is_saved) {
    log(now, notes::Rallied{card});
    now.mark(card, 0);
    return_to_reserve(now, card);
    settle(edition, now, from);
  } else {
    log(now, notes::Routed{card});
    lose(edition, now, card);
  }
  return true;
}

constexpr LocalRange kRanges[] = {piece_in<&RoutLocals::card>("card")};

bool fits(const Field& field, const Step& step, const Step* below) {
  const PieceId card = locals_of<RoutLocals>(step).card;
  return is_troop_on_field(field, card) && rolls_for_hits(field, card, below);
}

}  // namespace

const StepRule kRoutStep = {.kind = StepKind::Rout,
                            .id = "rout",
                            .advance = advance,
                            .waits_for = waits_for_nobody,
                            .on = steps(StepKind::MoralePhase, StepKind::Melee, StepKind::Support, StepKind::Scout),
                            .holds = holds_only<RoutLocals>,
                            .ranges = kRanges,
                            .fits = fits};

}  // namespace longroll::dixie
