#pragma once
#include <cstdint>

#include "engine/core/rng.h"
#include "engine/play/action.h"
#include "engine/play/view.h"

namespace longroll {

/// The same number on every machine for equal Views.
std::uint64_t hash_of(const View& view);

/// The random numbers with which a bot of that seed thinks about this decision. They depend on nothing else, so that a
/// bot plays alike after a reload, after an undo, and in any slicing.
Rng rng_of_moment(std::uint64_t seed, const View& view, const Actions& lawful);

}  // namespace longroll
