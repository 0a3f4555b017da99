#include <algorithm>

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 7.1 to 7.3, 11.2: one card fires. Special cards may be played first (12.0), then the dice fall, sixes hit
/// generals, and the side fired at takes the hits. Locals: card, effects, dice left (-1 before the roll), hits, sixes.
namespace longroll::dixie {
namespace {

enum Local { kCard, kEffects, kDice, kHits, kSixes };
constexpr int kOffered = 256;      // beside the effects: special cards have been offered,
constexpr int kFirepowerAt = 512;  // and the firepower of the roll under way, this many times

Shot shot_now(const Edition& edition, const Now& now) {
  return shot_of(Field(edition, now.state()), static_cast<PieceId>(now.local(kCard)), now.local(kEffects));
}

/// Sixes fall on the general and the colors there, as evenly as can be; hits on troops follow (7.3).
void resolve(const Edition& edition, Now& now) {
  const Shot shot = shot_now(edition, now);
  const Field field(edition, now.state());
  const auto card = static_cast<PieceId>(now.local(kCard));
  const Seat firer = owner_of(field.piece(card));
  const Seat hit_side = other(firer);
  const bool commander =
      field.general(shot.target, hit_side) != kNoPiece || field.guard(shot.target, hit_side) != kNoPiece;
  const int hits = now.local(kHits);
  const int sixes = commander ? now.local(kSixes) : 0;
  const Seat chooser = (now.local(kEffects) & kSharp) != 0 ? firer : hit_side;
  say(now, Say::Hits, shot.target, hits, sixes);
  now.end();
  if (hits > 0) {
    begin(now, StepKind::TakeHits, shot.target, index_of(hit_side), hits, index_of(chooser));
  }
  if (sixes > 0) {
    begin(now, StepKind::TakeGeneralHits, shot.target, index_of(hit_side), sixes);
  }
}

bool advance(const Edition& edition, Now& now) {
  const auto card = static_cast<PieceId>(now.local(kCard));
  const int effects = now.local(kEffects);
  if ((effects & kOffered) == 0) {
    now.set_local(kEffects, effects | kOffered);
    offer_specials(edition, now, Moment::BeforeFire, shot_now(edition, now).target, card);
    return true;
  }
  if (now.local(kDice) < 0) {
    if ((effects & kCancelled) != 0) {
      say(now, Say::Spoilt, card);
      now.end();
      return true;
    }
    const Shot shot = shot_now(edition, now);
    say(now, Say::Fires, card, shot.dice.total, shot.firepower, shot.target, shot.range == Range::Long ? 1 : 0);
    now.set_local(kDice, std::max(0, shot.dice.total));
    now.set_local(kEffects, effects + shot.firepower * kFirepowerAt);
    return true;
  }
  if (now.local(kDice) > 0) {
    return false;
  }
  resolve(edition, now);
  return true;
}

void act(const Edition&, Now& now, const Action& action) {
  const int die = action.args[0] + 1;
  now.rolled(die, 6, static_cast<PieceId>(now.local(kCard)));
  if (is_hit(die, now.local(kEffects) / kFirepowerAt)) {
    now.set_local(kHits, now.local(kHits) + 1);
  }
  if (die == 6) {
    now.set_local(kSixes, now.local(kSixes) + 1);
  }
  now.set_local(kDice, now.local(kDice) - 1);
}

Chance chance(const Edition&, const State&, const Step&) { return d6("7.2"); }

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  return is_below(below, StepKind::CombatPhase) && is_troop_on_field(field, l[kCard]) && is_phasing(field, l[kCard]) &&
         field.piece(l[kCard]).up == 1 && is_within(l[kEffects], 0, 4 * kFirepowerAt - 1) &&
         is_within(l[kDice], is_asked(field, step) ? 1 : -1, kMostDice) && is_within(l[kHits], 0, kMostDice) &&
         is_within(l[kSixes], 0, kMostDice);
}

}  // namespace

const StepRule kFireStep = {.kind = StepKind::Fire,
                            .id = "fire",
                            .advance = advance,
                            .waits_for = waits_for_chance,
                            .act = act,
                            .chance = chance,
                            .fits = fits};

}  // namespace longroll::dixie
