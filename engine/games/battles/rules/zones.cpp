#include "engine/games/battles/rules/zones.h"

#include "engine/hexgame/zones.h"

namespace longroll::battles {
namespace {

/// Battles 10.3: breastworks behind a trench keep zones of control out that would come over it, so such a hex is
/// looked at unit by unit. Works are the last pieces of a State.
void shelter(const Field& field, HexSet& zone, Seat side) {
  const BattleCosts& costs = field.costs();
  for (auto i = static_cast<int>(field.scenario().placements.size()); i < field.piece_count(); ++i) {
    const HexId hex = field.piece(static_cast<PieceId>(i)).place;
    if (!zone.has(hex) || !costs.entrenched().has(hex)) {
      continue;
    }
    zone.remove(hex);
    for (const Direction d : kAllDirections) {
      const HexId next = field.grid().neighbor(hex, d);
      const bool is_reached = next != kNoHex && field.holding(side).has(next) &&
                              costs.zones_pass(opposite(d)).has(next) && (field.map().side(hex, d) & kTrench) == 0;
      if (is_reached) {
        zone.add(hex);
      }
    }
  }
}

}  // namespace

/// Battles 7.0, 7.1, 7.6, 10.3, 12.1
bool controls(const Field& field, PieceId unit, HexId to) {
  const Piece& piece = field.piece(unit);
  if (!field.is_unit(unit) || !is_on_map(piece) || field.is_routed(unit) || !field.map().is_playable(to)) {
    return false;
  }
  const auto d = field.grid().direction(piece.place, to);
  if (!d || !field.costs().zones_pass(*d).has(piece.place)) {
    return false;
  }
  // 10.3: not into breastworks behind a trench; the works look outward only.
  const bool sheltered = (field.map().side(to, opposite(*d)) & kTrench) != 0 && field.has_breastworks(to);
  return !sheltered;
}

/// Battles 7.0, 7.5, 7.6, 10.3
HexSet zone_of(const Field& field, Seat side) {
  HexSet zone = hexgame::spread(field.grid(), field.holding(side), field.costs().zones_pass());
  zone &= field.costs().playable();
  shelter(field, zone, side);
  return zone;
}

}  // namespace longroll::battles
