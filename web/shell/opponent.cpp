#include "web/shell/opponent.h"

#include <cstdio>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "engine/record/archive.h"
#include "web/shell/page.h"

namespace longroll::web {

void Opponent::ask(const LoadedGame& loaded, const Session& session, const Match& match) {
  cancel();
  thinking_ = true;
  loaded_ = &loaded;
  state_ = session.state();
  seat_ = session.to_act();
  level_ = match.who[static_cast<std::size_t>(index_of(seat_))];
  seed_ = session.seed();
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
  page::post(std::to_string(++number_) + " bot " + std::string(id_of(level_)) + " seed=" + std::to_string(seed_));
}

void Opponent::cancel() {
  thinking_ = false;
  bot_.reset();
  answer_.reset();
}

void Opponent::on_answer(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (!thinking_ || bot_ || blank == std::string_view::npos || parse_u64(line.substr(0, blank)) != number_) {
    return;  // of a question that is no longer asked
  }
  const Result<Json> answer = parse_json(line.substr(blank + 1), "worker");
  const Json* action = answer ? answer.value().find("action") : nullptr;
  const Json* words = action != nullptr && action->kind == Json::Kind::Object ? action->find("text") : action;
  if (words != nullptr && words->kind == Json::Kind::Text) {
    answer_ = loaded_->game->parse(state_, words->text);
  }
  if (!answer_ || loaded_->game->refuse(state_, seat_, *answer_)) {
    std::fprintf(stderr, "the worker's answer is no decision: %.*s\n", static_cast<int>(line.size()), line.data());
    answer_.reset();
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
    answer_ = lawful.front();
    thinking_ = false;
    return;
  }
  bot_->begin(loaded_->game->view(state_, seat_), lawful);
}

void Opponent::think(double ms, double (*clock)()) {
  const double until = clock() + ms;
  while (bot_ != nullptr && clock() < until) {
    if (!bot_->think(4)) {
      answer_ = bot_->best();
      bot_.reset();
      thinking_ = false;
    }
  }
}

std::optional<Action> Opponent::take() {
  std::optional<Action> out = answer_;
  answer_.reset();
  return out;
}

}  // namespace longroll::web
