// What the controls ask for, and which part of the page does it.
#include <algorithm>

#include "web/shell/app.h"
#include "web/views/catalogue.h"

namespace longroll::web {

struct App::PageCommands {
  App& app;

  void operator()(commands::OfPage what) const {
    switch (what) {
      case commands::OfPage::GoHome:
        page::set_fragment("");
        app.router_.go_home();
        break;
      case commands::OfPage::FetchAgain:
        app.packs_.fetch_again();
        break;
      case commands::OfPage::PickFile:
        page::pick_file();
        break;
      case commands::OfPage::ToggleTheme:
        app.preferences_.toggle_theme(app.loop_.now());
        break;
      case commands::OfPage::CloseSheet:
        app.router_.close_sheet();
        break;
      case commands::OfPage::KeepAll:
        page::keep_all();
        break;
    }
  }
  void operator()(const commands::OfSaved& saved) const {
    switch (saved.kind) {
      case commands::OfSaved::Resume:
        app.saves_.resume(saved.id);
        break;
      case commands::OfSaved::About:
        app.saves_.show_about(saved.id);
        break;
      case commands::OfSaved::Rename:
        app.saves_.rename(saved.id);
        break;
      case commands::OfSaved::ExportAll:
        app.saves_.export_all();
        break;
      case commands::OfSaved::Export:
        app.saves_.export_saved(saved.id);
        break;
      case commands::OfSaved::AskRemove:
        app.saves_.ask_to_remove(saved.id);
        break;
      case commands::OfSaved::Remove:
        app.saves_.remove(saved.id);
        break;
    }
  }
  void operator()(const commands::PlayNow& play) const { app.games_.play_now(play.game); }
  void operator()(const commands::Learn& learn) const { app.games_.learn(learn.lesson); }
  void operator()(const commands::SetUp& set_up) const {
    app.setup_.set_up(set_up.game.empty() ? std::string(first_game()) : set_up.game);
  }
  void operator()(const commands::StartGame& start) const {
    Match match = start.match;
    if (!start.keeps_seed) {
      match.seed = page::random();
    }
    app.setup_.start(match);
  }
  void operator()(const commands::OpenLink& link) const { app.links_.open(link.text); }
  void operator()(commands::JoinAs as) const { app.links_.join(as); }
  void operator()(const commands::SetTheme& set) const { app.preferences_.set_theme(set.theme, app.loop_.now()); }
  void operator()(const commands::SetTextScale& set) const { app.preferences_.set_text_percent(set.percent); }
  void operator()(const commands::SetMotion& set) const { app.preferences_.set_less_motion(set.less); }
  void operator()(const commands::SetAsking& set) const { app.preferences_.set_asking(set.what); }
  void operator()(const commands::SetSpeed& set) const { app.preferences_.set_speed(set.speed); }
  void operator()(const commands::SetVolume& set) const { app.preferences_.set_volume(set.volume); }
  void operator()(const commands::OpenSheet& open) const {
    app.router_.sheet().trouble = app.router_.game() != nullptr ? app.games_.trouble() : "";
    app.router_.open_sheet(open.sheet, open.page);
    app.router_.sheet().rule = open.rule;
  }
  void operator()(const commands::OpenPage& open) const { page::open(open.file); }
  void operator()(const commands::OpenRoom& open) const { app.decks_.open(open.game, open.part); }
  void operator()(const commands::BuildDeckFor& build) const { app.decks_.build_for(build.side); }
};

struct App::GameCommands {
  App& app;
  GameScreen& game;

  void operator()(commands::OfGame what) const {
    switch (what) {
      case commands::OfGame::Undo:
        game.undo();
        app.games_.save();
        break;
      case commands::OfGame::Redo:
        game.redo();
        app.games_.save();
        break;
      case commands::OfGame::ToggleReplay:
        game.toggle_replay();
        break;
      case commands::OfGame::BackToGame:
        game.seek(game.model().session().ply_count());
        break;
      case commands::OfGame::Branch:
        app.games_.branch();
        break;
      case commands::OfGame::LiftCurtain:
        game.lift_curtain();
        break;
      case commands::OfGame::SeeAgain:
        game.see_again();
        break;
      case commands::OfGame::CloseDigest:
      case commands::OfGame::OpenDigest:
        game.open_digest(what == commands::OfGame::OpenDigest);
        break;
      case commands::OfGame::Skip:
        game.skip();
        break;
      case commands::OfGame::CopyLink:
        page::copy(app.router_.sheet().share.link);
        break;
      case commands::OfGame::ShareLink:
        page::share(game.model().title(), app.router_.sheet().share.link);
        break;
      case commands::OfGame::ExportGame:
        page::download(app.router_.share_source().file_name_of(game) + ".longroll",
                       app.router_.share_source().file_of(game, app.router_.sheet().share));
        break;
      case commands::OfGame::SavePicture:
        app.router_.close_sheet();
        app.picture_name_ = app.router_.share_source().file_name_of(game) + ".png";
        break;
    }
  }
  void operator()(const commands::Submit& submit) const {
    app.router_.close_sheet();
    submit.is_order ? game.order(submit.action, submit.then) : game.submit(submit.action, submit.then);
  }
  void operator()(const commands::TakeBack& back) const {
    game.take_back(back.decisions);
    app.games_.save();
  }
  void operator()(const commands::Press& press) const {
    Commands more;
    if (press.asks) {
      game.ignore_second_click();
    }
    game.press(press.target, more);
    app.execute(more);
  }
  void operator()(const commands::SetShare& wanted) const { app.router_.set_share(wanted); }
  void operator()(const commands::Seek& seek) const { game.seek(static_cast<std::size_t>(std::max(seek.decision, 0))); }
  void operator()(const commands::ShowPlace& show) const {
    app.router_.close_sheet();
    game.show_place(static_cast<std::size_t>(std::max(show.decision, 0)));
  }
  void operator()(const commands::ShowDigestLine& show) const {
    app.router_.close_sheet();
    game.show_digest_line(show.line);
  }
  void operator()(const commands::SetSeats& seats) const {
    game.set_controllers(seats.who);
    app.games_.save();
  }
};

struct App::RoomCommands {
  DeckController& decks;

  void operator()(commands::OfRoom what) const {
    switch (what) {
      case commands::OfRoom::LeaveRoom:
        decks.leave();
        break;
      case commands::OfRoom::UseDeck:
        decks.use_deck();
        break;
      case commands::OfRoom::CopyDeckLink:
        decks.copy_link();
        break;
      case commands::OfRoom::ExportDeck:
        decks.export_deck();
        break;
    }
  }
  void operator()(const commands::SaveDeck& save) const { decks.save_deck(save.name); }
  void operator()(const commands::LoadDeck& load) const { decks.load_deck(load.id); }
  void operator()(const commands::RemoveDeck& remove) const { decks.remove_deck(remove.id); }
};

void App::execute(const Command& command) {
  loop_.request_frames(2);
  if (const auto* of_page = std::get_if<PageCommand>(&command)) {
    std::visit(PageCommands{*this}, *of_page);
  } else if (const auto* of_game = std::get_if<GameCommand>(&command)) {
    if (GameScreen* game = router_.game()) {
      std::visit(GameCommands{*this, *game}, *of_game);
    }
  } else if (router_.is_shown(decks_)) {
    std::visit(RoomCommands{decks_}, std::get<RoomCommand>(command));
  }
}

void App::execute(const Commands& commands) {
  for (const Command& command : commands) {
    execute(command);
  }
}

}  // namespace longroll::web
