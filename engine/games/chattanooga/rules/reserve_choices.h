#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/action.h"

namespace longroll::chattanooga {

/// Chattanooga 14.3, 14.5, 14.7: adds what the phasing side can do about its reserves in a Movement Phase besides
/// moving them, in the order of the verbs.
void list_reserve_choices(const Field& field, Actions& actions);

}  // namespace longroll::chattanooga
