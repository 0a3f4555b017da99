#pragma once
#include <cstdint>
#include <map>
#include <optional>

#include "engine/core/hash.h"
#include "tests/rules/campaign/war.h"

/// All that dice can bring, played out in the game die by die, for tests of what is told before they fall.
namespace longroll::campaign::test {

/// The weight of all ways together: ten dice can be told apart.
constexpr std::uint64_t kAllWays = 60'466'176;

/// Plays an action and all dice after it. A player who is asked answers `answer(State)`; where that is empty the way
/// ends with `end(State, weight)`. Everything that happens is told: `happens(State before, Events, weight)`. Positions
/// that come about alike go on as one.
template <class Answer, class Happens, class End>
void play_all_dice(const State& start, const Action& action, Answer&& answer, Happens&& happens, End&& end) {
  struct Way {
    State state;
    std::uint64_t weight = 0;
  };
  const Campaign& game = shipped_campaign();
  const auto act = [&](const Way& way, const Action& done, std::uint64_t weight) {
    Way after{way.state, weight};
    Events events;
    game.apply(after.state, done, events);
    happens(way.state, events, weight);
    return after;
  };
  std::map<std::uint64_t, Way> row;
  const auto add = [&](Way way) {
    for (std::optional<Action> next; is_player(game.to_act(way.state)) && (next = answer(way.state));) {
      way = act(way, *next, way.weight);
    }
    if (game.to_act(way.state) != Seat::Chance || !answer(way.state)) {
      end(way.state, way.weight);
      return;
    }
    Way& same = row.try_emplace(hash_of(way.state), Way{way.state, 0}).first->second;
    same.weight += way.weight;
  };
  add(act({start, kAllWays}, action, kAllWays));
  while (!row.empty()) {
    for (const auto& [hash, way] : std::exchange(row, {})) {
      const Chance chance = game.chance(way.state);
      ASSERT_EQ(way.weight % static_cast<std::uint64_t>(chance.ways), 0U) << "more dice than can be told apart";
      for (int k = 0; k < chance.ways; ++k) {
        add(act(way, chance.outcome(k), way.weight / static_cast<std::uint64_t>(chance.ways)));
      }
    }
  }
}

}  // namespace longroll::campaign::test
