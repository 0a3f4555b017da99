#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"

namespace longroll::chattanooga {

/// Chattanooga 10.13: why the unit of the phasing side, given by any number, cannot be named to advance in support of
/// the attacker who has advanced into that hex; empty when it can, with those of its hex that are named already.
Refusal refuse_support(const Field& field, PieceId unit, HexId hex);
/// Chattanooga 10.13: those who are named, from the bottom up, and where all of them can go.
Movers supporters(const Field& field);
HexSet support_hexes(const Field& field, const Movers& movers);
/// Chattanooga 10.13: somebody can advance in support.
bool can_anybody_support(const Field& field, HexId hex);

/// Chattanooga 3.3, 10.12: who must advance into the hex that was attacked: the attacker with the infantry and cavalry
/// of its stack, from the bottom up, as far as the ground lets each pass. Nobody when the hex is not empty, when no
/// defender retreated, routed or would have, or when the attacker has left its own hex.
Movers must_advance(const Field& field, const CombatLocals& combat);

}  // namespace longroll::chattanooga
