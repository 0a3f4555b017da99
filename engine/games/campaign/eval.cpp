#include <algorithm>

#include "engine/games/campaign/game.h"

namespace longroll::campaign {
namespace {

/// What stands on the tracks and how many points each side has: enough to prefer a won battle. The opponent's plans are
/// not written.
class CampaignAdvisor final : public Advisor {
 public:
  explicit CampaignAdvisor(const Campaign& game) : game_(game) {}

  int evaluate(const State& state, Seat seat) const override {
    constexpr int kWon = 1'000;
    if (const int winner = state.track(track(Track::Winner)); winner >= 0) {
      return winner > 1 ? 0 : winner == index_of(seat) ? kWon : -kWon;
    }
    constexpr int kPoint = 8;
    constexpr int kEconomy = 30;
    const Field field(game_.data_of(state), state);
    const TurnBox& box = field.turn_box();
    int confederate =
        kEconomy *
        (2 * (field.value(Track::Economy) - field.value(Track::PoliticalStatus)) - box.survival - box.victory) / 2;
    for (const Piece& piece : state.pieces) {
      if (is_hex(piece.place) && game_.data_of(state).class_of(piece.kind) == UnitClass::Asp) {
        confederate += owner_of(piece) == Seat::Confederate ? kPoint : -kPoint;
      }
    }
    confederate = std::clamp(confederate, 1 - kWon, kWon - 1);
    return seat == Seat::Confederate ? confederate : -confederate;
  }

 private:
  const Campaign& game_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Campaign& game) { return std::make_unique<CampaignAdvisor>(game); }

}  // namespace longroll::campaign
