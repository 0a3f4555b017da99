#pragma once
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/marcher.h"
#include "engine/games/campaign/verbs.h"
#include "engine/play/refusal.h"

/// Movement over land (American Civil War 5.0 to 5.3).
namespace longroll::campaign {

/// Half of an odd number is rounded up (5.3.3, 5.3.6).
constexpr int half_up(int number, int divisor) { return (number + divisor - 1) / divisor; }

/// Campaign 5.1, 5.3.1, 5.3.6: movement points of a force that has not moved.
int allowance_of(const Field& field, const Force& force);

/// Campaign 5.2.4: eight points or more, which are slow; a leader's rating is taken off their number.
bool is_massed(const Field& field, const Force& force);

/// Campaign 5.2, 5.2.1: the counter can be mustered in the hex where it is, in that post.
bool can_muster(const Field& field, PieceId id, Post post);

/// Campaign 11.8.2: those who move are in a fort of the hex that the enemy besieges, for nobody of their side stands
/// outside: they attack him or stay.
bool is_sortie(const Field& field, HexId hex);

/// Campaign 5.2, 11.7: the posts from which somebody in the hex can be mustered, a bit each.
unsigned mustering_posts(const Field& field, HexId hex);
/// Why no force of the phasing side can be mustered there.
Refusal refuse_muster(const Field& field, const verbs::Muster& muster);

/// Campaign 5.3.2 to 5.3.5: of the force that moves. `to` is next to where it stands.
MarchStep march_step(const Field& field, const ForceMoveLocals& move, HexId to);

/// Campaign 9.0: points of the enemies of `side` outside of forts are in the hex, or a fort of theirs.
bool must_fight_at(const Field& field, HexId hex, Seat side);
/// Campaign 11.3: no enemies of `side` are there but a silenced fort, which surrenders to army points that come.
bool takes_fort_at(const Field& field, HexId hex, Seat side);

/// Why the force that moves does not go there: the next hex; or attacks in the hex where it stands (9.10.1).
Refusal refuse_step(const Field& field, const ForceMoveLocals& move, HexId to);
/// All hexes that it does not refuse. `reach` is that of the force.
HexSet steps_of(const Field& field, const ForceMoveLocals& move, const MarchReach& reach);

/// Campaign 5.0: why the force that moves does not march to that hex by itself.
Refusal refuse_march(const Field& field, const ForceMoveLocals& move, HexId to);

/// Campaign 9.10.1: the force there still has to attack or to move out: it shares the hex with enemies since the
/// impulse began, and can do so.
bool must_act(const Field& field, PieceId id);

/// Campaign 5.3.7: why the force that moves cannot try to rally.
Refusal refuse_rally(const Field& field, const ForceMoveLocals& move);
/// Campaign 5.3.7, 15.4: whether a natural die takes a marker off a force in that hex. The best of the leaders there
/// helps, also one who does not lead the force.
bool rallies(const Field& field, HexId hex, Seat side, int die);

/// Campaign 7.6: why the force that moves does not break, or repair, the railroad where it stands.
Refusal refuse_break(const Field& field, const ForceMoveLocals& move);
Refusal refuse_repair(const Field& field, const ForceMoveLocals& move);

/// Campaign 5.2.3: the counter can be picked up by the force that moves.
bool can_be_picked_up(const Field& field, PieceId id);

}  // namespace longroll::campaign
