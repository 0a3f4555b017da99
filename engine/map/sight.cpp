#include "engine/map/sight.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace longroll {
namespace {

/// A centre of a hex, on the map or beyond: columns across, half rows down.
struct Spot {
  int x = 0;
  int y = 0;
  bool operator==(const Spot&) const = default;
  friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
  friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
};

constexpr std::array<Spot, kDirections> kSteps = {{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
/// From the centre of a hex to its corners, with a third of a column for the unit across.
constexpr std::array<Spot, 3> kCorners = {{{1, 1}, {2, 0}, {1, -1}}};  // the other three lie opposite

Spot spot_of(const Grid& grid, HexId hex) { return {column_of(hex), grid.half_rows(hex)}; }

HexId hex_of(const Grid& grid, Spot spot) {
  const int row = (spot.y - (grid.is_lower(spot.x) ? 1 : 0)) / 2;
  return spot.x < 1 || spot.x > grid.columns || row < 1 || row > grid.rows ? kNoHex : hex_at(spot.x, row);
}

/// A straight line. How far a hex lies to the side of it is told by `off`, in whole numbers: less than `half_width` and
/// the line enters the hex, exactly that and it touches it.
class Ray {
 public:
  Ray(Spot from, Spot to) : from_(from), along_(to - from) {
    for (const Spot corner : kCorners) {
      half_width_ = std::max(half_width_, std::abs(3 * along_.x * corner.y - along_.y * corner.x));
    }
  }

  int half_width() const { return half_width_; }
  int off(Spot spot) const {
    const Spot way = spot - from_;
    return 3 * (along_.x * way.y - along_.y * way.x);
  }
  /// Grows along the line. A row is to a column as 2 is to the root of 3.
  int progress(Spot step) const { return 3 * along_.x * step.x + along_.y * step.y; }

 private:
  Spot from_;
  Spot along_;
  int half_width_ = 0;
};

}  // namespace

std::vector<Crossing> line_between(const Grid& grid, HexId from, HexId to) {
  std::vector<Crossing> line;
  if (grid.distance(from, to) < 2) {
    return line;
  }
  const Spot end = spot_of(grid, to);
  const Ray ray(spot_of(grid, from), end);
  for (Spot at = spot_of(grid, from);;) {
    // Of the neighbours that it enters farther on, the least far comes next. Where it enters none it runs along the
    // side between the two that it touches, to the hex beyond them.
    const Spot* next = nullptr;
    std::array<Spot, 2> beside;
    for (const Spot& step : kSteps) {
      const int progress = ray.progress(step);
      const int off = ray.off(at + step);
      if (progress <= 0 || std::abs(off) > ray.half_width()) {
        continue;
      }
      if (std::abs(off) == ray.half_width()) {
        beside[off < 0 ? 0 : 1] = at + step;
      } else if (next == nullptr || progress < ray.progress(*next)) {
        next = &step;
      }
    }
    if (next == nullptr) {
      const HexId a = hex_of(grid, beside[0]);
      const HexId b = hex_of(grid, beside[1]);
      line.push_back({std::min(a, b), std::max(a, b)});
      at = beside[0] + beside[1] - at;
    } else {
      at = at + *next;
    }
    if (at == end) {
      return line;
    }
    line.push_back({hex_of(grid, at), kNoHex});
  }
}

}  // namespace longroll
