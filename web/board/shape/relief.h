#pragma once

#include <cstdint>
#include <vector>

#include "web/board/shape/engraving.h"
#include "web/board/shape/map_lines.h"

namespace longroll::board {

/// What a plate's ground is between the middles of its hexes: soft fields blended from the hexes, with some noise.
/// Masks are 0 to 1 and their edge is at a half.
struct Relief {
  HeightField height;  ///< In levels; lower along waters.
  HeightField woods, marsh, water;
};
inline constexpr float kReliefStep = 8;  ///< Map units from one point of the lattice to the next.

Relief relief_of(const Plate& plate, const std::vector<Course>& courses);

/// Where marks may not go, in cells of 4 map units.
class Taken {
 public:
  enum Bits : std::uint8_t {
    kRoad = 1,      ///< On a way or close to it.
    kNearRoad = 2,  ///< So close that a tree would lean over it.
    kWater = 4,
    kNearWater = 8,
    kMade = 16,  ///< Fields and buildings.
  };
  explicit Taken(Rect area);
  void disc(Vec2 centre, float radius, Bits bit);
  void line(const std::vector<Vec2>& points, float radius, Bits bit);
  std::uint8_t at(Vec2 p) const;

 private:
  LatticeOf<std::uint8_t> cells_;
};

}  // namespace longroll::board
