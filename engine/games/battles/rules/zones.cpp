#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 7.0, 7.1, 7.6, 10.3, 12.1
bool Field::controls(PieceId unit, HexId to) const {
  const Piece& piece = this->piece(unit);
  if (!is_unit(unit) || !is_on_map(piece) || is_routed(unit) || !map().is_playable(to)) {
    return false;
  }
  const auto d = grid().direction(piece.place, to);
  if (!d || !going().zones_pass(*d).has(piece.place)) {
    return false;
  }
  // 10.3: not into breastworks behind a trench; the works look outward only.
  const bool sheltered = (map().side(to, opposite(*d)) & kTrench) != 0 && has_breastworks(to);
  return !sheltered;
}

/// Battles 10.3: breastworks behind a trench keep zones of control out that would come over it, so such a hex is
/// looked at unit by unit.
void Field::shelter(HexSet& zone, Seat side) const {
  for (int i = 0; i < piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (arm_of(id) != Arm::Breastworks || !is_on_map(piece(id)) || !zone.has(piece(id).place)) {
      continue;
    }
    const HexId hex = piece(id).place;
    zone.remove(hex);
    for (const Direction d : kAllDirections) {
      const HexId next = grid().neighbor(hex, d);
      if (next == kNoHex) {
        continue;
      }
      for_each_at(*this, next, [&](PieceId unit) {
        if (side_of(unit) == side && controls(unit, hex)) {
          zone.add(hex);
        }
      });
    }
  }
}

/// Battles 7.0, 7.5: one zone of control in a hex is as good as several.
const HexSet& Field::zone(Seat side) const {
  std::optional<HexSet>& zone = at(zones_, side);
  if (!zone) {
    const HexSet& holding = at(stands().holding, side);
    zone.emplace();
    for (const Direction d : kAllDirections) {
      *zone |= shifted(grid(), holding & going().zones_pass(d), d);
    }
    *zone &= going().playable();
    shelter(*zone, side);
  }
  return *zone;
}

}  // namespace longroll::battles
