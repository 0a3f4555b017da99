#pragma once
#include <vector>

#include "engine/play/game.h"

namespace longroll {

/// Pieces that are given a script together: a brigade, a division, a stack.
using Group = std::vector<PieceId>;

/// Who follows which script in a plan (Advisor::plan_by).
struct Assignment {
  int script = 0;                     ///< of all who are not named
  std::vector<std::int8_t> by_piece;  ///< by the piece's number; below 0, and beyond the end: not named

  int script_of(PieceId piece) const {
    const auto i = static_cast<std::size_t>(piece);
    return i < by_piece.size() && by_piece[i] >= 0 ? by_piece[i] : script;
  }
  void give(const Group& group, int script_of_group);
  bool operator==(const Assignment&) const = default;
};

inline void Assignment::give(const Group& group, int script_of_group) {
  for (const PieceId piece : group) {
    const auto i = static_cast<std::size_t>(piece);
    if (by_piece.size() <= i) {
      by_piece.resize(i + 1, -1);
    }
    by_piece[i] = static_cast<std::int8_t>(script_of_group);
  }
}

/// What the computer believes is good play in one game; kept beside the rules (games/<game>/eval.cpp), read by ai/
/// only.
class Advisor {
 public:
  virtual ~Advisor() = default;

  /// How well `seat` stands, in thousandths of a won game: -1000 (lost) to 1000 (won), 0 level.
  virtual int evaluate(const State& state, Seat seat) const = 0;

  /// How promising each of the lawful `actions` looks at first sight, as a weight of 1 or more each, for ordering a
  /// search and for playouts with sense. `weights` is resized to actions. 1 beside greater ones says: not worth a
  /// thought, or alike to another action of the list; a search leaves it out. A game that says nothing weighs all
  /// alike.
  virtual void weigh(const State& /*state*/, const Actions& actions, std::vector<int>& weights) const {
    weights.assign(actions.size(), 1);
  }

  /// evaluate() and weigh() of a game that goes on under one pen (Game::choices, Game::act): they say the same, and use
  /// again what was read of the State.
  virtual int evaluate_now(const Now& now, Seat seat) const { return evaluate(now.state(), seat); }
  virtual void weigh_now(const Now& now, const Actions& actions, std::vector<int>& weights) const {
    weigh(now.state(), actions, weights);
  }

  /// How far the game has gone, in turns of one side: one more whenever the next begins. A search looks ahead to the
  /// end of a turn, where positions compare fairly. A game without turns stays at 0 and is searched to a number of
  /// decisions.
  virtual int clock(const State& /*state*/) const { return 0; }

  /// The game is so long that nobody plays it to its end in his head: bots look some turns ahead.
  virtual bool is_too_long_to_play_out() const { return false; }

  /// What `clock` shows where a look from here to the end of a number of game turns ends, the present one counted.
  virtual int clock_after(const State& state, int turns) const { return clock(state) + turns; }

  /// The same advisor with a drill for the battle that is seen here, or null where it has none. A drill is conduct and
  /// judgement learnt from thousands of games: `weigh` and `evaluate` know it.
  virtual const Advisor* drilled(const View& /*view*/) const { return nullptr; }

  /// The advisor who judges positions by weights that were fitted to games of players who look ahead, itself where it
  /// has no such judgement. It foresees who wins better than the plain one. A search of eight turns plays as
  /// well by it, and gains more from further trials (engine/ai/EXPERIMENTS.md).
  virtual const Advisor& fitted() const { return *this; }

  /// How many ways of conducting a turn the advisor can plan (`plan`), the bold before the timid; 0: it knows moves,
  /// not plans.
  virtual int way_count() const { return 0; }

  /// A way is chosen once in a turn (`clock`) and holds until the next is chosen, however many dice fall between.
  /// Otherwise each plan chooses again.
  virtual bool is_way_for_a_turn() const { return false; }
  /// Then: `seat`, which is to act, may choose one here.
  virtual bool can_choose_way(const State& /*state*/, Seat /*seat*/) const { return true; }

  /// What the player to act would do in that way, 0 <= way < way_count(): at least one action, each lawful when those
  /// before it have been done, none of them followed by Chance or the other player but perhaps the last. A game whose
  /// turns are many small decisions without luck between them is planned as a whole, not move by move.
  virtual std::vector<Action> plan(const State& /*state*/, int /*way*/) const { return {}; }

  /// Of the player to act: troops that are worth a script of their own now, the most important first; those with nobody
  /// near are in none and do what all do. Empty where the advisor knows whole ways only.
  virtual std::vector<Group> groups(const State& /*state*/) const { return {}; }

  /// How many scripts a group can be given. The first way_count() are the ways: given to all, they are whole postures.
  virtual int script_count() const { return way_count(); }

  /// `plan` by such an assignment. A game that knows no groups does what all do.
  virtual std::vector<Action> plan_by(const State& state, const Assignment& assignment) const {
    return plan(state, assignment.script);
  }
};

}  // namespace longroll
