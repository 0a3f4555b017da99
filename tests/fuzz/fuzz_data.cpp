// Any bytes as the game's data file: every fault is told, or the game that comes of it can be played.
#include "engine/core/hash.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  const std::string text(bytes.begin(), bytes.end());
  const Result<LoadedGame> loaded =
      load_game(all_games().front().id, [&](std::string_view) -> Result<std::string> { return text; });
  if (!loaded) {
    return hash_text(describe(loaded.faults()));
  }
  const Game& door = *loaded.value().game;
  Rng rng(1);
  const Playout playout = random_playout(door, door.setup(standard_setup(door)), rng, Trail::None, 300);
  LR_CHECK(door.faults_of(playout.end).empty(), "play leads to good positions");
  return hash_of(playout.end);
}
