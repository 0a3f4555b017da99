#include "web/shell/deck_controller.h"

#include <algorithm>
#include <utility>

#include "engine/play/setup.h"
#include "engine/record/deck_link.h"
#include "web/shell/deck_shelf.h"
#include "web/shell/qr.h"

namespace longroll::web {
namespace {

/// The battle that a deck is of, when it is one of this game; else -1.
int battle_of(const Game& game, const SavedDeck& deck) {
  return deck.game == game.info().id ? find_scenario(game, deck.battle) : -1;
}

/// How the shelf lists a deck.
ShelfRow row_of(const Game& game, const SavedDeck& deck, const Faults& faults) {
  ShelfRow row{deck.id, deck.name, "", true};
  const std::vector<ScenarioInfo>& battles = game.info().scenarios;
  const int battle = battle_of(game, deck);
  if (faults.empty() && battle >= 0 && !battles[static_cast<std::size_t>(battle)].is_here) {
    row.broken = false;
    row.line = battles[static_cast<std::size_t>(battle)].title +
               (deck.side == id_of(Seat::Union) ? ", Union" : ", Confederate");
    return row;
  }
  const Result<DeckSheet> sheet = faults.empty() ? sheet_of(game, deck) : Result<DeckSheet>(faults);
  if (sheet) {
    row.broken = false;
    row.line = battles[static_cast<std::size_t>(sheet.value().scenario)].title + ", " +
               std::string(name_of(sheet.value().side)) + ", " + std::to_string(sheet.value().kinds.size()) + " cards";
  } else {
    row.line = sheet.faults().front().what;
  }
  return row;
}

}  // namespace

void DeckController::refresh_shelf() {
  std::string trouble;
  std::vector<ShelfRow> rows;
  for (const auto& [deck, faults] : deck_shelf::load(trouble)) {
    rows.push_back(row_of(*game_, deck, faults));
  }
  room_->put_shelf(std::move(rows), trouble.empty() ? "" : "This browser forbids storing. Links and files work.");
}

void DeckController::open_room(const std::string& id, RoomPart part, BattleOf battle_of, Enter enter) {
  packs_->with_battle(id, std::move(battle_of),
                      [this, part, enter](const LoadedGame& loaded) {
                        packs_->with_room(loaded.game->info().id,
                                          [this, &loaded, part, enter] { enter_room(loaded, part, enter); });
                      },
                      {});
}

void DeckController::enter_room(const LoadedGame& loaded, RoomPart part, const Enter& enter) {
  if (!room_ || game_ != loaded.game.get()) {
    room_ = make_room(*loaded.game, page::random());
    game_ = loaded.game.get();
  }
  if (!room_) {
    return;
  }
  if (!screens_->is_shown(*setup_)) {
    screens_->go_home();
  }
  room_->show(part);
  room_->tell("");
  enter(*room_);
  refresh_shelf();
  screens_->show(*this);
  screens_->close_sheet();
}

void DeckController::build_for(Seat side) {
  const DeckSheet sheet = setup_->deck_of(side);
  is_for_setup_ = true;
  open_room(
      setup_->chosen()->info().id, RoomPart::Decks, [sheet](const Game&) { return sheet.scenario; },
      [sheet](GameRoom& room) { room.take(sheet, ""); });
}

void DeckController::open(std::string_view words, RoomPart part) {
  is_for_setup_ = screens_->is_shown(*setup_) || (screens_->is_shown(*this) && is_for_setup_);
  const std::size_t slash = std::min(words.find('/'), words.size());
  const std::string battle(words.substr(std::min(slash + 1, words.size())));
  DeckSheet sheet = room_ ? room_->deck() : DeckSheet{};
  sheet.kinds.clear();
  open_room(
      std::string(words.substr(0, slash)), part, [battle](const Game& game) { return find_scenario(game, battle); },
      [this, sheet, battle](GameRoom& room) mutable {
        if (sheet.scenario = find_scenario(*game_, battle); sheet.scenario >= 0) {
          room.take(sheet, "");
        }
      });
}

void DeckController::show_linked_deck(const LoadedGame& loaded, const DeckSheet& sheet, OnError on_misfits) {
  is_for_setup_ = false;
  packs_->with_room(loaded.game->info().id, [this, &loaded, sheet, on_misfits] {
    Faults misfits;
    enter_room(loaded, RoomPart::Decks, [&](GameRoom& room) {
      misfits = room.take(sheet, "A deck from a link: play with it, keep it under Saved, or change it.");
    });
    if (!misfits.empty()) {
      on_misfits(misfits);
    }
  });
}

void DeckController::leave() {
  if (is_for_setup_ && setup_->chosen() != nullptr) {
    screens_->show(*setup_);
    screens_->close_sheet();
  } else {
    screens_->go_home();
  }
}

void DeckController::use_deck() {
  const DeckSheet sheet = room_->deck();
  if (!is_for_setup_ || setup_->chosen()->info().id != game_->info().id) {
    setup_->set_up(game_->info().id);
    setup_->play_side(sheet.side);
  }
  setup_->take_deck(sheet);
  screens_->show(*setup_);
}

void DeckController::save_deck(std::string name) {
  std::string trouble;
  const std::vector<deck_shelf::Entry> decks = deck_shelf::load(trouble);
  if (name.empty()) {
    name = "Deck " + std::to_string(decks.size() + 1);
  }
  SavedDeck saved = saved_deck_of(*game_, room_->deck(), name, page::clock().now);
  saved.id = std::to_string(saved.when) + "-" + std::to_string(page::random() % 10000);
  for (const auto& [deck, faults] : decks) {
    if (faults.empty() && deck.name == name && deck.side == saved.side && deck.battle == saved.battle) {
      saved.id = deck.id;  // the same name is the same deck
    }
  }
  const bool is_new =
      std::none_of(decks.begin(), decks.end(), [&](const auto& one) { return one.deck.id == saved.id; });
  if (is_new && decks.size() >= deck_shelf::kMaxDecks) {
    room_->tell("There is room for " + std::to_string(deck_shelf::kMaxDecks) + " decks here. Remove one first.");
    return;
  }
  const std::string fault = deck_shelf::store(saved);
  room_->tell(fault.empty() ? "Kept in this browser as \"" + name + "\"."
                            : "The browser did not let us keep it. Copy its link, or save it as a file.");
  refresh_shelf();
}

void DeckController::load_deck(const std::string& id) {
  std::string trouble;
  for (const auto& [deck, faults] : deck_shelf::load(trouble)) {
    if (deck.id != id || !faults.empty()) {
      continue;
    }
    open_room(
        game_->info().id, RoomPart::Decks, [deck](const Game& game) { return battle_of(game, deck); },
        [this, deck](GameRoom& room) {
          const Result<DeckSheet> sheet = sheet_of(*game_, deck);
          const Faults misfits =
              sheet ? room.take(sheet.value(), "\"" + deck.name + "\" is on the table.") : sheet.faults();
          if (!misfits.empty()) {
            room.tell("It cannot be opened: " + misfits.front().what + ".");
          }
        });
    return;
  }
}

void DeckController::remove_deck(const std::string& id) {
  deck_shelf::remove(id);
  refresh_shelf();
}

std::string DeckController::address() const { return page::address() + "#" + deck_link(*game_, room_->deck()); }

void DeckController::copy_link() const { page::copy(address()); }

void DeckController::export_deck() const {
  page::download("long-roll-deck.longroll", room_->title() + "\n" + room_->list() + address() + "\n");
}

void DeckController::type(std::string_view field, std::string_view value) {
  if (room_) {
    room_->type(field, value);
  }
}

void DeckController::on_copied(bool is_copied) {
  room_->tell(is_copied ? "The link is in the clipboard." : "The browser did not let us copy. Save it as a file.");
}

void DeckController::give_notes() { packs_->give_notes(*room_, game_->info().id, true); }

void DeckController::build(const WindowSize& window, Commands& out) {
  if (room_->wants_code()) {
    room_->put_code(qr_of(address()));
  }
  room_->build({0, window.rims.top, window.width, window.height - window.rims.top - window.rims.bottom}, out);
}

void DeckController::write_words(MirrorData& out) const {
  out.status = room_->status();
  out.text = room_->text();
}

void DeckController::cancel(Commands& out) {
  if (!room_->cancel()) {
    out.push_back(commands::OfRoom::LeaveRoom);
  }
}

}  // namespace longroll::web
