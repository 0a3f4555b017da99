#pragma once

#include <optional>

#include "engine/play/registry.h"
#include "engine/record/game_store.h"
#include "web/views/match.h"

namespace longroll::web {

/// Brings games to the screen.
class GameTable {
 public:
  /// Shows a game and keeps it in `store`. `past` brings what a game that was taken up from a snapshot does not know
  /// yet of its past.
  /// Of a game that has gone on elsewhere the first `seen` decisions are known here; the others are shown.
  virtual void show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                         std::optional<Replay> past = {}, std::optional<std::size_t> seen = {}) = 0;
  /// The same of a game that is not kept yet.
  virtual void show_new_game(const LoadedGame& loaded, Session session, Match match) = 0;
  /// Says beside the table how the game came, until the next decision.
  virtual void tell(std::string news) = 0;
  /// Shows the game as it was after that number of decisions.
  virtual void look_back(std::size_t decision) = 0;
  /// Begins a battle from its set-up, with the seats as the match has them.
  virtual void begin(Match match) = 0;

 protected:
  ~GameTable() = default;
};

}  // namespace longroll::web
