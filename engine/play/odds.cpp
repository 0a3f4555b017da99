// build: small
#include "engine/play/odds.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "engine/core/hash.h"

namespace longroll {
namespace {

__extension__ using Wide = unsigned __int128;  // 49 dice of six sides

constexpr Wide kMaxWide = ~Wide{0};
constexpr std::uint64_t kMaxTotal = 1'000'000'000'000'000;  ///< of Chances
constexpr std::uint64_t kRoundedTotal = 1'000'000'000'000;  ///< where the exact total would be greater
constexpr int kGuesses = 12;

Wide greatest_divisor(Wide a, Wide b) {
  while (b != 0) {
    a = std::exchange(b, a % b);
  }
  return a;
}

/// A position on the way to a result, and how likely it is: weight / the denominator of its row.
struct Way {
  State state;
  std::optional<int> result{};
  Wide weight = 1;
  /// Where its first path lies among all paths, from 0 to 1, and how much of them begins with it: parts are told in
  /// that order.
  double first = 0;
  double width = 1;
};

/// Plays out an action row by row: all positions after so many rolls, each once.
class Count {
 public:
  Count(const Game& game, const Enquiry& enquiry) : game_(game), enquiry_(enquiry) {}

  /// False when there is no roll, or there are too many positions.
  bool play(const State& state, const Action& action) {
    Way start{state};
    step(state, start, action);
    if (!settle(std::move(start), false)) {
      return false;
    }
    bool rolled = false;
    while (!row_.empty()) {
      rolled = true;
      if (!roll()) {
        return false;
      }
    }
    return rolled;
  }

  std::uint64_t played() const { return played_; }

  Chances chances() const {
    std::vector<Part> parts = parts_;
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.first < b.first; });
    Wide total = denominator_;
    for (Part& part : parts) {
      part.weight *= denominator_ / part.denominator;
      total = greatest_divisor(total, part.weight);
    }
    const Wide divisor = denominator_ > kMaxTotal ? std::max<Wide>(total, 1) : 1;
    total = denominator_ / divisor;
    Chances chances;
    for (const Part& part : parts) {
      const Wide weight = part.weight / divisor;
      const std::uint64_t told =
          total <= kMaxTotal ? static_cast<std::uint64_t>(weight)
                             : static_cast<std::uint64_t>(static_cast<double>(weight) / static_cast<double>(total) *
                                                              static_cast<double>(kRoundedTotal) +
                                                          0.5);
      chances.parts.push_back({part.result, told});
      chances.total += told;
    }
    return chances;
  }

 private:
  struct Part {
    std::optional<int> result;
    Wide weight;
    Wide denominator;
    double first;
  };

  /// Does it at that position, which is `before` still; the first result that comes of it stays.
  void step(const State& before, Way& way, const Action& action) {
    events_.clear();
    game_.apply(way.state, action, events_);
    ++played_;
    if (!way.result) {
      way.result = enquiry_.result(before, events_);
    }
  }

  /// Goes on from a position until a roll is owed or it has come to something. False when there are too many.
  bool settle(Way way, bool rolled) {
    for (;;) {
      if (played_ > enquiry_.limit) {
        return false;
      }
      const Seat seat = game_.to_act(way.state);
      if (rolled && way.result) {
        finish(way);
        return true;
      }
      if (seat == Seat::Chance) {
        wait(std::move(way));
        return true;
      }
      const std::optional<Action> answer = is_player(seat) ? enquiry_.answer(way.state) : std::nullopt;
      if (!answer) {
        finish(way);
        return true;
      }
      const State before = way.state;
      step(before, way, *answer);
    }
  }

  void finish(const Way& way) {
    for (Part& part : parts_) {
      if (part.result == way.result) {
        part.weight = part.weight * (denominator_ / part.denominator) + way.weight;
        part.denominator = denominator_;
        part.first = std::min(part.first, way.first);
        return;
      }
    }
    parts_.push_back({way.result, way.weight, denominator_, way.first});
  }

  /// The way stands in the next row, counted together with what is there alike.
  void wait(Way way) {
    const std::uint64_t key = mix64(hash_of(way.state) ^ static_cast<std::uint64_t>(way.result.value_or(-1) + 1));
    const auto [at, is_new] = places_.try_emplace(key, row_.size());
    if (is_new) {
      row_.push_back(std::move(way));
      return;
    }
    Way& same = row_[at->second];
    same.weight += way.weight;
    if (way.first < same.first) {
      same.first = way.first;
      same.width = way.width;
    }
  }

  /// Every position of the row rolls.
  bool roll() {
    const std::vector<Way> row = std::exchange(row_, {});
    places_.clear();
    std::vector<Chance> chances;
    std::uint64_t sides = 1;
    for (const Way& way : row) {
      chances.push_back(game_.chance(way.state));
      const std::uint64_t most = std::lcm(sides, static_cast<std::uint64_t>(chances.back().ways));
      if (most > kMaxTotal) {
        return false;
      }
      sides = most;
    }
    if (denominator_ > kMaxWide / sides) {
      return false;
    }
    denominator_ *= sides;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const int ways = chances[i].ways;
      for (int k = 0; k < ways; ++k) {
        Way way = row[i];
        way.weight *= sides / static_cast<std::uint64_t>(ways);
        way.width /= ways;
        way.first += k * way.width;
        step(row[i].state, way, chances[i].outcome(k));
        if (!settle(std::move(way), true)) {
          return false;
        }
      }
    }
    return true;
  }

  const Game& game_;
  const Enquiry& enquiry_;
  Events events_;
  std::vector<Way> row_;                         ///< positions that wait for a roll
  std::map<std::uint64_t, std::size_t> places_;  ///< where in row_, by what is alike
  std::vector<Part> parts_;
  Wide denominator_ = 1;
  std::uint64_t played_ = 0;
};

/// A number that is the same for equal Views.
std::uint64_t seed_of(const View& view) {
  std::uint64_t seed = hash_of(view.seen) ^ static_cast<std::uint64_t>(index_of(view.seat) + 1);
  for (const Hidden& hidden : view.hidden) {
    seed = mix64(seed ^ (static_cast<std::uint64_t>(hidden.place + 1) << 32U) ^
                 (static_cast<std::uint64_t>(hidden.owner) << 16U) ^ static_cast<std::uint64_t>(hidden.count));
  }
  for (const std::int16_t kind : view.remembered) {
    seed = mix64(seed ^ static_cast<std::uint64_t>(kind + 1));
  }
  return seed;
}

/// The mean of counts, each worth as much as the others.
Chances mean_of(const std::vector<Chances>& counts) {
  if (std::all_of(counts.begin(), counts.end(), [&](const Chances& one) { return one.parts == counts[0].parts; })) {
    return counts[0];
  }
  Chances mean;
  mean.is_estimate = true;
  constexpr std::uint64_t kShareOfAGuess = kRoundedTotal / kGuesses;
  for (const Chances& count : counts) {
    for (const Chances::Part& part : count.parts) {
      const auto weight = static_cast<std::uint64_t>(
          static_cast<double>(part.weight) / static_cast<double>(count.total) * static_cast<double>(kShareOfAGuess) +
          0.5);
      const auto same = std::find_if(mean.parts.begin(), mean.parts.end(),
                                     [&](const Chances::Part& other) { return other.result == part.result; });
      if (same == mean.parts.end()) {
        mean.parts.push_back({part.result, weight});
      } else {
        same->weight += weight;
      }
      mean.total += weight;
    }
  }
  return mean;
}

/// The summaries of rolls by number, and the enquiry that numbers them.
class RollSummaries {
 public:
  RollSummaries(const Game& game, std::uint64_t limit)
      : enquiry_{[this, &game](const State& before, const Events& events) {
                   return number_of(game.roll_summary(before, events));
                 },
                 [&game](const State& state) { return game.pass_of(state); }, limit} {}
  RollSummaries(const RollSummaries&) = delete;
  RollSummaries& operator=(const RollSummaries&) = delete;

  const Enquiry& enquiry() const { return enquiry_; }

  std::optional<Odds> odds_by(const std::optional<Chances>& chances) const {
    if (!chances) {
      return std::nullopt;
    }
    Odds odds{chances->total, {}, chances->is_estimate};
    for (const Chances::Part& part : chances->parts) {
      odds.shares.push_back({part.result ? words_[static_cast<std::size_t>(*part.result)] : "", part.weight});
    }
    return odds;
  }

 private:
  std::optional<int> number_of(const std::string& summary) {
    if (summary.empty()) {
      return std::nullopt;
    }
    const auto at = std::find(words_.begin(), words_.end(), summary);
    const auto number = static_cast<int>(at - words_.begin());
    if (at == words_.end()) {
      words_.push_back(summary);
    }
    return number;
  }

  std::vector<std::string> words_;
  Enquiry enquiry_;
};

}  // namespace

std::optional<Chances> chances_in(const Game& game, const State& state, const Action& action, const Enquiry& enquiry) {
  Count count(game, enquiry);
  return count.play(state, action) ? std::optional(count.chances()) : std::nullopt;
}

std::optional<Chances> chances_of(const Game& game, const View& view, const Action& action, const Enquiry& enquiry) {
  if (view.hidden.empty()) {
    return chances_in(game, view.seen, action, enquiry);
  }
  Rng rng(seed_of(view));
  std::vector<Chances> counts;
  std::uint64_t played = 0;
  // A count that is long takes fewer guesses.
  for (int i = 0; i < kGuesses && (i == 0 || played + played / static_cast<std::uint64_t>(i) <= enquiry.limit); ++i) {
    const std::optional<State> guess = game.guess(view, rng);
    if (!guess) {
      return std::nullopt;
    }
    Count count(game, enquiry);
    if (count.play(*guess, action)) {
      counts.push_back(count.chances());
    } else if (i == 0) {
      return std::nullopt;
    }
    played += count.played();
  }
  return mean_of(counts);
}

std::optional<Odds> odds_of(const Game& game, const View& view, const Action& action, std::uint64_t limit) {
  const RollSummaries summaries(game, limit);
  return summaries.odds_by(chances_of(game, view, action, summaries.enquiry()));
}

std::optional<Odds> odds_in(const Game& game, const State& state, const Action& action, std::uint64_t limit) {
  const RollSummaries summaries(game, limit);
  return summaries.odds_by(chances_in(game, state, action, summaries.enquiry()));
}

}  // namespace longroll
