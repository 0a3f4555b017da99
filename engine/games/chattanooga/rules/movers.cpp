#include "engine/games/chattanooga/rules/movers.h"

#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/recovery.h"
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

namespace {

/// Chattanooga 7.1, 15.0: it has moved; in the extra phase of a fortune of war that is no hindrance.
bool has_moved(const Field& field, PieceId unit) { return field.has_flag(unit, kMoved) && !fortune_of(field.state()); }

}  // namespace

/// Chattanooga 8.3, 13.3
bool must_stand_still(const Field& field, PieceId unit) {
  return is_rallied(field, unit) || (field.has_flag(unit, kJoined) && !fortune_of(field.state()));
}

/// Chattanooga 7.1, 8.2, 8.3, 13.3
Refusal refuse_take(const Field& field, PieceId unit) {
  if (!field.has_unit_on_map(unit, field.phasing()) && !has_reserve_on_map(field, unit, field.phasing())) {
    return {"It is no unit or reserve of yours on the map.", "7.1"};
  }
  if (has_moved(field, unit)) {
    return {"Its move of this phase is over.", "7.1"};
  }
  if (is_rallied(field, unit)) {
    return {"A unit that was rallied in this couplet does not move.", "13.3"};
  }
  if (must_stand_still(field, unit)) {
    return {"It does not move in this couplet: others have stacked with it, or a leader has restored it.", "8.3"};
  }
  return kLawful;
}

/// Chattanooga 8.2, 8.3
Movers movable_at(const Field& field, HexId hex, Seat side) {
  Movers movers;
  for_each_unit_at(field, hex, [&](PieceId unit) {
    if (field.side_of(unit) == side && !has_moved(field, unit) && !must_stand_still(field, unit) &&
        movers.size() < Movers::kMax) {
      movers.add(unit);
    }
  });
  return movers;
}

}  // namespace longroll::chattanooga
