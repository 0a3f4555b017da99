#pragma once
#include "engine/core/result.h"
#include "engine/games/battles/battle.h"

/// What must be true of a battle's ground as a whole, once every part of its file has been read.
namespace longroll::battles {

/// Adds a fault for all ground in play that nobody can reach from the rest of it, for every road or railway that
/// crosses a creek or a river where there is neither bridge, ford, ferry nor pontoon, and for every road that lies in
/// water. `where` is the name of the file.
void check_ground(const BattleMap& map, std::string_view where, Faults& faults);

}  // namespace longroll::battles
