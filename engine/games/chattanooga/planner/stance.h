#pragma once
#include <array>
#include <string_view>

#include "engine/hexgame/plan/conduct.h"

namespace longroll::chattanooga {

/// A way of conducting a turn: what a commander thinks of risk and ground. The planner follows it; the harder levels
/// try several and keep the one that ends best. Scores are in hundredths of a strength point.
struct Stance {
  std::string_view id;
  int least_gain;  ///< an attack must promise so much
  int caution;     ///< how much the enemy's threat keeps units away, in hundredths
  int guards;      ///< strength kept on the ground that the enemy must not have, in hundredths of what seems enough
  int assault;  ///< share of those who do not guard that goes for the ground that wins, in hundredths; the others hold
  int pace = 38;          ///< to come a movement point nearer to where the mission leads
  int goal = 160;         ///< to stand where the side wins
  int last = 500;         ///< the same in the last turn
  int gate = 120;         ///< to stand in the gate that is guarded, as the first
  int fight = 15;         ///< to stand beside an enemy who can be attacked, beyond what the attack promises
  int ground = 100;       ///< to drive the enemy out of a hex
  int prize = 350;        ///< the same where he would win, or where the side wins
  int checks = 160;       ///< how much rout checks on the way count, in hundredths
  int join = 60;          ///< a morale check before a stack may be joined
  int inertia = 8;        ///< a hex must be so much better than the present one
  int escort = 60;        ///< guns beside or with their own infantry
  int cover = 6;          ///< each point of intensity that the ground takes from an attacker
  int safe_odds = 110;    ///< danger begins at these odds of the threat against what stands there, in hundredths
  int evictors = 300;     ///< what is sent against an enemy who stands where he wins, in hundredths of what he is worth
  int threatened = 140;   ///< what a gate needs of what threatens it, in hundredths
  int least_guard = 250;  ///< and at least so much
  int last_prize = 1200;  ///< prize in the last turn
  int own_loss = 100;     ///< how much own losses count beside the enemy's, in hundredths
};

constexpr std::size_t kStanceCount = 8;
/// One for each way of conducting a turn, the bold before the timid.
using Stances = std::array<Stance, kStanceCount>;

/// Those of a side of which nothing is known but that it fights.
constexpr Stances kStances = {{
    {"steady", 11, 44, 100, 100},
    {"bold", -25, 50, 60, 100},
    {"run", 0, 40, 40, 100},
    {"all out", -40, 25, 0, 100},
    {"hunter", -10, 70, 100, 50},
    {"probe", 15, 120, 140, 40},
    {"wary", 50, 180, 140, 60},
    {"stand", 60, 140, 200, 0},
}};

/// The stance that each unit follows; a stack does what its top unit does.
using Conduct = hexgame::Conduct<Stances>;

}  // namespace longroll::chattanooga
