#include "engine/games/battles/rules/disorder.h"

namespace longroll::battles {

/// Battles 12.1
int disorder_modifier(const Field& field, PieceId unit) {
  const int nerves = field.condition(unit) >= Condition::Shaken ? 1 : 0;
  return nerves - (field.has_leader(field.piece(unit).place, field.side_of(unit)) ? 1 : 0);
}

/// Battles 12.1
bool is_disordered_by(const Field& field, PieceId unit, int die) {
  return die + disorder_modifier(field, unit) >= field.chart().disorder_from;
}

}  // namespace longroll::battles
