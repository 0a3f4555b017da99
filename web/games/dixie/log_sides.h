#pragma once

#include "engine/play/event.h"
#include "engine/table/state.h"

namespace longroll::web::dixie {

/// The side of the card that the log tells of by that event; Nobody when it is about none.
Seat side_told_of(const State& before, const Event& event);

}  // namespace longroll::web::dixie
