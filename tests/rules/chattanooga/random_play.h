#pragma once
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/rules/chattanooga/skirmish.h"

namespace longroll::chattanooga::test {

/// What a random game does next: Chance's way, or one of the lawful actions.
inline Action random_action(const Chattanooga& game, const State& state, Rng& rng) {
  if (game.to_act(state) == Seat::Chance) {
    const Chance chance = game.chance(state);
    return chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways))));
  }
  Actions actions;
  game.actions(state, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Plays that game at random from its set-up to its end, for 1,500 decisions at most. Runs `look(State, State)` on the
/// positions before and after each of them, until a test fails for good.
template <class Look>
void play_at_random(const Chattanooga& game, const Setup& setup, std::uint64_t seed, Look&& look) {
  constexpr int kPlies = 1500;
  State state = game.setup(setup);
  Rng rng(seed, 14);
  for (int ply = 0; ply < kPlies && game.to_act(state) != Seat::Nobody && !testing::Test::HasFatalFailure(); ++ply) {
    const State before = state;
    Events events;
    game.apply(state, random_action(game, state, rng), events);
    look(before, state);
  }
}

}  // namespace longroll::chattanooga::test
