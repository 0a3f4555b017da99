#pragma once
#include <array>
#include <bitset>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/battles/rules/front.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// Something that must still be done before the Combat Phase may end.
struct Duty {
  enum class Kind : std::uint8_t { HexMustBeAttacked, UnitMustAttack };
  Kind kind = Kind::HexMustBeAttacked;
  HexId hex = kNoHex;       ///< the enemy hex, or where the unit stands
  PieceId unit = kNoPiece;  ///< of UnitMustAttack
  bool operator==(const Duty&) const = default;
};
/// Why a choice is refused that would leave an enemy owed an attack (8.11) with nobody to attack him.
constexpr Refusal kHexLeft{"That would leave an enemy who must be attacked with nobody to attack him.", "8.11"};
constexpr std::string_view rule_of(Duty::Kind kind) { return kind == Duty::Kind::HexMustBeAttacked ? "8.11" : "8.12"; }

/// Battles 8.11, 8.12, 11.2: what the phasing side still owes: hexes first, by number, then units.
std::vector<Duty> duties(const Field& field);
std::vector<Duty> duties(const Front& front);

/// Battles 8.13, 8.24, 9.21: an attack that is being built: the units that attack hand to hand, those that bombard, the
/// hexes attacked.
class Proposal {
 public:
  Proposal() = default;
  /// As the flags of the pieces tell it.
  static Proposal of(const Field& field, const Front& front);

  bool has(PieceId unit) const { return units_[static_cast<std::size_t>(unit)]; }
  bool is_target(HexId hex) const;
  void add_unit(PieceId unit);  ///< to attack hand to hand
  void add_bombarder(PieceId unit);
  bool add_target(HexId hex);  ///< false: there is no room for another (8.25: six hexes)

  std::span<const HexId> targets() const { return {targets_.data(), count_}; }
  int assault_count() const { return assaults_; }
  int bombarder_count() const { return bombarders_; }

 private:
  std::bitset<kMostPieces> units_;
  std::array<HexId, kMostTargets> targets_{};
  std::uint8_t count_ = 0;
  std::int16_t assaults_ = 0;
  std::int16_t bombarders_ = 0;
};

/// Battles 8.11, 8.12, 8.23: what an attack needs besides what it has so that every duty outside it can be met (RULINGS
/// on 8.11): a unit all of whose enemies are under this attack must join it, and a hex all of whose attackers are in it
/// must be a target of it too. Each addition may bring others; if one cannot be made (8.25) the attack can never be
/// lawful.
struct Closure {
  Proposal whole;          ///< the attack with all additions
  std::vector<Duty> owed;  ///< the additions, in the order in which they follow
  Refusal conflict;        ///< why it cannot be completed; empty when it can
  Duty undone;             ///< what nobody could see to any more, where there is a conflict
};
Closure closure_of(const Front& front, const Proposal& proposal);
/// The same without a list of what is owed: empty when the attack can be completed.
Refusal conflict_of(const Front& front, const Proposal& proposal);

/// Battles 8.25, 9.13, 9.18 and the closure: why no units that could still join make a lawful attack of it; empty when
/// some do.
Refusal incompletable(const Front& front, const Proposal& proposal);

/// Why the hex may not be added to the attack, or begin one.
Refusal refuse_target(const Front& front, const Proposal& proposal, int hex);
/// Battles 8.13 to 8.15, 8.22, 9.14: why the piece may not join; each of a stack joins or stays out by itself.
Refusal refuse_join(const Front& front, const Proposal& proposal, int unit);
/// Why the attack may not be resolved as it is. Battles 8.5: poor odds alone are no reason.
Refusal refuse_as_it_is(const Front& front, const Proposal& proposal);

/// Battles 8.11, 8.12: the unit or hex for whose sake Do::Target or Do::Join is refused now, for the map to point at.
/// Empty when the action is lawful or refused for another reason, or of another verb; any numbers may be asked.
std::optional<Duty> left_undone_by(const Field& field, const Action& action);

/// Battles 9.0, 9.11, 9.22, 12.2: every unit that could bombard one of the hexes now, lowest piece first.
std::vector<PieceId> bombarders_of(const Field& field, std::span<const HexId> targets);

/// The pieces of the attack, lowest first.
std::vector<PieceId> attackers_of(const Field& field, const Proposal& proposal);

}  // namespace longroll::battles
