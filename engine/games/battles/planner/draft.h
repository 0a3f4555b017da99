#pragma once
#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/verbs.h"
#include "engine/hexgame/plan/draft.h"

namespace longroll::battles {

/// A plan being written, and the State that it leads to as the rules ask about it.
class Draft : public hexgame::Draft<Battles> {
 public:
  using hexgame::Draft<Battles>::Draft;

  Field field() const { return game().field(state()); }
  StepKind step() const { return static_cast<StepKind>(state().top().kind); }
};

}  // namespace longroll::battles
