// build: small
#include "engine/games/chattanooga/rules/hooker.h"

namespace longroll::chattanooga {

/// Chattanooga 13.6
bool is_hooker(const Field& field, PieceId piece) {
  return field.has(Option::Hooker) && field.piece(piece).kind == field.scenario().hooker.kind;
}

/// Chattanooga 13.6
HexSet hookers_area(const Field& field) { return field.has(Option::Hooker) ? field.scenario().hooker.area : HexSet(); }

/// Chattanooga 13.6
bool becomes_hookers(const Field& field, PieceId unit, HexId hex) {
  return field.has(Option::Hooker) && !field.has_flag(unit, kHookers) && field.side_of(unit) == Seat::Union &&
         field.is_unit(unit) && field.scenario().hooker.area.has(hex);
}

/// Chattanooga 13.6
bool leaves_hookers_area(const Field& field, PieceId unit, HexId from, HexId to) {
  const HexSet& area = field.scenario().hooker.area;
  return area.has(from) && !area.has(to) &&
         (field.has_flag(unit, kHookers) ||
          (field.is_reserve(unit) && field.has(Option::Hooker) && field.side_of(unit) == Seat::Union));
}

}  // namespace longroll::chattanooga
