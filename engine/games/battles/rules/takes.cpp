#include "engine/games/battles/rules/takes.h"

#include "engine/games/battles/rules/held.h"

namespace longroll::battles {
namespace {

bool is_due(const Field& field, PieceId unit) {
  return field.piece(unit).place == kDue &&
         field.turn() >= field.scenario().placements[static_cast<std::size_t>(unit)].turn;
}

}  // namespace

/// Battles 6.41, 6.45, 7.1, 12.1
Refusal refuse_strategic(const Field& field, PieceId unit) {
  if (!field.is_unit(unit)) {
    return {"Strategic marches are for infantry, cavalry and artillery.", "6.42"};
  }
  if (field.condition(unit) != Condition::Good) {
    return {"A unit in disorder makes no strategic march.", "12.1"};
  }
  const Place place = field.piece(unit).place;
  if (!is_hex(place)) {
    return kLawful;
  }
  const Seat side = field.side_of(unit);
  if (field.near(other(side)).has(place)) {
    return {"A strategic march begins three or more hexes from every enemy.", "6.41"};
  }
  if (!field.communications(side).has(place)) {
    return {"Without a line of communication there are no strategic marches.", "7.1"};
  }
  return kLawful;
}

Refusal refuse_take(const Field& field, PieceId unit, MoveMode mode) {
  if (field.side_of(unit) != field.phasing()) {
    return {"It is not that side's turn.", "4.0"};
  }
  if (field.arm_of(unit) == Arm::Breastworks) {
    return {"Breastworks do not move.", "10.3"};
  }
  if (!is_on_map(field.piece(unit)) && field.piece(unit).place != kDue) {
    return {"It is out of the battle.", "6.0"};
  }
  if (field.piece(unit).place == kDue && !is_due(field, unit)) {
    return {"It has not arrived yet.", "4.0"};
  }
  if (field.has_flag(unit, kMoved)) {
    return {"It has moved in this phase.", "6.0"};
  }
  if (is_held(field, unit)) {
    return {"It waits for an order to move.", "4.0"};
  }
  if (mode == MoveMode::Strategic) {
    if (const Refusal refusal = refuse_strategic(field, unit)) {
      return refusal;
    }
  }
  const March march(field, unit, mode);
  if (march.can_go(allowance(field, unit, mode))) {
    return kLawful;
  }
  if (mode == MoveMode::Strategic) {
    const bool is_near_enemy = field.piece(unit).place == kDue && march.entries().empty() &&
                               !March(field, unit, MoveMode::Regular).entries().empty();
    return is_near_enemy ? refusal_of(BlockReason::NearEnemy) : Refusal{"No road is open to it.", "6.45"};
  }
  if (is_on_map(field.piece(unit)) && field.is_in_enemy_zone(unit) && !field.is_night() && !field.is_routed(unit)) {
    return refusal_of(BlockReason::LeavesZone);
  }
  return {"There is no hex to which it could go.", "6.0"};
}

bool can_move(const Field& field, PieceId unit) { return !refuse_take(field, unit, MoveMode::Regular); }

PieceId unit_that_must_move(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (field.piece(id).owner == index_of(field.phasing()) && is_on_map(field.piece(id)) && field.is_unit(id) &&
        field.is_routed(id) && can_move(field, id)) {
      return id;
    }
  }
  return kNoPiece;
}

}  // namespace longroll::battles
