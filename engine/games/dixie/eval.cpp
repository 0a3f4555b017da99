#include "engine/games/dixie/eval.h"

#include <algorithm>

#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {
namespace {

/// Material and ground: the sum of combat values in play, and positions of the enemy's line held alone.
class DixieAdvisor final : public Advisor {
 public:
  explicit DixieAdvisor(const Edition& edition) : edition_(edition) {}

  int evaluate(const State& state, Seat seat) const override {
    const int winner = state.track(track(Track::Winner));
    if (winner >= 0) {
      return winner == 2 ? 0 : winner == index_of(seat) ? 1000 : -1000;
    }
    const Field field(edition_, state);
    int score = 0;
    for (PieceId id = 0; id < field.piece_count(); ++id) {
      const Piece& piece = field.piece(id);
      if (is_position(piece.place) || piece.place == reserve_of(owner_of(piece))) {
        const int worth = 8 * field.card(id).value - 5 * piece.marks;
        score += owner_of(piece) == seat ? worth : -worth;
      }
    }
    score += 200 * (positions_won(field, seat) - positions_won(field, other(seat)));
    return std::clamp(score, -900, 900);
  }

  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.assign(actions.size(), 1);
  }

 private:
  const Edition& edition_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Edition& edition) { return std::make_unique<DixieAdvisor>(edition); }

}  // namespace longroll::dixie
