#include "engine/ai/bot.h"
#include "engine/ai/random_bot.h"
#include "engine/core/check.h"

namespace longroll {

const std::vector<BotLevel>& bot_levels() {
  static const std::vector<BotLevel> levels = {
      {"random", "Random", "Does anything that the rules allow."},
  };
  return levels;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& /*game*/, const Advisor& /*advisor*/,
                              std::uint64_t seed) {
  if (level == "random") {
    return std::make_unique<RandomBot>(seed);
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
