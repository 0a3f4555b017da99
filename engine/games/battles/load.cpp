// build: small
#include "engine/games/battles/eval.h"
#include "engine/games/battles/game.h"

namespace longroll::battles {

Result<LoadedGame> load(const AssetReader& read) {
  Result<Library> library = load_library(read);
  if (!library) {
    return library.faults();
  }
  auto game = std::make_unique<Battles>(std::move(library).value());
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::battles
