#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/journal.h"
#include "engine/play/luck.h"

namespace longroll {

/// One decision and what came of it up to the next decision, dice included.
struct Ply {
  Seat seat = Seat::Nobody;
  Action action;
  Events events;
  std::uint32_t chances_before = 0;  ///< rolls and draws of the game before this ply
  /// A player may not take it back: a die, a draw or a revelation lies in it (Game::reveals), or it handed the table
  /// over to a player whose hidden pieces may have decided that.
  bool barrier = false;
};

/// A game under way: the State, its journal, and luck's answers. The one place that answers for Seat::Chance.
class Session {
 public:
  /// Sets up and lets Chance act until a player must decide. `game` must outlive the session.
  Session(const Game& game, const Setup& setup, std::uint64_t seed);

  /// Begins from a position instead (a position link, `load`), which faults_of has passed; `setup` is that of the game
  /// that it came from. Such a session has no journal from the start of the game: journal() is empty then.
  Session(const Game& game, const Setup& setup, State position, std::uint64_t seed);

  /// Plays a journal again. Faults: it is of another game, rules or data; a choice is not lawful (where: "choice 17").
  static Result<Session> replay(const Game& game, const Journal& journal);

  const Game& game() const { return *game_; }
  const State& state() const { return state_; }
  const State& start() const { return start_; }
  const Setup& setup() const { return setup_; }
  Seat to_act() const { return game_->to_act(state_); }
  std::uint64_t seed() const { return luck_.seed(); }

  /// Does it when it is lawful, and then what Chance owes. On a refusal nothing changes.
  Refusal submit(Seat seat, const Action& action);
  /// The same for one of Game::actions as they are now, which is not asked about again.
  void play(const Action& lawful);

  /// Rolls and draws so far.
  std::uint32_t chance_count() const { return chances_; }

  /// Number of decisions so far.
  std::size_t ply_count() const { return plies_.size(); }
  const Ply& ply(std::size_t n) const { return plies_[n]; }
  /// What Chance did before the first decision.
  const Events& opening() const { return opening_; }
  /// The State after the first n decisions, 0 <= n <= ply_count().
  State state_at(std::size_t n) const;

  /// Whether `seat` may take its last decision back: it was its own and no barrier.
  bool can_undo(Seat seat) const;
  /// Takes back the last n decisions, whatever came of them; n at most ply_count(). For teachers, tools and tests; the
  /// page asks can_undo first.
  void undo(std::size_t n);

  /// The next die rolls show these values.
  void dictate(const std::vector<int>& values) { luck_.dictate(values); }

  /// The game as its decisions; empty when the session began from a position.
  std::optional<Journal> journal() const;

 private:
  Session(const Game& game, const Journal& header, State start);
  void let_chance_act(Events& events, bool& barrier);

  const Game* game_;
  Setup setup_;
  bool from_setup_ = true;
  State start_;  // before Chance's first act
  State state_;
  Luck luck_;
  std::uint32_t chances_ = 0;
  Events opening_;
  std::vector<Ply> plies_;
  std::vector<Dictated> dictated_;  // sorted by n; also what replay() still has to dictate
};

}  // namespace longroll
