#include "engine/ai/search_bot.h"

#include <algorithm>

#include "engine/ai/moment.h"

namespace longroll {

void SearchBot::begin(const View& view, const Actions& lawful) {
  view_ = view;
  lawful_ = lawful;
  rng_ = rng_of_moment(seed_, view, lawful);
  done_ = 0;
  is_obvious_ = lawful.size() == 1;
  tree_.clear();
}

bool SearchBot::has_decided() const {
  return is_obvious_ || done_ >= effort_.iterations || tree_.is_settled(effort_.iterations - done_);
}

bool SearchBot::think(int iterations) {
  while (!has_decided()) {
    if (iterations-- <= 0) {
      return true;
    }
    iterate();
    ++done_;
  }
  return false;
}

void SearchBot::iterate() {
  std::optional<State> guess = game_->guess(view_, rng_);
  if (!guess) {
    return;
  }
  playing_.start(std::move(*guess));
  const int until = playing_.clock() + effort_.turns;
  path_.assign(1, Tree::kRoot);
  for (int depth = 0; depth < effort_.decisions; ++depth) {
    const Seat seat = playing_.let_chance_act(rng_);
    if (!is_player(seat) || (depth > 0 && playing_.clock() >= until)) {
      break;
    }
    const Actions& lawful = playing_.actions();
    if (lawful.size() == 1) {
      playing_.apply(Action(lawful.front()));
      continue;
    }
    const std::vector<int>& weights = playing_.weights();
    if (path_.size() == 1) {
      is_obvious_ = std::count_if(weights.begin(), weights.end(), [](int weight) { return weight > 1; }) == 1;
    }
    const Tree::NodeId child =
        tree_.select(path_.back(), lawful, weights, seat == view_.seat ? 1 : -1, effort_.curiosity);
    path_.push_back(child);
    playing_.apply(Action(tree_.node(child).action));
    if (tree_.node(child).visits == 0) {
      play_on(until);
      break;
    }
  }
  const int value = playing_.value(view_.seat);
  for (const Tree::NodeId id : path_) {
    tree_.add(id, value);
  }
}

void SearchBot::play_on(int until) {
  for (int depth = 0; depth < effort_.decisions; ++depth) {
    if (!is_player(playing_.let_chance_act(rng_)) || playing_.clock() >= until) {
      return;
    }
    playing_.play_by_weight(rng_);
  }
}

Action SearchBot::best() const {
  const Tree::NodeId id = tree_.favourite();
  return id == Tree::kNone ? lawful_.front() : tree_.node(id).action;
}

}  // namespace longroll
