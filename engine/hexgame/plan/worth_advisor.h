#pragma once
#include <algorithm>

#include "engine/play/advisor.h"
#include "engine/table/seat.h"

namespace longroll::hexgame {

/// Judges a position by what either side is worth in it: the first Advisor of a new game. The game's Field knows the
/// turn and the phasing side; `game` must outlive the advisor.
template <class Game>
class WorthAdvisor final : public Advisor {
 public:
  /// In thousandths of a won game.
  using Worth = int (*)(const typename Game::Field& field, Seat side);

  WorthAdvisor(const Game& game, Worth worth) : game_(game), worth_(worth) {}

  int evaluate(const State& state, Seat seat) const override {
    const typename Game::Field field = game_.field(state);
    return std::clamp(worth_(field, seat) - worth_(field, other(seat)), -1000, 1000);
  }
  int clock(const State& state) const override {
    const typename Game::Field field = game_.field(state);
    return 2 * field.turn() + index_of(field.phasing());
  }

 private:
  const Game& game_;
  Worth worth_;
};

}  // namespace longroll::hexgame
