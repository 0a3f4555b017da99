#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/intensity.h"

/// Attacks that follow each other at once (Chattanooga 10.6).
namespace longroll::chattanooga {

/// Chattanooga 10.6: the attack follows the attack of another unit of the same formation on the same hex. Of a unit
/// that could attack next, while the attacks on a hex are under way, too.
bool is_coordinated(const Field& field, const Engagement& engagement);

/// Chattanooga 10.6: the defender may order his stack before the attack that has been named, and has one to order.
bool may_defender_arrange(const Field& field, const AttackLocals& attack);

/// Chattanooga 13.3: the leader of the phasing side who coordinates the attacks that are under way; kNoPiece.
PieceId coordinating_leader(const Field& field);
/// Chattanooga 13.3: why the leader cannot coordinate the attacks on the hex, of which the unit can make one; empty
/// when he can.
Refusal refuse_coordination_bonus(const Field& field, PieceId leader, PieceId unit, const AttackLocals& attack);

}  // namespace longroll::chattanooga
