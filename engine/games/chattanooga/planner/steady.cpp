#include "engine/games/chattanooga/planner/steady.h"

namespace longroll::chattanooga {
namespace {

constexpr const Stance& kSteady = kStances.front();

/// Where each side wants ground of the other. The Union has more troops than it needs for its own ground.
constexpr Stance union_in_meeting() {
  Stance stance = kSteady;
  stance.least_gain = 4;
  stance.caution = 32;
  stance.guards = 45;
  stance.pace = 46;
  stance.fight = 25;
  stance.prize = 450;
  stance.checks = 180;
  stance.join = 40;
  stance.inertia = 0;
  stance.escort = 90;
  stance.cover = 4;
  stance.evictors = 270;
  stance.threatened = 40;
  stance.least_guard = 125;
  return stance;
}
constexpr Stance confederates_in_meeting() {
  Stance stance = kSteady;
  stance.fight = 20;
  stance.prize = 400;
  stance.checks = 195;
  stance.evictors = 400;
  return stance;
}
constexpr BySide<Stance> kMeeting = {union_in_meeting(), confederates_in_meeting()};
/// Of a side that wins as long as it keeps the enemy from its ground. It wears him down wherever he stands.
constexpr Stance keeper() {
  Stance stance = kSteady;
  stance.least_gain = -25;
  stance.caution = 30;
  stance.guards = 140;
  stance.fight = 50;
  stance.prize = 450;
  stance.join = 100;
  stance.inertia = 20;
  stance.cover = 0;
  stance.last = 300;
  stance.evictors = 400;
  stance.threatened = 220;
  return stance;
}
/// Of his enemy, who has to come in.
constexpr Stance taker() {
  Stance stance = kSteady;
  stance.least_gain = -25;
  stance.caution = 65;
  stance.prize = 120;
  stance.checks = 280;
  return stance;
}
constexpr Stance kKeeper = keeper();
constexpr Stance kTaker = taker();
/// Where the Union has to clear the map (3.2V). It seldom can; so the Confederates win unless the Union has twice their
/// victory points (3.5), and losses that they inflict are worth more to them than their own.
constexpr Stance confederates_cleared() {
  Stance stance = kSteady;
  stance.least_gain = -30;
  stance.pace = 28;
  stance.goal = 200;
  stance.join = 90;
  stance.inertia = 0;
  return stance;
}
constexpr BySide<Stance> kClearing = {kSteady, confederates_cleared()};

}  // namespace

const Stance& steady_of(const Scenario& scenario, Seat side) {
  if (scenario.clearing.is_used) {
    return kClearing[side];
  }
  if (scenario.has_draws()) {
    return kMeeting[side];
  }
  return scenario.wins_otherwise[side] ? kKeeper : kTaker;
}

}  // namespace longroll::chattanooga
