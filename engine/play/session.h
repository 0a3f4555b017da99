#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/journal.h"
#include "engine/play/luck.h"
#include "engine/play/now.h"

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
  std::uint64_t trace = 0;  ///< Session::trace() after it
};

/// A moment of a game from which it can go on without the plies before it.
struct Bookmark {
  State state;                  ///< after `choices`
  std::vector<Action> choices;  ///< every decision up to there
  std::uint32_t chances = 0;    ///< rolls and draws up to there
  std::uint64_t trace = 0;      ///< Session::trace() there
};

/// What Session::trace() becomes by a decision after which no die was dictated.
std::uint64_t trace_after(std::uint64_t trace, const Action& action);

/// A game under way: the State, its journal, and luck's answers. The one place that answers for Seat::Chance.
class Session {
 public:
  /// Sets up and lets Chance act until a player must decide. `game` must outlive the session.
  Session(const Game& game, const Setup& setup, std::uint64_t seed);

  /// Begins from a position instead (a position link, `load`), which faults_of has passed; `setup` is that of the game
  /// that it came from. Such a session has no journal from the start of the game: journal() is empty then.
  Session(const Game& game, const Setup& setup, State position, std::uint64_t seed);

  /// Goes on from a bookmark, whose State faults_of has passed, of the game that `header` begins (its choices are not
  /// looked at). ply(n) and state_at(n) know nothing before first_ply() until adopt() has brought it.
  static Session resume(const Game& game, const Journal& header, Bookmark bookmark);

  /// The same of a game that began from a position.
  static Session resume(const Game& game, const Setup& setup, State position, std::uint64_t seed, Bookmark bookmark);

  /// Brings the plies before first_ply(): `past` is the same game, played up to there. False, and nothing changes, when
  /// it is not: its choices or its State differ from the bookmark's.
  bool adopt(Session past);

  /// Sets up what a journal begins, with its seed and its dictated dice; its choices are not looked at. Faults: it is
  /// of another game, rules or data.
  static Result<Session> begin(const Game& game, const Journal& header);

  /// Plays a journal again. Faults: those of begin(); a choice is not lawful (where: "choice 17").
  static Result<Session> replay(const Game& game, const Journal& journal);

  const Game& game() const { return *game_; }
  const State& state() const { return state_; }
  /// Before Chance's first act; of a resumed game its bookmark, until adopt() has brought its past.
  const State& start() const { return start_; }
  /// The position from which the game began, when it did not begin from its set-up.
  const std::optional<State>& position() const { return position_; }
  const Setup& setup() const { return setup_; }
  Seat to_act() const { return game_->to_act(state_); }
  std::uint64_t seed() const { return luck_.seed(); }

  /// Does it when it is lawful, and then what Chance owes. On a refusal nothing changes.
  Refusal submit(Seat seat, const Action& action);
  /// The same for one of Game::actions as they are now, which is not asked about again.
  void play(const Action& lawful);

  /// For many decisions in a row: while the pen lives, what the game has read of the State for one of them is used for
  /// the next. Nothing else may change the session meanwhile, and the session stays where it is.
  class Pen {
   public:
    explicit Pen(Session& session) : session_(&session), now_(session.state_, events_) {}
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;
    /// Game::choices of the session's State.
    void choices(Actions& actions) { session_->game_->choices(now_, actions); }
    /// Session::play
    void play(const Action& lawful) {
      now_.trim_events();
      session_->play(lawful, now_);
    }

   private:
    Session* session_;
    Events events_;
    Now now_;
  };

  /// Rolls and draws so far.
  std::uint32_t chance_count() const { return chances_; }

  /// Number of decisions so far.
  std::size_t ply_count() const { return earlier_.size() + plies_.size(); }
  /// The first decision whose ply is known: 0, or later while a resumed game has not been told its past.
  std::size_t first_ply() const { return earlier_.size(); }
  /// first_ply() <= n < ply_count().
  const Ply& ply(std::size_t n) const { return plies_[n - earlier_.size()]; }
  /// 0 <= n < ply_count(), also before first_ply().
  const Action& choice(std::size_t n) const { return n < earlier_.size() ? earlier_[n] : ply(n).action; }
  /// What Chance did before the first decision.
  const Events& opening() const { return opening_; }
  /// The State after the first n decisions, first_ply() <= n <= ply_count(). It takes the same time in games of every
  /// length.
  State state_at(std::size_t n) const;

  /// One number for the beginning, the seed, every choice and every dictated die so far: two games with the same trace
  /// are the same game.
  std::uint64_t trace() const { return trace_; }
  /// trace() after the first n decisions, first_ply() <= n <= ply_count().
  std::uint64_t trace_at(std::size_t n) const { return n == earlier_.size() ? first_trace_ : ply(n - 1).trace; }
  /// Where the game stood after n decisions, first_ply() <= n <= ply_count().
  Bookmark bookmark(std::size_t n) const;

  /// Whether `seat` may take its last decision back: it was its own and no barrier.
  bool can_undo(Seat seat) const;
  /// Takes back the last n decisions, whatever came of them; n at most ply_count() - first_ply(). For teachers, tools
  /// and tests; the page asks can_undo first.
  void undo(std::size_t n);

  /// The next die rolls show these values.
  void dictate(const std::vector<int>& values) { luck_.dictate(values); }
  /// How many dictated values no die has shown yet.
  std::size_t dictated_left() const { return luck_.dictated_left(); }

  /// Whether the game began from the set-up of its scenario, not from a position.
  bool is_from_setup() const { return !position_; }
  /// Rolls and draws before the decision n, first_ply() <= n <= ply_count().
  std::uint32_t chances_at(std::size_t n) const { return n == ply_count() ? chances_ : ply(n).chances_before; }
  /// Every outcome so far that did not come from the seed, sorted by n.
  const std::vector<Dictated>& dictated() const { return dictated_; }

  /// The game as its decisions; empty when the session began from a position.
  std::optional<Journal> journal() const;

 private:
  /// The State after n decisions, kept so that going there replays few plies.
  struct Milestone {
    std::size_t n = 0;
    State state;
  };

  Session(const Game& game, const Journal& header, State start);
  void begin_trace();
  void play(const Action& lawful, Now& now);
  /// Appends what comes of the action to `events`.
  void act(Now& now, const Action& action, Events& events);
  void let_chance_act(Now& now, Events& events, bool& barrier);

  const Game* game_;
  Setup setup_;
  std::optional<State> position_;
  State start_;
  State state_;
  Luck luck_;
  std::uint32_t chances_ = 0;
  Events opening_;
  std::vector<Action> earlier_;  // decisions whose plies are not known
  std::vector<Ply> plies_;
  std::vector<Milestone> milestones_;  // sorted by n
  std::uint64_t trace_ = 0;
  std::uint64_t first_trace_ = 0;   // before the first ply that is known
  std::vector<Dictated> dictated_;  // sorted by n; also what replay() still has to dictate
};

}  // namespace longroll
