#include "web/board/shape/relief.h"

#include <algorithm>
#include <cmath>

namespace longroll::board {
namespace {

/// Sums over a lattice, weighed by nearness.
struct Lattice {
  explicit Lattice(Rect r)
      : area(r),
        columns(std::max(1, static_cast<int>(std::ceil(r.w / kReliefStep))) + 1),
        rows(std::max(1, static_cast<int>(std::ceil(r.h / kReliefStep))) + 1) {}

  std::vector<float> plane() const { return std::vector<float>(static_cast<std::size_t>(columns * rows), 0.0f); }
  /// Runs then(index, nearness 0 to 1) for every point within `radius`.
  template <class Then>
  void around(Vec2 centre, float radius, const Then& then) const {
    const float cx = (centre.x - area.x) / kReliefStep, cy = (centre.y - area.y) / kReliefStep;
    const float r = radius / kReliefStep;
    for (int j = std::max(0, static_cast<int>(cy - r)); j <= std::min(rows - 1, static_cast<int>(cy + r) + 1); ++j) {
      for (int i = std::max(0, static_cast<int>(cx - r)); i <= std::min(columns - 1, static_cast<int>(cx + r) + 1);
           ++i) {
        const float dx = static_cast<float>(i) - cx, dy = static_cast<float>(j) - cy;
        const float near = 1 - (dx * dx + dy * dy) / (r * r);
        if (near > 0) {
          then(static_cast<std::size_t>(j * columns + i), near);
        }
      }
    }
  }
  HeightField field(const std::vector<float>& plane) const {
    std::size_t next = 0;
    return HeightField(area, kReliefStep, [&](float, float) { return plane[next++]; });
  }

  Rect area;
  int columns, rows;
};

}  // namespace

Relief relief_of(const Plate& plate, const std::vector<Course>& courses) {
  const HexLayout& layout = plate.layout;
  const Lattice lattice(layout.bounds());
  auto high = lattice.plane(), high_weight = lattice.plane(), weight = lattice.plane();
  auto woods = lattice.plane(), marsh = lattice.plane(), water = lattice.plane(), carved = lattice.plane();
  // One more ring of hexes, like those at the edge, fills the sheet to its corners.
  for (int column = 0; column <= layout.grid.columns + 1; ++column) {
    for (int row = 0; row <= layout.grid.rows + 1; ++row) {
      const HexId hex = hex_at(std::clamp(column, 1, std::max(1, layout.grid.columns)),
                               std::clamp(row, 1, std::max(1, layout.grid.rows)));
      const Vec2 centre = layout.centre(column, row);
      const auto level = static_cast<float>(plate.level_at(hex));
      const Ground ground = plate.ground_at(hex);
      const bool is_wood = ground == Ground::Woods || ground == Ground::WoodsRough;
      lattice.around(centre, kHexRadius * 2.1f, [&](std::size_t i, float near) {
        const float k = near * near * near;  // Nearly a normal distribution.
        high[i] += k * level;
        high_weight[i] += k;
        water[i] += ground == Ground::Water ? k : 0;
      });
      lattice.around(centre, kHexRadius * 1.25f, [&](std::size_t i, float near) {
        const float k = near * near * near + 1e-6f;
        weight[i] += k;
        woods[i] += is_wood ? k : 0;
        marsh[i] += ground == Ground::Marsh ? k : 0;
      });
    }
  }
  for (const Course& course : courses) {
    const float depth = course.kind == WaterKind::Stream ? 0.5f : 0.8f;
    const float reach = width_of(course.kind) / 2 + (course.kind == WaterKind::Stream ? 24 : 34);
    for (std::size_t i = 0; i < course.points.size(); i += 2) {
      lattice.around(course.points[i], reach,
                     [&](std::size_t at, float near) { carved[at] = std::max(carved[at], depth * near * near); });
    }
  }
  for (std::size_t i = 0; i < high.size(); ++i) {
    const float k = 1 / std::max(weight[i], 1e-6f), far = 1 / std::max(high_weight[i], 1e-6f);
    high[i] *= far;
    water[i] *= far;
    woods[i] *= k;
    marsh[i] *= k;
  }
  // Noise is smooth: worked out at a few points and blended between.
  const auto coarse = [&](float step, const std::function<float(float, float)>& noise) {
    return HeightField(lattice.area, step * kReliefStep, noise);
  };
  const HeightField swell = coarse(2, [](float x, float y) {
    return 0.42f * (fbm(x * 0.017f, y * 0.017f) - 0.5f) + 0.5f * (fbm(x * 0.006f + 40, y * 0.006f + 7) - 0.5f);
  });
  const HeightField rough = coarse(2, [](float x, float y) { return fbm(x * 0.03f + 9, y * 0.03f + 4) - 0.5f; });
  const HeightField push_x = coarse(3, [](float x, float y) { return fbm(x * 0.02f + 60, y * 0.02f + 20) - 0.5f; });
  const HeightField push_y = coarse(3, [](float x, float y) { return fbm(x * 0.02f + 110, y * 0.02f + 70) - 0.5f; });
  const HeightField raw_high = lattice.field(high), raw_water = lattice.field(water);
  const HeightField raw_woods = lattice.field(woods), raw_marsh = lattice.field(marsh);
  // What was blended from hexes is read a little beside its place, so that no edge runs along hexsides.
  for (int j = 0; j < lattice.rows; ++j) {
    for (int i = 0; i < lattice.columns; ++i) {
      const auto at = static_cast<std::size_t>(j * lattice.columns + i);
      const Vec2 p = {lattice.area.x + static_cast<float>(i) * kReliefStep,
                      lattice.area.y + static_cast<float>(j) * kReliefStep};
      const Vec2 push = {push_x.at(p), push_y.at(p)};
      const float edge = rough.at(p);
      high[at] = raw_high.at(p + push * 60) + swell.at(p) - carved[at];
      woods[at] = raw_woods.at(p + push * 20) + 0.3f * edge;
      marsh[at] = raw_marsh.at(p + push * 20) + 0.3f * edge;
      water[at] = raw_water.at(p + push * 20) + 0.06f * edge;
    }
  }
  return {lattice.field(high), lattice.field(woods), lattice.field(marsh), lattice.field(water)};
}

namespace {
constexpr float kCell = 4;
}

Taken::Taken(Rect area)
    : area_(area),
      columns_(static_cast<int>(area.w / kCell) + 1),
      rows_(static_cast<int>(area.h / kCell) + 1),
      cells_(static_cast<std::size_t>(columns_ * rows_), 0) {}

void Taken::disc(Vec2 centre, float radius, Bits bit) {
  const Vec2 c = (centre - Vec2{area_.x, area_.y}) * (1 / kCell);
  const float r = radius / kCell;
  for (int j = std::max(0, static_cast<int>(c.y - r)); j <= std::min(rows_ - 1, static_cast<int>(c.y + r)); ++j) {
    for (int i = std::max(0, static_cast<int>(c.x - r)); i <= std::min(columns_ - 1, static_cast<int>(c.x + r)); ++i) {
      const float dx = static_cast<float>(i) + 0.5f - c.x, dy = static_cast<float>(j) + 0.5f - c.y;
      if (dx * dx + dy * dy < (r + 0.4f) * (r + 0.4f)) {
        std::uint8_t& cell = cells_[static_cast<std::size_t>(j * columns_ + i)];
        cell = static_cast<std::uint8_t>(cell | bit);
      }
    }
  }
}

void Taken::line(const std::vector<Vec2>& points, float radius, Bits bit) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const int steps = std::max(1, static_cast<int>(length(points[i + 1] - points[i]) / kCell));
    for (int k = 0; k < steps; ++k) {
      disc(mix(points[i], points[i + 1], static_cast<float>(k) / static_cast<float>(steps)), radius, bit);
    }
  }
  if (!points.empty()) {
    disc(points.back(), radius, bit);
  }
}

std::uint8_t Taken::at(Vec2 p) const {
  const auto i = static_cast<int>((p.x - area_.x) / kCell);
  const auto j = static_cast<int>((p.y - area_.y) / kCell);
  return i < 0 || j < 0 || i >= columns_ || j >= rows_ ? 0 : cells_[static_cast<std::size_t>(j * columns_ + i)];
}

}  // namespace longroll::board
