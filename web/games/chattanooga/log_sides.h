#pragma once

#include "engine/play/event.h"
#include "engine/table/state.h"

namespace longroll::web::chattanooga {

/// The side of the unit that a note of the log tells of. Nobody: the note names no unit.
Seat side_told_of(const State& before, const Event& event);

}  // namespace longroll::web::chattanooga
