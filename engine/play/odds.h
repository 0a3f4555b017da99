#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/game.h"

namespace longroll {

/// One result of a roll and how often it comes: weight / Odds::total.
struct Share {
  std::string summary;
  std::uint64_t weight = 0;
  bool operator==(const Share&) const = default;
};

/// What a roll can come to: every chance node that an action leads to is played out, the same nodes that real dice go
/// through; there is no second formula. Offers to interrupt are passed by.
struct Odds {
  std::uint64_t total = 0;
  std::vector<Share> shares;  ///< in order of first appearance, low dice first
  /// The results differ with pieces that the player cannot see: these are the mean of several guesses at them.
  bool is_estimate = false;
  bool operator==(const Odds&) const = default;
};

constexpr std::uint64_t kMaxOddsPositions = 100'000;

/// Odds of the roll that a lawful `action` of the player of this View leads to, up to its result or the next real
/// decision. They are counted over States that the View allows, so they tell nothing else: equal Views, equal odds.
/// Empty when it leads to no roll, or to more than `limit` different positions.
std::optional<Odds> odds_of(const Game& game, const View& view, const Action& action,
                            std::uint64_t limit = kMaxOddsPositions);

/// The same counted on a State, hidden pieces included: for what has happened, for tools and tests. Never show it
/// before a decision.
std::optional<Odds> odds_in(const Game& game, const State& state, const Action& action,
                            std::uint64_t limit = kMaxOddsPositions);

/// What a count of chances asks at every position on its way.
struct Enquiry {
  /// What the events since the position before came to, as a number of the asker's; empty: nothing yet. A way that has
  /// rolled ends at its first result.
  std::function<std::optional<int>(const State& before, const Events& events)> result;
  /// What a player who is asked answers; empty: the way ends there, without a result.
  std::function<std::optional<Action>(const State& state)> answer;
  std::uint64_t limit = kMaxOddsPositions;  ///< positions played out at most
};

/// How often each result comes: weight / Chances::total.
struct Chances {
  struct Part {
    std::optional<int> result;
    std::uint64_t weight = 0;
    bool operator==(const Part&) const = default;
  };
  std::uint64_t total = 0;  ///< 10^15 at most, so that shares of it can be multiplied
  std::vector<Part> parts;  ///< in order of first appearance, low dice first
  bool is_estimate = false;
  bool operator==(const Chances&) const = default;
};

/// The count behind odds_of and odds_in, for results of one's own. Positions that different dice bring about alike are
/// counted together, so that twenty dice are little more work than five.
std::optional<Chances> chances_of(const Game& game, const View& view, const Action& action, const Enquiry& enquiry);
std::optional<Chances> chances_in(const Game& game, const State& state, const Action& action, const Enquiry& enquiry);

}  // namespace longroll
