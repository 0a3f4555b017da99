#include "engine/ai/playing.h"

#include <algorithm>

namespace longroll {

int Playing::clock_after(int turns) const { return advisor_->clock_after(state_, turns); }

namespace {
/// A win now is better than one later, so that bots get on with it: a thousandth an action, up to this.
constexpr int kMaxDelay = 100;
}  // namespace

void Playing::start(const State& state, const FixedLuck& luck) {
  state_ = state;
  now_.reset();
  luck_ = luck;
  applied_ = 0;
}

Seat Playing::let_chance_act() {
  for (int dice = 0;; ++dice) {
    const Seat seat = game_->to_act(state_);
    if (seat != Seat::Chance) {
      return seat;
    }
    const Chance chance = game_->chance(state_);
    apply(chance.outcome(luck_.outcome(chance, state_, clock(), dice / kDiceOfARound)));
  }
}

const Actions& Playing::actions() {
  game_->choices(now_, actions_);
  LR_CHECK(!actions_.empty(), "whoever is to act has an action");
  return actions_;
}

const std::vector<int>& Playing::weights() {
  advisor_->weigh_now(now_, actions_, weights_);
  return weights_;
}

void Playing::apply(const Action& action) {
  ++applied_;
  now_.trim_events();
  game_->act(now_, action);
}

void Playing::play_by_weight() {
  const Actions& choices = actions();
  const std::size_t soonest = choices.size() == 1 ? 0 : luck_.soonest(choices, weights(), clock());
  apply(Action(choices[soonest]));
}

int Playing::value(Seat seat) const {
  if (game_->to_act(state_) != Seat::Nobody) {
    return advisor_->evaluate_now(now_, seat);
  }
  const Outcome outcome = game_->outcome(state_);
  if (!is_player(outcome.winner)) {
    return advisor_->evaluate_now(now_, seat);
  }
  const int worth = 1000 - std::min(applied_, kMaxDelay);
  return outcome.winner == seat ? worth : -worth;
}

bool Playing::passes_by(Seat seat) {
  if (game_->to_act(state_) != seat) {
    return false;
  }
  const std::optional<Action> pass = game_->pass_of(state_);
  if (pass) {
    apply(*pass);
  }
  return pass.has_value();
}

}  // namespace longroll
