#include "web/shell/setup_controller.h"

#include "engine/play/setup.h"
#include "web/views/catalogue.h"
#include "web/views/game_room.h"
#include "web/views/sheet_code.h"

namespace longroll::web {

void SetupController::set_up(const std::string& id) {
  packs_->with_game(id,
                    [this, id](const LoadedGame& loaded) {
                      screens_->go_home();
                      data_.game = loaded.game.get();
                      data_.left_out = left_out(loaded.faults);
                      data_.decks = {};
                      data_.match.game = id;
                      data_.match.setup = standard_setup(*loaded.game);
                      data_.seed.clear();
                      screens_->show(*this);
                    },
                    {});
}

void SetupController::follow(const LoadedGame& loaded) {
  if (data_.game != nullptr && data_.game->info().id == loaded.game->info().id) {
    data_.game = loaded.game.get();
  }
}

void SetupController::start(Match match) {
  packs_->with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match](const LoadedGame& loaded) {
        auto begin = [this, &loaded, match]() mutable {
          bring_decks(*loaded.game, match);
          table_->begin(match);
        };
        if (has_deck(NewGameData::SideDeck::DrawnUp)) {
          packs_->with_room(match.game, begin);  // it draws them up
        } else {
          begin();
        }
      },
      {});
}

bool SetupController::has_deck(NewGameData::SideDeck::Which which) const {
  return data_.decks[0].which == which || data_.decks[1].which == which;
}

void SetupController::bring_decks(const Game& game, Match& match) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto at = static_cast<std::size_t>(index_of(side));
    if (data_.decks[at].which == NewGameData::SideDeck::DrawnUp) {
      match.setup.decks[at] = draw_up_deck(game, match.setup, side, page::random());
    }
  }
}

DeckSheet SetupController::deck_of(Seat side) const {
  DeckSheet sheet;
  sheet.scenario = data_.match.setup.scenario;
  sheet.side = side;
  sheet.kinds = data_.decks[static_cast<std::size_t>(index_of(side))].own;
  const std::vector<OptionInfo>& options = data_.info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    sheet.columns = options[i].id == "battleline" && data_.match.setup.options[i] > 0 ? 5 : sheet.columns;
  }
  return sheet;
}

void SetupController::take_deck(const DeckSheet& sheet) {
  if (data_.match.setup.scenario != sheet.scenario) {
    data_.decks = {};
    data_.match.setup.scenario = sheet.scenario;
  }
  data_.decks[static_cast<std::size_t>(index_of(sheet.side))] = {NewGameData::SideDeck::Own, sheet.kinds};
  if (sheet.columns == 5) {
    set_option(*data_.game, data_.match.setup, "battleline", "five");
  }
}

void SetupController::build(const WindowSize& window, Commands& out) {
  data_.window = window.rect();
  picture_ = draw_new_game(data_, out);
}

void SetupController::draw(board::Canvas& canvas) {
  if (picture_.sheet.h > 0) {
    board::draw_poster(canvas, picture_.sheet);
  }
  if (picture_.place.h > 0) {
    board::draw_poster_art(canvas, picture_.place, picture_.art);
  }
}

void SetupController::write_words(MirrorData& out) const {
  out.status = "A new game: choose side, opponent and options, then begin.";
  for (const std::string& one : data_.left_out) {
    out.notice += (out.notice.empty() ? "" : " ") + one;
  }
  for (const ScenarioInfo& one : data_.info().scenarios) {
    out.text += one.title + (one.date.empty() ? ". " : ", " + one.date + ". ") + one.about + " ";
  }
  for (const QuickStart& one : battles_of(data_.info().id)) {
    out.text += one.title + ". Union: " + one.usa + " Confederate: " + one.csa + " ";
  }
}

}  // namespace longroll::web
