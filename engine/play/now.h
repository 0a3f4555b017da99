#pragma once
#include "engine/play/event.h"
#include "engine/play/inline_cache.h"

namespace longroll {

/// The pen of the rules: every call enacts one event and writes it down. Calls that would change nothing write nothing.
class Now {
 public:
  Now(State& state, Events& events) : state_(&state), events_(&events) {}

  const State& state() const { return *state_; }
  /// What was written, and what was on the list before.
  const Events& events() const { return *events_; }
  /// What the game has read of the State; events() show whether that still holds.
  InlineCache& cache() const { return cache_; }
  /// Between two actions of a game that one Now plays: clears the list of events, and the cache with it, when the list
  /// has grown long.
  void trim_events();
  /// Clears events and cache. Call it when the State is another one now, or another game begins on it.
  void reset();

  PieceId make(std::int16_t kind, Place place, Seat owner);
  void move(PieceId piece, Place to);
  void turn(PieceId piece, int up);
  void mark(PieceId piece, int marks);
  void flag(PieceId piece, unsigned flags);   ///< sets all flags to this
  void raise(PieceId piece, unsigned flags);  ///< sets these flags too
  void lower(PieceId piece, unsigned flags);  ///< clears these flags
  void note(PieceId piece, int note);
  void set(int track, int value);
  void mark_ground(Place place, unsigned marks);  ///< sets all marks of the place to this
  void add(int track, int change) { set(track, state_->track(track) + change); }

  /// Begins a step inside the present one.
  void begin(const Step& step);
  void begin(int step, int l0 = 0, int l1 = 0, int l2 = 0, int l3 = 0, int l4 = 0);
  /// Ends the innermost step.
  void end();
  int local(int index) const { return state_->top().locals[static_cast<std::size_t>(index)]; }
  void set_local(int index, int value);

  void rolled(int value, int sides, PieceId piece = kNoPiece);
  void remark(int code, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0);

 private:
  friend class Game;  // its act() hands State and list on to a game that knows no pen

  void write(EventKind kind, int a, int b = 0, int c = 0, int d = 0, int e = 0, int f = 0);
  void write_step(EventKind kind, const Step& step);
  void write(const Event& event);

  State* state_;
  Events* events_;
  mutable InlineCache cache_;
};

}  // namespace longroll
