#pragma once

#include <string>
#include <vector>

#include "web/board/scenes.h"
#include "web/views/command.h"

namespace longroll::web {

/// A game in the list "go on where you were".
struct ResumeRow {
  std::string id, title, line, when;
  Seat side = Seat::Nobody;  ///< the player's; Nobody of a hot seat
  bool broken = false;       ///< cannot be opened: `line` says why
  std::string detail{};      ///< against whom, and how far
};

struct HomeData {
  std::vector<ResumeRow> rows;
  std::string trouble;  ///< what is wrong with the storage; empty when all is well
  std::string told;     ///< below the field of the link, in place of its hint
  std::string* link = nullptr;
  float width = 0, height = 0;
  float rim_top = 0, rim_bottom = 0;
};

/// A poster's sheet and its picture, for the board's canvas to draw below the words.
struct PosterPlace {
  board::Rect sheet, place;
  board::PosterArt art;
};

/// Large letters, likewise drawn by the canvas: sharp at any size, squeezed where they must fit.
struct PosterWords {
  board::Vec2 at;  ///< on the baseline
  std::string words;
  board::TextStyle style;
};

struct HomePicture {
  std::vector<PosterPlace> posters;
  std::vector<PosterWords> words;
};

/// The home page: masthead, posters, saved games, a link to open, how to play. Scrolls when the window is low.
HomePicture draw_home(const HomeData& data, Commands& out);

}  // namespace longroll::web
