// What bots play in their heads is the game as it is played at the table.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/ai/playing.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"

namespace longroll {
namespace {

LoadedGame shipped(std::string_view id) {
  Result<LoadedGame> loaded = load_game(id, [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), "the shipped games load");
  return std::move(loaded).value();
}

/// The beginning of every scenario of every game, plain and with everything.
template <class Look>
void at_every_table(const Look& look) {
  for (const GameEntry& entry : all_games()) {
    const LoadedGame loaded = shipped(entry.id);
    for (std::size_t scenario = 0; scenario < loaded.game->info().scenarios.size(); ++scenario) {
      Setup setup = standard_setup(*loaded.game);
      setup.scenario = static_cast<int>(scenario);
      look(loaded, loaded.game->setup(setup));
      if (set_preset(*loaded.game, setup, "everything").empty()) {
        look(loaded, loaded.game->setup(setup));
      }
    }
  }
}

TEST(Playing, GoesOnAsTheGameDoesAndIsAdvisedAlike) {
  at_every_table([](const LoadedGame& loaded, const State& begun) {
    const Game& game = *loaded.game;
    const Advisor& advisor = *loaded.advisor;
    State state = begun;
    const FixedLuck luck(5);
    Playing playing(game, advisor);
    playing.start(state, luck);
    Rng rng(11);
    Actions lawful;
    std::vector<int> weights;
    Events events;
    for (int decision = 0; decision < 900; ++decision) {
      for (int dice = 0; game.to_act(state) == Seat::Chance; ++dice) {
        const Chance owed = game.chance(state);
        const int round = dice / Playing::kDiceOfARound;
        game.apply(state, owed.outcome(luck.outcome(owed, state, advisor.clock(state), round)), events);
      }
      const Seat seat = playing.let_chance_act();
      ASSERT_EQ(playing.state(), state);
      if (!is_player(seat)) {
        break;
      }
      game.actions(state, lawful);
      ASSERT_EQ(playing.actions(), lawful);
      if (advisor.way_count() == 0) {
        advisor.weigh(state, lawful, weights);
        ASSERT_EQ(playing.weights(), weights);
      }
      ASSERT_EQ(playing.value(seat), advisor.evaluate(state, seat));
      const Action action = lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))];
      game.apply(state, action, events);
      playing.apply(action);
    }
  });
}

TEST(Playing, ForgetsTheGameBeforeWhenAnotherBegins) {
  at_every_table([](const LoadedGame& loaded, const State& begun) {
    const Game& game = *loaded.game;
    Playing fresh(game, *loaded.advisor);
    Playing used(game, *loaded.advisor);
    used.start(begun, FixedLuck(1));
    for (int decision = 0; decision < 150 && is_player(used.let_chance_act()); ++decision) {
      used.actions();
      used.apply(Action(used.actions().back()));
    }
    for (Playing* one : {&fresh, &used}) {
      one->start(begun, FixedLuck(2));
    }
    for (int decision = 0; decision < 40 && is_player(used.let_chance_act()); ++decision) {
      ASSERT_EQ(used.let_chance_act(), fresh.let_chance_act());
      ASSERT_EQ(used.actions(), fresh.actions());
      used.apply(Action(used.actions().front()));
      fresh.apply(Action(fresh.actions().front()));
      ASSERT_EQ(used.state(), fresh.state());
    }
  });
}

}  // namespace
}  // namespace longroll
