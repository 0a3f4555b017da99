#include "engine/games/chattanooga/rules/advance.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/leash.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.2, 3.3, 7.2, 7.8, 10.12
bool can_follow(const Field& field, PieceId unit, HexId from, Direction d, HexId to) {
  if (crosses_wrecked_bridge(field, from, to)) {
    return false;
  }
  if (is_afloat(field, unit)) {
    return field.map().is_riverside(to);
  }
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

/// Chattanooga 10.13
Movers supporters(const Field& field) {
  Movers movers;
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kMayAdvance)) {
      for_each_unit_at(field, field.piece(id).place, [&](PieceId unit) {
        if (field.has_flag(unit, kMayAdvance)) {
          movers.add(unit);
        }
      });
      break;
    }
  }
  return movers;
}

/// Chattanooga 10.13: hexes that nobody occupies.
HexSet support_hexes(const Field& field, const Movers& movers) {
  HexSet hexes;
  if (movers.is_empty()) {
    return hexes;
  }
  const HexId from = field.piece(movers.front()).place;
  const Seat side = field.phasing();
  field.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
    const bool is_free = field.map().is_playable(to) && !field.has_units(to, side) &&
                         !field.has_units(to, other(side)) && !field.no_entry(side).has(to);
    if (is_free &&
        std::all_of(movers.begin(), movers.end(), [&](PieceId unit) { return can_follow(field, unit, from, d, to); })) {
      hexes.add(to);
    }
  });
  return hexes;
}

/// Chattanooga 10.13, 13.3. One that has fired has fought, too (11.1).
Refusal refuse_support(const Field& field, PieceId unit, HexId hex) {
  if (!field.has(Option::SupportingAdvance)) {
    return {"Supporting advances are not in play.", "10.13"};
  }
  if (!field.has_unit_on_map(unit, field.phasing()) || field.type(unit) == UnitType::Artillery) {
    return {"It is no infantry or cavalry unit of yours on the map.", "10.13"};
  }
  const HexId from = field.piece(unit).place;
  if (!field.grid().are_adjacent(from, hex)) {
    return {"It does not stand next to the hex that was attacked.", "10.13"};
  }
  if (field.has_flag(unit, kFought) || field.has_flag(unit, kRetreated) || field.has_flag(unit, kMayAdvance)) {
    return {"It has attacked, fired or retreated in this couplet, or is named.", "10.13"};
  }
  if (is_rallied(field, unit)) {
    return {"A unit that was rallied in this couplet does not move.", "13.3"};
  }
  if (must_attack(field, unit)) {
    return {"A unit that charges attacks.", "10.8"};
  }
  Movers movers = supporters(field);
  if (!movers.is_empty() && field.piece(movers.front()).place != from) {
    return {"Those who advance together stand in one hex.", "10.13"};
  }
  movers.add(unit);
  return support_hexes(field, movers).empty() ? Refusal{"There is no free hex to which it could go.", "10.13"}
                                              : kLawful;
}

/// Chattanooga 10.13
bool can_anybody_support(const Field& field, HexId hex) {
  bool can = false;
  if (field.has(Option::SupportingAdvance)) {
    field.grid().for_each_neighbor(hex, [&](Direction, HexId from) {
      if (!can && field.has_units(from, field.phasing())) {
        for_each_unit_at(field, from, [&](PieceId unit) { can = can || !refuse_support(field, unit, hex); });
      }
    });
  }
  return can;
}

}  // namespace longroll::chattanooga
