#include "engine/games/battles/field.h"

namespace longroll::battles {
namespace {

/// Battles 7.6: zones of control stop at a creek or river without bridge or ford, and at ferries and pontoons; they
/// cross streams.
bool lets_zone_through(std::uint16_t side) {
  if ((side & (kFerry | kPontoon)) != 0) {
    return false;
  }
  return (side & (kCreek | kRiver)) == 0 || (side & (kBridge | kFord)) != 0;
}

}  // namespace

/// Battles 7.0, 7.1, 7.6, 10.3, 12.1
bool Field::controls(PieceId unit, HexId to) const {
  const Piece& piece = this->piece(unit);
  if (!is_unit(unit) || !is_on_map(piece) || is_routed(unit) || !map().is_playable(to)) {
    return false;
  }
  const auto d = grid().direction(piece.place, to);
  if (!d || !lets_zone_through(map().side(piece.place, *d))) {
    return false;
  }
  // 10.3: not into breastworks behind a trench; the works look outward only.
  const bool sheltered = (map().side(to, opposite(*d)) & kTrench) != 0 && has_breastworks(to);
  return !sheltered;
}

/// Battles 7.0, 7.5: one zone of control in a hex is as good as several.
bool Field::is_controlled(HexId hex, Seat side) const {
  const auto index = static_cast<std::size_t>(index_of(side));
  if (!has_zones_[index]) {
    has_zones_[index] = true;
    for (int i = 0; i < piece_count(); ++i) {
      const auto id = static_cast<PieceId>(i);
      const Piece& piece = this->piece(id);
      if (piece.owner != index_of(side) || !is_on_map(piece)) {
        continue;
      }
      for (const Direction d : kAllDirections) {
        const HexId to = grid().neighbor(piece.place, d);
        if (to != kNoHex && !zones_[index].has(to) && controls(id, to)) {
          zones_[index].add(to);
        }
      }
    }
  }
  return zones_[index].has(hex);
}

}  // namespace longroll::battles
