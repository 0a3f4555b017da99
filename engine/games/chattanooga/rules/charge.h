#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"

/// Charge markers (Chattanooga 10.8), where units take them on the move, and to what they bind them.
namespace longroll::chattanooga {

/// Chattanooga 10.8: the unit attacks as one that charges. At night the marker counts for nothing (12.3).
bool is_charging(const Field& field, PieceId unit);

/// Chattanooga 10.3: a unit of that arm can charge out of the hex over that side: cavalry only from clear ground into
/// clear ground, and across no slope.
bool is_ground_for_charge(const Field& field, UnitType arm, HexId from, Direction d);
/// Chattanooga 10.3, 10.8: the attack of the unit out of that hex over that side is a charge.
bool is_charge(const Field& field, PieceId unit, HexId from, Direction d);

/// Chattanooga 10.3, 10.5, 17.4: a unit of that side and arm that charges could attack an enemy out of that hex.
struct Charger {
  Seat side = Seat::Union;
  UnitType arm = UnitType::Infantry;
};
bool can_charge_from(const Field& field, const Charger& charger, HexId from);

/// Chattanooga 7.1, 10.8: why the stack that is moving cannot halt where it stands and charge; empty when it can.
Refusal refuse_charge_here(const Field& field, const Movers& movers, const MarchLocals& march);
/// Chattanooga 6.3, 10.8: the same once it has made one more step, from where it stands into that hex.
Refusal refuse_charge_after(const Field& field, const Movers& movers, const MarchLocals& march, HexId to);
/// Chattanooga 6.3, 9.3, 10.8: why the unit, which would pay these points to enter the map there, could not charge out
/// of that hex; empty when it could.
Refusal refuse_charge_on_entry(const Field& field, PieceId unit, HexId hex, int points);
/// Chattanooga 10.8: this unit of a stack that charges takes a marker: infantry and cavalry that may still attack.
bool can_bear_charge(const Field& field, PieceId unit);

/// Chattanooga 10.8: the unit has taken its marker on the move and can attack an enemy now: it does nothing else.
bool must_attack(const Field& field, PieceId unit);
/// Chattanooga 10.8: somebody must attack.
bool must_anybody_attack(const Field& field);
/// Chattanooga 10.8: somebody must attack who could attack that hex, the attacks on which are under way, and no other.
bool must_anybody_attack_only(const Field& field, HexId hex);

}  // namespace longroll::chattanooga
