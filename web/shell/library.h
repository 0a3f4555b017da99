#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/play/registry.h"
#include "web/shell/pack.h"

namespace longroll::web {

/// The games of this page, loaded when they are asked for and kept. One is part of the program; the data of the others
/// is fetched when they are chosen, and handed in by `take`.
class Library {
 public:
  /// The data of that game is here, or there is no such game at all: `game` can be asked without fetching anything.
  bool is_here(std::string_view id) const;
  /// Null when there is no such game or its data is faulty: `faults` then says why.
  const LoadedGame* game(std::string_view id, Faults& faults);
  /// Takes the pack of a game that was fetched; its faults, none when it is whole.
  Faults take(std::string_view id, std::string_view pack);

  /// Reads a data file: out of the program itself, else out of what was taken.
  Result<std::string> read(std::string_view path) const;
  /// Has that pack come, and is it still kept?
  bool has_pack(const std::string& id) const { return packs_.contains(id); }

 private:
  std::map<std::string, LoadedGame, std::less<>> games_;
  std::map<std::string, DataFiles, std::less<>> packs_;  ///< by game
};

}  // namespace longroll::web
