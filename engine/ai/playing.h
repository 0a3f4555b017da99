#pragma once
#include <vector>

#include "engine/ai/fixed_luck.h"
#include "engine/play/advisor.h"
#include "engine/play/game.h"

namespace longroll {

/// One game being played on in a bot's head under one pen (Game::choices, Game::act): a guessed State, and the buffers
/// that playing it fast needs.
class Playing {
 public:
  /// Dice in a row without a decision, after which they fall by another luck (no step rolls as many): rounds of a fight
  /// in which nobody decides and nobody hits come back to the same State, and would never end.
  static constexpr int kDiceOfARound = 500;

  Playing(const Game& game, const Advisor& advisor) : game_(&game), advisor_(&advisor) {}
  Playing(const Playing&) = delete;  // the pen writes on the State beside it
  Playing& operator=(const Playing&) = delete;

  const State& state() const { return state_; }
  void start(const State& state, const FixedLuck& luck);

  /// Throws and draws what luck owes until a player must decide or the game is over; that seat, or Nobody.
  Seat let_chance_act();

  /// The lawful actions of the player to act and how promising they look, until the next step.
  const Actions& actions();
  const std::vector<int>& weights();

  void apply(const Action& action);

  /// Decides for the player to act by the Advisor's weights: the more promising, the more often.
  void play_by_weight();

  /// How `seat` stands, in thousandths of a won game. A finished game counts in full, a little less the longer it took.
  int value(Seat seat) const;

  int clock() const { return advisor_->clock(state_); }
  /// Until which clock() it is played on to look that number of turns ahead.
  int clock_after(int turns) const;

  /// Decisions since the start, those of luck too.
  int applied() const { return applied_; }

  /// Lets things go on if `seat` is to act and is only asked whether to interrupt; whether it was.
  bool passes_by(Seat seat);

 private:
  const Game* game_;
  const Advisor* advisor_;
  State state_;
  Events events_;
  Now now_{state_, events_};
  FixedLuck luck_;
  int applied_ = 0;  // actions since the start, luck's too
  Actions actions_;
  std::vector<int> weights_;
};

}  // namespace longroll
