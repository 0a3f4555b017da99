// States as large as the games to come: 800 pieces, 4,000 places, stacks with an order, steps with eight locals.
#include "engine/table/limits.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/map/hex.h"
#include "engine/record/envelope.h"
#include "engine/record/serialize.h"
#include "tests/support/coded_state.h"

namespace longroll {
namespace {

constexpr std::size_t kPieces = 800;
constexpr std::size_t kPlaces = 4'000;

/// 800 counters in stacks of up to three, whose order is their note.
State large_start() {
  State state;
  for (std::size_t i = 0; i < kPieces; ++i) {
    Piece piece;
    piece.kind = static_cast<std::int16_t>(i);
    piece.owner = static_cast<std::int8_t>(i < kPieces / 2 ? 0 : 1);
    piece.place = static_cast<Place>(7 * (i / 3));
    piece.note = static_cast<std::int16_t>(i % 3);
    state.pieces.push_back(piece);
  }
  state.tracks.assign(120, 0);
  state.ground.assign(kPlaces, 1);
  return state;
}

State played_on(State state) {
  Rng rng(5);
  for (int i = 0; i < 500; ++i) {
    Piece& piece = state.pieces[rng.below(kPieces)];
    piece.place = static_cast<Place>(rng.below(kPlaces));
    piece.flags = static_cast<std::uint16_t>(rng.below(65'536));
    state.ground[rng.below(kPlaces)] = static_cast<std::uint8_t>(rng.below(256));
  }
  for (std::int16_t n = 0; n < 12; ++n) {
    state.stack.push_back({n, {799, 3999, -1, 32'767, -32'768, 6, 7, 8}});
  }
  return state;
}

TEST(Limits, LargeStatesGoThroughALink) {
  const State start = large_start();
  const State state = played_on(start);
  const Bytes bytes = test::coded(start, state);
  const std::optional<State> back = test::decoded(start, bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back, state);
}

TEST(Limits, LargeStatesGoThroughAnArchive) {
  const State state = played_on(large_start());
  const Bytes bytes = seal(Content::Moment, {}, state);
  State back;
  EXPECT_EQ(describe(unseal(bytes, Content::Moment, back)), "");
  EXPECT_EQ(back, state);
  EXPECT_LT(to_base64url(bytes).size(), 40'000U) << "a snapshot in the browser's storage";
}

TEST(Limits, EveryStepAndLocalAtTheBoundComesBack) {
  State state = large_start();
  state.pieces.resize(kMaxStatePieces);
  state.tracks.assign(kMaxStateTracks, -7);
  state.ground.assign(kMaxStatePlaces, 0xFF);
  for (std::size_t i = 0; i < kMaxStateSteps; ++i) {
    state.stack.push_back({static_cast<std::int16_t>(i), {1, 2, 3, 4, 5, 6, 7, static_cast<std::int16_t>(i)}});
  }
  State start;
  start.ground.assign(kMaxStatePlaces, 0);
  const Bytes bytes = test::coded(start, state);
  const std::optional<State> back = test::decoded(start, bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back, state);
}

}  // namespace
}  // namespace longroll
