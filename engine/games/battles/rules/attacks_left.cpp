#include "engine/games/battles/rules/attacks_left.h"

namespace longroll::battles {

bool is_attackable(const Field& field, HexId hex) {
  const int phasing = index_of(field.phasing());
  for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
    if (field.piece(id).owner != phasing && !field.has_flag(id, kAttacked) &&
        (field.is_unit(id) || field.arm_of(id) == Arm::Gunboat)) {
      return true;
    }
  }
  return false;
}

/// Battles 8.14, 8.75, 8.82, 12.3
bool has_attack_left(const Field& field, PieceId unit) {
  const Piece& piece = field.piece(unit);
  const Arm arm = field.arm_of(unit);
  return piece.owner == index_of(field.phasing()) && is_on_map(piece) && (is_combat_unit(arm) || arm == Arm::Gunboat) &&
         !field.is_routed(unit) && !field.has_flag(unit, kFought);
}

}  // namespace longroll::battles
