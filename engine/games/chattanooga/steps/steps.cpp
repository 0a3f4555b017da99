#include <array>

#include "engine/games/chattanooga/steps/step_rule.h"

namespace longroll::chattanooga {

std::span<const StepRule* const> all_steps() {
  static constexpr std::array<const StepRule*, 25> kSteps = {
      &kSetUpStep,       &kGameTurnStep,       &kCoupletStep,        &kMovementPhaseStep, &kMarchStep,
      &kMoraleCheckStep, &kArrangeStep,        &kReturnStep,         &kCombatPhaseStep,   &kAdministrationStep,
      &kEntryStep,       &kAttackStep,         &kCombatStep,         &kResultStep,        &kRetreatStep,
      &kAdvanceStep,     &kBombardmentStep,    &kArmyMoraleRollStep, &kForcedMarchStep,   &kLeadStep,
      &kPreparationStep, &kReserveFormingStep, &kDeploymentStep,
      nullptr,  // Fortune
      &kDrawStep};
  return kSteps;
}

}  // namespace longroll::chattanooga
