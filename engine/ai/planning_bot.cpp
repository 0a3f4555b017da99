#include "engine/ai/planning_bot.h"

#include <algorithm>

#include "engine/ai/moment.h"
#include "engine/core/hash.h"
#include "engine/core/heap_sort.h"

namespace longroll {

/// What is seen is what the action advised last has led to, and the plan has more to do.
bool PlanningBot::goes_on_as_planned(const View& view) {
  if (candidates_.empty() || !is_decided_ || view.seat != view_.seat ||
      done_of_line_ + 1 >= candidates_.front().line.size()) {
    return false;
  }
  Events events;
  State next = state_;
  game_->apply(next, candidates_.front().line[done_of_line_], events);
  if (game_->to_act(next) != view.seat || game_->view(next, view.seat) != view) {
    return false;
  }
  state_ = std::move(next);
  ++done_of_line_;
  return true;
}

void PlanningBot::begin(const View& view, const Actions& lawful) {
  if (goes_on_as_planned(view)) {
    view_ = view;
    return;
  }
  view_ = view;
  candidates_.clear();
  done_of_line_ = 0;
  next_ = 0;
  trial_ = 0;
  Rng rng = rng_of_moment(seed_, view, lawful);
  luck_ = (static_cast<std::uint64_t>(rng.next()) << 32U) | rng.next();
  std::optional<State> guess = game_->guess(view, rng);
  if (guess && lawful.size() > 1) {
    state_ = std::move(*guess);
    find_candidates(lawful);
  }
  if (candidates_.empty()) {
    candidates_.push_back({{lawful.front()}, 0, 0});
  }
  is_decided_ = candidates_.size() == 1 || foresight_.trials == 0;
}

/// The best of the plans is the one; its way holds for the turn.
void PlanningBot::decide() {
  is_decided_ = true;
  way_ = candidates_.front().way;
  chosen_at_ = advisor_->clock(state_);
}

/// The way of one who does not try them: one of the timid.
int PlanningBot::way_by_lot() const {
  const auto turn = static_cast<std::uint64_t>(advisor_->clock(state_));
  const int bold = advisor_->way_count() / 2;
  const auto timid = static_cast<std::uint64_t>(advisor_->way_count() - bold);
  return bold + static_cast<int>(mix64(seed_ ^ mix64(turn)) % timid);
}

/// It has been chosen before, and holds; or it is not chosen here.
bool PlanningBot::has_way() const {
  return advisor_->is_way_for_a_turn() &&
         (!advisor_->can_choose_way(state_, view_.seat) || (way_ && chosen_at_ == advisor_->clock(state_)));
}

/// One plan for each way; equal plans are one.
void PlanningBot::find_candidates(const Actions& lawful) {
  const bool is_open = foresight_.trials > 0 && !has_way();
  const int first = is_open || (foresight_.trials == 0 && !foresight_.by_lot) ? 0
                    : foresight_.by_lot                                       ? way_by_lot()
                                                                              : way_.value_or(0);
  const int end = is_open ? advisor_->way_count() : first + 1;
  for (int way = first; way < end; ++way) {
    std::vector<Action> line = advisor_->plan(state_, way);
    const bool is_new = std::none_of(candidates_.begin(), candidates_.end(),
                                     [&](const Candidate& other) { return other.line == line; });
    if (!line.empty() && is_new && std::binary_search(lawful.begin(), lawful.end(), line.front())) {
      candidates_.push_back({std::move(line), way, 0});
    }
  }
}

bool PlanningBot::think(int iterations) {
  while (!is_decided_) {
    if (iterations-- <= 0) {
      return true;
    }
    play_on(candidates_[next_], trial_);
    if (++next_ < candidates_.size()) {
      continue;
    }
    next_ = 0;
    ++trial_;
    const bool is_last = trial_ >= foresight_.trials;
    if (is_last || trial_ * 2 == foresight_.trials) {
      halve();
    }
    if (is_last) {
      decide();
    }
  }
  return false;
}

/// The better half of the plans goes on; all were tried under the same luck.
void PlanningBot::halve() {
  heap_sort(candidates_.begin(), candidates_.end(),
            [](const Candidate& a, const Candidate& b) { return a.sum != b.sum ? a.sum > b.sum : a.way < b.way; });
  candidates_.resize((candidates_.size() + 1) / 2);
}

void PlanningBot::play_on(Candidate& candidate, int trial) {
  playing_.start(state_, FixedLuck(mix64(luck_ + static_cast<std::uint64_t>(trial))));
  const int until = playing_.clock() + foresight_.turns;
  for (const Action& action : candidate.line) {
    playing_.apply(action);
  }
  for (int plans = 0; plans < foresight_.decisions; ++plans) {
    const Seat seat = playing_.let_chance_act();
    if (!is_player(seat) || playing_.clock() >= until) {
      break;
    }
    // The own side goes on in the way that it began; the enemy is taken to be steady.
    for (const Action& action : advisor_->plan(playing_.state(), seat == view_.seat ? candidate.way : 0)) {
      playing_.apply(action);
    }
  }
  candidate.sum += playing_.value(view_.seat);
}

Action PlanningBot::best() const {
  const auto most = std::max_element(candidates_.begin(), candidates_.end(),
                                     [](const Candidate& a, const Candidate& b) { return a.sum < b.sum; });
  return is_decided_ ? candidates_.front().line[done_of_line_] : most->line[done_of_line_];
}

}  // namespace longroll
