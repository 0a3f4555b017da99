// build: small
#include "engine/play/odds.h"

#include <algorithm>
#include <utility>

namespace longroll {
namespace {

class Enumeration {
 public:
  Enumeration(const Game& game, std::uint64_t limit) : game_(game), limit_(limit) {}

  /// Plays out every way from `state` on; false when there are too many. `weight` is kept as a fraction of total_,
  /// which grows as deeper dice are met: shares are first gathered as (gist, ways of this path's dice).
  bool walk(const State& before, State state, Events events, std::uint64_t ways) {
    for (;;) {
      const Seat seat = game_.to_act(state);
      if (seat == Seat::Chance) {
        return branch(before, state, events, ways);
      }
      const std::optional<Action> pass = is_player(seat) ? game_.pass_of(state) : std::nullopt;
      if (!pass) {
        leaves_.push_back({game_.gist(before, events), ways});
        return leaves_.size() <= limit_;
      }
      game_.apply(state, *pass, events);
    }
  }

  Odds total() const {
    // Leaves lie at different depths: each has probability 1 / ways. The common denominator is the greatest, for all
    // ways are products of the same few dice; where one does not divide it, the lowest common multiple is taken.
    Odds odds;
    odds.total = 1;
    for (const Leaf& leaf : leaves_) {
      odds.total = odds.total / gcd(odds.total, leaf.ways) * leaf.ways;
    }
    for (const Leaf& leaf : leaves_) {
      const auto same = std::find_if(odds.shares.begin(), odds.shares.end(),
                                     [&](const Share& share) { return share.gist == leaf.gist; });
      if (same == odds.shares.end()) {
        odds.shares.push_back({leaf.gist, odds.total / leaf.ways});
      } else {
        same->weight += odds.total / leaf.ways;
      }
    }
    return odds;
  }

  bool rolled() const { return rolled_; }

 private:
  struct Leaf {
    std::string gist;
    std::uint64_t ways;
  };

  static std::uint64_t gcd(std::uint64_t a, std::uint64_t b) {
    while (b != 0) {
      a = std::exchange(b, a % b);
    }
    return a;
  }

  bool branch(const State& before, const State& state, const Events& events, std::uint64_t ways) {
    const Chance chance = game_.chance(state);
    rolled_ = true;
    const auto sides = static_cast<std::uint64_t>(chance.ways);
    if (ways * sides > limit_) {
      return false;
    }
    for (int k = 0; k < chance.ways; ++k) {
      State next = state;
      Events told = events;
      game_.apply(next, chance.outcome(k), told);
      if (!walk(before, std::move(next), std::move(told), ways * sides)) {
        return false;
      }
    }
    return true;
  }

  const Game& game_;
  std::uint64_t limit_;
  std::vector<Leaf> leaves_;
  bool rolled_ = false;
};

}  // namespace

std::optional<Odds> odds_of(const Game& game, const State& state, const Action& action, std::uint64_t limit) {
  State next = state;
  Events events;
  game.apply(next, action, events);
  Enumeration enumeration(game, limit);
  if (!enumeration.walk(state, std::move(next), std::move(events), 1) || !enumeration.rolled()) {
    return std::nullopt;
  }
  return enumeration.total();
}

}  // namespace longroll
