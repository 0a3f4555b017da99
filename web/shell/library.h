#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/play/registry.h"
#include "web/shell/pack.h"

namespace longroll::web {

/// The games of this page, loaded when they are asked for and kept. One battle is part of the program; the data of the
/// others is fetched when they are chosen, and handed in by `take`: a pack a game, or a pack a battle of a game of
/// which the program has a part (ScenarioInfo::is_here). The code of a game comes with its pack (is_code_here).
class Library {
 public:
  /// The data and the code of that game are here, or there is no such game at all: `game` can be asked without fetching
  /// anything.
  bool is_here(std::string_view id) const;
  /// Null when there is no such game or its data is faulty: `faults` then says why. What was given stays good as long
  /// as the library, though a later call may give the game with more battles.
  const LoadedGame* game(std::string_view id, Faults& faults);
  /// Takes a pack that was fetched, by its name; its faults, none when it is whole.
  Faults take(std::string_view name, std::string_view pack);

  /// Reads a data file: out of the program itself, else out of what was taken.
  Result<std::string> read(std::string_view path) const;
  /// Has that pack come, and is it still kept?
  bool has_pack(std::string_view name) const { return packs_.contains(name); }

 private:
  using Games = std::map<std::string, std::unique_ptr<LoadedGame>, std::less<>>;
  Games games_;
  std::vector<Games::mapped_type> former_;               ///< with fewer battles; a screen may still show one
  std::map<std::string, DataFiles, std::less<>> packs_;  ///< by name
};

/// The games whose code is here, for who loads them by himself.
std::vector<GameEntry> games_with_code();

/// The pack with the data of one battle of a game of which the program has a part: "dixie-shiloh".
std::string pack_of(const GameInfo& game, int scenario);

}  // namespace longroll::web
