// build: logic
#include "web/games/campaign/atlas_ground.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::HeightField;
using board::Lattice;
using board::Vec2;
using Plane = board::LatticeOf<float>;

constexpr float kStep = 8;     // map units from one point of the lattice to the next
constexpr float kCoarse = 12;  // the same where little changes
constexpr int kRing = 2;       // hexes beyond the edge, like those at it

/// The hexes' values blended over the lattice, each with the weight that falls to nothing at `radius` map units.
template <class ValueOf>
Plane blend(const board::HexLayout& layout, const Lattice& lattice, float radius, const ValueOf& value_of) {
  Plane sums(lattice), weights(lattice);
  const float reach = radius / lattice.step;
  for (int column = 1 - kRing; column <= layout.grid.columns + kRing; ++column) {
    for (int row = 1 - kRing; row <= layout.grid.rows + kRing; ++row) {
      const HexId hex = hex_at(std::clamp(column, 1, layout.grid.columns), std::clamp(row, 1, layout.grid.rows));
      const float value = value_of(hex);
      lattice.for_each_near(lattice.steps_to(layout.centre(column, row)), reach, 0, [&](std::size_t i, Vec2 away) {
        const float near = 1 - board::dot(away, away) / (reach * reach);
        if (near > 0) {
          const float k = near * near * near;  // nearly a normal distribution
          sums.values[i] += k * value;
          weights.values[i] += k;
        }
      });
    }
  }
  for (std::size_t i = 0; i < sums.values.size(); ++i) {
    sums.values[i] *= 1 / std::max(weights.values[i], 1e-6f);
  }
  return sums;
}

/// The ridges: waves across the grain of the country, higher the rougher it is. The grain runs north-east in the
/// Appalachians and more to the east beyond the Mississippi.
Plane ridges(const Plane& rough, float west) {
  Plane out(static_cast<const Lattice&>(rough));
  rough.for_each([&](int column, int row) {
    const float q = rough(column, row);
    if (q < 0.02f) {
      return;
    }
    const Vec2 p = rough.at(column, row);
    const float across = p.x < west ? p.x * 0.42f + p.y * 0.9f : p.x * 0.62f + p.y * 0.79f;
    const float wave = std::sin(across / 13.3f + 7 * board::fbm(p.x * 0.01f, p.y * 0.01f));
    const float lumps = 0.9f * (board::fbm(p.x * 0.025f, p.y * 0.025f) - 0.5f);
    out(column, row) = q * q * (1.15f + 0.95f * wave + lumps);
  });
  return out;
}

void add_noise(Plane& plane, float by, float scale) {
  plane.for_each([&](int column, int row) {
    const Vec2 p = plane.at(column, row);
    plane(column, row) += by * (board::fbm(p.x * scale, p.y * scale) - 0.5f);
  });
}

}  // namespace

AtlasGround ground_of(const cg::GroundMap& map, const board::HexLayout& layout) {
  const Lattice fine = Lattice::points(layout.bounds(), kStep), coarse = Lattice::points(layout.bounds(), kCoarse);
  const auto is = [&](cg::Terrain terrain) {
    return [&map, terrain](HexId hex) { return map.terrain_at(hex) == terrain ? 1.0f : 0.0f; };
  };
  const auto is_land = [&](HexId hex) { return map.is_sea(hex) ? 0.0f : 1.0f; };
  constexpr float kNear = board::kHexRadius * 1.75f, kShore = board::kHexRadius * 2.3f, kFar = board::kHexRadius * 3.6f;
  Plane land = blend(layout, fine, kShore, is_land);
  add_noise(land, 0.4f, 0.027f);
  Plane offing = blend(layout, coarse, kFar, is_land);
  add_noise(offing, 0.1f, 0.025f);
  const Plane rough = blend(layout, fine, kNear, is(cg::Terrain::Rough));
  Plane swamp = blend(layout, coarse, kNear, is(cg::Terrain::Swamp));
  add_noise(swamp, 0.25f, 0.03f);
  const float west = layout.centre(16, 1).x;
  return {HeightField(std::move(land)), HeightField(std::move(offing)), HeightField(ridges(rough, west)),
          HeightField(rough), HeightField(std::move(swamp))};
}

board::WashPlane wash_of(const AtlasGround& ground, board::Rect sheet) {
  board::WashPlane out{Lattice::points(sheet, kStep), {}};
  out.bytes.reserve(out.lattice.size() * 4);
  out.lattice.for_each([&](int column, int row) {
    const Vec2 p = out.lattice.at(column, row);
    const float rough = ground.rough.at(p);
    const Vec2 slope = ground.ranges.gradient(p);
    // The light comes from the north-west; the mountains stand a little in the shade.
    const float light = 0.5f + std::clamp(1.1f * (slope.x + slope.y), -0.09f, 0.09f) - 0.1f * rough;
    const float sea = 0.5f + 2 * (kCoast - ground.land.at(p));
    for (const float v : {0.0f, ground.swamp.at(p), sea, light}) {
      out.bytes.push_back(board::byte_of(v));
    }
  });
  return out;
}

}  // namespace longroll::web::campaign
