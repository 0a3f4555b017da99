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

/// Bits of RecruitmentLocals::groups beyond the seven groups: the point of Kentucky's group (4.2.2) has been placed;
/// the bits from kInvadedKentucky on are how many points the side into whose arms an invasion has driven Kentucky has
/// placed (15.5.2).
constexpr int kKentuckyGroup = kRecruitmentGroups;
constexpr int kInvadedKentucky = kRecruitmentGroups + 1;
constexpr int kArrivalBits = kRecruitmentGroups + 5;
inline int placed_in_invaded(const RecruitmentLocals& recruitment) {
  return static_cast<int>(static_cast<unsigned>(recruitment.groups) >> static_cast<unsigned>(kInvadedKentucky));
}

/// Campaign 15.5.2: points that the side can still place in the Kentucky that its enemy has invaded.
int left_in_invaded(const Field& field, const RecruitmentLocals& recruitment);

/// By which right a unit arrives in a hex.
enum class ArrivalRight : std::uint8_t {
  None,
  Part,      ///< 4.1.1: of the Union, for its part of the map
  Group,     ///< 4.2.1
  Kentucky,  ///< 4.2.2
  Invaded,   ///< 15.5.2
  Arsenal,   ///< 4.2.5
  AtLarge,   ///< 4.2.3
};
/// Campaign 4.1.1 to 4.2.5, 15.5.2: the right by which a point or cavalry unit of the side is placed there now; of
/// several the one that holds for the fewest hexes.
ArrivalRight arrival_right(const Field& field, const RecruitmentLocals& recruitment, UnitClass unit_class, HexId hex);
/// Campaign 4.2.5: the arsenal of the hex that has still to send its point in this phase; else kNoPiece.
PieceId waiting_arsenal(const Field& field, HexId hex);

/// Campaign 4.2.1: the recruitment group of a city; -1: it is of no group.
int group_of(const GroundMap& map, HexId hex);

/// Campaign 4.1.1: on or east of the line that parts the Union's arrivals.
bool is_east(const Field& field, HexId hex);

/// Campaign 7.7.1: a military railroad that can come back; else kNoPiece.
PieceId returning_crew(const Field& field);
/// Campaign 9.12: a wounded leader of the side who is well again; kNoPiece: nobody is.
PieceId returning_leader(const Field& field, Seat side);

}  // namespace longroll::campaign
