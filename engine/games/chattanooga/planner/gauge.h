#pragma once
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/intensity.h"

namespace longroll::chattanooga {

/// What one attack or shot is likely to do, from the charts' own results. Losses are in hundredths of a strength point.
struct Forecast {
  int enemy_loss = 0;
  int own_loss = 0;
  int leaves = 0;  ///< in a hundred: the one that is attacked retreats, routs or is eliminated

  /// `own` is how much own losses count, in hundredths.
  int gain(int own = 100) const { return enemy_loss - own_loss * own / 100; }
};

/// Chattanooga 5.7, 10.2, 10.7, 10.10: of that attack if the attacker stood in `from`, next to the defender's hex, its
/// intensity raised by `added_intensity`.
Forecast forecast_attack(const Field& field, const Engagement& engagement, HexId from, int added_intensity = 0);

/// Chattanooga 11.2: of that shot.
Forecast forecast_shot(const Field& field, const Shot& shot);

/// What a unit is worth on the map, in hundredths of a strength point: what it has in good order, and its morale, by
/// which it lasts.
int worth_of(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
