#pragma once
#include <array>
#include <cstdint>

#include "engine/games/dixie/battlefield.h"
#include "engine/games/dixie/card.h"
#include "engine/games/dixie/card_set.h"
#include "engine/play/now.h"
#include "engine/table/by_side.h"
#include "engine/table/piece_ids.h"

namespace longroll::dixie {

/// What lies in one position, counted once.
struct Position {
  BySide<std::int8_t> troops{};                       ///< troop cards
  BySide<PieceId> general{kNoPiece, kNoPiece};        ///< at most one a side (11.0)
  BySide<PieceId> guard{kNoPiece, kNoPiece};          ///< long-lasting special that takes hits (12.0)
  BySide<std::int8_t> decoys{};                       ///< cards that lie there face-down for show (13.6)
  BySide<std::int8_t> decoy_terrain{};                ///< those of them that take up room
  BySide<std::int8_t> flankers{};                     ///< troop cards on their way round to it (13.1)
  BySide<PieceId> flank_general{kNoPiece, kNoPiece};  ///< the general who goes with them
  bool bars_outflanking = false;                      ///< ground that nobody goes round (13.1)
  std::int8_t terrain_cards = 0;
  std::uint8_t terrain_bits = 0;  ///< 1 << TerrainType
  std::int8_t water_limit = 0;    ///< of the creek or pond here; 0 none
  std::int8_t fords = 0;
  BySide<bool> has_breastworks{};  ///< by the side that threw them up

  bool has(TerrainType type) const { return (terrain_bits >> static_cast<int>(type) & 1) != 0; }
  bool has_water() const { return water_limit > 0; }
};

/// The battlefield of a game as its options have it. Asks the tracks only.
const Battlefield& battlefield_of(const Edition& edition, const State& state);

/// Dixie 13.6: a general, special or terrain card of this State that lies face-down in a position. While armies deploy
/// every card does, so there it is one that will stay so.
inline bool is_decoy(const State& state, const Piece& piece, const CardFacts& card) {
  return !card.is_troop() && piece.up == 0 && is_position(piece.place) &&
         (state.track(track(Track::Turn)) != 0 || piece.note == kStaysDown);
}

/// The side whose turn it is.
inline Seat phasing(const State& state) { return seat_of(state.track(track(Track::Phasing))); }

/// The battlefield as the rules ask about it: a State read once, piece by piece. Valid until the State changes.
class Field {
 public:
  Field(const Edition& edition, const State& state);

  /// Of the State under the pen. What was counted for the last one is used again, brought up to date.
  Field(const Edition& edition, const Now& now);

  const Edition& edition() const { return *edition_; }
  const State& state() const { return *state_; }
  const Battlefield& battlefield() const { return *battlefield_; }

  const CardFacts& card(PieceId id) const { return edition_->fact(piece(id).kind); }
  const Piece& piece(PieceId id) const { return state_->pieces[static_cast<std::size_t>(id)]; }
  const Position& at(Place position) const { return positions_[position]; }
  /// All cards of the game.
  PieceIds pieces() const { return piece_ids(*state_); }
  /// The cards that lie in a position, and those in either Reserve.
  const CardSet& on_field() const { return on_field_; }
  const CardSet& in_reserves() const { return in_reserves_; }
  /// The cards on their way round a flank, or come from there in this phase (13.1).
  const CardSet& flanking() const { return flanking_; }
  int in_deck(Seat side) const { return in_decks_[side]; }

  Seat phasing() const { return dixie::phasing(*state_); }
  Phase phase() const { return static_cast<Phase>(state_->track(track(Track::PhaseNow))); }
  bool is_over() const { return state_->track(track(Track::Winner)) >= 0; }
  /// Day of the battle, from 1 (15.0).
  int day() const { return state_->track(track(Track::Day)); }
  bool is_deploying() const { return state_->track(track(Track::Turn)) == 0; }

  int troops(Place position, Seat side) const { return at(position).troops[side]; }
  PieceId general(Place position, Seat side) const { return at(position).general[side]; }
  PieceId guard(Place position, Seat side) const { return at(position).guard[side]; }

  /// A general of `side` is there, or on his way round the flank to it (11.0, 13.1).
  bool has_general(Place position, Seat side) const {
    return at(position).general[side] != kNoPiece || at(position).flank_general[side] != kNoPiece;
  }

  /// The value of an option as it was chosen at set-up.
  int option(Option option) const { return state_->track(track(option)); }
  /// Is an option that is off or on, on? Of the others: is it not at its first value?
  bool has(Option option) const { return this->option(option) != 0; }

  int decoys(Place position, Seat side) const { return at(position).decoys[side]; }
  int flankers(Place position, Seat side) const { return at(position).flankers[side]; }

  /// `side` has troops there, for all that the enemy can tell: a face-down card may be a decoy (13.6).
  bool may_fight(Place position, Seat side) const { return troops(position, side) > 0 || decoys(position, side) > 0; }
  /// The same of both sides: what is or may be an engagement until movement is done and all is turned up (8.1).
  bool may_be_engaged(Place position) const {
    return may_fight(position, Seat::Union) && may_fight(position, Seat::Confederate);
  }

  /// Both sides have troop cards there.
  bool is_engaged(Place position) const { return at(position).troops[0] > 0 && at(position).troops[1] > 0; }
  /// `side` has troop cards there and the enemy has none. Decoys hold nothing, but while they lie there among troops of
  /// the other side nobody can tell yet; they are gone when movement is done (13.6).
  bool is_held_alone(Place position, Seat side) const {
    return troops(position, side) > 0 && !may_fight(position, other(side));
  }
  /// The side that defends the position and has its terrain (10.4, 11.1).
  Seat holder(Place position) const { return seat_of(state_->track(track(Track::Holder, position_index(position)))); }
  bool is_attacking(Place position, Seat side) const { return holder(position) != side; }
  /// The side holds the position and the enemy has no troops there.
  bool is_own_ground(Place position, Seat side) const {
    return holder(position) == side && !may_fight(position, other(side));
  }
  /// Does a special card help the side to move in this Move Phase (12.0)?
  bool is_aided(Aid aid) const { return (state_->track(track(Track::Aids)) & aid) != 0; }

 private:
  struct Kept;

  static const Field& up_to_date(const Edition& edition, const Now& now);

  void find();
  void count();
  void count_card(PieceId id);
  void count_flanker(PieceId id);
  void count_other(Position& position, const Piece& piece, PieceId id);
  bool follow(const Event& event);
  bool follow_move(PieceId id, Place from, Place to);
  void put(PieceId id, Place place);
  void count_deck(Place place, int change);
  void count_troop(Place place, Seat side, int change);

  const Edition* edition_;
  const State* state_;
  const Battlefield* battlefield_;
  CardSet on_field_, in_reserves_, flanking_;
  BySide<std::int16_t> in_decks_{};
  ByPosition<Position> positions_{};
};

}  // namespace longroll::dixie
