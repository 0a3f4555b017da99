#pragma once
#include <array>
#include <cstdint>

#include "engine/map/hex.h"
#include "engine/play/event.h"
#include "engine/table/limits.h"
#include "engine/table/state.h"

namespace longroll::hexgame {

/// The most pieces that the State of a hex game holds.
constexpr std::size_t kMaxPieces = kMaxHexGamePieces;

/// Where a piece lies within its hex: lower ranks come first, equal ranks by id. It reads the piece alone.
using RankInHex = int (*)(const Piece&);

/// Which pieces lie in each hex of a map, in an order that the game gives. It is read from a State once and then
/// follows the events, so that a question about a hex need not look at every piece. It keeps no reference to the State,
/// and a copy is a copy of its bytes.
class Occupancy {
 public:
  Occupancy() {}  // NOLINT(modernize-use-equals-default): nothing is filled in before read()

  /// Reads the whole State. Pieces at places below `columns` * kMaxRows are on the map. Without `rank` the pieces of a
  /// hex come by id.
  void read(const State& state, int columns, RankInHex rank = nullptr);

  /// Brings the piece to where the State has it now, and into the order of its hex. Nothing happens when it is there.
  void update(const State& state, PieceId piece);

  /// The same for the piece that the event made, moved or changed. True when the event was about a piece. Events of one
  /// State may be followed late and in one go: the State is the one after all of them.
  bool follow(const State& state, const Event& event);

  /// The first piece of the hex; kNoPiece when none lies there or the hex is off the map.
  PieceId first_at(HexId hex) const { return static_cast<std::size_t>(hex) < hexes_ ? first_[hex] : kNoPiece; }
  /// The next piece of the same hex, or kNoPiece.
  PieceId next_of(PieceId piece) const { return next_[static_cast<std::size_t>(piece)]; }

 private:
  void link(PieceId piece, std::int16_t place, std::int16_t rank);
  void unlink(PieceId piece);
  std::int16_t rank_of(const Piece& piece) const {
    return rank_ == nullptr ? std::int16_t{0} : static_cast<std::int16_t>(rank_(piece));
  }

  RankInHex rank_ = nullptr;
  std::size_t hexes_ = 0;   // places from here on are off the map
  std::size_t pieces_ = 0;  // how many are known; what follows is filled in for these only
  HexArray<PieceId> first_;
  std::array<PieceId, kMaxPieces> next_;
  std::array<Place, kMaxPieces> places_;        // where each piece is linked
  std::array<std::int16_t, kMaxPieces> ranks_;  // and by which rank
};

/// Runs `then(PieceId)` for everything in the hex, in its order.
template <class Then>
void for_each_at(const Occupancy& occupancy, HexId hex, Then&& then) {
  for (PieceId piece = occupancy.first_at(hex); piece != kNoPiece; piece = occupancy.next_of(piece)) {
    then(piece);
  }
}

}  // namespace longroll::hexgame
