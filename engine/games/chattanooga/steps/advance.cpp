#include "engine/games/chattanooga/rules/advance.h"

#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.12: the attacker advances into the hex that its enemies have left. Nobody is asked, so no position
/// waits in this step; supporting advances and continuation (10.13, 10.14) will be asked here.
namespace longroll::chattanooga {
namespace {

/// The Combat that lies below says who attacked where.
CombatLocals combat_below(const State& state) { return locals_of<CombatLocals>(state.stack[state.stack.size() - 2]); }

bool advance(const Library& library, Now& now) {
  const CombatLocals combat = combat_below(now.state());
  const Movers movers = must_advance(Field(library, now), combat);
  if (!movers.is_empty()) {
    take_leaders_with(library, now, now.state().piece(combat.attacker).place);
    move_units(library, now, movers, combat.hex);
    halt_leaders(library, now, 0);
    log(now, notes::Advanced{combat.attacker, combat.hex});
  }
  now.end();
  if (!movers.is_empty()) {
    roll_for_ground(library, now, combat);
  }
  return true;
}

bool fits(const Field&, const Step&, const Step*) { return false; }

}  // namespace

const StepRule kAdvanceStep = {.kind = StepKind::Advance,
                               .id = "advance",
                               .advance = advance,
                               .waits_for = waits_for_nobody,
                               .on = steps(StepKind::Combat),
                               .holds = has_no_locals,
                               .fits = fits};

}  // namespace longroll::chattanooga
