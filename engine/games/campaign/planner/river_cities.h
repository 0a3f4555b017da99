#pragma once
#include "engine/games/campaign/field.h"

namespace longroll::campaign {

/// Campaign 13.4: cities that the Union holds in its states and to which the Confederacy could carry a point by river
/// or bay from a place where one stands or may arrive (4.2.1), past all but these forts. Whether anybody guards them is
/// not asked.
HexSet cities_open_by_river(const Field& field, const HexSet& forts);
/// Of them, those that forts do not close now; a side other than the Union has none.
HexSet exposed_cities(const Field& field, Seat side);

}  // namespace longroll::campaign
