#include "engine/core/text.h"
#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/tally.h"
#include "engine/games/dixie/words.h"

/// Dixie 7.3: hits are spread over the troop cards, as their owner chooses within the even spread (the firing side when
/// it played Sharpshooters). Locals: position, side hit, hits left, who chooses, 1 + the card that takes them all
/// (13.4) or 0.
namespace longroll::dixie {
namespace {

enum Local { kPosition, kSide, kLeft, kChooser, kMark };

Seat waits_for(const State&, const Step& step) { return seat_of(step.locals[kChooser]); }

void take(const Edition& edition, Now& now, PieceId card) {
  now.set_local(kLeft, now.local(kLeft) - 1);
  take_hit(edition, now, card);
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kLeft) == 0) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  const auto position = static_cast<Place>(now.local(kPosition));
  const Seat side = seat_of(now.local(kSide));
  const int mark = now.local(kMark);
  const Eligible eligible = find_eligible(field, [&](PieceId id) {
    return mark > 0 ? id == mark - 1 && field.piece(id).place == position : !refuse_hit(field, id, position, side);
  });
  if (eligible.count == 0) {
    say(now, Say::HitsLost, now.local(kLeft));
    now.end();
    return true;
  }
  if (eligible.count > 1 || (mark == 0 && cards_to_hit_as_seen(field, position, side) > 1)) {
    return false;
  }
  take(edition, now, eligible.last);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at(field, step.locals[kPosition], Do::TakeHit, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action != action_of(Do::TakeHit, action.args[0])) {
    return {"The hits must be placed first.", "7.3"};
  }
  return refuse_hit(field, action.args[0], step.locals[kPosition], seat_of(step.locals[kSide]));
}

void act(const Edition& edition, Now& now, const Action& action) { take(edition, now, action.args[0]); }

void ask(const Field& field, const Step& step, Prompt& prompt) {
  if (step.locals[kPosition] == melee_of(field.state())) {
    const std::string which = step.locals[kLeft] == 1 ? " for you to take. On which card?"
                                                      : " for you to take. On which card the first of them?";
    prompt.text = "Both sides have struck at " + place_name(field.battlefield().layout(), step.locals[kPosition]) +
                  ": " + count_of(step.locals[kLeft], "hit", "hits") + which;
    prompt.rule = "13.2";
    return;
  }
  prompt.text = "Place " + count_of(step.locals[kLeft], "hit", "hits") + " in " +
                place_name(field.battlefield().layout(), step.locals[kPosition]) + ": choose the card that takes " +
                (step.locals[kLeft] == 1 ? "it." : "the next.");
  prompt.rule = "7.3";
}

/// In a melee either side takes hits, in its position; else the side that is fired at.
bool is_hit_there(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  if (is_below(below, StepKind::Melee)) {
    return l[kPosition] == below->locals[0] && is_within(l[kSide], 0, 1) &&
           below->locals[2] == static_cast<std::int16_t>(MeleeStage::Placing);
  }
  const bool is_supported = is_below(below, StepKind::Support) && l[kPosition] == below->locals[0];
  return is_supported ? l[kSide] == index_of(other(field.phasing()))
                      : is_within(l[kSide], 0, 1) && is_fire_of(field, other(seat_of(l[kSide])), below);
}

/// One card that takes all hits takes them without a question: they wait only for those on its general. When the last
/// of them ended the battle it is gone.
bool is_mark(const Field& field, const Step& step) {
  const int id = step.locals[kMark] - 1;
  if (is_asked(field, step) || !field.state().has_piece(id)) {
    return false;
  }
  const Piece& mark = field.piece(static_cast<PieceId>(id));
  return field.card(static_cast<PieceId>(id)).type == CardType::Artillery &&
         owner_of(mark) == seat_of(step.locals[kSide]) && (field.is_over() || mark.place == step.locals[kPosition]);
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const int most = is_below(below, StepKind::Melee) ? kMostTally : kMostDice;
  if (!is_hit_there(field, step, below) || !is_in_play(field, l[kPosition]) ||
      !is_within(l[kLeft], is_asked(field, step) ? 1 : 0, most) || !is_within(l[kChooser], 0, 1)) {
    return false;
  }
  return l[kMark] == 0 || is_mark(field, step);
}

}  // namespace

const StepRule kTakeHitsStep = {.kind = StepKind::TakeHits,
                                .id = "take-hits",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .refuse = refuse,
                                .act = act,
                                .ask = ask,
                                .fits = fits};

}  // namespace longroll::dixie
