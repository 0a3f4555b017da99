#pragma once
#include "engine/games/battles/field.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/log_notes.h"
#include "engine/games/battles/verbs.h"
#include "engine/play/step_rule.h"

namespace longroll::battles {

/// One step of the sequence of play, one file a step; its locals are named beside its StepKind in ids.h.
using StepRule = longroll::StepRule<Library, Field, StepKind>;

extern const StepRule kGameTurnStep, kPlayerTurnStep, kMovementPhaseStep, kMoveUnitStep, kCombatPhaseStep, kDeclareStep,
    kCombatStep, kEvasionStep, kLossesStep, kRetreatsStep, kDisplacementStep, kDisorderStep, kAdvancesStep, kRallyStep;

/// All of them, in the order of StepKind.
std::span<const StepRule* const> all_steps();

// What several steps say or do.

constexpr Refusal kNotOffered{"That is not what is asked now.", "4.0"};

/// One six-sided die is owed, by that rule.
constexpr Chance d6(StaticText rule) { return die_of_six(Do::Roll, rule); }

inline Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }

}  // namespace longroll::battles
