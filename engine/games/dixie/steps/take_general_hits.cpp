#include "engine/core/text.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"

/// Dixie 11.2, 12.0: sixes fall on the general and the colors of a position, as evenly as can be; their owner says who
/// takes the odd one.
namespace longroll::dixie {
namespace {

Seat waits_for(const State&, const Step& step) { return locals_of<TakeGeneralHitsLocals>(step).side; }

void take(Now& now, PieceId card) {
  write(now, &TakeGeneralHitsLocals::hits_left, locals_of<TakeGeneralHitsLocals>(now).hits_left - 1);
  now.mark(card, now.state().piece(card).marks + 1);
}

bool advance(const Edition& edition, Now& now) {
  const auto hits = locals_of<TakeGeneralHitsLocals>(now);
  if (hits.hits_left == 0) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  const Eligible eligible =
      find_eligible(field, [&](PieceId id) { return !refuse_general_hit(field, id, hits.position, hits.side); });
  if (eligible.count > 1) {
    return false;
  }
  LR_CHECK(eligible.count == 1, "hits on generals are begun only where one is");
  take(now, eligible.last);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto [position, side, hits_left] = locals_of<TakeGeneralHitsLocals>(step);
  for (const PieceId id : {field.general(position, side), field.guard(position, side)}) {
    if (id != kNoPiece) {
      actions.push_back(action_of(verbs::TakeGeneralHit{id}));
    }
  }
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto hit = read<verbs::TakeGeneralHit>(action);
  if (!hit) {
    return {"First say who takes the hit: the general or the colors.", "12.0"};
  }
  const auto [position, side, hits_left] = locals_of<TakeGeneralHitsLocals>(step);
  return refuse_general_hit(field, hit->card, position, side);
}

void act(const Edition&, Now& now, const Action& action) {
  take(now, arguments_of<verbs::TakeGeneralHit>(action).card);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto [position, side, hits_left] = locals_of<TakeGeneralHitsLocals>(step);
  if (position == melee_of(field.state())) {
    prompt.text =
        "A six in the melee: who takes " + count_of(hits_left, "hit", "hits") + ", the general or the colors?";
    prompt.rule = "13.2";
    return;
  }
  prompt.text = "A six: who takes " + count_of(hits_left, "hit", "hits") + ", the general or the colors?";
  prompt.rule = "12.0";
}

constexpr LocalRange kRanges[] = {position_in<&TakeGeneralHitsLocals::position>("position"),
                                  side_in<&TakeGeneralHitsLocals::side>("side"),
                                  range<&TakeGeneralHitsLocals::hits_left>("hits_left", 0, Tally::kMax)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [position, side, hits_left] = locals_of<TakeGeneralHitsLocals>(step);
  if (!is_in_play(field, position) || !is_count_of_hits(field, step, hits_left, below) ||
      (is_below(below, StepKind::Melee) && !is_in_melee_at(position, MeleeStage::Placing, below))) {
    return false;
  }
  return field.general(position, side) != kNoPiece || field.guard(position, side) != kNoPiece;
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
                                       .on = steps(StepKind::CombatPhase, StepKind::HorseFire, StepKind::TakeHits,
                                                   StepKind::Support, StepKind::Outflank, StepKind::Melee),
                                       .holds = holds_only<TakeGeneralHitsLocals>,
                                       .ranges = kRanges,
                                       .fits = fits};

}  // namespace longroll::dixie
