// build: small
#include "engine/play/session.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/play/game_under_way.h"
#include "engine/play/redaction.h"
#include "engine/play/replay.h"
#include "engine/play/setup.h"

namespace longroll {
namespace {

/// Does the other player know a piece that `seat` does not? Then whether he is asked can hang on it.
bool hides_something_from(const Game& game, const State& state, Seat seat) {
  return is_player(seat) && shows_more(game.view(state, other(seat)), game.view(state, seat));
}

constexpr std::size_t kMilestoneEvery = 256;  ///< plies

std::uint64_t traced(std::uint64_t trace, const Dictated& roll) {
  return mix64(mix64(trace ^ roll.n) + static_cast<std::uint16_t>(roll.outcome) + 1);
}

void play_events(State& state, const Events& events) {
  for (const Event& event : events) {
    enact(state, event);
  }
}

void unplay_events(State& state, const Events& events) {
  std::for_each(events.rbegin(), events.rend(), [&](const Event& event) { retract(state, event); });
}

}  // namespace

std::uint64_t trace_after(std::uint64_t trace, const Action& action) {
  std::uint64_t packed = 0;
  for (const std::int16_t arg : action.args) {
    packed = packed << 16U | static_cast<std::uint16_t>(arg);
  }
  return mix64(mix64(trace + action.verb) ^ packed);
}

Session::Session(const Game& game, const Setup& setup, std::uint64_t seed)
    : game_(&game), setup_(setup), start_(game.setup(setup)), state_(start_), luck_(seed) {
  begin_trace();
}

Session::Session(const Game& game, const Setup& setup, State position, std::uint64_t seed)
    : game_(&game), setup_(setup), position_(position), start_(std::move(position)), state_(start_), luck_(seed) {
  begin_trace();
}

Session::Session(const Game& game, const Journal& header, State start)
    : game_(&game),
      setup_(setup_of(game, header)),
      start_(std::move(start)),
      state_(start_),
      luck_(header.seed),
      dictated_(header.dictated) {
  begin_trace();
}

void Session::begin_trace() {
  trace_ = hash_of(start_) ^ mix64(luck_.seed() + (position_ ? 1 : 0));
  for (const int value : setup_.options) {
    trace_ = mix64(trace_ + static_cast<std::uint32_t>(value));
  }
  bool barrier = false;
  Events events;
  Now now(state_, events);
  let_chance_act(now, opening_, barrier);
  first_trace_ = trace_;
}

Session Session::resume(const Game& game, const Journal& header, Bookmark bookmark) {
  Session session = resume(game, setup_of(game, header), {}, header.seed, std::move(bookmark));
  session.position_.reset();
  session.dictated_ = header.dictated;
  return session;
}

Session Session::resume(const Game& game, const Setup& setup, State position, std::uint64_t seed, Bookmark bookmark) {
  LR_CHECK(game.to_act(bookmark.state) != Seat::Chance, "a bookmark stands between decisions");
  Session session(game, setup, std::move(bookmark.state), seed);
  session.position_ = std::move(position);
  session.earlier_ = std::move(bookmark.choices);
  session.chances_ = bookmark.chances;
  session.trace_ = session.first_trace_ = bookmark.trace;
  return session;
}

bool Session::adopt(Session past) {
  if (past.first_ply() > 0 || past.ply_count() != first_ply() || past.state_ != start_ ||
      past.trace() != first_trace_ || past.position_ != position_) {
    return false;
  }
  milestones_.insert(milestones_.begin(), std::make_move_iterator(past.milestones_.begin()),
                     std::make_move_iterator(past.milestones_.end()));
  past.plies_.insert(past.plies_.end(), std::make_move_iterator(plies_.begin()), std::make_move_iterator(plies_.end()));
  plies_ = std::move(past.plies_);
  earlier_.clear();
  start_ = std::move(past.start_);
  opening_ = std::move(past.opening_);
  first_trace_ = past.first_trace_;
  return true;
}

Result<Session> Session::begin(const Game& game, const Journal& journal) {
  Faults faults;
  const GameInfo& info = game.info();
  if (journal.game != info.id) {
    faults.push_back({"game", "this is a game of \"" + journal.game + "\""});
    return faults;
  }
  if (journal.rules_version != info.rules_version) {
    faults.push_back({"rules", "made with rules version " + std::to_string(journal.rules_version) +
                                   "; this is version " + std::to_string(info.rules_version)});
  }
  const Setup setup = setup_of(game, journal);
  if (setup.scenario >= 0 && journal.data_hash != info.scenarios[static_cast<std::size_t>(setup.scenario)].data_hash) {
    faults.push_back({"data", "made with other cards or maps than these"});
  }
  const Faults misfits = faults_of_setup(game, setup);
  faults.insert(faults.end(), misfits.begin(), misfits.end());
  if (!faults.empty()) {
    return faults;
  }
  return Session(game, journal, game.setup(setup));
}

Result<Session> Session::replay(const Game& game, const Journal& journal) {
  Result<Session> session = begin(game, journal);
  return session ? Replay(std::move(session).value(), journal.choices).take() : session;
}

void Session::act(Now& now, const Action& action, Events& events) {
  const auto before = static_cast<Events::difference_type>(now.events().size());
  game_->act(now, action);
  events.insert(events.end(), now.events().begin() + before, now.events().end());
}

void Session::let_chance_act(Now& now, Events& events, bool& barrier) {
  while (game_->to_act(state_) == Seat::Chance) {
    const Chance chance = game_->chance(state_);
    LR_CHECK(chance.ways > 0, "luck has at least one way");
    const auto known = std::lower_bound(dictated_.begin(), dictated_.end(), chances_,
                                        [](const Dictated& entry, std::uint32_t n) { return entry.n < n; });
    int outcome = 0;
    bool is_dictated = true;
    if (known != dictated_.end() && known->n == chances_ && known->outcome >= 0 && known->outcome < chance.ways) {
      outcome = known->outcome;
    } else {
      const Luck::Pick pick = luck_.pick(chance, chances_);
      outcome = pick.outcome;
      is_dictated = pick.dictated;
      if (is_dictated) {
        dictated_.insert(known, {chances_, static_cast<std::int16_t>(outcome)});
      }
    }
    if (is_dictated) {
      trace_ = traced(trace_, Dictated{chances_, static_cast<std::int16_t>(outcome)});
    }
    ++chances_;
    barrier = true;
    act(now, chance.outcome(outcome), events);
  }
}

Refusal Session::submit(Seat seat, const Action& action) {
  const GameUnderWay scope(*this, &action);
  if (const Refusal refusal = game_->refuse(state_, seat, action)) {
    return refusal;
  }
  play(action);
  return kLawful;
}

void Session::play(const Action& lawful) { Pen(*this).play(lawful); }

void Session::play(const Action& lawful, Now& now) {
  const GameUnderWay scope(*this, &lawful);
  if (!plies_.empty() && ply_count() % kMilestoneEvery == 0) {
    milestones_.push_back({ply_count(), state_});
  }
  Ply ply{to_act(), lawful, {}, chances_, false, 0};
  trace_ = trace_after(trace_, lawful);
  State shown = state_;
  act(now, lawful, ply.events);
  for (const Event& event : ply.events) {
    ply.barrier = ply.barrier || game_->reveals(shown, event, ply.seat);
    enact(shown, event);
  }
  let_chance_act(now, ply.events, ply.barrier);
  ply.barrier = ply.barrier || (to_act() != ply.seat && hides_something_from(*game_, state_, ply.seat));
  ply.trace = trace_;
  plies_.push_back(std::move(ply));
}

State Session::state_at(std::size_t n) const {
  LR_CHECK(n >= first_ply() && n <= ply_count(), "no such ply");
  // Events go both ways: from the nearest moment whose State is kept, backwards or forwards.
  const auto after = std::upper_bound(milestones_.begin(), milestones_.end(), n,
                                      [](std::size_t ply, const Milestone& one) { return ply < one.n; });
  const std::size_t later = after == milestones_.end() ? ply_count() : after->n;
  const std::size_t sooner = after == milestones_.begin() ? first_ply() : std::prev(after)->n;
  if (later - n < n - sooner) {
    State state = after == milestones_.end() ? state_ : after->state;
    for (std::size_t i = later; i > n; --i) {
      unplay_events(state, ply(i - 1).events);
    }
    return state;
  }
  State state = after == milestones_.begin() ? start_ : std::prev(after)->state;
  if (after == milestones_.begin()) {
    play_events(state, opening_);
  }
  for (std::size_t i = sooner; i < n; ++i) {
    play_events(state, ply(i).events);
  }
  return state;
}

Bookmark Session::bookmark(std::size_t n) const {
  Bookmark mark{state_at(n), {}, chances_at(n), trace_at(n)};
  for (std::size_t i = 0; i < n; ++i) {
    mark.choices.push_back(choice(i));
  }
  return mark;
}

bool Session::can_undo(Seat seat) const {
  return !plies_.empty() && plies_.back().seat == seat && !plies_.back().barrier;
}

void Session::undo(std::size_t n) {
  LR_CHECK(n <= plies_.size(), "no such ply");
  const std::size_t left = ply_count() - n;
  state_ = state_at(left);
  if (n > 0) {
    chances_ = ply(left).chances_before;
  }
  trace_ = trace_at(left);
  plies_.resize(plies_.size() - n);
  std::erase_if(milestones_, [&](const Milestone& one) { return one.n >= left; });
  std::erase_if(dictated_, [&](const Dictated& entry) { return entry.n >= chances_; });
}

std::optional<Journal> Session::journal() const {
  if (position_) {
    return std::nullopt;
  }
  Journal journal = begin_journal(*game_, setup_, luck_.seed());
  journal.choices = earlier_;
  for (const Ply& ply : plies_) {
    journal.choices.push_back(ply.action);
  }
  journal.dictated = dictated_;
  return journal;
}

}  // namespace longroll
