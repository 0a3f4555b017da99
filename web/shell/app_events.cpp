// What the browser tells: the mirror, the text fields, files, packs of data, the worker.
#include "web/shell/app.h"
#include "web/views/ui.h"

namespace longroll::web {

using page::BrowserEvent;

void App::on_event(const BrowserEvent& event) {
  using Kind = BrowserEvent::Kind;
  if (event.kind == Kind::Ask) {
    page::answer(answer(event.name, event.text));
    return;
  }
  if (event.kind == Kind::Wake) {
    // A frame is told the time at which it was due, and that may lie before the timer that asked for it: then what is
    // waited for is not there yet, and needs another timer.
    woken_for_ = 0;
  }
  request_frames(event.kind == Kind::Wake ? 1 : 3);
  switch (event.kind) {
    case Kind::Pack:
      packs_.on_pack(event.name, event.text);
      break;
    case Kind::PackProgress:
      packs_.on_progress(event.text);
      break;
    case Kind::PackFailed:
      packs_.on_failure(event.name, event.text);
      break;
    case Kind::Stored:
      if (screen_ == Screen::Home) {
        refresh_rows();
      }
      break;
    case Kind::Media:
      preferences_.follow_system(now_);
      break;
    case Kind::Worker:
      if (screen_ == Screen::Game) {
        game_->opponent().heard(event.text);
      }
      break;
    case Kind::WorkerFailed:
      if (screen_ == Screen::Game) {
        game_->opponent().worker_failed();
      }
      break;
    default:
      on_mirror_event(event);
      on_text_event(event);
      break;
  }
}

/// The page's hidden mirror, and keys that the page hears in the program's place.
void App::on_mirror_event(const BrowserEvent& event) {
  constexpr std::size_t kMaxWaiting = 16;
  switch (event.kind) {
    case BrowserEvent::Kind::Action:
      if (const std::optional<Action> action =
              screen_ == Screen::Game ? game_->model().game().parse(game_->model().session().state(), event.text)
                                      : std::nullopt) {
        game_->finish_motion();
        execute(commands::Submit{*action});
        sync_mirror();  // at once: what has been answered is no longer offered
      }
      break;
    case BrowserEvent::Kind::Press:
      if (ui::state().presses.size() < kMaxWaiting) {
        ui::state().presses.emplace_back(event.text);
      }
      break;
    case BrowserEvent::Kind::Focus:
      ui::state().focus = event.text;
      break;
    case BrowserEvent::Kind::Help:
      execute(commands::OpenSheet{Sheet::Help});
      break;
    case BrowserEvent::Kind::Tab: {
      Commands commands;
      route_key({SDLK_TAB, event.text == "back"}, commands);
      for (const Command& command : commands) {
        execute(command);
      }
      break;
    }
    default:
      break;
  }
}

/// Text fields, links, files and the clipboard.
void App::on_text_event(const BrowserEvent& event) {
  switch (event.kind) {
    case BrowserEvent::Kind::Fragment:
      if (event.text.size() > 1) {
        open_text(event.text);
      }
      break;
    case BrowserEvent::Kind::Paste:
      on_pasted(event.text);
      break;
    case BrowserEvent::Kind::File:
      open_text(event.text);
      break;
    case BrowserEvent::Kind::FileRefused:
      show_failure("This file cannot be opened.", {std::string(event.text)});
      break;
    case BrowserEvent::Kind::Field:
      if (event.name == "link") {
        link_typed_ = event.text;
      } else if (event.name == "seed") {
        new_game_.seed = event.text.substr(0, 20);
      } else if (room_) {
        room_->type(event.name, event.text);
      }
      break;
    case BrowserEvent::Kind::Enter:
      ui::state().pressed = event.text == "link" ? "open-link" : event.text == "deck-name" ? "deck-save" : "start";
      break;
    case BrowserEvent::Kind::Copied:
      on_copied(event.text == "yes");
      break;
    default:
      break;
  }
}

void App::on_pasted(std::string_view text) {
  if (screen_ == Screen::Game) {
    return;
  }
  link_typed_ = text.substr(0, 70'000);
  if (text.find("g=") != std::string_view::npos || text.find("p=") != std::string_view::npos ||
      text.find("d=") != std::string_view::npos || text.find(kFilePrefix) != std::string_view::npos) {
    open_text(text);
  }
}

void App::on_copied(bool is_copied) {
  if (screen_ == Screen::Room) {
    room_->tell(is_copied ? "The link is in the clipboard." : "The browser did not let us copy. Save it as a file.");
    return;
  }
  sheet_.copied = is_copied
                      ? "The link is in the clipboard."
                      : "The browser did not let us copy. The link is in the QR code, or save the game as a file.";
}

}  // namespace longroll::web
