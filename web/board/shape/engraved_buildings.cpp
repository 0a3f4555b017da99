#include <algorithm>
#include <cmath>

#include "web/board/shape/engraved_plate.h"

namespace longroll::board {
namespace {

void block(Burin& burin, Vec2 at, Vec2 half, float degrees) {
  const Affine by = Affine::place(at, 1, degrees);
  const Vec2 corners[4] = {by({-half.x, -half.y}), by({half.x, -half.y}), by(half), by({-half.x, half.y})};
  burin.fill(corners, MapInk::Ink);
}

float degrees_of(Vec2 d) { return std::atan2(d.y, d.x) * 180 / std::numbers::pi_v<float>; }

/// Blocks on both sides of the ways through a hex, then a few behind them.
void town(Burin& burin, EngravedPlate& work, const HexLayout& layout, HexId hex) {
  Jitter jitter(static_cast<std::uint32_t>(hex) + 71);
  const Vec2 middle = layout.centre(hex);
  int built = 0;
  const auto build = [&](Vec2 p, float degrees) {
    const std::uint8_t there = work.taken.at(p);
    if (built < 22 && length(p - middle) < 34 && (there & (Taken::kRoad | Taken::kWater | Taken::kMade)) == 0) {
      const Vec2 half = {2.8f + 2.4f * jitter.next(), 2.3f + 1.2f * jitter.next()};
      block(burin, p, half, degrees);
      work.taken.disc(p, 4.4f, Taken::kMade);
      ++built;
    }
  };
  for (const float off : {9.0f, 18.0f}) {
    for (const Track& track : work.tracks) {
      if (track.is_rail()) {
        continue;
      }
      for (std::size_t i = 1; i + 1 < track.points.size(); ++i) {
        const Vec2 d = unit(track.points[i + 1] - track.points[i - 1]);
        if (length(track.points[i] - middle) < 36 && jitter.next() < (off < 10 ? 0.75f : 0.3f)) {
          for (const float side : {-off, off}) {
            build(track.points[i] + Vec2{d.y, -d.x} * side, degrees_of(d));
          }
        }
      }
    }
  }
  for (int i = 0; i < 40 && built < 7; ++i) {
    build(middle + Vec2{jitter.next() - 0.5f, jitter.next() - 0.5f} * 44, 90 * jitter.next());
  }
}

/// Near the middle of the hex, off the road and dry.
Vec2 free_site(const EngravedPlate& work, Vec2 middle) {
  for (const float radius : {0.0f, 10.0f, 14.0f, 18.0f, 23.0f}) {
    for (float degrees = -60; degrees < 300; degrees += 45) {
      const Vec2 p = middle + Affine::turn(degrees).vector({radius, 0});
      const Vec2 corners[5] = {{0, 0}, {-5, -4}, {10, -4}, {10, 7}, {-5, 7}};
      if (std::none_of(std::begin(corners), std::end(corners), [&](Vec2 c) {
            return (work.taken.at(p + c) & (Taken::kRoad | Taken::kWater | Taken::kMade)) != 0;
          })) {
        return p;
      }
    }
  }
  return middle;
}

/// Where a road crosses water in or beside the hex: a named crossing is over the greater water of its hex.
Vec2 crossing_site(const EngravedPlate& work, const Plate& plate, HexId hex, Vec2 middle) {
  Vec2 out = middle;
  float least = 1e9f;
  for (const Plate::Water& water : plate.waters) {
    if (water.crossing != Crossing::None &&
        (water.hex == hex || plate.layout.grid.neighbor(water.hex, water.side) == hex)) {
      const Crossover c = crossover_of(work, plate, water);
      const float greatness = water.kind == WaterKind::River ? 200 : water.kind == WaterKind::Creek ? 100 : 0;
      const float far = length(c.at - middle) - greatness;
      if (far < least) {
        least = far;
        out = c.at;
      }
    }
  }
  return out;
}

void cut_hamlet(Burin& burin, EngravedPlate& work, Vec2 p) {
  block(burin, p, {4, 3.2f}, 0);
  block(burin, p + Vec2{8.5f, -1.5f}, {2.5f, 2}, 0);
  block(burin, p + Vec2{-7.5f, 4}, {2.2f, 2.2f}, 0);
  work.taken.disc(p, 10, Taken::kMade);
}

void cut_house(Burin& burin, EngravedPlate& work, Vec2 p, PlaceKind kind) {
  block(burin, p, {4, 3.2f}, 0);
  if (kind == PlaceKind::Church) {
    block(burin, p + Vec2{0, -7}, {0.8f, 4.2f}, 0);
    block(burin, p + Vec2{0, -8}, {2.6f, 0.8f}, 0);
  } else if (kind == PlaceKind::Mill) {
    for (const float degrees : {0.0f, 45.0f, 90.0f, 135.0f}) {
      block(burin, p + Vec2{7.5f, 1}, {3.6f, 0.5f}, degrees);
    }
  } else {
    block(burin, p + Vec2{8.5f, 4}, {2, 2}, 0);
  }
  work.taken.disc(p + Vec2{2, 1}, 8, Taken::kMade);
}

void cut_landmark(Burin& burin, EngravedPlate& work, Vec2 p) {
  block(burin, p, {2.2f, 2.2f}, 45);
  work.taken.disc(p, 5, Taken::kMade);
}

/// What stands at a place, and where.
Vec2 cut_place(Burin& burin, EngravedPlate& work, const Plate& plate, const Plate::Place& place) {
  Vec2 p = plate.layout.centre(place.hex);
  switch (place.kind) {
    case PlaceKind::Bridge:
    case PlaceKind::Ford:
      return crossing_site(work, plate, place.hex, p);
    case PlaceKind::Town:
      if (plate.ground_at(place.hex) != Ground::Town) {
        p = free_site(work, p);
        cut_hamlet(burin, work, p);
      }
      return p;
    case PlaceKind::House:
    case PlaceKind::Church:
    case PlaceKind::Mill:
    case PlaceKind::Landing:
      p = free_site(work, p);
      cut_house(burin, work, p, place.kind);
      return p;
    case PlaceKind::Landmark:
      p = free_site(work, p);
      cut_landmark(burin, work, p);
      return p;
    case PlaceKind::Height:
    case PlaceKind::Woods:
    case PlaceKind::Field:
      return p;
  }
  return p;
}

}  // namespace

void cut_buildings(Burin& burin, EngravedPlate& work, const Plate& plate) {
  burin.layer(MapLayer::Buildings);
  plate.layout.for_each_hex([&](HexId hex) {
    if (plate.ground_at(hex) == Ground::Town) {
      town(burin, work, plate.layout, hex);
    }
  });
  for (const Plate::Place& place : plate.places) {
    work.sites.push_back(cut_place(burin, work, plate, place));
  }
}

}  // namespace longroll::board
