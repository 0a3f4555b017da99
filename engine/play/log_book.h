#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/play/session.h"

namespace longroll {

/// One line of the log, told for a reader's eyes.
struct LogLine {
  std::size_t ply = 0;  ///< the decision that it came of, from 0; the opening's lines have 0 too
  /// Whom it is about: the side that it names first or whose card it tells of, else who decided.
  Seat seat = Seat::Nobody;
  std::string text;
  int times = 1;  ///< so often it came of one decision, one after the other, as cards are drawn: one line tells it
  std::uint64_t hash = 0;  ///< of the text
};

/// The log of a game for one reader. Each ply is told once, however often the game is wound back and forth.
class LogBook {
 public:
  /// Whose pieces an event tells of; Nobody when that is not known.
  using About = std::function<Seat(const State& before, const Event& event)>;

  /// What the page says of a ply beside its events: that it was made without asking. Empty: nothing.
  using Aside = std::function<std::string(const Session& session, std::size_t ply)>;

  /// Tells of the plies from `first` on.
  LogBook(Seat reader, About about, std::size_t first, Aside aside = {})
      : reader_(reader), about_(std::move(about)), aside_(std::move(aside)), first_(first) {}

  /// Forgets what the session has taken back since it was told.
  void follow(const Session& session);
  /// Tells at most `most` further plies, up to the `until`-th of them.
  void tell(const Session& session, std::size_t until, std::size_t most = SIZE_MAX);

  std::size_t first() const { return first_; }
  /// The plies before this one have been told.
  std::size_t told() const { return first_ + marks_.size(); }

  /// Turns to the moment after the first n decisions, first() <= n <= told().
  void show(std::size_t n);
  /// The lines up to the moment that is shown, oldest first.
  std::span<const LogLine> lines() const { return std::span(lines_).first(shown_lines_); }

 private:
  /// How far the log went when a ply had been told.
  struct Mark {
    std::size_t lines = 0;
    std::size_t last_length = 0;  ///< of the last line: a later ply may go on with it
    std::uint64_t trace = 0;      ///< Session::trace() then
  };

  const Mark& mark_at(std::size_t n) const { return n == first_ ? opening_ : marks_[n - first_ - 1]; }
  Mark mark_now(std::uint64_t trace) const {
    return {lines_.size(), lines_.empty() ? 0 : lines_.back().text.size(), trace};
  }
  void tell_events(const Game& game, const Events& events, Seat seat, std::size_t ply);
  void write_aside(const Session& session, std::size_t ply);
  void write_line(std::string text, Seat seat, std::size_t ply, const Event& event);
  void uncut();
  void cut_to(const Mark& mark);

  Seat reader_;
  About about_;
  Aside aside_;
  std::size_t first_;
  bool begun_ = false;
  std::vector<LogLine> lines_;
  Mark opening_;
  std::vector<Mark> marks_;    // one a ply that was told
  std::size_t own_lines_ = 0;  // those from here on were begun by the ply that is being told
  std::size_t shown_lines_ = 0;
  std::string cut_off_;  // what the last line that is shown goes on with later
  State running_;        // after running_at_ plies
  std::size_t running_at_ = SIZE_MAX;
};

}  // namespace longroll
