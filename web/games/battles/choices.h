#pragma once

#include "engine/games/battles/field.h"
#include "engine/games/battles/ids.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/verbs.h"
#include "web/games/battles/snapshot.h"
#include "web/hexgame/choice_index.h"

namespace longroll::web::battles {

/// The unit and the hex that an action names.
hexgame::Subject subject_of(const Action& action);
/// Begins the same unit's move in the other way: by road instead of by ordinary movement, or back.
Action other_way(const bt::MoveUnitLocals& move);
constexpr Verb verb_number(bt::Do verb) { return static_cast<Verb>(verb); }

/// What a player would mean by pointing at a unit or a hex in the step under way, lawful or not; a verb that cannot be
/// meant gives a refusal when asked about. `chosen`: the unit picked before, or kNoPiece.
Action meant_by_unit(const bt::Field& field, bt::StepKind step, PieceId unit);
Action meant_by_hex(bt::StepKind step, HexId hex, PieceId chosen);

}  // namespace longroll::web::battles
