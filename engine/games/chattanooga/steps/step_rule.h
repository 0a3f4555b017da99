#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/play/step_rule.h"

namespace longroll::chattanooga {

/// One step of the sequence of play, one file a step; README.md tells the stages of each.
using StepRule = longroll::StepRule<Library, Field, StepKind>;

extern const StepRule kSetUpStep, kGameTurnStep, kCoupletStep, kMovementPhaseStep, kMarchStep, kMoraleCheckStep,
    kArrangeStep, kReturnStep, kCombatPhaseStep, kAdministrationStep, kEntryStep;
extern const StepRule kAttackStep, kCombatStep, kResultStep, kRetreatStep, kAdvanceStep, kBombardmentStep,
    kArmyMoraleRollStep, kForcedMarchStep, kLeadStep, kPreparationStep, kDrawStep, kFortuneStep, kCallStep;

/// In the order of StepKind; null where a step is not written.
std::span<const StepRule* const> all_steps();

// What several steps say or do.

/// Chattanooga 2.2: one die of ten faces, 0 to 9, is owed, by that rule.
constexpr Chance d10(std::string_view rule) {
  return {Chance::Kind::Die, static_cast<Verb>(Do::Roll), kDieFaces, 0, rule};
}

inline Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }

/// A phase of that side begins: it is asked from now on.
inline void begin_phase(Now& now, Seat side, Phase phase) {
  now.set(track(Track::Phasing), index_of(side));
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
  log(now, notes::PhaseBegan{side, phase});
}

}  // namespace longroll::chattanooga
