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
  virtual void show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                         std::optional<Replay> past = {}) = 0;
  /// The same of a game that is not kept yet.
  virtual void show_new_game(const LoadedGame& loaded, Session session, Match match) = 0;
  /// Begins a battle from its set-up.
  virtual void begin(Match match) = 0;

 protected:
  ~GameTable() = default;
};

}  // namespace longroll::web
