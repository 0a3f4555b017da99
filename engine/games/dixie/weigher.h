#pragma once
#include "engine/games/dixie/conduct.h"
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/forces.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/play/action.h"

namespace longroll::dixie {

// Weights of sense, on one scale; 1 is left for what is not worth a thought.
inline constexpr int kWins = 20000;
inline constexpr int kSure = 1000;
inline constexpr int kGood = 300;
inline constexpr int kFair = 80;
inline constexpr int kPoor = 15;
inline constexpr int kBad = 3;

/// Says of one decision how promising each action looks: `weigh` asks it about all of them.
class Weigher {
 public:
  /// By the plain conduct, or by that of the side that decides; `conduct` must outlive the Weigher.
  explicit Weigher(const Field& field, const Conduct& conduct = kPlain)
      : field_(field), conduct_(conduct), forces_(field) {}

  int weight(const Action& action) const;

 private:
  /// How much a position matters, in parts of four: at Shiloh the middle decides, unless lines can be fired along.
  int stakes_of(Place position) const;

  // What is posted or laid before or besides the fight (weigh_posts.cpp).
  /// Four cards in each position, strength spread evenly, a general with many.
  int deploy(PieceId id, Place place) const;
  int finish() const;
  Seat deploying_side() const;
  int lay(Place place) const;
  /// Dixie 13.6: a card that has nothing better to do makes a thin position look held.
  int decoy(PieceId id, Place place) const;
  int unmask(PieceId id) const;

  // Fire, melee, hits and special cards (weigh_fights.cpp).
  int fire(PieceId id, const Aim& aim) const;
  /// All hits on one gun are worth more than hits that the enemy deals out if it is worth more than his other troops.
  int fire_on(PieceId id, PieceId gun) const;
  /// Who is much the stronger gains by a melee: it is over before the weaker can be helped.
  int melee(Place place) const;
  /// Whoever began must win in the second round or go; the other need only stand it.
  int in_melee(Do choice) const;
  /// The card that loses least by it takes the hit.
  int take_hit(PieceId id) const;
  int play(PieceId id, Place place) const;

  // Moves (weigh_moves.cpp).
  int move(PieceId id, Place to) const;
  int move_troop(PieceId id, Place to) const;
  /// What the side's conduct makes of a troop card's way to a position.
  int as_conducted(int weight, PieceId id, Place to) const;
  /// How much a troop card is wanted where it is.
  int stay(Place from, Seat side) const;
  /// Dixie 13.3: could `side` fire along the line into this position?
  bool is_held_beside(Place place, Seat side) const;
  /// Dixie 13.3E: is a position beside this one without `side`'s troops?
  bool has_vacant_beside(Place place, Seat side) const;
  /// Dixie 4.0: has `side` won with this position?
  bool decides(Seat side, Place position) const;
  /// A position of one's own line that may not stay in the enemy's hands: at Shiloh the center, from the first dawn on.
  bool is_wanted_back(Place place, Seat enemy) const;
  /// A flank of Shiloh that is not fought for and from which no line can be fired along.
  bool is_idle(Place from, Seat side) const;
  /// At Shiloh all want into one position and room is short; elsewhere nothing came of it.
  int strongest_first(int weight, PieceId id) const;
  /// How good it is to come to a position.
  int arrive(PieceId id, Place from, Place to, Seat side) const;
  /// Is a battle lost to `side` that it has not won in time (15.2)?
  bool is_hurried(Seat side) const;
  /// And may it throw in everything? Not where a line can be fired along from what it leaves (13.3).
  bool stakes_all(Seat side) const;
  /// How much of an assault's strength counts beside the enemy's, in thousandths.
  int tempo_of(Seat side) const;
  /// Generals go where most of those fight whom they command, if nobody leads them.
  int move_commander(PieceId id, Place to) const;
  /// The troops of a position that a general or a flag helps, twice where they fight (11.1, 13.9).
  int need(PieceId id, Place place) const;
  int march(PieceId id, Place to, PieceId general) const;
  /// Dixie 13.1: as good as coming there by a move, and better by the fire at once, as often as it succeeds.
  int outflank(PieceId id, Place place) const;

  const Field& field_;
  const Conduct& conduct_;
  Forces forces_;
};

}  // namespace longroll::dixie
