#pragma once
#include "engine/play/advisor.h"
#include "engine/play/game.h"

namespace longroll::toy {

/// A game of one page with all that a bot must cope with: hidden hands, dice, draws, and a way to lose by greed. Each
/// side holds three of twelve cards (worth 1 to 12). In turn each plays a card or throws a die, and adds its worth to
/// its track; after a die it also draws a card. Who first has 20 to 24 wins; who goes beyond 24 loses.
enum Place : std::int16_t { kDeck, kUnionHand, kConfederateHand, kTable };
enum Track : std::int16_t { kUnionSum, kConfederateSum, kToAct, kClock, kOwed };
enum VerbId : Verb { kPlay = 1, kThrow, kDie, kDraw };
enum Owed : std::int16_t { kNothing, kOwedDie, kOwedDraw, kOwedDeal };
constexpr int kCards = 12;
constexpr int kLeast = 20;
constexpr int kMax = 24;

class ToyGame : public Game {
 public:
  const GameInfo& info() const override { return info_; }
  State setup(const Setup& setup) const override;
  Seat to_act(const State& state) const override;
  void actions(const State& state, Actions& actions) const override;
  Prompt prompt(const State& state) const override;
  Refusal refuse(const State& state, Seat seat, const Action& action) const override;
  void apply(State& state, const Action& action, Events& events) const override;
  Chance chance(const State& state) const override;
  View view(const State& state, Seat seat) const override;
  std::optional<State> guess(const View& view, Rng& rng) const override;
  bool reveals(const State&, const Event&, Seat) const override { return false; }
  std::string describe_event(const State&, const Event&, Seat) const override { return {}; }
  std::string roll_summary(const State&, const Events&) const override { return {}; }
  std::optional<Action> pass_of(const State&) const override { return std::nullopt; }
  Outcome outcome(const State& state) const override;
  std::string text(const State&, const Action&) const override { return {}; }
  std::optional<Action> parse(const State&, std::string_view) const override { return std::nullopt; }
  std::string kind_id(int, int) const override { return {}; }
  std::optional<int> kind_of(int, std::string_view) const override { return std::nullopt; }
  std::string place_id(longroll::Place) const override { return {}; }
  std::string track_id(int) const override { return {}; }
  std::string step_id(int) const override { return {}; }
  Faults faults_of(const State&) const override { return {}; }

 private:
  GameInfo info_{"toy", "Toy", {{"toy", "Toy"}}, {}, 1};
};

/// Knows only that nearer to 20 is better.
class ToyAdvisor : public Advisor {
 public:
  int evaluate(const State& state, Seat seat) const override;
  void weigh(const State& state, const Actions& actions, std::vector<int>& weights) const override;
  int clock(const State& state) const override { return state.track(kClock); }
};

/// A position: the sums, the hands (worths of cards), and who is to act; the other cards are in the deck.
State position(const ToyGame& game, int union_sum, int confederate_sum, const std::vector<int>& union_hand,
               const std::vector<int>& confederate_hand, Seat to_act);

Actions actions_of(const Game& game, const State& state);

}  // namespace longroll::toy
