#pragma once
#include <span>

#include "engine/play/state_validator.h"

namespace longroll::campaign {

/// The numbers that the tracks may have whatever the State; the tests read them too.
std::span<const TrackRange> track_ranges();

}  // namespace longroll::campaign
