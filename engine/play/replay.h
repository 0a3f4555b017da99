#pragma once
#include "engine/play/session.h"

namespace longroll {

/// Plays choices again, a slice at a time, so that whoever waits for a long game stays alive.
class Replay {
 public:
  /// What is to be done at the first choice that is not lawful.
  enum class Unlawful : std::uint8_t { Refuse, StopBefore };

  Replay(Session begun, std::vector<Action> choices, Unlawful unlawful = Unlawful::Refuse)
      : session_(std::move(begun)), choices_(std::move(choices)), unlawful_(unlawful) {}

  /// Plays so many choices more. False when there is nothing more to do: all are played, or one is not lawful.
  bool step(std::size_t plies);

  std::size_t done() const { return session_.ply_count(); }
  std::size_t count() const { return choices_.size(); }
  bool is_done() const { return fault_.has_value() || session_.ply_count() == choices_.size(); }

  /// The game once all is played, or as far as it was lawful; where that is refused, which choice is not lawful
  /// (where: "choice 17").
  Result<Session> take();

 private:
  Session session_;
  std::vector<Action> choices_;
  Unlawful unlawful_;
  std::optional<Fault> fault_;
};

}  // namespace longroll
