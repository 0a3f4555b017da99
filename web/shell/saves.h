#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/record/game_store.h"
#include "web/views/match.h"

namespace longroll::web {

/// A game in local storage, as the home page lists it. Its choices are read when it is gone on with.
struct SavedGame {
  std::string id;  ///< of the entry: letters, digits and dashes
  StoredHead head;
  Faults faults;    ///< why it cannot be read; such an entry is kept and shown
  std::string raw;  ///< a faulty entry as it was found
};

/// The browser's local storage.
Shelf& local_storage();

/// The saved games, newest first. Damaged entries come last, with their faults.
struct SavedGames {
  std::vector<SavedGame> games;
  std::string trouble;  ///< what the browser says against reading; empty when all went well
};
SavedGames load_saved_games();

/// The controllers of a stored game.
std::array<Controller, 2> controllers_of(const StoredHead& head);
/// How the list of games tells of a game under way.
StoredHead list_words_of(const Session& session, const Match& match, std::int64_t now);
/// Against whom, and how far: "against the computer (hard), 46 decisions".
std::string detail_of(const StoredHead& head);

/// Every saved game as the text of one file.
std::string all_saved_as_text();
/// Whether the text is such a file.
bool is_all_saved(std::string_view text);
/// Takes the games of such a file in that are not here yet.
struct TakenIn {
  std::size_t games = 0, here = 0;  ///< taken in; left out because they are here already
  std::string fault;                ///< what the browser says against storing
};
TakenIn take_in_saved(std::string_view text);

/// The address of a game that is kept in this browser: this and its id.
constexpr std::string_view kSavedPrefix = "saved=";

/// Which game was on the screen when the page was left; empty: the home page.
std::string current_game();
void set_current_game(const std::string& id);
/// Whether the page of a fault asks to take up that game one decision back. It asks once.
bool is_to_go_back(const std::string& id);

/// Where a game that is only looked at is kept, in place of the one before: they do not pile up.
GameStore store_for_looking();

/// The id of a game that is saved for the first time. It ends with the number by which links know it
/// (LinkNote::table): `table`, or one by chance.
std::string fresh_game_id(std::uint32_t table = 0);
/// The number by which links know the game of that id; 0: none.
std::uint32_t table_of(std::string_view id);

/// What a player is told about a storage fault.
std::string storage_words(const std::string& fault);

}  // namespace longroll::web
