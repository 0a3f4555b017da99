// What steps and tracks state about their numbers as data: every bound is broken once below and once above.
#include "tests/support/broken_ranges.h"

#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/validate.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "engine/games/dixie/validate.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::test {
namespace {

/// Random play, looked at at every decision.
template <class Look>
void play(const Game& game, const Setup& setup, std::uint64_t seed, int decisions, Look&& look) {
  Rng rng(seed);
  State state = game.setup(setup);
  Actions actions;
  Events events;
  for (int n = 0; n < decisions; ++n) {
    const Seat seat = game.to_act(state);
    actions.clear();
    if (is_player(seat)) {
      game.actions(state, actions);
    } else if (seat == Seat::Chance) {
      const Chance chance = game.chance(state);
      actions.push_back(chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
    }
    look(state);
    if (actions.empty()) {
      return;
    }
    events.clear();
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
  }
}

template <class Rule>
void expect_all_bounds_named(const Game& game, std::span<const Rule* const> rules, int sets, int decisions,
                             std::string_view apart = {}) {
  BrokenSteps<Rule> broken(game, rules);
  Rng rng(1864);
  for (int n = 0; n < sets && !broken.has_named_all(apart); ++n) {
    const int scenario = n % static_cast<int>(game.info().scenarios.size());
    play(game, random_setup(game, scenario, rng), 100 + static_cast<std::uint64_t>(n), decisions,
         [&](const State& state) { broken.look_at(state); });
  }
  broken.expect_all_named(apart);
}

template <class Rule>
void expect_rules_are_whole(std::span<const Rule* const> rules) {
  for (const Rule* rule : rules) {
    EXPECT_NE(rule->holds, nullptr) << rule->id << " says nothing of its numbers";
  }
}

TEST(BrokenRanges, EveryStepSaysWhatItsNumbersAre) {
  expect_rules_are_whole(dixie::all_steps());
  expect_rules_are_whole(battles::all_steps());
}

TEST(BrokenRanges, OfDixiesStepsAreNamed) {
  expect_all_bounds_named(*shipped_game("dixie"), dixie::all_steps(), 600, 3000);
}

TEST(BrokenRanges, OfBattlesStepsAreNamed) {
  // Random play hardly ever fills the hexes of a retreat: tests/rules/battles/outside_test.cpp has the displacement.
  expect_all_bounds_named(*shipped_game("battles"), battles::all_steps(), 40, 4000, "displacement");
}

TEST(BrokenRanges, OfTracksAreNamed) {
  const auto dixie = shipped_game("dixie");
  expect_track_bounds_named(*dixie, dixie->setup(standard_setup(*dixie)), dixie::track_ranges());
  const auto battles = shipped_game("battles");
  expect_track_bounds_named(*battles, battles->setup(standard_setup(*battles)), battles::track_ranges());
}

}  // namespace
}  // namespace longroll::test
