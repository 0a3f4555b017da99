#include "engine/core/text.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/tally.h"

/// Dixie 11.2, 12.0: sixes fall on the general and the colors of a position, as evenly as can be; their owner says who
/// takes the odd one. Locals: position, side hit, hits left.
namespace longroll::dixie {
namespace {

enum Local { kPosition, kSide, kLeft };

Seat waits_for(const State&, const Step& step) { return seat_of(step.locals[kSide]); }

void take(Now& now, PieceId card) {
  now.set_local(kLeft, now.local(kLeft) - 1);
  now.mark(card, now.state().piece(card).marks + 1);
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kLeft) == 0) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  const auto position = static_cast<Place>(now.local(kPosition));
  const Seat side = seat_of(now.local(kSide));
  const Eligible eligible =
      find_eligible(field, [&](PieceId id) { return !refuse_general_hit(field, id, position, side); });
  if (eligible.count > 1) {
    return false;
  }
  LR_CHECK(eligible.count == 1, "hits on generals are begun only where one is");
  take(now, eligible.last);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Seat side = seat_of(step.locals[kSide]);
  for (const PieceId id : {field.general(step.locals[kPosition], side), field.guard(step.locals[kPosition], side)}) {
    if (id != kNoPiece) {
      actions.push_back(action_of(Do::TakeGeneralHit, id));
    }
  }
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action != action_of(Do::TakeGeneralHit, action.args[0])) {
    return {"First say who takes the hit: the general or the colors.", "12.0"};
  }
  return refuse_general_hit(field, action.args[0], step.locals[kPosition], seat_of(step.locals[kSide]));
}

void act(const Edition&, Now& now, const Action& action) { take(now, action.args[0]); }

void ask(const Field& field, const Step& step, Prompt& prompt) {
  if (step.locals[kPosition] == melee_of(field.state())) {
    prompt.text =
        "A six in the melee: who takes " + count_of(step.locals[kLeft], "hit", "hits") + ", the general or the colors?";
    prompt.rule = "13.2";
    return;
  }
  prompt.text = "A six: who takes " + count_of(step.locals[kLeft], "hit", "hits") + ", the general or the colors?";
  prompt.rule = "12.0";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  const bool is_after_fire = is_firing(below) || is_below(below, StepKind::TakeHits) ||
                             is_below(below, StepKind::Support) || is_below(below, StepKind::Outflank);
  const bool is_melee = is_below(below, StepKind::Melee) && l[kPosition] == below->locals[0] &&
                        below->locals[2] == static_cast<std::int16_t>(MeleeStage::Placing);
  if ((!is_after_fire && !is_melee) || !is_in_play(field, l[kPosition]) || !is_within(l[kSide], 0, 1) ||
      !is_within(l[kLeft], is_asked(field, step) ? 1 : 0, is_melee ? kMostTally : kMostDice)) {
    return false;
  }
  const Seat side = seat_of(l[kSide]);
  return field.general(l[kPosition], side) != kNoPiece || field.guard(l[kPosition], side) != kNoPiece;
}

}  // namespace

const StepRule kTakeGeneralHitsStep = {.kind = StepKind::TakeGeneralHits,
                                       .id = "take-general-hits",
                                       .advance = advance,
                                       .waits_for = waits_for,
                                       .candidates = candidates,
                                       .refuse = refuse,
                                       .act = act,
                                       .ask = ask,
                                       .fits = fits};

}  // namespace longroll::dixie
