#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "assets/embedded.h"
#include "engine/games/battles/game.h"
#include "web/board/shape/engraved_plate.h"
#include "web/games/battles/plate_of.h"

namespace longroll::board {
namespace {

const std::vector<battles::Library>& libraries() {
  static const auto kLoaded = battles::load_battles([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  return kLoaded.battles;
}

Plate battle(std::size_t which) {
  const battles::Library& library = libraries().at(which);
  return web::battles::plate_of(library.scenarios.front(), library.map);
}

/// The marks that one cut leaves.
MapMesh marks(const EngravedPlate& work, const std::function<void(Burin&)>& cut) {
  Burin burin(work.sheet);
  cut(burin);
  return burin.finish();
}

class BoardMapEngraving : public testing::TestWithParam<std::size_t> {
 protected:
  const Plate plate = battle(GetParam());
  const EngravedPlate work{plate};

  template <class Then>
  void for_each_hex(const Then& then) const {
    for (int column = 1; column <= plate.layout.grid.columns; ++column) {
      for (int row = 1; row <= plate.layout.grid.rows; ++row) {
        then(hex_at(column, row));
      }
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Battles, BoardMapEngraving, testing::Range(std::size_t{0}, std::size_t{3}));

TEST_P(BoardMapEngraving, IsTheSameEveryTime) {
  const EngravedPlate again(plate);
  ASSERT_EQ(work.mesh.vertices.size(), again.mesh.vertices.size());
  ASSERT_EQ(work.mesh.stamps.size(), again.mesh.stamps.size());
  EXPECT_EQ(work.mesh.indices, again.mesh.indices);
  EXPECT_EQ(0, std::memcmp(work.mesh.vertices.data(), again.mesh.vertices.data(),
                           work.mesh.vertices.size() * sizeof(MapVertex)));
  EXPECT_EQ(
      0, std::memcmp(work.mesh.stamps.data(), again.mesh.stamps.data(), work.mesh.stamps.size() * sizeof(StampVertex)));
}

TEST_P(BoardMapEngraving, PartsHoldEveryIndexOnce) {
  std::uint32_t marks_next = 0, stamps_next = 0;
  for (const MapPart& part : work.mesh.parts) {
    std::uint32_t& next = part.layer == MapLayer::Stamps ? stamps_next : marks_next;
    EXPECT_EQ(part.first, next);
    next += part.count;
  }
  EXPECT_EQ(marks_next, work.mesh.indices.size());
  EXPECT_EQ(stamps_next, work.mesh.stamp_indices.size());
  for (const std::uint32_t i : work.mesh.indices) {
    ASSERT_LT(i, work.mesh.vertices.size());
  }
}

TEST_P(BoardMapEngraving, MarksAreDrawnWhileTheirPartIsSeen) {
  for (const MapPart& part : work.mesh.parts) {
    const bool is_stamp = part.layer == MapLayer::Stamps;
    if (part.layer == MapLayer::Lines || part.layer == MapLayer::Buildings) {
      continue;  // Always drawn.
    }
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
      const Vec2 at =
          is_stamp
              ? Vec2{work.mesh.stamps[work.mesh.stamp_indices[i]].x, work.mesh.stamps[work.mesh.stamp_indices[i]].y}
              : Vec2{work.mesh.vertices[work.mesh.indices[i]].x, work.mesh.vertices[work.mesh.indices[i]].y};
      ASSERT_TRUE(part.bounds.inset(-50).contains(at)) << at.x << ' ' << at.y;
    }
  }
}

TEST_P(BoardMapEngraving, HachuresAreClearOfRoadsWatersAndFields) {
  const MapMesh slopes = marks(work, [&](Burin& burin) { cut_slopes(burin, work); });
  EXPECT_GT(slopes.strokes, 500);  // Shiloh is nearly all woods.
  for (const MapVertex& v : slopes.vertices) {
    ASSERT_EQ(work.taken.at({v.x, v.y}) & (Taken::kRoad | Taken::kWater | Taken::kMade), 0) << v.x << ' ' << v.y;
  }
}

TEST_P(BoardMapEngraving, HachuresFallDownhill) {
  const MapMesh slopes = marks(work, [&](Burin& burin) { cut_slopes(burin, work); });
  int down = 0, up = 0;
  for (std::size_t i = 0; i + 2 < slopes.vertices.size(); i += 2) {
    const MapVertex& a = slopes.vertices[i];
    const MapVertex& b = slopes.vertices[i + 2];
    if (b.grow == a.grow && b.px < a.px) {  // The same stroke: it thins.
      (work.relief.height.at({b.x, b.y}) < work.relief.height.at({a.x, a.y}) ? down : up) += 1;
    }
  }
  EXPECT_GT(down, 500);
  EXPECT_LT(up * 100, down);
}

TEST_P(BoardMapEngraving, TreesAreClearOfRoadsAndWaters) {
  for (const StampVertex& v : work.mesh.stamps) {
    const Vec2 at = {v.x, v.y};
    ASSERT_EQ(work.taken.at(at) & (Taken::kRoad | Taken::kWater | Taken::kMade), 0) << v.x << ' ' << v.y;
  }
}

/// What a player reads from the picture is what the rules know.
TEST_P(BoardMapEngraving, TheMiddleOfEveryHexLooksLikeItsGround) {
  for_each_hex([&](HexId hex) {
    const Ground ground = plate.ground_at(hex);
    const bool is_wood = ground == Ground::Woods || ground == Ground::WoodsRough;
    for (const Vec2 off : {Vec2{0, 0}, Vec2{13, 0}, Vec2{-13, 0}, Vec2{0, 13}, Vec2{0, -13}}) {
      const Vec2 p = plate.layout.centre(hex) + off;
      EXPECT_EQ(work.relief.woods.at(p) > 0.5f, is_wood) << column_of(hex) << ' ' << row_of(hex);
      EXPECT_EQ(work.relief.marsh.at(p) > 0.5f, ground == Ground::Marsh) << column_of(hex) << ' ' << row_of(hex);
    }
    EXPECT_EQ(work.relief.water.at(plate.layout.centre(hex)) > 0.5f, ground == Ground::Water)
        << column_of(hex) << ' ' << row_of(hex);
  });
}

/// The edge of a wood runs in lobes, in and out of the hexsides, not along them.
TEST_P(BoardMapEngraving, WoodsDoNotEndOnHexsides) {
  const auto is_wood = [&](HexId hex) {
    const Ground ground = plate.ground_at(hex);
    return ground == Ground::Woods || ground == Ground::WoodsRough;
  };
  int out = 0, in = 0, all = 0;
  for_each_hex([&](HexId hex) {
    for (const Direction side : kAllDirections) {
      const HexId other = plate.layout.grid.neighbor(hex, side);
      if (!is_wood(hex) || other == kNoHex || is_wood(other)) {
        continue;
      }
      const auto ends = plate.layout.side(hex, side);
      const Vec2 off = unit(plate.layout.centre(other) - plate.layout.centre(hex)) * 5;
      for (const float t : {0.3f, 0.5f, 0.7f}) {
        const Vec2 at = mix(ends[0], ends[1], t);
        out += work.relief.woods.at(at + off) > 0.5f ? 1 : 0;
        in += work.relief.woods.at(at - off) < 0.5f ? 1 : 0;
        ++all;
      }
    }
  });
  EXPECT_GT(out * 8, all) << out << " of " << all;
  EXPECT_GT(in * 8, all) << in << " of " << all;
}

TEST_P(BoardMapEngraving, HigherHexesAreHigherAcrossASlope) {
  int right = 0, wrong = 0;
  for_each_hex([&](HexId hex) {
    for (int side = 0; side < 3; ++side) {
      const HexId other = plate.layout.grid.neighbor(hex, static_cast<Direction>(side));
      if (other != kNoHex && plate.level_at(hex) != plate.level_at(other)) {
        const float d =
            work.relief.height.at(plate.layout.centre(hex)) - work.relief.height.at(plate.layout.centre(other));
        ((d > 0) == (plate.level_at(hex) > plate.level_at(other)) ? right : wrong) += 1;
      }
    }
  });
  EXPECT_LT(wrong * 25, right) << wrong << " of " << right + wrong;
}

/// Roads and waters go where the data says, within the hex or along the side.
TEST_P(BoardMapEngraving, LinesKeepToTheirHexes) {
  for (const Track& track : work.tracks) {
    for (const HexId hex : plate.ways[track.way].hexes) {
      const Vec2 middle = plate.layout.centre(hex);
      EXPECT_LT(length(track.points[nearest_point(track.points, middle)] - middle), 0.5f * kHexDown);
    }
  }
  for (const Plate::Water& w : plate.waters) {
    const Vec2 middle = mix(plate.layout.side(w.hex, w.side)[0], plate.layout.side(w.hex, w.side)[1], 0.5f);
    float least = 1e9f;
    for (const Course& course : work.courses) {
      least = std::min(least, length(course.points[nearest_point(course.points, middle)] - middle));
    }
    EXPECT_LT(least, 14);
  }
}

TEST_P(BoardMapEngraving, BridgesAndFordsLieOnTheirWaterAndOnARoad) {
  for (const Plate::Water& w : plate.waters) {
    if (w.crossing == Crossing::None) {
      continue;
    }
    const Crossover c = crossover_of(work, plate, w);
    float least = 1e9f;
    for (const Course& course : work.courses) {
      least = std::min(least, length(course.points[nearest_point(course.points, c.at)] - c.at));
    }
    EXPECT_LT(least, 9) << column_of(w.hex) << ' ' << row_of(w.hex);
    EXPECT_NEAR(length(c.along), 1, 1e-3f);
  }
}

TEST(BoardMapPlates, TheSmallestAndTheLargestMapsAreEngraved) {
  for (const auto& [columns, rows] : {std::pair{0, 0}, std::pair{1, 1}, std::pair{2, 1}, std::pair{64, 64}}) {
    Plate plate;
    plate.layout = {{columns, rows, Parity::OddLower}};
    const EngravedPlate work(plate);
    for (const MapPart& part : work.mesh.parts) {
      EXPECT_GT(part.count, 0u);
    }
    EXPECT_EQ(work.mesh.stamps.size(), 0u);
  }
}

TEST(BoardMapLines, ALaneEndsWhereItMeetsARoadAndNotBeyond) {
  Plate plate;
  plate.layout = {{9, 9, Parity::EvenLower}};
  Plate::Way road{"Road", WayKind::Road, {}, false}, lane{"Lane", WayKind::Trail, {}, false};
  for (int row = 1; row <= 9; ++row) {
    road.hexes.push_back(hex_at(5, row));
  }
  lane.hexes = {hex_at(2, 5), hex_at(3, 5), hex_at(4, 4), hex_at(5, 5)};
  plate.ways = {road, lane};
  const auto tracks = way_tracks(plate);
  const auto& main = tracks[0].points;
  const auto& side = tracks[1].points;
  EXPECT_TRUE(tracks[1].begins_free);
  EXPECT_FALSE(tracks[1].ends_free);
  EXPECT_LT(length(main[nearest_point(main, side.back())] - side.back()), 2);
  for (std::size_t i = 0; i + 2 < side.size(); ++i) {
    EXPECT_GT(length(main[nearest_point(main, side[i])] - side[i]), 0.5f);
  }
}

TEST(BoardMapLines, ATributaryEndsInItsRiver) {
  Plate plate;
  plate.layout = {{10, 8, Parity::EvenLower}};
  plate.water_names = {"Main", "Side"};
  for (int row = 1; row <= 8; ++row) {  // Down the left edge of column 5, then a stream from the right into it.
    plate.waters.push_back({hex_at(5, row), Direction::DownLeft, WaterKind::Creek, Crossing::None, 0});
    plate.waters.push_back({hex_at(5, row), Direction::UpLeft, WaterKind::Creek, Crossing::None, 0});
  }
  plate.waters.push_back({hex_at(5, 4), Direction::Up, WaterKind::Stream, Crossing::None, 1});
  plate.waters.push_back({hex_at(5, 4), Direction::UpRight, WaterKind::Stream, Crossing::None, 1});
  const std::vector<Course> courses = water_courses(plate);
  ASSERT_EQ(courses.size(), 2u);
  EXPECT_EQ(courses[0].kind, WaterKind::Creek);
  const Course& side = courses[1];
  EXPECT_NE(side.begins_free, side.ends_free);
  const Vec2 mouth = side.begins_free ? side.points.back() : side.points.front();
  EXPECT_LT(length(courses[0].points[nearest_point(courses[0].points, mouth)] - mouth), 0.01f);
}

}  // namespace
}  // namespace longroll::board
