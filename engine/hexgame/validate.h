#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "engine/hexgame/scenario.h"
#include "engine/hexgame/unit.h"
#include "engine/map/hex_map.h"
#include "engine/play/state_validator.h"
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
  std::vector<std::int8_t> owners(kMaxHexes, -1);  // of the first piece found in each hex
  std::vector<bool> is_mixed(kMaxHexes, false);
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
  std::vector<std::array<int, 2>> stacks(kMaxHexes);
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

/// The highest number of each kind that a piece may carry; the lowest is 0.
struct PieceLimits {
  int marks = 0;
  int flags = 0;
  int up = 0;
  int note = 0;
};

/// What every hex game asks of the pieces of a position from outside.
class HexStateValidator : protected StateValidator {
 protected:
  using StateValidator::StateValidator;

  /// The counters of the scenario come first, in its order; those after them are of a kind for which `is_extra(kind)`.
  /// Runs `then(where, PieceId)` for each that is what it should be. `besides`: what may come after, in words.
  template <class IsExtra, class Then>
  void check_kinds(const Scenario& scenario, std::size_t most, std::string_view besides, IsExtra&& is_extra,
                   Then&& then) {
    const std::vector<Placement>& placements = scenario.placements;
    if (state_.pieces.size() < placements.size() || state_.pieces.size() > most) {
      fault("pieces", "there must be " + std::to_string(placements.size()) + std::string(besides));
      return;
    }
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const int kind = state_.pieces[i].kind;
      const std::string where = "piece " + std::to_string(i);
      if (i < placements.size() ? kind == placements[i].kind : is_extra(kind)) {
        then(where, static_cast<PieceId>(i));
      } else {
        fault(where, "it is not the counter that the scenario has there");
      }
    }
  }

  /// The piece is its owner's, where a piece can be, and carries numbers that mean something.
  void check_piece(const std::string& where, const Piece& piece, const Unit& unit, bool is_place_known,
                   const PieceLimits& limits) {
    if (piece.owner != index_of(unit.side)) {
      fault(where, unit.id + " belongs to the other side");
    }
    if (!is_place_known) {
      fault(where + ".place", "there is no such hex");
    }
    within(where + ".marks", piece.marks, 0, limits.marks);
    within(where + ".flags", piece.flags, 0, limits.flags);
    within(where + ".up", piece.up, 0, limits.up);
    within(where + ".note", piece.note, 0, limits.note);
  }

  /// Nowhere do the two sides share a hex. `counts(const Piece&) -> bool` says which pieces cannot.
  template <class Counts>
  void check_enemies_apart(Counts&& counts) {
    for (const PieceId id : pieces_among_enemies(state_, counts)) {
      fault("piece " + std::to_string(id), "it stands among the enemy");
    }
  }
};

}  // namespace longroll::hexgame
