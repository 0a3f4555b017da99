#pragma once
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/game.h"

namespace longroll {

/// A position that comes up in a test is one that play can reach, and what is refused is not offered.
inline void expect_sound(const Game& game, const State& state) {
  EXPECT_EQ(describe(game.faults_of(state)), "");
  Actions lawful;
  game.actions(state, lawful);
  EXPECT_TRUE(std::is_sorted(lawful.begin(), lawful.end()));
  for (const Action& action : lawful) {
    EXPECT_FALSE(game.refuse(state, game.to_act(state), action)) << game.text(state, action);
  }
}

}  // namespace longroll
