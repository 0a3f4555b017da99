// The computer's plans for Chattanooga: lawful in every posture to the end of the battle, and what they keep to.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/chattanooga/planner/missions.h"
#include "engine/games/chattanooga/planner/planner.h"
#include "engine/games/chattanooga/planner/steady.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::chattanooga {
namespace {

const Chattanooga& game() {
  static const auto kGame = longroll::test::shipped_game("chattanooga");
  return static_cast<const Chattanooga&>(*kGame);
}

Conduct in(int script) { return Conduct({.script = script, .by_piece = {}}, kStances); }

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

Setup setup_of(std::string_view id) {
  const auto& all = game().info().scenarios;
  const auto found = std::find_if(all.begin(), all.end(), [&](const ScenarioInfo& one) { return one.id == id; });
  EXPECT_NE(found, all.end());
  auto setup = standard_setup(game());
  setup.scenario = static_cast<int>(found - all.begin());
  return setup;
}

/// How many stacks of the Union guard a gate when the battle begins.
int guards_of_way(std::string_view id, const Stances& stances, int way) {
  const State state = game().setup(setup_of(id));
  const Field field = game().field(state);
  const Land land(game().battles().front(), field.scenario());
  const Conduct conduct({.script = way, .by_piece = {}}, stances);
  const Missions missions(field, land, Seat::Union, conduct);
  int guards = 0;
  field.units(Seat::Union).for_each([&](HexId hex) {
    guards += missions.of(hex).task == Mission::Task::Guard ? 1 : 0;
  });
  return guards;
}

int guards_at_first(std::string_view id, const Stances& stances) { return guards_of_way(id, stances, 0); }

const Stances& stances_at(std::string_view id, Seat side) {
  const State state = game().setup(setup_of(id));
  return stances_of(game().field(state).scenario(), side);
}

/// Chattanooga 3.3, 3.4: at Wauhatchie the Union has to come over the creek; in Press Forward it has ground to keep.
TEST(ChattanoogaPlanner, WhatIsSteadyDependsOnWhatDecidesTheBattle) {
  const Stances& meeting = stances_at("wauhatchie", Seat::Union);
  const Stances& keeper = stances_at("press-forward", Seat::Union);
  EXPECT_LT(guards_at_first("wauhatchie", meeting), guards_at_first("wauhatchie", keeper));
  EXPECT_LT(guards_at_first("wauhatchie", meeting), guards_at_first("wauhatchie", kStances));
  EXPECT_NE(&stances_at("press-forward", Seat::Confederate), &keeper);
}

TEST(ChattanoogaPlanner, AWayFollowsItsOwnStance) {
  Stances stances = kStances;
  stances[1].guards = 12345;
  const Conduct first({.script = 0, .by_piece = {}}, stances);
  const Conduct second({.script = 1, .by_piece = {}}, stances);
  EXPECT_EQ(first.of_all().guards, kStances[0].guards);
  EXPECT_EQ(second.of_all().guards, 12345);
}

/// The harder levels choose among the bold, which keep what is fitted to the battle; easy takes one of the timid.
TEST(ChattanoogaPlanner, TheBoldWaysDifferInWhatTheyStake) {
  const Stances& ways = stances_at("wauhatchie", Seat::Union);
  const Stance& steady = ways[0];
  const Stance& all_out = ways[2];
  const Stance& sure = ways[3];
  EXPECT_EQ(all_out.evictors, steady.evictors);
  EXPECT_EQ(guards_of_way("wauhatchie", ways, 2), 0);
  EXPECT_GT(sure.guards, steady.guards);
  EXPECT_GT(guards_of_way("wauhatchie", ways, 3), guards_of_way("wauhatchie", ways, 0));
  EXPECT_EQ(ways[7].assault, kStances[7].assault);
}

/// Chattanooga 3.2V
TEST(ChattanoogaPlanner, TheUnionGoesForTheNearestEnemiesWhereItHasToClearTheMap) {
  const State state = game().setup(setup_of("death-knell"));
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

/// The great battle with every rule, as it begins.
State great_battle() {
  Setup setup = setup_of("death-knell");
  EXPECT_TRUE(set_preset(game(), setup, "everything").empty());
  return game().setup(setup);
}

/// Chattanooga 13.6: what Hooker's units can reach is theirs; the others would become his for good.
TEST(ChattanoogaPlanner, HookersUnitsHaveTheirOwnEnemiesToClear) {
  const State state = great_battle();
  const Field field = game().field(state);
  const HexSet& area = field.scenario().hooker.area;
  const Land land(game().battles().front(), field.scenario());
  const Conduct conduct = in(0);
  const Missions missions(field, land, Seat::Union, conduct);
  EXPECT_TRUE(missions.leaves_hooker_his_own());
  const DistanceField inside = land.distances_to(field.units(Seat::Confederate) & area);
  const DistanceField outside = land.distances_to(field.units(Seat::Confederate) - area);
  field.units(Seat::Union).for_each([&](HexId hex) {
    EXPECT_EQ(missions.to_goal(hex), (area.has(hex) ? inside : outside).at(hex)) << hex_text(hex);
  });
}

/// Chattanooga 3.2V: one enemy there ends the battle, and beaten ones come back behind the lines (9.1).
TEST(ChattanoogaPlanner, SomebodyStaysWhereOneEnemyWouldWin) {
  const State state = great_battle();
  const Field field = game().field(state);
  const Land land(game().battles().front(), field.scenario());
  for (int way = 0; way < static_cast<int>(kStances.size()); ++way) {
    const Conduct conduct = in(way);
    const Missions missions(field, land, Seat::Union, conduct);
    field.scenario().wins_on[Seat::Confederate].for_each([&](HexId hex) {
      const Mission mission = missions.of(hex);
      ASSERT_EQ(mission.task, Mission::Task::Guard) << kStances[static_cast<std::size_t>(way)].id;
      EXPECT_EQ(mission.gate->hex, hex);
    });
  }
}

/// Plays the great battle with every rule through `count` plans of the Union's movement, and runs `look(before,
/// after)`. A battle that ends is followed by another.
template <class Look>
void play_movements(int count, Look&& look) {
  State state = great_battle();
  const Land land(game().battles().front(), game().field(state).scenario());
  Rng rng(7);
  Events events;
  while (count > 0) {
    state = game().to_act(state) == Seat::Nobody ? great_battle() : state;
    if (game().to_act(state) == Seat::Chance) {
      const Chance chance = game().chance(state);
      game().apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
      continue;
    }
    const State before = state;
    const bool is_movement =
        state.top().kind == static_cast<std::int16_t>(StepKind::MovementPhase) && game().to_act(state) == Seat::Union;
    for (const Action& action : plan_of(game(), land, state, in(0))) {
      game().apply(state, action, events);
    }
    events.clear();
    if (is_movement) {
      count = look(before, state) ? count - 1 : 0;
    }
  }
}

TEST(ChattanoogaPlanner, NobodyMovesToHookerForGood) {
  int moved = 0;
  play_movements(12, [&](const State& before, const State& after) {
    const Field was = game().field(before);
    const Field is = game().field(after);
    for (const PieceId id : is.pieces()) {
      moved += was.piece(id).place != is.piece(id).place ? 1 : 0;
      EXPECT_EQ(was.has_flag(id, kHookers), is.has_flag(id, kHookers)) << is.counter(id).name;
    }
    return true;
  });
  EXPECT_GT(moved, 100);
}

/// Chattanooga 7.8, 13.6: Sherman's regiments land on this side of Hooker's border.
TEST(ChattanoogaPlanner, WhoWaitsAcrossTheRiverIsLandedByBoats) {
  int landed = 0;
  play_movements(1000, [&](const State& before, const State& after) {
    const Field was = game().field(before);
    const Field is = game().field(after);
    for (const PieceId id : is.pieces()) {
      const bool has_come = was.piece(id).place == kDue && is.has_unit_on_map(id, Seat::Union);
      const bool is_landed = has_come && is.map().is_riverside(is.piece(id).place) && was.scenario().waits_across(id);
      landed += is_landed ? 1 : 0;
      EXPECT_FALSE(has_come && is.scenario().hooker.area.has(is.piece(id).place)) << is.counter(id).name;
    }
    return landed < 8;
  });
  EXPECT_GE(landed, 8);
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
