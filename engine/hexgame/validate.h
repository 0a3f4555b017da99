#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "engine/map/hex_map.h"
#include "engine/table/state.h"

/// Questions that every hex game asks of a position from outside before it is believed. What may lie where and which
/// flags a phase leaves is the game's own rule.
namespace longroll::hexgame {

/// The place is a hex in play or one of the game's boxes off the map.
inline bool is_known_place(const HexMap& map, Place place, std::initializer_list<Place> boxes) {
  for (const Place box : boxes) {
    if (place == box) {
      return true;
    }
  }
  return map.is_playable(place);
}

/// The flags of the piece that are not among `allowed`.
inline unsigned stray_flags(const Piece& piece, unsigned allowed) { return piece.flags & ~allowed; }

/// The pieces, rising, that share a hex with an enemy. `counts(const Piece&) -> bool` says which pieces cannot.
template <class Counts>
std::vector<PieceId> pieces_among_enemies(const State& state, Counts&& counts) {
  std::vector<std::int8_t> owners(kMostHexes, -1);  // of the first piece found in each hex
  std::vector<bool> is_mixed(kMostHexes, false);
  const auto is_counted = [&](const Piece& piece) { return is_hex(piece.place) && counts(piece); };
  for (const Piece& piece : state.pieces) {
    if (is_counted(piece)) {
      const auto hex = static_cast<std::size_t>(piece.place);
      is_mixed[hex] = is_mixed[hex] || (owners[hex] >= 0 && owners[hex] != piece.owner);
      owners[hex] = piece.owner;
    }
  }
  std::vector<PieceId> found;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    if (is_counted(state.pieces[i]) && is_mixed[static_cast<std::size_t>(state.pieces[i].place)]) {
      found.push_back(static_cast<PieceId>(i));
    }
  }
  return found;
}

/// The hexes, rising, in which more than `limit` pieces of one side lie. `counts(const Piece&) -> bool` says which
/// pieces count for stacking.
template <class Counts>
std::vector<HexId> overfull_hexes(const State& state, int limit, Counts&& counts) {
  std::vector<std::array<int, 2>> stacks(kMostHexes);
  for (const Piece& piece : state.pieces) {
    if (is_hex(piece.place) && counts(piece)) {
      ++stacks[static_cast<std::size_t>(piece.place)][static_cast<std::size_t>(piece.owner)];
    }
  }
  std::vector<HexId> found;
  for (std::size_t hex = 0; hex < stacks.size(); ++hex) {
    if (stacks[hex][0] > limit || stacks[hex][1] > limit) {
      found.push_back(static_cast<HexId>(hex));
    }
  }
  return found;
}

}  // namespace longroll::hexgame
