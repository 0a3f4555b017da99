// How a game comes to the screen: set up, begun, taught, resumed; and how it is kept.
#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "web/shell/app.h"
#include "web/shell/dates.h"
#include "web/views/catalogue.h"

namespace longroll::web {

std::string App::fresh_id() { return std::to_string(page::clock().now) + "-" + std::to_string(page::random() % 10000); }

void App::set_up(const std::string& id) {
  packs_.with_game(id,
                   [this, id](const LoadedGame& loaded) {
                     go_home();
                     new_game_.game = loaded.game.get();
                     new_game_.left_out = left_out(loaded.faults);
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
  packs_.with_game(
      id,
      [this, id, scenario](const LoadedGame& loaded) {
        const int battle = scenario.empty() ? 0 : find_scenario(*loaded.game, scenario);
        if (battle < 0) {
          show_failure("This battle cannot be played here.", left_out(loaded.faults));
          return;
        }
        Match match{id, standard_setup(*loaded.game), page::random(), {Controller::Human, Controller::Normal}};
        match.setup.scenario = battle;
        begin(match);
      },
      {});
}

/// A guided game. Its words are in the pack of notes of its game, whose name is the first word of the file's.
void App::learn(const std::string& file) {
  const Result<std::string> words = packs_.read("lessons/" + file + ".json");
  const std::string pack = file.substr(0, file.find('-')) + "-notes";
  if (!words && !packs_.has_pack(pack)) {
    packs_.fetch({pack, "the lesson", "words", [this, file] { learn(file); }});
    return;
  }
  const Result<LessonText> lesson = words ? read_lesson(words.value(), file) : Result<LessonText>(words.faults());
  if (!lesson) {
    show_failure("This lesson cannot be given.", {describe(lesson.faults())});
    return;
  }
  packs_.with_battle(
      lesson.value().game, [battle = lesson.value().scenario](const Game& game) { return find_scenario(game, battle); },
      [this, text = lesson.value()](const LoadedGame& loaded) {
        Result<Session> session = Lesson::start(text, *loaded.game);
        if (!session) {
          show_failure("This lesson cannot be given.", {describe(session.faults())});
          return;
        }
        Match match{text.game, session.value().setup(), text.seed, {Controller::Easy, Controller::Easy}};
        match.who[static_cast<std::size_t>(index_of(text.side))] = Controller::Human;
        show_game(loaded, std::move(session).value(), match);
        game_->teach(text);
      },
      {});
}

void App::start(Match match) {
  packs_.with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match](const LoadedGame& loaded) mutable {
        bring_decks(*loaded.game, match);
        begin(match);
      },
      {});
}

void App::begin(Match match) {
  packs_.with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match](const LoadedGame& loaded) {
        if (const Faults faults = faults_of_setup(*loaded.game, match.setup); !faults.empty()) {
          show_failure("This battle cannot begin.", {describe(faults)});
          return;
        }
        show_game(loaded, Session(*loaded.game, match.setup, match.seed), match);
      },
      {});
}

void App::show_game(const LoadedGame& loaded, Session session, Match match) {
  show_game(loaded, std::move(session), std::move(match), GameStore(local_storage(), fresh_id()));
}

void App::show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                    std::optional<Replay> past) {
  open_sheet(Sheet::None, 0);
  game_ = std::make_unique<GameScreen>(loaded, std::move(session), std::move(match), std::move(store), std::move(past));
  screen_ = Screen::Game;
  banner_read_ = false;
  banner_.clear();
  apart_note_.clear();
  set_current_game(game_->store().id());
  save();
}

void App::play_again(const std::string& title, Replay replay, Played then) {
  constexpr std::size_t kFew = 500;  ///< decisions that are played again at once
  if (replay.count() <= kFew) {
    then(replay.take());
    return;
  }
  go_home();
  MessageData message;
  message.title = "Opening " + title;
  message.lines = {"Its " + std::to_string(replay.count()) + " decisions are played again."};
  message.progress = 0;
  show_message(std::move(message));
  playing_again_ = PlayingAgain{std::move(replay), std::move(then)};
  request_frames(2);
}

void App::go_on_playing_again() {
  constexpr std::size_t kPlies = 32;
  constexpr double kMilliseconds = 12;
  if (!playing_again_) {
    return;
  }
  Replay& replay = playing_again_->replay;
  for (const double until = page::now() + kMilliseconds; page::now() < until && replay.step(kPlies);) {
  }
  set_progress(static_cast<float>(replay.done()) / static_cast<float>(std::max<std::size_t>(replay.count(), 1)));
  request_frames(2);
  if (replay.is_done()) {
    PlayingAgain done = std::move(*playing_again_);
    playing_again_.reset();
    done.then(done.replay.take());
  }
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
    show_failure("This saved game cannot be opened.", lines);
  };
  Result<StoredGame> read = found->faults.empty() ? read_stored(local_storage(), id) : found->faults;
  if (!read) {
    refuse(read.faults());
    return;
  }
  const auto stored = std::make_shared<const StoredGame>(std::move(read).value());
  const Journal& beginning = stored->head.beginning;
  packs_.with_battle(
      beginning.game, [stored](const Game& game) { return find_scenario(game, stored->head.beginning.scenario); },
      [this, id, stored, refuse](const LoadedGame& loaded) {
        const Game& game = *loaded.game;
        const Journal& journal = stored->head.beginning;
        const Match match{journal.game, setup_of(game, journal), journal.seed, controllers_of(stored->head)};
        if (Result<TakenUp> taken = take_up(game, *stored)) {
          show_game(loaded, std::move(taken.value().session), match, GameStore(local_storage(), id, *stored),
                    std::move(taken.value().past));
          return;
        }
        Result<Replay> replay = replay_of(game, *stored);
        if (!replay) {
          refuse(replay.faults());
          return;
        }
        play_again(stored->head.title, std::move(replay).value(),
                   [this, &loaded, match, id, stored, refuse](Result<Session> session) {
                     if (!session) {
                       refuse(session.faults());
                       return;
                     }
                     show_game(loaded, std::move(session).value(), match, GameStore(local_storage(), id, *stored));
                   });
      },
      refuse);
}

void App::save() {
  const GameModel& model = game_->model();
  GameStore& store = game_->store();
  if (store.is_parted(model.session())) {
    store.rename(fresh_id());
    set_current_game(store.id());
    apart_note_ =
        "This game has been played on in another tab or window, and is kept as it stands there. What you do here is "
        "kept "
        "as a game of its own.";
    banner_read_ = false;
  }
  const std::string fault =
      store.save(model.session(), list_words_of(model.session(), model.match(), page::clock().now));
  banner_ = fault.empty() ? apart_note_ : storage_words(fault);
}

void App::export_saved(const std::string& id) {
  for (const SavedGame& one : saved_) {
    if (one.id == id) {
      const Result<StoredGame> stored = read_stored(local_storage(), id);
      page::download(
          "long-roll-" + id + ".longroll",
          stored ? one.head.title + "\n" + game_file(stored.value().head, stored.value().choices) + "\n" : one.raw);
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
    ResumeRow row{game.id, game.head.title, game.head.line, "", Seat::Nobody, !game.faults.empty()};
    row.when = game.head.when > 0 ? day_words(game.head.when, clock.now, clock.zone) : "";
    const Match match{{}, {}, 0, controllers_of(game.head)};
    if (!match.is_hot_seat()) {
      row.side = match.is_human(Seat::Confederate) ? Seat::Confederate : Seat::Union;
    }
    home_.rows.push_back(std::move(row));
  }
}

}  // namespace longroll::web
