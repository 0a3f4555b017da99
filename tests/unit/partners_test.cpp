// The sparring partners of the tournament: lawful to the end of a battle, and each of its own style.
#include <gtest/gtest.h>

#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"
#include "tools/longroll/partners/partner.h"

namespace longroll::partners {
namespace {

/// Plays one game of two partners, `most` decisions of it at most; `each` sees every decision before it is done.
template <class Each>
State play(const Game& game, std::string_view north, std::string_view south, int most, Each&& each) {
  Session session(game, standard_setup(game), 5);
  const std::unique_ptr<Bot> bots[] = {make_partner(north, game), make_partner(south, game)};
  Actions lawful;
  for (int i = 0; i < most && is_player(session.to_act()); ++i) {
    const Seat seat = session.to_act();
    game.actions(session.state(), lawful);
    const Action action =
        decide(*bots[static_cast<std::size_t>(index_of(seat))], game.view(session.state(), seat), lawful);
    EXPECT_TRUE(std::binary_search(lawful.begin(), lawful.end(), action));
    each(session.state(), seat, action);
    session.submit(seat, action);
  }
  return session.state();
}

class EveryHexGame : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryHexGame, PartnersPlayABattleToItsEnd) {
  const auto game = test::shipped_game(GetParam());
  for (const auto& [north, south] : {std::pair{"attacker", "runner"}, std::pair{"sitter", "attacker"}}) {
    const State end = play(*game, north, south, 60'000, [](const State&, Seat, const Action&) {});
    EXPECT_EQ(game->to_act(end), Seat::Nobody) << north << ", " << south;
  }
}

INSTANTIATE_TEST_SUITE_P(Partners, EveryHexGame, testing::Values("battles", "chattanooga"),
                         [](const auto& info) { return std::string(info.param); });

TEST(Partners, AreThreeAndForHexGames) {
  const auto battles = test::shipped_game("battles");
  const auto dixie = test::shipped_game("dixie");
  for (const std::string_view style : {"attacker", "sitter", "runner"}) {
    EXPECT_NE(make_partner(style, *battles), nullptr) << style;
    EXPECT_EQ(make_partner(style, *dixie), nullptr) << style;
  }
  EXPECT_EQ(make_partner("general", *battles), nullptr);
}

TEST(Partners, TheAttackerGoesWhereItGetsTwoForOneAndTheSitterStays) {
  EXPECT_TRUE(attacker().seeks_attacks());
  EXPECT_EQ(attacker().least_odds(), 200);
  EXPECT_FALSE(sitter().seeks_attacks());
  const Post here{.wanted = 30, .held = 20};
  const Post nearer{.wanted = 25, .held = 20};
  EXPECT_GT(attacker().worth(nearer), attacker().worth(here));
  EXPECT_GT(runner().worth(nearer), runner().worth(here));
  EXPECT_EQ(sitter().worth(nearer), sitter().worth(here));
}

TEST(Partners, TheRunnerLeavesSomebodyOnTheGroundAndTheSitterDoesNotLeaveIt) {
  const Post holder{.wanted = 30, .is_sole_holder = true};
  const Post beyond{.wanted = 5};
  EXPECT_GT(runner().worth(holder), runner().worth(beyond));
  EXPECT_GT(sitter().worth(holder), sitter().worth(beyond));
  EXPECT_LT(attacker().worth(holder), attacker().worth(beyond));
}

TEST(Partners, OnlyTheSitterDeclinesToAdvance) {
  EXPECT_TRUE(attacker().advances());
  EXPECT_TRUE(runner().advances());
  EXPECT_FALSE(sitter().advances());
}

}  // namespace
}  // namespace longroll::partners
