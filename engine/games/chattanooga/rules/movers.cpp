#include "engine/games/chattanooga/rules/movers.h"

#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {

Movers movers_of(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (!field.has_flag(id, kMoving)) {
      continue;
    }
    Movers movers;
    for_each_at(field, field.piece(id).place, [&](PieceId unit) {
      if (field.has_flag(unit, kMoving) && (field.is_unit(unit) || field.is_reserve(unit))) {
        movers.add(unit);
      }
    });
    return movers;
  }
  return {};
}

/// Chattanooga 7.1, 8.2
Refusal refuse_take(const Field& field, PieceId unit) {
  if (!field.has_unit_on_map(unit, field.phasing()) && !has_reserve_on_map(field, unit, field.phasing())) {
    return {"It is no unit or reserve of yours on the map.", "7.1"};
  }
  if (field.has_flag(unit, kMoved)) {
    return {"Its move of this phase is over.", "7.1"};
  }
  return kLawful;
}

/// Chattanooga 8.2
Movers movable_at(const Field& field, HexId hex, Seat side) {
  Movers movers;
  for_each_unit_at(field, hex, [&](PieceId unit) {
    if (field.side_of(unit) == side && !field.has_flag(unit, kMoved) && movers.size() < Movers::kMax) {
      movers.add(unit);
    }
  });
  return movers;
}

}  // namespace longroll::chattanooga
