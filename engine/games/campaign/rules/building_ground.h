#pragma once
#include "engine/map/hex_set.h"
#include "engine/table/seat.h"

namespace longroll::campaign {

class Field;

/// Where a side can build in a Recruitment Phase (American Civil War 4.0, 4.2.4, 4.2.5), as the phase began.
struct BuildingGround {
  HexSet open;   ///< it holds them, and no enemies are there; of the Union: in supply and in no zone of the enemy (4.0)
  HexSet quiet;  ///< those of them that are in no zone of the enemy (4.0)
  // Of the Confederacy:
  HexSet fragment;             ///< 14.1: critical places of the largest fragment of its economy
  HexSet joined;               ///< 14.0: hexes that rails, roads and inland water join to it
  HexSet linked;               ///< 8.1: hexes from which a line of supply leads to it
  bool has_open_port = false;  ///< 4.2.5: one of its critical ports is open
};

/// Campaign 4.0. Field::building_ground keeps it.
BuildingGround building_ground_of(const Field& field, Seat side);

}  // namespace longroll::campaign
