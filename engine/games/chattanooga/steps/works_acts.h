#pragma once
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// Building and removing works (Chattanooga 17.2).
namespace longroll::chattanooga {

/// Chattanooga 17.2: the unit begins works of that kind, with those of its hex whom that takes; the unit begins to
/// remove those of its hex.
void begin_works(const Library& library, Now& now, PieceId unit, Works works);
void begin_clearing(const Library& library, Now& now, PieceId unit);

/// Chattanooga 17.2: the unit moves, is attacked or leaves its hex: what it builds there, alone or with others, is
/// given up.
void give_up_works(const Library& library, Now& now, PieceId unit);

/// Chattanooga 17.2: a game turn is over: work goes on, or is done.
void go_on_with_works(const Library& library, Now& now);

}  // namespace longroll::chattanooga
