#include "engine/games/chattanooga/steps/check_effects.h"

#include <array>

#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/table_acts.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 5.3
void settle_recovery(const Library&, Now& now, PieceId unit, const CheckResult& result) {
  if (result.is_passed) {
    recover(now, unit);
  }
}

/// Chattanooga 5.6: from the Shattered area to the Routed one of the same column.
void settle_rally(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  if (result.is_passed) {
    const bool is_eliminated = now.state().piece(unit).place == kShatteredAndEliminated;
    put_in_box(library, now, unit, is_eliminated ? kRoutedAndEliminated : kRouted);
  }
}

bool leaves_zone(const Field& field, PieceId unit, const Step& below) {
  return locals_of<MarchLocals>(below).stage == MarchStage::Leaving && locals_of<MarchLocals>(below).checked == unit &&
         field.has_flag(unit, kMoving);
}

bool joins_stack(const Field& field, PieceId unit, const Step& below) {
  const Movers movers = movers_of(field);
  return locals_of<MarchLocals>(below).stage == MarchStage::Joining && !movers.is_empty() &&
         checker_of_stack(field, movers, field.piece(movers.front()).place) == unit;
}

bool recovers(const Field& field, PieceId unit, const Step&) {
  return field.has_unit_on_map(unit, field.phasing()) && field.is_disrupted(unit) &&
         field.has_flag(unit, kRecovering) && field.has_flag(unit, kMoved);
}

bool rallies(const Field& field, PieceId unit, const Step& below) {
  const auto administration = locals_of<AdministrationLocals>(below);
  return administration.stage == AdministrationStage::Rally && administration.unit == unit &&
         is_shattered(field, unit) && field.side_of(unit) == administration.side;
}

constexpr std::array<CheckEffect, 4> kEffects = {
    {{"to leave an enemy zone of control", "6.3", settle_leaving, steps(StepKind::March), leaves_zone},
     {"to form a stack", "8.3", settle_joining, steps(StepKind::March), joins_stack},
     {"to recover", "5.3", settle_recovery, steps(StepKind::MovementPhase), recovers},
     {"to rally", "5.6", settle_rally, steps(StepKind::Administration), rallies}}};

}  // namespace

const CheckEffect* find_check(CheckReason reason) {
  const auto i = static_cast<std::size_t>(reason);
  return i < kEffects.size() ? &kEffects[i] : nullptr;
}

HexId place_of_check(const Field& field, PieceId unit) {
  return is_on_map(field.piece(unit)) ? field.piece(unit).place : kNoHex;
}

}  // namespace longroll::chattanooga
