#pragma once
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/scouting.h"
#include "engine/games/dixie/steps/step_rule.h"

/// What `fits` of several steps asks about the locals of a step from outside: any number may be handed in.
namespace longroll::dixie {

/// The step is asked now; when the battle is over it was left as it was.
inline bool is_asked(const Field& field, const Step& step) {
  return is_innermost(field.state(), step) && !field.is_over();
}

/// A position that this battlefield has.
inline bool is_in_play(const Field& field, int place) {
  return is_position(place) && field.battlefield().has(static_cast<Place>(place));
}

inline bool is_card_on_field(const Field& field, int id) {
  return field.state().has_piece(id) && is_position(field.piece(static_cast<PieceId>(id)).place);
}

inline bool is_troop_on_field(const Field& field, int id) {
  return is_card_on_field(field, id) && field.card(static_cast<PieceId>(id)).is_troop();
}

/// The card, which there must be, belongs to the side to move.
inline bool is_phasing(const Field& field, int id) {
  return owner_of(field.piece(static_cast<PieceId>(id))) == field.phasing();
}

/// A step of that phase, on the battle turn.
inline bool is_of_phase(const Field& field, Phase phase, const Step* below) {
  return is_below(below, StepKind::BattleTurn) && field.phase() == phase && below->locals[0] == static_cast<int>(phase);
}

/// A scout has been fired at (13.7).
inline bool is_under_scouts_fire(const Step* below) {
  return is_below(below, StepKind::Scout) && below->locals[2] == static_cast<std::int16_t>(ScoutStage::UnderFire);
}

/// The card, which must be on the battlefield, rolls for hits on that step: in its own Morale Phase (6.0), in a melee
/// (13.2), hit by its own guns (13.5), or as a scout (13.7).
inline bool rolls_for_hits(const Field& field, int id, const Step* below) {
  const bool is_there = below != nullptr && field.piece(static_cast<PieceId>(id)).place == below->locals[0];
  return (is_below(below, StepKind::MoralePhase) && is_phasing(field, id)) ||
         (is_below(below, StepKind::Melee) && is_there &&
          below->locals[2] == static_cast<std::int16_t>(MeleeStage::Checking)) ||
         ((is_below(below, StepKind::Support) || is_under_scouts_fire(below)) && is_there && is_phasing(field, id));
}

/// Cards of the side to move fire on that step: in its Combat Phase, or horse artillery after its moves (7.2).
inline bool is_firing(const Step* below) {
  return is_below(below, StepKind::CombatPhase) || is_below(below, StepKind::HorseFire);
}

/// A step on which a card of `side` fires: the side to move in its Combat Phase or round a flank (13.1), the other at
/// its scout (13.7).
inline bool is_fire_of(const Field& field, Seat side, const Step* below) {
  return is_under_scouts_fire(below)
             ? side != field.phasing()
             : side == field.phasing() && (is_firing(below) || is_below(below, StepKind::Outflank));
}

inline bool is_within(int value, int low, int high) { return low <= value && value <= high; }

/// More dice, hits or sixes than this no fire comes to.
constexpr int kMostDice = 12;

}  // namespace longroll::dixie
