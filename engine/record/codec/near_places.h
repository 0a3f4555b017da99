#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/map/hex.h"

namespace longroll {

/// Predicts the hexes of one side's pieces, and learns what to trust: a piece lies near the place where it began, near
/// the piece before it, in a hex that holds others, or in their neighbourhood. A hex is told by its column, then by its
/// row in it, each among weighted ones.
class NearPlaces {
 public:
  /// `from`: the hex where the piece began, or any other number.
  template <class Coder>
  HexId code(Coder& coder, int place, int from) {
    begin(is_hex(from) ? static_cast<HexId>(from) : last_);
    const std::size_t column = coder.pick(static_cast<std::size_t>(place) / kMaxRows, columns());
    const std::size_t row = coder.pick(static_cast<std::size_t>(place) % kMaxRows, rows(column));
    learn(column, row);
    return static_cast<HexId>(column * kMaxRows + row);
  }

  /// A piece of the side lies in that hex.
  void saw(HexId hex);

 private:
  static_assert(kMaxColumns == kMaxRows, "one kind of line serves both");
  enum Part : std::uint8_t { NearStart, NearLast, Held, Dense, Count };
  using Line = std::array<std::uint32_t, kMaxRows>;
  using Lines = std::array<Line, Count>;

  void begin(HexId from);
  const std::vector<std::uint32_t>& columns();
  const std::vector<std::uint32_t>& rows(std::size_t column);
  void learn(std::size_t column, std::size_t row);

  HexId last_ = 0;
  std::array<std::uint16_t, kMaxHexes> held_{}, dense_{};
  Line held_in_{}, dense_in_{};  // sums of their columns
  std::uint32_t held_in_all_ = 0, dense_in_all_ = 0;
  std::array<std::uint32_t, Count> trust_ = {64, 64, 64, 64};
  Lines columns_{}, rows_{};  // how each part shares itself out
  std::vector<std::uint32_t> weights_ = std::vector<std::uint32_t>(kMaxRows);
};

}  // namespace longroll
