// build: logic
#include "web/games/dixie/melee_odds.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/words.h"

namespace longroll::web::dixie {
namespace {

constexpr std::uint64_t kMaxPositions = 120'000;  ///< a tenth of a second
constexpr double kWhole = 1'000'000'000.0;        ///< a share of one in Odds
constexpr int kBase = 1024;  ///< a round's hits as one number: on the Union, this many times, and on
                             ///< the Confederates

/// The round's hits on both sides, once it has been fought.
std::optional<int> hits_in(const State&, const Events& events) {
  for (const Event& event : events) {
    if (const auto round = read<dx::notes::MeleeRound>(event)) {
      return round->on_union * kBase + round->on_confederates;
    }
  }
  return std::nullopt;
}

/// Lets special cards be, and fights on.
std::optional<Action> answer(const dx::Dixie& game, const State& state) {
  if (const std::optional<Action> pass = game.pass_of(state)) {
    return pass;
  }
  const Action on = action_of(dx::Do::FightOn);
  return game.refuse(state, game.to_act(state), on) ? std::nullopt : std::optional(on);
}

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

std::optional<MeleeOdds> melee_odds(const dx::Dixie& game, const View& view, const Action& action) {
  const std::optional<Chances> chances = chances_of(
      game, view, action, {hits_in, [&game](const State& state) { return answer(game, state); }, kMaxPositions});
  if (!chances) {
    return std::nullopt;
  }
  std::array<std::vector<double>, 2> hits;
  for (const Chances::Part& part : chances->parts) {
    if (!part.result) {
      return std::nullopt;  // something else is asked: no round comes of it
    }
    for (const auto& [side, count] : {std::pair{0U, *part.result / kBase}, {1U, *part.result % kBase}}) {
      std::vector<double>& mine = hits[side];
      mine.resize(std::max(mine.size(), static_cast<std::size_t>(count) + 1));
      mine[static_cast<std::size_t>(count)] += static_cast<double>(part.weight) / static_cast<double>(chances->total);
    }
  }
  return MeleeOdds{in_parts(hits[0]), in_parts(hits[1])};
}

}  // namespace longroll::web::dixie
