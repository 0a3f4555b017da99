// build: logic
#include "web/games/campaign/atlas_lines.h"

#include <algorithm>
#include <utility>

#include "engine/core/enum_table.h"
#include "web/board/shape/engraving.h"

namespace longroll::web::campaign {
namespace {

namespace cg = longroll::campaign;
using board::Vec2;

constexpr float kPace = 5;     // map units between the points of a line
constexpr float kBeyond = 60;  // how far a line is drawn on past the edge of the map

/// Hexsides as the smoother of lines takes them: what has one number runs on.
board::Plate plate_for_lines(const cg::GroundMap& map, const board::HexLayout& layout) {
  board::Plate plate;
  plate.layout = layout;
  layout.for_each_hex(
      [&](HexId hex) { plate.ground[hex] = map.is_sea(hex) ? board::Ground::Water : board::Ground::Clear; });
  return plate;
}

/// Campaign 2.1.1: which of the smoother's kinds a water is: the broader go through where waters meet.
board::WaterKind kind_of(cg::Water kind) {
  return kind >= cg::Water::Lake        ? board::WaterKind::River
         : kind == cg::Water::Navigable ? board::WaterKind::Creek
                                        : board::WaterKind::Stream;
}

/// A smooth line through all of `knots`, each the middle of a hex or near it.
class Thread {
 public:
  Thread(const std::vector<Vec2>& knots, const std::vector<HexId>& hexes) : knots_(knots), hexes_(hexes) {}

  /// Adds the points from knot i up to the next one, which is left out.
  void add(std::size_t i, AtlasWay& out) const {
    const Vec2 a = knots_[i], b = knots_[i + 1];
    const Vec2 before = i > 0 ? knots_[i - 1] : a + (a - b);
    const Vec2 after = i + 2 < knots_.size() ? knots_[i + 2] : b + (b - a);
    // As long as the chord, so that no loop forms where a line turns sharply.
    const float chord = board::length(b - a);
    const Vec2 from = board::unit(b - before) * chord, to = board::unit(after - a) * chord;
    const int steps = std::max(2, board::round_int(chord / kPace));
    for (int k = 0; k < steps; ++k) {
      const float t = board::share(k, steps), t2 = t * t, t3 = t2 * t;
      out.points.push_back(a * (2 * t3 - 3 * t2 + 1) + from * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) +
                           to * (t3 - t2));
      out.hexes.push_back(2 * k < steps ? hexes_[i] : hexes_[i + 1]);
    }
  }
  void end(std::size_t i, AtlasWay& out) const {
    out.points.push_back(knots_[i]);
    out.hexes.push_back(hexes_[i]);
  }

 private:
  const std::vector<Vec2>& knots_;
  const std::vector<HexId>& hexes_;
};

/// Hexes whose middle every line passes: places, ends, and where lines of a kind meet.
HexArray<bool> pinned_hexes(const cg::GroundMap& map) {
  HexArray<std::uint8_t> lines{};
  HexArray<bool> pinned{};
  for (const MapLine& line : map.lines) {
    for (const HexId hex : line.hexes) {
      pinned[hex] = pinned[hex] || ++lines[hex] > 1;
    }
    pinned[line.hexes.front()] = pinned[line.hexes.back()] = true;
  }
  for (const cg::MapPlace& place : map.places()) {
    pinned[place.hex] = true;
  }
  return pinned;
}

/// The middles of a line's hexes. What follows no row of hexes zigzags: that is evened out where nothing pins it.
std::vector<Vec2> evened(const board::HexLayout& layout, const std::vector<HexId>& hexes,
                         const HexArray<bool>& pinned) {
  std::vector<Vec2> points;
  for (const HexId hex : hexes) {
    points.push_back(layout.centre(hex));
  }
  for (int round = 0; round < 2; ++round) {
    const std::vector<Vec2> from = points;
    for (std::size_t k = 1; k + 1 < points.size(); ++k) {
      if (!pinned[hexes[k]]) {
        points[k] = from[k] * 0.56f + (from[k - 1] + from[k + 1]) * 0.22f;
      }
    }
  }
  return points;
}

bool is_at_edge(const Grid& grid, HexId hex) {
  const int column = column_of(hex), row = row_of(hex);
  return column == 1 || row == 1 || column == grid.columns || row == grid.rows;
}

/// A line that ends in a hex at the edge of the map goes on past it.
void run_on(const Grid& grid, AtlasWay& way) {
  const std::size_t n = way.points.size();
  if (is_at_edge(grid, way.hexes.back())) {
    way.points.push_back(way.points.back() + board::unit(way.points.back() - way.points[n - 3]) * kBeyond);
    way.hexes.push_back(way.hexes.back());
  }
  if (is_at_edge(grid, way.hexes.front())) {
    way.points.insert(way.points.begin(), way.points[0] + board::unit(way.points[0] - way.points[2]) * kBeyond);
    way.hexes.insert(way.hexes.begin(), way.hexes.front());
  }
}

}  // namespace

float width_of(cg::Water kind) {
  constexpr auto kWidths = enum_table<cg::Water, cg::Water::Tidal, float>({0, 2, 2.4f, 8.5f, 22, 24, 13});
  return kWidths[kind];
}

std::vector<AtlasWater> waters_of(const cg::GroundMap& map, const board::HexLayout& layout) {
  board::Plate plate = plate_for_lines(map, layout);
  std::vector<std::pair<std::string, cg::Water>> reaches;
  for (const HexMap::WaterSide& side : map.waters) {
    const cg::Water kind = map.water(side.hex, side.side);
    const std::pair reach(side.name, kind);
    const auto found = std::find(reaches.begin(), reaches.end(), reach);
    const auto n = static_cast<std::int16_t>(found - reaches.begin());
    if (found == reaches.end()) {
      reaches.push_back(reach);
    }
    plate.waters.push_back({side.hex, side.side, kind_of(kind), board::Crossing::None, n});
  }
  std::vector<AtlasWater> out;
  for (board::Course& course : board::water_courses(plate)) {
    const auto& [name, kind] = reaches[static_cast<std::size_t>(course.name)];
    out.push_back({name, kind, std::move(course.points), course.begins_free, course.ends_free});
  }
  return out;
}

std::vector<AtlasWay> ways_of(const cg::GroundMap& map, const board::HexLayout& layout) {
  const HexArray<bool> pinned = pinned_hexes(map);
  std::vector<AtlasWay> out;
  HexArray<SideArray<std::uint8_t>> drawn{};  // bits of WayKind, at the lower hex of a side
  int unfinished = 0;
  for (const MapLine& line : map.lines) {
    AtlasWay way;
    way.kind = line.kind == "road"         ? WayKind::Road
               : line.kind == "unfinished" ? WayKind::Unfinished
                                           : WayKind::Railroad;
    way.line = way.kind == WayKind::Unfinished ? unfinished++ : -1;
    const std::vector<Vec2> knots = evened(layout, line.hexes, pinned);
    const Thread thread(knots, line.hexes);
    const auto finish = [&](std::size_t at) {
      if (!way.points.empty()) {
        thread.end(at, way);
        run_on(layout.grid, way);
        out.push_back({way.kind, way.line, std::move(way.points), std::move(way.hexes)});
        way.points.clear();
        way.hexes.clear();
      }
    };
    for (std::size_t i = 0; i + 1 < knots.size(); ++i) {
      const HexId low = std::min(line.hexes[i], line.hexes[i + 1]), high = std::max(line.hexes[i], line.hexes[i + 1]);
      std::uint8_t& side = drawn[low][*layout.grid.direction(low, high)];
      const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(way.kind));
      if ((side & bit) != 0) {
        finish(i);
      } else {
        side = static_cast<std::uint8_t>(side | bit);
        thread.add(i, way);
      }
    }
    finish(knots.size() - 1);
  }
  return out;
}

std::vector<std::vector<Vec2>> borders_of(const cg::GroundMap& map, const board::HexLayout& layout) {
  board::Plate plate = plate_for_lines(map, layout);
  layout.for_each_hex([&](HexId hex) {
    layout.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      if (hex < next && !map.is_sea(hex) && !map.is_sea(next) && map.state_at(hex) != map.state_at(next) &&
          map.water(hex, d) == cg::Water::None) {
        plate.waters.push_back({hex, d, board::WaterKind::Stream, board::Crossing::None, 0});
      }
    });
  });
  std::vector<std::vector<Vec2>> out;
  for (board::Course& course : board::water_courses(plate)) {
    out.push_back(std::move(course.points));
  }
  return out;
}

}  // namespace longroll::web::campaign
