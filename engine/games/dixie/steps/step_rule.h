#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/verbs.h"
#include "engine/play/step_rule.h"

namespace longroll::dixie {

/// One step of the sequence of play, one file a step; its locals are named in locals.h.
using StepRule = longroll::StepRule<Edition, Field, StepKind>;

extern const StepRule kDealStep, kDeployStep, kOpenBattleStep, kCreekClashStep, kBattleTurnStep, kMoralePhaseStep,
    kMoraleCheckStep, kRoutStep, kCombatPhaseStep, kFireStep, kTakeHitsStep, kTakeGeneralHitsStep, kMovePhaseStep,
    kMarchStep, kDisorderStep, kReinforcePhaseStep, kWindowStep, kSupportStep, kMeleeStep, kStrikeStep,
    kNameCommanderStep, kOutflankStep, kScoutStep, kNightStep, kHorseFireStep;

/// All of them, in the order of StepKind.
std::span<const StepRule* const> all_steps();

// What several steps say or do.

constexpr Refusal kNotOffered{"That is not what is asked now.", "5.0"};

/// Dixie 1.1: one ordinary die is owed, by that rule.
inline Chance d6(StaticText rule) { return {Chance::Kind::Die, static_cast<Verb>(Do::Roll), 6, 1, rule}; }

/// One of `left` cards is drawn, by that rule.
inline Chance draw_of(int left, StaticText rule) {
  return {Chance::Kind::Draw, static_cast<Verb>(Do::Draw), static_cast<std::int16_t>(left), 0, rule};
}

inline Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }

}  // namespace longroll::dixie
