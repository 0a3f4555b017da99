#pragma once
#include <span>

#include "engine/play/state_validator.h"

namespace longroll::dixie {

/// The tracks whose numbers are within the same bounds in every State, as Dixie::faults_of holds them to it.
std::span<const TrackRange> track_ranges();

}  // namespace longroll::dixie
