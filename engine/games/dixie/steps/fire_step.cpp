#include <algorithm>

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/tally.h"

/// Dixie 7.1 to 7.3, 11.2, 13.3 to 13.5: one card fires. Special cards may be played first (12.0), then the dice fall,
/// sixes hit generals, and the side fired at takes the hits; in support of an engagement fives hit friends (13.5).
/// Locals: card, effects, dice left (-1 before the roll), Tally, Aim.
namespace longroll::dixie {
namespace {

enum Local { kCard, kEffects, kDice, kTally, kAim };
constexpr int kOffered = 256;      // beside the effects: special cards have been offered,
constexpr int kFirepowerAt = 512;  // and the firepower of the roll under way, this many times
static_assert(kOffered > (kSharp | kYell | kBayonet | kShort | kCancelled | kCanister | kGunboats) &&
                  kFirepowerAt > kOffered,
              "a local holds the effects of special cards, kOffered and the firepower side by side");

Shot shot_now(const Edition& edition, const Now& now) {
  return shot_of(Field(edition, now), static_cast<PieceId>(now.local(kCard)), now.local(kEffects),
                 aim_of(now.local(kAim)));
}

/// Sixes fall on the general and the colors there, as evenly as can be; hits on troops follow (7.3).
void resolve(const Edition& edition, Now& now) {
  const Shot shot = shot_now(edition, now);
  const Field field(edition, now);
  const auto card = static_cast<PieceId>(now.local(kCard));
  const Seat firer = owner_of(field.piece(card));
  const Seat hit_side = other(firer);
  const bool commander =
      field.general(shot.target, hit_side) != kNoPiece || field.guard(shot.target, hit_side) != kNoPiece;
  const Tally tally = tally_of(now.local(kTally));
  const int hits = tally.hits;
  const int sixes = commander ? tally.sixes : 0;
  const Seat chooser = (now.local(kEffects) & kSharp) != 0 ? firer : hit_side;
  say(now, Say::Hits, shot.target, hits, sixes, tally.fives);
  now.end();
  if (tally.fives > 0) {
    begin(now, StepKind::Support, shot.target, tally.fives);
  }
  if (hits > 0) {
    begin(now, StepKind::TakeHits, shot.target, index_of(hit_side), hits, index_of(chooser), shot.mark + 1);
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
    offer_specials(edition, now, {Moment::BeforeFire, shot_now(edition, now).target, card, aim_of(now.local(kAim))});
    return true;
  }
  if (now.local(kDice) < 0) {
    if ((effects & kCancelled) != 0) {
      say(now, Say::Spoilt, card);
      now.end();
      return true;
    }
    const Shot shot = shot_now(edition, now);
    say(now, Say::Fires, card, shot.dice.total, shot.firepower, shot.target, static_cast<int>(shot.range));
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

void act(const Edition& edition, Now& now, const Action& action) {
  const int die = action.args[0] + 1;
  now.rolled(die, 6, static_cast<PieceId>(now.local(kCard)));
  Tally tally = tally_of(now.local(kTally));
  tally.hits += is_hit(die, now.local(kEffects) / kFirepowerAt) ? 1 : 0;
  tally.sixes += die == 6 ? 1 : 0;
  const bool may_hit_friends = now.state().track(track(Option::Support)) != 0 && die == kHitsFriend;
  tally.fives += may_hit_friends && shot_now(edition, now).is_in_support ? 1 : 0;
  now.set_local(kTally, number_of(tally));
  now.set_local(kDice, now.local(kDice) - 1);
}

/// No more hits, sixes and fives together than dice fall.
bool is_tally(int number) {
  const Tally tally = tally_of(std::max(0, number));
  return number >= 0 && tally.hits + tally.sixes + tally.fives <= kMostDice;
}

Chance chance(const Edition&, const State&, const Step&) { return d6("7.2"); }

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  return is_troop_on_field(field, l[kCard]) && is_fire_of(field, owner_of(field.piece(l[kCard])), below) &&
         field.piece(l[kCard]).up == 1 && is_within(l[kEffects], 0, 4 * kFirepowerAt - 1) &&
         is_within(l[kDice], is_asked(field, step) ? 1 : -1, kMostDice) && is_tally(l[kTally]) && l[kAim] >= 0 &&
         !refuse_aim(field, l[kCard], aim_of(l[kAim]));
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
