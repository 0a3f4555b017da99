#pragma once
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/hexgame/plan/draft.h"

namespace longroll::chattanooga {

/// A plan being written, and the State that it leads to as the rules ask about it.
class Draft : public hexgame::Draft<Chattanooga> {
 public:
  using hexgame::Draft<Chattanooga>::Draft;

  Field field() const { return game().field(state()); }
  StepKind step() const { return static_cast<StepKind>(state().top().kind); }
  /// The same side decides in a step of that kind.
  bool is_at(StepKind kind) const { return goes_on() && step() == kind; }
  Actions lawful() const {
    Actions actions;
    game().actions(state(), actions);
    return actions;
  }
};

}  // namespace longroll::chattanooga
