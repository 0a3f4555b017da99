// What the home page promises of a game before its data has been read.
#include "web/views/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "assets/embedded.h"
#include "engine/play/registry.h"

namespace longroll::web {
namespace {

Result<LoadedGame> shipped(std::string_view game) {
  return load_game(game, [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
}

TEST(Catalogue, EveryGameOfTheHouseHasOnePosterThatCallsItByItsTitle) {
  for (const GameEntry& entry : all_games()) {
    const Result<LoadedGame> loaded = shipped(entry.id);
    ASSERT_TRUE(loaded) << entry.id;
    int posters = 0;
    for (const Broadside& broadside : broadsides()) {
      if (broadside.game != nullptr && broadside.game == entry.id) {
        ++posters;
        EXPECT_TRUE(is_playable(broadside));
        EXPECT_EQ(broadside.name, loaded.value().game->info().title);
        EXPECT_EQ(title_of_game(entry.id), broadside.name);
      }
    }
    EXPECT_EQ(posters, 1) << entry.id;
  }
}

TEST(Catalogue, APosterInPreparationCannotBePlayed) {
  const auto posters = broadsides();
  const auto coming =
      std::find_if(posters.begin(), posters.end(), [](const Broadside& b) { return b.game == nullptr; });
  if (coming != posters.end()) {
    EXPECT_FALSE(is_playable(*coming));
    EXPECT_TRUE(coming->quick_starts.empty());
  }
  EXPECT_EQ(title_of_game("bezique"), "bezique") << "a link may name a game that this house has not";
}

TEST(Catalogue, EveryQuickStartIsAScenarioOfItsGame) {
  int starts = 0;
  for (const Broadside& broadside : broadsides()) {
    if (broadside.quick_starts.empty()) {
      continue;
    }
    const Result<LoadedGame> loaded = shipped(broadside.game);
    ASSERT_TRUE(loaded) << broadside.game;
    const auto& scenarios = loaded.value().game->info().scenarios;
    for (const QuickStart& start : broadside.quick_starts) {
      const auto same = [&](const ScenarioInfo& one) { return one.id == start.scenario; };
      EXPECT_EQ(std::count_if(scenarios.begin(), scenarios.end(), same), 1) << start.scenario;
      EXPECT_NE(std::string_view(start.title), "");
      ++starts;
    }
  }
  EXPECT_GT(starts, 0);
}

}  // namespace
}  // namespace longroll::web
