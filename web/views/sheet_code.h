#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/views/new_game.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// Under what name the code of the sheets and of the set-up page comes: a module of its own (files that begin with
/// `// module: sheets`), fetched once the first game is on the screen, or when it is opened before that. As a game's
/// (web/views/game_code.h) it must not be called before; these functions ask, and say meanwhile that it is on its way.
inline constexpr std::string_view kSheetCode = "sheets";

/// Why it did not come, in words; empty: it may still come.
void tell_of_sheet_code(std::string words);

/// Draws the open sheet over a scrim, when there is one.
void draw_sheet(const SheetData& data, Commands& out);

/// The set-up of a new game. Gives what the canvas draws below it: nothing before the code is here.
NewGamePicture draw_new_game(NewGameData& data, Commands& out);

/// What web/views/panels.h declares of a lesson, as it is called once the code is here: before that a lesson is silent.
namespace sheets {
std::vector<std::string> lesson_words(const Scene& scene);
void draw_lesson(const Scene& scene, Commands& out);
void show_lesson_choice(const Scene& scene);
void draw_lesson_panel(const Scene& scene, Commands& out);
void draw_lesson_rings(const Scene& scene);
}  // namespace sheets

}  // namespace longroll::web
