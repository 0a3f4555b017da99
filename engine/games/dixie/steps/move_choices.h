#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/action.h"
#include "engine/table/step.h"

namespace longroll::dixie {

/// Everything that the phasing side may do in its Move Phase, lawful and in the order of Actions.
void list_move_choices(const Field& field, const Step& step, Actions& actions);

}  // namespace longroll::dixie
