#include "engine/ai/greedy_bot.h"

#include <algorithm>

#include "engine/ai/moment.h"

namespace longroll {
namespace {
/// Of two actions after which it stands alike the more promising is taken: its weight counts this much at most.
constexpr int kMaxForPromise = 8;

/// What is not worth a thought stands behind everything else.
constexpr int kOutOfMind = 10'000;
}  // namespace

void GreedyBot::begin(const View& view, const Actions& lawful) {
  view_ = view;
  lawful_ = lawful;
  rng_ = rng_of_moment(seed_, view, lawful);
  done_ = 0;
  sums_.assign(lawful.size(), 0);
}

bool GreedyBot::think(int iterations) {
  while (iterations-- > 0 && done_ < guesses_ && lawful_.size() > 1) {
    try_all();
    ++done_;
  }
  return done_ < guesses_ && lawful_.size() > 1;
}

void GreedyBot::try_all() {
  const std::optional<State> guess = game_->guess(view_, rng_);
  if (!guess) {
    return;
  }
  // The same luck for every action, so that luck does not choose between them.
  const FixedLuck luck(rng_.next());
  playing_.start(*guess, luck);
  playing_.actions();
  const std::vector<int> promise = playing_.weights();
  const int most = *std::max_element(promise.begin(), promise.end());
  for (std::size_t i = 0; i < lawful_.size(); ++i) {
    if (promise[i] == 1 && most > 1) {
      sums_[i] -= kOutOfMind;
      continue;
    }
    sums_[i] += value_of(*guess, lawful_[i], luck) + promise[i] * kMaxForPromise / most;
  }
}

int GreedyBot::value_of(const State& guess, const Action& action, const FixedLuck& luck) {
  playing_.start(guess, luck);
  playing_.apply(action);
  do {
    playing_.let_chance_act();
  } while (playing_.passes_by(other(view_.seat)));
  return playing_.value(view_.seat);
}

Action GreedyBot::best() const {
  const auto most = std::max_element(sums_.begin(), sums_.end());
  return lawful_[static_cast<std::size_t>(most - sums_.begin())];
}

}  // namespace longroll
