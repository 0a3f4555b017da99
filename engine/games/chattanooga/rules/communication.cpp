#include "engine/games/chattanooga/rules/communication.h"

#include "engine/map/flood.h"

namespace longroll::chattanooga {

/// Chattanooga 5.4
HexSet communications_of(const Field& field, Seat side) {
  const HexSet open = field.costs().playable() - field.units(other(side));
  return flood(field.grid(), field.map().communications(side), open, field.costs().entered_over());
}

}  // namespace longroll::chattanooga
