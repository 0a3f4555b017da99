#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/game.h"

namespace longroll {

/// One result of a roll and how often it comes: weight / Odds::total.
struct Share {
  std::string gist;
  std::uint64_t weight = 0;
  bool operator==(const Share&) const = default;
};

/// What a roll can come to, exactly: every chance node that an action leads to is played out, the same nodes that real
/// dice go through; there is no second formula. Offers to interrupt are passed by.
struct Odds {
  std::uint64_t total = 0;
  std::vector<Share> shares;  ///< in order of first appearance, low dice first
};

/// Odds of the roll that a lawful `action` leads to, up to the next real decision. Empty when it leads to no roll, or
/// to more than `limit` outcomes.
std::optional<Odds> odds_of(const Game& game, const State& state, const Action& action, std::uint64_t limit = 100'000);

}  // namespace longroll
