#pragma once
#include <array>
#include <string_view>

#include "engine/hexgame/plan/conduct.h"

namespace longroll::battles {

/// A way of conducting a turn: what a commander thinks of risk and ground. The planner follows it; the harder levels
/// try several and keep the one that ends best.
struct Stance {
  std::string_view id;
  int least_gain;      ///< an attack must promise so much, in hundredths of a strength point
  int caution;         ///< how much the enemy's threat keeps units away, in hundredths
  int pull;            ///< how much ground draws them, in hundredths
  int advance;         ///< how much a unit without orders wants to be near the enemy, in hundredths
  int focus = 0;       ///< the main effort: the objective that is needed most (1), second or third most; 0: none
  int loose_end = 25;  ///< what an enemy beside an attacker costs whom nobody attacks, in hundredths of its strength
  int ground = 15;     ///< to drive the enemy out of a hex, in hundredths of a strength point
  int danger = 120;    ///< a unit is in danger where the threat exceeds this share of what stands there, in hundredths
  int shelter = 50;    ///< how much ground that protects draws who may be attacked, in hundredths
  int help = 12;       ///< how much of those who could come counts as standing there, in hundredths
  int inertia = 6;     ///< a post must be so much better than the present one to be worth a march
  int holding = 100;   ///< to stand on an objective of which nobody else takes care, in hundredths of its worth
};

/// One for each way of conducting a turn.
using Stances = std::array<Stance, 10>;

constexpr Stances kStances = {{
    {"steady", 40, 100, 100, 60},
    {"pressing", -150, 100, 100, 60},
    {"bold", -20, 50, 130, 140},
    {"wary", 90, 180, 80, 0},
    {"ground", 30, 60, 220, 60},
    {"hunter", 10, 80, 40, 160},
    {"stand", 150, 130, 30, -40},
    {"first effort", 30, 80, 130, 80, 1},
    {"second effort", 30, 80, 130, 80, 2},
    {"third effort", 30, 80, 130, 80, 3},
}};

/// The stance that each unit follows.
using Conduct = hexgame::Conduct<Stances>;

}  // namespace longroll::battles
