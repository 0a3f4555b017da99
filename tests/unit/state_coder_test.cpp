#include "engine/record/state_coder.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/core/rng.h"
#include "engine/map/hex.h"

namespace longroll {
namespace {

Bytes coded(const State& start, const State& state) {
  RangeEncoder out;
  write_state(out, start, state);
  return out.finish();
}

/// A number within bounds, or, now and then, any at all.
template <class T>
T wild(Rng& rng, int least, int most) {
  const auto below = [&](std::int64_t n) {
    return static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(n)));
  };
  if (below(4) > 0) {
    return static_cast<T>(least + below(most - least + 1));
  }
  using Limits = std::numeric_limits<T>;
  return static_cast<T>(Limits::min() + below(std::int64_t{Limits::max()} - Limits::min() + 1));
}

State wild_state(Rng& rng) {
  State state;
  state.pieces.resize(rng.below(60));
  for (Piece& piece : state.pieces) {
    piece.kind = wild<std::int16_t>(rng, 0, 5);
    piece.place = wild<Place>(rng, -1, kMostHexes + 2);
    piece.owner = wild<std::int8_t>(rng, 0, 1);
    piece.up = wild<std::int8_t>(rng, 0, 1);
    piece.marks = wild<std::int16_t>(rng, 0, 3);
    piece.flags = wild<std::uint16_t>(rng, 0, 7);
    piece.note = wild<std::int16_t>(rng, 0, 2);
  }
  state.tracks.resize(rng.below(20));
  for (std::int16_t& number : state.tracks) {
    number = wild<std::int16_t>(rng, 0, 2);
  }
  state.stack.resize(rng.below(5));
  for (Step& step : state.stack) {
    step.kind = wild<std::int16_t>(rng, 0, 9);
    for (std::int16_t& local : step.locals) {
      local = wild<std::int16_t>(rng, -1, 1);
    }
  }
  return state;
}

TEST(StateCoder, AnyStateComesBackFromAnyStart) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Rng rng(seed);
    const State start = wild_state(rng);
    State state = wild_state(rng);
    if (seed % 2 == 0) {  // most pieces as they were
      state = start;
      for (int i = 0; i < 5 && !state.pieces.empty(); ++i) {
        state.pieces[rng.below(static_cast<std::uint32_t>(state.pieces.size()))].place = wild<Place>(rng, 0, 4000);
      }
    }
    const Bytes bytes = coded(start, state);
    RangeDecoder in(bytes);
    State back;
    ASSERT_TRUE(read_state(in, start, back)) << seed;
    ASSERT_EQ(back, state) << seed;
  }
}

TEST(StateCoder, NoBytesMakeMoreThanABoundedState) {
  int read = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Rng rng(seed);
    const State start = wild_state(rng);
    Bytes bytes(rng.below(60));
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(rng.next());
    }
    RangeDecoder in(bytes);
    State state;
    if (read_state(in, start, state)) {
      ++read;
      ASSERT_LE(state.pieces.size(), 4096U);
      ASSERT_LE(state.tracks.size(), 1024U);
      ASSERT_LE(state.stack.size(), 64U);
    }
  }
  EXPECT_GT(read, 100);
}

TEST(StateCoder, WhatIsUnchangedCostsNextToNothing) {
  State start;
  start.pieces.resize(200);
  for (std::size_t i = 0; i < start.pieces.size(); ++i) {
    start.pieces[i].place = static_cast<Place>(i * 19 % kMostHexes);
    start.pieces[i].kind = static_cast<std::int16_t>(i);
  }
  EXPECT_LE(coded(start, start).size(), 16U);
}

/// Forty pieces made in play, of two sides with a kind each.
template <class PlaceOf>
std::size_t cost_of_new(const PlaceOf& place_of) {
  State state;
  for (int i = 0; i < 40; ++i) {
    Piece piece;
    piece.kind = static_cast<std::int16_t>(i % 2);
    piece.owner = static_cast<std::int8_t>(i % 2);
    piece.place = static_cast<Place>(place_of(i));
    state.pieces.push_back(piece);
  }
  return coded({}, state).size();
}

TEST(StateCoder, PiecesThatShareAPlaceOrHaveLeftTheMapAreCheap) {
  const std::size_t apart = cost_of_new([](int i) { return (i * i * 397 + i * 1201) % kMostHexes; });
  EXPECT_LT(apart, 100U);
  EXPECT_LT(cost_of_new([](int i) { return (i * i * i) % 10 * 397; }), apart * 2 / 3);
  EXPECT_LT(cost_of_new([](int) { return kMostHexes; }), apart / 3);
}

TEST(StateCoder, AShortMarchIsCheaperThanALongOne) {
  State start;
  start.pieces.resize(60);
  for (std::size_t i = 0; i < start.pieces.size(); ++i) {
    start.pieces[i].place = hex_at(20 + static_cast<int>(i) % 10, 20 + static_cast<int>(i) % 7);
  }
  const auto cost = [&](int far) {
    State state = start;
    Rng rng(5);
    for (Piece& piece : state.pieces) {
      const auto off = [&] { return static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * far + 1))) - far; };
      piece.place = hex_at(column_of(piece.place) + off(), row_of(piece.place) + off());
    }
    return coded(start, state).size();
  };
  EXPECT_LT(cost(2), cost(15) * 3 / 4);
}

}  // namespace
}  // namespace longroll
