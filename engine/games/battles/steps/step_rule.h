#pragma once
#include <string_view>

#include "engine/games/battles/field.h"
#include "engine/play/chance.h"
#include "engine/play/now.h"
#include "engine/play/prompt.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// One step of the sequence of play: whom it waits for, what may be done, what that does. Its locals are named beside
/// its StepKind in ids.h. Unused functions are null.
struct StepRule {
  StepKind kind;
  std::string_view id;  ///< "combat-phase", in JSON and in the log

  /// Goes on by itself as far as the rules alone decide; false when it waits for a player or for Chance. Called again
  /// until it is false, also after the step has ended or begun another.
  bool (*advance)(const Library& library, Now& now);

  /// Whom the step waits for once advance has returned false.
  Seat (*waits_for)(const Field& field, const Step& step);

  /// Lawful actions and perhaps some that `refuse` will strike out, in any order.
  void (*candidates)(const Field& field, const Step& step, Actions& actions);

  /// Takes any action, however wild.
  Refusal (*refuse)(const Field& field, const Step& step, const Action& action);

  /// Does a lawful action, or Chance's outcome.
  void (*act)(const Library& library, Now& now, const Action& action);

  Chance (*chance)(const Field& field, const Step& step);

  /// Fills in text and rule of the prompt.
  void (*ask)(const Field& field, const Step& step, Prompt& prompt);

  /// True when a player is only asked whether to interrupt, and Do::Pass lets things go on.
  bool may_pass = false;

  /// True when `candidates` lists lawful actions only, sorted: then nothing needs to be struck out or sorted.
  bool is_exact = false;

  /// Every number of a step from outside within what play can give it (sound.cpp): must not fail a check.
  bool (*fits)(const Field& field, const Step& step, const Step* below) = nullptr;
};

/// The rule of a kind of step; null for a number that is none.
const StepRule* find_step(int kind);

extern const StepRule kGameTurnStep, kPlayerTurnStep, kMovementPhaseStep, kMoveUnitStep, kCombatPhaseStep, kDeclareStep,
    kCombatStep, kEvasionStep, kLossesStep, kRetreatsStep, kDisplacementStep, kDisorderStep, kAdvancesStep, kRallyStep;

// What several steps say or do.

constexpr Refusal kNotOffered{"That is not what is asked now.", "4.0"};

inline Action action_of(Do verb, int a = 0, int b = 0) {
  const auto narrow = [](int value) { return static_cast<std::int16_t>(value); };
  return {static_cast<Verb>(verb), {narrow(a), narrow(b), 0, 0}};
}
inline Do verb_of(const Action& action) { return static_cast<Do>(action.verb); }

/// One six-sided die is owed, by that rule.
inline Chance d6(std::string_view rule) { return {Chance::Kind::Die, static_cast<Verb>(Do::Roll), 6, 1, rule}; }

inline Seat waits_for_phasing(const Field& field, const Step&) { return field.phasing(); }
inline Seat waits_for_chance(const Field&, const Step&) { return Seat::Chance; }

template <class... Args>
void say(Now& now, Say code, Args... args) {
  now.remark(static_cast<int>(code), static_cast<int>(args)...);
}

template <class... Args>
void begin(Now& now, StepKind kind, Args... args) {
  now.begin(static_cast<int>(kind), static_cast<int>(args)...);
}

}  // namespace longroll::battles
