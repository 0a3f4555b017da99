#pragma once

#include <algorithm>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// Points at equal distances over a rectangle, row by row from its upper left corner; or cells of that size.
struct Lattice {
  Vec2 corner;
  float step = 1;
  int columns = 0, rows = 0;

  /// Points over all of the area, the last ones at its far edges or beyond.
  static Lattice points(Rect area, float step) {
    return {{area.x, area.y}, step, std::max(1, ceil_int(area.w / step)) + 1, std::max(1, ceil_int(area.h / step)) + 1};
  }
  /// Cells that cover all of the area.
  static Lattice cells(Rect area, float step) {
    return {{area.x, area.y}, step, floor_int(area.w / step) + 1, floor_int(area.h / step) + 1};
  }

  Vec2 at(int column, int row) const { return corner + vec(column, row) * step; }
  /// A place in steps from the corner.
  Vec2 steps_to(Vec2 p) const { return {(p.x - corner.x) / step, (p.y - corner.y) / step}; }
  bool has(int column, int row) const { return column >= 0 && row >= 0 && column < columns && row < rows; }
  /// The column or row of a cell that lies so many steps from the corner. Cells at the edge reach a step beyond it.
  static constexpr int cell(float steps) { return static_cast<int>(steps); }
  std::size_t size() const { return index(0, rows); }
  std::size_t index(int column, int row) const { return static_cast<std::size_t>(row * columns + column); }

  /// Runs then(column, row) for all of them, row by row.
  template <class Then>
  void for_each(const Then& then) const {
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        then(column, row);
      }
    }
  }
  /// Runs then(index, away) for those whose steps from the corner are within `reach` steps of `middle` each way, and
  /// some around; `away` is from the middle, in steps, for a point that lies `inset` steps inside of its own corner.
  template <class Then>
  void for_each_near(Vec2 middle, float reach, float inset, const Then& then) const {
    const int bottom = std::min(rows - 1, cell(middle.y + reach) + 1),
              right = std::min(columns - 1, cell(middle.x + reach) + 1);
    for (int row = std::max(0, cell(middle.y - reach)); row <= bottom; ++row) {
      for (int column = std::max(0, cell(middle.x - reach)); column <= right; ++column) {
        then(index(column, row), vec(column, row) + Vec2{inset, inset} - middle);
      }
    }
  }
};

/// A value for each point or cell of a lattice.
template <class T>
struct LatticeOf : Lattice {
  explicit LatticeOf(const Lattice& shape, T value = {}) : Lattice(shape), values(shape.size(), value) {}

  T& operator()(int column, int row) { return values[index(column, row)]; }
  const T& operator()(int column, int row) const { return values[index(column, row)]; }

  std::vector<T> values;
};

}  // namespace longroll::board
