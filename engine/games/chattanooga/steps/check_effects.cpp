// build: small
#include "engine/games/chattanooga/steps/check_effects.h"

#include <array>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/steps/fortune_acts.h"
#include "engine/games/chattanooga/steps/march.h"
#include "engine/games/chattanooga/steps/result.h"
#include "engine/games/chattanooga/steps/retreat.h"
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
  const auto march = locals_of<MarchLocals>(below);
  const bool is_leaving = march.stage == MarchStage::Leaving || march.stage == MarchStage::Stopping;
  return is_leaving && march.checked == unit && field.has_flag(unit, kMoving);
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

/// Chattanooga 10.10: the Result waits for the check of its unit, and goes on with that stage.
bool is_checked_by(const Field& field, PieceId unit, const Step& below, ResultStage next) {
  const auto result = locals_of<ResultLocals>(below);
  return result.stage == next && result.unit == unit && hex_where_hit(field, unit) != kNoHex;
}

bool is_struck_twice(const Field& field, PieceId unit, const Step& below) {
  const auto result = locals_of<ResultLocals>(below);
  return is_checked_by(field, unit, below, ResultStage::Morale) && result.marks.must_retreat &&
         disruption_of(field, unit, result.effect.effect) == Disruption::Retreat && field.is_disrupted(unit);
}

bool is_shaken(const Field& field, PieceId unit, const Step& below) {
  return is_checked_by(field, unit, below, ResultStage::Guns) &&
         locals_of<ResultLocals>(below).effect.effect.must_check_morale;
}

/// Chattanooga 5.7
bool is_questionable(const Field& field, PieceId unit, const Step& below) {
  const auto combat = locals_of<CombatLocals>(below);
  return field.has_flag(unit, kQuestionable) &&
         ((combat.stage == CombatStage::QuestionableDefender && combat.attacker == unit) ||
          (combat.stage == CombatStage::Flank && combat.defender == unit));
}

/// Chattanooga 10.7
bool is_surrounded(const Field& field, PieceId unit, const Step& below) {
  const auto combat = locals_of<CombatLocals>(below);
  return combat.stage == CombatStage::Leaders && combat.defender == unit && is_on_map(field.piece(combat.attacker)) &&
         is_flanked(field, {combat.attacker, combat.defender, combat.hex});
}

/// Chattanooga 5.10
bool is_replaced(const Field& field, PieceId unit, const Step& below) {
  return is_checked_by(field, unit, below, ResultStage::Replacing);
}

/// Chattanooga 10.14
bool continues(const Field&, PieceId unit, const Step& below) {
  const auto advance = locals_of<AdvanceLocals>(below);
  return advance.stage == AdvanceStage::Checking && advance.unit == unit;
}
bool continues_disrupted(const Field& field, PieceId unit, const Step& below) {
  const auto advance = locals_of<AdvanceLocals>(below);
  return advance.stage == AdvanceStage::CheckingRout && advance.unit == unit && field.is_disrupted(unit);
}

/// Chattanooga 16.3
bool may_panic(const Field& field, PieceId unit, const Step& below) {
  return is_checked_by(field, unit, below, ResultStage::Disruption) &&
         must_check_for_panic(field, unit, locals_of<ResultLocals>(below).effect.effect);
}

/// Chattanooga 15.0
bool recovers_freely(const Field& field, PieceId unit, const Step& below) {
  const auto fortune = locals_of<FortuneLocals>(below);
  return fortune.fortune == FortuneKind::FreeRecovery && !refuse_subject(field, fortune.fortune, unit);
}

bool is_rallied(const Field&, PieceId unit, const Step& below) {
  const auto lead = locals_of<LeadLocals>(below);
  return lead.purpose == LeadPurpose::Rally && lead.unit == unit;
}

bool draws_back_guns(const Field& field, PieceId unit, const Step& below) {
  return is_checked_by(field, unit, below, ResultStage::Retreat) && field.type(unit) == UnitType::Artillery &&
         locals_of<ResultLocals>(below).marks.must_retreat;
}

bool retreats_into_zone(const Field&, PieceId unit, const Step& below) {
  const auto retreat = locals_of<RetreatLocals>(below);
  return retreat.unit == unit && retreat.is_checked;
}

/// Chattanooga 14.5
bool has_been_deployed(const Field& field, PieceId unit, const Step&) {
  return field.has(Option::Reserves) && field.has_flag(unit, kDeployed) && field.phase() == Phase::Movement &&
         field.has_unit_on_map(unit, other(field.phasing()));
}

constexpr std::array<CheckEffect, 17> kEffects = {
    {{"to leave an enemy zone of control", "6.3", settle_leaving, steps(StepKind::March), leaves_zone},
     {"to form a stack", "8.3", settle_joining, steps(StepKind::March), joins_stack},
     {"to recover", "5.3", settle_recovery, steps(StepKind::MovementPhase), recovers},
     {"to rally", "5.6", settle_rally, steps(StepKind::Administration), rallies},
     {"because it is questionable", "5.7", settle_questionable, steps(StepKind::Combat), is_questionable},
     {"because it is surrounded", "10.7", settle_flanked, steps(StepKind::Combat), is_surrounded},
     {"against rout, struck while disrupted", "10.10", settle_second_blow, steps(StepKind::Result), is_struck_twice},
     {"against rout", "10.10", settle_morale_result, steps(StepKind::Result), is_shaken},
     {"to retreat through an enemy zone of control", "6.4", settle_retreat_into_zone, steps(StepKind::Retreat),
      retreats_into_zone},
     {"to bring the guns away", "10.4", settle_guns_retreat, steps(StepKind::Result), draws_back_guns},
     {"to be given extra strength at once", "5.10", settle_replacement, steps(StepKind::Result), is_replaced},
     {"to attack again", "10.14", settle_continuation, steps(StepKind::Advance), continues},
     {"against rout, for it is disrupted", "10.14", settle_continuation_rout, steps(StepKind::Advance),
      continues_disrupted},
     {"to rally round its leader", "13.3", settle_leader_rally, steps(StepKind::Lead), is_rallied},
     {"because an enemy has come beside it", "14.5", settle_deployment,
      steps(StepKind::MovementPhase, StepKind::March, StepKind::Entry, StepKind::Return, StepKind::Lead,
            StepKind::Arrange, StepKind::ReserveForming),
      has_been_deployed},
     {"by a fortune of war", "15.0", settle_free_recovery, steps(StepKind::Fortune), recovers_freely},
     {"in the panic of its army", "16.3", settle_morale_result, steps(StepKind::Result), may_panic}}};

}  // namespace

const CheckEffect* find_check(CheckReason reason) {
  const auto i = static_cast<std::size_t>(reason);
  return i < kEffects.size() && kEffects[i].settle != nullptr ? &kEffects[i] : nullptr;
}

HexId place_of_check(const Field& field, PieceId unit) { return hex_where_hit(field, unit); }

}  // namespace longroll::chattanooga
