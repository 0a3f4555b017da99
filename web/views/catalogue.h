#pragma once

#include <span>
#include <string_view>

#include "web/board/scenes.h"

namespace longroll::web {

/// A battle that a poster starts with one click.
struct QuickStart {
  const char* scenario;  ///< ScenarioInfo::id
  const char* title;     ///< as short as a small button
};

/// What the home page says of a game before its data has been read (it may not even be here).
struct Broadside {
  const char *name, *kicker, *title, *places, *line, *time;
  const char* game;  ///< GameInfo::id; null: in preparation
  board::Plate plate;
  std::span<const QuickStart> quick_starts;  ///< more than one: they stand in the place of `places`
  bool has_cards = false;                    ///< a collection that can be looked through
  const char* lesson = nullptr;              ///< the lesson in assets/lessons for who has never played it; null: none
};

/// The posters in their order.
std::span<const Broadside> broadsides();

/// The house has this game: its rules are part of the program.
bool is_playable(const Broadside& broadside);

/// The game that is set up when none was named: that of the first poster.
std::string_view first_game();

/// The lesson for who has played none of the games; empty when there is none.
std::string_view first_lesson();

/// How the house calls a game: "Dixie"; the id itself of one without a poster. A pack of its notes is called by
/// the game.
std::string_view title_of_game(std::string_view id);

}  // namespace longroll::web
