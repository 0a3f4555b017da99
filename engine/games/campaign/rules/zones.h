#pragma once
#include "engine/games/campaign/field.h"

/// Zones of control (American Civil War 6.0 to 6.3).
namespace longroll::campaign {

/// Campaign 6.2: the hexes of `from`, where forces of that side exert zones, and those beside them to which a primary
/// zone goes.
HexSet primary_zone_of(const Field& field, Seat side, const HexSet& from);

/// Campaign 6.3: the hexes two away from a hex of `from` to which a secondary zone of that side goes: over a hex
/// between that stops neither kind of zone. A hex may be in a primary zone of the same side as well.
HexSet secondary_zone_of(const Field& field, Seat side, const HexSet& from);

/// Which zone of the enemies of a side a hex is in. They do not add (6.1.1): a primary one hides a secondary one.
enum class EnemyZone : std::uint8_t { None, Secondary, Primary };

/// Campaign 6.1.2: of the enemies of `side`; a hex that they occupy counts as a primary zone (5.3.5).
EnemyZone enemy_zone_at(const Field& field, Seat side, HexId hex);

}  // namespace longroll::campaign
