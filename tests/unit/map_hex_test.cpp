// The algebra of hexes, on maps of both kinds, against its plain meaning.
#include <gtest/gtest.h>

#include <queue>

#include "engine/core/rng.h"
#include "engine/map/hex.h"
#include "engine/map/hex_set.h"

namespace longroll {
namespace {

const Grid kGrids[] = {{1, 1, Parity::EvenLower},  {7, 5, Parity::EvenLower},   {7, 5, Parity::OddLower},
                       {12, 9, Parity::OddLower},  {25, 30, Parity::EvenLower}, {64, 64, Parity::EvenLower},
                       {64, 64, Parity::OddLower}, {1, 64, Parity::EvenLower},  {64, 1, Parity::OddLower}};

std::vector<HexId> hexes_of(const Grid& grid) {
  std::vector<HexId> all;
  for (int column = 1; column <= grid.columns; ++column) {
    for (int row = 1; row <= grid.rows; ++row) {
      all.push_back(hex_at(column, row));
    }
  }
  return all;
}

/// Steps from one hex to all others by walking.
std::vector<int> walked(const Grid& grid, HexId from) {
  std::vector<int> steps(kMaxHexes, -1);
  std::queue<HexId> queue;
  steps[static_cast<std::size_t>(from)] = 0;
  queue.push(from);
  while (!queue.empty()) {
    const HexId hex = queue.front();
    queue.pop();
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(hex, d);
      if (next != kNoHex && steps[static_cast<std::size_t>(next)] < 0) {
        steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(hex)] + 1;
        queue.push(next);
      }
    }
  }
  return steps;
}

TEST(MapHex, ColumnsAndRowsComeBack) {
  for (int column = 1; column <= kMaxColumns; ++column) {
    for (int row = 1; row <= kMaxRows; ++row) {
      const HexId hex = hex_at(column, row);
      EXPECT_TRUE(is_hex(hex));
      EXPECT_EQ(column_of(hex), column);
      EXPECT_EQ(row_of(hex), row);
    }
  }
  EXPECT_FALSE(is_hex(-1));
  EXPECT_FALSE(is_hex(kMaxHexes));
}

TEST(MapHex, TextsComeBackAndNonsenseIsNone) {
  for (int hex = 0; hex < kMaxHexes; ++hex) {
    EXPECT_EQ(hex_named(hex_text(static_cast<HexId>(hex))), static_cast<HexId>(hex));
  }
  EXPECT_EQ(hex_text(hex_at(29, 16)), "2916");
  EXPECT_EQ(hex_text(hex_at(3, 7)), "0307");
  EXPECT_EQ(hex_text(kNoHex), "?");
  EXPECT_EQ(hex_text(static_cast<HexId>(kMaxHexes)), "?");
  for (const char* text :
       {"", "1", "010", "01010", "0001", "0100", "6501", "0165", "-101", "0a01", " 101", "+1+1", "9999"}) {
    EXPECT_FALSE(hex_named(text)) << text;
  }
  EXPECT_TRUE(hex_named("6464"));
}

TEST(MapHex, WhoIsANeighbourHasMeForNeighbourOnTheOppositeSide) {
  for (const Grid& grid : kGrids) {
    for (const HexId hex : hexes_of(grid)) {
      HexSet seen;
      for (const Direction d : kAllDirections) {
        const HexId next = grid.neighbor(hex, d);
        if (next == kNoHex) {
          continue;
        }
        EXPECT_TRUE(grid.contains(next));
        EXPECT_FALSE(seen.has(next)) << "six different neighbours";
        seen.add(next);
        EXPECT_EQ(grid.neighbor(next, opposite(d)), hex);
        EXPECT_EQ(grid.direction(hex, next), d);
        EXPECT_TRUE(grid.are_adjacent(hex, next));
      }
      EXPECT_FALSE(grid.direction(hex, hex));
      EXPECT_FALSE(grid.direction(hex, kNoHex));
    }
  }
}

TEST(MapHex, InsideEveryHexHasSixNeighboursAndTheyRingIt) {
  for (const Grid& grid : {kGrids[3], kGrids[4], kGrids[6]}) {
    for (const HexId hex : hexes_of(grid)) {
      const int column = column_of(hex);
      const int row = row_of(hex);
      if (column == 1 || column == grid.columns || row == 1 || row == grid.rows) {
        continue;
      }
      for (const Direction d : kAllDirections) {
        ASSERT_NE(grid.neighbor(hex, d), kNoHex);
        EXPECT_TRUE(grid.are_adjacent(grid.neighbor(hex, d), grid.neighbor(hex, turned(d, 1))));
        EXPECT_EQ(grid.distance(grid.neighbor(hex, d), grid.neighbor(hex, opposite(d))), 2);
      }
    }
  }
}

TEST(MapHex, ParityTellsWhichColumnsLieLower) {
  const Grid even{4, 4, Parity::EvenLower};
  EXPECT_EQ(even.neighbor(hex_at(2, 2), Direction::UpRight), hex_at(3, 2));
  EXPECT_EQ(even.neighbor(hex_at(3, 2), Direction::UpRight), hex_at(4, 1));
  const Grid odd{4, 4, Parity::OddLower};
  EXPECT_EQ(odd.neighbor(hex_at(2, 2), Direction::UpRight), hex_at(3, 1));
  EXPECT_EQ(odd.neighbor(hex_at(3, 2), Direction::UpRight), hex_at(4, 2));
}

TEST(MapHex, DistanceIsTheNumberOfStepsWalked) {
  for (const Grid& grid : {kGrids[0], kGrids[1], kGrids[2], kGrids[3], kGrids[4], kGrids[7]}) {
    for (const HexId from : hexes_of(grid)) {
      const std::vector<int> steps = walked(grid, from);
      for (const HexId to : hexes_of(grid)) {
        ASSERT_EQ(grid.distance(from, to), steps[static_cast<std::size_t>(to)])
            << hex_text(from) << " to " << hex_text(to);
      }
    }
  }
  // One row alone cannot be walked straight, for its columns lie high and low; the distance is that of a boundless map.
  EXPECT_EQ(kGrids[8].distance(hex_at(1, 1), hex_at(64, 1)), 63);
}

TEST(MapHex, DistanceIsAMetric) {
  Rng rng(5);
  for (const Grid& grid : {kGrids[5], kGrids[6]}) {
    const auto any = [&] { return static_cast<HexId>(rng.below(kMaxHexes)); };
    for (int i = 0; i < 20'000; ++i) {
      const HexId a = any();
      const HexId b = any();
      const HexId c = any();
      EXPECT_EQ(grid.distance(a, b), grid.distance(b, a));
      EXPECT_EQ(grid.distance(a, b) == 0, a == b);
      EXPECT_LE(grid.distance(a, c), grid.distance(a, b) + grid.distance(b, c));
    }
  }
}

TEST(MapHex, ShiftedHexesKeepTheirNeighbours) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    const Grid grid{30, 30, parity};
    const HexId from = hex_at(12, 12);
    for (const HexId to : {hex_at(15, 9), hex_at(12, 14), hex_at(9, 13), hex_at(13, 12)}) {
      EXPECT_EQ(grid.shifted(from, from, to), to);
      for (const HexId hex : {hex_at(10, 11), hex_at(11, 11), hex_at(14, 13)}) {
        const HexId there = grid.shifted(hex, from, to);
        EXPECT_EQ(grid.distance(there, to), grid.distance(hex, from)) << hex_text(hex) << " to " << hex_text(to);
        for (const Direction d : kAllDirections) {
          EXPECT_EQ(grid.shifted(grid.neighbor(hex, d), from, to), grid.neighbor(there, d));
        }
      }
    }
    EXPECT_EQ(grid.shifted(hex_at(2, 12), from, hex_at(8, 12)), kNoHex) << "beyond the edge";
    EXPECT_EQ(grid.shifted(hex_at(12, 29), from, hex_at(12, 14)), kNoHex);
  }
}

TEST(MapHexSet, AddsTakesAndCounts) {
  HexSet set;
  EXPECT_TRUE(set.empty());
  set.add(hex_at(1, 1));
  set.add(hex_at(64, 64));
  set.add(hex_at(64, 64));
  EXPECT_EQ(set.size(), 2U);
  EXPECT_TRUE(set.has(hex_at(64, 64)));
  EXPECT_FALSE(set.has(-1));
  EXPECT_FALSE(set.has(kMaxHexes)) << "places off the map are in no set";
  set.remove(hex_at(1, 1));
  set.remove(hex_at(1, 2));
  EXPECT_EQ(set.size(), 1U);
  set.clear();
  EXPECT_TRUE(set.empty());
}

HexSet scattered(const Grid& grid, Rng& rng) {
  HexSet set;
  for (const HexId hex : hexes_of(grid)) {
    if (rng.below(4) == 0) {
      set.add(hex);
    }
  }
  return set;
}

TEST(MapHexSet, OperatorsAreThoseOfSets) {
  Rng rng(1);
  const HexSet a = scattered(kGrids[5], rng);
  const HexSet b = scattered(kGrids[5], rng);
  for (int hex = 0; hex < kMaxHexes; ++hex) {
    EXPECT_EQ((a | b).has(hex), a.has(hex) || b.has(hex));
    EXPECT_EQ((a & b).has(hex), a.has(hex) && b.has(hex));
    EXPECT_EQ((a - b).has(hex), a.has(hex) && !b.has(hex));
  }
}

TEST(MapHexSet, ForEachGoesByNumber) {
  Rng rng(2);
  const HexSet set = scattered(kGrids[6], rng);
  std::vector<HexId> found;
  set.for_each([&](HexId hex) { found.push_back(hex); });
  EXPECT_EQ(found.size(), set.size());
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end()));
  for (const HexId hex : found) {
    EXPECT_TRUE(set.has(hex));
  }
}

TEST(MapHexSet, ShiftedAndWidenedAreTheNeighbours) {
  Rng rng(3);
  for (const Grid& grid : kGrids) {
    const HexSet set = scattered(grid, rng);
    HexSet wide = set;
    for (const Direction d : kAllDirections) {
      HexSet moved;
      for (const HexId hex : hexes_of(grid)) {
        const HexId next = grid.neighbor(hex, d);
        if (set.has(hex) && next != kNoHex) {
          moved.add(next);
          wide.add(next);
        }
      }
      EXPECT_EQ(shifted(grid, set, d), moved) << grid.columns << " x " << grid.rows;
    }
    EXPECT_EQ(widened(grid, set), wide) << grid.columns << " x " << grid.rows;
  }
}

}  // namespace
}  // namespace longroll
