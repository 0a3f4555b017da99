// build: small
#include "engine/games/chattanooga/steps/army_morale_roll.h"

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/words.h"

/// Chattanooga 16.1, 16.3: one die for the morale of an army, and then for the next army for the same reason.
namespace longroll::chattanooga {
namespace {

using Roll = ArmyMoraleRollLocals;

/// Whose die follows; `command` is -1 when none does.
Roll next_roll(const Field& field, const Roll& roll) {
  if (roll.reason != ArmyMoraleReason::Settling) {
    return {ArmyMoraleReason::GroundLost, roll.next, -1};
  }
  return {roll.reason, next_army(field, roll.command), -1};
}

int morale_after(const Field& field, const Roll& roll, int die) {
  const ArmyMoraleNumbers& numbers = field.numbers().army_morale;
  const int morale = army_morale(field, roll.command);
  switch (roll.reason) {
    case ArmyMoraleReason::GroundGained:
      return raised_morale(numbers, morale, die);
    case ArmyMoraleReason::GroundLost:
      return lowered_morale(numbers, morale, die);
    case ArmyMoraleReason::Settling:
      return settled_morale(numbers, morale, die);
  }
  return morale;
}

/// Chattanooga 16.3: a reduction that the lowest box does not allow.
bool must_panic(const Field& field, const Roll& roll, int die) {
  return roll.reason == ArmyMoraleReason::GroundLost && die <= field.numbers().army_morale.changes_to &&
         army_morale(field, roll.command) == ArmyMoraleNumbers::kLowest && can_panic(field, roll.command) &&
         field.state().track(track(Track::Panicked, roll.command)) == 0;
}

/// Chattanooga 16.1, 16.3
void roll(const Library& library, Now& now, const Action& action) {
  const auto due = locals_of<Roll>(now);
  const int die = way_of(action);
  int before = 0;
  int after = 0;
  bool is_panic = false;
  Roll next;
  {
    const Field field(library, now);
    before = army_morale(field, due.command);
    after = morale_after(field, due, die);
    is_panic = must_panic(field, due, die);
    next = next_roll(field, due);
  }
  now.rolled(die, kDieFaces);
  log(now, notes::ArmyMoraleRolled{due.command, before, after});
  if (after != before) {
    now.set(track(Track::ArmyMorale, due.command), after);
  }
  if (is_panic) {
    now.set(track(Track::Panicked, due.command), 1);
    log(now, notes::ArmyPanicked{due.command});
  }
  if (next.command < 0) {
    now.end();
  } else {
    write(now, next);
  }
}

void ask(const Field&, const Step& step, Prompt& prompt) {
  const auto [reason, command, next] = locals_of<Roll>(step);
  const std::string whose = "the morale of " + std::string(name_of_command(command));
  prompt.text = reason == ArmyMoraleReason::GroundGained
                    ? "A die tells whether " + whose + " rises with the hex it gains."
                : reason == ArmyMoraleReason::GroundLost ? "A die tells whether " + whose + " falls."
                                                         : "A die tells how far " + whose + " settles.";
  prompt.rule = "16.1";
}

constexpr LocalRange kRanges[] = {
    range<&Roll::reason>("reason", ArmyMoraleReason::GroundGained, ArmyMoraleReason::Settling),
    range<&Roll::command>("command", 0, kCommands - 1), range<&Roll::next>("next", -1, kCommands - 1)};

bool fits_combat(const Field& field, const Roll& roll, const CombatLocals& combat) {
  if (combat.stage == CombatStage::OnAttacker) {  // 13.4
    return roll.reason == ArmyMoraleReason::GroundLost && field.has(Option::Leaders) &&
           combat.reading.natural == field.numbers().combat.leader_hit_die && roll.next != roll.command;
  }
  if (combat.stage != CombatStage::Over) {
    return false;
  }
  const int loser = command_of(field, combat.defender);
  return roll.reason == ArmyMoraleReason::GroundGained
             ? roll.command == command_of(field, combat.attacker) && roll.next == loser
             : roll.reason == ArmyMoraleReason::GroundLost && roll.command == loser && roll.next < 0;
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto roll = locals_of<Roll>(step);
  if (!field.has(Option::ArmyMorale) || !is_innermost(field.state(), step)) {
    return false;
  }
  if (is_below(below, StepKind::Combat)) {
    return fits_combat(field, roll, locals_of<CombatLocals>(*below));
  }
  if (is_below(below, StepKind::Fortune)) {  // 13.4, 15.0
    return locals_of<FortuneLocals>(*below).fortune == FortuneKind::KillLeader && field.has(Option::Leaders) &&
           roll.reason == ArmyMoraleReason::GroundLost && roll.next < 0 &&
           side_of_command(roll.command) == other(holder(field.state()));
  }
  return roll.reason == ArmyMoraleReason::Settling && roll.next < 0 && is_army_on_map(field, roll.command) &&
         locals_of<AdministrationLocals>(*below).stage == AdministrationStage::Works;
}

}  // namespace

/// Chattanooga 16.1
void roll_for_ground(const Library& library, Now& now, const CombatLocals& combat) {
  if (!has_option(now.state(), Option::ArmyMorale)) {
    return;
  }
  int gains = 0;
  int loses = 0;
  {
    const Field field(library, now);
    gains = command_of(field, combat.attacker);
    loses = command_of(field, combat.defender);
  }
  begin(now, Roll{ArmyMoraleReason::GroundGained, gains, loses});
}

/// Chattanooga 13.4, 16.1
void roll_for_leaders(Now& now, int command, int next) {
  if (has_option(now.state(), Option::ArmyMorale)) {
    begin(now, Roll{ArmyMoraleReason::GroundLost, command, next});
  }
}

/// Chattanooga 16.1
void settle_armies(const Library& library, Now& now) {
  if (!has_option(now.state(), Option::ArmyMorale)) {
    return;
  }
  const int first = next_army(Field(library, now), -1);
  if (first >= 0) {
    begin(now, Roll{ArmyMoraleReason::Settling, first, -1});
  }
}

const StepRule kArmyMoraleRollStep = {.kind = StepKind::ArmyMoraleRoll,
                                      .id = "army-morale-roll",
                                      .waits_for = waits_for_chance,
                                      .act = roll,
                                      .rolls = d10("16.1"),
                                      .ask = ask,
                                      .on = steps(StepKind::Combat, StepKind::Administration, StepKind::Fortune),
                                      .holds = holds_only<Roll>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::chattanooga
