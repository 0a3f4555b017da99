#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 10.1: the phasing side attacks one hex after the other. Nobody has to attack (6.5). Bombardment is not
/// written yet.
namespace longroll::chattanooga {
namespace {

void candidates(const Field& field, const Step&, Actions& actions) {
  hexes_to_attack(field).for_each([&](HexId hex) { actions.push_back(action_of(verbs::AttackHex{hex})); });
  actions.push_back(action_of(verbs::EndCombat{}));
}

Refusal refuse_attacking(const Field& field, const verbs::AttackHex& attack) {
  return refuse_attack_on(field, attack.hex);
}

void attack(const Library&, Now& now, const verbs::AttackHex& attack) {
  AttackLocals locals;
  locals.hex = attack.hex;
  begin(now, locals);
}

/// Chattanooga 6.5, 10.1: nobody has to attack.
void end_combat(const Library&, Now& now, const verbs::EndCombat&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_attacking, attack>(), StepRule::verb<end_combat>()};

bool fits(const Field& field, const Step&, const Step*) { return field.phase() == Phase::Combat; }

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .asks = {"Attack a hex, or end the combat.", "10.1"},
                                   .is_exact = true,
                                   .on = steps(StepKind::Couplet),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::chattanooga
