// The screen in words.
#include <algorithm>

#include "web/shell/app.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMirroredLines = 200;  ///< of the log, the newest

}  // namespace

void App::words_of_home(MirrorData& out) const {
  out.status =
      "Home page. " + (home_.rows.empty() ? "No saved games." : std::to_string(home_.rows.size()) + " saved games.");
  out.notice = home_.trouble;
  for (const ResumeRow& row : home_.rows) {
    out.text += row.title + ", " + row.line + ". ";
  }
}

void App::words_of_new_game(MirrorData& out) const {
  out.status = "A new game: choose side, opponent and options, then begin.";
  for (const std::string& one : new_game_.left_out) {
    out.notice += (out.notice.empty() ? "" : " ") + one;
  }
  for (const ScenarioInfo& one : new_game_.info().scenarios) {
    out.text += one.title + (one.date.empty() ? ". " : ", " + one.date + ". ") + one.about + " ";
  }
}

/// What is under way is a status, what went wrong an alert.
void App::words_of_message(MirrorData& out) const {
  if (message_.progress >= 0) {
    out.status = message_.title + ": " + std::to_string(static_cast<int>(message_.progress * 10) * 10) + "%.";
    return;
  }
  out.notice = message_.title;
  for (const std::string& line : message_.lines) {
    out.notice += " " + line;
  }
}

void App::words_of_game(MirrorData& out) const {
  GameModel& model = game_->model();
  const Scene& scene = game_->scene();
  const Asked asked = asked_of(scene);
  out.title = model.title();
  out.status = asked.heading;
  out.prompt = asked.text;
  out.rule = asked.rule;
  out.notice = !banner_.empty() && !banner_read_ ? banner_ : scene.notice;
  if (!scene.notice_rule.empty() && out.notice == scene.notice && !out.notice.empty()) {
    out.notice += " [" + scene.notice_rule + "]";
  }
  if (model.may_act()) {
    for (const Choice& choice : model.prompt().choices) {
      out.actions.push_back({model.game().text(model.session().state(), choice.action), choice.label});
    }
  }
  if (scene.lesson != nullptr) {
    for (const std::string& words : lesson_words(scene)) {
      out.text += words + " ";
    }
  }
  out.text += ui::state().told;
  const std::span<const LogLine> log = model.log();
  for (const LogLine& line : log.last(std::min(log.size(), kMirroredLines))) {
    out.log.push_back(line.text);
  }
}

void App::words_of_sheet(MirrorData& out) const {
  const auto add = [&out](std::string title, const std::vector<std::string>& paragraphs) {
    out.text = std::move(title) + ". ";
    for (const std::string& paragraph : paragraphs) {
      out.text += paragraph + " ";
    }
  };
  if (sheet_.open == Sheet::Help) {
    const auto pages = all_help(screen_ == Screen::Game ? game_->view() : nullptr);
    const auto& page = pages[std::min(static_cast<std::size_t>(sheet_.page), pages.size() - 1)];
    add(page.title, page.paragraphs);
  } else if (sheet_.open == Sheet::Why && screen_ == Screen::Game) {
    const std::string rule = sheet_.rule.empty() ? asked_of(game_->scene()).rule : sheet_.rule;
    add("Rule " + rule, paragraphs_on(all_help(game_->view()), rule));
  } else if (sheet_.open == Sheet::Share) {
    out.text = sheet_.link + " " + sheet_.copied;
  }
}

MirrorData App::words() const {
  MirrorData out;
  out.title = "Long Roll";
  switch (screen_) {
    case Screen::Home:
      words_of_home(out);
      break;
    case Screen::NewGame:
      words_of_new_game(out);
      break;
    case Screen::Room:
      out.status = room_->status();
      out.text = room_->text();
      break;
    case Screen::Message:
      words_of_message(out);
      break;
    case Screen::Game:
      words_of_game(out);
      break;
  }
  words_of_sheet(out);
  return out;
}

void App::sync_mirror() {
  const MirrorData data = words();
  mirror_.write(data, screen_ == Screen::Game ? data.title + " - Long Roll" : "Long Roll");
}

}  // namespace longroll::web
