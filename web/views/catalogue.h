#pragma once

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
  std::string usa, csa;  ///< the forces of both sides in words; may be empty
};

/// What the home page says of a game before its data has been read (its rules may not even be written): its row of the
/// page, assets/posters/<game>.json, with the battles that the build found in the game's data.
struct Poster {
  std::string game;                 ///< GameInfo::id
  std::string name;                 ///< how the page calls the game: "Dixie"
  std::string kicker, title;        ///< "A game of cards and dice", "DIXIE"
  std::string places;               ///< the names of its battles, or when it takes place
  std::string line, time;           ///< "Two battlelines, one hand of cards.", "15 minutes"
  board::PosterArt art{};           ///< the picture
  bool has_cards = false;           ///< a collection that can be looked through
  std::string lesson;               ///< the lesson in assets/lessons for a newcomer; empty: none
  std::vector<QuickStart> battles;  ///< more than one: they stand in the place of `places`
};

/// Reads the file that tools/cmake/catalogue.py writes.
Result<std::vector<Poster>> parse_catalogue(std::string_view text, std::string_view where);

/// The posters that this program was built with, in their order.
std::span<const Poster> posters();

/// The battles of a game; none of one without a poster.
std::span<const QuickStart> battles_of(std::string_view game);

/// The rules of this game are part of the program.
bool is_playable(const Poster& poster);

/// The game that is set up when none was named: that of the first poster.
std::string_view first_game();

/// The lesson of that game; empty when it has none.
std::string_view lesson_of(std::string_view game);

/// How the page calls a game: "Dixie"; the id itself of one without a poster. A pack of its notes is called by
/// the game.
std::string_view title_of_game(std::string_view id);

/// A sentence for each battle of a game that its data's faults keep from being played (LoadedGame::faults): which it is
/// and the first thing that is wrong with it.
std::vector<std::string> left_out(const Faults& faults);
/// A line a fault, as a message shows them; of many the first six, and how many more there are.
std::vector<std::string> fault_lines(const Faults& faults);

/// How many buttons of these widths stand in a row of `room`, so that all rows are as even as they can be.
std::size_t buttons_a_row(std::span<const float> widths, float gap, float room);

}  // namespace longroll::web
