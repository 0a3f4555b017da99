// build: small
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/check_effects.h"

/// Chattanooga 5.5: one unit makes a morale check. Whatever follows from it stands in check_effects.cpp.
namespace longroll::chattanooga {
namespace {

/// Chattanooga 13.3, 17.3: what is added to the unit's morale in a check for that reason.
int added_morale(const Field& field, PieceId unit, CheckReason reason) {
  if (reason == CheckReason::LeaderRally) {
    for (const Step& step : field.state().stack) {
      if (is_step<LeadLocals>(step)) {
        return field.counter(locals_of<LeadLocals>(step).leader).combat_rating;
      }
    }
  }
  if (reason == CheckReason::FreeRecovery) {
    return morale_of_free_recovery(field, unit);
  }
  if (reason == CheckReason::RetreatIntoZone) {  // it has left the works, and its leader helps it to the end
    return leader_morale(field, unit);
  }
  return is_check_of_combat(reason) ? fighting_morale(field, unit) - field.morale(unit) : 0;
}

void roll(const Library& library, Now& now, const Action& action) {
  const auto [unit, reason] = locals_of<MoraleCheckLocals>(now);
  const int die = way_of(action);
  CheckResult result;
  {
    const Field field(library, now);
    result = check_morale(field, unit, place_of_check(field, unit), die, added_morale(field, unit, reason));
  }
  now.rolled(die, kDieFaces, unit);
  log(now, notes::Checked{unit, reason, result.is_passed, result.over});
  now.end();
  find_check(reason)->settle(library, now, unit, result);
}

Chance chance(const Library&, const State&, const Step& step) {
  return d10(find_check(locals_of<MoraleCheckLocals>(step).reason)->rule);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto [unit, reason] = locals_of<MoraleCheckLocals>(step);
  const CheckEffect& check = *find_check(reason);
  prompt.text = field.counter(unit).name + " checks its morale of " +
                std::to_string(field.morale(unit) + added_morale(field, unit, reason)) + " " +
                std::string(check.words) + ".";
  prompt.rule = check.rule;
}

constexpr LocalRange kRanges[] = {
    piece_in<&MoraleCheckLocals::unit>("unit"),
    range<&MoraleCheckLocals::reason>("reason", CheckReason::LeavingZone, CheckReason::Panic)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [unit, reason] = locals_of<MoraleCheckLocals>(step);
  const CheckEffect* check = find_check(reason);
  return check != nullptr && is_innermost(field.state(), step) && field.is_unit(unit) && below != nullptr &&
         ((check->asked_by >> static_cast<unsigned>(below->kind)) & 1U) != 0 && check->fits(field, unit, *below);
}

}  // namespace

const StepRule kMoraleCheckStep = {
    .kind = StepKind::MoraleCheck,
    .id = "morale-check",
    .waits_for = waits_for_chance,
    .act = roll,
    .chance = chance,
    .ask = ask,
    .on = steps(StepKind::MovementPhase, StepKind::March, StepKind::Administration, StepKind::Result, StepKind::Retreat,
                StepKind::Lead, StepKind::Combat, StepKind::Advance, StepKind::Entry, StepKind::Return,
                StepKind::Arrange, StepKind::ReserveForming, StepKind::Fortune),
    .holds = holds_only<MoraleCheckLocals>,
    .ranges = kRanges,
    .fits = fits};

}  // namespace longroll::chattanooga
