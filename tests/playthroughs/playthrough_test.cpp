// tests/playthroughs/<game>-<scenario>-<seed>.txt, <game>-<scenario>-<preset>-<seed>.txt: whole games in words, written
// by `longroll playthrough` (long ones abridged). When a change of the rules or of the words is meant, tests/golden
// writes them anew: read the difference.
#include "engine/protocol/playthrough.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll {
namespace {

std::string file_of(const std::string& name) {
  return std::string(LONGROLL_SOURCE_DIR) + "/tests/playthroughs/" + name + "-1.txt";
}

/// A scenario is a test of its own, so that the processes of a run share them out.
struct Played {
  std::string game;
  std::string scenario;
  std::string preset{};  ///< or the options as they stand at first

  std::string name() const { return game + "-" + scenario + (preset.empty() ? "" : "-" + preset); }
};

/// Every scenario, and again by each preset that has a file.
std::vector<Played> scenarios() {
  std::vector<Played> all;
  for (const GameEntry& entry : all_games()) {
    const std::shared_ptr<const Game> game = test::shipped_game(entry.id);
    for (const ScenarioInfo& scenario : game->info().scenarios) {
      all.push_back({std::string(entry.id), scenario.id});
      for (const PresetInfo& preset : game->info().presets) {
        const Played again{std::string(entry.id), scenario.id, preset.id};
        if (std::ifstream(file_of(again.name()))) {
          all.push_back(again);
        }
      }
    }
  }
  return all;
}

class Playthrough : public testing::TestWithParam<Played> {};

TEST_P(Playthrough, ReadsAsItDid) {
  const auto& [id, scenario, preset] = GetParam();
  const std::shared_ptr<const Game> game = test::shipped_game(id);
  longroll::Setup setup = standard_setup(*game);
  setup.scenario = find_scenario(*game, scenario);
  ASSERT_TRUE(preset.empty() || set_preset(*game, setup, preset).empty());
  const std::string name = GetParam().name();
  std::ifstream file(file_of(name));
  ASSERT_TRUE(file) << "no playthrough " << name;
  std::ostringstream kept;
  kept << file.rdbuf();
  std::istringstream old_lines(kept.str());
  std::istringstream new_lines(abridged(playthrough(*game, setup, 1, kGoldenDecisions)));
  std::string was;
  std::string is;
  for (int n = 1; std::getline(new_lines, is); ++n) {
    std::getline(old_lines, was);
    ASSERT_EQ(is, was) << name << " line " << n << ": tests/golden writes it anew";
  }
  EXPECT_FALSE(std::getline(old_lines, was)) << name << " goes on";
}

INSTANTIATE_TEST_SUITE_P(Shipped, Playthrough, testing::ValuesIn(scenarios()), [](const auto& each) {
  std::string name = each.param.name();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace longroll
