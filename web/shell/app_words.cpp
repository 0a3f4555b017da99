// The screen in words, the text fields, and the answers to globalThis.longroll.
#include <algorithm>
#include <cstdio>

#include "engine/core/json.h"
#include "engine/table/state.h"
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

std::string rect_json(const board::Rect& r) {
  return "{\"x\":" + number(r.x) + ",\"y\":" + number(r.y) + ",\"w\":" + number(r.w) + ",\"h\":" + number(r.h) + "}";
}

}  // namespace

MirrorData App::words() const {
  MirrorData out;
  out.title = "Long Roll";
  switch (screen_) {
    case Screen::Home:
      out.status = "Home page. " +
                   (home_.rows.empty() ? "No saved games." : std::to_string(home_.rows.size()) + " saved games.");
      out.notice = home_.trouble;
      for (const ResumeRow& row : home_.rows) {
        out.text += row.title + ", " + row.line + ". ";
      }
      break;
    case Screen::NewGame:
      out.status = "A new game: choose side, opponent and options, then begin.";
      for (const std::string& one : new_game_.left_out) {
        out.notice += (out.notice.empty() ? "" : " ") + one;
      }
      for (const ScenarioInfo& one : new_game_.info().scenarios) {
        out.text += one.title + (one.date.empty() ? ". " : ", " + one.date + ". ") + one.about + " ";
      }
      break;
    case Screen::Room:
      out.status = room_->status();
      out.text = room_->text();
      break;
    case Screen::Message:
      // What is under way is a status, what went wrong an alert.
      if (message_.progress >= 0) {
        out.status = message_.title + ": " + std::to_string(static_cast<int>(message_.progress * 10) * 10) + "%.";
        break;
      }
      out.notice = message_.title;
      for (const std::string& line : message_.lines) {
        out.notice += " " + line;
      }
      break;
    case Screen::Game: {
      GameModel& model = game_->model();
      const Asked asked = asked_of(game_->scene());
      out.title = model.title();
      out.status = asked.heading;
      out.prompt = asked.text;
      out.rule = asked.rule;
      out.notice = !banner_.empty() && !banner_read_ ? banner_ : game_->scene().notice;
      if (!game_->scene().notice_rule.empty() && out.notice == game_->scene().notice && !out.notice.empty()) {
        out.notice += " [" + game_->scene().notice_rule + "]";
      }
      if (model.may_act()) {
        for (const Choice& choice : model.prompt().choices) {
          out.actions.push_back({model.game().text(model.session().state(), choice.action), choice.label});
        }
      }
      if (game_->scene().lesson != nullptr) {
        for (const std::string& words : lesson_words(game_->scene())) {
          out.text += words + " ";
        }
      }
      out.text += ui::state().told;
      const std::span<const LogLine> log = model.log();
      for (const LogLine& line : log.last(std::min(log.size(), kMirroredLines))) {
        out.log.push_back(line.text);
      }
      break;
    }
  }
  if (sheet_.open == Sheet::Help) {
    const auto pages = all_help(screen_ == Screen::Game ? game_->view() : nullptr);
    const auto& page = pages[std::min(static_cast<std::size_t>(sheet_.page), pages.size() - 1)];
    out.text = page.title + ". ";
    for (const std::string& paragraph : page.paragraphs) {
      out.text += paragraph + " ";
    }
  } else if (sheet_.open == Sheet::Why && screen_ == Screen::Game) {
    const std::string rule = sheet_.rule.empty() ? asked_of(game_->scene()).rule : sheet_.rule;
    out.text = "Rule " + rule + ". ";
    for (const std::string& words : paragraphs_on(all_help(game_->view()), rule)) {
      out.text += words + " ";
    }
  } else if (sheet_.open == Sheet::Share) {
    out.text = sheet_.link + " " + sheet_.copied;
  }
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

std::string App::answer(std::string_view what, std::string_view text) {
  if (what == "where") {
    for (const ui::Control& control : ui::state().controls) {
      if (control.id == text) {
        return rect_json(control.rect);
      }
    }
    if (text == "told" && !ui::state().told.empty()) {
      return rect_json(ui::state().told_at);
    }
  }
  if (what == "busy") {
    return page::is_frame_due() ? "frame" : "";
  }
  if (what == "rings") {
    std::string rects;
    for (const board::Rect& ring : ui::state().rings) {
      rects += (rects.empty() ? "" : ",") + rect_json(ring);
    }
    return "[" + rects + "]";
  }
  if (what == "stops") {
    const auto [stops, at] = stops_now();
    std::string rects;
    for (const Stop& stop : stops) {
      rects += (rects.empty() ? "" : ",") + rect_json(stop.rect);
    }
    return "{\"at\":" + std::to_string(at) + ",\"rects\":[" + rects + "]}";
  }
  if (screen_ != Screen::Game) {
    return "";
  }
  GameModel& model = game_->model();
  if (what == "hash") {
    std::array<char, 24> hex{};
    std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(hash_of(model.session().state())));
    return hex.data();
  }
  if (what == "prompt") {
    const Asked asked = asked_of(game_->scene());
    return "{\"seat\":" + json_quote(id_of(asked.seat)) + ",\"heading\":" + json_quote(asked.heading) +
           ",\"text\":" + json_quote(asked.text) + ",\"rule\":" + json_quote(asked.rule) +
           ",\"mayAct\":" + (model.may_act() ? "true" : "false") +
           ",\"over\":" + (model.outcome().over ? "true" : "false") +
           ",\"plies\":" + std::to_string(model.session().ply_count()) + ",\"shown\":" + std::to_string(model.shown()) +
           "}";
  }
  if (what == "link") {
    const std::string whole = game_address(false);
    const std::string address = whole.empty() ? game_address(true) : whole;
    return address.substr(address.find('#') + 1);
  }
  if (what == "tip") {
    const Tip tip = game_->tip_now();
    std::string lines;
    for (const std::string& line : tip.lines) {
      lines += (lines.empty() ? "" : ",") + json_quote(line);
    }
    return tip.title.empty()
               ? ""
               : "{\"barred\":" + std::string(tip.barred ? "true" : "false") + ",\"title\":" + json_quote(tip.title) +
                     ",\"lines\":[" + lines + "],\"rule\":" + json_quote(tip.rule) + "}";
  }
  const bool piece = text.starts_with("piece:");
  if (what == "where" && (game_->view() == nullptr || model.is_curtain_down())) {
    return "";  // what the view drew last lies under the curtain
  }
  if (what == "where" && (piece || text.starts_with("place:"))) {
    const std::optional<Action> action = model.game().parse(model.session().state(), text.substr(6));
    const auto rect =
        action ? game_->view()->where(*action, piece ? GameView::Part::Piece : GameView::Part::Place) : std::nullopt;
    return rect ? rect_json(*rect) : "";
  }
  if (what == "where" && text.starts_with("choice:")) {
    for (const Target& target : game_->view()->targets()) {
      if (target.action && model.game().text(model.session().state(), *target.action) == text.substr(7)) {
        return rect_json(target.rect);
      }
    }
  }
  return "";
}

void App::heard(std::string_view kind, std::string_view text) {
  if (kind == "ask") {
    const std::size_t line = text.find('\n');
    page::answer(answer(text.substr(0, line), line == std::string_view::npos ? "" : text.substr(line + 1)));
    return;
  }
  if (kind == "wake") {
    // A frame is told the time at which it was due, and that may lie before the timer that asked for it: then what is
    // waited for is not there yet, and needs a timer anew.
    woken_for_ = 0;
  }
  request_frames(kind == "wake" ? 1 : 3);
  if (kind == "action" && screen_ == Screen::Game) {
    const std::optional<Action> action = game_->model().game().parse(game_->model().session().state(), text);
    if (action) {
      game_->finish_motion();
      obey({.what = Do::Submit, .action = *action});
      sync_mirror();  // at once: what has been answered is no longer offered
    }
  } else if (kind == "do") {
    constexpr std::size_t kMostWaiting = 16;
    if (ui::state().presses.size() < kMostWaiting) {
      ui::state().presses.emplace_back(text);
    }
  } else if (kind == "focus") {
    ui::state().focus = text;
  } else if (kind == "help") {
    obey({.what = Do::OpenSheet, .sheet = Sheet::Help});
  } else if (kind == "tab") {
    Commands commands;
    route_key({SDLK_TAB, text == "back"}, commands);
    for (const Command& command : commands) {
      obey(command);
    }
  } else if (kind == "fragment" && text.size() > 1) {
    open_text(text);
  } else if (kind == "stored" && screen_ == Screen::Home) {
    refresh_rows();
  } else if (kind == "paste" && screen_ != Screen::Game) {
    link_typed_ = text.substr(0, 70'000);
    if (text.find("g=") != std::string_view::npos || text.find("p=") != std::string_view::npos ||
        text.find("d=") != std::string_view::npos || text.find(kFilePrefix) != std::string_view::npos) {
      open_text(text);
    }
  } else if (kind == "file") {
    open_text(text);
  } else if (kind == "file-refused") {
    show_message("This file cannot be opened.", {std::string(text)});
  } else if (kind == "field") {
    const std::size_t line = text.find('\n');
    const std::string_view value = text.substr(line + 1);
    if (text.substr(0, line) == "link") {
      link_typed_ = value;
    } else if (text.substr(0, line) == "seed") {
      new_game_.seed = value.substr(0, 20);
    } else if (room_) {
      room_->type(text.substr(0, line), value);
    }
  } else if (kind == "pack") {
    heard_pack(text);
  } else if (kind == "pack-progress") {
    heard_pack_progress(text);
  } else if (kind == "pack-failed") {
    heard_pack_failed(text);
  } else if (kind == "enter") {
    ui::state().pressed = text == "link" ? "open-link" : text == "deck-name" ? "deck-save" : "start";
  } else if (kind == "media") {
    media_ = page::media();
    follow_theme(now_);
  } else if (kind == "copied" && screen_ == Screen::Room) {
    room_->tell(text == "yes" ? "The link is in the clipboard."
                              : "The browser did not let us copy. Save it as a file.");
  } else if (kind == "copied") {
    sheet_.copied = text == "yes"
                        ? "The link is in the clipboard."
                        : "The browser did not let us copy. The link is in the QR code, or save the game as a file.";
  } else if (kind == "worker" && screen_ == Screen::Game) {
    game_->opponent().heard(text);
  } else if (kind == "worker-failed" && screen_ == Screen::Game) {
    game_->opponent().worker_failed();
  }
}

}  // namespace longroll::web
