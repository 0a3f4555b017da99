#pragma once
#include <string_view>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/games/chattanooga/game.h"

namespace longroll::chattanooga::test {

/// What the bot of that level decides for who is asked, up to the next die or until another is asked; 60 decisions at
/// most. Its lot depends on what it sees.
inline std::vector<Action> row_of_bot(const Chattanooga& game, State state, std::string_view level,
                                      std::uint64_t lot = 14) {
  constexpr std::size_t kMost = 60;
  const std::unique_ptr<Advisor> advisor = make_advisor(game);
  const std::unique_ptr<Bot> bot = make_bot(level, game, *advisor, lot);
  const Seat seat = game.to_act(state);
  std::vector<Action> row;
  Actions lawful;
  Events events;
  while (game.to_act(state) == seat && row.size() < kMost) {
    game.actions(state, lawful);
    row.push_back(decide(*bot, game.view(state, seat), lawful));
    game.apply(state, row.back(), events);
  }
  return row;
}

}  // namespace longroll::chattanooga::test
