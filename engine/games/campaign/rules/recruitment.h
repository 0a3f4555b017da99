#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"

/// Arrivals of a Recruitment Phase (American Civil War 4.0 to 4.2.3).
namespace longroll::campaign {

/// Campaign 4.1.1, 4.1.3, 15.2, 15.3: army points that the Union receives in this turn, 0 or more.
int union_arrivals(const Field& field);

/// Campaign 4.1.1, 4.2.1, 4.2.3: what the side can place as the phase begins.
RecruitmentLocals recruitment_of(const Field& field, Seat side);

/// Campaign 4.0, 4.1.1, 4.2.1: where new points of the side can be placed: cities that it holds, supplied, in no zone
/// of the enemy; of the Union in US-States; of the Confederacy, of a recruitment group that hangs together. Judged as
/// it was when the phase began. Field::arrival_places keeps it.
HexSet arrival_places_of(const Field& field, Seat side);

/// Campaign 4.0: the zones of a side as the phase began.
struct ZonesBefore {
  HexSet primary;
  HexSet secondary;
};
ZonesBefore zones_before(const Field& field, Seat side);

/// Campaign 4.1.1, 4.2.1, 4.2.3, 9.12: where a counter of that class is placed now.
HexSet places_for(const Field& field, const RecruitmentLocals& recruitment, UnitClass unit_class);

/// Campaign 4.2.1: the recruitment group of a city; -1: it is of no group.
int group_of(const GroundMap& map, HexId hex);

/// Campaign 4.1.1: on or east of the line that parts the Union's arrivals.
bool is_east(const Field& field, HexId hex);

/// Campaign 9.12: a wounded leader of the side who is well again; kNoPiece: nobody is.
PieceId returning_leader(const Field& field, Seat side);

}  // namespace longroll::campaign
