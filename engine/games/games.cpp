#include "engine/games/battles/game.h"
#include "engine/games/campaign/game.h"
#include "engine/games/chattanooga/game.h"
#include "engine/games/dixie/game.h"
#include "engine/play/registry.h"

namespace longroll {

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> kGames = {
      {"dixie", dixie::load, 1},
      {"battles", battles::load, 2},
      {"chattanooga", chattanooga::load, 3},
      {"campaign", campaign::load, 4},
  };
  return kGames;
}

}  // namespace longroll
