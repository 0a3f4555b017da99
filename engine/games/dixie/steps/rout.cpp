#include "engine/games/dixie/steps/outside.h"
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
    offer_specials(edition, now, {Moment::Routed, now.state().piece(card).place, card});
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

bool fits(const Field& field, const Step& step, const Step* below) {
  return is_troop_on_field(field, step.locals[kCard]) && rolls_for_hits(field, step.locals[kCard], below) &&
         is_within(step.locals[kStage], 0, 1) && is_within(step.locals[kSaved], 0, 1);
}

}  // namespace

const StepRule kRoutStep = {
    .kind = StepKind::Rout, .id = "rout", .advance = advance, .waits_for = waits_for_nobody, .fits = fits};

}  // namespace longroll::dixie
