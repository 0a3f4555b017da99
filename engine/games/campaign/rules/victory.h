#pragma once
#include <string>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/economy.h"

/// How the war ends (American Civil War 3.3).
namespace longroll::campaign {

/// Campaign 4.2.5, 15.3: complete factories, and what diplomacy has made of the ports.
EconomyView economy_view(const Field& field);

/// Campaign 14.0, 14.1: the Confederate economy as the map stands.
Economy economy_now(const Field& field);

/// Campaign 3.3: what a turn's check says, and what it has compared.
struct VictoryCheck {
  int winner = -1;       ///< Track::Winner; -1: the war goes on
  int net = 0;           ///< economy less politics, as it counts for that winner
  int limit_halves = 0;  ///< twice what it lies below, above or on
  bool is_by_par = false;

  /// "economy less politics 22, above the limit of 21"; empty: nothing was compared.
  std::string words() const;
};
/// Campaign 3.3: this turn's check with that economy. At the end of the last turn a game of one year goes by its par
/// (RULINGS.md), the war is a draw.
VictoryCheck victory_check(const Field& field, const Economy& economy);
inline int verdict(const Field& field, const Economy& economy) { return victory_check(field, economy).winner; }

}  // namespace longroll::campaign
