// build: portable
// States in links: any comes back, bytes of chance are bounded, and each costs what there is to tell.
#include "engine/record/codec/coding_archive.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/map/hex.h"
#include "tests/support/coded_state.h"

namespace longroll {
namespace {

using test::coded;
using test::decoded;

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
    piece.place = wild<Place>(rng, -1, kMaxHexes + 2);
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
    for (const LinkFormat format : {LinkFormat::Plain, LinkFormat::Near}) {
      ASSERT_EQ(decoded(start, coded(start, state, {}, format), {}, format), state) << seed;
    }
  }
}

/// Ones that are in links which people have kept: other bytes are another format (LinkFormat).
TEST(StateCoder, TheBytesOfLinksStayAsTheyAre) {
  std::uint64_t map = 0;
  std::uint64_t cards = 0;
  std::uint64_t near = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    State start = wild_state(rng);
    State state = wild_state(rng);
    start.ground.assign(40, 1);
    state.ground.assign(40, static_cast<std::uint8_t>(seed));
    map = hash_bytes(coded(start, state), map);
    near = hash_bytes(coded(start, state, {}, LinkFormat::Near), near);
    cards = hash_bytes(coded(start, state, {{{0, 1, 2}, {3, 4, 5}}}), cards);
  }
  EXPECT_EQ(map, 2'284'133'944'663'442'025U);
  EXPECT_EQ(cards, 596'785'152'080'629'881U);
  EXPECT_EQ(near, 6'843'262'913'000'645'186U);
}

/// Two sides' pools of `size` kinds each, one after the other.
Pools pools_of(int size) {
  Pools pools;
  for (int kind = 0; kind < 2 * size; ++kind) {
    pools[kind < size ? 0 : 1].push_back(static_cast<std::int16_t>(kind));
  }
  return pools;
}

TEST(CardCoder, AnyStateComesBackFromAnyStartAndPools) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Rng rng(seed);
    const State start = wild_state(rng);
    const State state = seed % 2 == 0 ? wild_state(rng) : start;
    const Pools pools = pools_of(1 + static_cast<int>(rng.below(5)));
    ASSERT_EQ(decoded(start, coded(start, state, pools), pools), state) << seed;
  }
}

/// Reads bytes of chance; what it makes of them is bounded.
void expect_bounded(std::size_t most_pieces, const Pools& pools) {
  int count = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Rng rng(seed);
    const State start = wild_state(rng);
    Bytes bytes(rng.below(60));
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(rng.next());
    }
    if (const std::optional<State> state = decoded(start, bytes, pools)) {
      ++count;
      ASSERT_LE(state->pieces.size(), most_pieces);
      ASSERT_LE(state->tracks.size(), 1024U);
      ASSERT_LE(state->stack.size(), 64U);
    }
  }
  EXPECT_GT(count, 100);
}

TEST(CardCoder, NoBytesMakeMoreThanABoundedState) { expect_bounded(1024U, pools_of(40)); }

/// A hundred cards of two pools of 128, dealt in any order, in `piles` places where they lie alike.
std::size_t cost_of_cards(int piles) {
  Rng rng(9);
  Pools left = pools_of(128);
  State state;
  for (int i = 0; i < 100; ++i) {
    const std::size_t side = i < 50 ? 0 : 1;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(left[side].size()));
    Piece piece;
    piece.kind = left[side][at];
    left[side].erase(left[side].begin() + static_cast<std::ptrdiff_t>(at));
    piece.owner = static_cast<std::int8_t>(side);
    piece.place = static_cast<Place>(rng.below(static_cast<std::uint32_t>(piles)));
    piece.flags = static_cast<std::uint16_t>(piece.place);
    state.pieces.push_back(piece);
  }
  return coded({}, state, pools_of(128)).size();
}

TEST(CardCoder, CardsCostWhatIsLeftOfTheirPoolAndPilesAreCheap) {
  // 2 * log2(128! / 78!) bits are 82 bytes: which card it is, among those that are left.
  EXPECT_LT(cost_of_cards(1), 100U);
  EXPECT_LT(cost_of_cards(4), 100U + 100 * 2 / 8 + 20);
  EXPECT_LT(cost_of_cards(4), cost_of_cards(16));
}

TEST(StateCoder, NoBytesMakeMoreThanABoundedState) { expect_bounded(4096U, {}); }

TEST(StateCoder, WhatIsUnchangedCostsNextToNothing) {
  State start;
  start.pieces.resize(200);
  for (std::size_t i = 0; i < start.pieces.size(); ++i) {
    start.pieces[i].place = static_cast<Place>(i * 19 % kMaxHexes);
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
  const std::size_t apart = cost_of_new([](int i) { return (i * i * 397 + i * 1201) % kMaxHexes; });
  EXPECT_LT(apart, 100U);
  EXPECT_LT(cost_of_new([](int i) { return (i * i * i) % 10 * 397; }), apart * 2 / 3);
  EXPECT_LT(cost_of_new([](int) { return kMaxHexes; }), apart / 3);
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
