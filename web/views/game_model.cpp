// build: logic
#include "web/views/game_model.h"

#include <algorithm>
#include <utility>

#include "engine/play/redaction.h"
#include "engine/play/setup.h"
#include "web/views/view_registry.h"

namespace longroll::web {
namespace {

/// Plies of the log that are told at once; more of them wait for catch_up().
constexpr std::size_t kToldAtOnce = 400;

}  // namespace

GameModel::GameModel(const Game& game, Session session, Match match, const Adjutant* adjutant,
                     std::optional<std::size_t> seen)
    : game_(&game), session_(std::move(session)), match_(std::move(match)), adjutant_(adjutant) {
  take_seats();
  shown_ = std::clamp(seen.value_or(session_.ply_count()), session_.first_ply(), session_.ply_count());
  shown_state_ = shown_ == session_.ply_count() ? session_.state() : session_.state_at(shown_);
  drop_curtain_if_needed();
  refresh();
  tell_log();
}

void GameModel::take_seats() {
  reader_ = Seat::Nobody;
  curtain_ = false;
  if (!match_.is_hot_seat()) {
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      if (match_.is_human(seat)) {
        reader_ = seat;
      }
    }
  }
}

void GameModel::set_controllers(std::array<Controller, 2> who) {
  match_.who = who;
  undone_.clear();
  odds_.clear();
  take_seats();
  drop_curtain_if_needed();
  refresh();
  tell_log();
}

bool GameModel::adopt(Session past) {
  const bool is_ours = session_.adopt(std::move(past));
  ++revision_;
  return is_ours;
}

std::string GameModel::title() const {
  const GameInfo& info = game_->info();
  const auto scenario = static_cast<std::size_t>(match_.setup.scenario);
  return scenario < info.scenarios.size() ? info.title + ": " + info.scenarios[scenario].title : info.title;
}

Seat GameModel::reader() const { return curtain_ ? Seat::Nobody : reader_; }

bool GameModel::may_bot_think() const {
  constexpr std::size_t kMaxAhead = 8;
  const Seat seat = session_.to_act();
  return !replaying_ && session_.ply_count() < shown_ + kMaxAhead && match_.is_computer(seat);
}

bool GameModel::is_waiting_for_bot() const {
  const Seat seat = session_.to_act();
  return is_live() && match_.is_computer(seat);
}

Refusal GameModel::refuse(const Action& action) const {
  if (!may_act()) {
    return {"It is not your turn to decide", ""};
  }
  return game_->refuse(session_.state(), reader(), action);
}

const Odds* GameModel::odds(const Action& action) {
  if (!may_act()) {
    return nullptr;
  }
  auto found = odds_.find(action);
  if (found == odds_.end()) {
    found = odds_.emplace(action, odds_of(*game_, game_->view(session_.state(), reader()), action)).first;
  }
  return found->second ? &*found->second : nullptr;
}

Refusal GameModel::submit(const Action& action) {
  const Refusal refusal = session_.submit(session_.to_act(), action);
  if (!refusal) {
    std::erase_if(rows_, [&](const Row& row) { return row.end >= session_.ply_count(); });
    undone_.clear();
    odds_.clear();
    ++revision_;
  }
  return refusal;
}

void GameModel::submit_row(std::span<const Action> actions) {
  const std::size_t first = session_.ply_count();
  const Seat seat = session_.to_act();
  for (const Action& action : actions) {
    if (session_.to_act() != seat || submit(action)) {
      break;
    }
  }
  if (session_.ply_count() > first + 1) {
    rows_.push_back({first, session_.ply_count()});
  }
}

void GameModel::submit_empty(const Action& action, const std::string& words) {
  const std::size_t n = session_.ply_count();
  (*empty_)[n] = {action, words};
  const bool is_ours = n > session_.first_ply() && session_.ply(n - 1).seat == session_.to_act();
  const auto before = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.end == n; });
  const Row row{before != rows_.end() ? before->first : n - 1, n + 1};
  if (!submit(action) && is_ours) {
    std::erase_if(rows_, [&](const Row& one) { return one.end == n; });
    rows_.push_back(row);
  }
}

void GameModel::take_back_to(std::size_t first) {
  std::vector<Action> taken;
  while (session_.ply_count() > first && can_undo()) {
    taken.insert(taken.begin(), session_.ply(session_.ply_count() - 1).action);
    session_.undo(1);
  }
  if (!taken.empty()) {
    undone_.push_back(std::move(taken));
    odds_.clear();
    show(session_.ply_count());
  }
}

void GameModel::undo() {
  const std::size_t count = session_.ply_count();
  if (!can_undo()) {
    return;
  }
  const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& one) { return one.end == count; });
  take_back_to(row != rows_.end() ? row->first : count - 1);
}

void GameModel::take_back(int decisions) {
  for (int i = 0; i < decisions && can_undo(); ++i) {
    take_back_to(session_.ply_count() - 1);
  }
}

void GameModel::redo() {
  if (!can_redo()) {
    return;
  }
  const std::vector<Action> row = undone_.back();
  undone_.pop_back();
  std::vector<std::vector<Action>> rest = std::exchange(undone_, {});
  const std::size_t before = session_.ply_count();
  submit_row(row);
  if (session_.ply_count() > before) {
    undone_ = std::move(rest);
    show(session_.ply_count());
  }
}

void GameModel::seek(std::size_t n) {
  n = std::clamp(n, session_.first_ply(), session_.ply_count());
  replaying_ = n < session_.ply_count();
  show(n);
}

void GameModel::branch() {
  if (!replaying_) {
    return;
  }
  session_.undo(session_.ply_count() - shown_);
  undone_.clear();
  odds_.clear();
  replaying_ = false;
  show(shown_);
}

void GameModel::lift_curtain() {
  if (curtain_) {
    curtain_ = false;
    reader_ = session_.to_act();
    refresh();
    tell_log();
  }
}

void GameModel::show(std::size_t n) {
  const Seat reader_before = reader();
  if (n == shown_ + 1) {
    for (const Event& event : session_.ply(shown_).events) {
      enact(shown_state_, event);
    }
  } else {
    shown_state_ = session_.state_at(n);
  }
  shown_ = n;
  tell_log();
  drop_curtain_if_needed();
  if (reader() != reader_before) {
    tell_log();
  }
  refresh();
}

void GameModel::refresh() {
  view_ = is_over() ? View{.seat = reader(), .seen = shown_state_, .hidden = {}, .remembered = {}}
                    : game_->view(shown_state_, reader());
  prompt_ = game_->prompt(shown_state_);
  ++revision_;
}

LogBook GameModel::book_from(std::size_t first) const {
  return {reader(),
          [id = game_->info().id](const State& before, const Event& event) { return side_told_of(id, before, event); },
          first,
          [empty = empty_, reader = reader()](const Session& session, std::size_t ply) {
            const auto found = empty->find(ply);
            const bool is_it = found != empty->end() && session.ply(ply).seat == reader &&
                               session.ply(ply).action == found->second.first;
            return is_it ? found->second.second : std::string();
          }};
}

/// Brings the reader's log to the moment shown. Nothing is told twice.
void GameModel::tell_log() {
  Told& told = told_[reader_index()];
  if (told.latest) {
    told.latest->follow(session_);
  }
  if (told.latest && told.latest->first() > session_.ply_count()) {
    told.latest.reset();  // all of it was taken back
  }
  if (!told.latest || told.latest->told() + kToldAtOnce < shown_) {
    // The lines of long ago can wait, those of the last plies cannot.
    if (told.latest && told.latest->first() == 0) {
      told.whole = std::move(told.latest);
    }
    const std::size_t lately = shown_ > kToldAtOnce ? shown_ - kToldAtOnce : 0;
    told.latest = book_from(std::max(lately, session_.first_ply()));
  }
  LogBook& book = *told.latest;
  if (shown_ >= book.first()) {
    book.tell(session_, shown_);
    book.show(shown_);
  }
}

std::span<const LogLine> GameModel::log() const {
  const Told& told = told_[reader_index()];
  return told.latest && shown_ >= told.latest->first() ? told.latest->lines() : std::span<const LogLine>();
}

bool GameModel::is_behind() const {
  const Told& told = told_[reader_index()];
  return told.latest && told.latest->first() > 0 && session_.first_ply() == 0;
}

void GameModel::catch_up(std::size_t plies) {
  if (!is_behind()) {
    return;
  }
  Told& told = told_[reader_index()];
  if (!told.whole) {
    told.whole = book_from(0);
  }
  told.whole->follow(session_);
  told.whole->tell(session_, std::max(shown_, told.latest->told()), plies);
  if (told.whole->told() >= std::max(shown_, told.latest->told())) {
    told.latest = std::move(told.whole);
    told.whole.reset();
    tell_log();
    ++revision_;
  }
}

void GameModel::drop_curtain_if_needed() {
  const Seat seat = session_.to_act();
  if (!match_.is_hot_seat() || replaying_ || !is_player(seat) || seat == reader_) {
    return;
  }
  if (shows_more(game_->view(shown_state_, seat), game_->view(shown_state_, reader_))) {
    curtain_ = is_live();
  } else {
    reader_ = seat;
  }
}

}  // namespace longroll::web
