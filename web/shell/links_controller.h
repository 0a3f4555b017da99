#pragma once

#include <string>
#include <string_view>

#include "engine/record/deck_link.h"
#include "engine/record/link.h"
#include "web/shell/game_table.h"
#include "web/shell/home_page.h"
#include "web/shell/pack_loader.h"
#include "web/shell/replay_runner.h"
#include "web/shell/router.h"
#include "web/shell/saves_controller.h"

namespace longroll::web {

/// Shows decks that come as links.
class DeckTable {
 public:
  /// The battle of the deck must be here. `on_misfits` hears why it is no deck of this game.
  virtual void show_linked_deck(const LoadedGame& loaded, const DeckSheet& sheet, OnError on_misfits) = 0;

 protected:
  ~DeckTable() = default;
};

/// Links and files: opened, refused, and made of the game on the screen.
class LinksController final : public ShareSource {
 public:
  LinksController(Screens& screens, PackLoader& packs, GameTable& table, DeckTable& decks, SavesController& saves,
                  ReplayRunner& replays, HomePage& home)
      : screens_(&screens),
        packs_(&packs),
        table_(&table),
        decks_(&decks),
        saves_(&saves),
        replays_(&replays),
        home_(&home) {}

  /// Opens the link or file that the text has in it.
  void open(std::string_view text);
  /// Pasted: stands in the field of the home page, and is opened when there is a link or file in it.
  void paste(std::string_view text);

  /// The address of the whole game; empty when it is too long for one.
  static std::string address_of_game(const GameModel& model);
  static std::string address_of_position(const GameModel& model);
  /// A short game as its link, a long one as a file of its decisions.
  static std::string file_of(const GameModel& model);
  void fill_share(GameScreen& game, SheetData& sheet) const override;

 private:
  void refuse(const Faults& faults) const;
  void open_link(const std::string& link);
  void open_linked(const LoadedGame& loaded, const std::string& link, LinkKind kind);
  void open_file(std::string_view text);
  void show(const LoadedGame& loaded, Session session);

  Screens* screens_;
  PackLoader* packs_;
  GameTable* table_;
  DeckTable* decks_;
  SavesController* saves_;
  ReplayRunner* replays_;
  HomePage* home_;
};

}  // namespace longroll::web
