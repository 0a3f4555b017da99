// tests/playthroughs/<game>-<scenario>-<seed>.txt: whole games in words, written by `longroll playthrough` (long
// ones abridged). When a change of the rules or of the words is meant, tests/golden writes them anew: read the
// difference.
#include "engine/protocol/playthrough.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "assets/embedded.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"

namespace longroll {
namespace {

TEST(Playthrough, GamesReadAsTheyDid) {
  for (const GameEntry& entry : all_games()) {
    const Result<LoadedGame> loaded = load_game(entry.id, [](std::string_view path) -> Result<std::string> {
      return std::string(find_embedded_text(embedded_data(), path));
    });
    ASSERT_TRUE(loaded.ok());
    const Game& game = *loaded.value().game;
    for (const ScenarioInfo& scenario : game.info().scenarios) {
      longroll::Setup setup = standard_setup(game);
      setup.scenario = find_scenario(game, scenario.id);
      const std::string name = std::string(entry.id) + "-" + scenario.id + "-1.txt";
      std::ifstream file(std::string(LONGROLL_SOURCE_DIR) + "/tests/playthroughs/" + name);
      ASSERT_TRUE(file) << "no playthrough " << name;
      std::ostringstream kept;
      kept << file.rdbuf();
      std::istringstream old_lines(kept.str());
      std::istringstream new_lines(abridged(playthrough(game, setup, 1, kGoldenDecisions)));
      std::string was;
      std::string is;
      for (int n = 1; std::getline(new_lines, is); ++n) {
        std::getline(old_lines, was);
        ASSERT_EQ(is, was) << name << " line " << n << ": tests/golden writes it anew";
      }
      EXPECT_FALSE(std::getline(old_lines, was)) << name << " goes on";
    }
  }
}

}  // namespace
}  // namespace longroll
