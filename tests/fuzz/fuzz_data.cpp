// Any bytes as a game's data file: every fault is told, or the game that comes of it can be played. A first byte below
// a blank names the file of the battles in whose place the rest stands; other bytes are Dixie's only one.
#include "assets/embedded.h"
#include "engine/core/hash.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kReplaced[] = {"chart.json", "index.json", "bull-run/map.json", "bull-run/forces.json",
                                            "bull-run/scenario.json"};
  const bool is_battle = !bytes.empty() && bytes[0] < std::size(kReplaced);
  const std::string replaced = is_battle ? "games/battles/" + std::string(kReplaced[bytes[0]]) : "";
  const auto text = bytes.subspan(is_battle ? 1 : 0);
  const auto read = [&](std::string_view path) -> Result<std::string> {
    if (is_battle && path != replaced) {
      return std::string(find_embedded_text(embedded_data(), path));
    }
    return std::string(text.begin(), text.end());
  };
  const Result<LoadedGame> loaded = load_game(is_battle ? "battles" : "dixie", read);
  if (!loaded) {
    return hash_text(describe(loaded.faults()));
  }
  const Game& door = *loaded.value().game;
  Rng rng(1);
  const Playout playout = random_playout(door, door.setup(standard_setup(door)), rng, Trail::None, 300);
  LR_CHECK(door.faults_of(playout.end).empty(), "play leads to good positions");
  return hash_of(playout.end);
}
