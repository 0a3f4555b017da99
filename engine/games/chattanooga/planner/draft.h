#pragma once
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/hex_acts.h"
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
  /// What is done in a Movement Phase besides moving: its hex is named first where that must be (7.1). False: it cannot
  /// be done, and nothing has happened.
  bool try_in_hex(const Action& action) {
    HexId hex = kNoHex;
    if (const Field now = field(); now.scenario().names_hexes) {
      hex = hex_of_act(now, action);
    }
    if (hex == kNoHex) {
      return try_to(action);
    }
    const bool is_named = try_to(action_of(verbs::NameHex{hex}));
    if (is_named && !try_to(action)) {
      try_to(action_of(verbs::Pass{}));
      return false;
    }
    return is_named;
  }
  Actions lawful() const {
    Actions actions;
    game().actions(state(), actions);
    return actions;
  }
};

}  // namespace longroll::chattanooga
