// How long the lists of lawful actions are: random play of every start.
#include <gtest/gtest.h>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/steps/step_rule.h"
#include "engine/play/setup.h"
#include "tests/rules/campaign/table.h"
#include "tests/support/sparing.h"

namespace longroll::campaign {
namespace {

/// Long marches, voyages, landings along a river, and railroads.
bool goes_far(StepKind kind) {
  return kind == StepKind::ForceMove || kind == StepKind::Voyage || kind == StepKind::CrewMove ||
         kind == StepKind::Transport || kind == StepKind::NavalCombat || kind == StepKind::ReactionMove;
}

TEST(CampaignLists, NoneIsLongerThanAPersonCanRead) {
  constexpr std::size_t kMaxFar = 600;
  constexpr std::size_t kMax = 110;        // in the building of the Confederates 101 were met
  constexpr std::size_t kMaxForces = 130;  // in the movement: as many as stand apart; 106 were met in 1864
  const Campaign game(test::shipped_library());
  for (int start = 0; start < static_cast<int>(game.info().scenarios.size()); ++start) {
    longroll::Setup setup = standard_setup(game);
    setup.scenario = start;
    State state = game.setup(setup);
    Rng rng(static_cast<std::uint64_t>(start) + 7);
    Events events;
    Now now(state, events);
    Actions actions;
    int asked = 0;
    for (int left = longroll::test::some_of(6'000); left > 0 && game.to_act(state) != Seat::Nobody; --left) {
      now.trim_events();
      if (game.to_act(state) == Seat::Chance) {
        const Chance chance = game.chance(state);
        game.act(now, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
        continue;
      }
      game.choices(now, actions);
      const auto kind = static_cast<StepKind>(state.top().kind);
      ASSERT_LE(actions.size(), kMaxFar);
      if (!goes_far(kind)) {
        ASSERT_LT(actions.size(), kind == StepKind::Movement ? kMaxForces : kMax)
            << game.step_id(state.top().kind) << " of start " << start;
      }
      asked += kind == StepKind::Movement ? 1 : 0;
      game.act(now, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    EXPECT_GT(asked, 20) << "forces move in start " << start;
  }
}

}  // namespace
}  // namespace longroll::campaign
