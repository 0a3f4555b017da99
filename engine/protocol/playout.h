#pragma once
#include <cstdint>

#include "engine/core/rng.h"
#include "engine/play/game.h"

namespace longroll {

/// A game played to its end by players who choose at random.
struct Playout {
  std::uint32_t decisions = 0;
  std::uint32_t chances = 0;
  bool ended = false;  ///< false: it was cut off at `most_decisions`
  State end;
  std::uint64_t trail = 0;  ///< hash of every State on the way, when asked for
};

enum class Trail : std::uint8_t { None, EveryDecision };

/// Plays on from `state`. The same numbers on every machine for the same `rng`.
Playout random_playout(const Game& game, State state, Rng& rng, Trail trail = Trail::None,
                       std::uint32_t most_decisions = 500'000);

/// One number for how the game plays: random playouts of fixed seeds over every scenario and every value of every
/// option, the beginning alone of a long game. It changes whenever the rules, the data or the random numbers do, and is
/// the same in every build.
std::uint64_t signature_of(const Game& game, int playouts_each = 20);

/// All ways on from a position, counted: decisions and outcomes of Chance alike, `depth` deep.
struct Perft {
  std::uint64_t leaves = 0;
  std::uint64_t hash = 0;  ///< sum of the leaves' hashes
  bool complete = true;    ///< false: cut off at `most_leaves`
};
Perft perft(const Game& game, const State& state, int depth, std::uint64_t most_leaves = 50'000'000);

}  // namespace longroll
