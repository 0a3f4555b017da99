#pragma once
#include "engine/map/movement_costs.h"
#include "engine/table/seat.h"

/// What vessels do to those who cross the water (American Civil War 13.4.2, 13.5).
namespace longroll::campaign {

class Field;

/// By side: hexes from which a force of one side meets that over the hexside.
struct Crossings {
  SideSets closed;  ///< no bridge, and enemy vessels interdict it (13.5)
  SideSets boats;   ///< river vessels of its own that have not moved serve as a ferry (13.4.2)
};
Crossings crossings_of(const Field& field, Seat side);

}  // namespace longroll::campaign
