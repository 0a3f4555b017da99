#pragma once
#include <vector>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"
#include "engine/play/refusal.h"

/// The military railroad of the Union (American Civil War 7.7, 7.5): each counter is a crew that goes along rails by
/// itself and brings them up to the standards of the Union. Nothing here rolls.
namespace longroll::campaign {

/// Campaign 7.7.1: the lowest crew in the hex that has not moved in this impulse; else kNoPiece.
PieceId crew_at(const Field& field, HexId hex);
/// Hexes with crews of the Union.
HexSet crew_hexes(const Field& field);
/// Campaign 7.7.1: why no crew of the phasing side sets out from there.
Refusal refuse_crew(const Field& field, HexId hex);

/// Campaign 7.7.1: why the crew that moves does not go along the rails into the next hex.
Refusal refuse_crew_step(const Field& field, const CrewMoveLocals& move, HexId to);
/// Campaign 7.7.1, 5.3.3, 5.3.5: movement points of that step, which must be lawful.
int crew_step_points(const Field& field, const CrewMoveLocals& move, HexId to);
/// Campaign 7.3, 7.4: where a train takes the crew.
HexSet crew_train_hexes(const Field& field, HexId here);
Refusal refuse_crew_ride(const Field& field, const CrewMoveLocals& move, HexId to);

/// Campaign 7.7.2, 7.5: why the crew that moves does not upgrade the railroad where it stands.
Refusal refuse_upgrade(const Field& field, const CrewMoveLocals& move);
/// Campaign 7.5, 7.7.2: unfinished railroads all of whose hexes are upgraded and the Union's, and that are not
/// complete.
std::vector<int> lines_to_complete(const Field& field);

/// Campaign 7.7.1: a crew enters no zone of the enemy without friends there, and no neutral Kentucky.
Refusal refuse_crew_entry(const Field& field, HexId to);
/// Campaign 7.7.1: alone, in a zone of the enemy and without a line of supply: it is lost at the check of its side.
bool is_stranded(const Field& field, PieceId id);

}  // namespace longroll::campaign
