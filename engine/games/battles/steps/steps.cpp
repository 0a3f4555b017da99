#include <array>

#include "engine/games/battles/steps/step_rule.h"

namespace longroll::battles {

const StepRule* find_step(int kind) {
  // In the order of StepKind.
  static const std::array<const StepRule*, 14> kSteps = {
      &kGameTurnStep,     &kPlayerTurnStep, &kMovementPhaseStep, &kMoveUnitStep, &kCombatPhaseStep,
      &kDeclareStep,      &kCombatStep,     &kEvasionStep,       &kLossesStep,   &kRetreatsStep,
      &kDisplacementStep, &kDisorderStep,   &kAdvancesStep,      &kRallyStep};
  return kind >= 0 && static_cast<std::size_t>(kind) < kSteps.size() ? kSteps[static_cast<std::size_t>(kind)] : nullptr;
}

}  // namespace longroll::battles
