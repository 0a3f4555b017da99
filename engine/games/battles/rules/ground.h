#pragma once
#include <span>
#include <string_view>

#include "engine/games/battles/field.h"

namespace longroll::battles {

/// What changes a strength or the odds.
enum class Cause : std::uint8_t {
  Range,        // 9.19
  Disordered,   // 12.2
  Shaken,       // 12.2
  Routed,       // 12.2
  RetreatedIn,  // 8.74
  Attacked,     // 8.14: before, in this phase
  Rough,        // 8.41: rough ground, also under woods
  Stream,       // 8.41
  Bridge,       // 8.41
  Ford,         // 8.41
  Fieldwork,    // 8.46: trench, entrenchment or redoubt, halves and shifts
  Night,        // 11.2
  Woods,        // 8.45
  Town,         // 8.42
  Slope,        // 8.42
  Breastworks,  // 10.3
  Surprise,     // 8.44, by scenario
};
std::string_view name_of(Cause cause);  ///< "over a stream"
std::string_view rule_of(Cause cause);  ///< "8.41"

/// An attack that is made, or that could be made: units of one side on hexes of the other.
struct Attack {
  std::span<const PieceId> attackers;
  std::span<const HexId> targets;
};

/// A change and why; `is_any` tells whether there is one.
struct Hindrance {
  bool is_any = false;
  Cause cause = Cause::Rough;
  int columns = 0;  ///< of a shift, + to the right
};

/// Battles 10.1: units may attack hand to hand over such a hexside: not over a creek or river without bridge or ford.
bool is_open_to_attack(std::uint16_t side);
/// Battles 8.15: the unit stands next to the hex over such a hexside.
bool is_in_contact(const Field& field, PieceId unit, HexId hex);

constexpr bool is_wooded(Terrain terrain) { return terrain == Terrain::Woods || terrain == Terrain::WoodsRough; }

/// Battles 8.41, 8.43, 8.46, 8.47, 9.16, 9.23: the ground halves this attacker, by that reading of the ground (8.45).
Hindrance halving_of(const Field& field, PieceId attacker, std::span<const HexId> targets, Ground reading);

/// Battles 8.42, 8.44, 8.46, 10.3: the best shift of the ground for the defender, by that reading.
Hindrance ground_shift_of(const Field& field, const Attack& attack, Ground reading);

/// Battles 8.44: the best shift for the attacker, which only a scenario can give.
Hindrance surprise_shift_of(const Field& field, Seat attacker);

/// Battles 8.45: a target stands in the woods, so that the defender could take their shift.
bool has_woods(const Field& field, std::span<const HexId> targets);

}  // namespace longroll::battles
