// build: small
#include "engine/games/campaign/game.h"

namespace longroll::campaign {

Result<LoadedGame> load(const AssetReader& read) {
  Result<Library> library = read_library(read, {"1861", "1862", "1863", "1864"});
  if (!library) {
    return library.faults();
  }
  auto game = std::make_unique<Campaign>(std::move(library).value());
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::campaign
