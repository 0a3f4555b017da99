// How long links of Chattanooga are when the computer plays: at every decision, and of the whole game.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "assets/embedded.h"
#include "engine/ai/bot.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "tests/support/sparing.h"

namespace longroll {
namespace {

/// Characters at most: what the design grants, and what games of easy bots take, with room to spare.
struct Most {
  std::size_t granted = 0;
  std::size_t taken = 0;
};
constexpr Most kPosition{1'900, 500};
constexpr Most kPositionOfGreatBattle{1'900, 1'100};

struct Played {
  std::string_view scenario, preset;
  std::uint64_t games = 0;
  Most position, whole;
  int every = 1;  ///< the position is looked at before each n-th decision
};

void PrintTo(const Played& played, std::ostream* out) { *out << played.scenario << " " << played.preset; }

const LoadedGame& loaded() {
  static const LoadedGame kLoaded = load_game("chattanooga", [](std::string_view path) -> Result<std::string> {
                                      return std::string(find_embedded_text(embedded_data(), path));
                                    }).value();
  return kLoaded;
}

/// An easy bot plays both sides to the end, and `look(state)` is run before each decision.
template <class Look>
Session play(const Setup& setup, std::uint64_t seed, Look&& look) {
  const Game& game = *loaded().game;
  Session session(game, setup, seed);
  const std::unique_ptr<Bot> bot = make_bot("easy", game, *loaded().advisor, seed);
  Actions lawful;
  while (is_player(session.to_act())) {
    look(session.state());
    game.actions(session.state(), lawful);
    session.play(decide(*bot, game.view(session.state(), session.to_act()), lawful));
  }
  return session;
}

class ChattanoogaLinkLength : public testing::TestWithParam<Played> {};

TEST_P(ChattanoogaLinkLength, OfAnEasyBotsGamesHoldsTheBudget) {
  const auto& [scenario, preset, games, position, whole, every] = GetParam();
  ASSERT_LE(position.taken, position.granted);
  ASSERT_LE(whole.taken, whole.granted);
  const Game& game = *loaded().game;
  longroll::Setup setup = standard_setup(game);
  setup.scenario = find_scenario(game, scenario);
  ASSERT_TRUE(set_preset(game, setup, preset).empty());
  std::size_t longest_position = 0;
  std::size_t longest_game = 0;
  for (std::uint64_t seed = 5; seed < 5 + test::some_of(games); ++seed) {
    int decision = 0;
    const Session session = play(setup, seed, [&](const State& state) {
      if (decision++ % (every * test::sparing()) == 0) {
        longest_position = std::max(longest_position, position_link(game, setup, state).size());
      }
    });
    const std::optional<std::string> link = game_link(session);
    ASSERT_TRUE(link) << "too long for a link: seed " << seed;
    longest_game = std::max(longest_game, link->size());
  }
  EXPECT_LE(longest_position, position.taken);
  EXPECT_LE(longest_game, whole.taken);
}

INSTANTIATE_TEST_SUITE_P(
    Shipped, ChattanoogaLinkLength,
    testing::Values(Played{"wauhatchie", "standard", 4, kPosition, {4'000, 800}, 3},
                    Played{"wauhatchie", "everything", 4, kPosition, {4'000, 800}, 3},
                    Played{"press-forward", "standard", 4, kPosition, {8'000, 1'400}, 3},
                    Played{"press-forward", "everything", 4, kPosition, {8'000, 1'400}, 3},
                    Played{"death-knell", "everything", 1, kPositionOfGreatBattle, {30'000, 10'000}, 25}));

}  // namespace
}  // namespace longroll
