#include "web/board/shape/relief.h"

#include <algorithm>
#include <utility>

namespace longroll::board {
namespace {

using Plane = LatticeOf<float>;

/// Runs then(index, nearness 0 to 1) for every point of the lattice within `radius` map units.
template <class Then>
void around(const Lattice& lattice, Vec2 centre, float radius, const Then& then) {
  const float r = radius / lattice.step;
  lattice.for_each_near(lattice.steps_to(centre), r, 0, [&](std::size_t i, Vec2 away) {
    const float near = 1 - dot(away, away) / (r * r);
    if (near > 0) {
      then(i, near);
    }
  });
}

/// Values told at the middles of hexes, blended between them: sums weighed by nearness.
struct Blend {
  explicit Blend(const Lattice& lattice) : high(lattice), woods(lattice), marsh(lattice), water(lattice) {}

  Plane high, woods, marsh, water;
};

Blend blend_of(const Plate& plate, const Lattice& lattice) {
  const HexLayout& layout = plate.layout;
  Blend out(lattice);
  Plane wide(lattice), narrow(lattice);  // The sums of the weights.
  // One more ring of hexes, like those at the edge, fills the sheet to its corners.
  for (int column = 0; column <= layout.grid.columns + 1; ++column) {
    for (int row = 0; row <= layout.grid.rows + 1; ++row) {
      const HexId hex = hex_at(std::clamp(column, 1, std::max(1, layout.grid.columns)),
                               std::clamp(row, 1, std::max(1, layout.grid.rows)));
      const Vec2 centre = layout.centre(column, row);
      const float level = plate.level[hex];
      const Ground ground = plate.ground_at(hex);
      const bool is_wood = ground == Ground::Woods || ground == Ground::WoodsRough;
      around(lattice, centre, kHexRadius * 2.1f, [&](std::size_t i, float near) {
        const float k = near * near * near;  // Nearly a normal distribution.
        out.high.values[i] += k * level;
        wide.values[i] += k;
        out.water.values[i] += ground == Ground::Water ? k : 0;
      });
      around(lattice, centre, kHexRadius * 1.75f, [&](std::size_t i, float near) {
        const float k = near * near * near + 1e-6f;
        narrow.values[i] += k;
        out.woods.values[i] += is_wood ? k : 0;
        out.marsh.values[i] += ground == Ground::Marsh ? k : 0;
      });
    }
  }
  const auto scale = [](Plane& sums, const Plane& weights) {
    for (std::size_t i = 0; i < sums.values.size(); ++i) {
      sums.values[i] *= 1 / std::max(weights.values[i], 1e-6f);
    }
  };
  scale(out.high, wide);
  scale(out.water, wide);
  scale(out.woods, narrow);
  scale(out.marsh, narrow);
  return out;
}

/// How much lower the ground lies along waters.
Plane carved_by(const std::vector<Course>& courses, const Lattice& lattice) {
  Plane out(lattice);
  for (const Course& course : courses) {
    const float depth = course.kind == WaterKind::Stream ? 0.5f : 0.8f;
    const float reach = width_of(course.kind) / 2 + (course.kind == WaterKind::Stream ? 24 : 34);
    for (std::size_t i = 0; i < course.points.size(); i += 2) {
      around(lattice, course.points[i], reach,
             [&](std::size_t at, float near) { out.values[at] = std::max(out.values[at], depth * near * near); });
    }
  }
  return out;
}

/// Noise for the relief. It is smooth: worked out at a few points and blended between.
struct Roughness {
  HeightField swell, edge, push_x, push_y;

  explicit Roughness(Rect area)
      : swell(area, 2 * kReliefStep,
              [](float x, float y) {
                return 0.42f * (fbm(x * 0.017f, y * 0.017f) - 0.5f) +
                       0.5f * (fbm(x * 0.006f + 40, y * 0.006f + 7) - 0.5f);
              }),
        edge(area, kReliefStep, [](float x, float y) { return fbm(x * 0.034f + 9, y * 0.034f + 4) - 0.5f; }),
        push_x(area, 3 * kReliefStep, [](float x, float y) { return fbm(x * 0.02f + 60, y * 0.02f + 20) - 0.5f; }),
        push_y(area, 3 * kReliefStep, [](float x, float y) { return fbm(x * 0.02f + 110, y * 0.02f + 70) - 0.5f; }) {}
};

/// A mask whose edge swells and shrinks in lobes; far from the edge it stays as it is, so that no hex changes its
/// ground.
float lobed(float mask, float noise) { return mask + 6 * noise * mask * (1 - mask); }

}  // namespace

Relief relief_of(const Plate& plate, const std::vector<Course>& courses) {
  const Rect area = plate.layout.bounds();
  const Lattice lattice = Lattice::points(area, kReliefStep);
  Blend blend = blend_of(plate, lattice);
  const Plane carved = carved_by(courses, lattice);
  const Roughness noise(area);
  const HeightField high(blend.high), water(blend.water), woods(blend.woods), marsh(blend.marsh);
  // What was blended from hexes is read a little beside its place, so that no edge runs along hexsides.
  lattice.for_each([&](int column, int row) {
    const Vec2 p = lattice.at(column, row);
    const Vec2 push = {noise.push_x.at(p), noise.push_y.at(p)};
    const float edge = noise.edge.at(p);
    blend.high(column, row) = high.at(p + push * 60) + noise.swell.at(p) - carved(column, row);
    blend.woods(column, row) = lobed(woods.at(p + push * 30), edge);
    blend.marsh(column, row) = lobed(marsh.at(p + push * 30), edge);
    blend.water(column, row) = water.at(p + push * 20) + 0.06f * edge;
  });
  return {HeightField(std::move(blend.high)), HeightField(std::move(blend.woods)), HeightField(std::move(blend.marsh)),
          HeightField(std::move(blend.water))};
}

namespace {
constexpr float kCell = 4;
}

Taken::Taken(Rect area) : cells_(Lattice::cells(area, kCell)) {}

void Taken::disc(Vec2 centre, float radius, Bits bit) {
  const float r = radius / kCell;
  cells_.for_each_near(cells_.steps_to(centre), r, 0.5f, [&](std::size_t i, Vec2 away) {
    if (dot(away, away) < (r + 0.4f) * (r + 0.4f)) {
      cells_.values[i] |= bit;
    }
  });
}

void Taken::line(const std::vector<Vec2>& points, float radius, Bits bit) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const int steps = std::max(1, floor_int(length(points[i + 1] - points[i]) / kCell));
    for (int k = 0; k < steps; ++k) {
      disc(mix(points[i], points[i + 1], share(k, steps)), radius, bit);
    }
  }
  if (!points.empty()) {
    disc(points.back(), radius, bit);
  }
}

std::uint8_t Taken::at(Vec2 p) const {
  const Vec2 steps = cells_.steps_to(p);
  const int column = Lattice::cell(steps.x), row = Lattice::cell(steps.y);
  return cells_.has(column, row) ? cells_(column, row) : 0;
}

}  // namespace longroll::board
