#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Who looks from which hex to which (11.3). A look back may see what this one does not: woods count from the firer.
struct Sighting {
  HexId from = kNoHex;
  HexId to = kNoHex;
  bool is_artillery = false;  ///< sees over woods and towns from a hilltop down to other ground
};

/// Nobody sees farther, in hexes: the longest range of a battery (forces.json), and how far reserves are seen (14.7).
constexpr int kMaxSight = 10;

/// Chattanooga 11.3: a straight line between the centres of the two hexes is free, by ground and chart alone. False
/// beyond kMaxSight. Both hexes are on the map. It allocates nothing.
bool is_line_free(const GroundMap& map, const TerrainEffects& chart, const Sighting& look);

/// Chattanooga 12.2, 12.3: the light of this turn lets things be seen at that distance in hexes.
bool is_in_the_light(const Field& field, int distance);

/// Chattanooga 11.3, 12.2, 12.3: both of these.
bool has_sight(const Field& field, const Sighting& look);

/// Chattanooga 11.3: artillery on a hilltop, and a target that is on none.
bool is_from_hilltop_down(const GroundMap& map, const Sighting& look);

}  // namespace longroll::chattanooga
