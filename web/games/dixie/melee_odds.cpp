// build: logic
#include "web/games/dixie/melee_odds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/dixie/words.h"

namespace longroll::web::battlefield {
namespace {

constexpr int kMostSteps = 120'000;         ///< decisions and dice played out before we give up: a tenth of a second
constexpr double kWhole = 1'000'000'000.0;  ///< a share of one in Odds

struct Way {
  State state;
  double share = 1;
};

class Rounds {
 public:
  explicit Rounds(const dx::Dixie& game) : game_(game) {}

  bool play(State state, const Action& first) {
    std::vector<Way> now(1);
    now[0].state = std::move(state);
    if (step(now[0], first, 1)) {
      now = gather();
    }
    while (!now.empty() && steps_ < kMostSteps) {
      for (Way& way : now) {
        if (!go_on(way)) {
          return false;
        }
      }
      now = gather();
    }
    return now.empty();
  }

  /// Shares by the number of hits on a side.
  const std::vector<double>& on(Seat side) const { return hits_[static_cast<std::size_t>(index_of(side))]; }

 private:
  /// Does `action` in a copy of that way; what it comes to is counted or waits to be played on. Always true.
  bool step(const Way& way, const Action& action, int ways) {
    Way next{way.state, way.share / ways};
    Events events;
    game_.apply(next.state, action, events);
    ++steps_;
    for (const Event& event : events) {
      if (event.kind == EventKind::Remark && event.args[0] == static_cast<std::int16_t>(dx::Say::MeleeRound)) {
        count(0, event.args[2], next.share);
        count(1, event.args[3], next.share);
        return true;
      }
    }
    const std::uint64_t key = hash_of(next.state);
    const auto [at, is_new] = waiting_.try_emplace(key, std::move(next));
    at->second.share += is_new ? 0 : way.share / ways;
    return true;
  }

  bool go_on(const Way& way) {
    const Seat seat = game_.to_act(way.state);
    if (seat == Seat::Chance) {
      const Chance chance = game_.chance(way.state);
      for (int k = 0; k < chance.ways; ++k) {
        step(way, chance.outcome(k), chance.ways);
      }
      return true;
    }
    const Action on{static_cast<Verb>(dx::Do::FightOn), {}};
    const std::optional<Action> pass = is_player(seat) ? game_.pass_of(way.state) : std::nullopt;
    if (!pass && (!is_player(seat) || game_.refuse(way.state, seat, on))) {
      return false;  // something else is asked: no round comes of it
    }
    return step(way, pass ? *pass : on, 1);
  }

  std::vector<Way> gather() {
    std::vector<Way> ways;
    ways.reserve(waiting_.size());
    for (auto& [key, way] : waiting_) {
      ways.push_back(std::move(way));
    }
    waiting_.clear();
    return ways;
  }

  void count(std::size_t side, int hits, double share) {
    std::vector<double>& mine = hits_[side];
    mine.resize(std::max(mine.size(), static_cast<std::size_t>(hits) + 1));
    mine[static_cast<std::size_t>(hits)] += share;
  }

  const dx::Dixie& game_;
  std::map<std::uint64_t, Way> waiting_;
  std::array<std::vector<double>, 2> hits_;
  int steps_ = 0;
};

/// Five parts at most: three numbers of hits that are likely, what is less and what is more.
Odds in_parts(const std::vector<double>& hits) {
  const int most = static_cast<int>(hits.size()) - 1;
  const auto share = [&](int from, int to) {
    double sum = 0;
    for (int n = from; n <= std::min(to, most); ++n) {
      sum += hits[static_cast<std::size_t>(n)];
    }
    return sum;
  };
  int low = 0;
  for (int at = 1; most > 4 && at + 3 <= most; ++at) {
    low = share(at, at + 2) > share(low, low + 2) ? at : low;
  }
  const int high = most > 4 ? low + 2 : most;
  Odds odds;
  const auto add = [&](std::string words, double part) {
    odds.shares.push_back({std::move(words), static_cast<std::uint64_t>(std::llround(part * kWhole))});
    odds.total += odds.shares.back().weight;
  };
  if (low > 0) {
    add(low == 1 ? "no hits" : count_of(low - 1, "hit", "hits") + " or fewer", share(0, low - 1));
  }
  for (int n = low; n <= high; ++n) {
    add(n == 0 ? "no hits" : count_of(n, "hit", "hits"), share(n, n));
  }
  if (high < most) {
    add(count_of(high + 1, "hit", "hits") + (high + 1 == most ? "" : " or more"), share(high + 1, most));
  }
  return odds;
}

}  // namespace

std::optional<MeleeOdds> melee_odds(const dx::Dixie& game, const State& state, const Action& action) {
  Rounds rounds(game);
  if (!rounds.play(state, action) || rounds.on(Seat::Union).empty()) {
    return std::nullopt;
  }
  return MeleeOdds{in_parts(rounds.on(Seat::Union)), in_parts(rounds.on(Seat::Confederate))};
}

}  // namespace longroll::web::battlefield
