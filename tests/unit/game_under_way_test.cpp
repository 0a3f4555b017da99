// What a failed check prints of the game under way.
#include "engine/play/game_under_way.h"

#include <gtest/gtest.h>

#include "engine/core/check.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/play/setup.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/protocol.h"
#include "tests/conform/toy/toy.h"

namespace longroll {
namespace {

Session random_game(const Game& game, const Setup& setup, std::uint64_t seed, std::size_t plies) {
  Session session(game, setup, seed);
  Rng rng(seed, 1);
  Actions actions;
  while (is_player(session.to_act()) && session.ply_count() < plies) {
    game.actions(session.state(), actions);
    session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return session;
}

TEST(GameUnderWay, ItsCommandsPlayTheGameAgain) {
  const std::unique_ptr<Game> game = toy::make_toy();
  auto setup = standard_setup(*game);
  setup.scenario = 1;
  ASSERT_TRUE(set_option(*game, setup, "hand", "three").empty());
  const Session session = random_game(*game, setup, 5, 20);
  const std::string commands = commands_of(session);
  EXPECT_EQ(commands.substr(0, commands.find('\n')), "new toy/long seed=5 hand=three");

  Protocol protocol({.games = &toy::toy_games(),
                     .read = [](std::string_view) -> Result<std::string> {
                       return Fault{"file", "none"};
                     },
                     .milliseconds = {},
                     .fresh_seed = {}});
  for (std::size_t at = 0; at < commands.size(); at = commands.find('\n', at) + 1) {
    const std::string answer = protocol.answer(commands.substr(at, commands.find('\n', at) - at));
    EXPECT_EQ(answer.find("error"), std::string::npos) << answer;
    EXPECT_EQ(answer.find("refused"), std::string::npos) << answer;
  }
  EXPECT_NE(protocol.answer("hash").find(hex_of(hash_of(session.state()))), std::string::npos);
}

TEST(GameUnderWay, WhatCommandsCannotSayIsAComment) {
  const std::unique_ptr<Game> game = toy::make_toy();
  const Session first = random_game(*game, standard_setup(*game), 3, 6);
  const Session later(*game, first.setup(), first.state(), 3);
  EXPECT_NE(commands_of(later).find("\n# it went on from a position at decision 0\n"), std::string::npos);
  EXPECT_EQ(commands_of(first).find('#'), std::string::npos);
}

#ifdef GTEST_HAS_DEATH_TEST  // WebAssembly has no child processes
TEST(GameUnderWayDeathTest, AFailedCheckPrintsTheGameThatLedThere) {
  const std::unique_ptr<Game> game = toy::make_toy();
  Session session = random_game(*game, standard_setup(*game), 7, 2);
  Actions actions;
  game->actions(session.state(), actions);
  Action wild = actions.at(0);
  wild.verb = 250;
  wild.args = {99, 99, 99, 99};
  const std::string first = "do " + game->text(session.start(), session.choice(0));
  EXPECT_DEATH(session.play(wild), "new toy/short seed=7");
  EXPECT_DEATH(session.play(wild), first);
  EXPECT_DEATH(session.play(wild), "under way, verb 250");
}

TEST(GameUnderWayDeathTest, TheInnermostGameIsPrintedAndTheOuterOneAfterIt) {
  const std::unique_ptr<Game> game = toy::make_toy();
  const Session outer = random_game(*game, standard_setup(*game), 11, 1);
  const Session inner = random_game(*game, standard_setup(*game), 12, 1);
  const GameUnderWay scope(outer);
  {
    const GameUnderWay below(inner);
    EXPECT_DEATH(LR_CHECK(false, "a test"), "a test.*seed=12");
  }
  EXPECT_DEATH(LR_CHECK(false, "a test"), "a test.*seed=11");
}
#endif

}  // namespace
}  // namespace longroll
