#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/session.h"

namespace longroll::web {

/// What a guided game says at one decision, until the next step has something to say.
struct LessonStep {
  std::size_t at = 0;    ///< decisions made before it
  std::string say, why;  ///< what to do, and what for
  std::string rule;      ///< "7.2"
};

/// A guided game as data (assets/lessons/FORMAT.md): a fixed seed, every decision of both sides in the words of the
/// protocol, and what is said on the way.
struct LessonText {
  std::string id, title, game, scenario;
  std::vector<std::pair<std::string, std::string>> options;
  std::uint64_t seed = 0;
  Seat side = Seat::Union;  ///< the learner's
  std::size_t begin = 0;    ///< so many decisions are made before he is asked
  std::vector<std::string> script;
  std::vector<LessonStep> steps;
  std::string won, strayed;
};

/// Reads a lesson. Every fault is named with its place.
Result<LessonText> read_lesson(std::string_view text, std::string_view where);

/// A lesson under way beside a session, which may be taken back and may leave the script.
class Lesson {
 public:
  explicit Lesson(LessonText text) : text_(std::move(text)) {}

  const LessonText& text() const { return text_; }
  /// The game as it is set up, with the decisions before `begin` made. Faults: the script does not fit the game.
  static Result<Session> start(const LessonText& text, const Game& game);
  /// Compares what has been decided since the last call.
  void follow(const Session& session);
  /// Everything decided so far stands in the script.
  bool is_followed() const { return !strayed_; }
  /// Everything that the script has was decided.
  bool is_done() const { return checked_ >= text_.script.size(); }
  /// The game has gone on behind the end of the script.
  bool is_left_behind() const { return strayed_ && is_done(); }
  /// The decision that the script has next; empty when it was left or is over.
  std::optional<Action> awaited(const Session& session) const;
  /// What is said now; null before the first step and when the script was left.
  const LessonStep* step() const;
  /// The script's next decision is the learner's, and no step speaks of it: it is made for him. Not after hold().
  bool makes_next(const Session& session) const;
  /// He has gone back in the game: nothing is made for him until release(), when he has decided something.
  void hold() { is_held_ = true; }
  void release() { is_held_ = false; }
  /// "12 of 24".
  std::string count() const;

 private:
  LessonText text_;
  std::size_t checked_ = 0;
  bool strayed_ = false;
  bool is_held_ = false;
};

}  // namespace longroll::web
