#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 8.4, 11.3: every troop card of an overstacked position rolls; those that fail go to the Reserve; if there are
/// still too many, the owner withdraws cards of his choice until there are not. A card keeps its hits on the way.
namespace longroll::dixie {
namespace {

Seat side_of(const Step& step) { return locals_of<DisorderLocals>(step).side; }
Seat waits_for(const State&, const Step& step) { return side_of(step); }

bool is_troop_there(const Field& field, PieceId id, Place position, Seat side) {
  return field.state().has_piece(id) && field.piece(id).place == position && owner_of(field.piece(id)) == side &&
         field.card(id).is_troop();
}

/// The next troop card that has not rolled yet, or kNoPiece.
PieceId next_to_roll(const Field& field, Place position, Seat side) {
  for (const PieceId id : field.on_field()) {
    if (is_troop_there(field, id, position, side) && (field.piece(id).flags & kChecked) == 0) {
      return id;
    }
  }
  return kNoPiece;
}

/// The card goes to the Reserve with its hits; it rolls for them when it stands in a position again.
void send_back(const Edition& edition, Now& now) {
  const auto disorder = locals_of<DisorderLocals>(now);
  write(now, &DisorderLocals::leaving, {});
  return_to_reserve(now, disorder.leaving.piece);
  settle(edition, now, disorder.position);
}

void end_disorder(Now& now, Place position) {
  for (const PieceId id : piece_ids(now.state())) {
    if (now.state().piece(id).place == position) {
      now.lower(id, kChecked);  // a later disorder of the turn is rolled for anew
    }
  }
  now.end();
}

bool advance(const Edition& edition, Now& now) {
  const auto [position, side, leaving, stage] = locals_of<DisorderLocals>(now);
  if (leaving.is_there()) {
    send_back(edition, now);
    return true;
  }
  const Field field(edition, now);
  const PieceId next = next_to_roll(field, position, side);
  if (stage == DisorderStage::Begun) {
    write(now, &DisorderLocals::stage, DisorderStage::Offered);
    if (next != kNoPiece) {
      offer_specials(edition, now, {Moment::Disordered, position, next});
    }
    return true;
  }
  if (stage == DisorderStage::Offered && next != kNoPiece) {
    reveal(now, next);  // its roll is made in the open
    now.raise(next, kChecked);
    begin(now, MoraleCheckLocals{.card = next, .purpose = Purpose::Disorder});
    return true;
  }
  if (is_overstacked(field, position, side)) {
    return false;
  }
  end_disorder(now, position);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at<verbs::Withdraw>(field, locals_of<DisorderLocals>(step).position, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto withdraw = read<verbs::Withdraw>(action);
  if (!withdraw) {
    return {"The position is overstacked: withdraw cards from it first.", "8.4"};
  }
  if (!is_troop_there(field, withdraw->card, locals_of<DisorderLocals>(step).position, side_of(step))) {
    return {"Withdraw troop cards from the overstacked position.", "8.4"};
  }
  return kLawful;
}

void act(const Edition&, Now& now, const Action& action) {
  write(now, &DisorderLocals::leaving, {arguments_of<verbs::Withdraw>(action).card});
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Too many cards still stand there: withdraw cards to your Reserve.";
  prompt.rule = "8.4";
}

constexpr LocalRange kRanges[] = {position_in<&DisorderLocals::position>("position"),
                                  side_in<&DisorderLocals::side>("side"),
                                  // A card that must go back does so at once.
                                  range<&DisorderLocals::leaving, &PieceOrNone::piece>("leaving", kNoPiece, kNoPiece),
                                  range<&DisorderLocals::stage>("stage", DisorderStage::Begun, DisorderStage::Stayed)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto disorder = locals_of<DisorderLocals>(step);
  const auto [position, side] = std::pair(disorder.position, disorder.side);
  if (!field.battlefield().has(position)) {
    return false;
  }
  const bool is_own_turn = side == field.phasing();
  const bool is_overnight =
      is_night(field.state()) && (is_below(below, StepKind::Night) || is_below(below, StepKind::Disorder));
  const bool is_moment =
      is_overnight ||
      (is_own_turn && (is_below(below, StepKind::MovePhase) || is_below(below, StepKind::Disorder) ||
                       is_below(below, StepKind::MoralePhase))) ||
      (field.has(Option::Melee) && (is_below(below, StepKind::CombatPhase) || is_in_melee_at(position, below)));
  // Whoever does not see all cards cannot tell whether there are too many, or who has rolled (13.6).
  return is_moment &&
         (!is_asked(field, step) || (disorder.stage != DisorderStage::Begun && field.troops(position, side) > 0));
}

}  // namespace

const StepRule kDisorderStep = {.kind = StepKind::Disorder,
                                .id = "disorder",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .refuse = refuse,
                                .act = act,
                                .ask = ask,
                                .on = steps(StepKind::Night, StepKind::Disorder, StepKind::MovePhase,
                                            StepKind::MoralePhase, StepKind::CombatPhase, StepKind::Melee),
                                .holds = holds_only<DisorderLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::dixie
