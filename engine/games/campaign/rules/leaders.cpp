// build: small
#include "engine/games/campaign/rules/leaders.h"

namespace longroll::campaign {

Standing standing_of(Outcome outcome, bool is_attacker) {
  if (outcome == Outcome::Draw) {
    return Standing::Draw;
  }
  return (outcome == Outcome::AttackerWins) == is_attacker ? Standing::Winner : Standing::Loser;
}

/// Campaign 9.12: killed overrides wounded.
LeaderResult leader_result(const LeaderChart& chart, Standing standing, int total) {
  LeaderResult result;
  result.is_promoted = chart.promote[standing].has(total);
  result.is_killed = chart.killed[standing].has(total);
  result.is_wounded = !result.is_killed && chart.wounded[standing].has(total);
  return result;
}

int added_strength(const LeaderChart& chart, int strength) { return std::min<int>(strength, chart.most_strength); }

PieceId leader_in_pool(const Field& field, Seat side) {
  for (const std::int16_t leader : field.library().leader_of[side]) {
    if (field.piece(leader).place == kPool) {
      return leader;
    }
  }
  return kNoPiece;
}

/// Campaign 10.2: the nearest hex with friends, or a town that the side holds, without enemies.
HexId refuge(const Field& field, HexId from, Seat side) {
  const HexSet places = (field.points(side) | (field.library().towns & field.held(side))) - field.occupied(other(side));
  HexId best = kNoHex;
  int least = kMaxHexes;
  places.for_each([&](HexId hex) {
    if (const int distance = field.grid().distance(from, hex); hex != from && distance < least) {
      least = distance;
      best = hex;
    }
  });
  return best;
}

}  // namespace longroll::campaign
