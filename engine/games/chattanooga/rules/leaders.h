#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/play/action.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 13.1: a leader of that side on the map; of any number.
bool has_leader_on_map(const Field& field, int id, Seat side);
/// Chattanooga 13.1: the unit is within the leader's span.
bool is_in_span(const Field& field, PieceId leader, PieceId unit);

/// Chattanooga 13.3: there is room beside the leader for a unit that he rallies or rebuilds, which may stand there.
bool can_join_leader(const Field& field, PieceId leader, PieceId unit);
/// Chattanooga 13.3: why the leader cannot apply that bonus now, in a Movement Phase of his side, to that unit
/// (Stacking is for no unit: kNoPiece); empty when he can.
Refusal refuse_bonus(const Field& field, PieceId leader, Bonus bonus, PieceId unit);
/// Chattanooga 13.3: adds the bonuses that leaders, or those in one hex, can apply in this Movement Phase, in the order
/// of the verbs.
void list_bonuses(const Field& field, Actions& actions, HexId hex = kNoHex);
/// Chattanooga 13.3: why the leader cannot join the attack of that unit, or its defense, now.
Refusal refuse_attack_bonus(const Field& field, PieceId leader, PieceId unit);
Refusal refuse_defense_bonus(const Field& field, PieceId leader, PieceId unit);
/// Chattanooga 13.3: some leader can join the unit's defense.
bool can_be_led_in_defense(const Field& field, PieceId unit);

/// Chattanooga 13.3: the leader who takes part in the combat of that unit, as attacker or as the defender; kNoPiece.
PieceId leader_in_combat(const Field& field, PieceId unit);
/// Chattanooga 13.3: his combat rating where it counts for the intensity of the attack, or for the defender's morale.
int leader_intensity(const Field& field, PieceId attacker);
int leader_morale(const Field& field, PieceId defender);

/// Chattanooga 13.3: a leader who applies the bonus Stacking lets all of these form one stack there without a check.
bool is_stacking_led(const Field& field, HexId hex, PieceId mover, PieceId other);

/// Chattanooga 13.2: the leader has nobody of his side with him, no reserve either, and enemies control his hex or
/// stand there.
bool must_flee(const Field& field, PieceId leader);
/// Chattanooga 13.2: the nearest friendly unit to which he can go past enemies and their zones; kNoHex: he is captured.
HexId refuge_of(const Field& field, PieceId leader);

/// Chattanooga 7.4, 7.7, 13.2: where a leader can ride without troops for that many points.
HexSet ride_hexes(const Field& field, PieceId leader, int points);
/// Chattanooga 7.4, 7.7: the points that he may spend at once, of those that are left; with the road bonus he rides in
/// legs, so that lists stay short.
int points_of_leg(const Field& field, int spent);
/// Chattanooga 7.4, 7.7: the fewest points for which he gets there.
int ride_points(const Field& field, PieceId leader, HexId to);
/// Chattanooga 7.7, 13.2, 13.3: why he, given by any number, cannot ride now; empty when he can.
Refusal refuse_ride(const Field& field, PieceId leader);

/// Chattanooga 13.4: where a leader who was hit and lives can return: with any unit of his span.
HexSet leader_return_hexes(const Field& field, PieceId leader);

}  // namespace longroll::chattanooga
