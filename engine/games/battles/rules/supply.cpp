#include "engine/games/battles/field.h"
#include "engine/map/flood.h"

namespace longroll::battles {

/// Battles 7.1: a line of communication is a path of hexes, free of the enemy and of his zones of control (a combat
/// unit of one's own in a hex negates them for this), to one of the hexes where the side's communications leave the
/// map.
const HexSet& Field::communications(Seat side) const {
  std::optional<HexSet>& from = notes_->communications[side];
  if (!from) {
    const Seat enemy = other(side);
    const HexSet open = costs().playable() - units(enemy) - (zone(enemy) - units(side));
    HexSet exits;
    for (const HexId exit : scenario().communications[side]) {
      exits.add(exit);
    }
    from = flood(grid(), exits, open, costs().entered_over());
  }
  return *from;
}

}  // namespace longroll::battles
