#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::dixie {
namespace {

// Both battles end undecided with a turn in which a card had come out of the Reserve with hits: that it need not have
// rolled yet is forgotten with the turn, and the position must be accepted all the same.
TEST(Dixie_8_4_Disorder, ABattleMayEndBeforeACardWithHitsFromTheReserveHasRolled) {
  const auto game = test::shipped_game("dixie");
  longroll::Setup setup = standard_setup(*game);
  setup.scenario = find_scenario(*game, "gettysburg");
  for (const std::uint64_t seed : {225U, 800U}) {
    Session session(*game, setup, seed);
    Rng rng(seed, 1);
    Actions actions;
    while (is_player(session.to_act())) {
      game->actions(session.state(), actions);
      ASSERT_FALSE(actions.empty());
      ASSERT_FALSE(session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    EXPECT_TRUE(game->outcome(session.state()).over);
    EXPECT_EQ(describe(game->faults_of(session.state())), "") << "seed " << seed;
  }
}

}  // namespace
}  // namespace longroll::dixie
