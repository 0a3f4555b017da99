#pragma once

#include <vector>

#include "engine/games/campaign/rules/battle.h"
#include "engine/play/odds.h"
#include "web/games/campaign/shown_war.h"

/// A battle before its dice: what both sides bring and what can come of it.
namespace longroll::web::campaign {

struct BattleForecast {
  HexId hex = kNoHex;
  Seat attacker = Seat::Union;
  bool is_storm = false;
  cw::Strengths strengths;
  std::vector<cw::OutcomeTerm> terms;  ///< of the outcome die (9.4)
  Odds outcome;                        ///< from the worst for the attacker
  /// The fewest and the most strength points that each side loses at once (9.6, 9.7), and the mean in tenths.
  struct Losses {
    int least = 0, most = 0, mean_tenths = 0;
  };
  Losses attacker_losses, defender_losses;
  std::vector<std::string> leaders;  ///< who is taken to lead, on either side
};

/// The battle to which an action of the player to act leads, counted over the chance nodes of the game itself. Both
/// sides are taken to have their best leaders in it, and nobody to react. Empty: it leads to no battle.
std::optional<BattleForecast> forecast_of(const cw::Campaign& game, const State& state, const Action& action);

/// "9 against 5, 180%"
std::string ratio_words(const cw::Strengths& strengths);

}  // namespace longroll::web::campaign
