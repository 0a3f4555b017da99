// build: logic
#include <algorithm>
#include <array>
#include <cmath>

#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::MapInk;
using board::MapLayer;
using board::Taken;
using board::Vec2;

/// Multipliers of a river's width: it swells from its spring.
std::vector<float> swelling(const AtlasWater& water) {
  constexpr float kReach = 130;
  std::vector<float> out(water.points.size(), 1.0f);
  const auto from_end = [&](auto index_of) {
    float gone = 0;
    for (std::size_t i = 0; i < out.size() && gone < kReach; ++i) {
      const std::size_t at = index_of(i);
      gone += i > 0 ? board::length(water.points[at] - water.points[index_of(i - 1)]) : 0;
      out[at] = std::min(out[at], 0.35f + 0.65f * std::min(1.0f, gone / kReach));
    }
  };
  if (water.begins_free) {
    from_end([](std::size_t i) { return i; });
  }
  if (water.ends_free) {
    from_end([n = out.size()](std::size_t i) { return n - 1 - i; });
  }
  return out;
}

/// The parts of a line for whose points `keep` holds, handed on one by one.
template <class Keep, class Then>
void each_run(const std::vector<Vec2>& line, const Keep& keep, const Then& then) {
  std::vector<Vec2> run;
  for (const Vec2 p : line) {
    if (keep(p)) {
      run.push_back(p);
      continue;
    }
    if (run.size() > 3) {
      then(run);
    }
    run.clear();
  }
  if (run.size() > 3) {
    then(run);
  }
}

}  // namespace

void cut_ranges(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Ground);
  board::HachureStyle style;
  style.first = 0.22f;
  style.last = 2.6f;
  style.gap = 0.34f;
  style.space = 3.6f;
  style.longest = 11;
  style.gentle = 0.01f;
  style.steep = 0.09f;
  style.weights[0] = 0.5f;
  style.weights[1] = 0.7f;
  style.weights[2] = 0.95f;
  style.weights[3] = 1.3f;
  style.skip = [&](Vec2 p) {
    return (cut.taken.at(p) & (Taken::kRoad | Taken::kNearWater)) != 0 || cut.ground.land.at(p) < kCoast + 0.1f;
  };
  board::hatch(cut.ground.ranges, style, [&](const std::vector<Vec2>& points, float width) {
    const Vec2 ends[2] = {points.front(), points.back()};
    cut.burin.stroke(ends, {0, width}, MapInk::Hachure, 0.92f, 1.2f, 0.6f);
  });
}

void cut_swamps(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Stamps);
  const auto is_free = [&](Vec2 p) {
    return cut.ground.swamp.at(p) > 0.46f && cut.ground.land.at(p) > kCoast + 0.06f &&
           (cut.taken.at(p) & (Taken::kRoad | Taken::kNearWater)) == 0;
  };
  for (const board::ScatterPoint& spot : board::scatter(cut.atlas.layout().bounds(), 19, 31, is_free, 3)) {
    cut.burin.stamp(spot.at, spot.roll < 0.6f ? board::Stamp::Tuft : board::Stamp::Blades, 0.95f + 0.4f * spot.roll,
                    MapInk::Paper, MapInk::Water);
  }
}

void cut_grid(const AtlasCut& cut) {
  const board::HexLayout& layout = cut.atlas.layout();
  const cg::GroundMap& map = cut.atlas.map();
  cut.burin.layer(MapLayer::Ground);
  const auto is_land = [&](HexId hex) { return hex != kNoHex && !map.is_sea(hex); };
  layout.for_each_hex([&](HexId hex) {
    for (const Direction d : kAllDirections) {
      const HexId next = layout.grid.neighbor(hex, d);
      if (is_land(hex) && (!is_land(next) || hex < next)) {
        cut.burin.stroke(layout.side(hex, d), {0, 1}, MapInk::Grid);
      }
    }
  });
}

void cut_borders(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Ground);
  for (const auto& border : borders_of(cut.atlas.map(), cut.atlas.layout())) {
    cut.burin.stroke(border, {0, 5}, MapInk::Paper, 0.35f);
    cut.burin.dashes(border, 9, 7, {0, 1.3f}, MapInk::Ink, 0.62f);
    std::vector<Vec2> dots = border;
    dots.erase(dots.begin(), dots.begin() + std::min<std::ptrdiff_t>(3, static_cast<std::ptrdiff_t>(dots.size()) - 2));
    cut.burin.dashes(dots, 1.4f, 14.6f, {0, 1.3f}, MapInk::Ink, 0.62f);
  }
}

void cut_sea(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Lines);
  constexpr std::array<float, 15> kLevels = {0.40f,  0.345f, 0.295f, 0.25f, 0.21f,  0.175f, 0.145f, 0.12f,
                                             0.098f, 0.08f,  0.064f, 0.05f, 0.038f, 0.028f, 0.02f};
  float n = 0;
  for (const float level : kLevels) {
    for (const auto& line : cut.ground.offing.contours(level)) {
      each_run(
          line, [&](Vec2 p) { return cut.ground.land.at(p) < kCoast - 0.08f; },
          [&](const std::vector<Vec2>& run) {
            cut.burin.stroke(run, {0, 1.1f - 0.04f * n}, MapInk::Water, 0.8f - 0.045f * n);
          });
    }
    ++n;
  }
  for (const auto& coast : cut.ground.land.contours(kCoast)) {
    if (coast.size() > 6) {
      cut.burin.stroke(board::soften(coast, 1), {0, 1.5f}, MapInk::Ink);
    }
  }
}

void cut_waters(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Lines);
  const auto& waters = cut.atlas.waters();
  // All banks, then all water: so a river opens into another without a line across.
  const auto pass = [&](float least, float px, MapInk ink, float strength) {
    for (const AtlasWater& water : waters) {
      if (width_of(water.kind) > least) {
        cut.burin.ribbon(water.points, swelling(water), {width_of(water.kind), px}, ink, strength);
      }
    }
  };
  for (const AtlasWater& water : waters) {
    if (water.kind == cg::Water::Minor) {
      cut.burin.ribbon(water.points, swelling(water), {0, 1.9f}, MapInk::Water, 1);
    } else if (water.kind == cg::Water::Seasonal) {
      cut.burin.dashes(water.points, 7, 4, {0, 2.2f}, MapInk::Water);
    }
  }
  pass(3, 0, MapInk::Water, 1);
  pass(3, -1.9f, MapInk::WaterFill, 1);
  pass(10, -4.6f, MapInk::Water, 0.8f);
  pass(10, -6, MapInk::WaterFill, 1);
  pass(20, -9, MapInk::Water, 0.55f);
  pass(20, -10.2f, MapInk::WaterFill, 1);
  for (const AtlasWater& water : waters) {
    if (water.kind == cg::Water::Navigable) {
      cut.burin.stroke(water.points, {0, 0.8f}, MapInk::Water, 0.75f);
    }
  }
}

void cut_roads(const AtlasCut& cut) {
  cut.burin.layer(MapLayer::Lines);
  for (const bool is_fill : {false, true}) {
    for (const AtlasWay& way : cut.atlas.ways()) {
      if (way.kind == WayKind::Road) {
        cut.burin.stroke(way.points, {0, is_fill ? 1.5f : 3.1f}, is_fill ? MapInk::RoadFill : MapInk::Road,
                         is_fill ? 1.0f : 0.85f);
      }
    }
  }
}

}  // namespace longroll::web::campaign
