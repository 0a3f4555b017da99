#include "engine/games/chattanooga/rules/communication.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/map/flood.h"

namespace longroll::chattanooga {

/// Chattanooga 5.4, 7.9
HexSet communications_of(const Field& field, Seat side) {
  const HexSet open = field.costs().playable() - field.units(other(side));
  HexSet sources = field.map().communications(side);
  if (side == Seat::Union) {
    sources |= bridge_hexes(field);  // 7.9
  }
  return flood(field.grid(), sources, open, field.costs().entered_over());
}

}  // namespace longroll::chattanooga
