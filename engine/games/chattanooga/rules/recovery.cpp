// build: small
#include "engine/games/chattanooga/rules/recovery.h"

#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {

/// Chattanooga 5.3, 7.1
Refusal refuse_recover(const Field& field, PieceId unit) {
  if (!field.has_unit_on_map(unit, field.phasing()) || !field.is_disrupted(unit)) {
    return {"It is no disrupted unit of yours.", "5.3"};
  }
  if (field.has_flag(unit, kMoved)) {
    return {"It has moved or tried to recover in this phase.", "5.3"};
  }
  if (field.is_in_enemy_zone(field.piece(unit).place, field.side_of(unit))) {
    return {"It is in an enemy zone of control.", "5.3"};
  }
  return kLawful;
}

/// Chattanooga 5.3
PieceId next_to_recover(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.is_disrupted(id) && !refuse_recover(field, id)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 5.6
bool is_shattered(const Field& field, PieceId unit) {
  const Place place = field.piece(unit).place;
  return field.is_unit(unit) && (place == kShattered || place == kShatteredAndEliminated);
}

/// Chattanooga 13.3
bool is_rallied(const Field& field, PieceId unit) { return (field.piece(unit).flags & kRallied) == kRallied; }

/// Chattanooga 5.3: no enemy controls who lies in reserve (14.3) or crosses the Tennessee (9.2).
bool recovers_by_itself(const Field& field, PieceId unit) {
  if (is_reserve_box(field.piece(unit).place) || field.piece(unit).place == kAcross) {
    return field.is_unit(unit) && field.is_disrupted(unit);
  }
  return is_on_map(field.piece(unit)) && field.is_unit(unit) && field.is_disrupted(unit) &&
         !field.is_in_enemy_zone(field.piece(unit).place, field.side_of(unit));
}

}  // namespace longroll::chattanooga
