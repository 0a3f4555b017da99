#include "engine/games/battles/rules/held.h"

namespace longroll::battles {
namespace {

/// Breastworks made in play have no placement.
const Placement* placement_of(const Field& field, PieceId unit) {
  const std::vector<Placement>& all = field.scenario().placements;
  return static_cast<std::size_t>(unit) < all.size() ? &all[static_cast<std::size_t>(unit)] : nullptr;
}

bool is_enemy_within(const Field& field, PieceId unit, int distance) {
  for (const PieceId id : field.pieces()) {
    if (is_on_map(field.piece(id)) && field.side_of(id) != field.side_of(unit) && field.is_unit(id) &&
        field.grid().distance(field.piece(id).place, field.piece(unit).place) <= distance) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool is_held(const Field& field, PieceId unit) {
  const Placement* placement = placement_of(field, unit);
  return placement != nullptr && placement->held >= 0 &&
         (field.state().track(track(Track::Freed)) & (1 << placement->held)) == 0;
}

bool has_order(const Field& field, int group) {
  const Held& held = field.scenario().held[static_cast<std::size_t>(group)];
  if (held.until_turn > 0 && field.turn() >= held.until_turn) {
    return true;
  }
  const std::vector<Placement>& placements = field.scenario().placements;
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (placements[i].held != group) {
      continue;
    }
    if (field.piece(id).place == kEliminated) {
      return true;  // the end of an attack frees the group of those who survive it
    }
    if (held.enemy_within > 0 && is_on_map(field.piece(id)) && is_enemy_within(field, id, held.enemy_within)) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll::battles
