#include <algorithm>
#include <array>
#include <cmath>

#include "web/board/shape/engraved_plate.h"

namespace longroll::board {
namespace {

/// Multipliers of the width along a course: a stream swells from its spring.
std::vector<float> swelling(const Course& course) {
  constexpr float kReach = 150;
  std::vector<float> out(course.points.size(), 1.0f);
  const auto from_end = [&](auto index_of) {
    float gone = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
      const std::size_t at = index_of(i);
      if (i > 0) {
        gone += length(course.points[at] - course.points[index_of(i - 1)]);
      }
      out[at] = std::min(out[at], 0.3f + 0.7f * std::min(1.0f, gone / kReach));
    }
  };
  if (course.begins_free) {
    from_end([](std::size_t i) { return i; });
  }
  if (course.ends_free) {
    from_end([n = out.size()](std::size_t i) { return n - 1 - i; });
  }
  return out;
}

void pass(Burin& burin, const EngravedPlate& work, float least, float px, MapInk ink, float strength = 1) {
  for (const Course& course : work.courses) {
    const float width = width_of(course.kind);
    if (width > least) {
      burin.ribbon(course.points, swelling(course), {width, px}, ink, strength);
    }
  }
}

/// A line beside another, to its left.
std::vector<Vec2> beside(const std::vector<Vec2>& line, float by) {
  std::vector<Vec2> out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Vec2 d = unit(line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0]);
    out.push_back(line[i] + Vec2{d.y, -d.x} * by);
  }
  return out;
}

}  // namespace

void cut_water(Burin& burin, const EngravedPlate& work) {
  burin.layer(MapLayer::Lines);
  // All banks, then all water: so a stream opens into its river without a line across.
  pass(burin, work, 0, 0, MapInk::Water);
  pass(burin, work, 0, -1.9f, MapInk::WaterFill);
  pass(burin, work, 8, -4.6f, MapInk::Water, 0.85f);
  pass(burin, work, 8, -6.2f, MapInk::WaterFill);
  pass(burin, work, 13, -9.2f, MapInk::Water, 0.62f);
  pass(burin, work, 13, -10.6f, MapInk::WaterFill);
  pass(burin, work, 20, -14.6f, MapInk::Water, 0.35f);
  pass(burin, work, 20, -15.5f, MapInk::WaterFill);
  // Broad water fills hexes: lines run along its banks, further apart and paler outwards.
  constexpr std::array<float, 8> kDepths = {0.5f, 0.55f, 0.6f, 0.655f, 0.715f, 0.78f, 0.85f, 0.93f};
  float line = 0;
  for (const float depth : kDepths) {
    for (const auto& shore : work.relief.water.contours(depth)) {
      if (shore.size() > 3) {
        burin.stroke(soften(shore, 1), {0, line == 0 ? 1.3f : 0.8f}, MapInk::Water,
                     line == 0 ? 1 : 0.75f - 0.07f * line);
      }
    }
    ++line;
  }
}

void cut_ways(Burin& burin, const EngravedPlate& work) {
  burin.layer(MapLayer::Lines);
  const auto each = [&](WayKind kind, auto then) {
    for (const Track& track : work.tracks) {
      if (track.kind == kind) {
        then(track);
      }
    }
  };
  for (const Track& track : work.tracks) {
    if (!track.is_sunken) {
      continue;
    }
    for (const float side : {-1.0f, 1.0f}) {  // Its banks fall towards the road.
      const auto top = beside(track.points, side * 7.5f), foot = beside(track.points, side * 3.4f);
      for (std::size_t i = 0; i < top.size(); ++i) {
        const Vec2 stroke[2] = {top[i], foot[i]};
        burin.stroke(stroke, {0, 1.2f}, MapInk::Hachure, 1, 1.3f, 0.6f);
      }
    }
  }
  each(WayKind::Trail, [&](const Track& t) { burin.dashes(t.points, 7, 3.5f, {0, 1.3f}, MapInk::Road); });
  each(WayKind::Road, [&](const Track& t) { burin.stroke(t.points, {0, 4.4f}, MapInk::Road); });
  each(WayKind::Turnpike, [&](const Track& t) { burin.stroke(t.points, {0, 6.4f}, MapInk::Road); });
  each(WayKind::Road, [&](const Track& t) { burin.stroke(t.points, {0, 2.5f}, MapInk::RoadFill); });
  each(WayKind::Turnpike, [&](const Track& t) { burin.stroke(t.points, {0, 3.7f}, MapInk::RoadFill); });
  each(WayKind::UnbuiltRailroad, [&](const Track& t) {
    burin.stroke(t.points, {0, 4.2f}, MapInk::Paper, 0.7f);
    burin.dashes(t.points, 5, 4, {0, 1.2f}, MapInk::Rail);
    burin.dashes(t.points, 1.2f, 16.8f, {0, 5}, MapInk::Rail);
  });
  each(WayKind::Railroad, [&](const Track& t) {
    burin.stroke(t.points, {0, 5}, MapInk::Paper, 0.8f);
    burin.stroke(t.points, {0, 1.5f}, MapInk::Rail);
    burin.dashes(t.points, 1.2f, 5, {0, 6}, MapInk::Rail);
  });
}

void cut_works(Burin& burin, EngravedPlate& work, const Plate& plate) {
  burin.layer(MapLayer::Buildings);
  for (const Plate::Work& told : plate.works) {
    const Vec2 middle = plate.layout.centre(told.hex);
    // Well inside the hex that it guards: water may run along the side.
    const auto ends = plate.layout.side(told.hex, told.side);
    const Vec2 a = mix(middle, ends[0], 0.74f);
    const Vec2 b = mix(middle, ends[1], 0.74f);
    const Vec2 out = unit((a + b) * 0.5f - middle);
    const Vec2 wall[2] = {a, b};
    work.taken.line({a, b}, 6, Taken::kMade);
    burin.stroke(wall, {0, told.kind == WorkKind::Trench ? 1.6f : 2.6f}, MapInk::Ink);
    const int teeth = told.kind == WorkKind::Trench ? 9 : 7;
    for (int i = 0; i < teeth; ++i) {
      const Vec2 foot = mix(a, b, (static_cast<float>(i) + 0.5f) / static_cast<float>(teeth));
      const Vec2 tooth[2] = {foot, foot + out * (told.kind == WorkKind::Trench ? 3.0f : 4.6f)};
      burin.stroke(tooth, {0, 1.2f}, MapInk::Ink, 1, 1.6f, 0.5f);
    }
    if (told.kind == WorkKind::Redoubt) {
      const Vec2 inner[2] = {a - out * 4, b - out * 4};
      burin.stroke(inner, {0, 1}, MapInk::Ink);
    }
  }
}

Crossover crossover_of(const EngravedPlate& work, const Plate& plate, const Plate::Water& water) {
  const auto ends = plate.layout.side(water.hex, water.side);
  const Vec2 middle = mix(ends[0], ends[1], 0.5f);
  Crossover out;
  out.water = width_of(water.kind);
  out.along = unit(plate.layout.centre(water.hex) - middle);
  out.at = middle;
  const std::vector<Vec2>* stream = nullptr;
  float least = 40;
  for (const Course& course : work.courses) {
    const Vec2 p = course.points[nearest_point(course.points, middle)];
    if (course.kind == water.kind && length(p - middle) < least) {
      least = length(p - middle);
      stream = &course.points;
      out.at = p;
    }
  }
  if (stream == nullptr) {
    return out;
  }
  least = 9;
  for (const Track& track : work.tracks) {
    for (std::size_t i = 1; i + 1 < track.points.size(); ++i) {
      const Vec2 p = track.points[i];
      if (length(p - middle) < 34) {
        const float off = length((*stream)[nearest_point(*stream, p)] - p);
        if (off < least) {
          least = off;
          out.at = p;
          out.along = unit(track.points[std::min(i + 4, track.points.size() - 1)] - track.points[i > 4 ? i - 4 : 0]);
          out.has_road = true;
        }
      }
    }
  }
  return out;
}

void cut_crossings(Burin& burin, const EngravedPlate& work, const Plate& plate) {
  burin.layer(MapLayer::Buildings);
  for (const Plate::Water& water : plate.waters) {
    if (water.crossing == Crossing::None) {
      continue;
    }
    const Crossover c = crossover_of(work, plate, water);
    const Vec2 across = {-c.along.y, c.along.x};
    const auto at = [&](float u, float v) { return c.at + c.along * u + across * v; };
    const bool is_small = water.kind == WaterKind::Stream;
    const float half = c.water / 2 + (is_small ? 3.0f : 5.5f);
    const float wide = is_small ? 3.4f : 4.6f;
    const auto line = [&](Vec2 a, Vec2 b, float width, MapInk ink) {
      const Vec2 two[2] = {a, b};
      burin.stroke(two, {0, width}, ink);
    };
    switch (water.crossing) {
      case Crossing::Bridge:
      case Crossing::Pontoon:
        if (!is_small) {
          const Vec2 deck[4] = {at(-half, -wide), at(half, -wide), at(half, wide), at(-half, wide)};
          burin.fill(deck, MapInk::RoadFill);
        }
        for (const float v : {-wide, wide}) {
          const float wing = (v > 0 ? 1.0f : -1.0f) * (is_small ? 1.6f : 3.6f);
          const Vec2 rail[4] = {at(-half - 3.4f, v + wing), at(-half, v), at(half, v), at(half + 3.4f, v + wing)};
          burin.stroke(rail, {0, is_small ? 1.1f : 1.7f}, MapInk::Ink);
        }
        if (water.crossing == Crossing::Pontoon) {
          for (float u = -half + 3; u < half; u += 4) {
            line(at(u, -wide - 2), at(u, wide + 2), 1.4f, MapInk::Ink);
          }
        }
        break;
      case Crossing::Ferry:
        burin.dashes({at(-half - 8, 0), at(half + 8, 0)}, 3, 2.5f, {0, 1.2f}, MapInk::Ink);
        break;
      default: {  // A ford: the road goes under, and stakes mark the way.
        const float wet = c.water / 2 - 0.9f;
        if (!is_small) {
          const Vec2 gap[4] = {at(-wet, -3.6f), at(wet, -3.6f), at(wet, 3.6f), at(-wet, 3.6f)};
          burin.fill(gap, MapInk::WaterFill);
        }
        for (const float v : {-2.7f, 2.7f}) {
          burin.dashes({at(-half, v), at(half, v)}, 1.7f, 2, {0, 1.4f}, MapInk::Ink);
        }
      }
    }
  }
}

}  // namespace longroll::board
