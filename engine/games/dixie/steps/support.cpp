#include "engine/core/text.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/tally.h"
#include "engine/games/dixie/words.h"

/// Dixie 13.5: guns fired into an engagement, and each five hits a friend there: the firing side picks him, within the
/// even spread (7.3), and those who were hit roll morale at once. Locals: position, fives left.
namespace longroll::dixie {
namespace {

enum Local { kPosition, kLeft };

Place position_of_step(const Now& now) { return static_cast<Place>(now.local(kPosition)); }

void take(const Edition& edition, Now& now, PieceId card) {
  now.set_local(kLeft, now.local(kLeft) - 1);
  take_hit(edition, now, card);
}

/// Goes on placing; false when there is a choice.
bool place_next(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const Eligible eligible =
      find_eligible(field, [&](PieceId id) { return !refuse_hit(field, id, position_of_step(now), field.phasing()); });
  if (eligible.count > 1) {
    return false;
  }
  if (eligible.count == 0) {
    say(now, Say::HitsLost, now.local(kLeft));
    now.set_local(kLeft, 0);
  } else {
    take(edition, now, eligible.last);
  }
  return true;
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kLeft) > 0) {
    return place_next(edition, now);
  }
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place == position_of_step(now) && owner_of(piece) == field.phasing() && piece.marks > 0) {
      begin(now, StepKind::MoraleCheck, id, piece.marks, 0, Purpose::Hits, 0);
      return true;
    }
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at(field, step.locals[kPosition], Do::TakeHit, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action != action_of(Do::TakeHit, action.args[0])) {
    return {"Your guns hit your own men: say first whom.", "13.5"};
  }
  return refuse_hit(field, action.args[0], step.locals[kPosition], field.phasing());
}

void act(const Edition& edition, Now& now, const Action& action) { take(edition, now, action.args[0]); }

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const int left = step.locals[kLeft];
  prompt.text = "Your guns hit friends at " + place_name(field.battlefield().layout(), step.locals[kPosition]) +
                ": choose who takes " + (left == 1 ? "the hit" : "the next of " + std::to_string(left) + " hits") +
                ". They roll morale at once.";
  prompt.rule = "13.5";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  return is_firing(below) && field.has(Option::Support) && is_in_play(field, l[kPosition]) &&
         is_within(l[kLeft], is_asked(field, step) ? 1 : 0, kMostDice) && l[2] == 0 && l[3] == 0 && l[4] == 0;
}

}  // namespace

const StepRule kSupportStep = {.kind = StepKind::Support,
                               .id = "support",
                               .advance = advance,
                               .waits_for = waits_for_phasing,
                               .candidates = candidates,
                               .refuse = refuse,
                               .act = act,
                               .ask = ask,
                               .fits = fits};

}  // namespace longroll::dixie
