#pragma once
#include <array>
#include <span>
#include <vector>

#include "engine/games/battles/rules/attacks_left.h"
#include "engine/games/battles/rules/proposal.h"

namespace longroll::battles {

/// Where the two sides touch in a Combat Phase: the phasing units that could attack hand to hand and the enemy hexes
/// that they could attack, with what is owed among them. Units and hexes that are done with (8.14) are left out; the
/// attack that is being built counts as not made yet.
class Front {
 public:
  explicit Front(const Field& field);

  struct Unit {
    PieceId id = kNoPiece;
    bool must_attack = false;  ///< 8.12
    bool may_attack = false;   ///< a Shaken unit only where it must (12.2)
    std::uint8_t count = 0;
    std::array<HexId, kDirections> hexes{};  ///< that it could attack

    std::span<const HexId> targets() const { return {hexes.data(), count}; }
    bool touches(HexId hex) const;
  };
  struct Hex {
    HexId at = kNoHex;
    bool must_be_attacked = false;  ///< 8.11
  };

  const std::vector<Unit>& units() const { return units_; }
  /// By number.
  const std::vector<Hex>& hexes() const { return hexes_; }
  /// Battles 8.11, 8.12: something must still be attacked, or must still attack.
  bool owes_anything() const;
  /// Battles 8.11: hexes that must be attacked and that nobody who is left touches: those who did have attacked
  /// elsewhere, and guns are to see to them.
  std::span<const HexId> left_to_guns() const { return left_to_guns_; }
  /// How many of these no gun will be left for, as guns and lines of sight are now. Nobody answers for them.
  int short_of_guns() const { return short_of_guns_; }
  /// Null for a unit or a hex that touches nothing.
  const Unit* find(PieceId unit) const;
  const Hex* find_hex(HexId hex) const;

  /// Runs `then(const Unit&)` for every unit that touches the hex.
  template <class Then>
  void for_each_around(HexId hex, Then&& then) const {
    for (const Direction d : kAllDirections) {
      const HexId at = field_->grid().neighbor(hex, d);
      if (at == kNoHex) {
        continue;
      }
      for (PieceId id = field_->first_at(at); id != kNoPiece; id = field_->next_of(id)) {
        const Unit* unit = find(id);
        if (unit != nullptr && unit->touches(hex)) {
          then(*unit);
        }
      }
    }
  }

  const Field& field() const { return *field_; }

 private:
  void add(PieceId id);
  void look(Unit& unit, bool& is_in_zone, Direction d);
  void add_old_contacts(PieceId id);
  void gather_hexes();
  void leave_to_guns();

  const Field* field_;
  std::vector<Unit> units_;
  std::vector<Hex> hexes_;
  std::vector<HexId> owed_;
  std::vector<HexId> left_to_guns_;
  int short_of_guns_ = 0;
  std::array<std::int16_t, kMaxPieces> index_;
};

/// The attack that is being built, as the flags of the pieces tell it.
Proposal proposal_of(const Front& front);

}  // namespace longroll::battles
