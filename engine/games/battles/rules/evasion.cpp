#include "engine/games/battles/rules/evasion.h"

namespace longroll::battles {
namespace {

struct Attackers {
  bool has_cavalry = false;
  bool only_bombard = true;
};

Attackers attackers(const Field& field) {
  Attackers result;
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.has_flag(id, kAttacking)) {
      result.has_cavalry = result.has_cavalry || field.arm_of(id) == Arm::Cavalry;
      result.only_bombard = result.only_bombard && field.has_flag(id, kBombarding);
    }
  }
  return result;
}

/// Battles 8.78: an enemy combat unit that does not bombard stands next to it.
bool is_next_to_another_enemy(const Field& field, PieceId unit) {
  const HexId here = field.piece(unit).place;
  for (const Direction d : kAllDirections) {
    const HexId hex = field.grid().neighbor(here, d);
    if (hex == kNoHex) {
      continue;
    }
    for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
      if (field.side_of(id) != field.side_of(unit) && field.is_unit(id) && !field.has_flag(id, kAttacking)) {
        return true;
      }
    }
  }
  return false;
}

bool may_try(const Field& field, PieceId unit, const Attackers& by) {
  if (!is_on_map(field.piece(unit)) || !field.has_flag(unit, kTarget) || field.arm_of(unit) != Arm::Cavalry ||
      by.has_cavalry) {
    return false;
  }
  return !by.only_bombard || is_next_to_another_enemy(field, unit);
}

}  // namespace

/// Battles 8.77, 8.78
bool may_try_to_evade(const Field& field, PieceId unit) { return may_try(field, unit, attackers(field)); }

bool is_evasion_due(const Field& field) {
  const Attackers by = attackers(field);
  for (int i = 0; i < field.piece_count(); ++i) {
    if (may_try(field, static_cast<PieceId>(i), by)) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll::battles
