#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// How a voyage begins (American Civil War 13.1).
namespace longroll::campaign {

/// Why the vessels do not begin to move, or join those who do.
Refusal refuse_taking(const Field& field, const verbs::TakeShips& take);
/// They belong to those who move from now on.
void take_along(const Library& library, Now& now, const verbs::TakeShips& take);
/// Adds what can be taken from that berth; null: from any.
void add_takings(const Field& field, const Berth* berth, Actions& actions);

}  // namespace longroll::campaign
