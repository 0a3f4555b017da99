#include <algorithm>

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 6.0, 8.4, 8.6, 11.2: one card rolls its dice. What a failure means, the purpose decides. Locals: card, dice
/// left, failed (the worst die so far + 10 once one has failed, else the worst die), purpose, stage.
namespace longroll::dixie {
namespace {

enum Local { kCard, kDice, kWorst, kPurpose, kStage };
enum Stage { kOffer, kReady = kMoraleOffered, kRolling = 20 };  // kRolling + the number that no die may exceed
constexpr int kFailed = 10;

PieceId card_of(const Now& now) { return static_cast<PieceId>(now.local(kCard)); }
Purpose purpose_of(const Now& now) { return static_cast<Purpose>(now.local(kPurpose)); }

/// The number that no die may exceed.
int number_of(const Edition& edition, const Now& now) {
  const Field field(edition, now);
  const PieceId card = card_of(now);
  if (field.card(card).is_commander()) {
    return kCommanderMorale;
  }
  if (purpose_of(now) == Purpose::March) {
    const Step& march = now.state().stack[now.state().stack.size() - 2];
    return march_morale_of(field, card, march.locals[2]).total;
  }
  return morale_of(field, card).total;
}

/// Dixie 13.9: does the roll hang on who commands the army in its commander's absence?
bool hangs_on_command(const Field& field, const Now& now, PieceId card) {
  if (!field.has(Option::Command) || !field.card(card).is_troop()) {
    return false;
  }
  const Place place = field.piece(card).place;
  const PieceId general = purpose_of(now) == Purpose::March ? now.state().stack[now.state().stack.size() - 2].locals[2]
                          : is_position(place)              ? field.general(place, owner_of(field.piece(card)))
                                                            : kNoPiece;
  return !to_be_named(field, general, card).empty();
}

void hold(Now& now, PieceId card) { now.mark(card, 0); }

void fail(const Edition& edition, Now& now, PieceId card, Purpose purpose) {
  switch (purpose) {
    case Purpose::Hits:
      if (Field(edition, now).card(card).is_commander()) {
        const Place place = now.state().piece(card).place;
        say(now, Say::Killed, card);
        lose(edition, now, card);
        judge_stacking(edition, now, place, owner_of(now.state().piece(card)));  // 11.3: the bonus falls with him
      } else {
        begin(now, StepKind::Rout, card);
      }
      break;
    case Purpose::March:
      now.set_local(3, 1);
      break;  // the March step below hears of it
    case Purpose::Disorder:
      now.set_local(2, card + 1);
      break;  // and so does the Disorder below
  }
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kStage) == kOffer) {
    const PieceId card = card_of(now);
    if (hangs_on_command(Field(edition, now), now, card)) {
      begin(now, StepKind::NameCommander, index_of(owner_of(now.state().piece(card))));
      return true;
    }
    now.set_local(kStage, kReady);
    if (purpose_of(now) == Purpose::Hits && Field(edition, now).card(card).is_troop()) {
      offer_specials(edition, now, {Moment::BeforeMorale, now.state().piece(card).place, card});
    }
    return true;
  }
  if (now.local(kStage) == kReady) {
    now.set_local(kStage, kRolling + number_of(edition, now));
    if (purpose_of(now) == Purpose::March) {
      spend_aid(now, kGuided);
    }
  }
  if (now.local(kDice) > 0) {
    return false;
  }
  const PieceId card = card_of(now);
  const Purpose purpose = purpose_of(now);
  const bool failed = now.local(kWorst) >= kFailed;
  say(now, Say::Checked, card, now.local(kStage) - kRolling, now.local(kWorst) % kFailed, failed ? 1 : 0,
      now.local(kPurpose));
  now.end();
  if (failed) {
    fail(edition, now, card, purpose);
  } else if (purpose == Purpose::Hits) {
    hold(now, card);
  }
  return true;
}

void act(const Edition&, Now& now, const Action& action) {
  const int die = action.args[0] + 1;
  now.rolled(die, 6, card_of(now));
  const bool failed = now.local(kWorst) >= kFailed || !passes_morale(die, now.local(kStage) - kRolling);
  now.set_local(kWorst, std::max(now.local(kWorst) % kFailed, die) + (failed ? kFailed : 0));
  now.set_local(kDice, now.local(kDice) - 1);
}

Chance chance(const Edition&, const State&, const Step& step) {
  switch (static_cast<Purpose>(step.locals[kPurpose])) {
    case Purpose::March:
      return d6("8.6");
    case Purpose::Disorder:
      return d6("8.4");
    default:
      return d6("6.0");
  }
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const bool is_rolling = is_within(l[kStage], kRolling - 10, kRolling + 12);
  if (below == nullptr || !field.state().has_piece(l[kCard]) || !is_within(l[kDice], 0, 60) ||
      !is_within(l[kWorst], 0, kFailed + 6) ||
      !(l[kStage] == kReady || is_rolling || (l[kStage] == kOffer && !is_asked(field, step))) ||
      (is_asked(field, step) && (l[kDice] == 0 || !is_rolling))) {
    return false;
  }
  const auto purpose = static_cast<Purpose>(l[kPurpose]);
  const CardFacts& card = field.card(l[kCard]);
  const bool fights = card.is_troop() || (card.is_commander() && purpose == Purpose::Hits);
  switch (purpose) {
    case Purpose::Hits:
      return fights && is_card_on_field(field, l[kCard]) && rolls_for_hits(field, l[kCard], below);
    case Purpose::March:
      return is_below(below, StepKind::March) && fights && is_phasing(field, l[kCard]) &&
             below->locals[0] == l[kCard] && below->locals[4] == 1;
    case Purpose::Disorder:
      return is_below(below, StepKind::Disorder) && fights && below->locals[2] == 0 &&
             field.piece(l[kCard]).place == below->locals[0] &&
             index_of(owner_of(field.piece(l[kCard]))) == below->locals[1];
  }
  return false;
}

}  // namespace

const StepRule kMoraleCheckStep = {.kind = StepKind::MoraleCheck,
                                   .id = "morale-check",
                                   .advance = advance,
                                   .waits_for = waits_for_chance,
                                   .act = act,
                                   .chance = chance,
                                   .fits = fits};

}  // namespace longroll::dixie
