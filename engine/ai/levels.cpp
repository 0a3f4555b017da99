#include "engine/ai/bot.h"
#include "engine/ai/drilled_bot.h"
#include "engine/ai/greedy_bot.h"
#include "engine/ai/planned/portfolio_bot.h"
#include "engine/ai/random_bot.h"
#include "engine/ai/search_bot.h"
#include "engine/core/check.h"

namespace longroll {
namespace {

constexpr int kEasyGuesses = 1;
constexpr Effort kNormal{.iterations = 20, .turns = 1, .trust = 150};
constexpr Foresight kNormalPlans{.trials = 0};
constexpr Foresight kHardPlans{.trials = 8, .turns = 4};
/// Where a way is chosen once a turn: to the end of the battle.
constexpr Foresight kEasyTurns{.trials = 0, .by_lot = true};
constexpr Foresight kNormalTurns{.trials = 0};
constexpr Foresight kHardTurns{.trials = 8,
                               .turns = 1000,
                               .decisions = 800,
                               .patience = 3000,
                               .least_length = 800,
                               .ways = 4,
                               .most_trials = 32,
                               .lead = 200};
/// And where that is too far: to the end of the game turn.
constexpr Foresight kNormalWar{.trials = 1, .turns = 1};
constexpr Foresight kHardWar{.trials = 8, .turns = 1};
constexpr Effort kHard{.iterations = 1600, .turns = 8, .curiosity = 8.0, .trust = 100, .candidates = 12, .share = 128};
/// Where a drill is followed: it knows how a fight goes on, so two turns are enough.
constexpr Effort kDrilled{.iterations = 200, .turns = 2, .trust = 60};

}  // namespace

const std::vector<BotLevel>& bot_levels() {
  static const std::vector<BotLevel> kLevels = {
      {"random", "Random", "Does anything that the rules allow."},
      {"easy", "Easy", "Plays at first sight and sees no answer coming."},
      {"normal", "Normal", "Plans its whole turn before it moves."},
      {"hard", "Hard", "Plays out in its head, many times over, what both sides may do in the turns ahead."},
  };
  return kLevels;
}

namespace {

/// Of a level other than random, where a way is chosen once a turn.
Foresight foresight_of(std::string_view level, const Advisor& advisor) {
  if (level == "easy") {
    return kEasyTurns;
  }
  if (advisor.is_too_long_to_play_out()) {
    return level == "normal" ? kNormalWar : kHardWar;
  }
  return level == "normal" ? kNormalTurns : kHardTurns;
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const Advisor& advisor, std::uint64_t seed) {
  if (level == "random") {
    return std::make_unique<RandomBot>(seed);
  }
  const bool is_planned = advisor.way_count() > 0;
  if (is_planned && advisor.is_way_for_a_turn() && (level == "easy" || level == "normal" || level == "hard")) {
    return make_portfolio_bot(game, advisor, seed, foresight_of(level, advisor));
  }
  if (level == "easy") {
    return std::make_unique<GreedyBot>(game, advisor, seed, kEasyGuesses);
  }
  if (is_planned && (level == "normal" || level == "hard")) {
    return make_portfolio_bot(game, advisor, seed, level == "normal" ? kNormalPlans : kHardPlans);
  }
  if (level == "normal") {
    return std::make_unique<SearchBot>(game, advisor, seed, kNormal);
  }
  if (level == "hard") {
    return std::make_unique<DrilledBot>(game, advisor, seed, kDrilled, kHard);
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
