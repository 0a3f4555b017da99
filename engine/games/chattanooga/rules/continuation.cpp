// build: small
#include "engine/games/chattanooga/rules/continuation.h"

#include "engine/games/chattanooga/rules/advance.h"
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 10.5, 17.4: the unit can attack from there over that side, whatever it has done before.
bool can_attack(const Field& field, PieceId unit, HexId from, Direction d, HexId hex) {
  if (!field.map().is_playable(hex) || !field.has_units(hex, other(field.phasing())) ||
      is_combat_barred(field, from, d)) {
    return false;
  }
  const WorksNumbers* works = works_at(field, hex);
  const bool is_infantry = field.type(unit) == UnitType::Infantry;
  return works == nullptr || !works->needs_charge || (is_infantry && is_charging(field, unit));
}

/// Chattanooga 10.14: the attacker has a charge marker, stands its ground, and has driven off the defender.
bool is_successful(const Field& field, const CombatLocals& combat) {
  return field.has(Option::Continuation) && combat.marks.has_defender_left && field.is_unit(combat.attacker) &&
         is_on_map(field.piece(combat.attacker)) && !field.has_flag(combat.attacker, kRetreated) &&
         is_charging(field, combat.attacker);
}

}  // namespace

/// Chattanooga 10.14
bool is_hex_attacked_again(const Field& field, const CombatLocals& combat) {
  return field.has_units(combat.hex, other(field.phasing()));
}

/// Chattanooga 10.1, 10.14: the attacks on that hex are not over.
HexSet hexes_to_charge(const Field& field, PieceId unit, HexId from) {
  HexSet hexes;
  field.grid().for_each_neighbor(from, [&](Direction d, HexId hex) {
    if (can_attack(field, unit, from, d, hex) && !are_attacks_over(field, hex) && !is_under_small_arms(field, hex)) {
      hexes.add(hex);
    }
  });
  return hexes;
}

/// Chattanooga 10.14
HexSet hexes_to_charge_from(const Field& field, PieceId unit) {
  HexSet hexes;
  support_hexes(field, Movers(unit)).for_each([&](HexId hex) {
    if (!hexes_to_charge(field, unit, hex).empty()) {
      hexes.add(hex);
    }
  });
  return hexes;
}

/// Chattanooga 10.14
Refusal refuse_continuation(const Field& field, const CombatLocals& combat, PieceId unit) {
  if (!is_successful(field, combat)) {
    return {"Only a unit that charges and has driven off a defender attacks again.", "10.14"};
  }
  const HexId from = field.piece(combat.attacker).place;
  if (!field.has_unit_on_map(unit, field.phasing()) || field.type(unit) == UnitType::Artillery ||
      field.piece(unit).place != from) {
    return {"It is no infantry or cavalry unit of the attacker's hex.", "10.14"};
  }
  if (is_rallied(field, unit)) {
    return {"A unit that was rallied in this couplet does not attack.", "13.3"};
  }
  if (const auto fortune = fortune_of(field.state()); fortune && !counterattacks(*fortune, unit)) {
    return {"Only those who counterattack attack now.", "15.0"};
  }
  if (is_hex_attacked_again(field, combat)) {
    const auto d = field.grid().direction(from, combat.hex);
    return d && can_attack(field, unit, from, *d, combat.hex) ? kLawful
                                                              : Refusal{"It cannot attack that hex.", "10.14"};
  }
  if (from != combat.hex) {
    return {"Only a unit that has advanced attacks another hex.", "10.14"};
  }
  const bool has_target = !hexes_to_charge(field, unit, from).empty() || !hexes_to_charge_from(field, unit).empty();
  return has_target ? kLawful : Refusal{"There is no enemy whom it could attack.", "10.14"};
}

/// Chattanooga 10.14
bool can_anybody_continue(const Field& field, const CombatLocals& combat) {
  bool can = false;
  if (is_successful(field, combat)) {
    for_each_unit_at(field, field.piece(combat.attacker).place,
                     [&](PieceId unit) { can = can || !refuse_continuation(field, combat, unit); });
  }
  return can;
}

}  // namespace longroll::chattanooga
