// build: small
#include "engine/ai/planned/portfolio_bot.h"

#include <algorithm>
#include <numeric>

#include "engine/ai/moment.h"
#include "engine/core/hash.h"
#include "engine/core/heap_sort.h"

namespace longroll {
namespace {

/// A challenger must do better in this many times the usual trials, of which the first are those by which the best was
/// found, so that it is not chosen for luck that happens to suit it.
constexpr std::size_t kProof = 2;

constexpr std::int64_t kEndless = 1'000'000'000;

/// Plans that are kept as parents beside the best.
constexpr std::size_t kMaxParents = 6;

/// Plans that are tried in the first half of the trials and, the better half of them, in the second.
std::int64_t count_of_both_halves(std::int64_t plans) { return plans + (plans + 1) / 2; }

std::int64_t sum_of(const std::vector<int>& values, std::size_t count) {
  return std::accumulate(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count), std::int64_t{0});
}

}  // namespace

/// What is seen is what the action advised last has led to, and the plan has more to do.
bool PortfolioBot::goes_on_as_planned(const View& view) {
  if (candidates_.empty() || stage_ != Stage::Decided || view.seat != view_.seat ||
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

void PortfolioBot::begin(const View& view, const Actions& lawful) {
  if (goes_on_as_planned(view)) {
    view_ = view;
    return;
  }
  view_ = view;
  candidates_.clear();
  challenger_.reset();
  scripts_.clear();
  done_of_line_ = 0;
  next_ = 0;
  spent_ = 0;
  is_halved_ = false;
  Rng rng = rng_of_moment(seed_, view, lawful);
  luck_ = (static_cast<std::uint64_t>(rng.next()) << 32U) | rng.next();
  std::optional<State> guess = game_->guess(view, rng);
  const bool is_known = guess && lawful.size() > 1;
  if (is_known) {
    state_ = std::move(*guess);
    trials_ = fitting_trials();
    length_ = length_of_trial(trials_);
    find_candidates(lawful);
  }
  if (candidates_.empty()) {
    candidates_.push_back({{lawful.front()}, {}, 0, {}});
  }
  const bool is_open = is_known && foresight_.trials > 0 && has_choice();
  stage_ = is_open && (candidates_.size() > 1 || foresight_.effort > 0) ? Stage::Seeds : Stage::Decided;
}

/// The best of the plans is the one; its assignment holds for the turn.
void PortfolioBot::decide() {
  stage_ = Stage::Decided;
  challenger_.reset();
  chosen_ = candidates_.front().assignment;
  chosen_at_ = advisor_->clock(state_);
}

/// The way of one who does not try them: one of the timid.
int PortfolioBot::way_by_lot() const {
  const auto turn = static_cast<std::uint64_t>(advisor_->clock(state_));
  const int bold = advisor_->way_count() / 2;
  const auto timid = static_cast<std::uint64_t>(advisor_->way_count() - bold);
  return bold + static_cast<int>(mix64(seed_ ^ mix64(turn)) % timid);
}

/// It is chosen here, and has not been chosen before.
bool PortfolioBot::has_choice() const {
  return !advisor_->is_way_for_a_turn() ||
         (advisor_->can_choose_way(state_, view_.seat) && !(chosen_ && chosen_at_ == advisor_->clock(state_)));
}

/// One plan for each way; equal plans are one.
void PortfolioBot::find_candidates(const Actions& lawful) {
  std::vector<Assignment> assignments;
  if (foresight_.trials == 0) {
    assignments.push_back({.script = foresight_.by_lot ? way_by_lot() : 0, .by_piece = {}});
  } else if (!has_choice()) {
    assignments.push_back(chosen_.value_or(Assignment{}));
  } else {
    for (int way = 0; way < ways_to_try(); ++way) {
      assignments.push_back({.script = way, .by_piece = {}});
    }
  }
  for (Assignment& assignment : assignments) {
    std::vector<Action> line = advisor_->plan_by(state_, assignment);
    const bool is_new = std::none_of(candidates_.begin(), candidates_.end(),
                                     [&](const Candidate& other) { return other.line == line; });
    if (!line.empty() && is_new && std::binary_search(lawful.begin(), lawful.end(), line.front())) {
      candidates_.push_back({std::move(line), std::move(assignment), 0, {}});
    }
  }
}

/// A trial more or less is the unit of an iteration.
bool PortfolioBot::think(int iterations) {
  while (stage_ != Stage::Decided) {
    if (iterations-- <= 0) {
      return true;
    }
    if (stage_ == Stage::Seeds) {
      try_seed();
    } else if (challenger_ || next_challenger()) {
      try_challenger();
    }
  }
  return false;
}

// ---- whole postures ----

void PortfolioBot::try_seed() {
  play_on(candidates_[next_]);
  if (++next_ < candidates_.size()) {
    return;
  }
  next_ = 0;
  const auto trials = static_cast<int>(candidates_.front().values.size());
  if (trials * 2 == trials_ && !is_halved_) {
    halve();
  }
  if (trials < trials_) {
    return;
  }
  if (has_time_for_more()) {
    trials_ *= 2;
  } else {
    end_seeds();
  }
}

int PortfolioBot::ways_to_try() const {
  return foresight_.ways > 0 ? std::min(foresight_.ways, advisor_->way_count()) : advisor_->way_count();
}

/// Of decisions times thousands of pieces, where there is patience.
std::int64_t PortfolioBot::in_decisions(int effort) const {
  const auto pieces = static_cast<std::int64_t>(state_.pieces.size());
  return foresight_.patience == 0 ? effort : 1000 * std::int64_t{effort} / std::max<std::int64_t>(pieces, 1);
}

/// In decisions.
std::int64_t PortfolioBot::patience() const {
  return foresight_.patience == 0 ? kEndless : in_decisions(foresight_.patience);
}

/// Decisions at most in a trial, so that this number of trials for each plan fits into the patience.
std::int64_t PortfolioBot::length_of_trial(int trials) const {
  const std::int64_t all = count_of_both_halves(ways_to_try()) * trials / 2;
  return foresight_.patience == 0 ? kEndless : patience() / std::max<std::int64_t>(all, 1);
}

/// What it has reached in its trials, and what another has to exceed it by.
std::int64_t PortfolioBot::merit(const Candidate& candidate) const {
  const bool is_first = candidate.assignment.script == 0 && candidate.assignment.by_piece.empty();
  return candidate.sum + (is_first ? foresight_.lead * static_cast<std::int64_t>(candidate.values.size()) : 0);
}

bool PortfolioBot::has_time_for_more() const {
  return candidates_.size() > 1 && 2 * trials_ <= foresight_.most_trials && 2 * spent_ <= patience();
}

/// As many trials for each plan as are long enough to tell something.
int PortfolioBot::fitting_trials() const {
  int trials = foresight_.trials;
  while (trials > 2 && length_of_trial(trials) < foresight_.least_length) {
    trials -= 2;
  }
  return trials;
}

/// The better half of the plans goes on; all were tried under the same luck.
void PortfolioBot::halve() {
  heap_sort(candidates_.begin(), candidates_.end(), [&](const Candidate& a, const Candidate& b) {
    return merit(a) != merit(b) ? merit(a) > merit(b) : a.assignment.script < b.assignment.script;
  });
  rank_scripts();
  candidates_.resize((candidates_.size() + 1) / 2);
  is_halved_ = true;
}

/// Those of the best postures come first; an order of those that are gone is kept behind them.
void PortfolioBot::rank_scripts() {
  std::vector<int> ranked;
  const auto add = [&](int script) {
    if (std::find(ranked.begin(), ranked.end(), script) == ranked.end()) {
      ranked.push_back(script);
    }
  };
  for (const Candidate& one : candidates_) {
    add(one.assignment.script);
  }
  for (const int script : scripts_) {
    add(script);
  }
  scripts_ = std::move(ranked);
}

void PortfolioBot::end_seeds() {
  halve();
  for (int script = 0; script < advisor_->script_count(); ++script) {
    if (std::find(scripts_.begin(), scripts_.end(), script) == scripts_.end()) {
      scripts_.push_back(script);
    }
  }
  parents_.clear();
  for (const int script : scripts_) {
    if (script != candidates_.front().assignment.script && parents_.size() < kMaxParents) {
      parents_.push_back({.script = script, .by_piece = {}});
    }
  }
  groups_ = foresight_.effort > 0 ? advisor_->groups(state_) : std::vector<Group>{};
  if (groups_.empty()) {
    decide();
    return;
  }
  group_ = 0;
  script_ = 0;
  unchanged_ = 0;
  child_ = 0;
  stage_ = Stage::Exchange;
}

void PortfolioBot::play_on(Candidate& candidate) {
  const auto trial = static_cast<std::uint64_t>(candidate.values.size());
  playing_.start(state_, FixedLuck(mix64(luck_ + trial)));
  const int until = playing_.clock_after(foresight_.turns);
  for (const Action& action : candidate.line) {
    playing_.apply(action);
  }
  static const Assignment kSteady;
  for (int plans = 0; plans < foresight_.decisions; ++plans) {
    const Seat seat = playing_.let_chance_act();
    if (!is_player(seat) || playing_.clock() >= until || playing_.applied() >= length_) {
      break;
    }
    // The own side goes on as it began; the enemy is taken to be steady.
    const Assignment& assignment = seat == view_.seat ? candidate.assignment : kSteady;
    for (const Action& action : advisor_->plan_by(playing_.state(), assignment)) {
      playing_.apply(action);
    }
  }
  spent_ += playing_.applied();
  candidate.values.push_back(playing_.value(view_.seat));
  candidate.sum += candidate.values.back();
}

// ---- groups ----

/// Names the next plan to be tried against the best; false when nothing is left to try, and it has decided.
bool PortfolioBot::next_challenger() {
  while (stage_ == Stage::Exchange) {
    if (spent_ >= in_decisions(foresight_.effort) || unchanged_ >= groups_.size()) {
      stage_ = Stage::Breed;
    } else if (next_exchange()) {
      return true;
    }
  }
  while (child_ < foresight_.children && spent_ < in_decisions(foresight_.effort) * 3 / 2) {
    if (next_child()) {
      return true;
    }
  }
  decide();
  return false;
}

/// The group takes the next script, or the next group's turn comes.
bool PortfolioBot::next_exchange() {
  if (script_ >= scripts_.size()) {
    script_ = 0;
    group_ = (group_ + 1) % groups_.size();
    ++unchanged_;
    return false;
  }
  const Group& group = groups_[group_];
  const int script = scripts_[script_++];
  Assignment assignment = candidates_.front().assignment;
  if (group.empty() || assignment.script_of(group.front()) == script) {
    return false;
  }
  assignment.give(group, script);
  return challenge(assignment);
}

/// Each group takes its script from the best plan or from another good one.
bool PortfolioBot::next_child() {
  const int child = child_++;
  if (parents_.empty()) {
    return false;
  }
  const Assignment& father = parents_[static_cast<std::size_t>(child) % parents_.size()];
  const std::uint64_t lot = mix64(luck_ ^ mix64(static_cast<std::uint64_t>(child) + 1));
  Assignment assignment = candidates_.front().assignment;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    if (!groups_[i].empty() && ((lot >> (i % 64)) & 1U) != 0) {
      assignment.give(groups_[i], father.script_of(groups_[i].front()));
    }
  }
  return challenge(assignment);
}

/// A plan that is equal to one that is known is not tried again.
bool PortfolioBot::challenge(const Assignment& assignment) {
  const bool holds = advisor_->is_way_for_a_turn();
  std::vector<Action> line = advisor_->plan_by(state_, assignment);
  const bool is_known = line.empty() || std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& one) {
                          return holds ? one.assignment == assignment : one.line == line;
                        });
  if (!is_known) {
    challenger_ = Candidate{std::move(line), assignment, 0, {}};
  }
  return !is_known;
}

/// One trial more of the challenger, or of the best where that has had fewer. A challenger that is behind after half
/// of the trials, or later, is given up.
void PortfolioBot::try_challenger() {
  Candidate& best = candidates_.front();
  const std::size_t count = challenger_->values.size();
  if (count >= best.values.size()) {
    play_on(best);
    return;
  }
  play_on(*challenger_);
  const auto trials = static_cast<std::size_t>(trials_);
  const std::size_t tried = count + 1;
  const bool is_ahead = challenger_->sum > sum_of(best.values, tried);
  if ((2 * tried >= trials && !is_ahead) || tried >= kProof * trials) {
    settle_challenger(is_ahead);
  }
}

void PortfolioBot::settle_challenger(bool is_better) {
  Candidate challenger = std::move(*challenger_);
  challenger_.reset();
  if (is_better) {
    parents_.insert(parents_.begin(), candidates_.front().assignment);
    parents_.resize(std::min(parents_.size(), kMaxParents));
    candidates_.insert(candidates_.begin(), std::move(challenger));
    unchanged_ = 0;
  }
}

Action PortfolioBot::best() const {
  if (stage_ != Stage::Seeds) {
    return candidates_.front().line[done_of_line_];
  }
  const auto most = std::max_element(candidates_.begin(), candidates_.end(),
                                     [](const Candidate& a, const Candidate& b) { return a.sum < b.sum; });
  return most->line[done_of_line_];
}

std::unique_ptr<Bot> make_portfolio_bot(const Game& game, const Advisor& advisor, std::uint64_t seed,
                                        const Foresight& foresight) {
  return std::make_unique<PortfolioBot>(game, advisor, seed, foresight);
}

}  // namespace longroll
