// The rooms beside the battles, and the decks that are built there: kept, sent, and brought into a game.
#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/play/setup.h"
#include "web/shell/app.h"
#include "web/shell/deck_entry.h"
#include "web/shell/saves.h"

namespace longroll::web {
namespace {

constexpr std::string_view kDeck = "longroll/deck/";
constexpr std::size_t kMaxDecks = 100;

/// A deck of the browser, or why it cannot be read.
struct Kept {
  SavedDeck deck;
  Faults faults;
};

/// Every deck of the browser, newest first; `trouble`: what it says against reading.
std::vector<Kept> load_decks(std::string& trouble) {
  const page::Stored stored = page::keys(kDeck);
  trouble = stored.fault;
  std::string list = stored.value.value_or("");
  std::vector<std::string> keys;
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t end = std::min(list.find('\n', from), list.size());
    keys.push_back(list.substr(from, end - from));
    from = end + 1;
  }
  heap_sort(keys.begin(), keys.end(), std::greater<>());  // they begin with the second of their making
  std::vector<Kept> decks;
  for (const std::string& key : keys) {
    const page::Stored entry = page::get(key);
    if (!entry.value || decks.size() == kMaxDecks) {
      continue;
    }
    Kept kept;
    kept.deck.id = key.substr(kDeck.size());
    kept.deck.name = "A deck that cannot be read";
    if (const Result<SavedDeck> deck = saved_deck_from_json(kept.deck.id, *entry.value)) {
      kept.deck = deck.value();
    } else {
      kept.faults = deck.faults();
    }
    decks.push_back(std::move(kept));
  }
  return decks;
}

/// The battle that a deck is of, when it is one of this game; else -1.
int battle_of(const Game& game, const SavedDeck& deck) {
  return deck.game == game.info().id ? find_scenario(game, deck.battle) : -1;
}

bool is_here(const Game& game, int battle) { return game.info().scenarios[static_cast<std::size_t>(battle)].is_here; }

}  // namespace

void App::refresh_shelf() {
  std::string trouble;
  std::vector<ShelfRow> rows;
  for (const auto& [deck, faults] : load_decks(trouble)) {
    ShelfRow row{deck.id, deck.name, "", true};
    const Result<DeckSheet> sheet = faults.empty() ? sheet_of(*room_game_, deck) : Result<DeckSheet>(faults);
    if (const int battle = battle_of(*room_game_, deck);
        faults.empty() && battle >= 0 && !is_here(*room_game_, battle)) {
      row.broken = false;
      row.line = room_game_->info().scenarios[static_cast<std::size_t>(battle)].title +
                 (deck.side == id_of(Seat::Union) ? ", Union" : ", Confederate");
    } else if (sheet) {
      row.broken = false;
      row.line = room_game_->info().scenarios[static_cast<std::size_t>(sheet.value().scenario)].title + ", " +
                 std::string(name_of(sheet.value().side)) + ", " + std::to_string(sheet.value().kinds.size()) +
                 " cards";
    } else {
      row.line = sheet.faults().front().what;
    }
    rows.push_back(std::move(row));
  }
  room_->put_shelf(std::move(rows), trouble.empty() ? "" : "This browser forbids storing. Links and files work.");
}

void App::open_room(const std::string& id, GameRoom::Show what, BattleOf battle_of, Enter enter) {
  packs_.with_battle(id, std::move(battle_of),
                     [this, what, enter](const LoadedGame& loaded) {
                       if (!room_ || room_game_ != loaded.game.get()) {
                         room_ = make_room(*loaded.game, page::random());
                         room_game_ = loaded.game.get();
                       }
                       if (!room_) {
                         return;
                       }
                       if (screen_ != Screen::NewGame) {
                         go_home();
                       }
                       room_->show(what);
                       room_->tell("");
                       enter(*room_);
                       refresh_shelf();
                       screen_ = Screen::Room;
                       open_sheet(Sheet::None, 0);
                     },
                     {});
}

/// "Build" beside a side of the game that is being set up: the deck that it has, or an empty one of that battle.
void App::build_deck_for(Seat side) {
  DeckSheet sheet;
  sheet.scenario = new_game_.match.setup.scenario;
  sheet.side = side;
  sheet.kinds = new_game_.decks[static_cast<std::size_t>(index_of(side))].own;
  const std::vector<OptionInfo>& options = new_game_.info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    sheet.columns = options[i].id == "battleline" && new_game_.match.setup.options[i] > 0 ? 5 : sheet.columns;
  }
  room_is_for_game_ = true;
  open_room(
      new_game_.match.game, GameRoom::Show::Decks, [sheet](const Game&) { return sheet.scenario; },
      [sheet](GameRoom& room) { room.take(sheet, ""); });
}

/// "dixie", or "dixie/shiloh" for the cards of one battle of it: the same side's and battleline's as before.
void App::open_room_at(std::string_view words, GameRoom::Show what) {
  const std::size_t slash = std::min(words.find('/'), words.size());
  const std::string battle(words.substr(std::min(slash + 1, words.size())));
  DeckSheet sheet = room_ ? room_->deck() : DeckSheet{};
  sheet.kinds.clear();
  open_room(
      std::string(words.substr(0, slash)), what, [battle](const Game& game) { return find_scenario(game, battle); },
      [this, sheet, battle](GameRoom& room) mutable {
        if (sheet.scenario = find_scenario(*room_game_, battle); sheet.scenario >= 0) {
          room.take(sheet, "");
        }
      });
}

void App::leave_room() {
  if (room_is_for_game_ && new_game_.game != nullptr) {
    screen_ = Screen::NewGame;
    open_sheet(Sheet::None, 0);
  } else {
    go_home();
  }
}

/// The deck on the table becomes that of its side in the game that is being set up; one is begun when there is none.
void App::use_deck() {
  const DeckSheet sheet = room_->deck();
  if (!room_is_for_game_ || new_game_.game->info().id != room_game_->info().id) {
    set_up(room_game_->info().id);
    new_game_.seat = index_of(sheet.side);
  }
  if (new_game_.match.setup.scenario != sheet.scenario) {
    new_game_.decks = {};
    new_game_.match.setup.scenario = sheet.scenario;
  }
  NewGameData::SideDeck& side = new_game_.decks[static_cast<std::size_t>(index_of(sheet.side))];
  side = {NewGameData::SideDeck::Own, sheet.kinds};
  if (sheet.columns == 5) {
    set_option(*room_game_, new_game_.match.setup, "battleline", "five");
  }
  screen_ = Screen::NewGame;
}

void App::bring_decks(const Game& game, Match& match) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto at = static_cast<std::size_t>(index_of(side));
    if (new_game_.decks[at].which == NewGameData::SideDeck::DrawnUp) {
      match.setup.decks[at] = draw_up_deck(game, match.setup, side, page::random());
    }
  }
}

void App::save_deck(std::string name) {
  std::string trouble;
  const std::vector<Kept> decks = load_decks(trouble);
  if (name.empty()) {
    name = "Deck " + std::to_string(decks.size() + 1);
  }
  SavedDeck saved = saved_deck_of(*room_game_, room_->deck(), name, page::clock().now);
  saved.id = std::to_string(saved.when) + "-" + std::to_string(page::random() % 10000);
  for (const auto& [deck, faults] : decks) {
    if (faults.empty() && deck.name == name && deck.side == saved.side && deck.battle == saved.battle) {
      saved.id = deck.id;  // the same name is the same deck
    }
  }
  const bool is_new =
      std::none_of(decks.begin(), decks.end(), [&](const auto& one) { return one.deck.id == saved.id; });
  if (is_new && decks.size() >= kMaxDecks) {
    room_->tell("There is room for " + std::to_string(kMaxDecks) + " decks here. Remove one first.");
    return;
  }
  const std::string fault = page::set(std::string(kDeck) + saved.id, to_json(saved));
  room_->tell(fault.empty() ? "Kept in this browser as \"" + name + "\"."
                            : "The browser did not let us keep it. Copy its link, or save it as a file.");
  refresh_shelf();
}

void App::load_deck(const std::string& id) {
  std::string trouble;
  for (const auto& [deck, faults] : load_decks(trouble)) {
    if (deck.id != id || !faults.empty()) {
      continue;
    }
    open_room(
        room_game_->info().id, GameRoom::Show::Decks, [deck](const Game& game) { return battle_of(game, deck); },
        [this, deck](GameRoom& room) {
          const Result<DeckSheet> sheet = sheet_of(*room_game_, deck);
          const Faults misfits =
              sheet ? room.take(sheet.value(), "\"" + deck.name + "\" is on the table.") : sheet.faults();
          if (!misfits.empty()) {
            room.tell("It cannot be opened: " + misfits.front().what + ".");
          }
        });
    return;
  }
}

std::string App::deck_address() { return page::address() + "#" + deck_link(*room_game_, room_->deck()); }

void App::show_linked_deck(const LoadedGame& loaded, const std::string& link) {
  const Result<DeckSheet> sheet = open_deck_link(*loaded.game, link);
  if (!sheet) {
    refuse_link(sheet.faults());
    return;
  }
  link_typed_.clear();
  room_is_for_game_ = false;
  Faults misfits;  // its battle is here, so that the room is entered at once
  open_room(
      loaded.game->info().id, GameRoom::Show::Decks, [](const Game&) { return -1; },
      [&](GameRoom& room) {
        misfits = room.take(sheet.value(), "A deck from a link: play with it, keep it under Saved, or change it.");
      });
  if (!misfits.empty()) {
    refuse_link(misfits);
  }
}

struct App::RoomCommands {
  App& app;
  void operator()(commands::OfRoom what) const {
    switch (what) {
      case commands::OfRoom::LeaveRoom:
        app.leave_room();
        break;
      case commands::OfRoom::UseDeck:
        app.use_deck();
        break;
      case commands::OfRoom::CopyDeckLink:
        page::copy(app.deck_address());
        break;
      case commands::OfRoom::ExportDeck:
        page::download("long-roll-deck.longroll",
                       app.room_->title() + "\n" + app.room_->list() + app.deck_address() + "\n");
        break;
    }
  }
  void operator()(const commands::SaveDeck& save) const { app.save_deck(save.name); }
  void operator()(const commands::LoadDeck& load) const { app.load_deck(load.id); }
  void operator()(const commands::RemoveDeck& remove) const {
    page::remove(std::string(kDeck) + remove.id);
    app.refresh_shelf();
  }
};

void App::execute_in_room(const RoomCommand& command) { std::visit(RoomCommands{*this}, command); }

}  // namespace longroll::web
