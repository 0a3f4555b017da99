#pragma once
#include <utility>

#include "engine/play/advisor.h"

namespace longroll::hexgame {

/// The stance of a game's planner that each unit follows. `Stances` is an array of the game's stances, one for each
/// way of conducting a turn.
template <class Stances>
class Conduct {
 public:
  using Stance = typename Stances::value_type;

  /// The stances have to outlive it.
  Conduct(Assignment assignment, const Stances& stances) : assignment_(std::move(assignment)), stances_(&stances) {}

  const Stance& of_all() const { return stance(assignment_.script); }
  const Stance& of(PieceId unit) const { return stance(assignment_.script_of(unit)); }

 private:
  const Stance& stance(int script) const { return (*stances_)[static_cast<std::size_t>(script)]; }

  Assignment assignment_;
  const Stances* stances_;
};

}  // namespace longroll::hexgame
