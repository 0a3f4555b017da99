// The computer's plans for Chattanooga: lawful in every posture to the end of the battle, and what they keep to.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/chattanooga/planner/missions.h"
#include "engine/games/chattanooga/planner/planner.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::chattanooga {
namespace {

const Chattanooga& game() {
  static const auto kGame = longroll::test::shipped_game("chattanooga");
  return static_cast<const Chattanooga&>(*kGame);
}

Conduct in(int script) { return Conduct({.script = script, .by_piece = {}}); }

/// Plays Wauhatchie in that posture of both sides, and runs `look(before, plan)` for each plan.
template <class Look>
State play_in(int script, Look&& look) {
  State state = game().setup(standard_setup(game()));
  const Land land(game().battles().front(), game().field(state).scenario());
  Rng rng(7);
  Events events;
  for (int plans = 0; plans < 5000 && game().to_act(state) != Seat::Nobody;) {
    if (game().to_act(state) == Seat::Chance) {
      const Chance chance = game().chance(state);
      game().apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    ++plans;
    const State before = state;
    const Seat seat = game().to_act(state);
    const std::vector<Action> plan = plan_of(game(), land, state, in(script));
    EXPECT_FALSE(plan.empty());
    for (const Action& action : plan) {
      EXPECT_EQ(game().to_act(state), seat);
      EXPECT_FALSE(game().refuse(state, seat, action)) << game().text(state, action);
      game().apply(state, action, events);
    }
    look(before, plan);
    events.clear();
  }
  return state;
}

TEST(ChattanoogaPlanner, EveryPostureFightsTheBattleToItsEnd) {
  for (int script = 0; script < static_cast<int>(kStances.size()); ++script) {
    const State end = play_in(script, [](const State&, const std::vector<Action>&) {});
    EXPECT_EQ(game().to_act(end), Seat::Nobody) << kStances[static_cast<std::size_t>(script)].id;
  }
}

/// Chattanooga 3.2V
TEST(ChattanoogaPlanner, TheUnionGoesForTheNearestEnemiesWhereItHasToClearTheMap) {
  const GameInfo& info = game().info();
  const auto scenario = std::find_if(info.scenarios.begin(), info.scenarios.end(),
                                     [](const ScenarioInfo& one) { return one.id == "death-knell"; });
  ASSERT_NE(scenario, info.scenarios.end());
  auto setup = standard_setup(game());
  setup.scenario = static_cast<int>(scenario - info.scenarios.begin());
  const State state = game().setup(setup);
  const Field field = game().field(state);
  const Land land(game().battles().front(), field.scenario());
  const Conduct conduct = in(0);
  const Missions unions(field, land, Seat::Union, conduct);
  const Missions confederates(field, land, Seat::Confederate, conduct);
  const DistanceField to_enemy = land.distances_to(field.units(Seat::Confederate));
  bool is_another_way = false;
  field.units(Seat::Union).for_each([&](HexId hex) {
    EXPECT_EQ(unions.to_goal(hex), to_enemy.at(hex));
    is_another_way = is_another_way || unions.to_goal(hex) != land.to_goal(Seat::Union, hex);
  });
  EXPECT_TRUE(is_another_way);
  field.units(Seat::Confederate).for_each([&](HexId hex) {
    EXPECT_EQ(confederates.to_goal(hex), land.to_goal(Seat::Confederate, hex));
  });
}

TEST(ChattanoogaPlanner, EqualPositionsHaveEqualPlans) {
  State state = game().setup(standard_setup(game()));
  const Land land(game().battles().front(), game().field(state).scenario());
  play_in(0, [&](const State& before, const std::vector<Action>& plan) {
    EXPECT_EQ(plan_of(game(), land, before, in(0)), plan);
  });
}

}  // namespace
}  // namespace longroll::chattanooga
