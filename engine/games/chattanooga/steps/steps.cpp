// build: small
#include <array>

#include "engine/games/chattanooga/steps/step_rule.h"

namespace longroll::chattanooga {

std::span<const StepRule* const> all_steps() {
  static constexpr std::array<const StepRule*, 26> kSteps = {
      &kSetUpStep,       &kGameTurnStep,       &kCoupletStep,        &kMovementPhaseStep, &kMarchStep,
      &kMoraleCheckStep, &kArrangeStep,        &kReturnStep,         &kCombatPhaseStep,   &kAdministrationStep,
      &kEntryStep,       &kAttackStep,         &kCombatStep,         &kResultStep,        &kRetreatStep,
      &kAdvanceStep,     &kBombardmentStep,    &kArmyMoraleRollStep, &kForcedMarchStep,   &kLeadStep,
      &kPreparationStep, &kReserveFormingStep, &kDeploymentStep,     &kFortuneStep,       &kDrawStep,
      &kCallStep};
  return kSteps;
}

}  // namespace longroll::chattanooga
