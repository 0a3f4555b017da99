#pragma once

#include <memory>
#include <string>
#include <vector>

#include "web/shell/game_table.h"
#include "web/shell/home_page.h"
#include "web/shell/pack_loader.h"
#include "web/shell/replay_runner.h"
#include "web/shell/saves.h"
#include "web/shell/screens.h"

namespace longroll::web {

/// The saved games of this browser: listed, gone on with, saved as files, removed.
class SavesController {
 public:
  SavesController(Screens& screens, PackLoader& packs, GameTable& table, HomePage& home, ReplayRunner& replays)
      : screens_(&screens), packs_(&packs), table_(&table), home_(&home), replays_(&replays) {}

  /// Reads the entries anew and lists them on the home page: another tab may have played on.
  void refresh();
  const std::vector<SavedGame>& all() const { return saved_; }
  /// Whether a game of that id is kept here.
  static bool has(const std::string& id);

  /// Goes on with a game: at once when there is a snapshot of it, else when it has been played again.
  /// `news`: is said beside the table.
  void resume(const std::string& id, const std::string& news = "");
  /// Shows a game that was made with other rules or data (record/other_rules.h); nobody plays it.
  void show_of_other_rules(const LoadedGame& loaded, Session session);
  /// Saves it as a file; one that cannot be read as it was found.
  void export_saved(const std::string& id) const;
  /// All of them as one file, and such a file back.
  void export_all() const;
  void take_in(std::string_view text);
  /// Opens the sheet about a game: its name, as a file, removed.
  void show_about(const std::string& id);
  /// The name that is typed there.
  void type_name(std::string_view name) { name_ = name.substr(0, 80); }
  void rename(const std::string& id);
  /// Asks the player by a sheet.
  void ask_to_remove(const std::string& id) const;
  void remove(const std::string& id);

 private:
  void refuse(const Faults& faults) const;
  void resume(const LoadedGame& loaded, const std::string& id, const std::shared_ptr<const StoredGame>& stored,
              const std::string& news);

  Screens* screens_;
  PackLoader* packs_;
  GameTable* table_;
  HomePage* home_;
  ReplayRunner* replays_;
  std::vector<SavedGame> saved_;
  std::string name_;  ///< in the field of the sheet about a game
};

}  // namespace longroll::web
