#include "engine/hexgame/zones.h"

#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 7.0, 7.1, 7.6, 10.3, 12.1
bool Field::controls(PieceId unit, HexId to) const {
  const Piece& piece = this->piece(unit);
  if (!is_unit(unit) || !is_on_map(piece) || is_routed(unit) || !map().is_playable(to)) {
    return false;
  }
  const auto d = grid().direction(piece.place, to);
  if (!d || !costs().zones_pass(*d).has(piece.place)) {
    return false;
  }
  // 10.3: not into breastworks behind a trench; the works look outward only.
  const bool sheltered = (map().side(to, opposite(*d)) & kTrench) != 0 && has_breastworks(to);
  return !sheltered;
}

/// Battles 10.3: breastworks behind a trench keep zones of control out that would come over it, so such a hex is
/// looked at unit by unit. Works are the last pieces of a State.
void Field::shelter(HexSet& zone, Seat side) const {
  for (auto i = static_cast<int>(scenario().placements.size()); i < piece_count(); ++i) {
    const HexId hex = piece(static_cast<PieceId>(i)).place;
    if (!zone.has(hex) || !costs().entrenched().has(hex)) {
      continue;
    }
    zone.remove(hex);
    for (const Direction d : kAllDirections) {
      const HexId next = grid().neighbor(hex, d);
      const bool is_reached = next != kNoHex && stands().holding[side].has(next) &&
                              costs().zones_pass(opposite(d)).has(next) && (map().side(hex, d) & kTrench) == 0;
      if (is_reached) {
        zone.add(hex);
      }
    }
  }
}

/// Battles 7.0, 7.6
HexSet Field::spread_zones(Seat side) const {
  HexSet zone = hexgame::spread(grid(), stands().holding[side], costs().zones_pass());
  return zone &= costs().playable();
}

/// Battles 7.0, 7.5: one zone of control in a hex is as good as several.
const HexSet& Field::zone(Seat side) const {
  std::optional<HexSet>& zone = notes_->zones[side];
  if (!zone) {
    zone = spread_zones(side);
    shelter(*zone, side);
  }
  return *zone;
}

}  // namespace longroll::battles
