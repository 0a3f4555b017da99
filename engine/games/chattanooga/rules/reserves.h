#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/play/refusal.h"

/// Chattanooga 14.0: reserves. A marker lies on the map; its units lie in the box with its letter.
namespace longroll::chattanooga {

/// Chattanooga 14.2: a reserve marker of that side on the map; of any number.
bool has_reserve_on_map(const Field& field, int id, Seat side);
/// Chattanooga 14.2: the box of a reserve marker.
Place box_of_reserve(const Field& field, PieceId marker);
/// Chattanooga 14.2: a box of reserves.
constexpr bool is_reserve_box(Place place) { return place >= kReserveBox && place < kReserveBox + kReserves; }
/// Chattanooga 14.2: the marker in whose box the unit lies; kNoPiece when it lies in none.
PieceId reserve_of(const Field& field, PieceId unit);
/// Chattanooga 14.2, 14.6: where the unit can be hit: its hex, or that of its reserve; kNoHex: neither is on the map.
HexId hex_where_hit(const Field& field, PieceId unit);
/// Chattanooga 14.6: the unit of that side lies in a reserve that shows its letter and can be fired at.
bool is_reserve_target(const Field& field, PieceId unit, Seat side);
/// Chattanooga 14.2: the first marker of the side that is not in play; kNoPiece when none is left.
PieceId free_reserve(const Field& field, Seat side);
/// Chattanooga 14.2: how many units lie in the box of the marker.
int units_in_reserve(const Field& field, PieceId marker);
/// Chattanooga 14.1, 14.2: where markers of that side lie that have units: those hold the ground, and do nothing else.
HexSet held_by_reserves(const Field& field, Seat side);

/// Runs `then(PieceId)` for every unit of the reserve, by rising numbers.
template <class Then>
void for_each_in_reserve(const Field& field, PieceId marker, Then&& then) {
  const Place box = box_of_reserve(field, marker);
  for (const PieceId id : field.in_reserve()) {
    if (field.piece(id).place == box && field.side_of(id) == field.side_of(marker) && field.is_unit(id)) {
      then(id);
    }
  }
}

/// Chattanooga 14.3 to 14.5: hexes within that distance of units or reserves of the enemies of that side.
HexSet hexes_near_enemies(const Field& field, Seat side, int within);
/// Chattanooga 7.4: the number of parts of a movement point of the mover: each is a road hex of a reserve with the
/// road bonus; 1 for everybody else.
int parts_of_point(const Field& field, PieceId mover);

/// Chattanooga 14.3, 13.3, 9.3: why the unit, leader, or unit that is due cannot begin to form a reserve for that side;
/// empty when it can.
Refusal refuse_form(const Field& field, PieceId by, Seat side);
/// Chattanooga 14.4, 7.2: why a reserve of that side, which has a marker left, does not enter the map there; empty when
/// it may.
Refusal refuse_reserve_at(const Field& field, Seat side, HexId hex);
/// Chattanooga 9.3, 14.4: why a reserve that this reinforcement forms cannot enter there; empty when it can.
Refusal refuse_entry_in_reserve(const Field& field, PieceId by, HexId hex);
/// Chattanooga 14.3: some unit of that side can form a reserve.
bool can_anybody_form(const Field& field, Seat side);
/// Chattanooga 14.3: the administrative phase asks who forms reserves; who has tried does not try again in it.
bool is_forming_reserves(const State& state);
/// Chattanooga 14.3, 13.3, 9.3: why that unit cannot take part; empty when it can.
Refusal refuse_to_take_part(const Field& field, const ReserveFormingLocals& forming, PieceId unit);
/// Chattanooga 8.1, 14.4: those who take part are enough, and there is room for the marker.
Refusal refuse_to_form_now(const Field& field, const ReserveFormingLocals& forming);
/// Chattanooga 14.3: no die decides: in the administrative phase of a night turn, and of reinforcements.
bool forms_without_die(const Field& field, const ReserveFormingLocals& forming);
/// Chattanooga 14.3, 13.3: the natural die forms a reserve.
bool does_die_form(const Field& field, const ReserveFormingLocals& forming, int die);

/// Chattanooga 14.5: why its owner cannot begin to deploy the reserve in his Movement Phase; empty when he can.
Refusal refuse_deployment(const Field& field, PieceId marker);
/// Chattanooga 14.5: where a unit of the reserve can be deployed.
HexSet deploy_hexes(const Field& field, const DeploymentLocals& deployment, PieceId unit);
/// Chattanooga 14.5: the lowest marker that must be deployed at once; kNoPiece: none.
PieceId reserve_due(const Field& field);
/// Chattanooga 14.5: the lowest unit whose check is due because an enemy has moved beside it; kNoPiece: none.
PieceId deployed_check_due(const Field& field);
/// Chattanooga 14.5: reserves of the side deploy by themselves.
inline bool deploys_by_itself(const State& state, Seat side) {
  return state.track(track(Track::ReserveOrders, index_of(side))) != 0;
}

}  // namespace longroll::chattanooga
