// The screen in words, and the text fields.
#include <algorithm>
#include <cstdio>

#include "engine/core/json.h"
#include "web/shell/app.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMirroredLines = 200;  ///< of the log, the newest

std::string number(float value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", static_cast<double>(value));
  return text.data();
}

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
  std::string json = mirror_json(data, ui::state().controls);
  if (json != mirror_now_) {
    page::set_mirror(json);
    mirror_now_ = std::move(json);
  }
  const std::string title = screen_ == Screen::Game ? data.title + " - Long Roll" : "Long Roll";
  if (title != title_now_) {
    page::set_title(title);
    title_now_ = title;
  }
}

void App::sync_fields() {
  std::string json = "[";
  for (const ui::Field& field : ui::state().fields) {
    json += (json.size() > 1 ? ",[" : "[") + json_quote(field.id);
    for (const float px : {field.rect.x, field.rect.y, field.rect.w, field.rect.h, ui::scaled(17)}) {
      json += "," + number(px);
    }
    json += "," + json_quote(field.label) + "," + json_quote(field.hint) + "," +
            json_quote(field.value != nullptr ? *field.value : "") + "]";
  }
  json += "]";
  if (json != fields_now_) {
    page::set_fields(json);
    fields_now_ = std::move(json);
  }
  const std::string& focus = ui::state().focus;
  const bool is_here = std::any_of(ui::state().fields.begin(), ui::state().fields.end(), [&](const ui::Field& field) {
    return focus == std::string(ui::kFieldPrefix) + field.id;
  });
  if (!is_here) {
    field_now_.clear();
  } else if (field_now_ != focus) {
    field_now_ = focus;
    page::focus_field(focus.substr(ui::kFieldPrefix.size()));
  }
}

}  // namespace longroll::web
