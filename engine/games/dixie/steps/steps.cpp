#include <array>

#include "engine/games/dixie/steps/step_rule.h"

namespace longroll::dixie {

std::span<const StepRule* const> all_steps() {
  static constexpr std::array<const StepRule*, 20> kSteps = {
      &kDealStep,           &kDeployStep,          &kOpenBattleStep, &kCreekClashStep,  &kBattleTurnStep,
      &kMoralePhaseStep,    &kMoraleCheckStep,     &kRoutStep,       &kCombatPhaseStep, &kFireStep,
      &kTakeHitsStep,       &kTakeGeneralHitsStep, &kMovePhaseStep,  &kMarchStep,       &kDisorderStep,
      &kReinforcePhaseStep, &kWindowStep,          &kSupportStep,    &kMeleeStep,       &kStrikeStep};
  return kSteps;
}

}  // namespace longroll::dixie
