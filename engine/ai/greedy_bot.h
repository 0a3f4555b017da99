#pragma once
#include "engine/ai/bot.h"
#include "engine/ai/playing.h"

namespace longroll {

/// Tries each action once in each of a few guessed positions, lets the dice fall, and takes the action after which it
/// stands best on average. It sees no answer of its opponent coming.
class GreedyBot : public Bot {
 public:
  GreedyBot(const Game& game, const Advisor& advisor, std::uint64_t seed, int guesses)
      : game_(&game), playing_(game, advisor), seed_(seed), guesses_(guesses) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override;
  Action best() const override;

 private:
  void try_all();
  int value_of(const State& guess, const Action& action, const FixedLuck& luck);

  const Game* game_;
  Playing playing_;
  std::uint64_t seed_;
  int guesses_;
  View view_;
  Actions lawful_;
  Rng rng_;
  int done_ = 0;
  std::vector<int> sums_;
};

}  // namespace longroll
