#include "engine/games/dixie/game.h"
#include "engine/play/registry.h"

namespace longroll {

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> kGames = {{"dixie", dixie::load}};
  return kGames;
}

}  // namespace longroll
