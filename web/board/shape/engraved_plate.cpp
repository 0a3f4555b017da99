#include "web/board/shape/engraved_plate.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

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
  style.gap = 0.34f;
  style.space = 2.9f;
  style.longest = 15;
  style.gentle = 0.008f;
  style.steep = 0.03f;
  style.weights[0] = 0.7f;
  style.weights[1] = 0.95f;
  style.weights[2] = 1.25f;
  style.weights[3] = 1.55f;
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
  layout.for_each_hex([&](HexId hex) {
    // Three sides of each hex; the others belong to its neighbours, or to the edge of the map.
    burin.layer(MapLayer::Ground);
    const Vec2 roof[4] = {layout.corner(hex, Direction::UpLeft), layout.corner(hex, Direction::Up),
                          layout.corner(hex, Direction::UpRight), layout.corner(hex, Direction::DownRight)};
    burin.stroke(roof, {0, 1}, MapInk::Grid);
    for (const Direction side : {Direction::DownRight, Direction::Down, Direction::DownLeft}) {
      if (layout.grid.neighbor(hex, side) == kNoHex) {
        burin.stroke(layout.side(hex, side), {0, 1}, MapInk::Grid);
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
      std::vector<Vec2> corners;
      for (const Direction side : kAllDirections) {
        corners.push_back(layout.corner(hex, side));
      }
      burin.fill(corners, MapInk::Paper, 0.45f);
    }
  });
}

namespace {

HexArray<bool> hexes_named_field(const Plate& plate) {
  HexArray<bool> out{};
  for (const Plate::Place& place : plate.places) {
    out[place.hex] = out[place.hex] || place.kind == PlaceKind::Field;
  }
  for (const Plate::Region& region : plate.regions) {
    for (const HexId hex : region.hexes) {
      out[hex] = out[hex] || region.kind == RegionKind::Field;
    }
  }
  return out;
}

/// A rectangle that lies askew: a ploughed field.
struct Acre {
  Vec2 half;
  Affine by;

  /// Points over all of it, `across` in each direction.
  template <class Then>
  void for_each_point(int across, const Then& then) const {
    const Lattice points{{-half.x, -half.y}, 1, across, across};
    points.for_each([&](int column, int row) {
      const Vec2 at = vec(column, row);
      const float middle = vec(across / 2, 0).x;
      then(by({half.x * (at.x / middle - 1), half.y * (at.y / middle - 1)}));
    });
  }
};

/// Furrows or rows of crops, and a rail fence round them.
void cut_acre(Burin& burin, const Acre& acre, bool is_sown) {
  const auto& [half, by] = acre;
  const std::vector<Vec2> corners = {by({-half.x, -half.y}), by({half.x, -half.y}), by(half), by({-half.x, half.y})};
  burin.fill(corners, MapInk::Field, 0.55f);
  for (float x = -half.x + 4; x < half.x - 1; x += 6) {
    const std::vector<Vec2> furrow = {by({x, -half.y}), by({x, half.y})};
    if (is_sown) {
      burin.dashes(furrow, 2.2f, 2.6f, {0, 1.1f}, MapInk::Hachure, 0.5f);
    } else {
      burin.stroke(furrow, {0, 0.7f}, MapInk::Hachure, 0.5f);
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    burin.dashes({corners[i], corners[(i + 1) % 4]}, 5, 1.5f, {0, 0.9f}, MapInk::Hachure, 0.9f);
  }
}

/// A place for a field near the middle of a hex: of ten tries, each smaller than the one before, the first that lies on
/// open ground.
std::optional<Acre> acre_at(const EngravedPlate& work, Vec2 centre, Jitter& jitter) {
  const auto is_open = [&](Vec2 p) {
    return work.taken.at(p) == 0 && work.relief.woods.at(p) < 0.42f && work.relief.water.at(p) < 0.3f &&
           work.relief.marsh.at(p) < 0.4f;
  };
  float shrink_by = 0;
  for (int attempt = 0; attempt < 10; ++attempt, shrink_by += 1) {
    const float shrink = 1 - 0.05f * shrink_by;
    const Vec2 half = Vec2{22 + 16 * jitter.next(), 17 + 12 * jitter.next()} * shrink;
    const Vec2 middle = centre + Vec2{jitter.next() - 0.5f, jitter.next() - 0.5f} * 34;
    const Acre acre = {half, Affine::place(middle, 1, -24 + 48 * jitter.next())};
    bool is_free = true;
    acre.for_each_point(7, [&](Vec2 p) { is_free = is_free && is_open(p); });
    if (is_free) {
      return acre;
    }
  }
  return std::nullopt;
}

}  // namespace

void cut_fields(Burin& burin, EngravedPlate& work, const Plate& plate) {
  burin.layer(MapLayer::Ground);
  const HexArray<bool> is_named = hexes_named_field(plate);
  Jitter jitter(11);
  plate.layout.for_each_hex([&](HexId hex) {
    if (plate.ground_at(hex) != Ground::Clear || (!is_named[hex] && jitter.next() > 0.2f)) {
      return;
    }
    if (const auto acre = acre_at(work, plate.layout.centre(hex), jitter)) {
      cut_acre(burin, *acre, jitter.next() < 0.3f);
      acre->for_each_point(5, [&](Vec2 p) { work.taken.disc(p, acre->half.x / 3, Taken::kMade); });
    }
  });
}

namespace {

/// What grows or lies on the ground: a stamp on its place.
struct Stand {
  ScatterPoint spot;
  Stamp stamp;
  float scale;
};

/// Finds places for what grows, clear of what was cut before.
class Growth {
 public:
  Growth(const EngravedPlate& work, const Plate& plate) : work_(work), plate_(plate) {}

  void add_woods() {
    add(scatter(
            work_.sheet, 9, 21, [&](Vec2 p) { return work_.relief.woods.at(p) > 0.5f && is_clear(p); }, 3.4f),
        [](float roll) {
          return Stand{{}, tree(roll, 0.3f), 0.98f * (0.88f + 0.28f * roll)};
        });
  }
  void add_marsh() {
    if (has({Ground::Marsh})) {
      add(scatter(work_.sheet, 15, 31, [&](Vec2 p) { return work_.relief.marsh.at(p) > 0.46f && is_clear(p); }),
          [](float roll) {
            return Stand{{}, roll < 0.65f ? Stamp::Tuft : Stamp::Blades, 0.9f + 0.4f * roll};
          });
    }
  }
  void add_rough() {
    if (has({Ground::Rough, Ground::WoodsRough})) {
      const auto is_rough = [&](Vec2 p) {
        const HexId hex = plate_.layout.at(p);
        return hex != kNoHex && (plate_.ground_at(hex) == Ground::Rough || plate_.ground_at(hex) == Ground::WoodsRough);
      };
      add(scatter(
              work_.sheet, 17, 41, [&](Vec2 p) { return is_rough(p) && is_clear(p); }, 3),
          [](float roll) {
            return Stand{{}, roll < 0.6f ? Stamp::Rock : Stamp::Scrub, 0.9f + 0.35f * roll};
          });
    }
  }
  /// Single trees along the banks.
  void add_banks() {
    Jitter jitter(51);
    for (const Course& course : work_.courses) {
      const float off = width_of(course.kind) / 2 + 7.5f;
      for (const Vec2 at : pace(course.points, 15)) {
        const float roll = jitter.next();
        if (roll < 0.4f) {
          continue;
        }
        const Vec2 p =
            at + Vec2{roll > 0.7f ? off + 4 * jitter.next() : -off - 4 * jitter.next(), 4 * jitter.next() - 2};
        if ((work_.taken.at(p) & (Taken::kNearRoad | Taken::kWater | Taken::kMade)) == 0 && work_.sheet.contains(p) &&
            work_.relief.woods.at(p) < 0.45f && work_.relief.water.at(p) < 0.4f) {
          stands_.push_back({{p, roll}, tree(jitter.next(), 0), 0.82f});
        }
      }
    }
  }

  /// All of it, from the back to the front.
  std::vector<Stand> sorted() {
    heap_sort(stands_.begin(), stands_.end(), [](const Stand& a, const Stand& b) {
      const Vec2 p = a.spot.at, q = b.spot.at;
      return p.y < q.y || (p.y == q.y && p.x < q.x);
    });
    return std::move(stands_);
  }

 private:
  static Stamp tree(float roll, float pines) {
    return roll < pines ? Stamp::Pine : roll < 0.62f ? Stamp::Oak : Stamp::Elm;
  }
  bool is_clear(Vec2 p) const {
    return (work_.taken.at(p) & (Taken::kNearRoad | Taken::kNearWater | Taken::kMade)) == 0 &&
           work_.relief.water.at(p) < 0.4f;
  }
  bool has(std::initializer_list<Ground> kinds) const {
    return std::find_first_of(plate_.ground.begin(), plate_.ground.end(), kinds.begin(), kinds.end()) !=
           plate_.ground.end();
  }
  template <class StandOf>
  void add(const std::vector<ScatterPoint>& spots, const StandOf& stand_of) {
    for (const ScatterPoint& spot : spots) {
      stands_.push_back(stand_of(spot.roll));
      stands_.back().spot = spot;
    }
  }

  const EngravedPlate& work_;
  const Plate& plate_;
  std::vector<Stand> stands_;
};

MapInk ink_of(Stamp stamp) {
  switch (stamp) {
    case Stamp::Tuft:
    case Stamp::Blades:
      return MapInk::Water;
    case Stamp::Rock:
    case Stamp::Scrub:
      return MapInk::Hachure;
    default:
      return MapInk::Wood;
  }
}

}  // namespace

void cut_growth(Burin& burin, const EngravedPlate& work, const Plate& plate) {
  Growth growth(work, plate);
  growth.add_woods();
  growth.add_marsh();
  growth.add_rough();
  growth.add_banks();
  burin.layer(MapLayer::Stamps);
  for (const Stand& s : growth.sorted()) {
    burin.stamp(s.spot.at, s.stamp, s.scale, s.stamp == Stamp::Rock ? MapInk::Paper : MapInk::WoodFill,
                ink_of(s.stamp));
  }
}

}  // namespace longroll::board
