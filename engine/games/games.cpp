#include "engine/games/battles/game.h"
#ifdef LONGROLL_UNOFFERED
#include "engine/games/campaign/game.h"
#endif
#include "engine/games/chattanooga/game.h"
#include "engine/games/dixie/game.h"
#include "engine/play/registry.h"

namespace longroll {

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> kGames = {
      {"dixie", dixie::load, 1},
      {"battles", battles::load, 2},
      {"chattanooga", chattanooga::load, 3},
#ifdef LONGROLL_UNOFFERED
      {"campaign", campaign::load, 4},
#endif
  };
  return kGames;
}

}  // namespace longroll
