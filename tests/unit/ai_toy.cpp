#include "tests/unit/ai_toy.h"

#include <algorithm>

#include "engine/play/now.h"
#include "engine/table/pile.h"

namespace longroll::toy {
namespace {

int sum_of(const State& state, Seat seat) { return state.track(seat == Seat::Union ? kUnionSum : kConfederateSum); }
Place hand_of(Seat seat) { return seat == Seat::Union ? kUnionHand : kConfederateHand; }
Seat mover(const State& state) { return seat_of(state.track(kToAct)); }

Seat winner_of(const State& state) {
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    if (sum_of(state, seat) > kMax) {
      return other(seat);
    }
    if (sum_of(state, seat) >= kLeast) {
      return seat;
    }
  }
  return Seat::Nobody;
}

void gain(Now& now, int worth) { now.add(mover(now.state()) == Seat::Union ? kUnionSum : kConfederateSum, worth); }

void next_turn(Now& now) {
  now.add(kClock, 1);
  now.set(kToAct, 1 - now.state().track(kToAct));
}

}  // namespace

State ToyGame::setup(const Setup&) const {
  State state;
  for (int i = 0; i < kCards; ++i) {
    state.pieces.push_back({static_cast<std::int16_t>(i + 1), kDeck, 0, 0, 0, 0, 0});
  }
  state.tracks.assign(5, 0);
  state.tracks[kOwed] = kOwedDeal;
  return state;
}

Seat ToyGame::to_act(const State& state) const {
  if (winner_of(state) != Seat::Nobody) {
    return Seat::Nobody;
  }
  return state.track(kOwed) == kNothing ? mover(state) : Seat::Chance;
}

void ToyGame::actions(const State& state, Actions& actions) const {
  actions.clear();
  if (!is_player(to_act(state))) {
    return;
  }
  for (std::int16_t i = 0; i < kCards; ++i) {
    if (state.piece(i).place == hand_of(mover(state))) {
      actions.push_back({kPlay, {i, 0, 0, 0}});
    }
  }
  actions.push_back({kThrow, {}});
}

Prompt ToyGame::prompt(const State& state) const {
  Prompt prompt;
  prompt.seat = to_act(state);
  for (const Action& action : actions_of(*this, state)) {
    prompt.choices.push_back({action, "?"});
  }
  return prompt;
}

Refusal ToyGame::refuse(const State& state, Seat seat, const Action& action) const {
  const Actions lawful = actions_of(*this, state);
  if (seat != to_act(state) || std::find(lawful.begin(), lawful.end(), action) == lawful.end()) {
    return {"not lawful", "0"};
  }
  return kLawful;
}

void ToyGame::apply(State& state, const Action& action, Events& events) const {
  Now now(state, events);
  switch (action.verb) {
    case kPlay:
      gain(now, state.piece(action.args[0]).kind);
      now.move(action.args[0], kTable);
      next_turn(now);
      break;
    case kThrow:
      now.set(kOwed, kOwedDie);
      break;
    case kDie:
      now.rolled(action.args[0] + 1, 6);
      gain(now, action.args[0] + 1);
      now.set(kOwed, size_of_pile(state, kDeck) > 0 ? kOwedDraw : kNothing);
      if (state.track(kOwed) == kNothing) {
        next_turn(now);
      }
      break;
    default: {
      now.move(nth_of_pile(state, kDeck, action.args[0]), hand_of(mover(state)));
      const bool dealing = state.track(kOwed) == kOwedDeal;
      const bool dealt = size_of_pile(state, kUnionHand) == 3 && size_of_pile(state, kConfederateHand) == 3;
      if (!dealing || dealt) {
        now.set(kOwed, kNothing);
      }
      if (!dealing) {
        next_turn(now);
      } else {
        now.set(kToAct, dealt ? 0 : 1 - state.track(kToAct));
      }
      break;
    }
  }
}

Chance ToyGame::chance(const State& state) const {
  if (state.track(kOwed) == kOwedDie) {
    return {Chance::Kind::Die, kDie, 6, 1, "0"};
  }
  return {Chance::Kind::Draw, kDraw, static_cast<std::int16_t>(size_of_pile(state, kDeck)), 0, "0"};
}

View ToyGame::view(const State& state, Seat seat) const {
  View view{seat, state, {}, {}};
  const Place theirs = hand_of(other(seat));
  for (Piece& piece : view.seen.pieces) {
    if (piece.place == kDeck || piece.place == theirs) {
      piece = Piece{};
    }
  }
  for (const Place place : {kDeck, theirs}) {
    view.hidden.push_back({place, 0, 0, static_cast<std::int16_t>(size_of_pile(state, place))});
  }
  std::sort(view.hidden.begin(), view.hidden.end());
  return view;
}

std::optional<State> ToyGame::guess(const View& view, Rng& rng) const {
  State state = view.seen;
  std::vector<std::int16_t> unknown;
  for (std::int16_t i = 0; i < kCards; ++i) {
    if (state.piece(i).kind < 0) {
      unknown.push_back(i);
    }
  }
  for (const Hidden& hidden : view.hidden) {
    for (int n = 0; n < hidden.count; ++n) {
      const std::size_t k = rng.below(static_cast<std::uint32_t>(unknown.size()));
      const std::int16_t id = unknown[k];
      state.piece(id) = {static_cast<std::int16_t>(id + 1), hidden.place, 0, 0, 0, 0, 0};
      unknown.erase(unknown.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }
  return state;
}

Outcome ToyGame::outcome(const State& state) const {
  const Seat winner = winner_of(state);
  return {winner != Seat::Nobody, winner, "", "0"};
}

int ToyAdvisor::evaluate(const State& state, Seat seat) const {
  return 20 * (sum_of(state, seat) - sum_of(state, other(seat)));
}

void ToyAdvisor::weigh(const State&, const Actions& actions, std::vector<int>& weights) const {
  weights.assign(actions.size(), 1);
}

State position(const ToyGame& game, int union_sum, int confederate_sum, const std::vector<int>& union_hand,
               const std::vector<int>& confederate_hand, Seat to_act) {
  State state = game.setup({});
  for (const int worth : union_hand) {
    state.piece(static_cast<PieceId>(worth - 1)).place = kUnionHand;
  }
  for (const int worth : confederate_hand) {
    state.piece(static_cast<PieceId>(worth - 1)).place = kConfederateHand;
  }
  state.tracks = {static_cast<std::int16_t>(union_sum), static_cast<std::int16_t>(confederate_sum),
                  static_cast<std::int16_t>(index_of(to_act)), 0, kNothing};
  return state;
}

Actions actions_of(const Game& game, const State& state) {
  Actions actions;
  game.actions(state, actions);
  return actions;
}

}  // namespace longroll::toy
