#include "engine/games/battles/rules/supply.h"

#include "engine/map/flood.h"

namespace longroll::battles {

/// Battles 7.1
HexSet communications_of(const Field& field, Seat side) {
  const Seat enemy = other(side);
  const HexSet open = field.costs().playable() - field.units(enemy) - (field.zone(enemy) - field.units(side));
  HexSet exits;
  for (const HexId exit : field.scenario().communications[side]) {
    exits.add(exit);
  }
  return flood(field.grid(), exits, open, field.costs().entered_over());
}

}  // namespace longroll::battles
