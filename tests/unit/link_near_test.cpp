// Links to positions of many pieces (LinkFormat::Near): how long they are, and that those of before still open.
#include <gtest/gtest.h>

#include "engine/play/game_under_way.h"
#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "engine/record/position_link.h"
#include "tests/support/shipped.h"
#include "tests/support/sparing.h"

namespace longroll {
namespace {

/// What the design grants a position of Death Knell, in characters.
constexpr std::size_t kPosition = 1'900;

Setup with_everything(const Game& game, std::string_view scenario) {
  Setup setup = standard_setup(game);
  setup.scenario = find_scenario(game, scenario);
  EXPECT_TRUE(set_preset(game, setup, "everything").empty());
  return setup;
}

/// Plays a random game to its end, and runs `look(state)` before every decision that `every` divides.
template <class Look>
void play_at_random(const Game& game, const Setup& setup, std::uint64_t seed, int every, Look&& look) {
  Session session(game, setup, seed);
  const GameUnderWay scope(session);
  Rng rng(seed, 1);
  Actions actions;
  for (int decision = 0; is_player(session.to_act()); ++decision) {
    if (decision % every == 0) {
      look(session.state());
    }
    game.actions(session.state(), actions);
    session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST(ChattanoogaPositionLink, NinetyNineOfAHundredRandomPositionsOfTheGreatBattleAreShort) {
  const auto game = test::shipped_game("chattanooga");
  const auto setup = with_everything(*game, "death-knell");
  int positions = 0;
  int longer = 0;
  for (std::uint64_t seed = 0; seed < test::some_of(std::uint64_t{2}); ++seed) {
    play_at_random(*game, setup, seed, 499, [&](const State& state) {
      ++positions;
      longer += position_link(*game, setup, state).size() > kPosition ? 1 : 0;
    });
  }
  EXPECT_GT(positions, 50);
  EXPECT_LE(longer * 100, positions);
}

/// Links of both formats open, and the one that is given is the shorter.
TEST(PositionLink, OfBothFormatsOpensAndTheShorterIsGiven) {
  int nearer = 0;
  for (const auto& [id, scenario] :
       {std::pair("battles", "antietam"), {"chattanooga", "wauhatchie"}, {"campaign", "1861"}}) {
    const auto game = test::shipped_game(id);
    auto setup = standard_setup(*game);
    setup.scenario = find_scenario(*game, scenario);
    play_at_random(*game, setup, 7, 300, [&](const State& state) {
      const std::string given = position_link(*game, setup, state);
      for (const LinkFormat format : {LinkFormat::Plain, LinkFormat::Near}) {
        LinkHeader header = header_of(*game, setup.scenario, LinkKind::Position);
        header.format = format;
        const std::string link = write_frame(header, write_position(*game, setup, state, format));
        const Result<Session> opened = open_link(*game, link, 1);
        ASSERT_TRUE(opened.ok()) << describe(opened.faults());
        EXPECT_EQ(opened.value().state(), state);
        EXPECT_LE(given.size(), link.size());
      }
      nearer += read_link_header(given).value().format == LinkFormat::Near ? 1 : 0;
    });
  }
  EXPECT_GT(nearer, 10);
}

/// A game has no pieces to predict: a newer page may make something of such a link.
TEST(PositionLink, AGameInTheFormatOfPositionsIsOfANewerPage) {
  const auto game = test::shipped_game("chattanooga");
  LinkHeader header = header_of(*game, 0, LinkKind::Game);
  header.format = LinkFormat::Near;
  EXPECT_NE(describe(read_frame(write_frame(header, {1, 2, 3})).faults()).find("newer"), std::string::npos);
}

}  // namespace
}  // namespace longroll
