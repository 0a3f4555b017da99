#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "engine/core/rng.h"
#include "engine/games/campaign/game.h"

/// Whole wars, by chance or by who picks.
namespace longroll::campaign::test {

constexpr int kMaxDecisions = 60'000;  ///< no war is longer

/// One of the actions by chance; three times in four no long way over land or water, else those, of which there are
/// most, hide everything else.
inline const Action& picked(const Actions& actions, Rng& rng) {
  const auto is_march = [](const Action& action) {
    const Do verb = verb_of(action);
    return verb == Do::March || verb == Do::SailTo || verb == Do::RunTo || verb == Do::Land;
  };
  const bool skips = rng.below(4) > 0 && !std::all_of(actions.begin(), actions.end(), is_march);
  for (;;) {
    const Action& action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    if (!skips || !is_march(action)) {
      return action;
    }
  }
}

/// Plays one war, to its end or for `most` decisions: `pick(state, actions)` decides for both sides, dice fall by the
/// seed; `look(state, now)` after every `every`-th decision, those of dice too, 0: never. Returns how many there were.
template <class Pick, class Look>
int play_war(const Campaign& game, int scenario, Rng& rng, int every, Pick&& pick, Look&& look,
             int most = kMaxDecisions) {
  State state = game.setup({scenario, {0}, {}});
  Events events;
  Now now(state, events);
  Actions actions;
  int decisions = 0;
  while (game.to_act(state) != Seat::Nobody && decisions < most) {
    if (game.to_act(state) == Seat::Chance) {
      const Chance chance = game.chance(state);
      game.act(now, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
    } else {
      game.choices(now, actions);
      EXPECT_FALSE(actions.empty()) << game.step_id(state.top().kind);
      EXPECT_LE(actions.size(), 600U) << game.step_id(state.top().kind);
      if (actions.empty()) {
        return decisions;
      }
      game.act(now, pick(state, actions));
    }
    now.trim_events();
    ++decisions;
    if (every > 0 && decisions % every == 0) {
      look(state, now);
    }
  }
  EXPECT_LT(decisions, kMaxDecisions);
  return decisions;
}

/// The same by chance.
template <class Look>
int play_randomly(const Campaign& game, int scenario, std::uint64_t seed, int every, Look&& look,
                  int most = kMaxDecisions) {
  Rng rng(seed);
  const auto pick = [&](const State&, const Actions& actions) { return picked(actions, rng); };
  return play_war(game, scenario, rng, every, pick, std::forward<Look>(look), most);
}

}  // namespace longroll::campaign::test
