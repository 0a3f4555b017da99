// Marks on the ground: hashed, saved, hidden, written in links and in JSON.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "engine/map/hex.h"
#include "engine/play/redaction.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "engine/record/envelope.h"
#include "engine/record/serialize.h"
#include "engine/record/state_json.h"
#include "engine/table/limits.h"
#include "tests/conform/toy/toy.h"
#include "tests/support/coded_state.h"

namespace longroll {
namespace {

/// A map of 49 columns of 35 hexes; the Union controls (1) the north, the Confederates (2) the south.
State divided_country() {
  State state;
  state.ground.assign(kMaxStatePlaces, 0);
  for (int column = 1; column <= 49; ++column) {
    for (int row = 1; row <= 35; ++row) {
      state.ground[static_cast<std::size_t>(hex_at(column, row))] = row <= 15 ? 1 : 2;
    }
  }
  return state;
}

using test::coded;
using test::decoded;

State wildly_marked(const State& start, Rng& rng) {
  State state = start;
  for (std::uint32_t changes = rng.below(400); changes > 0; --changes) {
    state.ground[rng.below(static_cast<std::uint32_t>(state.ground.size()))] =
        static_cast<std::uint8_t>(rng.below(256));
  }
  return state;
}

TEST(Ground, IsHashedOnlyWhereThereIsAny) {
  State state;
  state.pieces = {{1, 2}};
  state.tracks = {3};
  state.stack = {{4, {5}}};
  const std::uint64_t without = hash_of(state);
  state.ground = {0, 0};
  const std::uint64_t bare = hash_of(state);
  state.ground = {0, 1};
  EXPECT_NE(without, bare);
  EXPECT_NE(hash_of(state), bare);
  state.ground.clear();
  EXPECT_EQ(hash_of(state), without);
}

TEST(Ground, ComesBackThroughALink) {
  const State start = divided_country();
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    const State state = wildly_marked(start, rng);
    EXPECT_EQ(decoded(start, coded(start, state)), state) << seed;
    const Pools pools{{{1, 2}, {3}}};
    EXPECT_EQ(decoded(start, coded(start, state, pools), pools), state) << seed;
  }
}

/// The price of what is told, in bytes: nothing for a ground as it was, little for a front that has moved, and a part
/// of that for every plane of bits that nobody touched.
TEST(Ground, CostsWhatHasChanged) {
  const State start = divided_country();
  EXPECT_LE(coded(start, start).size(), 4U);
  State moved = start;  // 300 hexes of the south change hands
  for (int column = 5; column <= 34; ++column) {
    for (int row = 16; row <= 25; ++row) {
      moved.ground[static_cast<std::size_t>(hex_at(column, row))] = 1;
    }
  }
  EXPECT_LE(coded(start, moved).size(), 60U);
  State broken = start;  // ten hexes anywhere are marked
  for (int i = 0; i < 10; ++i) {
    broken.ground[static_cast<std::size_t>(hex_at(3 + 4 * i, 5 + 3 * i))] |= 0x10;
  }
  EXPECT_LE(coded(start, broken).size(), 26U);
}

TEST(Ground, AnyBytesGiveAsManyPlacesAsAtTheStart) {
  const State start = divided_country();
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    Bytes wild(rng.below(300));
    for (std::uint8_t& byte : wild) {
      byte = static_cast<std::uint8_t>(rng.below(256));
    }
    if (const std::optional<State> state = decoded(start, wild)) {
      EXPECT_EQ(state->ground.size(), start.ground.size());
    }
  }
}

TEST(Ground, ComesBackFromAnArchive) {
  Rng rng(7);
  const State state = wildly_marked(divided_country(), rng);
  State back;
  EXPECT_TRUE(unseal(seal(Content::Moment, {}, state), Content::Moment, back).empty());
  EXPECT_EQ(back, state);
}

/// A count that the bytes cannot hold is refused before anything is made.
TEST(Ground, ACountPastTheBytesIsRefused) {
  State state;
  state.ground = {1, 2, 3};
  BoundedWriter writer;
  writer(state);
  Bytes bytes = writer.bytes();
  bytes[bytes.size() - 4] = 100;
  BoundedReader reader(bytes);
  State back;
  reader(back);
  EXPECT_TRUE(reader.failed());
  EXPECT_TRUE(back.ground.empty());
}

/// What was saved before there were marks: without a ground, in the format before.
TEST(Ground, OlderArchivesStillOpen) {
  State state;
  state.pieces = {{1, 2}, {3, 4}};
  state.tracks = {5, -6};
  state.stack = {{7, {8, 9}}};
  BoundedWriter writer;
  writer(state.pieces, state.tracks, state.stack);
  BoundedReader older(writer.bytes(), ArchiveFormat::ShortNumbers);
  State back;
  older(back);
  EXPECT_FALSE(older.failed());
  EXPECT_TRUE(older.at_end());
  EXPECT_EQ(back, state);
  BoundedReader newer(writer.bytes());
  newer(back);
  EXPECT_TRUE(newer.failed());
}

TEST(Ground, IsReadByThoseWhoMay) {
  State state;
  state.ground = {0x03, 0x03};
  const Secrecy secrecy{.is_visible = [](const State&, PieceId, Seat) { return true; },
                        .hidden_ground = [](const State&, Place place, Seat seat) -> std::uint8_t {
                          return place == 1 && seat != Seat::Union ? 0x02 : 0;
                        }};
  const View mine = redact(state, Seat::Union, secrecy);
  const View theirs = redact(state, Seat::Confederate, secrecy);
  EXPECT_EQ(mine.seen.ground, state.ground);
  EXPECT_EQ(theirs.seen.ground, (std::vector<std::uint8_t>{0x03, 0x01}));
  EXPECT_EQ(theirs.hidden_ground, (std::vector<std::uint8_t>{0x00, 0x02}));
  EXPECT_TRUE(shows_more(mine, theirs));
  EXPECT_FALSE(shows_more(theirs, mine));
}

TEST(Ground, IsWrittenInJsonWhereItDiffersFromTheStart) {
  const std::unique_ptr<Game> game = toy::make_toy();
  const longroll::Setup setup = standard_setup(*game);
  State state = game->setup(setup);
  EXPECT_NE(state_to_json(*game, setup, state).find("\"ground\":{}"), std::string::npos);
  state.ground[4] = 2;
  const std::string json = state_to_json(*game, setup, state);
  EXPECT_NE(json.find("\"ground\":{\"field\":2}"), std::string::npos) << json;
  const Result<LoadedPosition> back = state_from_json(*game, json);
  ASSERT_TRUE(back.ok());
  EXPECT_EQ(back.value().state, state);
}

TEST(Ground, EveryFaultInJsonIsNamed) {
  const std::unique_ptr<Game> game = toy::make_toy();
  const longroll::Setup setup = standard_setup(*game);
  std::string json = state_to_json(*game, setup, game->setup(setup));
  const std::size_t at = json.find("\"ground\":{}");
  json.replace(at, 11, R"("ground":{"field":999,"mars":1,"usa.deck":1})");
  const Result<LoadedPosition> read = state_from_json(*game, json);
  ASSERT_FALSE(read.ok());
  const std::string faults = describe(read.faults());
  EXPECT_NE(faults.find("\"mars\" is no place"), std::string::npos) << faults;
  EXPECT_NE(faults.find("ground.field"), std::string::npos) << faults;
}

/// Games without marks on the ground say so of a State that has some.
TEST(Ground, GamesWithoutAnyRefuseIt) {
  for (const GameEntry& entry : all_games()) {
    Result<LoadedGame> loaded = load_game(entry.id, [](std::string_view path) -> Result<std::string> {
      return std::string(find_embedded_text(embedded_data(), path));
    });
    ASSERT_TRUE(loaded.ok());
    const Game& game = *loaded.value().game;
    State state = game.setup(standard_setup(game));
    state.ground.assign(3, 0);
    EXPECT_NE(describe(game.faults_of(state)).find("ground"), std::string::npos) << entry.id;
  }
}

}  // namespace
}  // namespace longroll
