#include "engine/core/text.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/words.h"

/// Dixie 13.5: guns fired into an engagement, and each five hits a friend there: the firing side picks him, within the
/// even spread (7.3), and those who were hit roll morale at once.
namespace longroll::dixie {
namespace {

void take(const Edition& edition, Now& now, PieceId card) {
  write(now, &SupportLocals::hits_left, locals_of<SupportLocals>(now).hits_left - 1);
  take_hit(edition, now, card);
}

/// Goes on placing; false when there is a choice.
bool place_next(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const auto support = locals_of<SupportLocals>(now);
  const Eligible eligible =
      find_eligible(field, [&](PieceId id) { return !refuse_hit(field, id, support.position, field.phasing()); });
  if (eligible.count > 1) {
    return false;
  }
  if (eligible.count == 0) {
    log(now, notes::HitsLost{support.hits_left});
    write(now, &SupportLocals::hits_left, 0);
  } else {
    take(edition, now, eligible.last);
  }
  return true;
}

bool advance(const Edition& edition, Now& now) {
  const auto support = locals_of<SupportLocals>(now);
  if (support.hits_left > 0) {
    return place_next(edition, now);
  }
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place == support.position && owner_of(piece) == field.phasing() && piece.marks > 0) {
      begin(now, MoraleCheckLocals{.card = id, .dice_left = piece.marks});
      return true;
    }
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at<verbs::TakeHit>(field, locals_of<SupportLocals>(step).position, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto hit = read<verbs::TakeHit>(action);
  if (!hit) {
    return {"Your guns hit your own men: first choose the card that takes the hit.", "13.5"};
  }
  return refuse_hit(field, hit->card, locals_of<SupportLocals>(step).position, field.phasing());
}

void act(const Edition& edition, Now& now, const Action& action) {
  take(edition, now, arguments_of<verbs::TakeHit>(action).card);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto [position, left] = locals_of<SupportLocals>(step);
  prompt.text = "Your guns hit friends at " + place_name(field.battlefield().layout(), position) +
                ": choose who takes " + (left == 1 ? "the hit" : "the next of " + std::to_string(left) + " hits") +
                ". They roll morale at once.";
  prompt.rule = "13.5";
}

constexpr LocalRange kRanges[] = {position_in<&SupportLocals::position>("position"),
                                  range<&SupportLocals::hits_left>("hits_left", 0, kMaxDice)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto [position, hits_left] = locals_of<SupportLocals>(step);
  return field.has(Option::Support) && is_in_play(field, position) && (!is_asked(field, step) || hits_left >= 1);
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
                               .on = steps(StepKind::CombatPhase, StepKind::HorseFire),
                               .holds = holds_only<SupportLocals>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::dixie
