#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "web/board/canvas.h"
#include "web/board/map/plate.h"

namespace longroll::board {

/// The key of a map: a sample of each kind of mark that it has, with its name. It is printed on the blank sheet beside
/// a map that leaves some.
class MapKey {
 public:
  MapKey() = default;
  /// `marks`: of key_of().
  explicit MapKey(std::vector<std::uint8_t> marks) : marks_(std::move(marks)) {}

  /// As many lines as fit into the room, from its top. Nothing where it is too narrow.
  void draw(Canvas& canvas, const Rect& room) const;

 private:
  std::vector<std::uint8_t> marks_;  ///< Rows of the table in map_key.cpp.
};

/// The kinds of marks that the map of a battle has, as rows of the table in map_key.cpp.
std::vector<std::uint8_t> key_of(const Plate& plate);

}  // namespace longroll::board
