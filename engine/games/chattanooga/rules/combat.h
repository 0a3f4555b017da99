#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 8.4, 10.4: who defends the hex: its top infantry or cavalry unit; where artillery stands alone, its top
/// battery. kNoPiece when nobody stands there.
PieceId defender_at(const Field& field, HexId hex);

/// Chattanooga 10.5: no combat crosses that side: the terrain effects chart.
bool is_combat_barred(const Field& field, HexId from, Direction d);

/// Chattanooga 8.4, 10.1, 10.4, 10.5: why the unit of the phasing side, given by any number, cannot attack the enemies
/// in that hex, which is in play; empty when it can.
Refusal refuse_attack(const Field& field, PieceId unit, HexId hex);

/// Chattanooga 10.1: the units of the phasing side that can attack the hex now, in rising order. Six at most.
class Attackers {
 public:
  Attackers(const Field& field, HexId hex);
  bool is_empty() const { return count_ == 0; }
  const PieceId* begin() const { return units_.data(); }
  const PieceId* end() const { return units_.data() + count_; }

 private:
  std::array<PieceId, kDirections> units_{};
  std::size_t count_ = 0;
};

/// Chattanooga 10.1: all attacks on a hex come before any on another one: the hex, in play, has had its.
bool are_attacks_over(const Field& field, HexId hex);

/// Chattanooga 11.1: infantry or cavalry has fired at the hex, in play, in this phase.
bool is_under_small_arms(const Field& field, HexId hex);

/// Chattanooga 10.1, 11.1: why attacks on the hex, of any number, cannot be begun now; empty when they can.
Refusal refuse_attack_on(const Field& field, int hex);

/// Chattanooga 10.1: where attacks can be begun.
HexSet hexes_to_attack(const Field& field);

}  // namespace longroll::chattanooga
