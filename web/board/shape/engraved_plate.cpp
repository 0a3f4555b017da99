#include "web/board/shape/engraved_plate.h"

#include <algorithm>
#include <cmath>

#include "engine/core/heap_sort.h"

namespace longroll::board {

EngravedPlate::EngravedPlate(const Plate& plate)
    : sheet(plate.layout.bounds()),
      courses(water_courses(plate)),
      tracks(way_tracks(plate)),
      relief(relief_of(plate, courses)),
      taken(sheet) {
  for (const Course& course : courses) {
    const float half = width_of(course.kind) / 2;
    taken.line(course.points, half + 4, Taken::kWater);
    taken.line(course.points, half + 7, Taken::kNearWater);
  }
  for (const Track& track : tracks) {
    const float half = width_of(track.kind) / 2;
    taken.line(track.points, half + 2.5f, Taken::kRoad);
    taken.line(track.points, half + 6.5f, Taken::kNearRoad);
  }
  Burin burin(sheet);
  cut_works(burin, *this, plate);
  cut_buildings(burin, *this, plate);
  cut_fields(burin, *this, plate);
  cut_slopes(burin, *this);
  cut_grid(burin, plate);
  cut_water(burin, *this);
  cut_ways(burin, *this);
  cut_crossings(burin, *this, plate);
  cut_growth(burin, *this, plate);
  mesh = burin.finish();
}

void cut_slopes(Burin& burin, const EngravedPlate& work) {
  burin.layer(MapLayer::Ground);
  HachureStyle style;
  style.first = 0.2f;
  style.last = 6;
  style.gap = 0.36f;
  style.space = 2.9f;
  style.longest = 15;
  style.gentle = 0.009f;
  style.steep = 0.034f;
  style.weights[1] = 0.72f;
  style.weights[2] = 1;
  style.skip = [&](Vec2 p) {
    return (work.taken.at(p) & (Taken::kRoad | Taken::kWater | Taken::kMade)) != 0 || work.relief.woods.at(p) > 0.62f ||
           work.relief.marsh.at(p) > 0.5f || work.relief.water.at(p) > 0.44f;
  };
  hatch(work.relief.height, style, [&](const std::vector<Vec2>& points, float width) {
    const Vec2 first = points.front(), last = points.back();
    const Vec2 middle = points[points.size() / 2];
    // Nearly all strokes are straight to the eye: two triangles each.
    const float bend = distance_to(std::vector<Vec2>{first, last}, middle);
    const Vec2 corners[3] = {first, bend > 0.4f ? middle : last, last};
    burin.stroke({corners, bend > 0.4f ? 3u : 2u}, {0, width}, MapInk::Hachure, 1, 1.2f, 0.6f);
  });
}

void cut_grid(Burin& burin, const Plate& plate) {
  const HexLayout& layout = plate.layout;
  for (int column = 1; column <= layout.grid.columns; ++column) {
    for (int row = 1; row <= layout.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      // Three sides of each hex; the others belong to its neighbours, or to the edge of the map.
      burin.layer(MapLayer::Ground);
      const Vec2 roof[4] = {layout.corner(hex, 5), layout.corner(hex, 0), layout.corner(hex, 1), layout.corner(hex, 2)};
      burin.stroke(roof, {0, 1}, MapInk::Grid);
      for (int side = 2; side <= 4; ++side) {
        if (layout.grid.neighbor(hex, static_cast<Direction>(side)) == kNoHex) {
          const Vec2 edge[2] = {layout.corner(hex, side), layout.corner(hex, side + 1)};
          burin.stroke(edge, {0, 1}, MapInk::Grid);
        }
      }
      // Under trees it would be lost: there it is drawn again over them.
      const Ground ground = plate.ground_at(hex);
      if (ground == Ground::Woods || ground == Ground::WoodsRough) {
        burin.layer(MapLayer::Overgrown);
        burin.stroke(roof, {0, 1}, MapInk::Grid, 0.8f);
      }
      if (!plate.is_playable(hex) && ground != Ground::Water) {  // Scenery, under a veil.
        burin.layer(MapLayer::Overgrown);
        Vec2 corners[kDirections];
        for (int n = 0; n < kDirections; ++n) {
          corners[n] = layout.corner(hex, n);
        }
        burin.fill(corners, MapInk::Paper, 0.45f);
      }
    }
  }
}

void cut_fields(Burin& burin, EngravedPlate& work, const Plate& plate) {
  burin.layer(MapLayer::Ground);
  std::vector<std::uint8_t> is_named(kMaxHexes, 0);
  for (const Plate::Place& place : plate.places) {
    is_named[static_cast<std::size_t>(place.hex)] |= place.kind == PlaceKind::Field ? 1 : 0;
  }
  for (const Plate::Region& region : plate.regions) {
    for (const HexId hex : region.hexes) {
      is_named[static_cast<std::size_t>(hex)] |= region.kind == RegionKind::Field ? 1 : 0;
    }
  }
  Jitter jitter(11);
  const auto free = [&](Vec2 p) {
    return work.taken.at(p) == 0 && work.relief.woods.at(p) < 0.42f && work.relief.water.at(p) < 0.3f &&
           work.relief.marsh.at(p) < 0.4f;
  };
  for (int column = 1; column <= plate.layout.grid.columns; ++column) {
    for (int row = 1; row <= plate.layout.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      const bool must = is_named[static_cast<std::size_t>(hex)] != 0;
      if (plate.ground_at(hex) != Ground::Clear || (!must && jitter.next() > 0.2f)) {
        continue;
      }
      for (int attempt = 0; attempt < 10; ++attempt) {
        const float shrink = 1 - 0.05f * static_cast<float>(attempt);
        const Vec2 half = Vec2{22 + 16 * jitter.next(), 17 + 12 * jitter.next()} * shrink;
        const Vec2 middle = plate.layout.centre(hex) + Vec2{jitter.next() - 0.5f, jitter.next() - 0.5f} * 34;
        const Affine by = Affine::place(middle, 1, -24 + 48 * jitter.next());
        bool is_free = true;
        for (int k = 0; k < 49 && is_free; ++k) {
          is_free =
              free(by({half.x * (static_cast<float>(k % 7) / 3 - 1), half.y * (static_cast<float>(k / 7) / 3 - 1)}));
        }
        if (!is_free) {
          continue;
        }
        const std::vector<Vec2> corners = {by({-half.x, -half.y}), by({half.x, -half.y}), by(half),
                                           by({-half.x, half.y})};
        burin.fill(corners, MapInk::Field, 0.55f);
        const bool is_sown = jitter.next() < 0.3f;
        for (float x = -half.x + 4; x < half.x - 1; x += 6) {
          const std::vector<Vec2> furrow = {by({x, -half.y}), by({x, half.y})};
          if (is_sown) {
            burin.dashes(furrow, 2.2f, 2.6f, {0, 1.1f}, MapInk::Hachure, 0.5f);
          } else {
            burin.stroke(furrow, {0, 0.7f}, MapInk::Hachure, 0.5f);
          }
        }
        for (std::size_t i = 0; i < 4; ++i) {  // A rail fence.
          burin.dashes({corners[i], corners[(i + 1) % 4]}, 5, 1.5f, {0, 0.9f}, MapInk::Hachure, 0.9f);
        }
        for (int k = 0; k < 25; ++k) {
          work.taken.disc(
              by({half.x * (static_cast<float>(k % 5) / 2 - 1), half.y * (static_cast<float>(k / 5) / 2 - 1)}),
              half.x / 3, Taken::kMade);
        }
        break;
      }
    }
  }
}

void cut_growth(Burin& burin, const EngravedPlate& work, const Plate& plate) {
  struct Stand {
    ScatterPoint spot;
    Stamp stamp;
    float scale;
  };
  std::vector<Stand> stands;
  const auto is_clear = [&](Vec2 p) {
    return (work.taken.at(p) & (Taken::kNearRoad | Taken::kNearWater | Taken::kMade)) == 0 &&
           work.relief.water.at(p) < 0.4f;
  };
  const auto tree = [](float roll, float pines) {
    return roll < pines ? Stamp::Pine : roll < 0.62f ? Stamp::Oak : Stamp::Elm;
  };
  for (const ScatterPoint& s : scatter(
           work.sheet, 9, 21, [&](Vec2 p) { return work.relief.woods.at(p) > 0.5f && is_clear(p); }, 3.4f)) {
    stands.push_back({s, tree(s.roll, 0.3f), 0.98f * (0.88f + 0.28f * s.roll)});
  }
  const auto has = [&](Ground a, Ground b) {
    return std::any_of(plate.ground.begin(), plate.ground.end(), [=](Ground g) { return g == a || g == b; });
  };
  const auto ground = [&](Vec2 p) {
    const HexId hex = plate.layout.at(p);
    return hex == kNoHex ? Ground::Clear : plate.ground_at(hex);
  };
  std::vector<ScatterPoint> spots;
  if (has(Ground::Marsh, Ground::Marsh)) {
    spots = scatter(work.sheet, 15, 31, [&](Vec2 p) { return work.relief.marsh.at(p) > 0.46f && is_clear(p); });
  }
  for (const ScatterPoint& s : spots) {
    stands.push_back({s, s.roll < 0.65f ? Stamp::Tuft : Stamp::Blades, 0.9f + 0.4f * s.roll});
  }
  spots.clear();
  if (has(Ground::Rough, Ground::WoodsRough)) {
    spots = scatter(
        work.sheet, 17, 41,
        [&](Vec2 p) {
          const Ground g = ground(p);
          return (g == Ground::Rough || g == Ground::WoodsRough) && is_clear(p);
        },
        3);
  }
  for (const ScatterPoint& s : spots) {
    stands.push_back({s, s.roll < 0.6f ? Stamp::Rock : Stamp::Scrub, 0.9f + 0.35f * s.roll});
  }
  Jitter jitter(51);
  for (const Course& course : work.courses) {  // Single trees along the banks.
    const float off = width_of(course.kind) / 2 + 7.5f;
    for (const Vec2 at : pace(course.points, 15)) {
      const float roll = jitter.next();
      if (roll < 0.4f) {
        continue;
      }
      const Vec2 p = at + Vec2{roll > 0.7f ? off + 4 * jitter.next() : -off - 4 * jitter.next(), 4 * jitter.next() - 2};
      if ((work.taken.at(p) & (Taken::kNearRoad | Taken::kWater | Taken::kMade)) == 0 && work.sheet.contains(p) &&
          work.relief.woods.at(p) < 0.45f && work.relief.water.at(p) < 0.4f) {
        stands.push_back({{p, roll}, tree(jitter.next(), 0), 0.82f});
      }
    }
  }
  heap_sort(stands.begin(), stands.end(), [](const Stand& a, const Stand& b) {
    const Vec2 p = a.spot.at, q = b.spot.at;
    return p.y < q.y || (p.y == q.y && p.x < q.x);
  });
  burin.layer(MapLayer::Stamps);
  for (const Stand& s : stands) {
    const bool is_wet = s.stamp == Stamp::Tuft || s.stamp == Stamp::Blades;
    burin.stamp(s.spot.at, s.stamp, s.scale, s.stamp == Stamp::Rock ? MapInk::Paper : MapInk::WoodFill,
                is_wet                                              ? MapInk::Water
                : s.stamp == Stamp::Rock || s.stamp == Stamp::Scrub ? MapInk::Hachure
                                                                    : MapInk::Wood);
  }
}

}  // namespace longroll::board
