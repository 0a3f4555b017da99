// build: logic
#include "web/views/lesson.h"

#include <algorithm>

#include "engine/core/json_file.h"
#include "engine/play/setup.h"

namespace longroll::web {
namespace {

constexpr std::int64_t kMaxDecisions = 1000;

std::vector<LessonStep> read_steps(const JsonReader& list, std::size_t begin, std::size_t end) {
  std::vector<LessonStep> steps;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader item = list.item(i);
    LessonStep step;
    step.at = static_cast<std::size_t>(item.number("at", 0, kMaxDecisions));
    step.say = item.text("say");
    step.why = item.text("why");
    step.rule = item.text("rule");
    item.refuse_unknown();
    if (step.at < (steps.empty() ? begin : steps.back().at + 1) || step.at >= end) {
      item.fault("\"at\" is out of order or beyond the script");
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace

Result<LessonText> read_lesson(std::string_view text, std::string_view where) {
  return read_json_file<LessonText>(text, where, [](JsonReader& in, LessonText& lesson) {
    in.number("format", 1, 1);
    lesson.id = in.text("id");
    lesson.title = in.text("title");
    lesson.game = in.text("game");
    lesson.scenario = in.text("scenario");
    const JsonReader options = in.member("options", Json::Kind::Object);
    for (std::size_t i = 0; i < options.size(); ++i) {
      lesson.options.emplace_back(options.json().names[i], options.json().items[i].text);
    }
    lesson.seed = static_cast<std::uint64_t>(in.number("seed", 0, INT64_MAX));
    lesson.side = seat_of(in.word("side", {"usa", "csa"}));
    lesson.begin = static_cast<std::size_t>(in.number("begin", 0, kMaxDecisions));
    const JsonReader script = in.member("script", Json::Kind::List);
    for (std::size_t i = 0; i < script.size(); ++i) {
      lesson.script.push_back(script.json().items[i].text);
    }
    lesson.steps = read_steps(in.member("steps", Json::Kind::List), lesson.begin, lesson.script.size());
    lesson.won = in.text("won");
    lesson.strayed = in.text("strayed");
    if (lesson.begin > lesson.script.size()) {
      in.fault("begins after the end of its script");
    }
  });
}

Result<Session> Lesson::start(const LessonText& text, const Game& game) {
  Setup setup = standard_setup(game);
  setup.scenario = std::max(0, find_scenario(game, text.scenario));
  for (const auto& [option, value] : text.options) {
    if (const Faults faults = set_option(game, setup, option, value); !faults.empty()) {
      return faults;
    }
  }
  Session session(game, setup, text.seed);
  for (std::size_t i = 0; i < text.begin; ++i) {
    const std::optional<Action> action = game.parse(session.state(), text.script[i]);
    if (!action || session.submit(session.to_act(), *action)) {
      return Fault{text.id, "decision " + std::to_string(i) + " of its script cannot be made"};
    }
  }
  return session;
}

void Lesson::follow(const Session& session) {
  const std::size_t count = session.ply_count();
  if (count < checked_ || (strayed_ && count <= checked_)) {
    checked_ = std::min(checked_, count);
    strayed_ = false;
  }
  while (!strayed_ && checked_ < count) {
    if (checked_ >= text_.script.size() ||
        session.game().text(session.state_at(checked_), session.ply(checked_).action) != text_.script[checked_]) {
      strayed_ = true;
    } else {
      ++checked_;
    }
  }
}

std::optional<Action> Lesson::awaited(const Session& session) const {
  if (strayed_ || checked_ != session.ply_count() || checked_ >= text_.script.size()) {
    return std::nullopt;
  }
  return session.game().parse(session.state(), text_.script[checked_]);
}

const LessonStep* Lesson::step() const {
  const LessonStep* found = nullptr;
  for (const LessonStep& step : text_.steps) {
    found = !strayed_ && step.at <= checked_ ? &step : found;
  }
  return found;
}

bool Lesson::makes_next(const Session& session) const {
  const LessonStep* said = step();
  return !is_held_ && said != nullptr && said->at != checked_ && checked_ == session.ply_count() &&
         checked_ < text_.script.size() && session.to_act() == text_.side;
}

std::string Lesson::count() const {
  const LessonStep* now = step();
  const std::size_t n = now == nullptr ? 0 : static_cast<std::size_t>(now - text_.steps.data()) + 1;
  return std::to_string(n) + " of " + std::to_string(text_.steps.size());
}

}  // namespace longroll::web
