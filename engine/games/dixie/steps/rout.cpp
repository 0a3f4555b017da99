#include "engine/games/dixie/steps/step_rule.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 6.0: a card whose morale broke leaves the game, unless a special card rallies it (12.0). Locals: card, stage,
/// saved.
namespace longroll::dixie {
namespace {

enum Local { kCard, kStage, kSaved };

bool advance(const Edition& edition, Now& now) {
  const auto card = static_cast<PieceId>(now.local(kCard));
  if (now.local(kStage) == 0) {
    now.set_local(kStage, 1);
    offer_specials(edition, now, Moment::Routed, now.state().piece(card).place, card);
    return true;
  }
  const bool saved = now.local(kSaved) != 0;
  const Place from = now.state().piece(card).place;
  now.end();
  if (saved) {
    say(now, Say::Rallied, card);
    now.mark(card, 0);
    return_to_reserve(now, card);
    settle(edition, now, from);
  } else {
    say(now, Say::Routed, card);
    lose(edition, now, card);
  }
  return true;
}

Seat waits_for(const State&, const Step&) { return Seat::Nobody; }

}  // namespace

const StepRule kRoutStep = {StepKind::Rout, "rout", advance, waits_for, nullptr, nullptr, nullptr, nullptr, nullptr};

}  // namespace longroll::dixie
