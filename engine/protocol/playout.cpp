#include "engine/protocol/playout.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/play/setup.h"

namespace longroll {

Playout random_playout(const Game& game, State state, Rng& rng, Trail trail, std::uint32_t most_decisions) {
  Playout playout;
  Actions actions;
  Events events;
  Now now(state, events);
  while (playout.decisions < most_decisions) {
    const Seat seat = game.to_act(state);
    if (seat == Seat::Nobody) {
      playout.ended = true;
      break;
    }
    now.trim_events();
    if (seat == Seat::Chance) {
      const Chance chance = game.chance(state);
      ++playout.chances;
      game.act(now, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
      continue;
    }
    game.choices(now, actions);
    ++playout.decisions;
    game.act(now, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    if (trail == Trail::EveryDecision) {
      playout.trail = mix64(playout.trail ^ hash_of(state));
    }
  }
  playout.end = std::move(state);
  return playout;
}

std::uint64_t signature_of(const Game& game, int playouts_each) {
  constexpr std::uint32_t kEnoughDecisions = 10'000;
  constexpr std::uint32_t kEnoughOfAnOption = 2'000;
  std::uint64_t signature = 0;
  const auto add = [&](const Setup& setup, std::uint32_t most) {
    std::uint32_t decisions = 0;
    for (int i = 0; i < playouts_each && decisions < most; ++i) {
      Rng rng(static_cast<std::uint64_t>(i));
      const Playout playout = random_playout(game, game.setup(setup), rng, Trail::EveryDecision, most - decisions);
      decisions += playout.decisions;
      signature = mix64(signature ^ playout.trail ^ (std::uint64_t{playout.decisions} << 32U) ^ playout.chances);
    }
  };
  const GameInfo& info = game.info();
  for (std::size_t scenario = 0; scenario < info.scenarios.size(); ++scenario) {
    Setup setup = standard_setup(game);
    setup.scenario = static_cast<int>(scenario);
    add(setup, kEnoughDecisions);
    for (std::size_t option = 0; option < info.options.size(); ++option) {
      for (std::size_t value = 0; value < info.options[option].values.size(); ++value) {
        Setup varied = setup;
        varied.options[option] = static_cast<int>(value);
        if (varied.options != setup.options && faults_of_setup(game, varied).empty()) {
          add(varied, kEnoughOfAnOption);
        }
      }
    }
  }
  return signature;
}

namespace {
void count_ways(const Game& game, const State& state, int depth, std::uint64_t most, Perft& perft) {
  const Seat seat = game.to_act(state);
  if (depth == 0 || seat == Seat::Nobody) {
    ++perft.leaves;
    perft.hash += hash_of(state);
    perft.complete = perft.complete && perft.leaves < most;
    return;
  }
  Actions actions;
  if (seat == Seat::Chance) {
    const Chance chance = game.chance(state);
    for (int k = 0; k < chance.ways; ++k) {
      actions.push_back(chance.outcome(k));
    }
  } else {
    game.actions(state, actions);
  }
  Events events;
  for (const Action& action : actions) {
    if (!perft.complete) {
      return;
    }
    State next = state;
    events.clear();
    game.apply(next, action, events);
    count_ways(game, next, depth - 1, most, perft);
  }
}
}  // namespace

Perft perft(const Game& game, const State& state, int depth, std::uint64_t most_leaves) {
  Perft perft;
  count_ways(game, state, depth, most_leaves, perft);
  return perft;
}

}  // namespace longroll
