#include <array>

#include "engine/games/battles/steps/step_rule.h"

namespace longroll::battles {

std::span<const StepRule* const> all_steps() {
  static constexpr std::array<const StepRule*, 14> kSteps = {
      &kGameTurnStep,     &kPlayerTurnStep, &kMovementPhaseStep, &kMoveUnitStep, &kCombatPhaseStep,
      &kDeclareStep,      &kCombatStep,     &kEvasionStep,       &kLossesStep,   &kRetreatsStep,
      &kDisplacementStep, &kDisorderStep,   &kAdvancesStep,      &kRallyStep};
  return kSteps;
}

}  // namespace longroll::battles
