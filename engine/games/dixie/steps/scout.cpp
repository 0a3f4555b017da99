#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/scouting.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/words.h"

/// Dixie 13.7: a cavalry card has ridden into an enemy position. One card there, picked by its owner, fires at it; it
/// rolls morale at once; if it stands all that lies there is turned up and it rides back. Where no troops are it stays.
namespace longroll::dixie {
namespace {

Seat waits_for(const State& state, const Step&) { return other(phasing(state)); }

/// Dixie 13.6: undefended ground is taken; what lay there for show is gone.
void take_ground(const Edition& edition, Now& now, Place position, Seat enemy) {
  const PieceId scout = locals_of<ScoutLocals>(now).scout;
  log(now, notes::Scouted{scout, position, true});
  now.end();
  turn_up(edition, now, position, enemy);
  settle(edition, now, position);
}

void ride_back(const Edition& edition, Now& now, Place position, Seat enemy) {
  const PieceId scout = locals_of<ScoutLocals>(now).scout;
  log(now, notes::Scouted{scout, position, false});
  now.end();
  turn_up(edition, now, position, enemy);
  now.move(scout, opposite(position));
  settle(edition, now, position, Movement::UnderWay);
  settle(edition, now, opposite(position), Movement::UnderWay);
}

void fire(Now& now, PieceId sentry) {
  write(now, &ScoutLocals::stage, ScoutStage::UnderFire);
  reveal(now, sentry);
  begin(now, FireLocals{.card = sentry});
}

/// Picks the card that fires when the enemy could tell that there is no choice; false when its owner is asked.
bool pick(const Field& field, Now& now, Place position, Seat enemy) {
  const Eligible eligible =
      find_eligible(field, [&](PieceId id) { return !refuse_sentry(field, enemy, id, position); });
  if (eligible.count == 0) {
    write(now, &ScoutLocals::stage, ScoutStage::UnderFire);
    return true;
  }
  if (eligible.count > 1 || field.troops(position, enemy) + field.decoys(position, enemy) > 1) {
    return false;
  }
  fire(now, eligible.last);
  return true;
}

bool advance(const Edition& edition, Now& now) {
  const Field field(edition, now);
  const auto [position, scout, stage] = locals_of<ScoutLocals>(now);
  const Seat enemy = other(field.phasing());
  if (stage == ScoutStage::Picking) {
    if (field.troops(position, enemy) == 0) {
      take_ground(edition, now, position, enemy);
      return true;
    }
    return pick(field, now, position, enemy);
  }
  if (field.piece(scout).place != position) {
    now.end();  // it was shot down, or routed
  } else if (field.piece(scout).marks > 0) {
    begin(now, MoraleCheckLocals{.card = scout, .dice_left = field.piece(scout).marks});
  } else {
    ride_back(edition, now, position, enemy);
  }
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at<verbs::Fire>(field, locals_of<ScoutLocals>(step).position, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto chosen = read<verbs::Fire>(action);
  if (!chosen) {
    return {"Enemy cavalry scouts your position: choose the card that fires at it.", "13.7"};
  }
  return refuse_sentry(field, other(field.phasing()), chosen->card, locals_of<ScoutLocals>(step).position);
}

void act(const Edition&, Now& now, const Action& action) { fire(now, arguments_of<verbs::Fire>(action).card); }

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto [position, scout, stage] = locals_of<ScoutLocals>(step);
  prompt.text = field.edition().card(field.piece(scout).kind).name + " scouts " +
                place_name(field.battlefield().layout(), position) + ": choose one card of yours to fire at it.";
  prompt.rule = "13.7";
}

bool has_sentry(const Field& field, Place position) {
  const auto is_sentry = [&](PieceId id) { return !refuse_sentry(field, other(field.phasing()), id, position); };
  return find_eligible(field, is_sentry).count > 0;
}

constexpr LocalRange kRanges[] = {position_in<&ScoutLocals::position>("position"),
                                  piece_in<&ScoutLocals::scout>("scout"),
                                  range<&ScoutLocals::stage>("stage", ScoutStage::Picking, ScoutStage::UnderFire)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto [position, scout, stage] = locals_of<ScoutLocals>(step);
  if (!field.has(Option::Scouting) || !is_in_play(field, position) || line_of(position) == field.phasing() ||
      !is_phasing(field, scout) || field.card(scout).type != CardType::Cavalry) {
    return false;
  }
  const bool is_there = field.piece(scout).place == position;
  if (is_asked(field, step)) {
    return stage == ScoutStage::Picking && is_there && has_sentry(field, position);
  }
  return stage == ScoutStage::UnderFire && (is_there || field.is_over());
}

}  // namespace

const StepRule kScoutStep = {.kind = StepKind::Scout,
                             .id = "scout",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .refuse = refuse,
                             .act = act,
                             .ask = ask,
                             .on = steps(StepKind::MovePhase),
                             .holds = holds_only<ScoutLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::dixie
