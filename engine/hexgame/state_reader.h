#pragma once
#include <algorithm>
#include <vector>

#include "engine/hexgame/occupancy.h"
#include "engine/map/hex_set.h"
#include "engine/table/piece_ids.h"

namespace longroll::hexgame {

/// What the rules of every hex game read of a State: its pieces with their counters. A game's Field derives from this.
/// `Battle` derives from hexgame::Battle. Valid until the State changes.
template <class Battle>
class StateReader {
 public:
  using Counter = typename Battle::Counter;

  const Battle& battle() const { return *battle_; }
  const typename Battle::Map& map() const { return battle_->map; }
  const Grid& grid() const { return battle_->map.grid; }
  const State& state() const { return *state_; }

  int piece_count() const { return static_cast<int>(state_->pieces.size()); }
  PieceIds pieces() const { return piece_ids(*state_); }
  const Piece& piece(PieceId id) const { return state_->pieces[static_cast<std::size_t>(id)]; }
  const Counter& counter(PieceId id) const { return battle_->counter(piece(id).kind); }
  Seat side_of(PieceId id) const { return owner_of(piece(id)); }
  bool has_flag(PieceId id, unsigned flags) const { return (piece(id).flags & flags) != 0; }
  /// Of any number: it is a piece of that side in a hex.
  bool has_on_map(int id, Seat side) const {
    return state_->has_piece(id) && is_hex(piece(static_cast<PieceId>(id)).place) &&
           side_of(static_cast<PieceId>(id)) == side;
  }

 protected:
  StateReader(const Battle& battle, const State& state) : battle_(&battle), state_(&state) {}

 private:
  const Battle* battle_;
  const State* state_;
};

/// The same with the stacks, which are read at once. For a game in which each hex has pieces of one side only; one that
/// is played fast keeps its Occupancy beside the pen instead (battles/field.h).
template <class Battle>
class StackReader : public StateReader<Battle> {
 public:
  /// Pieces on the map, rising.
  std::vector<PieceId> units(Seat side) const {
    std::vector<PieceId> units;
    for (const PieceId id : this->pieces()) {
      if (this->has_on_map(id, side)) {
        units.push_back(id);
      }
    }
    return units;
  }
  /// The pieces of a hex in the order that the game gives.
  std::vector<PieceId> stack(HexId hex) const {
    std::vector<PieceId> stack;
    for_each_at(occupancy_, hex, [&](PieceId id) { stack.push_back(id); });
    return stack;
  }
  int rank(PieceId id) const { return rank_(this->piece(id)); }
  /// Piece n from the bottom has the rank n, which counts from 0.
  bool is_in_order(HexId hex) const {
    int next = 0;
    const std::vector<PieceId> all = stack(hex);
    return std::all_of(all.begin(), all.end(), [&](PieceId id) { return this->rank(id) == next++; });
  }
  bool has_units(HexId hex, Seat side) const { return this->has_on_map(occupancy_.first_at(hex), side); }
  /// Where pieces of that side stand.
  HexSet hexes_of(Seat side) const {
    HexSet hexes;
    for (const PieceId id : units(side)) {
      hexes.add(this->piece(id).place);
    }
    return hexes;
  }

 protected:
  StackReader(const Battle& battle, const State& state, RankInHex rank)
      : StateReader<Battle>(battle, state), rank_(rank) {
    occupancy_.read(state, battle.map.grid.columns, rank);
  }

 private:
  RankInHex rank_;
  Occupancy occupancy_;
};

}  // namespace longroll::hexgame
