// build: small
#include "engine/games/chattanooga/rules/set_up.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/set_up_works.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

/// Index of the area; -1: the unit is not set up on the map.
int area_of(const Field& field, PieceId unit) {
  const std::vector<int>& areas = field.scenario().area_of;
  const auto placement = static_cast<std::size_t>(unit);
  return placement < areas.size() ? areas[placement] : -1;
}

/// Chattanooga 3.1, 3.2: the ground on which works that its area mans may be placed is open where they stand.
bool is_of_area(const Field& field, int area, HexId hex) {
  for (const PlacedWorks& works : field.scenario().works) {
    if (works.area == area && works.ground.has(hex) && has_works(field, works.works)) {
      return placed_works_at(field, hex) == &works;
    }
  }
  return area >= 0 && field.scenario().areas[static_cast<std::size_t>(area)].hexes.has(hex);
}

/// Chattanooga 3.2: it may be set up, or arrive later with a part of its formation.
bool may_arrive_later(const Field& field, PieceId unit) {
  const auto& placements = field.scenario().placements;
  const auto placement = static_cast<std::size_t>(unit);
  return placement < placements.size() && placements[placement].at != kNoHex && placements[placement].turn > 0;
}

bool waits_for_its_part(const Field& field, PieceId unit, Seat side) {
  return field.state().has_piece(unit) && field.piece(unit).place == kDue && field.is_unit(unit) &&
         field.side_of(unit) == side && may_arrive_later(field, unit);
}

/// Chattanooga 3.2: the one infantry unit in works that must be manned.
bool is_last_in_trench(const Field& field, PieceId unit) {
  const Place hex = field.piece(unit).place;
  if (!is_hex(hex) || field.type(unit) != UnitType::Infantry || !must_be_manned(field, hex)) {
    return false;
  }
  int infantry = 0;
  for_each_unit_at(field, hex, [&](PieceId id) { infantry += field.type(id) == UnitType::Infantry ? 1 : 0; });
  return infantry == 1;
}

}  // namespace

/// Chattanooga 3.1, 3.2, 3.4: leaders are set up like units.
Refusal refuse_shift(const Field& field, PieceId unit, Seat side) {
  const bool is_set_up =
      ((field.has_unit_on_map(unit, side) || has_leader_on_map(field, unit, side)) && area_of(field, unit) >= 0) ||
      (field.has_on_map(unit, side) && is_hooker(field, unit)) || waits_for_its_part(field, unit, side);
  if (!is_set_up) {
    return {"It is no unit of yours that is set up.", "3.1"};
  }
  return is_last_in_trench(field, unit) ? Refusal{"An infantry unit stands in each trench.", "3.2"} : kLawful;
}

/// Chattanooga 3.1, 8.1, 13.2
Refusal refuse_shift_to(const Field& field, PieceId unit, HexId hex) {
  if (is_hooker(field, unit)) {
    const std::vector<HexId>& at = field.scenario().hooker.at;
    return std::find(at.begin(), at.end(), hex) != at.end() && hex != field.piece(unit).place
               ? kLawful
               : Refusal{"Hooker is set up in one of two hexes, and stands in one of them.", "13.6"};
  }
  if (!is_of_area(field, area_of(field, unit), hex)) {
    return {"It is not set up there in this scenario.", "3.1"};
  }
  if (hex == field.piece(unit).place) {
    return {"It stands there.", "3.1"};
  }
  if (is_on_map(field.piece(unit)) && field.grid().distance(field.piece(unit).place, hex) > kLongestShift) {
    return {"Shift it there in several moves.", "3.1"};
  }
  if (field.has_units(hex, other(field.side_of(unit)))) {
    return {"Enemies stand there.", "3.1"};
  }
  if (field.type(unit) == UnitType::Leader) {
    const Seat side = field.side_of(unit);
    return field.has_units(hex, side) || !field.is_in_enemy_zone(hex, side)
               ? kLawful
               : Refusal{"A leader does not stand alone in an enemy zone of control.", "13.2"};
  }
  if (!can_stand(field, unit, hex)) {
    return {"The ground does not let it in.", "7.2"};
  }
  return field.units_at(hex, field.side_of(unit)) < field.scenario().stack_limit
             ? kLawful
             : Refusal{"Too many units would stand there.", "8.1"};
}

/// Chattanooga 3.2
Refusal refuse_arriving_later(const Field& field, PieceId unit, Seat side) {
  if (!may_arrive_later(field, unit)) {
    return {"No part of its formation arrives later.", "3.2"};
  }
  return waits_for_its_part(field, unit, side) ? Refusal{"It waits for that part.", "3.2"} : kLawful;
}

/// Chattanooga 3.1
bool is_in_its_area(const Field& field, PieceId unit) {
  const Place place = field.piece(unit).place;
  return is_hex(place) && is_of_area(field, area_of(field, unit), static_cast<HexId>(place));
}

}  // namespace longroll::chattanooga
