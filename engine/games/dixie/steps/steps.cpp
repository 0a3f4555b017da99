#include <array>

#include "engine/games/dixie/steps/step_rule.h"

namespace longroll::dixie {

const StepRule* find_step(int kind) {
  // In the order of StepKind.
  static const std::array<const StepRule*, 17> kSteps = {
      &kDealStep,        &kDeployStep, &kOpenBattleStep,  &kCreekClashStep,     &kBattleTurnStep, &kMoralePhaseStep,
      &kMoraleCheckStep, &kRoutStep,   &kCombatPhaseStep, &kFireStep,           &kTakeHitsStep,   &kTakeGeneralHitsStep,
      &kMovePhaseStep,   &kMarchStep,  &kDisorderStep,    &kReinforcePhaseStep, &kWindowStep};
  return kind >= 0 && static_cast<std::size_t>(kind) < kSteps.size() ? kSteps[static_cast<std::size_t>(kind)] : nullptr;
}

}  // namespace longroll::dixie
