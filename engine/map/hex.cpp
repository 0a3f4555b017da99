#include "engine/map/hex.h"

#include <algorithm>

namespace longroll {

std::string hex_text(HexId hex) {
  if (!is_hex(hex)) {
    return "?";
  }
  const int column = column_of(hex);
  const int row = row_of(hex);
  const auto digit = [](int n) { return static_cast<char>('0' + n % 10); };
  return {digit(column / 10), digit(column), digit(row / 10), digit(row)};
}

std::optional<HexId> hex_named(std::string_view text) {
  if (text.size() != 4 || !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    return std::nullopt;
  }
  const int column = (text[0] - '0') * 10 + (text[1] - '0');
  const int row = (text[2] - '0') * 10 + (text[3] - '0');
  if (column < 1 || column > kMaxColumns || row < 1 || row > kMaxRows) {
    return std::nullopt;
  }
  return hex_at(column, row);
}

std::optional<Direction> Grid::direction(HexId from, HexId to) const {
  for (const Direction d : kAllDirections) {
    if (to != kNoHex && neighbor(from, d) == to) {
      return d;
    }
  }
  return std::nullopt;
}

}  // namespace longroll
