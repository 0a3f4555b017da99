// build: small
#include "engine/games/chattanooga/game.h"

namespace longroll::chattanooga {

Result<LoadedGame> load(const AssetReader& read) {
  Result<Library> library = read_library(read, {"wauhatchie"});
  if (!library) {
    return library.faults();
  }
  auto game = std::make_unique<Chattanooga>(std::move(library).value());
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::chattanooga
