#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/play/game.h"
#include "web/board/scenes.h"
#include "web/views/command.h"
#include "web/views/match.h"
#include "web/views/widgets.h"

namespace longroll::web {

/// A new game, being settled.
struct NewGameData {
  /// What a side brings, in a game that takes decks.
  struct SideDeck {
    enum Which : std::uint8_t { Dealt, DrawnUp, Own };
    Which which = Dealt;
    std::vector<std::int16_t> own{};
  };
  const Game* game = nullptr;
  std::vector<std::string> left_out{};  ///< a sentence for each battle that cannot be played, and why
  Match match;
  int seat = 0;      ///< 0 Union, 1 Confederate, 2 both (hot seat)
  int level = 1;     ///< 0 easy, 1 normal, 2 hard, 3 a friend by link
  std::string seed;  ///< as typed; empty: drawn
  std::array<SideDeck, 2> decks{};
  bool one_by_one = false;  ///< the rules are shown each by itself
  board::Rect window;

  const GameInfo& info() const { return game->info(); }
};

/// What the canvas draws below the words of the set-up page: its sheet, and the game's picture where there is room.
struct NewGamePicture {
  board::Rect sheet, place;
  board::PosterArt art{};
};

namespace sheets {
/// Draws the set-up page; it changes `data` as the player does. Called through web/views/sheet_code.h.
NewGamePicture draw_new_game(NewGameData& data, Commands& out);
}  // namespace sheets

/// The preset that the options of `setup` are, an index into GameInfo::presets; -1: none of them.
int preset_of(const Game& game, const Setup& setup);

}  // namespace longroll::web
