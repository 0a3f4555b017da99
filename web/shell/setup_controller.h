#pragma once

#include <string>
#include <string_view>

#include "engine/record/deck_link.h"
#include "web/shell/game_table.h"
#include "web/shell/pack_loader.h"
#include "web/shell/screens.h"
#include "web/views/new_game.h"

namespace longroll::web {

/// The game that is being set up, and the decks that its sides bring.
class SetupController final : public Screen {
 public:
  SetupController(Screens& screens, PackLoader& packs, GameTable& table)
      : screens_(&screens), packs_(&packs), table_(&table) {}

  /// Shows the set-up of a game, with its standard options.
  void set_up(const std::string& game);
  /// Begins it, with the decks that the program draws up for it.
  void start(Match match);
  void type_seed(std::string_view seed) { data_.seed = seed.substr(0, 20); }
  /// A game was handed out: when it is this one, it may have more battles than when it was chosen.
  void follow(const LoadedGame& loaded);

  // --- decks
  /// Null: no game is being set up.
  const Game* chosen() const { return data_.game; }
  /// The deck of that side; an empty one of its battle when it has none of its own.
  DeckSheet deck_of(Seat side) const;
  /// The side brings this deck, and the battle and the battleline become the deck's.
  void take_deck(const DeckSheet& sheet);
  void play_side(Seat side) { data_.seat = index_of(side); }

  void build(const WindowSize& window, Commands& out) override;
  void draw(board::Canvas& canvas) override;
  void write_words(MirrorData& out) const override;

 private:
  void bring_decks(const Game& game, Match& match);
  /// Does either side of the game that is being set up have such a deck?
  bool has_deck(NewGameData::SideDeck::Which which) const;

  Screens* screens_;
  PackLoader* packs_;
  GameTable* table_;
  NewGameData data_;
  NewGamePicture picture_;
};

}  // namespace longroll::web
