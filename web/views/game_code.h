#pragma once

#include <string>
#include <string_view>

namespace longroll::web {

/// Can the code of that game be called? In the page the code of a game beside the first is a module of its own
/// (tools/lib/split.mjs) which is fetched with the game's data; a call into it before it has come would end the
/// program. So whoever loads a game, or makes its screen, asks. True for a game that nobody has told us to wait for.
bool is_code_here(std::string_view game);

/// Under what name the code of that game's room (web/views/game_room.h) comes: that of the pack with the game's notes.
std::string room_code_of(std::string_view game);

/// The code of that game is not part of the program that has begun.
void set_code_later(std::string_view game);

/// The code of that game has joined the program.
void set_code_here(std::string_view game);

}  // namespace longroll::web
