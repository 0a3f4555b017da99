#include "engine/ai/playing.h"

#include <numeric>

namespace longroll {

Seat Playing::let_chance_act(Rng& rng) {
  for (;;) {
    const Seat seat = game_->to_act(state_);
    if (seat != Seat::Chance) {
      return seat;
    }
    const Chance chance = game_->chance(state_);
    apply(chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
  }
}

const Actions& Playing::actions() {
  game_->actions(state_, actions_);
  LR_CHECK(!actions_.empty(), "whoever is to act has an action");
  return actions_;
}

const std::vector<int>& Playing::weights() {
  advisor_->weigh(state_, actions_, weights_);
  return weights_;
}

void Playing::apply(const Action& action) {
  events_.clear();
  game_->apply(state_, action, events_);
}

void Playing::play_by_weight(Rng& rng) {
  const Actions& choices = actions();
  if (choices.size() == 1) {
    apply(choices.front());
    return;
  }
  const std::vector<int>& likely = weights();
  const int total = std::accumulate(likely.begin(), likely.end(), 0);
  auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
  std::size_t pick = 0;
  while (left >= likely[pick]) {
    left -= likely[pick++];
  }
  apply(Action(choices[pick]));
}

int Playing::value(Seat seat) const {
  if (game_->to_act(state_) != Seat::Nobody) {
    return advisor_->evaluate(state_, seat);
  }
  const Outcome outcome = game_->outcome(state_);
  if (!is_player(outcome.winner)) {
    return 0;
  }
  return outcome.winner == seat ? 1000 : -1000;
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
