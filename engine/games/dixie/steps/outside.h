#pragma once
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/steps/step_rule.h"

/// What `fits` of several steps asks about the locals of a step from outside: any number may be handed in.
namespace longroll::dixie {

/// The step is asked now; when the battle is over it was left as it was.
inline bool is_asked(const Field& field, const Step& step) {
  return is_innermost(field.state(), step) && !field.is_over();
}

/// A position that this battlefield has.
inline bool is_in_play(const Field& field, Place place) { return is_position(place) && field.battlefield().has(place); }

inline bool is_card_on_field(const Field& field, PieceId id) {
  return field.state().has_piece(id) && is_position(field.piece(id).place);
}

inline bool is_troop_on_field(const Field& field, PieceId id) {
  return is_card_on_field(field, id) && field.card(id).is_troop();
}

/// The card, which there must be, belongs to the side to move.
inline bool is_phasing(const Field& field, PieceId id) { return owner_of(field.piece(id)) == field.phasing(); }

/// A step of that phase, on the battle turn.
inline bool is_of_phase(const Field& field, Phase phase, const Step* below) {
  return is_below(below, StepKind::BattleTurn) && field.phase() == phase &&
         locals_of<BattleTurnLocals>(*below).phase == phase;
}

/// A scout has been fired at (13.7).
inline bool is_under_scouts_fire(const Step* below) {
  return is_below(below, StepKind::Scout) && locals_of<ScoutLocals>(*below).stage == ScoutStage::UnderFire;
}

/// A melee in that position.
inline bool is_in_melee_at(Place position, const Step* below) {
  return is_below(below, StepKind::Melee) && locals_of<MeleeLocals>(*below).position == position;
}

/// A melee in that position, at that stage.
inline bool is_in_melee_at(Place position, MeleeStage stage, const Step* below) {
  return is_in_melee_at(position, below) && locals_of<MeleeLocals>(*below).stage == stage;
}

/// The card, which must be on the battlefield, rolls for hits on that step: in its own Morale Phase (6.0), in a melee
/// (13.2), hit by its own guns (13.5), or as a scout (13.7).
inline bool rolls_for_hits(const Field& field, PieceId id, const Step* below) {
  const Place place = field.piece(id).place;
  return (is_below(below, StepKind::MoralePhase) && is_phasing(field, id)) ||
         is_in_melee_at(place, MeleeStage::Checking, below) ||
         (is_below(below, StepKind::Support) && locals_of<SupportLocals>(*below).position == place &&
          is_phasing(field, id)) ||
         (is_under_scouts_fire(below) && locals_of<ScoutLocals>(*below).position == place && is_phasing(field, id));
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

/// No fire has more dice, hits or sixes.
constexpr int kMaxDice = 12;

/// Hits that are still to be placed: of a melee, or of one fire; at least one while that is asked.
inline bool is_count_of_hits(const Field& field, const Step& step, int hits, const Step* below) {
  return hits >= (is_asked(field, step) ? 1 : 0) && (hits <= kMaxDice || is_below(below, StepKind::Melee));
}

/// The range of a member that is a position of any battlefield, or kNowhere.
template <auto member>
constexpr LocalRange position_in(std::string_view name) {
  return range<member>(name, kFirstPosition, kFirstPosition + kPositions - 1);
}
template <auto member>
constexpr LocalRange position_or_none_in(std::string_view name) {
  return range<member>(name, kNowhere, kFirstPosition + kPositions - 1);
}

/// The range of a tally of melee dice: fives hit friends only when guns fire in support (13.5).
template <auto member>
constexpr LocalRange no_fives_in() {
  return range<member, &Tally::fives>("fives", 0, 0);
}

}  // namespace longroll::dixie
