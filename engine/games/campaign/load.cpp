// build: small
#include "engine/games/campaign/game.h"

namespace longroll::campaign {

Result<LoadedGame> load(const AssetReader& read) {
  // On the heap: it is too large, some 300 KB, for the stack of a page.
  const auto library = std::make_unique<Result<Library>>(read_library(read, {"1861", "1862", "1863", "1864"}));
  if (!library->ok()) {
    return library->faults();
  }
  auto game = std::make_unique<Campaign>(std::move(library->value()));
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::campaign
