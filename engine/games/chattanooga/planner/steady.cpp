// build: small
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
  stance.fight = 50;
  stance.pace = 48;
  stance.guards = 65;
  stance.threatened = 90;
  stance.inertia = 0;
  stance.prize = 400;
  stance.checks = 195;
  stance.evictors = 400;
  return stance;
}
constexpr BySide<Stance> kMeeting = {union_in_meeting(), confederates_in_meeting()};
/// Of a side that wins as long as it keeps the enemy from its ground. It wears him down wherever he stands, slowly and
/// with whole stacks: who hurries to meet him is beaten in pieces, and in the panic of an army (16.3) loses the most.
constexpr Stance keeper() {
  Stance stance = kSteady;
  stance.least_gain = -25;
  stance.caution = 30;
  stance.guards = 90;
  stance.pace = 28;
  stance.fight = 50;
  stance.join = 150;
  stance.inertia = 35;
  stance.cover = 0;
  stance.last = 300;
  stance.evictors = 400;
  stance.threatened = 160;
  stance.least_guard = 120;
  stance.own_loss = 140;
  return stance;
}
/// Of his enemy, who has to come in.
constexpr Stance taker() {
  Stance stance = kSteady;
  stance.least_gain = -25;
  stance.caution = 60;
  stance.pace = 33;
  stance.goal = 130;
  stance.fight = 8;
  stance.prize = 60;
  stance.checks = 380;
  stance.join = 80;
  stance.inertia = 4;
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

/// What else a side may do. Each differs from the steady one in what it stakes, and keeps what is fitted.
constexpr Stance eager(Stance stance) {
  stance.least_gain -= 20;
  stance.caution = stance.caution * 6 / 10;
  stance.fight += 20;
  return stance;
}
/// Everybody goes for what wins, and nobody stays behind.
constexpr Stance all_out(Stance stance) {
  stance = eager(stance);
  stance.guards = 0;
  stance.assault = 100;
  stance.goal = stance.goal * 3 / 2;
  stance.pace = stance.pace * 5 / 4;
  stance.checks = stance.checks * 3 / 4;
  return stance;
}
/// What the enemy wants is kept from him first.
constexpr Stance sure(Stance stance) {
  stance.guards = stance.guards * 2 + 40;
  stance.threatened = stance.threatened * 3 / 2;
  stance.evictors = stance.evictors * 3 / 2;
  stance.prize = stance.prize * 3 / 2;
  return stance;
}
constexpr Stances around(const Stance& steady) {
  return {steady, eager(steady), all_out(steady), sure(steady), kStances[4], kStances[5], kStances[6], kStances[7]};
}
constexpr BySide<Stances> around(const BySide<Stance>& steady) {
  return {around(steady[Seat::Union]), around(steady[Seat::Confederate])};
}
constexpr BySide<Stances> kMeetingWays = around(kMeeting);
constexpr BySide<Stances> kClearingWays = around(kClearing);
constexpr Stances kKeeperWays = around(kKeeper);
constexpr Stances kTakerWays = around(kTaker);

}  // namespace

const Stances& stances_of(const Scenario& scenario, Seat side) {
  if (scenario.clearing.is_used) {
    return kClearingWays[side];
  }
  if (scenario.has_draws()) {
    return kMeetingWays[side];
  }
  return scenario.wins_otherwise[side] ? kKeeperWays : kTakerWays;
}

}  // namespace longroll::chattanooga
