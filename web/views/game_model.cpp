// build: logic
#include "web/views/game_model.h"

#include <algorithm>
#include <utility>

#include "engine/play/redaction.h"
#include "engine/play/setup.h"
#include "web/views/view_registry.h"

namespace longroll::web {
namespace {

/// Is it what the line before has told, once or several times?
bool repeats(const LogLine& last, const std::string& line) {
  if (!line.ends_with('.')) {
    return false;
  }
  return last.text ==
         (last.times == 1 ? line : line.substr(0, line.size() - 1) + ", " + std::to_string(last.times) + " times.");
}

/// "Confederate turn 2." comes of the Union's decision, but is about the Confederates. Nobody: none is named.
Seat named_first(std::string_view line) {
  if (line.starts_with("The ")) {
    line.remove_prefix(4);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (line.starts_with(name_of(side))) {
      return side;
    }
  }
  return Seat::Nobody;
}

}  // namespace

GameModel::GameModel(const Game& game, Session session, Match match)
    : game_(&game), session_(std::move(session)), match_(std::move(match)) {
  take_seats();
  shown_ = session_.ply_count();
  shown_state_ = session_.state();
  drop_curtain_if_needed();
  refresh();
  retell();
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
  retell();
}

std::string GameModel::title() const {
  const GameInfo& info = game_->info();
  const auto scenario = static_cast<std::size_t>(match_.setup.scenario);
  return scenario < info.scenarios.size() ? info.title + ": " + info.scenarios[scenario].title : info.title;
}

Seat GameModel::reader() const { return curtain_ ? Seat::Nobody : reader_; }

bool GameModel::may_bot_think() const {
  constexpr std::size_t kMostAhead = 8;
  const Seat seat = session_.to_act();
  return !replaying_ && session_.ply_count() < shown_ + kMostAhead && is_player(seat) && !match_.is_human(seat);
}

bool GameModel::is_waiting_for_bot() const {
  const Seat seat = session_.to_act();
  return is_live() && is_player(seat) && !match_.is_human(seat);
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
    undone_.clear();
    odds_.clear();
    ++revision_;
  }
  return refusal;
}

void GameModel::undo() {
  if (!can_undo()) {
    return;
  }
  const std::size_t last = session_.ply_count() - 1;
  undone_.push_back(session_.ply(last).action);
  session_.undo(1);
  odds_.clear();
  show(last);
}

void GameModel::redo() {
  if (!can_redo()) {
    return;
  }
  const Action action = undone_.back();
  undone_.pop_back();
  std::vector<Action> rest = std::exchange(undone_, {});
  if (!submit(action)) {
    undone_ = std::move(rest);
    show(session_.ply_count());
  }
}

void GameModel::seek(std::size_t n) {
  n = std::min(n, session_.ply_count());
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
    retell();
  }
}

void GameModel::show(std::size_t n) {
  const Seat reader_before = reader();
  if (n == shown_ + 1) {
    const Ply& ply = session_.ply(shown_);
    State running = shown_state_;
    tell(ply.events, running, ply.seat, shown_);
    shown_state_ = std::move(running);
    shown_ = n;
  } else {
    shown_ = n;
    shown_state_ = session_.state_at(n);
    retell();
  }
  drop_curtain_if_needed();
  if (reader() != reader_before) {
    retell();
  }
  refresh();
}

void GameModel::refresh() {
  view_ = game_->view(shown_state_, reader());
  prompt_ = game_->prompt(shown_state_);
  ++revision_;
}

void GameModel::tell(const Events& events, State& running, Seat seat, std::size_t ply) {
  for (const Event& event : events) {
    std::string line = game_->tell(running, event, reader());
    // A roll is told in parts, as the dice fall: ", 1 hit" goes on with the line before it.
    if (!log_.empty() && (line.starts_with(' ') || line.starts_with(','))) {
      log_.back().text += line;
    } else if (!log_.empty() && log_.back().ply == ply && repeats(log_.back(), line)) {
      const std::string times = ", " + std::to_string(++log_.back().times) + " times.";
      log_.back().text = line.substr(0, line.size() - 1) + times;
    } else if (!line.empty()) {
      const Seat named = named_first(line);
      const Seat about = is_player(named) ? named : side_told_of(game_->info().id, running, event);
      log_.push_back({ply, is_player(about) ? about : seat, std::move(line)});
    }
    enact(running, event);
  }
}

void GameModel::retell() {
  log_.clear();
  State running = session_.start();
  tell(session_.opening(), running, Seat::Chance, 0);
  for (std::size_t n = 0; n < shown_; ++n) {
    tell(session_.ply(n).events, running, session_.ply(n).seat, n);
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
