#include "web/shell/opponent.h"

#include <cstdio>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "engine/record/archive.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

/// Decisions that one question may be answered with: few enough that the first of them is not waited for long.
constexpr int kRow = 16;

}  // namespace

void Opponent::ask(const LoadedGame& loaded, const Session& session, const Match& match) {
  cancel();
  thinking_ = true;
  loaded_ = &loaded;
  state_ = session.state();
  seat_ = session.to_act();
  level_ = match.who[static_cast<std::size_t>(index_of(seat_))];
  seed_ = session.seed();
  next_ply_ = session.ply_count();
  if (worker_ == Worker::NotStarted) {
    worker_ = page::start_worker() ? Worker::Runs : Worker::Failed;
  }
  if (worker_ == Worker::Failed) {
    think_here();
    return;
  }
  // The position is all that a bot may use, and placing it takes the same time however long the game has been.
  const Bytes position = save_position(session.game(), match.setup, session.state());
  page::post(std::to_string(++number_) + " place " + session.game().info().id + " " + to_base64url(position));
  page::post(std::to_string(++number_) + " bot " + std::string(id_of(level_)) + " seed=" + std::to_string(seed_) +
             " row=" + std::to_string(kRow));
}

void Opponent::cancel() {
  thinking_ = false;
  bot_.reset();
  row_.clear();
}

/// The decisions of an answer, each lawful after those before it; false when it has no such row.
bool Opponent::read_row(std::string_view json) {
  const Result<Json> answer = parse_json(json, "worker");
  const Json* row = answer ? answer.value().find("row") : nullptr;
  if (row == nullptr || row->kind != Json::Kind::List || row->items.empty()) {
    return false;
  }
  State state = state_;
  Events events;
  for (const Json& words : row->items) {
    const std::optional<Action> action =
        words.kind == Json::Kind::Text ? loaded_->game->parse(state, words.text) : std::nullopt;
    if (!action || loaded_->game->refuse(state, seat_, *action)) {
      return false;
    }
    loaded_->game->apply(state, *action, events);
    row_.push_back(*action);
  }
  return true;
}

void Opponent::on_answer(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (!thinking_ || bot_ || blank == std::string_view::npos || parse_u64(line.substr(0, blank)) != number_) {
    return;  // of a question that is no longer asked
  }
  row_.clear();
  if (!read_row(line.substr(blank + 1))) {
    std::fprintf(stderr, "the worker's answer is no decision: %.*s\n", static_cast<int>(line.size()), line.data());
    row_.clear();
    worker_failed();
    return;
  }
  thinking_ = false;
}

void Opponent::worker_failed() {
  page::stop_worker();
  worker_ = Worker::Failed;
  if (thinking_) {
    think_here();
  }
}

void Opponent::think_here() {
  bot_ = make_bot(id_of(level_), *loaded_->game, *loaded_->advisor, seed_);
  Actions lawful;
  loaded_->game->actions(state_, lawful);
  if (bot_ == nullptr) {
    row_.assign(1, lawful.front());
    thinking_ = false;
    return;
  }
  bot_->begin(loaded_->game->view(state_, seat_), lawful);
}

void Opponent::think(double ms, double (*clock)()) {
  const double until = clock() + ms;
  while (bot_ != nullptr && clock() < until) {
    if (!bot_->think(4)) {
      row_.assign(1, bot_->best());
      bot_.reset();
      thinking_ = false;
    }
  }
}

std::optional<Action> Opponent::take(const Session& session) {
  if (!has_answer(session)) {
    return std::nullopt;
  }
  const Action out = row_.front();
  row_.erase(row_.begin());
  ++next_ply_;
  return out;
}

}  // namespace longroll::web
