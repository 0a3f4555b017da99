#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Farthest bombardment in hexes (9.11), counted with the target's hex and without the firer's (9.12).
constexpr int kMaxRange = 3;

/// Battles 9.3: a line of sight from one hex to another for a battery of that side. Range 1 needs none.
bool has_sight(const Field& field, Seat side, HexId from, HexId to);

/// Battles 9.0, 9.6: artillery outside enemy zones of control, and every gunboat, attacks by bombardment.
bool can_bombard(const Field& field, PieceId unit);

/// Battles 9.0, 9.11, 11.2: the hex lies within range and sight of the bombarding unit; at night it is adjacent.
bool reaches(const Field& field, PieceId unit, HexId target);

}  // namespace longroll::battles
