#include "engine/play/registry.h"

namespace longroll {

Result<LoadedGame> load_game(std::string_view id, const AssetReader& read) {
  for (const GameEntry& entry : all_games()) {
    if (entry.id == id) {
      return entry.load(read);
    }
  }
  return Fault{"game", "there is no game \"" + std::string(id) + "\""};
}

}  // namespace longroll
