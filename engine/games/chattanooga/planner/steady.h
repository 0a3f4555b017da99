#pragma once
#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// The ways of that side in that scenario. What they are depends on what decides the battle: ground that each side
/// wants (3.3), ground that one side keeps from the other (3.4), or the enemy himself (3.2V). The first is the steady
/// one, whose numbers are fitted (engine/ai/EXPERIMENTS.md; `longroll stances` fits them); the other bold ones differ
/// from it in what they stake. The timid are the same for all.
const Stances& stances_of(const Scenario& scenario, Seat side);

}  // namespace longroll::chattanooga
