#include "engine/games/chattanooga/planner/replacements.h"

#include <algorithm>

#include "engine/games/chattanooga/planner/gauge.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/returns.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 5.9: the best use of the point in a later phase: for the unit itself, which then comes back in good
/// order, or, where the points are too few for all, for the best of those who wait for them.
int worth_later(const Field& field, PieceId unit) {
  const PieceId marker = marker_for(field, unit);
  const bool is_captured = !field.communications(field.side_of(unit)).has(hex_where_hit(field, unit));  // 5.8
  int most = is_captured ? 0 : worth_of(field, unit);
  int best_of_others = 0;
  int others = 0;
  for (const PieceId id : field.pieces()) {
    if (id != unit && field.is_unit(id) && !refuse_rebuild(field, id, field.side_of(unit)) &&
        marker_for(field, id) == marker) {
      ++others;
      best_of_others = std::max(best_of_others, worth_of(field, id));
    }
  }
  return others >= field.piece(marker).marks ? std::max(most, best_of_others) : most;
}

}  // namespace

/// Chattanooga 5.10: a check that fails costs nothing. The unit stays as it is, and holds its hex.
int merit_of_replacement(const Field& field, const Stance& stance, PieceId unit) {
  constexpr int kDisrupted = 75;  // in hundredths
  const auto& goals = field.scenario().wins_on;
  const HexId hex = hex_where_hit(field, unit);
  const bool is_on_goal = goals[Seat::Union].has(hex) || goals[Seat::Confederate].has(hex);
  const int now = worth_of(field, unit) * (field.is_disrupted(unit) ? kDisrupted : 100) / 100;
  return now + (is_on_goal ? stance.prize : 0) - worth_later(field, unit);
}

}  // namespace longroll::chattanooga
