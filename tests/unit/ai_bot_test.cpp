#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ai/bot.h"
#include "engine/ai/search_bot.h"
#include "tests/unit/ai_toy.h"

namespace longroll::toy {
namespace {

class EveryLevel : public ::testing::TestWithParam<std::string_view> {
 protected:
  std::unique_ptr<Bot> bot(std::uint64_t seed = 1) const { return make_bot(GetParam(), game_, advisor_, seed); }
  Action decide_at(const State& state, std::uint64_t seed = 1) const {
    return decide(*bot(seed), game_.view(state, game_.to_act(state)), actions_of(game_, state));
  }
  /// Plays a game from the deal, luck from `seed`; `each` sees every decision before it is done.
  template <class Each>
  void play(std::uint64_t seed, Each each) const {
    Rng rng(seed);
    Events events;
    State state = game_.setup({});
    for (Seat seat = game_.to_act(state); seat != Seat::Nobody; seat = game_.to_act(state)) {
      if (seat == Seat::Chance) {
        const Chance chance = game_.chance(state);
        const std::uint32_t k = rng.below(static_cast<std::uint32_t>(chance.ways));
        game_.apply(state, chance.outcome(static_cast<int>(k)), events);
        continue;
      }
      const Action action = decide_at(state);
      each(state, action);
      game_.apply(state, action, events);
    }
  }

  ToyGame game_;
  ToyAdvisor advisor_;
};

TEST_P(EveryLevel, DecidesLawfully) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    play(seed, [&](const State& state, const Action& action) {
      EXPECT_FALSE(game_.refuse(state, game_.to_act(state), action));
    });
  }
}

TEST_P(EveryLevel, DecidesAlikeFromTheSameSeedAndView) {
  play(3, [&](const State& state, const Action& action) { EXPECT_EQ(decide_at(state), action); });
}

TEST_P(EveryLevel, CannotTellHiddenCardsApart) {
  const State one = position(game_, 9, 9, {2, 5, 7}, {10, 11, 12}, Seat::Union);
  const State two = position(game_, 9, 9, {2, 5, 7}, {1, 3, 4}, Seat::Union);
  ASSERT_EQ(game_.view(one, Seat::Union), game_.view(two, Seat::Union));
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(decide_at(one, seed), decide_at(two, seed));
  }
}

TEST_P(EveryLevel, DecidesAlikeHoweverItsThinkingIsSliced) {
  const State state = position(game_, 9, 9, {2, 5, 7}, {10, 11, 12}, Seat::Union);
  const View view = game_.view(state, Seat::Union);
  const Actions lawful = actions_of(game_, state);
  const auto one_by_one = bot();
  one_by_one->begin(view, lawful);
  int slices = 1;
  while (one_by_one->think(1)) {
    ++slices;
    EXPECT_TRUE(std::binary_search(lawful.begin(), lawful.end(), one_by_one->best()));
  }
  const auto at_once = bot();
  at_once->begin(view, lawful);
  EXPECT_FALSE(at_once->think(1'000'000));
  EXPECT_EQ(one_by_one->best(), at_once->best());
  EXPECT_FALSE(at_once->think(1));
  if (GetParam() == "normal" || GetParam() == "hard") {
    EXPECT_GT(slices, 1);
  }
}

TEST_P(EveryLevel, HasAnAnswerBeforeItHasThought) {
  const State state = position(game_, 9, 9, {2, 5, 7}, {10, 11, 12}, Seat::Union);
  const Actions lawful = actions_of(game_, state);
  const auto hasty = bot();
  hasty->begin(game_.view(state, Seat::Union), lawful);
  EXPECT_TRUE(std::binary_search(lawful.begin(), lawful.end(), hasty->best()));
}

TEST_P(EveryLevel, TakesWhatItIsForcedToTake) {
  const State state = position(game_, 3, 3, {}, {10, 11, 12}, Seat::Union);
  const auto calm = bot();
  calm->begin(game_.view(state, Seat::Union), actions_of(game_, state));
  EXPECT_FALSE(calm->think(1));
  EXPECT_EQ(calm->best(), (Action{kThrow, {}}));
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryLevel, ::testing::Values("random", "easy", "normal", "hard"),
                         [](const auto& info) { return std::string(info.param); });

using EveryThinker = EveryLevel;

TEST_P(EveryThinker, WinsInOneWhereItCan) {
  // 12 + 8 wins; the die at best gives 18; the other cards fall short or go beyond.
  const State state = position(game_, 12, 19, {2, 5, 8}, {10, 11, 12}, Seat::Union);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(decide_at(state, seed), (Action{kPlay, {7, 0, 0, 0}}));
  }
}

TEST_P(EveryThinker, DoesNotThrowTheGameAway) {
  // Every card goes beyond 24; the die loses never and wins nearly always.
  const State state = position(game_, 18, 18, {8, 9, 10}, {1, 2, 3}, Seat::Union);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(decide_at(state, seed), (Action{kThrow, {}}));
  }
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryThinker, ::testing::Values("easy", "normal", "hard"),
                         [](const auto& info) { return std::string(info.param); });

TEST(Bots, EveryListedLevelCanBeMade) {
  const ToyGame game;
  const ToyAdvisor advisor;
  ASSERT_EQ(bot_levels().size(), 4U);
  for (const BotLevel& level : bot_levels()) {
    EXPECT_NE(make_bot(level.id, game, advisor, 1), nullptr) << level.id;
  }
  EXPECT_EQ(make_bot("general", game, advisor, 1), nullptr);
}

TEST(SearchBot, SeesFurtherThanOnePly) {
  // From 7 the 12 comes nearest to 20 but leaves only the die, whose 6 loses, or cards that lose for certain.
  // Everything else leaves better chances for the turn after.
  const ToyGame game;
  const ToyAdvisor advisor;
  const State state = position(game, 7, 0, {6, 9, 12}, {1, 2, 3}, Seat::Union);
  const View view = game.view(state, Seat::Union);
  const Actions lawful = actions_of(game, state);
  const Action greed{kPlay, {11, 0, 0, 0}};
  EXPECT_EQ(decide(*make_bot("easy", game, advisor, 1), view, lawful), greed);
  SearchBot bot(game, advisor, 1, {2000, 4, 100, 0.3});
  EXPECT_NE(decide(bot, view, lawful), greed);
}

TEST(SearchBot, ThinksAsLongAsItsEffortSays) {
  const ToyGame game;
  const ToyAdvisor advisor;
  const State state = position(game, 9, 9, {2, 5, 7}, {10, 11, 12}, Seat::Union);
  for (const int iterations : {10, 100, 1000}) {
    SearchBot bot(game, advisor, 1, {iterations, 2, 100, 0.3});
    decide(bot, game.view(state, Seat::Union), actions_of(game, state));
    EXPECT_LE(bot.iterations(), iterations);
    EXPECT_GT(bot.iterations(), iterations / 2);
    EXPECT_EQ(bot.tree().node(Tree::kRoot).visits, bot.iterations());
  }
}

TEST(SearchBot, ThinksLessWhereThereIsLessToChooseFrom) {
  const ToyGame game;
  const ToyAdvisor advisor;
  const State state = position(game, 9, 9, {2, 5, 7}, {10, 11, 12}, Seat::Union);
  const Actions lawful = actions_of(game, state);
  SearchBot bot(game, advisor, 1, {.iterations = 1000, .share = 10});
  decide(bot, game.view(state, Seat::Union), lawful);
  EXPECT_LE(bot.iterations(), 10 * static_cast<int>(lawful.size()));
  EXPECT_GT(bot.iterations(), 5 * static_cast<int>(lawful.size()));
}

TEST(SearchBot, ComparesTheBestOfEveryKindFirst) {
  // All look alike to the advisor; the three cards are of one kind, the die is another.
  const ToyGame game;
  const ToyAdvisor advisor;
  const State state = position(game, 7, 9, {2, 5, 8}, {10, 11, 12}, Seat::Union);
  const Actions lawful = actions_of(game, state);
  SearchBot bot(game, advisor, 1, {.iterations = 100, .candidates = 2});
  decide(bot, game.view(state, Seat::Union), lawful);
  std::vector<Action> tried;
  const Tree& tree = bot.tree();
  for (Tree::NodeId id = tree.node(Tree::kRoot).first_child; id != Tree::kNone; id = tree.node(id).next) {
    if (tree.node(id).visits > 0) {
      tried.push_back(tree.node(id).action);
    }
  }
  EXPECT_EQ(tried, (std::vector<Action>{{kPlay, {1, 0, 0, 0}}, {kThrow, {}}}));
}

}  // namespace
}  // namespace longroll::toy
