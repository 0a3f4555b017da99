#include "engine/core/text.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 8.6: who is lost where the result leaves a choice: one attacker (Ae*, the defender chooses), one defender
/// (Ex*, the attacker chooses), attackers up to the printed strength of what the defender lost (Ex, Ex*, the attacker
/// chooses).
namespace longroll::battles {
namespace {

Seat side_of(const Step& step) { return locals_of<LossesLocals>(step).side; }

Seat waits_for(const State&, const Step& step) { return locals_of<LossesLocals>(step).chooser; }

void lose(const Library& library, Now& now, PieceId unit) {
  const Piece piece = now.state().piece(unit);
  const int strength = library.counter(piece.kind).strength;
  auto losses = locals_of<LossesLocals>(now);
  eliminate(library, now, unit);
  if (losses.strength_owed > strength) {
    losses.strength_owed -= strength;
    write(now, losses);
    return;
  }
  // 8.14, 8.74: for a unit that had its fight before nothing is paid.
  const bool is_paid_for = losses.result == CombatResult::ExPart && losses.strength_owed == 0 &&
                           (piece.flags & kAddsNothing) == 0 && strength > 0;
  if (!is_paid_for) {
    now.end();
    return;
  }
  losses.side = losses.chooser;
  losses.strength_owed = strength;
  write(now, losses);
}

bool advance(const Library& library, Now& now) {
  const Field field(library, now);
  const Step& step = now.state().top();
  int count = 0;
  int sum = 0;
  int least = 0;
  PieceId first = kNoPiece;
  for (const PieceId id : field.pieces()) {
    if (!can_be_lost(field, id, side_of(step))) {
      continue;
    }
    const int strength = field.counter(id).strength;
    first = count == 0 ? id : first;
    least = count == 0 ? strength : std::min(least, strength);
    sum += strength;
    ++count;
  }
  if (count == 0) {
    now.end();
    return true;
  }
  const int owed = locals_of<LossesLocals>(step).strength_owed;
  if (owed == 0 ? count > 1 : sum - least >= owed) {
    return false;
  }
  lose(library, now, first);  // nothing less would do
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  for (const PieceId id : field.pieces()) {
    if (can_be_lost(field, id, side_of(step))) {
      actions.push_back(action_of(verbs::Lose{id}));
    }
  }
}

Refusal refuse(const Field& field, const LossesLocals& losses, const verbs::Lose& lose) {
  return field.state().has_piece(lose.unit) && can_be_lost(field, lose.unit, losses.side)
             ? kLawful
             : Refusal{"Only units of this combat can be lost by it, and no bombarding guns.", "8.6"};
}

void lose_chosen(const Library& library, Now& now, const verbs::Lose& chosen) { lose(library, now, chosen.unit); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, lose_chosen>()};

void ask(const Field&, const Step& step, Prompt& prompt) {
  prompt.rule = "8.6";
  const auto losses = locals_of<LossesLocals>(step);
  if (losses.strength_owed > 0) {
    prompt.text = "Exchange: choose units to lose, " +
                  count_of(losses.strength_owed, "strength point", "strength points") + " or more as printed.";
  } else if (losses.result == CombatResult::AePart) {
    prompt.text = "The attack breaks down: choose the attacker that is destroyed.";
  } else {
    prompt.text = "Partial exchange: choose the defender that is destroyed.";
  }
}

constexpr LocalRange kRanges[] = {side_in<&LossesLocals::side>("side"), side_in<&LossesLocals::chooser>("chooser"),
                                  range<&LossesLocals::strength_owed>("strength_owed", 0, 10'000),
                                  range<&LossesLocals::result>("result", CombatResult::AePart, CombatResult::ExPart)};

bool fits(const Field& field, const Step& step, const Step*) {
  const Seat attacker = field.phasing();
  const auto [side, chooser, owed, result] = locals_of<LossesLocals>(step);
  if (!is_innermost(field.state(), step)) {
    return false;
  }
  const bool is_attackers_choice = chooser == attacker;
  switch (result) {
    case CombatResult::AePart:
      return side == attacker && chooser == other(attacker) && owed == 0;
    case CombatResult::Ex:
      return side == attacker && is_attackers_choice && owed > 0;
    case CombatResult::ExPart:
      return is_attackers_choice && side == (owed > 0 ? attacker : other(attacker));
    default:
      return false;
  }
}

}  // namespace

const StepRule kLossesStep = {.kind = StepKind::Losses,
                              .id = "losses",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .otherwise = {"First name the unit that is lost.", "8.6"},
                              .ask = ask,
                              .is_exact = true,
                              .on = steps(StepKind::Retreats),
                              .holds = holds_only<LossesLocals>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::battles
