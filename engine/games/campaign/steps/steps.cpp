// build: small
#include <array>

#include "engine/games/campaign/steps/step_rule.h"

namespace longroll::campaign {

std::span<const StepRule* const> all_steps() {
  static constexpr std::array<const StepRule*, 26> kSteps = {
      &kSetUpStep,         &kGameTurnStep,    &kRecruitmentStep, &kInitiativeStep,  &kPlayerImpulseStep,
      &kSupplyCheckStep,   &kWorksStep,       &kMovementStep,    &kForceMoveStep,   &kReactionStep,
      &kReactionMoveStep,  &kBattleStep,      &kRetreatStep,     &kLeaderFatesStep, &kCavalryFlightStep,
      &kVoyageStep,        &kNavalCombatStep, &kAttritionStep,   &kSurrenderStep,   &kPoliticalStep,
      &kKentuckyJoinsStep, &kTransportStep,   &kBuildingStep,    &kCrewMoveStep,    &kReactionVoyageStep,
      &kStandingAnswerStep};
  return kSteps;
}

}  // namespace longroll::campaign
