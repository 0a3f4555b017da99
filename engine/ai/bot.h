#pragma once
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/play/advisor.h"
#include "engine/play/game.h"

namespace longroll {

/// A player made of rules and arithmetic. It is shown what its seat may know and never a State: what it cannot see it
/// has to guess (Game::guess). It thinks in slices, so that a page can draw between them, and its move does not depend
/// on how the thinking was sliced: level, seed, view and lawful actions fix it, and what it decided before, where it
/// keeps a plan (PortfolioBot) or counts its decisions (RandomBot).
///
///     bot->begin(game.view(state, seat), lawful);
///     while (bot->think(100)) { /* draw, look at the clock, ... */ }
///     session.submit(seat, bot->best());
class Bot {
 public:
  virtual ~Bot() = default;

  /// A decision is asked of view.seat, which has these lawful actions: sorted, at least one (Game::actions). Whatever
  /// was being thought about before is dropped.
  virtual void begin(const View& view, const Actions& lawful) = 0;

  /// Thinks for at most this many iterations more (at least 1). False when it has decided; further calls do nothing
  /// then.
  virtual bool think(int iterations) = 0;

  /// The decision, or, while think() would go on, the best found so far: who has no more time takes this. Lawful
  /// always, also before the first slice.
  virtual Action best() const = 0;
};

/// A strength that a player can choose. Levels differ in how much and how deep they think, and in whether they know the
/// Advisor's drill; never in their dice.
struct BotLevel {
  std::string_view id;     ///< "normal": as the protocol and saved games write it
  std::string_view title;  ///< "Normal": as a menu writes it
  std::string_view about;  ///< one sentence for that menu
};

/// Every level, weakest first.
const std::vector<BotLevel>& bot_levels();

/// A bot of that level; null when there is no such level. `game` and `advisor` must outlive it.
std::unique_ptr<Bot> make_bot(std::string_view level, const Game& game, const Advisor& advisor, std::uint64_t seed);

/// Lets the bot think to the end and gives its decision: for tools and tests, which have no page to draw meanwhile.
Action decide(Bot& bot, const View& view, const Actions& lawful);

}  // namespace longroll
