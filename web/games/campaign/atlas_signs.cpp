// build: logic
#include <algorithm>
#include <cmath>
#include <numbers>

#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::MapInk;
using board::MapLayer;
using board::Vec2;

/// The water that runs along a hexside, where it comes nearest to the side's middle.
struct AtSide {
  const AtlasWater* water = nullptr;
  std::size_t point = 0;
  Vec2 at;      ///< on the water; the side's middle where none is found
  Vec2 across;  ///< from the hex over the side, of length 1
};

AtSide at_side(const Atlas& atlas, HexId hex, Direction d) {
  const auto ends = atlas.layout().side(hex, d);
  AtSide out;
  out.at = board::mix(ends[0], ends[1], 0.5f);
  out.across = board::unit(out.at - atlas.layout().centre(hex));
  const Vec2 middle = out.at;
  const cg::Water kind = atlas.map().water(hex, d);
  float least = 30;
  for (const AtlasWater& water : atlas.waters()) {
    if (water.kind == kind) {
      const std::size_t point = board::nearest_point(water.points, middle);
      if (const float away = board::length(water.points[point] - middle); away < least) {
        least = away;
        out.water = &water;
        out.point = point;
        out.at = water.points[point];
      }
    }
  }
  return out;
}

/// Turns the crossing to the road or railroad that runs over the side, and moves it there.
void follow_way(const Atlas& atlas, HexId hex, HexId next, AtSide& side) {
  if (side.water == nullptr) {
    return;
  }
  float least = 12;
  for (const AtlasWay& way : atlas.ways()) {
    for (std::size_t i = 1; i + 1 < way.points.size(); ++i) {
      const bool is_near = (way.hexes[i] == hex || way.hexes[i] == next) && board::length(way.points[i] - side.at) < 26;
      if (is_near) {
        const Vec2 p = side.water->points[board::nearest_point(side.water->points, way.points[i])];
        if (const float off = board::length(p - way.points[i]); off < least) {
          least = off;
          side.at = way.points[i];
          side.across = board::unit(way.points[i + 1] - way.points[i - 1]);
        }
      }
    }
  }
}

/// A place on the map with its own directions: `u` along, `v` to the right of it.
struct Frame {
  Vec2 at, along;
  Vec2 operator()(float u, float v) const { return at + along * u + Vec2{-along.y, along.x} * v; }
};

class Signs {
 public:
  explicit Signs(const AtlasCut& cut) : cut_(cut), map_(cut.atlas.map()), layout_(cut.atlas.layout()) {}

  void cut_all() {
    cut_.burin.layer(MapLayer::Buildings);
    layout_.for_each_hex([&](HexId hex) {
      layout_.grid.for_each_neighbor(hex, [&](Direction d, HexId next) { cut_side(hex, d, next); });
    });
    for (const cg::Inlet& inlet : map_.inlets()) {
      cut_inlet(inlet);
    }
  }

 private:
  void cut_side(HexId hex, Direction d, HexId next) {
    if (hex < next && (map_.is_bridge(hex, d) || map_.is_ferry(hex, d))) {
      AtSide side = at_side(cut_.atlas, hex, d);
      follow_way(cut_.atlas, hex, next, side);
      const float half = (side.water != nullptr ? width_of(side.water->kind) / 2 : 4) + 3.5f;
      map_.is_bridge(hex, d) ? cut_bridge({side.at, side.across}, half) : cut_ferry({side.at, side.across}, half);
      cut_.taken.disc(side.at, half + 2, board::Taken::kMade);
    }
    if (hex < next && map_.is_levee(hex, d)) {
      cut_levee(at_side(cut_.atlas, hex, d));
    }
    if (map_.is_loop(hex, d)) {
      cut_loop(at_side(cut_.atlas, hex, d));
    }
    if (map_.is_sand_bar(hex, d) && map_.is_sea(next) && (!map_.is_sea(hex) || hex < next)) {
      cut_bar(hex, d);
    }
  }

  void line(Vec2 a, Vec2 b, float px, MapInk ink = MapInk::Ink) {
    const Vec2 two[2] = {a, b};
    cut_.burin.stroke(two, {0, px}, ink);
  }

  void cut_bridge(const Frame& at, float half) {
    constexpr float kWide = 5, kWing = 3.4f;
    for (const float v : {-kWide, kWide}) {
      const float out = v > 0 ? kWing : -kWing;
      const Vec2 parapet[4] = {at(-half - 3, v + out), at(-half, v), at(half, v), at(half + 3, v + out)};
      cut_.burin.stroke(parapet, {0, 1.7f}, MapInk::Ink);
    }
  }

  void cut_ferry(const Frame& at, float half) {
    cut_.burin.dashes({at(-half - 5, 0), at(half + 5, 0)}, 3, 2.2f, {0, 1.3f}, MapInk::Ink);
    // A flat boat in the middle of the way.
    const Vec2 hull[4] = {at(-4.4f, -2.6f), at(4.4f, -2.6f), at(4.4f, 2.6f), at(-4.4f, 2.6f)};
    cut_.burin.fill(hull, MapInk::Paper);
    cut_.burin.closed({hull[0], hull[1], hull[2], hull[3]}, {0, 1.2f}, MapInk::Ink);
  }

  /// Short strokes along both banks.
  void cut_levee(const AtSide& side) {
    if (side.water == nullptr) {
      return;
    }
    const auto& points = side.water->points;
    const float off = width_of(side.water->kind) / 2 + 2.2f;
    const std::size_t reach = 5;
    const std::size_t first = std::max(side.point, reach + 1) - reach;
    for (std::size_t i = first; i < std::min(points.size() - 1, side.point + reach + 1); ++i) {
      const Frame at{points[i], board::unit(points[i + 1] - points[i - 1])};
      for (const float v : {-1.0f, 1.0f}) {
        line(at(0, v * off), at(0, v * (off + 4.5f)), 1.5f);
      }
    }
  }

  /// Campaign 5.3.4: the bottom of a loop bulges out of the hex that lies inside of it.
  void cut_loop(const AtSide& side) {
    constexpr float kRadius = 9.5f;
    std::vector<Vec2> arc;
    const Frame at{side.at, side.across};
    for (int i = 0; i <= 14; ++i) {
      const float t = std::numbers::pi_v<float> * (board::share(i, 14) * 1.5f - 0.75f);
      arc.push_back(at(4 + kRadius * std::cos(t), kRadius * std::sin(t)));
    }
    cut_.burin.stroke(arc, {6.4f, 0}, MapInk::Water);
    cut_.burin.stroke(arc, {6.4f, -1.9f}, MapInk::WaterFill);
  }

  /// A strip of sand off the shore.
  void cut_bar(HexId hex, Direction d) {
    const auto ends = layout_.side(hex, d);
    const Vec2 out = board::unit(board::mix(ends[0], ends[1], 0.5f) - layout_.centre(hex));
    const Frame at{board::mix(ends[0], ends[1], 0.5f) + out * 6, board::unit(ends[1] - ends[0])};
    constexpr float kHalf = board::kHexRadius * 0.44f;
    std::vector<Vec2> bar;
    for (int i = 0; i < 16; ++i) {
      const float t = 2 * std::numbers::pi_v<float> * board::share(i, 16);
      bar.push_back(at(kHalf * std::cos(t), 2.8f * std::sin(t)));
    }
    cut_.burin.fill(bar, MapInk::RoadFill);
    cut_.burin.closed(bar, {0, 1.1f}, MapInk::Ink);
  }

  /// Campaign 13.3.3: two chevrons where vessels pass between the bars.
  void cut_inlet(const cg::Inlet& inlet) {
    Vec2 middle;
    Vec2 sea;
    for (const HexId hex : inlet.corner) {
      middle = middle + layout_.centre(hex) * (1.0f / 3);
      sea = map_.is_sea(hex) ? layout_.centre(hex) : sea;
    }
    const Frame at{middle, board::unit(middle - sea)};
    for (const float u : {-4.0f, 3.0f}) {
      const Vec2 chevron[3] = {at(u, -4.5f), at(u + 4.5f, 0), at(u, 4.5f)};
      cut_.burin.stroke(chevron, {0, 1.6f}, MapInk::Ink);
    }
  }

  const AtlasCut& cut_;
  const cg::GroundMap& map_;
  const board::HexLayout& layout_;
};

}  // namespace

void cut_signs(const AtlasCut& cut) { Signs(cut).cut_all(); }

/// Campaign 5.3.8: two strokes across the water, as across a broken railroad, where the levee stands open.
void cut_breaches(const Atlas& atlas, const Political& now, board::Burin& burin) {
  burin.layer(MapLayer::Buildings);
  const board::HexLayout& layout = atlas.layout();
  layout.for_each_hex([&](HexId hex) {
    if (!now.breached[hex]) {
      return;
    }
    layout.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      if (hex > next || !atlas.map().is_levee(hex, d)) {
        return;  // its hexside bears the lower number
      }
      const AtSide side = at_side(atlas, hex, d);
      const Frame at{side.at, {-side.across.y, side.across.x}};
      constexpr float kHalf = 9;
      for (const float u : {-3.0f, 3.0f}) {
        const Vec2 slash[2] = {at(u - 2.5f, -kHalf), at(u + 2.5f, kHalf)};
        burin.stroke(slash, {0, 4.5f}, MapInk::Paper);
        burin.stroke(slash, {0, 2}, MapInk::Ink);
      }
    });
  });
}

}  // namespace longroll::web::campaign
