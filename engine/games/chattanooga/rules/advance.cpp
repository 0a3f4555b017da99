#include "engine/games/chattanooga/rules/advance.h"

#include "engine/games/chattanooga/rules/leash.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.3, 7.2, 10.12
bool can_follow(const Field& field, PieceId unit, HexId from, Direction d, HexId to) {
  return field.type(unit) != UnitType::Artillery &&
         field.costs().step(static_cast<Arm>(field.type(unit)), from, d).is_possible &&
         !breaks_leash(field, unit, from, to);
}

}  // namespace

/// Chattanooga 10.12
Movers must_advance(const Field& field, const CombatLocals& combat) {
  Movers movers;
  const Seat side = field.side_of(combat.attacker);
  const bool is_hex_empty = !field.has_units(combat.hex, side) && !field.has_units(combat.hex, other(side));
  if (!combat.marks.has_defender_left || !is_hex_empty || !is_on_map(field.piece(combat.attacker)) ||
      field.has_flag(combat.attacker, kRetreated) || field.no_entry(side).has(combat.hex)) {
    return movers;
  }
  const HexId from = field.piece(combat.attacker).place;
  const auto d = field.grid().direction(from, combat.hex);
  if (!d) {
    return movers;
  }
  bool is_led = false;
  for_each_unit_at(field, from, [&](PieceId unit) {
    if (movers.size() < Movers::kMax && can_follow(field, unit, from, *d, combat.hex)) {
      movers.add(unit);
      is_led = is_led || unit == combat.attacker;
    }
  });
  return is_led ? movers : Movers();
}

}  // namespace longroll::chattanooga
