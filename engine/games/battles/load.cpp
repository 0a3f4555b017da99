// build: small
#include "engine/games/battles/adjutant.h"
#include "engine/games/battles/eval.h"
#include "engine/games/battles/game.h"

namespace longroll::battles {

Result<LoadedGame> load(const AssetReader& read) {
  LoadedBattles read_ones = load_battles(read);
  if (read_ones.battles.empty()) {
    return read_ones.faults;
  }
  auto game = std::make_unique<Battles>(std::move(read_ones.battles));
  LoadedGame loaded;
  loaded.faults = std::move(read_ones.faults);
  loaded.advisor = make_advisor(*game);
  loaded.adjutant = make_adjutant(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::battles
