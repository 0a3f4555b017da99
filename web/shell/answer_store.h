#pragma once

#include <string>

#include "engine/record/game_store.h"
#include "web/views/advance_answers.h"

namespace longroll::web {

/// Keeps the answers that are given in advance with the game on the screen, an entry a game: they come back when it is
/// taken up again, by a reload, from the list of games or by a friend's link.
class AnswerStore {
 public:
  explicit AnswerStore(Shelf& shelf) : shelf_(&shelf) {}

  /// A game comes on the screen and gets what is stored under its id. `game`: null when it knows no such answers.
  void take_up(const std::string& id, AdvanceAnswers* game);
  /// Stores them when they have changed, or the id under which the game is kept.
  void follow(const std::string& id, const AdvanceAnswers* game);

  /// The game has been removed.
  static void remove(Shelf& shelf, const std::string& id);

 private:
  Shelf* shelf_;
  std::string id_;
  std::string kept_;  ///< what is stored under it
};

}  // namespace longroll::web
