#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/verbs.h"
#include "engine/play/step_rule.h"

namespace longroll::campaign {

/// One step of the sequence of play, one file a step; its locals are named in locals.h.
using StepRule = longroll::StepRule<Library, Field, StepKind>;

extern const StepRule kSetUpStep, kGameTurnStep, kRecruitmentStep, kInitiativeStep, kPlayerImpulseStep, kMovementStep,
    kForceMoveStep, kBattleStep, kRetreatStep, kLeaderFatesStep, kCavalryFlightStep, kSupplyCheckStep, kAttritionStep,
    kSurrenderStep, kReactionStep, kReactionMoveStep, kVoyageStep, kNavalCombatStep, kTransportStep, kWorksStep,
    kPoliticalStep, kKentuckyJoinsStep, kBuildingStep, kCrewMoveStep, kReactionVoyageStep, kStandingAnswerStep;

/// Those that are written, in the order of StepKind; null: not written yet, and never begun.
std::span<const StepRule* const> all_steps();

// What several steps say or do.

constexpr Refusal kNotAsked{"That is not what is asked now.", "3.2.1"};

/// One six-sided die is owed, by that rule.
constexpr Chance d6(StaticText rule) { return die_of_six(Do::Roll, rule); }
/// What the die of a roll shows; it lies on the table from now on.
inline int thrown(Now& now, const Action& roll) {
  constexpr int kFaces = 6;
  const int die = way_of(roll) + 1;
  now.rolled(die, kFaces);
  return die;
}

inline Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }

}  // namespace longroll::campaign
