#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// What some troop cards are worth in a fight, added up. An estimate for the computer; the rules never ask.
struct Force {
  int cards = 0;
  int fire = 0;   ///< hits that one round of their fire scores on average, in sixtieths
  int stay = 0;   ///< hits that it takes to rout them on average, in tenths
  int worth = 0;  ///< what losing them would cost, in tenths of a CV of infantry

  int strength() const { return fire * stay; }
  void operator+=(const Force& more) {
    cards += more.cards;
    fire += more.fire;
    stay += more.stay;
    worth += more.worth;
  }
};

/// What the conditions of a position add for one side: general, terrain, colors (Dixie 10.3, 11.1, 12.0).
struct Ground {
  int morale = 0;              ///< for every card there
  int dice = 0;                ///< for every card that fires there at short range
  int gun_dice = 0;            ///< for artillery besides
  PieceId general = kNoPiece;  ///< whose rating counts for those whom he commands (13.9)
  int rating = 0;
};

/// The armies as an estimate: where strength stands and what it would be elsewhere. What is asked is counted once; the
/// Field must not change meanwhile.
class Forces {
 public:
  explicit Forces(const Field& field) : field_(&field) {}

  const Field& field() const { return *field_; }

  /// The side's troop cards at a position, fighting there at short range.
  const Force& at(Place position, Seat side) const { return sums().at[position][side]; }
  /// In the Reserve, on open ground.
  const Force& reserve(Seat side) const { return sums().reserve[side]; }

  /// The side's troop cards at a position hand to hand: no ground counts there (13.2).
  Force in_melee(Place position, Seat side) const;

  /// The side's troop cards at `from` that bear none of the flags `spent`, as if they all attacked `to`.
  Force assault(Place from, Place to, Seat side, unsigned spent) const;

  /// One card, as it would fight on that ground.
  Force card(PieceId id, const Ground& ground) const;
  Ground ground(Place position, Seat side, bool attacking, PieceId general) const;

  /// Morale number of a card on that ground, 1 to 5: a 6 fails always (6.0).
  int morale_number(PieceId id, const Ground& ground) const;

  /// Generals, colors, terrain and special cards of the side, in tenths of a CV.
  int support(Seat side) const { return sums().support[side]; }

 private:
  struct Sums {
    ByPosition<BySide<Force>> at;
    BySide<Force> reserve;
    BySide<int> support;
  };

  /// An assault and its force.
  struct Assault {
    Place from, to;
    Seat side;
    unsigned spent;
    Force force{};

    bool is_like(const Assault& other) const {
      return from == other.from && to == other.to && side == other.side && spent == other.spent;
    }
  };

  const Sums& sums() const { return sums_ ? *sums_ : count(); }
  const Sums& count() const;
  Force find_assault(const Assault& assault) const;

  const Field* field_;
  mutable std::optional<Sums> sums_;
  mutable std::array<Assault, 12> assaults_;  // as many of them as are known, in the order in which they were asked for
  mutable std::ptrdiff_t known_assaults_ = 0;
};

/// Chance that `mine` outlasts `theirs`, in thousandths, when `tempo` thousandths of my strength count (1000: level;
/// more when mine fires first).
int odds_between(const Force& mine, const Force& theirs, int tempo);

/// By how many doublings `mine` is stronger than `theirs`, in thousandths; nobody's absence is infinite.
int advantage(int mine, int theirs);

/// The sum of the terms, each in thousandths, by weights of whole terms.
int weighed(std::span<const int> terms, std::span<const int> weights);

/// What a card still in the deck is worth, in tenths of a CV.
inline constexpr int kDeckWorth = 9;

/// Is the next fire and the next move that side's?
bool is_next(const Field& field, Seat side);

}  // namespace longroll::dixie
