#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "web/board/scenes.h"

namespace longroll::web {

/// A battle that a poster starts with one click.
struct QuickStart {
  std::string folder;    ///< that its data lies in
  std::string scenario;  ///< ScenarioInfo::id
  std::string name;      ///< as short as a small button: "Bull Run"
  std::string title;     ///< "First Bull Run"
  std::string date;      ///< "Virginia, July 21st, 1861"
};

/// The battles of each game, by GameInfo::id, in the order of their posters.
using Catalogue = std::map<std::string, std::vector<QuickStart>, std::less<>>;

/// Reads the file that tools/cmake/catalogue.py writes.
Result<Catalogue> parse_catalogue(std::string_view text, std::string_view where);

/// The battles that this program was built with.
const Catalogue& catalogue();

/// What the home page says of a game before its data has been read (it may not even be here).
struct Broadside {
  const char *name, *kicker, *title;
  std::string places;
  const char *line, *time;
  const char* game;  ///< GameInfo::id; null: in preparation
  board::Plate plate;
  std::span<const QuickStart> quick_starts{};  ///< more than one: they stand in the place of `places`
  bool has_cards = false;                      ///< a collection that can be looked through
  const char* lesson = nullptr;                ///< the lesson in assets/lessons for who has never played it; null: none
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

/// A sentence for each battle of a game that its data's faults keep from being played (LoadedGame::faults): which it is
/// and the first thing that is wrong with it.
std::vector<std::string> left_out(const Faults& faults);

/// How many buttons of these widths stand in a row of `room`, so that all rows are as even as they can be.
std::size_t buttons_a_row(std::span<const float> widths, float gap, float room);

}  // namespace longroll::web
