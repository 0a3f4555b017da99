// What the controls ask for.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "web/shell/app.h"
#include "web/shell/dates.h"
#include "web/shell/qr.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

std::string fresh_id() { return std::to_string(page::clock().now) + "-" + std::to_string(page::random() % 10000); }

}  // namespace

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
      set_up(command.text.empty() ? "dixie" : command.text);
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
          sheet_.about_saved = one.title;
          open_sheet(Sheet::Remove, 0);
        }
      }
      break;
    case Do::RemoveSaved:
      remove_game(command.text);
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
        game_->set_save_id(fresh_id());  // the game as it went stays saved under its own name
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
      page::download("long-roll-" + game_->model().match().game + ".longroll",
                     game_->model().title() + "\n" + (sheet_.link.empty() ? sheet_.position : sheet_.link) + "\n");
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
  set_current_game("");
  screen_ = Screen::Home;
  open_sheet(Sheet::None, 0);
  refresh_rows();
}

void App::refresh_rows() {
  SavedGames all = load_saved_games();
  saved_ = std::move(all.games);
  home_.trouble =
      all.trouble.empty()
          ? ""
          : "This browser forbids storing: games are kept only while the page is open. Links and files work.";
  home_.rows.clear();
  const page::Clock clock = page::clock();
  for (const SavedGame& game : saved_) {
    ResumeRow row{game.id, game.title, game.line, "", Seat::Nobody, !game.faults.empty()};
    row.when = game.when > 0 ? day_words(game.when, clock.now, clock.zone) : "";
    if (!game.match.is_hot_seat()) {
      row.side = game.match.is_human(Seat::Confederate) ? Seat::Confederate : Seat::Union;
    }
    home_.rows.push_back(std::move(row));
  }
}

void App::set_up(const std::string& id) {
  with_game(id,
            [this, id](const LoadedGame& loaded) {
              go_home();
              new_game_.game = loaded.game.get();
              new_game_.decks = {};
              new_game_.match.game = id;
              new_game_.match.setup = standard_setup(*loaded.game);
              new_game_.seed.clear();
              screen_ = Screen::NewGame;
            },
            {});
}

/// "dixie", or "battles/shiloh" for one scenario of a game.
void App::play_now(std::string_view words) {
  const std::size_t slash = std::min(words.find('/'), words.size());
  const std::string id(words.substr(0, slash));
  const std::string scenario(words.substr(std::min(slash + 1, words.size())));
  with_game(id,
            [this, id, scenario](const LoadedGame& loaded) {
              Match match{id, standard_setup(*loaded.game), page::random(), {Controller::Human, Controller::Normal}};
              match.setup.scenario = scenario.empty() ? 0 : std::max(find_scenario(*loaded.game, scenario), 0);
              begin(match);
            },
            {});
}

/// A guided game. Its words are in the pack of notes of its game, whose name is the first word of the file's.
void App::learn(const std::string& file) {
  const Result<std::string> words = library_.read("lessons/" + file + ".json");
  const std::string pack = file.substr(0, file.find('-')) + "-notes";
  if (!words && !library_.has_pack(pack)) {
    run_errand({pack, "the lesson", "words", [this, file] { learn(file); }});
    return;
  }
  const Result<LessonText> lesson = words ? read_lesson(words.value(), file) : Result<LessonText>(words.faults());
  if (!lesson) {
    show_message("This lesson cannot be given.", {describe(lesson.faults())});
    return;
  }
  with_battle(
      lesson.value().game, [battle = lesson.value().scenario](const Game& game) { return find_scenario(game, battle); },
      [this, text = lesson.value()](const LoadedGame& loaded) {
        Result<Session> session = Lesson::start(text, *loaded.game);
        if (!session) {
          show_message("This lesson cannot be given.", {describe(session.faults())});
          return;
        }
        Match match{text.game, session.value().setup(), text.seed, {Controller::Easy, Controller::Easy}};
        match.who[static_cast<std::size_t>(index_of(text.side))] = Controller::Human;
        show_game(loaded, std::move(session).value(), match, fresh_id());
        game_->teach(text);
      },
      {});
}

void App::start(Match match) {
  with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match](const LoadedGame& loaded) mutable {
        bring_decks(*loaded.game, match);
        begin(match);
      },
      {});
}

void App::begin(Match match) {
  with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match](const LoadedGame& loaded) {
        if (const Faults faults = faults_of_setup(*loaded.game, match.setup); !faults.empty()) {
          show_message("This battle cannot begin.", {describe(faults)});
          return;
        }
        show_game(loaded, Session(*loaded.game, match.setup, match.seed), match, fresh_id());
      },
      {});
}

void App::show_game(const LoadedGame& loaded, Session session, Match match, std::string save_id, std::string known) {
  open_sheet(Sheet::None, 0);
  game_ = std::make_unique<GameScreen>(loaded, std::move(session), std::move(match), std::move(save_id));
  screen_ = Screen::Game;
  banner_read_ = false;
  banner_.clear();
  apart_note_.clear();
  known_choices_ = std::move(known);
  set_current_game(game_->save_id());
  save();
}

void App::resume(const std::string& id) {
  refresh_rows();  // another tab may have played on
  const auto found = std::find_if(saved_.begin(), saved_.end(), [&](const SavedGame& one) { return one.id == id; });
  if (found == saved_.end()) {
    return;
  }
  const auto refuse = [this](const Faults& faults) {
    std::vector<std::string> lines{"It is kept as it is; you can save it as a file from the home page."};
    for (const Fault& fault : faults) {
      lines.push_back(fault.where + ": " + fault.what);
    }
    show_message("This saved game cannot be opened.", lines);
  };
  if (!found->faults.empty()) {
    refuse(found->faults);
    return;
  }
  with_battle(
      found->match.game, [link = found->link](const Game& game) { return scenario_of_link(game, link); },
      [this, saved = *found, refuse](const LoadedGame& loaded) {
        Result<Session> session = reopen(*loaded.game, saved);
        if (!session) {
          refuse(session.faults());
          return;
        }
        Match match = saved.match;
        const std::optional<Journal> journal = session.value().journal();
        match.setup = standard_setup(*loaded.game);
        if (journal) {
          match.setup = setup_of(*loaded.game, *journal);
        }
        match.seed = session.value().seed();
        show_game(loaded, std::move(session).value(), match, saved.id, choices_of(saved));
      },
      refuse);
}

void App::show_message(std::string title, std::vector<std::string> lines) {
  go_home();
  message_ = {};
  message_.title = std::move(title);
  message_.lines = std::move(lines);
  screen_ = Screen::Message;
}

void App::refuse_link(const Faults& faults) {
  std::vector<std::string> lines{"Your own games are untouched."};
  for (const Fault& fault : faults) {
    std::string words = fault.what;
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
      words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    if (words.ends_with('.')) {
      words.pop_back();
    }
    lines.push_back(words + (fault.where.empty() || fault.where == "link" ? "." : " (" + fault.where + ")."));
  }
  if (lines.size() > 8) {
    lines.resize(8);
  }
  show_message("This link cannot be opened.", lines);
}

void App::open_text(std::string_view text) {
  const std::size_t hash = text.rfind('#');
  std::string_view link = hash == std::string_view::npos ? text : text.substr(hash + 1);
  if (hash == std::string_view::npos) {
    for (const std::string_view word : words_of(text)) {
      link = word.starts_with("g=") || word.starts_with("p=") || word.starts_with("d=") ? word : link;
    }
  }
  const auto words = words_of(link);
  open_link_text(std::string(words.empty() ? std::string_view() : words.front()));
}

void App::open_link_text(const std::string& link) {
  const auto refuse = [this](const Faults& faults) {
    page::set_fragment("");
    refuse_link(faults);
  };
  const Result<LinkHeader> header = read_link_header(link);
  if (!header) {
    refuse(header.faults());
    return;
  }
  // Until the game is on the screen the link stays in the address: a page that is loaded again tries again.
  with_battle(
      header.value().game, [link](const Game& game) { return scenario_of_link(game, link); },
      [this, link, refuse, is_deck = header.value().kind == LinkKind::Deck](const LoadedGame& loaded) {
        if (is_deck) {
          page::set_fragment("");
          show_linked_deck(loaded, link);
          return;
        }
        Result<Session> opened = open_link(*loaded.game, link, page::random());
        if (opened) {
          page::set_fragment("");
          show_linked(loaded, link, std::move(opened).value());
        } else {
          refuse(opened.faults());
        }
      },
      refuse);
}

void App::show_linked(const LoadedGame& loaded, const std::string& link, Session session) {
  link_typed_.clear();
  Match match{loaded.game->info().id, standard_setup(*loaded.game), session.seed(), {}};
  if (const std::optional<Journal> journal = session.journal()) {
    match.setup = setup_of(*loaded.game, *journal);
  }
  match.who = {Controller::Normal, Controller::Normal};
  const Seat seat = session.to_act();
  match.who[is_player(seat) ? static_cast<std::size_t>(index_of(seat)) : 0] = Controller::Human;
  // The same link twice is the same game.
  refresh_rows();
  std::string id = fresh_id();
  std::string known;
  for (const SavedGame& one : saved_) {
    if (one.faults.empty() && one.link == link && one.did.empty()) {
      id = one.id;
      known = choices_of(one);
      match.who = one.match.who;
    }
  }
  show_game(loaded, std::move(session), match, id, std::move(known));
}

void App::save() {
  const GameModel& model = game_->model();
  SavedGame saved = saved_game_of(model.session(), model.match(), game_->save_id(), page::clock().now);
  const std::string choices = choices_of(saved);
  if (const std::optional<SavedGame> stored = load_saved_game(saved.id);
      stored && choices_of(*stored) != known_choices_ && choices_of(*stored) != choices) {
    saved.id = fresh_id();
    game_->set_save_id(saved.id);
    set_current_game(saved.id);
    apart_note_ =
        "This game has been played on in another tab or window, and is kept as it stands there. What you do here is "
        "kept "
        "as a game of its own.";
    banner_read_ = false;
  }
  known_choices_ = choices;
  const std::string fault = store_game(saved);
  banner_ = fault.empty() ? apart_note_ : storage_words(fault);
}

void App::export_saved(const std::string& id) {
  for (const SavedGame& one : saved_) {
    if (one.id == id) {
      page::download("long-roll-" + id + ".longroll",
                     one.faults.empty() ? one.title + "\n" + page::address() + "#" + one.link + "\n" : one.raw);
    }
  }
}

std::string App::game_address(bool position) {
  const GameModel& model = game_->model();
  if (position) {
    return page::address() + "#" + position_link(model.game(), model.match().setup, model.session().state());
  }
  const std::optional<std::string> link = game_link(model.session());
  return link ? page::address() + "#" + *link : "";
}

}  // namespace longroll::web
