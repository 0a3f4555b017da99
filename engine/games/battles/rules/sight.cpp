#include "engine/games/battles/rules/sight.h"

#include <algorithm>

#include "engine/games/battles/rules/zones.h"
#include "engine/map/sight.h"

namespace longroll::battles {
namespace {

/// As Field::is_in_enemy_zone, but looks only round its own hex: the zones of the whole map are not wanted for one gun.
bool is_controlled_where_it_stands(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  const int owner = field.piece(unit).owner;
  for (const Direction d : kAllDirections) {
    const HexId from = field.grid().neighbor(here, d);
    if (from == kNoHex) {
      continue;
    }
    for (PieceId id = field.first_at(from); id != kNoPiece; id = field.next_of(id)) {
      if (field.piece(id).owner != owner && controls(field, id, here)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

/// Battles 9.3
bool has_sight(const Field& field, Seat side, HexId from, HexId to) {
  if (field.grid().distance(from, to) <= 1) {
    return true;
  }
  const BattleMap& map = field.map();
  const int firer = map.level_at(from);
  const int target = map.level_at(to);
  return has_line_of_sight(field.grid(), from, to, [&](HexId hex) {
    const int level = map.level_at(hex);
    if (level > std::max(firer, target)) {
      return true;
    }
    const TerrainEffect& terrain = field.chart().terrain[map.terrain_at(hex)];
    if (terrain.blocks_sight && (firer <= level || firer <= target)) {
      return true;
    }
    // Within range every hex of the line is next to the firer or to the target.
    return firer <= level && field.has_units(hex, side);
  });
}

/// Battles 9.0, 9.6
bool can_bombard(const Field& field, PieceId unit) {
  const Arm arm = field.arm_of(unit);
  return arm == Arm::Gunboat || (is_artillery(arm) && !is_controlled_where_it_stands(field, unit));
}

/// Battles 9.0, 9.11, 9.12, 11.2
bool reaches(const Field& field, PieceId unit, HexId target) {
  const HexId here = field.piece(unit).place;
  const int range = field.grid().distance(here, target);
  if (range < 1 || range > (field.is_night() ? 1 : kMaxRange)) {
    return false;
  }
  return has_sight(field, field.side_of(unit), here, target);
}

}  // namespace longroll::battles
