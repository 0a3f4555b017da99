#include "web/shell/saves_controller.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/other_rules.h"
#include "web/shell/answer_store.h"
#include "web/shell/dates.h"
#include "web/views/help_text.h"

namespace longroll::web {
namespace {

/// Back to where a person at this screen decided last.
void undo_last_of_a_player(Session& session, const Match& match) {
  for (bool is_theirs = false; !is_theirs && session.ply_count() > session.first_ply();) {
    const Seat seat = session.ply(session.ply_count() - 1).seat;
    is_theirs = is_player(seat) && match.is_human(seat);
    session.undo(1);
  }
}

}  // namespace

void SavesController::refresh() {
  SavedGames all = load_saved_games();
  saved_ = std::move(all.games);
  std::vector<ResumeRow> rows;
  const page::Clock clock = page::clock();
  for (const SavedGame& game : saved_) {
    ResumeRow row{game.id, game.head.title, game.head.line, "", Seat::Nobody, !game.faults.empty()};
    row.detail = game.faults.empty() ? detail_of(game.head) : "";
    row.when = game.head.when > 0 ? day_words(game.head.when, clock.now, clock.zone) : "";
    const Match match{{}, {}, 0, controllers_of(game.head)};
    if (!match.is_hot_seat()) {
      row.side = match.is_human(Seat::Confederate) ? Seat::Confederate
                 : match.is_human(Seat::Union)     ? Seat::Union
                                                   : Seat::Nobody;
    }
    rows.push_back(std::move(row));
  }
  home_->put_saved(
      std::move(rows),
      all.trouble.empty()
          ? ""
          : "This browser forbids storing: games are kept only while the page is open. Links and files work.");
}

bool SavesController::has(const std::string& id) { return local_storage().get(GameStore::key_of_head(id)).has_value(); }

void SavesController::refuse(const Faults& faults) const {
  std::vector<std::string> lines{"It is kept as it is; you can save it as a file from the home page."};
  for (const Fault& fault : faults) {
    lines.push_back(fault.where + ": " + fault.what);
  }
  screens_->show_failure("This saved game cannot be opened.", lines);
}

void SavesController::resume(const std::string& id, const std::string& news) {
  refresh();
  const auto found = std::find_if(saved_.begin(), saved_.end(), [&](const SavedGame& one) { return one.id == id; });
  if (found == saved_.end()) {
    return;
  }
  Result<StoredGame> read = found->faults.empty() ? read_stored(local_storage(), id) : found->faults;
  if (!read) {
    refuse(read.faults());
    return;
  }
  const auto stored = std::make_shared<const StoredGame>(std::move(read).value());
  packs_->with_battle(
      stored->head.beginning.game,
      [stored](const Game& game) { return find_scenario(game, stored->head.beginning.scenario); },
      [this, id, stored, news](const LoadedGame& loaded) { resume(loaded, id, stored, news); },
      [this](const Faults& faults) { refuse(faults); });
}

void SavesController::resume(const LoadedGame& loaded, const std::string& id,
                             const std::shared_ptr<const StoredGame>& stored, const std::string& news) {
  const Game& game = *loaded.game;
  const Journal& journal = stored->head.beginning;
  const Match match{journal.game, setup_of(game, journal), journal.seed, controllers_of(stored->head)};
  const bool goes_back = is_to_go_back(id);
  // A game that is taken up from its snapshot may not know its last decisions yet.
  if (!goes_back) {
    if (Result<TakenUp> taken = take_up(game, *stored)) {
      table_->show_game(loaded, std::move(taken.value().session), match, GameStore(local_storage(), id, *stored),
                        std::move(taken.value().past));
      table_->tell(news);
      return;
    }
  }
  const bool is_of_others = is_of_other_rules(game, *stored);
  Result<Replay> replay = is_of_others ? look_at_stored(game, *stored) : replay_of(game, *stored);
  if (!replay) {
    refuse(replay.faults());
    return;
  }
  replays_->run(stored->head.title, std::move(replay).value(),
                [this, &loaded, match, id, stored, news, is_of_others, goes_back](Result<Session> session) {
                  if (session && is_of_others) {
                    show_of_other_rules(loaded, std::move(session).value());
                  } else if (session) {
                    if (goes_back) {
                      undo_last_of_a_player(session.value(), match);
                    }
                    table_->show_game(loaded, std::move(session).value(), match,
                                      GameStore(local_storage(), id, *stored));
                    table_->tell(news);
                  } else {
                    refuse(session.faults());
                  }
                });
}

void SavesController::show_of_other_rules(const LoadedGame& loaded, Session session) {
  Match match{loaded.game->info().id, session.setup(), session.seed(), {Controller::Friend, Controller::Friend}, true};
  table_->show_game(loaded, std::move(session), std::move(match), store_for_looking());
  table_->tell(
      "This game was played by other rules or with other cards than this page has. It is shown as far as these follow "
      "it, which need not be what was played.");
}

void SavesController::export_saved(const std::string& id) const {
  for (const SavedGame& one : saved_) {
    if (one.id == id) {
      const Result<StoredGame> stored = read_stored(local_storage(), id);
      page::download(
          "long-roll-" + id + ".longroll",
          stored ? one.head.title + "\n" + game_file(stored.value().head, stored.value().choices) + "\n" : one.raw);
    }
  }
}

void SavesController::export_all() const { page::download("long-roll-all-games.longroll", all_saved_as_text()); }

void SavesController::take_in(std::string_view text) {
  const TakenIn taken = take_in_saved(text);
  screens_->go_home();
  refresh();
  home_->tell(!taken.fault.empty()
                  ? storage_words(taken.fault)
                  : count_words(taken.games, "game was", "games were") + " taken in" +
                        (taken.here == 0 ? "." : "; " + std::to_string(taken.here) + " of them here already."));
}

void SavesController::show_about(const std::string& id) {
  for (const SavedGame& one : saved_) {
    if (one.id == id) {
      name_ = one.head.title;
      SheetData& sheet = screens_->sheet();
      sheet.saved_id = one.id;
      sheet.about_saved = one.head.line + ". " + capitalized(detail_of(one.head)) + ".";
      sheet.saved_name = &name_;
      screens_->open_sheet(Sheet::Saved, 0);
    }
  }
}

void SavesController::rename(const std::string& id) {
  std::string name = name_;
  std::replace_if(
      name.begin(), name.end(), [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
  const std::string fault =
      name.find_first_not_of(' ') == std::string::npos ? "" : rename_stored(local_storage(), id, name);
  refresh();
  if (!fault.empty()) {
    home_->tell(storage_words(fault));
  }
}

void SavesController::ask_to_remove(const std::string& id) const {
  for (const SavedGame& one : saved_) {
    if (one.id == id) {
      screens_->sheet().saved_id = one.id;
      screens_->sheet().about_saved = one.head.title;
      screens_->open_sheet(Sheet::Remove, 0);
    }
  }
}

void SavesController::remove(const std::string& id) {
  remove_stored(local_storage(), id);
  AnswerStore::remove(local_storage(), id);
  refresh();
}

}  // namespace longroll::web
