#pragma once
#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// The first way (kStances) of that side in that scenario. What is steady depends on what decides the battle: ground
/// that each side wants (3.3), ground that one side keeps from the other (3.4), or the enemy himself (3.2V). The
/// numbers are fitted (engine/ai/EXPERIMENTS.md); `longroll stances` fits them.
const Stance& steady_of(const Scenario& scenario, Seat side);

}  // namespace longroll::chattanooga
