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
    kArmyMoraleRollStep, kForcedMarchStep, kLeadStep, kPreparationStep, kReserveFormingStep, kDeploymentStep,
    kFortuneStep, kDrawStep, kCallStep;

/// In the order of StepKind; null where a step is not written.
std::span<const StepRule* const> all_steps();

/// Chattanooga 14.5: a deployment that an enemy has forced, or the check that such a unit owes, has cut in on that
/// step.
bool is_cut_into(const State& state, const Step& step);
/// The step is asked now, or will be as soon as what has cut in on it is over.
inline bool is_asked_next(const State& state, const Step& step) {
  return is_innermost(state, step) || is_cut_into(state, step);
}

/// Chattanooga 14.5: before anybody else is asked: lets what a reserve or one of its units owes cut in. False: nothing.
bool cut_in(const Library& library, Now& now);

// What several steps say or do.

/// Chattanooga 2.2: one die of ten faces, 0 to 9, is owed, by that rule.
constexpr Chance d10(StaticText rule) { return {Chance::Kind::Die, static_cast<Verb>(Do::Roll), kDieFaces, 0, rule}; }

inline Seat waits_for_phasing(const State& state, const Step&) { return phasing(state); }

/// A phase of that side begins: it is asked from now on.
inline void begin_phase(Now& now, Seat side, Phase phase) {
  now.set(track(Track::Phasing), index_of(side));
  now.set(track(Track::PhaseNow), static_cast<int>(phase));
  log(now, notes::PhaseBegan{side, phase});
}

}  // namespace longroll::chattanooga
