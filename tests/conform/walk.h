#pragma once
#include "engine/core/rng.h"
#include "tests/conform/conform.h"

namespace longroll::conform {

/// A moment of a random game: a player is to decide, or (actions empty) Chance, or nobody.
struct Moment {
  const Game& game;
  const Setup& setup;
  const State& state;
  Seat seat;
  const Actions& actions;  ///< of a player; outcomes of Chance
  Rng& rng;
  Faults& breaches;

  void breach(const std::string& what) const {
    breaches.push_back({game.info().id + " at " + (state.stack.empty() ? "?" : game.step_id(state.top().kind)), what});
  }
};

constexpr std::size_t kMaxBreaches = 5;

/// Plays `games` random games at the table and looks at every moment, the last included. Stops at the first few
/// breaches. A sparing table plays fewer games and looks at fewer of their moments, but never lets one pass without an
/// action.
template <class Look>
Faults walk(const Table& table, std::uint64_t seed, int games, const Look& look) {
  Faults breaches;
  const Game& game = *table.game;
  const auto every = static_cast<std::uint32_t>(table.sparing);
  for (int n = 0; n * table.sparing < games; ++n) {
    Rng rng(seed + static_cast<std::uint64_t>(n));
    State state = game.setup(table.setup);
    Actions actions;
    Events events;
    for (std::uint32_t moments = 0;; ++moments) {
      const Seat seat = game.to_act(state);
      actions.clear();
      if (is_player(seat)) {
        game.actions(state, actions);
      } else if (seat == Seat::Chance) {
        const Chance chance = game.chance(state);
        for (int k = 0; k < chance.ways; ++k) {
          actions.push_back(chance.outcome(k));
        }
      }
      const Moment moment{game, table.setup, state, seat, actions, rng, breaches};
      if (is_player(seat) && actions.size() > table.longest_list) {
        moment.breach("law 12: " + std::to_string(actions.size()) + " lawful actions in one list");
      }
      if (seat == Seat::Nobody || moments % every == static_cast<std::uint32_t>(n) % every) {
        look(moment);
      }
      if (seat != Seat::Nobody && (actions.empty() || moments >= kMaxDecisions)) {
        moment.breach(actions.empty() ? "law 6: nothing can be done" : "law 6: random play does not end");
      }
      if (breaches.size() >= kMaxBreaches || actions.empty() || moments >= table.most_decisions) {
        break;
      }
      events.clear();
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
    if (!breaches.empty()) {
      break;
    }
  }
  return breaches;
}

}  // namespace longroll::conform
