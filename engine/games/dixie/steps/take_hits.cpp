#include "engine/core/text.h"
#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/words.h"

/// Dixie 7.3: hits are spread over the troop cards, as their owner chooses within the even spread (the firing side when
/// it played Sharpshooters).
namespace longroll::dixie {
namespace {

Seat waits_for(const State&, const Step& step) { return locals_of<TakeHitsLocals>(step).chooser; }

void take(const Edition& edition, Now& now, PieceId card) {
  write(now, &TakeHitsLocals::hits_left, locals_of<TakeHitsLocals>(now).hits_left - 1);
  take_hit(edition, now, card);
}

bool advance(const Edition& edition, Now& now) {
  const auto hits = locals_of<TakeHitsLocals>(now);
  if (hits.hits_left == 0) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  const Eligible eligible = find_eligible(field, [&](PieceId id) {
    return hits.mark.is_there() ? id == hits.mark.piece && field.piece(id).place == hits.position
                                : !refuse_hit(field, id, hits.position, hits.side);
  });
  if (eligible.count == 0) {
    log(now, notes::HitsLost{hits.hits_left});
    now.end();
    return true;
  }
  if (eligible.count > 1 || (!hits.mark.is_there() && cards_to_hit_as_seen(field, hits.position, hits.side) > 1)) {
    return false;
  }
  take(edition, now, eligible.last);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at<verbs::TakeHit>(field, locals_of<TakeHitsLocals>(step).position, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto hit = read<verbs::TakeHit>(action);
  if (!hit) {
    return {"The hits must be placed first.", "7.3"};
  }
  const auto hits = locals_of<TakeHitsLocals>(step);
  return refuse_hit(field, hit->card, hits.position, hits.side);
}

void act(const Edition& edition, Now& now, const Action& action) {
  take(edition, now, arguments_of<verbs::TakeHit>(action).card);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto hits = locals_of<TakeHitsLocals>(step);
  const std::string place = place_name(field.battlefield().layout(), hits.position);
  const std::string count = count_of(hits.hits_left, "hit", "hits");
  if (hits.position == melee_of(field.state())) {
    prompt.text = "Both sides have struck at " + place + ": " + count +
                  (hits.hits_left == 1 ? " for you to take. Which card takes it?"
                                       : " for you to take. Which card takes the first?");
    prompt.rule = "13.2";
    return;
  }
  prompt.text =
      "Place " + count + " in " + place + ": choose the card that takes " + (hits.hits_left == 1 ? "it." : "the next.");
  prompt.rule = "7.3";
}

/// In a melee either side takes hits, in its position; else the side that is fired at.
bool is_hit_there(const Field& field, const TakeHitsLocals& hits, const Step* below) {
  if (is_below(below, StepKind::Melee)) {
    return is_in_melee_at(hits.position, MeleeStage::Placing, below);
  }
  const bool is_supported =
      is_below(below, StepKind::Support) && hits.position == locals_of<SupportLocals>(*below).position;
  return is_supported ? hits.side == other(field.phasing()) : is_fire_of(field, other(hits.side), below);
}

/// One card that takes all hits takes them without a question: they wait only for those on its general. When the last
/// of them ended the battle it is gone.
bool is_mark(const Field& field, const Step& step) {
  const auto hits = locals_of<TakeHitsLocals>(step);
  if (is_asked(field, step)) {
    return false;
  }
  const Piece& mark = field.piece(hits.mark.piece);
  return field.card(hits.mark.piece).type == CardType::Artillery && owner_of(mark) == hits.side &&
         (field.is_over() || mark.place == hits.position);
}

constexpr LocalRange kRanges[] = {
    position_in<&TakeHitsLocals::position>("position"), side_in<&TakeHitsLocals::side>("side"),
    range<&TakeHitsLocals::hits_left>("hits_left", 0, Tally::kMax), side_in<&TakeHitsLocals::chooser>("chooser"),
    piece_or_none_in<&TakeHitsLocals::mark, &PieceOrNone::piece>("mark")};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto hits = locals_of<TakeHitsLocals>(step);
  return is_hit_there(field, hits, below) && is_in_play(field, hits.position) &&
         is_count_of_hits(field, step, hits.hits_left, below) && (!hits.mark.is_there() || is_mark(field, step));
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
                                .on = steps(StepKind::Melee, StepKind::Support, StepKind::Scout, StepKind::CombatPhase,
                                            StepKind::HorseFire, StepKind::Outflank),
                                .holds = holds_only<TakeHitsLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::dixie
