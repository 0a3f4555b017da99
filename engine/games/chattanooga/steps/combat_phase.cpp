#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 10.1: the phasing side attacks and bombards. Only the end of the phase is written so far.
namespace longroll::chattanooga {
namespace {

void candidates(const Field&, const Step&, Actions& actions) { actions.push_back(action_of(verbs::EndCombat{})); }

void end_combat(const Library&, Now& now, const verbs::EndCombat&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<end_combat>()};

bool fits(const Field& field, const Step&, const Step*) { return field.phase() == Phase::Combat; }

}  // namespace

const StepRule kCombatPhaseStep = {.kind = StepKind::CombatPhase,
                                   .id = "combat-phase",
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .asks = {"End the combat.", "10.1"},
                                   .is_exact = true,
                                   .on = steps(StepKind::Couplet),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::chattanooga
