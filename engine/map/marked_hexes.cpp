// build: small
#include "engine/map/marked_hexes.h"

#include <bit>

#include "engine/core/check.h"

namespace longroll {
namespace {

/// Eight bytes with eight bits each, as a square that is turned about its diagonal: bit b of byte n becomes bit n of
/// byte b (Hacker's Delight, 7-3).
std::uint64_t transposed(std::uint64_t square) {
  const auto swap = [&](int by, std::uint64_t mask) {
    const std::uint64_t changed = (square ^ (square >> by)) & mask;
    square ^= changed ^ (changed << by);
  };
  swap(7, 0x00AA00AA00AA00AAU);
  swap(14, 0x0000CCCC0000CCCCU);
  swap(28, 0x00000000F0F0F0F0U);
  return square;
}

}  // namespace

/// The places of a column lie one after another: eight of them are read at once.
void add_marked(std::span<const std::uint8_t> marks, const std::array<HexSet*, kMarks>& sets) {
  LR_CHECK(marks.size() % kMaxRows == 0 && marks.size() <= kMaxHexes, "these are no whole columns");
  for (std::size_t first = 0; first < marks.size(); first += kMarks) {
    std::uint64_t square = 0;
    for (std::size_t i = 0; i < kMarks; ++i) {
      square |= std::uint64_t{marks[first + i]} << (kMarks * i);
    }
    const int column = column_of(static_cast<HexId>(first));
    const int row = row_of(static_cast<HexId>(first)) - 1;
    for (square = transposed(square); square != 0;) {
      const auto mark = static_cast<std::size_t>(std::countr_zero(square)) / kMarks;
      const HexSet::Column rows = square >> (kMarks * mark) & 0xFFU;
      square &= ~(std::uint64_t{0xFFU} << (kMarks * mark));
      sets[mark]->set_column(column, sets[mark]->column(column) | rows << row);
    }
  }
}

}  // namespace longroll
