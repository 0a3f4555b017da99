#include "engine/games/dixie/steps/strike.h"

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/tally.h"

/// Dixie 13.2: the dice of a round of melee, card by card, those of both sides before any hit is placed. Locals: card,
/// dice left + 16 x firepower, the card's Tally, Tallies so far against the Union and against the Confederates.
namespace longroll::dixie {
namespace {

enum Local { kCard, kDice, kTally, kAgainst };
constexpr int kFirepowerAt = 16;

int dice_left(int local) { return local % kFirepowerAt; }

/// Adds what the card's dice came to, and lets the next troop card of the position strike; after the last one the melee
/// below gets both sums.
void pass_on(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const auto card = static_cast<PieceId>(now.local(kCard));
  const Place position = field.piece(card).place;
  Tally mine = tally_of(now.local(kTally));
  const Seat hit_side = other(owner_of(field.piece(card)));
  if (field.general(position, hit_side) == kNoPiece && field.guard(position, hit_side) == kNoPiece) {
    mine.sixes = 0;  // nobody there to fall
  }
  say(now, Say::Struck, mine.hits, mine.sixes);
  const int enemy = kAgainst + index_of(hit_side);
  Tally sum = tally_of(now.local(enemy));
  sum += mine;
  now.set_local(enemy, number_of(sum));
  const int sums[2] = {now.local(kAgainst), now.local(kAgainst + 1)};
  now.end();
  if (const PieceId next = next_to_strike(field, position, card + 1); next != kNoPiece) {
    begin_strike(edition, now, next, sums);
    return;
  }
  now.set_local(kAgainst, sums[0]);
  now.set_local(kAgainst + 1, sums[1]);
  say(now, Say::MeleeRound, position, tally_of(sums[0]).hits, tally_of(sums[1]).hits);
}

bool advance(const Edition& edition, Now& now) {
  if (dice_left(now.local(kDice)) > 0) {
    return false;
  }
  pass_on(edition, now);
  return true;
}

void act(const Edition&, Now& now, const Action& action) {
  const int die = action.args[0] + 1;
  now.rolled(die, 6, static_cast<PieceId>(now.local(kCard)));
  Tally tally = tally_of(now.local(kTally));
  tally.hits += is_hit(die, now.local(kDice) / kFirepowerAt) ? 1 : 0;
  tally.sixes += die == 6 ? 1 : 0;
  now.set_local(kTally, number_of(tally));
  now.set_local(kDice, now.local(kDice) - 1);
}

Chance chance(const Edition&, const State&, const Step&) { return d6("13.2"); }

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const int firepower = l[kDice] / kFirepowerAt;
  return is_below(below, StepKind::Melee) && below->locals[2] == static_cast<std::int16_t>(MeleeStage::Placing) &&
         below->locals[kAgainst] == 0 && below->locals[kAgainst + 1] == 0 && is_troop_on_field(field, l[kCard]) &&
         field.piece(l[kCard]).place == below->locals[0] && (firepower == 1 || firepower == 3) &&
         is_within(dice_left(l[kDice]), is_asked(field, step) ? 1 : 0, kMostDice) && l[kTally] >= 0 &&
         l[kAgainst] >= 0 && l[kAgainst + 1] >= 0 && tally_of(l[kTally]).fives == 0 &&
         tally_of(l[kAgainst]).fives == 0 && tally_of(l[kAgainst + 1]).fives == 0;
}

}  // namespace

PieceId next_to_strike(const Field& field, Place position, int from) {
  for (const PieceId id : field.on_field()) {
    if (id >= from && field.piece(id).place == position && field.card(id).is_troop()) {
      return id;
    }
  }
  return kNoPiece;
}

void begin_strike(const Edition& edition, Now& now, PieceId card, const int (&against)[2]) {
  const Strike strike = strike_of(Field(edition, now), card);
  say(now, Say::Strikes, card, strike.dice.total, strike.firepower);
  begin(now, StepKind::Strike, card, strike.dice.total + kFirepowerAt * strike.firepower, 0, against[0], against[1]);
}

const StepRule kStrikeStep = {.kind = StepKind::Strike,
                              .id = "strike",
                              .advance = advance,
                              .waits_for = waits_for_chance,
                              .act = act,
                              .chance = chance,
                              .fits = fits};

}  // namespace longroll::dixie
