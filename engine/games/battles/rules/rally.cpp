#include "engine/games/battles/rules/rally.h"

namespace longroll::battles {
namespace {

/// A marker that can be put on the map: one that was used up, or a new one.
bool has_works_left(const Field& field) {
  if (static_cast<std::size_t>(field.piece_count()) < kMaxPieces) {
    return true;
  }
  for (const PieceId id : field.pieces()) {
    if (field.arm_of(id) == Arm::Breastworks && field.side_of(id) == field.phasing() && !is_on_map(field.piece(id))) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool can_rally(const Field& field, PieceId unit) {
  return field.side_of(unit) == field.phasing() && field.is_unit(unit) && is_on_map(field.piece(unit)) &&
         field.condition(unit) != Condition::Good && !field.is_in_enemy_zone(unit) &&
         field.communications(field.side_of(unit)).has(field.piece(unit).place);
}

bool rallies_by_itself(const Field& field, PieceId unit) {
  if (!field.is_night()) {
    return false;
  }
  for (const Direction d : kAllDirections) {
    const HexId next = field.grid().neighbor(field.piece(unit).place, d);
    if (next != kNoHex && field.has_units(next, other(field.side_of(unit)))) {
      return false;
    }
  }
  return true;
}

Refusal refuse_dig(const Field& field, PieceId unit) {
  if (field.side_of(unit) != field.phasing()) {
    return {"It is not that side's turn.", "4.0"};
  }
  if (field.arm_of(unit) != Arm::Infantry || !is_on_map(field.piece(unit))) {
    return {"Only infantry on the map puts up breastworks.", "10.3"};
  }
  if (field.has_flag(unit, kActed)) {
    return {"It has moved or fought since its last rally.", "10.3"};
  }
  if (field.condition(unit) != Condition::Good) {
    return {"A unit in disorder puts up no breastworks.", "10.3"};
  }
  if (field.has_breastworks(field.piece(unit).place)) {
    return {"That hex already has breastworks.", "10.3"};
  }
  return has_works_left(field) ? kLawful : Refusal{"No breastworks markers are left.", "10.3"};
}

}  // namespace longroll::battles
