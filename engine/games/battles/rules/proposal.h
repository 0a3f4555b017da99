#pragma once
#include <array>
#include <bitset>
#include <span>
#include <string_view>

#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Something that must still be done before the Combat Phase may end.
struct Duty {
  enum class Kind : std::uint8_t { HexMustBeAttacked, UnitMustAttack };
  Kind kind = Kind::HexMustBeAttacked;
  HexId hex = kNoHex;       ///< the enemy hex, or where the unit stands
  PieceId unit = kNoPiece;  ///< of UnitMustAttack
  bool operator==(const Duty&) const = default;
};
constexpr StaticText rule_of(Duty::Kind kind) { return kind == Duty::Kind::HexMustBeAttacked ? "8.11" : "8.12"; }

/// Battles 8.13, 8.24, 9.21: an attack that is being built: the units that attack hand to hand, those that bombard, the
/// hexes attacked.
class Proposal {
 public:
  bool has(PieceId unit) const { return units_[static_cast<std::size_t>(unit)]; }
  bool is_target(HexId hex) const;
  void add_unit(PieceId unit);  ///< to attack hand to hand
  void add_bombarder(PieceId unit);
  bool add_target(HexId hex);  ///< false: there is no room for another (8.25: six hexes)

  std::span<const HexId> targets() const { return {targets_.data(), count_}; }
  int assault_count() const { return assaults_; }
  int bombarder_count() const { return bombarders_; }

 private:
  std::bitset<kMaxPieces> units_;
  std::array<HexId, kMaxTargets> targets_{};
  std::uint8_t count_ = 0;
  std::int16_t assaults_ = 0;
  std::int16_t bombarders_ = 0;
};

/// The pieces of the attack, lowest first.
std::vector<PieceId> attackers_of(const Field& field, const Proposal& proposal);

}  // namespace longroll::battles
