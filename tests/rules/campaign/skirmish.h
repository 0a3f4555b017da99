#pragma once
#include <cstdint>
#include <memory>

#include "engine/games/campaign/game.h"

namespace longroll::campaign::test {

/// A made-up war of two turns, the same for equal numbers: small armies of both sides close together, in forts and
/// entrenchments, with leaders, cavalry and militia, some of them demoralized or out of supply. Nobody wins it by the
/// economy before its last turn.
std::shared_ptr<const Game> skirmish(std::uint64_t number);

}  // namespace longroll::campaign::test
