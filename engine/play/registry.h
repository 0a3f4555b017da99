#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/adjutant.h"
#include "engine/play/advisor.h"
#include "engine/play/game.h"

namespace longroll {

/// Gives the bytes of a data file by its path under assets/, "games/dixie/bull-run.json". The engine opens no files:
/// who runs it hands this in.
using AssetReader = std::function<Result<std::string>(std::string_view path)>;

/// A game with its data read, ready to be played.
struct LoadedGame {
  std::unique_ptr<Game> game;
  std::unique_ptr<Advisor> advisor;
  Faults faults{};                       ///< of scenarios that had to be left out; the others play
  std::unique_ptr<Adjutant> adjutant{};  ///< of a game in which many pieces can be ordered at once; else null
};

/// A game that can be loaded.
struct GameEntry {
  std::string_view id;
  Result<LoadedGame> (*load)(const AssetReader& read);
  std::uint32_t link_number = 0;  ///< from 1 to 7: stands for the id in links, for good. 0: links spell the id
};

/// Every game of the house (engine/games/games.cpp lists them).
const std::vector<GameEntry>& all_games();

/// Loads the game of that id. Faults: no such game; every fault of its data.
Result<LoadedGame> load_game(std::string_view id, const AssetReader& read);

}  // namespace longroll
