#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// Among engaged cards, across the centerline, or sideways along a battleline (13.3).
enum class Range : std::uint8_t { Short, Long, Enfilade };

/// What a card fires at when that is not simply the enemy before it (7.2).
struct Aim {
  Place beside = kNowhere;  ///< the position beside its own that it enfilades (13.3)
  PieceId gun = kNoPiece;   ///< the artillery card that takes all the hits (13.4)
  bool operator==(const Aim&) const = default;

  /// For a step's local: 0 fires at the enemy before it, else a position, or kPlaces and the gun.
  constexpr int pack() const { return beside != kNowhere ? beside : gun != kNoPiece ? kPlaces + gun : 0; }
  static constexpr Aim unpack(std::int16_t number) {
    return number >= kPlaces ? Aim{kNowhere, static_cast<PieceId>(number - kPlaces)}
           : number > 0      ? Aim{static_cast<Place>(number), kNoPiece}
                             : Aim{};
  }
};

/// What a decision to fire aims at.
Aim aim_of(const Action& action);

/// One card's fire: at whom, with how many dice, what hits.
struct Shot {
  Place target = kNowhere;  ///< the position fired at
  Range range = Range::Short;
  Sum dice;                    ///< total: the dice to roll; 0 or less cannot fire
  int firepower = 1;           ///< a die of this or less hits (7.2)
  PieceId mark = kNoPiece;     ///< the card that takes all the hits (13.4)
  bool is_in_support = false;  ///< into an engagement: fives hit friends (13.5)
};

/// Dixie 7.2: the fire of a troop card from where it stands: at engaged enemies, else across the centerline for
/// artillery, or as it aims. The aim must be one that refuse_aim lets be.
Shot shot_of(const Field& field, PieceId card, int effects = 0, const Aim& aim = {});

/// Dixie 7.2, 13.3 to 13.5: why a troop card on the battlefield cannot fire like that from where it stands.
Refusal refuse_aim(const Field& field, PieceId card, const Aim& aim);

/// Dixie 7.0 to 7.2, 13.3 to 13.5: why this card may not fire now; empty when it may. Piece and aim may be any at all.
Refusal refuse_fire(const Field& field, PieceId card, const Aim& aim = {});

/// Dixie 7.2: does one die hit?
constexpr bool is_hit(int die, int firepower) { return die <= firepower; }

/// Dixie 7.2: how many faces of the die hit; they are the lowest ones.
constexpr int faces_that_hit(int firepower) {
  int faces = 0;
  for (int die = 1; die <= 6; ++die) {
    faces += is_hit(die, firepower) ? 1 : 0;
  }
  return faces;
}

/// Dixie 13.5: of fire into an engagement, this number hits a friend.
constexpr int kHitsFriend = 5;

}  // namespace longroll::dixie
