#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "web/shell/library.h"
#include "web/shell/page.h"
#include "web/shell/screens.h"
#include "web/views/notes_reader.h"

namespace longroll::web {

using OnGame = std::function<void(const LoadedGame&)>;
using OnError = std::function<void(const Faults&)>;
/// Names a battle of the game, an index in its scenarios; -1: none in particular.
using BattleOf = std::function<int(const Game&)>;

/// What is to be done when a pack has come.
struct PendingFetch {
  std::string pack;   ///< empty: nothing is being fetched
  std::string title;  ///< of what is fetched, "Dixie: Shiloh"
  std::string parts;  ///< what it consists of, "cards"
  std::function<void()> go_on;
};

/// Games and battles whose data the first download leaves out: fetched when one is chosen, or a link or saved game of
/// it is opened. A page says so until the data is here.
class PackLoader {
 public:
  explicit PackLoader(Screens& screens) : screens_(&screens) {}

  /// Is told of every game that is handed out: it may have more battles than the last time.
  void set_listener(OnGame listener) { listener_ = std::move(listener); }

  /// Goes on with the game of that id: at once when its data is here, else when it has been fetched. `on_error` hears
  /// that there is no such game, or that its data is faulty; without it a page says so.
  void with_game(const std::string& id, OnGame then, OnError on_error);
  /// The same, when the battle that is wanted is here too.
  void with_battle(const std::string& id, BattleOf battle_of, OnGame then, OnError on_error);

  /// Goes on when the room of that game can be entered (make_room, draw_up_deck): its code comes with the game's notes.
  void with_room(const std::string& id, std::function<void()> then);

  /// A file of the data that is here.
  Result<std::string> read(std::string_view path) const { return library_.read(path); }
  /// The data of that game is here, at least in part.
  bool is_here(const std::string& game) const { return library_.is_here(game); }
  bool has_pack(std::string_view name) const { return library_.has_pack(name); }

  void fetch(PendingFetch pending);
  void fetch_again() { request(page::Fetch::Again); }
  /// The player has gone elsewhere: what is being fetched is kept when it comes, and nothing else is done.
  void forget() { pending_ = {}; }

  /// Hands over the notes that are wanted. When they are not here they are fetched, once, and only when `may_fetch`.
  void give_notes(NotesReader& reader, const std::string& game, bool may_fetch);

  /// Fetches the code of the sheets and of the set-up page (web/views/sheet_code.h), once: when somebody waits for it,
  /// or when there is time for it. When it did not come, it is asked for again the next time that somebody waits for
  /// it.
  void fetch_sheet_code(bool is_waited_for, bool has_time);

  // --- what the browser tells
  void on_pack(std::string_view name, std::string_view text);
  void on_failure(std::string_view pack, std::string_view why);
  void on_progress(std::string_view text);

 private:
  void request(page::Fetch how);

  Screens* screens_;
  Library library_;
  OnGame listener_;
  PendingFetch pending_;
  bool is_sheet_code_requested_ = false;
  bool has_sheet_code_failed_ = false;
  bool is_sheet_code_waited_for_ = false;
  std::string notes_requested_;  ///< the pack of notes that was asked for last
};

}  // namespace longroll::web
