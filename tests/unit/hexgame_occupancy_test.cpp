// What lies where, kept up to date by events, is what a fresh reading of the State has; in the order of the ids or of a
// game's ranks.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/hexgame/occupancy.h"
#include "engine/hexgame/zones.h"
#include "engine/play/now.h"

namespace longroll::hexgame {
namespace {

constexpr int kColumns = 64;

std::vector<PieceId> pieces_at(const Occupancy& occupancy, HexId hex) {
  std::vector<PieceId> all;
  for_each_at(occupancy, hex, [&](PieceId piece) { all.push_back(piece); });
  return all;
}

/// The same by looking at every piece.
std::vector<PieceId> pieces_plainly(const State& state, HexId hex, RankInHex rank) {
  std::vector<PieceId> all;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    if (state.pieces[i].place == hex) {
      all.push_back(static_cast<PieceId>(i));
    }
  }
  if (rank != nullptr) {
    const auto key = [&](PieceId piece) { return std::pair(rank(state.piece(piece)), piece); };
    std::sort(all.begin(), all.end(), [&](PieceId a, PieceId b) { return key(a) < key(b); });
  }
  return all;
}

int stack_order(const Piece& piece) { return piece.note; }

struct Changes {
  Rng rng;
  Now now;
  int hexes;  // pieces crowd in so many

  int below(int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); }
  /// Now and then off the map.
  Place any_place() { return static_cast<Place>(below(8) == 0 ? kMaxHexes + below(3) : below(hexes)); }
  void change() {
    const auto count = static_cast<int>(now.state().pieces.size());
    const auto piece = static_cast<PieceId>(below(count));
    switch (below(6)) {
      case 0:
        now.note(piece, below(4));
        break;
      case 1:
        now.mark(piece, below(4));
        break;
      case 2:
        if (count < static_cast<int>(kMaxPieces)) {
          now.make(0, any_place(), Seat::Union);
        }
        break;
      default:
        now.move(piece, any_place());
        break;
    }
  }
};

void expect_followed(RankInHex rank) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state;
    state.pieces.resize(seed % 2 == 0 ? 20 : kMaxPieces - 10);
    Events events;
    Changes changes{Rng(seed), Now(state, events), seed % 4 < 2 ? 5 : kMaxHexes};
    for (Piece& piece : state.pieces) {
      piece.place = changes.any_place();
    }
    Occupancy followed;
    followed.read(state, kColumns, rank);
    std::size_t known = 0;
    for (int i = 0; i < 400; ++i) {
      changes.change();
      if (changes.below(4) == 0) {
        continue;  // several events are followed in one go, by the State after all of them
      }
      for (; known < events.size(); ++known) {
        followed.follow(state, events[known]);
      }
      Occupancy fresh;
      fresh.read(state, kColumns, rank);
      for (int n = 0; n < 8; ++n) {
        const auto hex = static_cast<HexId>(changes.below(changes.hexes));
        const std::vector<PieceId> there = pieces_plainly(state, hex, rank);
        ASSERT_EQ(pieces_at(followed, hex), there) << "seed " << seed << ", change " << i;
        ASSERT_EQ(pieces_at(fresh, hex), there) << "seed " << seed << ", change " << i;
      }
    }
  }
}

TEST(HexgameOccupancy, FollowsTheEventsById) { expect_followed(nullptr); }
TEST(HexgameOccupancy, FollowsTheEventsInTheOrderOfStacks) { expect_followed(stack_order); }

TEST(HexgameOccupancy, WhatIsOffTheMapIsInNoHex) {
  State state;
  state.pieces.resize(3);
  state.pieces[0].place = hex_at(2, 1);
  state.pieces[1].place = kNowhere;
  state.pieces[2].place = hex_at(3, 1);
  Occupancy narrow;
  narrow.read(state, 2);
  EXPECT_EQ(narrow.first_at(hex_at(2, 1)), 0);
  EXPECT_EQ(narrow.first_at(hex_at(3, 1)), kNoPiece) << "beyond the last column";
  EXPECT_EQ(narrow.first_at(kNoHex), kNoPiece);
}

TEST(HexgameZones, SpreadOverTheSidesThatLetThemThrough) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Rng rng(seed);
      const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
      const Grid grid{1 + below(kMaxColumns), 1 + below(kMaxRows - 1), parity};
      HexSet from;
      SideSets passes;
      for (int i = 0; i < 300; ++i) {
        const HexId hex = hex_at(1 + below(grid.columns), 1 + below(grid.rows));
        from.add(hex);
        passes[static_cast<std::size_t>(below(kDirections))].add(hex);
      }
      HexSet plainly;
      from.for_each([&](HexId hex) {
        grid.for_each_neighbor(hex, [&](Direction d, HexId to) {
          if (passes[static_cast<std::size_t>(d)].has(hex)) {
            plainly.add(to);
          }
        });
      });
      ASSERT_EQ(spread(grid, from, passes), plainly) << seed;
    }
  }
}

}  // namespace
}  // namespace longroll::hexgame
