#include "engine/games/dixie/eval.h"

#include <cmath>

#include "engine/games/dixie/forces.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/opposed_lines.h"
#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/two_lines.h"
#include "engine/games/dixie/weigh.h"

namespace longroll::dixie {
namespace {

/// Of an envelopment that nothing can prevent, and of one that the enemy must still meet (13.3).
constexpr int kEnvelops = 9000;
constexpr int kThreatens = 700;

/// The sum at which a side is taken to win three games of four.
constexpr int kHalfWay = 2000;

/// Dixie 13.3: what it is worth that `side` could fire along the enemy's line at nobody: nearly the battle if he has no
/// more move before, a threat otherwise.
int envelopment_of(const Field& field, Seat side) {
  if (!field.has(Option::Enfilade) || vacant_beside(field, side) == 0) {
    return 0;
  }
  const bool is_mine = field.phasing() == side;
  const bool is_at_once = is_mine ? field.phase() <= Phase::Combat : field.phase() == Phase::Reinforce;
  return is_at_once ? kEnvelops : kThreatens;
}

/// Wins less losses in a thousand games of that many thousandths of a logit, 2p - 1 for p = 1 / (1 + e^-x), by a curve
/// that every machine computes alike: a fitted judgement is taken at its word, so that it compares with a finished
/// game.
int expectation_of(int score) {
  const double logit = score / 1000.0;
  return static_cast<int>(1000 * logit / std::sqrt(logit * logit + 4));
}

class DixieAdvisor : public Advisor {
 public:
  /// `drilled`, if given, is what advises by the drill (conduct.h); none means: this one does.
  DixieAdvisor(const Dixie& game, std::unique_ptr<DixieAdvisor> drilled) : game_(&game), drilled_(std::move(drilled)) {}

  const Advisor* drilled(const View& view) const override {
    return game_->field(view.seen).battlefield().is_front_and_back() ? drilled_.get() : nullptr;
  }
  const Advisor& fitted() const override { return is_drilled() ? *this : *drilled_; }

  int evaluate(const State& state, Seat seat) const override { return judge(game_->field(state), seat); }

  void weigh(const State& state, const Actions& actions, std::vector<int>& weights) const override {
    weigh_for(game_->field(state), game_->to_act(state), actions, weights);
  }

  int evaluate_now(const Now& now, Seat seat) const override {
    return judge(Field(game_->data_of(now.state()), now), seat);
  }

  void weigh_now(const Now& now, const Actions& actions, std::vector<int>& weights) const override {
    weigh_for(Field(game_->data_of(now.state()), now), game_->to_act(now.state()), actions, weights);
  }

  int clock(const State& state) const override { return state.track(track(Track::Turn)); }

 private:
  bool is_drilled() const { return drilled_ == nullptr; }

  void weigh_for(const Field& field, Seat seat, const Actions& actions, std::vector<int>& weights) const {
    dixie::weigh(field, actions, is_drilled() && is_player(seat) ? drill_of(field, seat) : kPlain, weights);
  }

  int judge(const Field& field, Seat seat) const {
    const int winner = field.state().track(track(Track::Winner));
    if (winner >= 0) {
      return winner == 2 ? 0 : winner == index_of(seat) ? 1000 : -1000;
    }
    const Forces forces(field);
    const int score = score_of(forces, seat);
    if (is_drilled() && !field.battlefield().is_front_and_back()) {
      return expectation_of(score);
    }
    return 1000 * score / (std::abs(score) + kHalfWay);
  }

  int score_of(const Forces& forces, Seat seat) const {
    const Field& field = forces.field();
    const int envelopments = envelopment_of(field, seat) - envelopment_of(field, other(seat));
    const auto as_seat = [seat](int score) { return seat == Seat::Confederate ? score : -score; };
    const Judgement judgement = is_drilled() ? Judgement::Drilled : Judgement::Plain;
    if (field.battlefield().is_front_and_back()) {
      return as_seat(dixie::score_of(two_lines_of(forces), judgement)) + envelopments;
    }
    if (is_drilled()) {
      return as_seat(dixie::score_of(opposed_lines_of(forces))) + envelopments;
    }
    return as_seat(near_the_end(field, plain_score_of(forces) + as_seat(envelopments)));
  }

  const Dixie* game_;
  std::unique_ptr<DixieAdvisor> drilled_;
};

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Dixie& game) {
  return std::make_unique<DixieAdvisor>(game, std::make_unique<DixieAdvisor>(game, nullptr));
}

}  // namespace longroll::dixie
