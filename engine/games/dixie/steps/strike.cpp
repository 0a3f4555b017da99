#include "engine/games/dixie/steps/strike.h"

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 13.2: the dice of a round of melee, card by card, those of both sides before any hit is placed.
namespace longroll::dixie {
namespace {

/// Adds what the card's dice came to, and lets the next troop card of the position strike; after the last one the melee
/// below gets both sums.
void pass_on(const Edition& edition, Now& now) {
  const Field field(edition, now);
  auto strike = locals_of<StrikeLocals>(now);
  const Place position = field.piece(strike.card).place;
  Tally mine = strike.tally;
  const Seat hit_side = other(owner_of(field.piece(strike.card)));
  if (field.general(position, hit_side) == kNoPiece && field.guard(position, hit_side) == kNoPiece) {
    mine.sixes = 0;  // nobody there to fall
  }
  log(now, notes::Struck{mine.hits, mine.sixes});
  strike.against(hit_side) += mine;
  write(now, strike);
  strike = locals_of<StrikeLocals>(now);  // counts stop at what a local holds
  now.end();
  if (const PieceId next = next_to_strike(field, position, strike.card + 1); next != kNoPiece) {
    strike.card = next;
    begin_strike(edition, now, strike);
    return;
  }
  auto melee = locals_of<MeleeLocals>(now);
  melee.against_union = strike.against_union;
  melee.against_confederates = strike.against_confederates;
  write(now, melee);
  log(now, notes::MeleeRound{position, melee.against_union.hits, melee.against_confederates.hits});
}

bool advance(const Edition& edition, Now& now) {
  if (locals_of<StrikeLocals>(now).dice.left > 0) {
    return false;
  }
  pass_on(edition, now);
  return true;
}

void act(const Edition&, Now& now, const Action& action) {
  auto strike = locals_of<StrikeLocals>(now);
  const int die = way_of(action) + 1;
  now.rolled(die, 6, strike.card);
  strike.tally.hits += is_hit(die, strike.dice.firepower) ? 1 : 0;
  strike.tally.sixes += die == 6 ? 1 : 0;
  --strike.dice.left;
  write(now, strike);
}

Chance chance(const Edition&, const State&, const Step&) { return d6("13.2"); }

constexpr LocalRange kRanges[] = {piece_in<&StrikeLocals::card>("card"),
                                  range<&StrikeLocals::dice, &StrikeDice::left>("dice", 0, kMaxDice),
                                  range<&StrikeLocals::dice, &StrikeDice::firepower>("firepower", 1, 3),
                                  no_fives_in<&StrikeLocals::tally>(),
                                  no_fives_in<&StrikeLocals::against_union>(),
                                  no_fives_in<&StrikeLocals::against_confederates>()};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto strike = locals_of<StrikeLocals>(step);
  const auto melee = locals_of<MeleeLocals>(*below);
  return melee.stage == MeleeStage::Placing && melee.against_union == Tally{} &&
         melee.against_confederates == Tally{} && is_troop_on_field(field, strike.card) &&
         field.piece(strike.card).place == melee.position && strike.dice.firepower != 2 &&
         (!is_asked(field, step) || strike.dice.left >= 1);
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

void begin_strike(const Edition& edition, Now& now, StrikeLocals strike) {
  const Strike rolls = strike_of(Field(edition, now), strike.card);
  log(now, notes::Strikes{strike.card, rolls.dice.total, rolls.firepower});
  strike.dice = {rolls.dice.total, rolls.firepower};
  strike.tally = {};
  begin(now, strike);
}

const StepRule kStrikeStep = {.kind = StepKind::Strike,
                              .id = "strike",
                              .advance = advance,
                              .waits_for = waits_for_chance,
                              .act = act,
                              .chance = chance,
                              .on = steps(StepKind::Melee),
                              .holds = holds_only<StrikeLocals>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::dixie
