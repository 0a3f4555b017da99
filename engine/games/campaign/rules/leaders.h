#pragma once
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"

/// What battles do to leaders (American Civil War 9.12, 10.1).
namespace longroll::campaign {

/// Campaign 9.5: who won, as the side sees it.
Standing standing_of(Outcome outcome, bool is_attacker);

/// Campaign 9.12: what happens to the leader of a side in a battle. `total`: two dice and the defender's strength.
struct LeaderResult {
  bool is_promoted = false;
  bool is_wounded = false;
  bool is_killed = false;
};
LeaderResult leader_result(const LeaderChart& chart, Standing standing, int total);

/// Campaign 9.12: the strength that is added to the dice.
int added_strength(const LeaderChart& chart, int strength);

/// Campaign 10.1: a leader of that side who is not in play; kNoPiece: all are.
PieceId leader_in_pool(const Field& field, Seat side);

/// Campaign 10.2: where a leader of that side who is alone goes to: the nearest hex with friends, or a town that the
/// side holds, without enemies; of equally near ones the lowest number; kNoHex: none.
HexId refuge(const Field& field, HexId from, Seat side);

}  // namespace longroll::campaign
