// build: small
#include "engine/games/chattanooga/rules/set_up.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

/// Null: the unit is not set up on the map.
const HexSet* area_of(const Field& field, PieceId unit) {
  const Scenario& scenario = field.scenario();
  const auto placement = static_cast<std::size_t>(unit);
  const int area = placement < scenario.area_of.size() ? scenario.area_of[placement] : -1;
  return area < 0 ? nullptr : &scenario.areas[static_cast<std::size_t>(area)].hexes;
}

/// Chattanooga 3.2: the one infantry unit in works that must be manned.
bool is_last_in_trench(const Field& field, PieceId unit) {
  const HexId hex = field.piece(unit).place;
  if (field.type(unit) != UnitType::Infantry || !must_be_manned(field, hex)) {
    return false;
  }
  int infantry = 0;
  for_each_unit_at(field, hex, [&](PieceId id) { infantry += field.type(id) == UnitType::Infantry ? 1 : 0; });
  return infantry == 1;
}

}  // namespace

/// Chattanooga 3.1, 3.2, 3.4: leaders are set up like units.
Refusal refuse_shift(const Field& field, PieceId unit, Seat side) {
  const bool is_set_up = ((field.has_unit_on_map(unit, side) || has_leader_on_map(field, unit, side)) &&
                          area_of(field, unit) != nullptr) ||
                         (field.has_on_map(unit, side) && is_hooker(field, unit));
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
  const HexSet* area = area_of(field, unit);
  if (area == nullptr || !area->has(hex)) {
    return {"It is not set up there in this scenario.", "3.1"};
  }
  if (hex == field.piece(unit).place) {
    return {"It stands there.", "3.1"};
  }
  if (field.grid().distance(field.piece(unit).place, hex) > kLongestShift) {
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
bool must_be_manned(const Field& field, HexId hex) {
  const std::vector<PlacedWorks>& all = field.scenario().works;
  return std::any_of(all.begin(), all.end(), [&](const PlacedWorks& works) {
    return works.hex == hex && works.is_manned && has_works(field, works.works);
  });
}

/// Chattanooga 3.1
bool is_in_its_area(const Field& field, PieceId unit) {
  const HexSet* area = area_of(field, unit);
  return area != nullptr && area->has(field.piece(unit).place);
}

}  // namespace longroll::chattanooga
