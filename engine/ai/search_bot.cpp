#include "engine/ai/search_bot.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/ai/moment.h"
#include "engine/core/hash.h"
#include "engine/core/heap_sort.h"

namespace longroll {
namespace {

/// Actions of one verb with the same object (in Dixie: cards that go to the same place) are of a kind. The claim of
/// each further one to a thought is divided by this: an assault that looks poor is tried before the sixth card that
/// could come to the Reserve.
constexpr std::int64_t kVariety = 8;

/// Claims are counted in so small parts of a weight that many divisions leave something.
constexpr std::int64_t kParts = std::int64_t{1} << 30U;

bool are_of_a_kind(const Action& a, const Action& b) {
  return a.verb == b.verb && object_argument(a) == object_argument(b);
}

/// log2 of a weight, linear between powers of two: the same on every machine.
double doublings(int weight) {
  const int whole = static_cast<int>(std::bit_width(static_cast<unsigned>(weight))) - 1;
  return whole + (static_cast<double>(weight) / static_cast<double>(1U << static_cast<unsigned>(whole)) - 1.0);
}

}  // namespace

void SearchBot::begin(const View& view, const Actions& lawful) {
  view_ = view;
  lawful_ = lawful;
  Rng rng = rng_of_moment(seed_, view, lawful);
  luck_ = (static_cast<std::uint64_t>(rng.next()) << 32U) | rng.next();
  candidates_.clear();
  next_ = 0;
  trial_ = 0;
  guessed_ = kNoTrial;
  done_ = 0;
  tree_.clear();
  find_candidates();
}

/// The actions worth a thought, in one guess, the most promising first.
void SearchBot::find_candidates() {
  std::vector<int> weights(lawful_.size(), 1);
  if (lawful_.size() > 1 && start_trial(0)) {
    playing_.actions();
    weights = playing_.weights();
  }
  const bool has_sense = *std::max_element(weights.begin(), weights.end()) > 1;
  for (std::size_t i = 0; i < lawful_.size(); ++i) {
    if (!has_sense || weights[i] > 1) {
      candidates_.push_back({lawful_[i], tree_.child(Tree::kRoot, lawful_[i]), weights[i], 0});
    }
  }
  keep_the_most_promising();
  rounds_left_ = static_cast<int>(std::bit_width(candidates_.size() - 1));
  const auto count = static_cast<int>(candidates_.size());
  iterations_ = std::min(effort_.iterations, effort_.share * count);
  until_trial_ = rounds_left_ == 0 ? 0 : std::max<int>(1, iterations_ / rounds_left_ / count);
}

void SearchBot::keep_the_most_promising() {
  const auto by = [](auto of) {
    return
        [of](const Candidate& a, const Candidate& b) { return of(a) != of(b) ? of(a) > of(b) : a.action < b.action; };
  };
  heap_sort(candidates_.begin(), candidates_.end(), by([](const Candidate& one) { return one.weight; }));
  for (auto one = candidates_.begin(); one != candidates_.end(); ++one) {
    one->claim = one->weight * kParts;
    for (auto better = candidates_.begin(); better != one; ++better) {
      one->claim /= are_of_a_kind(one->action, better->action) ? kVariety : 1;
    }
  }
  heap_sort(candidates_.begin(), candidates_.end(), by([](const Candidate& one) { return one.claim; }));
  candidates_.resize(std::min(candidates_.size(), static_cast<std::size_t>(effort_.candidates)));
}

bool SearchBot::think(int iterations) {
  while (candidates_.size() > 1) {
    if (iterations-- <= 0) {
      return true;
    }
    iterate(candidates_[next_], trial_);
    ++done_;
    if (++next_ < candidates_.size()) {
      continue;
    }
    next_ = 0;
    if (++trial_ >= until_trial_) {
      halve();
    }
  }
  return false;
}

/// What trials say, and what the Advisor said beforehand: the more trials, the less that counts.
double SearchBot::merit_of(const Candidate& candidate) const {
  const Tree::Node& node = tree_.node(candidate.node);
  const double promise = effort_.trust * doublings(candidate.weight) / std::sqrt(1.0 + node.visits);
  return promise + (node.visits == 0 ? 0.0 : static_cast<double>(node.sum) / node.visits);
}

/// The better half goes on; all have been tried under the same luck.
void SearchBot::halve() {
  heap_sort(candidates_.begin(), candidates_.end(), [this](const Candidate& a, const Candidate& b) {
    const double one = merit_of(a);
    const double two = merit_of(b);
    return one != two ? one > two : a.action < b.action;
  });
  candidates_.resize((candidates_.size() + 1) / 2);
  --rounds_left_;
  if (candidates_.size() > 1) {
    const int left = iterations_ - done_;
    until_trial_ = trial_ + std::max<int>(1, left / std::max(1, rounds_left_) / static_cast<int>(candidates_.size()));
  }
}

/// Lays out the guess and the luck of that trial: the same for every candidate.
bool SearchBot::start_trial(int trial) {
  const std::uint64_t seed = mix64(luck_ + static_cast<std::uint64_t>(trial));
  if (trial != guessed_) {
    Rng rng(seed);
    guess_ = game_->guess(view_, rng);
    guessed_ = trial;
  }
  if (guess_) {
    playing_.start(*guess_, FixedLuck(mix64(~seed)));
  }
  return guess_.has_value();
}

void SearchBot::iterate(const Candidate& candidate, int trial) {
  if (!start_trial(trial)) {
    return;
  }
  const int turn = playing_.clock();
  const int until = turn + effort_.turns;
  path_ = {Tree::kRoot, candidate.node};
  playing_.apply(candidate.action);
  bool learning = true;
  for (int depth = 0; depth < effort_.decisions; ++depth) {
    const Seat seat = playing_.let_chance_act();
    if (!is_player(seat) || playing_.clock() >= until) {
      break;
    }
    learning = learning && playing_.clock() == turn;
    if (!learning || seat != view_.seat) {
      playing_.play_by_weight();
      continue;
    }
    learning = descend();
  }
  const int value = playing_.value(view_.seat);
  for (const Tree::NodeId id : path_) {
    tree_.add(id, value);
  }
}

/// Decides for the own seat by what the tree has learnt; false when that was new to it.
bool SearchBot::descend() {
  const Actions& lawful = playing_.actions();
  if (lawful.size() == 1) {
    playing_.apply(Action(lawful.front()));
    return true;
  }
  const Tree::NodeId child = tree_.select(path_.back(), lawful, playing_.weights(), effort_.curiosity);
  path_.push_back(child);
  playing_.apply(Action(tree_.node(child).action));
  return tree_.node(child).visits > 0;
}

Action SearchBot::best() const {
  const auto better = [this](const Candidate& a, const Candidate& b) { return merit_of(a) < merit_of(b); };
  return std::max_element(candidates_.begin(), candidates_.end(), better)->action;
}

}  // namespace longroll
