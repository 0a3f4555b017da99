// A data file of Chattanooga or of the campaign with a few places bent: every fault is told with its place, or the game
// is set up and played with it. What is read and makes no sense all the same (tools/check-data tells) is set up only.
// The first byte names the file.
#include <array>

#include "assets/embedded.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "tests/fuzz/support/bent.h"

namespace longroll::fuzz {
namespace {

struct DataFile {
  std::string_view game;
  std::string_view name;
};
constexpr DataFile kFiles[] = {
    {"campaign", "map.json"},           {"campaign", "chart.json"},         {"campaign", "turns.json"},
    {"campaign", "forces.json"},        {"campaign", "1861.json"},          {"campaign", "1862.json"},
    {"campaign", "1863.json"},          {"campaign", "1864.json"},          {"chattanooga", "map.json"},
    {"chattanooga", "chart.json"},      {"chattanooga", "outcomes.json"},   {"chattanooga", "forces.json"},
    {"chattanooga", "index.json"},      {"chattanooga", "wauhatchie.json"}, {"chattanooga", "press-forward.json"},
    {"chattanooga", "death-knell.json"}};

/// What stands in the place of letters.
constexpr std::string_view kWords[] = {
    "0",        "1",     "-1",    "9",      "99999", "2.5", "\"", "\"\"", "[",    "]",      "{",
    "}",        ",",     ":",     "null",   "true",  "[]",  "{}", " ",    "\\",   "4410",   "1208",
    "0101",     "4935",  "usa",   "csa",    "~",     "s",   "r",  "asp",  "fort", "rail",   "railroad",
    "seasonal", "tidal", "union", "spring", "city",  "nsp", "2",  "17",   "300",  "\"x\":", "\\u0000"};

std::string_view text_of(const DataFile& file) {
  return find_embedded_text(embedded_data(), "games/" + std::string(file.game) + "/" + std::string(file.name));
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  constexpr std::size_t kMost = 64;
  constexpr int kDecisions = 60;
  Source source(bytes.first(std::min(bytes.size(), kMost)));
  const DataFile& file = kFiles[source.byte() % std::size(kFiles)];
  const std::string text = bent(text_of(file), kWords, source);
  const std::string path = "games/" + std::string(file.game) + "/" + std::string(file.name);
  const Result<LoadedGame> loaded = load_game(file.game, [&](std::string_view asked) -> Result<std::string> {
    return asked == path ? text : std::string(find_embedded_text(embedded_data(), asked));
  });
  if (!loaded) {
    return hash_text(describe(loaded.faults()));
  }
  const Game& game = *loaded.value().game;
  std::uint64_t verdict = 0;
  for (std::size_t i = 0; i < game.info().scenarios.size(); ++i) {
    Setup setup = standard_setup(game);
    setup.scenario = static_cast<int>(i);
    Rng rng(1);
    const State start = game.setup(setup);
    const bool makes_sense = game.faults_of(start).empty();
    verdict =
        mix64(verdict ^ hash_of(makes_sense ? random_playout(game, start, rng, Trail::None, kDecisions).end : start));
  }
  return verdict;
}
