#pragma once
#include <cstdint>
#include <vector>

#include "engine/core/check.h"
#include "engine/table/piece.h"
#include "engine/table/step.h"

namespace longroll {

/// Everything on the table, for every game: pieces in places, numbers on tracks, marks on the ground, and the steps of
/// play under way. A value: copy, compare, hash and save it. A pile is the pieces that share a place (see
/// table/pile.h). Only enact() in play/event.h changes it.
struct State {
  std::vector<Piece> pieces;
  std::vector<std::int16_t> tracks;
  std::vector<Step> stack;  ///< innermost step last
  /// What stands on the ground itself (who controls it, what is broken there): a byte for each Place from 0, whose bits
  /// the game names. As many as at the set-up; empty in games without such marks.
  std::vector<std::uint8_t> ground;

  bool operator==(const State&) const = default;

  Piece& piece(PieceId id) { return pieces[checked(id, pieces.size())]; }
  const Piece& piece(PieceId id) const { return pieces[checked(id, pieces.size())]; }
  std::int16_t track(int id) const { return tracks[checked(id, tracks.size())]; }
  std::uint8_t ground_at(Place place) const { return ground[checked(place, ground.size())]; }
  bool has_piece(int id) const { return id >= 0 && static_cast<std::size_t>(id) < pieces.size(); }
  const Step& top() const {
    LR_CHECK(!stack.empty(), "no step under way");
    return stack.back();
  }

 private:
  // One comparison (a negative number is a huge one) and a call without arguments, at a place that all rules pass.
  [[gnu::always_inline]] static std::size_t checked(int id, std::size_t size) {
    const auto at = static_cast<std::size_t>(id);
    if (at >= size) [[unlikely]] {
      fail();
    }
    return at;
  }
  [[noreturn]] static void fail();
};

/// The same number on every machine for equal States.
std::uint64_t hash_of(const State& state);

}  // namespace longroll
