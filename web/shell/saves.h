#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/session.h"
#include "web/views/match.h"

namespace longroll::web {

/// A game in local storage. The choices are a link (they carry their own check and versions), the rest is for the list
/// of games on the home page.
struct SavedGame {
  std::string id;         ///< of the entry: letters and digits
  std::string title;      ///< "Dixie: First Bull Run"
  std::string line;       ///< where it stands: "Union turn 3 - combat"
  Match match;            ///< game and controllers; set-up and seed are in the link
  std::int64_t when = 0;  ///< seconds since 1970
  bool over = false;
  std::string link;              ///< the whole game, or the position that it began from
  std::uint64_t seed = 0;        ///< of a game that began from a position
  std::vector<std::string> did;  ///< choices since then, as action texts; empty for a whole game
  Faults faults;                 ///< why it cannot be read; such an entry is kept and shown
  std::string raw;               ///< a faulty entry as it was found
};

/// The saved games, newest first. Damaged entries come last, with their faults.
struct SavedGames {
  std::vector<SavedGame> games;
  std::string trouble;  ///< what the browser says against reading; empty when all went well
};
SavedGames load_saved_games();

/// The entry of that id; empty when there is none that can be read.
std::optional<SavedGame> load_saved_game(const std::string& id);
/// What was decided in it, to be compared: two tabs may go on with one entry.
std::string choices_of(const SavedGame& game);

/// Writes one game; what the browser says against it, empty when all went well.
std::string store_game(const SavedGame& game);
std::string remove_game(const std::string& id);

/// An entry as JSON and back. Untrusted: everything is bounded, every fault named.
std::string to_json(const SavedGame& game);
Result<SavedGame> saved_game_from_json(const std::string& id, const std::string& json);

/// The entry of a game under way.
SavedGame saved_game_of(const Session& session, const Match& match, const std::string& id, std::int64_t now);
/// Plays it again up to where it stood, dice included.
Result<Session> reopen(const Game& game, const SavedGame& saved);

/// Which game was on the screen when the page was left; empty: the home page.
std::string current_game();
void set_current_game(const std::string& id);

/// What a player is told about a storage fault.
std::string storage_words(const std::string& fault);

}  // namespace longroll::web
