#include "engine/games/battles/game.h"
#include "engine/games/dixie/game.h"
#include "engine/play/registry.h"

namespace longroll {

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> kGames = {{"dixie", dixie::load}, {"battles", battles::load}};
  return kGames;
}

}  // namespace longroll
