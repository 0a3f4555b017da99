// How a game comes to the screen: set up, begun, taught, resumed; and how it is kept.
#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "web/shell/app.h"
#include "web/shell/dates.h"

namespace longroll::web {

std::string App::fresh_id() { return std::to_string(page::clock().now) + "-" + std::to_string(page::random() % 10000); }

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

}  // namespace longroll::web
