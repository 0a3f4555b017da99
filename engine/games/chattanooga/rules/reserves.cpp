// build: small
#include "engine/games/chattanooga/rules/reserves.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/leash.h"
#include "engine/games/chattanooga/rules/move_reach.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

namespace longroll::chattanooga {
namespace {

bool is_reserve_of(const Field& field, int id, Seat side) {
  return field.state().has_piece(id) && field.is_reserve(static_cast<PieceId>(id)) &&
         field.side_of(static_cast<PieceId>(id)) == side;
}

int letter_of(const Field& field, PieceId marker) {
  return field.library().letters[static_cast<std::size_t>(field.piece(marker).kind)];
}

bool is_leader(const Field& field, PieceId by) { return field.type(by) == UnitType::Leader; }
bool is_due(const Field& field, PieceId by) { return field.piece(by).place == kDue; }

/// Chattanooga 7.2, 3.2B: a unit of that arm can go from the hex to that neighbour, or stands in it.
bool can_cross(const Field& field, PieceId unit, HexId from, HexId to) {
  const auto d = from == to ? std::nullopt : field.grid().direction(from, to);
  return from == to || (d && field.costs().step(static_cast<Arm>(field.type(unit)), from, *d).is_possible &&
                        !crosses_wrecked_bridge(field, from, to));
}

/// Chattanooga 14.3, 8.3: it has neither moved nor tried to form a reserve, nor does it stand still for others.
bool is_fresh(const Field& field, PieceId unit) { return !field.has_flag(unit, kMoved | kFormsReserve | kJoined); }

/// Chattanooga 14.3, 3.3: the unit goes into the reserve at that hex.
bool can_come_in(const Field& field, PieceId unit, HexId hex) {
  const HexId here = field.piece(unit).place;
  return field.grid().distance(here, hex) <= 1 && can_cross(field, unit, here, hex) &&
         (here == hex || !breaks_leash(field, unit, here, hex)) && is_fresh(field, unit);
}

}  // namespace

bool has_reserve_on_map(const Field& field, int id, Seat side) {
  return is_reserve_of(field, id, side) && is_on_map(field.piece(static_cast<PieceId>(id)));
}

/// Chattanooga 14.2
Place box_of_reserve(const Field& field, PieceId marker) {
  return static_cast<Place>(kReserveBox + letter_of(field, marker));
}

/// Chattanooga 14.2
PieceId reserve_of(const Field& field, PieceId unit) {
  const Place place = field.piece(unit).place;
  if (!is_reserve_box(place)) {
    return kNoPiece;
  }
  for (const PieceId id : field.scenario().markers) {
    if (is_reserve_of(field, id, field.side_of(unit)) && box_of_reserve(field, id) == place) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 14.2, 14.6
HexId hex_where_hit(const Field& field, PieceId unit) {
  const PieceId marker = reserve_of(field, unit);
  const Place place = field.piece(marker == kNoPiece ? unit : marker).place;
  return is_hex(place) ? static_cast<HexId>(place) : kNoHex;
}

/// Chattanooga 14.6
bool is_reserve_target(const Field& field, PieceId unit, Seat side) {
  if (!field.has(Option::BombardingReserves) || !field.is_unit(unit) || field.side_of(unit) != side) {
    return false;
  }
  const PieceId marker = reserve_of(field, unit);
  return marker != kNoPiece && is_on_map(field.piece(marker)) && field.piece(marker).up == kFront;
}

/// Chattanooga 14.2
PieceId free_reserve(const Field& field, Seat side) {
  for (const PieceId id : field.scenario().markers) {
    if (is_reserve_of(field, id, side) && field.piece(id).place == kPool) {
      return id;
    }
  }
  return kNoPiece;
}

int units_in_reserve(const Field& field, PieceId marker) {
  int count = 0;
  for_each_in_reserve(field, marker, [&](PieceId) { ++count; });
  return count;
}

HexSet held_by_reserves(const Field& field, Seat side) {
  HexSet hexes;
  if (!field.has(Option::Reserves)) {
    return hexes;
  }
  for (const PieceId id : field.scenario().markers) {
    if (has_reserve_on_map(field, id, side) && units_in_reserve(field, id) > 0) {
      hexes.add(field.piece(id).place);
    }
  }
  return hexes;
}

/// Chattanooga 14.3, 14.4
HexSet hexes_near_enemies(const Field& field, Seat side, int within) {
  HexSet hexes = field.units(other(side)) | field.reserves(other(side));
  for (int i = 0; i < within; ++i) {
    hexes = widened(field.grid(), hexes);
  }
  return hexes;
}

/// Chattanooga 7.4
int parts_of_point(const Field& field, PieceId mover) {
  const MovementNumbers& numbers = field.numbers().movement;
  const bool has_bonus = field.has(Option::RoadBonus) && field.is_reserve(mover);
  return has_bonus ? std::clamp(MoveReach::kMaxPoints / std::max<int>(numbers.allowance, 1), 1,
                                std::max<int>(numbers.road_bonus_hexes, 1))
                   : 1;
}

// ---- 14.3 ----

namespace {

/// Chattanooga 14.3: far enough from the enemy.
bool is_far_from_enemies(const Field& field, HexId hex, Seat side) { return !field.near_enemies(side).has(hex); }

/// Chattanooga 14.3, 14.4, 9.3: some entry hex is open to the unit, and some to the marker.
Refusal refuse_arrivals(const Field& field, PieceId by, Seat side) {
  if (field.phase() != Phase::Movement || side != field.phasing()) {
    return {"Reinforcements enter in a Movement Phase.", "9.3"};
  }
  if (const Refusal refusal = refuse_entry(field, by)) {
    return refusal;
  }
  bool can_enter = false;
  for_each_entry(field, by, [&](HexId hex) { can_enter = can_enter || !refuse_entry_in_reserve(field, by, hex); });
  return can_enter ? kLawful : Refusal{"No hex by which it could enter is open to a reserve.", "14.4"};
}

/// Somebody could take part in what that leader forms, and the marker would have room. Only who stands in his hex or
/// beside it is asked, for nobody else can take part.
bool has_followers(const Field& field, PieceId leader) {
  const HexId hex = field.piece(leader).place;
  const ReserveFormingLocals forming{leader, FormingStage::Naming, hex};
  bool has_one = false;
  const auto look = [&](HexId at) {
    for_each_unit_at(field, at, [&](PieceId unit) { has_one = has_one || !refuse_to_take_part(field, forming, unit); });
  };
  look(hex);
  if (!has_one && field.stacked_at(hex, field.side_of(leader)) < field.scenario().stack_limit) {
    field.grid().for_each_neighbor(hex, [&](Direction, HexId next) { look(next); });
  }
  return has_one;
}

}  // namespace

/// Chattanooga 14.4, 7.2, 9.3
Refusal refuse_reserve_at(const Field& field, Seat side, HexId hex) {
  if (!can_stand(field, free_reserve(field, side), hex)) {
    return {"The ground does not let it in.", "7.2"};
  }
  bool is_near = field.near_enemies(side).has(hex);  // one hex nearer than a reserve may not come
  field.grid().for_each_neighbor(
      hex, [&](Direction, HexId next) { is_near = is_near || field.near_enemies(side).has(next); });
  return is_near ? Refusal{"A reserve does not move that near to the enemy.", "14.4"} : kLawful;
}

/// Chattanooga 9.3, 14.4
Refusal refuse_entry_in_reserve(const Field& field, PieceId by, HexId hex) {
  const Refusal refusal = refuse_entry_at(field, by, hex);
  return refusal ? refusal : refuse_reserve_at(field, field.side_of(by), hex);
}

/// Chattanooga 14.3, 13.3
Refusal refuse_form(const Field& field, PieceId by, Seat side) {
  if (!field.has(Option::Reserves) || !field.state().has_piece(by) || field.side_of(by) != side) {
    return {"Reserves are not in play.", "14.0"};
  }
  if (free_reserve(field, side) == kNoPiece) {
    return {"All reserve markers are in play.", "14.2"};
  }
  if (is_due(field, by)) {
    return refuse_arrivals(field, by, side);
  }
  if (!field.has(Option::CreatingReserves)) {
    return {"Only reinforcements come in reserve.", "14.3"};
  }
  if (!is_on_map(field.piece(by))) {
    return {"It is not on the map.", "14.3"};
  }
  if (!is_far_from_enemies(field, field.piece(by).place, side)) {
    return {"The enemy is too near.", "14.3"};
  }
  if (is_leader(field, by)) {
    if (field.phase() != Phase::Movement) {
      return {"A leader helps to form a reserve in a Movement Phase.", "13.3"};
    }
    if (const Refusal refusal = refuse_bonus(field, by, Bonus::Reserves, kNoPiece)) {
      return refusal;
    }
    return has_followers(field, by) ? kLawful : Refusal{"No unit of his span could enter it.", "13.3"};
  }
  if (!field.is_unit(by)) {
    return {"It is no unit.", "14.3"};
  }
  return is_fresh(field, by) ? kLawful : Refusal{"It has moved, or has tried to form a reserve.", "14.3"};
}

/// Chattanooga 14.3
bool can_anybody_form(const Field& field, Seat side) {
  if (!field.has(Option::CreatingReserves) || free_reserve(field, side) == kNoPiece) {
    return false;
  }
  const HexSet& near = field.near_enemies(side);
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    return field.has_unit_on_map(id, side) && !near.has(field.piece(id).place) && is_fresh(field, id);
  });
}

bool is_forming_reserves(const State& state) {
  return std::any_of(state.stack.begin(), state.stack.end(), [](const Step& step) {
    return is_step<AdministrationLocals>(step) &&
           locals_of<AdministrationLocals>(step).stage == AdministrationStage::Reserves;
  });
}

/// Chattanooga 14.3, 13.3, 9.3
Refusal refuse_to_take_part(const Field& field, const ReserveFormingLocals& forming, PieceId unit) {
  const Seat side = field.side_of(forming.by);
  if (!field.state().has_piece(unit) || !field.is_unit(unit) || field.side_of(unit) != side ||
      field.has_flag(unit, kFormsReserve)) {
    return {"It is no unit of yours that could enter the reserve.", "14.3"};
  }
  if (is_due(field, forming.by)) {
    bool enters_there = false;
    if (is_due(field, unit) && field.scenario().placements[static_cast<std::size_t>(unit)].turn <= field.turn()) {
      for_each_entry(field, unit, [&](HexId hex) { enters_there = enters_there || hex == forming.hex; });
    }
    return enters_there ? kLawful : Refusal{"It does not enter there in this turn.", "9.3"};
  }
  if (!is_on_map(field.piece(unit)) || !can_come_in(field, unit, forming.hex)) {
    return {"Only units that have not moved, in the hex or beside it, take part.", "14.3"};
  }
  if (is_leader(field, forming.by)) {
    return is_in_span(field, forming.by, unit) ? kLawful : Refusal{"It is outside his span.", "13.3"};
  }
  return field.are_of_one_formation(unit, forming.by) ? kLawful : Refusal{"It is of another formation.", "14.3"};
}

/// Chattanooga 14.3, 14.4
Refusal refuse_to_form_now(const Field& field, const ReserveFormingLocals& forming) {
  const Seat side = field.side_of(forming.by);
  int named = 0;
  int leaving = 0;
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kFormsReserve)) {
      ++named;
      leaving += field.piece(id).place == forming.hex ? 1 : 0;
    }
  }
  if (named == 0) {
    return {"No unit has been named that enters the reserve.", "14.3"};
  }
  return field.stacked_at(forming.hex, side) - leaving < field.scenario().stack_limit
             ? kLawful
             : Refusal{"Too many units would stay there beside the marker.", "14.4"};
}

/// Chattanooga 14.3
bool forms_without_die(const Field& field, const ReserveFormingLocals& forming) {
  return is_due(field, forming.by) ||
         (field.phase() == Phase::Administrative && field.scenario().is_night(field.turn()));
}

/// Chattanooga 14.3, 13.3
bool does_die_form(const Field& field, const ReserveFormingLocals& forming, int die) {
  const ReserveNumbers& numbers = field.numbers().reserves;
  const int added = field.phase() == Phase::Administrative ? numbers.administrative_die : 0;
  const int rating = is_leader(field, forming.by) ? field.counter(forming.by).command_rating : 0;
  return die + added <= numbers.creation_to + rating;
}

// ---- 14.5 ----

/// Chattanooga 14.5
Refusal refuse_deployment(const Field& field, PieceId marker) {
  if (!has_reserve_on_map(field, marker, field.phasing())) {
    return {"It is no reserve of yours on the map.", "14.5"};
  }
  if (field.has_flag(marker, kMoved | kWasLed)) {
    return {"It has been moved, formed or deployed in this couplet.", "14.5"};
  }
  return units_in_reserve(field, marker) > 0 ? kLawful : Refusal{"It has no units.", "14.5"};
}

namespace {

/// Chattanooga 14.5, 8.1: there is room for one more unit out of that reserve, which leaves its own hex with the last.
bool has_room(const Field& field, const DeploymentLocals& deployment, HexId hex) {
  const bool leaves = deployment.must || units_in_reserve(field, deployment.marker) == 1;
  const int own = leaves && hex == field.piece(deployment.marker).place ? 1 : 0;
  return field.stacked_at(hex, field.side_of(deployment.marker)) - own < field.scenario().stack_limit;
}

/// Chattanooga 6.3: deployment counts as movement (14.5), by which guns come into no enemy zone, nor cavalry into one
/// of infantry, which it does not charge then.
bool is_kept_out(const Field& field, PieceId unit, Seat side, HexId hex) {
  const UnitType type = field.type(unit);
  return (type == UnitType::Artillery && field.is_in_enemy_zone(hex, side)) ||
         (type == UnitType::Cavalry && field.infantry_zone(other(side)).has(hex));
}

bool can_deploy_in(const Field& field, const DeploymentLocals& deployment, PieceId unit, HexId from, HexId to) {
  const Seat side = field.side_of(deployment.marker);
  const HexId center = field.piece(deployment.marker).place;
  return can_stand(field, unit, to) && can_cross(field, unit, from, to) && !field.is_held(to, other(side)) &&
         !field.no_entry(side).has(to) && has_room(field, deployment, to) &&
         (to == center || (!is_kept_out(field, unit, side, to) && !breaks_leash(field, unit, center, to)));
}

}  // namespace

/// Chattanooga 14.5
HexSet deploy_hexes(const Field& field, const DeploymentLocals& deployment, PieceId unit) {
  HexSet hexes;
  const Seat side = field.side_of(deployment.marker);
  const HexId center = field.piece(deployment.marker).place;
  HexSet near;
  near.add(center);
  near = widened(field.grid(), near);
  near.for_each([&](HexId hex) {
    if (can_deploy_in(field, deployment, unit, center, hex)) {
      hexes.add(hex);
    }
  });
  if (!hexes.empty()) {
    return hexes;
  }
  near.for_each([&](HexId from) {
    const bool is_open = from != center && can_cross(field, unit, center, from) && !field.is_held(from, other(side));
    if (!is_open) {
      return;
    }
    field.grid().for_each_neighbor(from, [&](Direction, HexId to) {
      if (!near.has(to) && !field.is_in_enemy_zone(to, side) && can_deploy_in(field, deployment, unit, from, to)) {
        hexes.add(to);
      }
    });
  });
  return hexes;
}

/// Chattanooga 14.5
PieceId reserve_due(const Field& field) {
  for (const PieceId id : field.scenario().markers) {
    if (field.has_flag(id, kMustDeploy) && field.is_reserve(id)) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 14.5
PieceId deployed_check_due(const Field& field) {
  return field.phase() == Phase::Movement ? field.check_due() : kNoPiece;
}

}  // namespace longroll::chattanooga
