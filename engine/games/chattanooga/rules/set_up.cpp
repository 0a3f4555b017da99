#include "engine/games/chattanooga/rules/set_up.h"

#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/returns.h"

namespace longroll::chattanooga {
namespace {

/// Null: the unit is not set up on the map.
const HexSet* area_of(const Field& field, PieceId unit) {
  const Scenario& scenario = field.scenario();
  const auto placement = static_cast<std::size_t>(unit);
  const int area = placement < scenario.area_of.size() ? scenario.area_of[placement] : -1;
  return area < 0 ? nullptr : &scenario.areas[static_cast<std::size_t>(area)].hexes;
}

}  // namespace

/// Chattanooga 3.1, 3.4: leaders are set up like units.
Refusal refuse_shift(const Field& field, PieceId unit, Seat side) {
  const bool is_set_up =
      (field.has_unit_on_map(unit, side) || has_leader_on_map(field, unit, side)) && area_of(field, unit) != nullptr;
  return is_set_up ? kLawful : Refusal{"It is no unit of yours that is set up.", "3.1"};
}

/// Chattanooga 3.1, 8.1, 13.2
Refusal refuse_shift_to(const Field& field, PieceId unit, HexId hex) {
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

/// Chattanooga 3.1
bool is_in_its_area(const Field& field, PieceId unit) {
  const HexSet* area = area_of(field, unit);
  return area != nullptr && area->has(field.piece(unit).place);
}

}  // namespace longroll::chattanooga
