// What the computer does with the battle system: its plans are lawful to their end, do not depend on how the thinking
// is sliced, and are sensible where sense is plain.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/ai/bot.h"
#include "engine/games/battles/eval.h"
#include "engine/games/battles/planner/gauge.h"
#include "engine/games/battles/planner/steady.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/play/registry.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles {
namespace {

LoadedGame shipped() {
  Result<LoadedGame> loaded = load_game("battles", [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), "the shipped battles load");
  return std::move(loaded).value();
}

/// A position of a random game of that scenario, after about so many decisions.
State later(const Game& game, int scenario, std::uint64_t seed, int decisions) {
  Setup setup = standard_setup(game);
  setup.scenario = scenario;
  Session session(game, setup, seed);
  Rng rng(seed);
  Actions lawful;
  for (int i = 0; i < decisions && is_player(session.to_act()); ++i) {
    game.actions(session.state(), lawful);
    session.submit(session.to_act(), lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]);
  }
  return session.state();
}

TEST(BattlesPlans, EveryActionOfAPlanIsLawfulWhenItsTurnComes) {
  const LoadedGame loaded = shipped();
  const Game& game = *loaded.game;
  for (int scenario = 0; scenario < static_cast<int>(game.info().scenarios.size()); ++scenario) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const State start = later(game, scenario, seed, static_cast<int>(seed) * 60);
      if (!is_player(game.to_act(start))) {
        continue;
      }
      for (int way = 0; way < loaded.advisor->way_count(); ++way) {
        const std::vector<Action> line = loaded.advisor->plan(start, way);
        ASSERT_FALSE(line.empty());
        EXPECT_EQ(line, loaded.advisor->plan(start, way)) << "the same State and way, the same plan";
        State state = start;
        Events events;
        for (const Action& action : line) {
          ASSERT_EQ(game.to_act(state), game.to_act(start)) << "no luck and no other player within a plan";
          ASSERT_FALSE(game.refuse(state, game.to_act(state), action)) << game.text(state, action);
          game.apply(state, action, events);
        }
      }
    }
  }
}

TEST(BattlesPlans, ADecisionDoesNotDependOnHowTheThinkingIsSliced) {
  const LoadedGame loaded = shipped();
  const Game& game = *loaded.game;
  const State state = later(game, 0, 3, 90);
  const Seat seat = game.to_act(state);
  ASSERT_TRUE(is_player(seat));
  Actions lawful;
  game.actions(state, lawful);
  const auto sliced = make_bot("hard", game, *loaded.advisor, 7);
  sliced->begin(game.view(state, seat), lawful);
  while (sliced->think(1)) {
  }
  const auto whole = make_bot("hard", game, *loaded.advisor, 7);
  EXPECT_EQ(decide(*whole, game.view(state, seat), lawful), sliced->best());
}

TEST(BattlesPlans, APlanIsCarriedOutWithoutThinkingAgain) {
  const LoadedGame loaded = shipped();
  const Game& game = *loaded.game;
  State state = later(game, 0, 3, 0);
  const Seat seat = game.to_act(state);
  const std::vector<Action> line = loaded.advisor->plan(state, 0);
  ASSERT_GT(line.size(), 3U);
  const auto bot = make_bot("normal", game, *loaded.advisor, 1);
  Actions lawful;
  Events events;
  for (const Action& action : line) {
    game.actions(state, lawful);
    EXPECT_EQ(decide(*bot, game.view(state, seat), lawful), action);
    game.apply(state, action, events);
  }
}

TEST(BattlesPlans, ABotThatIsShownSomethingElseThanItPlannedThinksAgain) {
  const LoadedGame loaded = shipped();
  const Game& game = *loaded.game;
  const auto bot = make_bot("normal", game, *loaded.advisor, 1);
  Actions lawful;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = later(game, 1, seed, static_cast<int>(seed) * 37);
    if (!is_player(game.to_act(state))) {
      continue;
    }
    game.actions(state, lawful);
    const Action action = decide(*bot, game.view(state, game.to_act(state)), lawful);
    EXPECT_TRUE(std::binary_search(lawful.begin(), lawful.end(), action));
  }
}

TEST(BattlesPlans, WhoWouldLoseIfTheBattleEndedNowPressesAndTheOtherIsSteady) {
  const LoadedGame loaded = shipped();
  const auto& game = static_cast<const Battles&>(*loaded.game);
  for (int scenario = 0; scenario < static_cast<int>(game.info().scenarios.size()); ++scenario) {
    const State state = later(game, scenario, 1, 0);
    const Field field = game.field(state);
    const int twice = 2 * standing(field).lead();
    const int needed = field.scenario().union_wins_from + field.scenario().confederate_wins_to;
    ASSERT_NE(twice, needed) << "one side is ahead in every battle when it begins";
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const bool is_behind = (twice < needed) == (side == Seat::Union);
      EXPECT_EQ(stances_of(field, side).front().id, is_behind ? "pressing" : "steady");
      EXPECT_EQ(stances_of(field, side)[1].id, is_behind ? "steady" : "pressing");
    }
  }
}

class Judgement : public testing::Test {
 protected:
  /// What the steady way plans at this table.
  static std::vector<std::string> planned(test::Table& table) {
    const auto advisor = make_advisor(table.game());
    std::vector<std::string> words;
    State state = table.state();
    Events events;
    for (const Action& action : advisor->plan(state, 0)) {
      words.push_back(table.game().text(state, action));
      table.game().apply(state, action, events);
    }
    return words;
  }
  static bool has(const std::vector<std::string>& words, std::string_view one) {
    return std::find(words.begin(), words.end(), one) != words.end();
  }
};

TEST_F(Judgement, ManyAgainstFewCloseWithTheEnemy) {
  test::Table table(Seat::Union, Phase::Movement);
  table.usa("maine", test::infantry(6)).at("0508");
  table.usa("ohio", test::infantry(6)).at("0708");
  table.csa("texas", test::infantry(2)).at("0606");
  const std::vector<std::string> words = planned(table);
  ASSERT_TRUE(has(words, "take maine"));
  ASSERT_TRUE(has(words, "take ohio"));
  State state = table.state();
  Events events;
  for (const std::string& text : words) {
    table.game().apply(state, *table.game().parse(state, text), events);
  }
  EXPECT_TRUE(table.game().field(state).is_in_enemy_zone(table.id("maine")));
  EXPECT_TRUE(table.game().field(state).is_in_enemy_zone(table.id("ohio")));
}

TEST_F(Judgement, FewAgainstManyKeepTheirDistance) {
  test::Table table(Seat::Union, Phase::Movement);
  table.scenario().confederate_wins_to = -20;  // the Union is ahead, and need not press
  table.scenario().union_wins_from = -10;
  table.usa("maine", test::infantry(1)).at("0508");
  table.csa("texas", test::infantry(9)).at("0606");
  State state = table.state();
  Events events;
  for (const std::string& text : planned(table)) {
    table.game().apply(state, *table.game().parse(state, text), events);
  }
  EXPECT_FALSE(table.game().field(state).is_in_enemy_zone(table.id("maine")));
}

TEST_F(Judgement, WhoIsBehindAttacksAtEvenOddsButNotWhereHeCanOnlyLose) {
  const auto attacks = [](int strength, int enemy, int needed) {
    test::Table table(Seat::Union, Phase::Movement);
    table.scenario().confederate_wins_to = needed - 10;
    table.scenario().union_wins_from = needed;
    table.usa("maine", test::infantry(strength)).at("0508");
    table.csa("texas", test::infantry(enemy)).at("0606");
    State state = table.state();
    Events events;
    for (const std::string& text : planned(table)) {
      table.game().apply(state, *table.game().parse(state, text), events);
    }
    return table.game().field(state).is_in_enemy_zone(table.id("maine"));
  };
  EXPECT_TRUE(attacks(4, 4, 40));
  EXPECT_FALSE(attacks(4, 4, -20)) << "he is ahead";
  EXPECT_FALSE(attacks(2, 9, 40)) << "too much of him is at risk";
}

TEST_F(Judgement, AllWhoCanJoinAnAttackThatTheyMakeCertain) {
  test::Table table(Seat::Union, Phase::Combat);
  table.usa("maine", test::infantry(6)).at("0507");
  table.usa("ohio", test::infantry(6)).at("0707");
  table.csa("texas", test::infantry(4)).at("0606");
  const std::vector<std::string> words = planned(table);
  EXPECT_TRUE(has(words, "target 0606"));
  EXPECT_TRUE(has(words, "join maine"));
  EXPECT_TRUE(has(words, "join ohio"));
  EXPECT_EQ(words.back(), "resolve 0");
}

TEST(Gauge, OddsAreRoundedToTheDefender) {
  test::Table table(Seat::Union, Phase::Combat);
  const Chart& chart = table.chart();
  EXPECT_EQ(column_of_odds(chart, 1300, 400), 6) << "3.25 to 1 is 3:1";
  EXPECT_EQ(column_of_odds(chart, 100, 900), 0);
  EXPECT_EQ(die_change_of_odds(chart, 1000, 100), -2);
}

TEST(Gauge, GoodOddsPromiseMoreThanEvenOnesAndTheseMoreThanPoorOnes) {
  test::Table table(Seat::Union, Phase::Combat);
  const Chart& chart = table.chart();
  const Stakes stakes{.attackers = 800,
                      .largest_attacker = 400,
                      .defenders = 500,
                      .largest_defender = 500,
                      .attacking_units = 2,
                      .defending_units = 1,
                      .ground = 20};
  EXPECT_GT(expected_gain(chart, 9, 0, stakes), expected_gain(chart, 4, 0, stakes));
  EXPECT_GT(expected_gain(chart, 4, 0, stakes), 0 - stakes.attackers);
  EXPECT_GT(expected_gain(chart, 4, 0, stakes), expected_gain(chart, 0, 0, stakes));
  EXPECT_GE(expected_gain(chart, 9, -3, stakes), expected_gain(chart, 9, 0, stakes));
}

TEST(Gauge, WhoHasNoWayOutIsWorthAttacking) {
  test::Table table(Seat::Union, Phase::Combat);
  const Chart& chart = table.chart();
  Stakes stakes{.attackers = 800, .largest_attacker = 400, .defenders = 500, .largest_defender = 500};
  const int open = expected_gain(chart, 5, 0, stakes);
  stakes.is_cut_off = true;
  EXPECT_GT(expected_gain(chart, 5, 0, stakes), open + 100);
}

}  // namespace
}  // namespace longroll::battles
