// What the controls ask for.
#include <algorithm>

#include "web/shell/app.h"
#include "web/shell/qr.h"
#include "web/views/catalogue.h"
#include "web/views/ui.h"

namespace longroll::web {
void App::obey(const Command& command) {
  request_frames(2);
  switch (command.what) {
    case Do::GoHome:
      page::set_fragment("");
      go_home();
      break;
    case Do::PlayNow:
      play_now(command.text);
      break;
    case Do::Learn:
      learn(command.text);
      break;
    case Do::FetchAgain:
      fetch_errand(page::Fetch::Again);
      break;
    case Do::SetUp:
      set_up(command.text.empty() ? std::string(first_game()) : command.text);
      break;
    case Do::Start: {
      Match match = command.match;
      if (command.number == 0) {
        match.seed = page::random();
      }
      start(match);
      break;
    }
    case Do::Resume:
      resume(command.text);
      break;
    case Do::ExportSaved:
      export_saved(command.text);
      break;
    case Do::AskRemove:
      for (const SavedGame& one : saved_) {
        if (one.id == command.text) {
          sheet_.saved_id = one.id;
          sheet_.about_saved = one.head.title;
          open_sheet(Sheet::Remove, 0);
        }
      }
      break;
    case Do::RemoveSaved:
      remove_stored(local_storage(), command.text);
      refresh_rows();
      break;
    case Do::OpenLink:
      open_text(command.text);
      break;
    case Do::PickFile:
      page::pick_file();
      break;
    case Do::ToggleTheme:
      settings_.theme = night_ ? "day" : "night";
      store_settings(settings_);
      follow_theme(now_);
      break;
    case Do::SetTheme:
      settings_.theme = command.text;
      store_settings(settings_);
      follow_theme(now_);
      break;
    case Do::SetTextScale:
      settings_.text_percent = command.number;
      store_settings(settings_);
      break;
    case Do::SetMotion:
      settings_.less_motion = command.text == "less";
      store_settings(settings_);
      break;
    case Do::OpenSheet:
      open_sheet(command.sheet, command.number);
      sheet_.rule = command.text;
      break;
    case Do::OpenPage:
      page::open(command.text);
      break;
    case Do::CloseSheet:
      open_sheet(Sheet::None, 0);
      break;
    default:
      obey_room(command);
      break;
  }
  if (screen_ != Screen::Game || !game_) {
    return;
  }
  switch (command.what) {
    case Do::Submit:
      open_sheet(Sheet::None, 0);
      game_->submit(command.action, command.then);
      break;
    case Do::Press: {
      Commands more;
      game_->press(command.number, more);
      for (const Command& next : more) {
        obey(next);
      }
      break;
    }
    case Do::Undo:
      game_->undo();
      save();
      break;
    case Do::Redo:
      game_->redo();
      save();
      break;
    case Do::Seek:
      game_->seek(static_cast<std::size_t>(std::max(command.number, 0)));
      break;
    case Do::ToggleReplay:
      game_->toggle_replay();
      break;
    case Do::BackToGame:
      game_->seek(game_->model().session().ply_count());
      break;
    case Do::Branch:
      if (game_->model().is_replaying()) {
        game_->store().rename(fresh_id());  // the game as it went stays saved under its own name
        game_->branch();
        save();
      }
      break;
    case Do::LiftCurtain:
      game_->lift_curtain();
      break;
    case Do::SetSeats:
      game_->set_controllers(command.match.who);
      save();
      break;
    case Do::CopyGameLink:
    case Do::CopyPositionLink:
      page::copy(game_address(command.what == Do::CopyPositionLink));
      break;
    case Do::ShareLink:
      page::share(game_->model().title(), sheet_.link.empty() ? sheet_.position : sheet_.link);
      break;
    case Do::ExportGame:
      page::download("long-roll-" + game_->model().match().game + ".longroll", game_as_file());
      break;
    default:
      break;
  }
}

void App::open_sheet(Sheet sheet, int page) {
  sheet_.open = sheet;
  sheet_.page = page;
  ui::state().focus.clear();
  if (sheet == Sheet::Share && screen_ == Screen::Game) {
    sheet_.copied.clear();
    sheet_.link = game_address(false);
    sheet_.position = game_address(true);
    sheet_.qr = qr_of(sheet_.link.empty() ? sheet_.position : sheet_.link);
  }
}

void App::go_home() {
  if (game_) {
    game_.reset();
  }
  errand_ = {};
  playing_again_.reset();
  set_current_game("");
  screen_ = Screen::Home;
  open_sheet(Sheet::None, 0);
  refresh_rows();
}

void App::show_message(std::string title, std::vector<std::string> lines) {
  go_home();
  message_ = {};
  message_.title = std::move(title);
  message_.lines = std::move(lines);
  screen_ = Screen::Message;
}

}  // namespace longroll::web
