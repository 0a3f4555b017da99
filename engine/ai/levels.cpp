#include "engine/ai/bot.h"
#include "engine/ai/greedy_bot.h"
#include "engine/ai/random_bot.h"
#include "engine/ai/search_bot.h"
#include "engine/core/check.h"

namespace longroll {
namespace {

constexpr int kEasyGuesses = 1;
constexpr Effort kNormal{.iterations = 60, .turns = 2, .trust = 150};
constexpr Effort kHard{.iterations = 500, .turns = 3, .trust = 250};

}  // namespace

const std::vector<BotLevel>& bot_levels() {
  static const std::vector<BotLevel> levels = {
      {"random", "Random", "Does anything that the rules allow."},
      {"easy", "Easy", "Takes what looks best at once and sees no answer coming."},
      {"normal", "Normal", "Plays out in its head what may follow, your answer included."},
      {"hard", "Hard", "Plays out many more games in its head than Normal, and a turn further."},
  };
  return levels;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const Advisor& advisor, std::uint64_t seed) {
  if (level == "random") {
    return std::make_unique<RandomBot>(seed);
  }
  if (level == "easy") {
    return std::make_unique<GreedyBot>(game, advisor, seed, kEasyGuesses);
  }
  if (level == "normal") {
    return std::make_unique<SearchBot>(game, advisor, seed, kNormal);
  }
  if (level == "hard") {
    return std::make_unique<SearchBot>(game, advisor, seed, kHard);
  }
  return nullptr;
}

Action decide(Bot& bot, const View& view, const Actions& lawful) {
  LR_CHECK(!lawful.empty(), "a bot is asked only where there is something to decide");
  bot.begin(view, lawful);
  while (bot.think(1000)) {
  }
  return bot.best();
}

}  // namespace longroll
