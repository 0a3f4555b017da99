#include "engine/games/chattanooga/rules/zones.h"

#include "engine/hexgame/zones.h"

namespace longroll::chattanooga {

/// Chattanooga 6.1, 6.2, 12.3, 17.4
HexSet zone_of(const Field& field, Seat side, const HexSet& units) {
  if (!field.time().has_zones) {
    return {};
  }
  return hexgame::spread(field.grid(), units & field.costs().playable(),  // 7.8: none out of a boat
                         field.costs().zones_pass()) -
         field.no_entry(side) - field.without_zones();
}

}  // namespace longroll::chattanooga
