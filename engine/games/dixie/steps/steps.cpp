#include <array>

#include "engine/games/dixie/steps/step_rule.h"

namespace longroll::dixie {

std::span<const StepRule* const> all_steps() {
  static constexpr auto kSteps = std::to_array<const StepRule*>(
      {&kDealStep,           &kDeployStep,          &kOpenBattleStep, &kCreekClashStep,  &kBattleTurnStep,
       &kMoralePhaseStep,    &kMoraleCheckStep,     &kRoutStep,       &kCombatPhaseStep, &kFireStep,
       &kTakeHitsStep,       &kTakeGeneralHitsStep, &kMovePhaseStep,  &kMarchStep,       &kDisorderStep,
       &kReinforcePhaseStep, &kWindowStep,          &kSupportStep,    &kMeleeStep,       &kStrikeStep,
       &kNameCommanderStep,  &kOutflankStep,        &kScoutStep,      &kNightStep,       &kHorseFireStep});
  return kSteps;
}

}  // namespace longroll::dixie
