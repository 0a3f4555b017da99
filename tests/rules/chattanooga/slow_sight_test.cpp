// build: fast
// Lines of sight against a second implementation: every hex of the map is looked at by plain geometry, and the numbers
// of the rule stand in the test.
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/sight.h"
#include "engine/play/setup.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/rules/chattanooga/skirmish.h"

namespace longroll::chattanooga::test {
namespace {

/// A point of the map, in whole numbers: a hex is 12 high, and 6 across to the centre of the next column.
struct Point {
  int x = 0;
  int y = 0;
};

Point center(const Grid& grid, HexId hex) { return {6 * column_of(hex), 6 * grid.half_rows(hex)}; }

/// Corner n lies between side n and the side before it: the first is the left one of the upper side.
Point corner(const Grid& grid, HexId hex, int n) {
  constexpr std::array<Point, 6> kCorners = {{{-2, -6}, {2, -6}, {4, 0}, {2, 6}, {-2, 6}, {-4, 0}}};
  const Point at = center(grid, hex);
  return {at.x + kCorners[static_cast<std::size_t>(n % 6)].x, at.y + kCorners[static_cast<std::size_t>(n % 6)].y};
}

/// Above, on or below the line: its sign tells.
int turn(Point a, Point b, Point p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

/// A look over one map, by going through everything that is on it.
class SlowSight {
 public:
  SlowSight(const GroundMap& map, const Sighting& look)
      : map_(map), look_(look), a_(center(map.grid, look.from)), b_(center(map.grid, look.to)) {}

  bool is_free() const {
    if (map_.grid.distance(look_.from, look_.to) > 10 || is_hidden_at(look_.from, look_.to) ||
        is_hidden_at(look_.to, look_.from)) {
      return false;
    }
    for (int column = 1; column <= map_.grid.columns; ++column) {
      for (int row = 1; row <= map_.grid.rows; ++row) {
        if (is_blocked_in(hex_at(column, row))) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  bool is_end(HexId hex) const { return hex == look_.from || hex == look_.to; }

  /// The line passes through the inside of the hex or along one of its sides, between the two ends.
  bool is_on_line(HexId hex) const {
    if (is_end(hex)) {
      return true;
    }
    const Point p = center(map_.grid, hex);
    const auto dot = [](Point u, Point v) { return 3 * u.x * v.x + u.y * v.y; };
    const Point along{b_.x - a_.x, b_.y - a_.y};
    if (dot(along, {p.x - a_.x, p.y - a_.y}) <= 0 || dot(along, {b_.x - p.x, b_.y - p.y}) <= 0) {
      return false;
    }
    int above = 0;
    int on = 0;
    for (int n = 0; n < 6; ++n) {
      const int side = turn(a_, b_, corner(map_.grid, hex, n));
      above += side > 0 ? 1 : 0;
      on += side == 0 ? 1 : 0;
    }
    return (above > 0 && above + on < 6) || on == 2;
  }

  bool touches_side(HexId hex, Direction d) const {
    const int first = turn(a_, b_, corner(map_.grid, hex, static_cast<int>(d)));
    const int second = turn(a_, b_, corner(map_.grid, hex, static_cast<int>(d) + 1));
    return (first <= 0 && second >= 0) || (first >= 0 && second <= 0);
  }

  bool is_from_above() const { return look_.is_artillery && map_.is_hilltop(look_.from) && !map_.is_hilltop(look_.to); }

  bool is_cover(HexId hex) const {
    const Terrain terrain = map_.terrain_at(hex);
    const bool is_wooded = terrain == Terrain::Woods && map_.grid.distance(look_.from, hex) > 2;
    return terrain == Terrain::Swamp || ((is_wooded || terrain == Terrain::Town) && !is_from_above());
  }

  bool is_hidden_at(HexId end, HexId other) const {
    const bool is_below_hilltop =
        map_.terrain_at(end) == Terrain::Hillside && map_.is_hilltop(other) && map_.grid.are_adjacent(end, other);
    return is_cover(end) || map_.terrain_at(end) == Terrain::Ravine || is_below_hilltop;
  }

  bool is_blocked_in(HexId hex) const {
    if (!is_on_line(hex)) {
      return false;
    }
    const bool is_height =
        map_.elevation_at(hex) != Elevation::Low && !map_.is_hilltop(look_.from) && !map_.is_hilltop(look_.to);
    if (!is_end(hex) && (is_cover(hex) || is_height)) {
      return true;
    }
    for (const Direction d : kAllDirections) {
      const HexId next = map_.grid.neighbor(hex, d);
      if (next == kNoHex || !is_on_line(next) || !touches_side(hex, d)) {
        continue;
      }
      const bool is_edge =
          (map_.is_uphill(hex, d) && !map_.is_hilltop(next)) || (map_.is_downhill(hex, d) && !map_.is_hilltop(hex));
      if (map_.is_blocked(hex, d) || (is_edge && (is_end(hex) || is_end(next)))) {
        return true;
      }
    }
    return false;
  }

  const GroundMap& map_;
  Sighting look_;
  Point a_;
  Point b_;
};

HexId any_hex(Rng& rng, const Grid& grid) {
  return hex_at(1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(grid.columns))),
                1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(grid.rows))));
}

/// Two different hexes not much farther apart than anybody sees.
Sighting any_look(Rng& rng, const Grid& grid) {
  Sighting look;
  do {
    look = {any_hex(rng, grid), any_hex(rng, grid), rng.below(2) == 0};
  } while (look.from == look.to || grid.distance(look.from, look.to) > 11);
  return look;
}

std::string words(const Sighting& look) {
  return hex_text(look.from) + " to " + hex_text(look.to) + (look.is_artillery ? " for artillery" : "");
}

TEST(Chattanooga_11_3_SlowSight, AgreesOnTheShippedMap) {
  const GroundMap& map = shipped_ground();
  Rng rng(11, 3);
  int seen = 0;
  constexpr int kLooks = 20000;
  for (int i = 0; i < kLooks; ++i) {
    const Sighting look = any_look(rng, map.grid);
    const bool is_free = is_line_free(map, printed_chart().terrain, look);
    ASSERT_EQ(is_free, SlowSight(map, look).is_free()) << words(look);
    seen += is_free ? 1 : 0;
  }
  EXPECT_GT(seen, kLooks / 20);
  EXPECT_LT(seen, kLooks - kLooks / 20);
}

TEST(Chattanooga_11_3_SlowSight, AgreesOnMadeUpGroundAtEveryHourOfTheDay) {
  Rng rng(12, 2);
  int seen = 0;
  for (std::uint64_t number = 0; number < 10; ++number) {
    const auto game = skirmish(number);
    State state = game->setup(standard_setup(*game));
    for (int i = 0; i < 4000; ++i) {
      state.tracks[static_cast<std::size_t>(track(Track::Turn))] = static_cast<std::int16_t>(1 + rng.below(4));
      const Chattanooga::Field field = game->field(state);
      const Sighting look = any_look(rng, field.grid());
      const int turn = field.scenario().turn_of_day(field.turn());
      const int limit = turn == 1 || turn == 5 ? 4 : turn == 6 ? 1 : 10;
      const bool is_near = field.grid().distance(look.from, look.to) <= limit;
      const bool is_seen = has_sight(field, look);
      ASSERT_EQ(is_seen, is_near && SlowSight(field.map(), look).is_free())
          << words(look) << " in turn " << turn << " of the day, skirmish " << number;
      seen += is_seen ? 1 : 0;
    }
  }
  EXPECT_GT(seen, 1000);
}

}  // namespace
}  // namespace longroll::chattanooga::test
