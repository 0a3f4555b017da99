// What the controls ask for.
#include <algorithm>

#include "web/shell/app.h"
#include "web/shell/qr.h"
#include "web/views/catalogue.h"
#include "web/views/ui.h"

namespace longroll::web {

struct App::PageCommands {
  App& app;

  void operator()(commands::OfPage what) const {
    switch (what) {
      case commands::OfPage::GoHome:
        page::set_fragment("");
        app.go_home();
        break;
      case commands::OfPage::FetchAgain:
        app.packs_.fetch_again();
        break;
      case commands::OfPage::PickFile:
        page::pick_file();
        break;
      case commands::OfPage::ToggleTheme:
        app.preferences_.toggle_theme(app.now_);
        break;
      case commands::OfPage::CloseSheet:
        app.open_sheet(Sheet::None, 0);
        break;
    }
  }
  void operator()(const commands::OfSaved& saved) const {
    switch (saved.kind) {
      case commands::OfSaved::Resume:
        app.resume(saved.id);
        break;
      case commands::OfSaved::Export:
        app.export_saved(saved.id);
        break;
      case commands::OfSaved::AskRemove:
        ask_to_remove(saved.id);
        break;
      case commands::OfSaved::Remove:
        remove_stored(local_storage(), saved.id);
        app.refresh_rows();
        break;
    }
  }
  void operator()(const commands::PlayNow& play) const { app.play_now(play.game); }
  void operator()(const commands::Learn& learn) const { app.learn(learn.lesson); }
  void operator()(const commands::SetUp& set_up) const {
    app.set_up(set_up.game.empty() ? std::string(first_game()) : set_up.game);
  }
  void operator()(const commands::Start& start) const {
    Match match = start.match;
    if (!start.keeps_seed) {
      match.seed = page::random();
    }
    app.start(match);
  }
  void operator()(const commands::OpenLink& link) const { app.open_text(link.text); }
  void operator()(const commands::SetTheme& set) const { app.preferences_.set_theme(set.theme, app.now_); }
  void operator()(const commands::SetTextScale& set) const { app.preferences_.set_text_percent(set.percent); }
  void operator()(const commands::SetMotion& set) const { app.preferences_.set_less_motion(set.less); }
  void operator()(const commands::OpenSheet& open) const {
    app.open_sheet(open.sheet, open.page);
    app.sheet_.rule = open.rule;
  }
  void operator()(const commands::OpenPage& open) const { page::open(open.file); }
  void operator()(const commands::OpenRoom& open) const {
    app.room_is_for_game_ = app.screen_ == Screen::NewGame || (app.screen_ == Screen::Room && app.room_is_for_game_);
    app.open_room_at(open.game, static_cast<GameRoom::Show>(open.part));
  }
  void operator()(const commands::BuildDeckFor& build) const { app.build_deck_for(build.side); }

 private:
  void ask_to_remove(const std::string& id) const {
    for (const SavedGame& one : app.saved_) {
      if (one.id == id) {
        app.sheet_.saved_id = one.id;
        app.sheet_.about_saved = one.head.title;
        app.open_sheet(Sheet::Remove, 0);
      }
    }
  }
};

struct App::GameCommands {
  App& app;
  GameScreen& game;

  void operator()(commands::OfGame what) const {
    switch (what) {
      case commands::OfGame::Undo:
        game.undo();
        app.save();
        break;
      case commands::OfGame::Redo:
        game.redo();
        app.save();
        break;
      case commands::OfGame::ToggleReplay:
        game.toggle_replay();
        break;
      case commands::OfGame::BackToGame:
        game.seek(game.model().session().ply_count());
        break;
      case commands::OfGame::Branch:
        branch();
        break;
      case commands::OfGame::LiftCurtain:
        game.lift_curtain();
        break;
      case commands::OfGame::CopyGameLink:
      case commands::OfGame::CopyPositionLink:
        page::copy(app.game_address(what == commands::OfGame::CopyPositionLink));
        break;
      case commands::OfGame::ShareLink:
        page::share(game.model().title(), app.sheet_.link.empty() ? app.sheet_.position : app.sheet_.link);
        break;
      case commands::OfGame::ExportGame:
        page::download("long-roll-" + game.model().match().game + ".longroll", app.game_as_file());
        break;
    }
  }
  void operator()(const commands::Submit& submit) const {
    app.open_sheet(Sheet::None, 0);
    game.submit(submit.action, submit.then);
  }
  void operator()(const commands::Press& press) const {
    Commands more;
    game.press(press.target, more);
    for (const Command& next : more) {
      app.execute(next);
    }
  }
  void operator()(const commands::Seek& seek) const { game.seek(static_cast<std::size_t>(std::max(seek.decision, 0))); }
  void operator()(const commands::SetSeats& seats) const {
    game.set_controllers(seats.who);
    app.save();
  }

 private:
  void branch() const {
    if (game.model().is_replaying()) {
      game.store().rename(fresh_id());  // the game as it went stays saved under its own name
      game.branch();
      app.save();
    }
  }
};

void App::execute(const Command& command) {
  request_frames(2);
  if (const auto* of_page = std::get_if<PageCommand>(&command)) {
    std::visit(PageCommands{*this}, *of_page);
  } else if (const auto* of_game = std::get_if<GameCommand>(&command)) {
    if (screen_ == Screen::Game && game_) {
      std::visit(GameCommands{*this, *game_}, *of_game);
    }
  } else if (screen_ == Screen::Room) {
    execute_in_room(std::get<RoomCommand>(command));
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
  packs_.forget();
  playing_again_.reset();
  set_current_game("");
  screen_ = Screen::Home;
  open_sheet(Sheet::None, 0);
  refresh_rows();
}

void App::show_message(MessageData message) {
  message_ = std::move(message);
  screen_ = Screen::Message;
}

void App::set_progress(float progress) {
  if (message_.progress >= 0) {
    message_.progress = progress;
  }
}

}  // namespace longroll::web
