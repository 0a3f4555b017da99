#pragma once

#include <vector>

#include "engine/games/campaign/rules/battle.h"
#include "engine/play/odds.h"
#include "web/games/campaign/dice_ahead.h"
#include "web/games/campaign/shown_war.h"

/// A battle before its dice: what both sides bring and what can come of it.
namespace longroll::web::campaign {

struct BattleForecast {
  HexId hex = kNoHex;
  Seat attacker = Seat::Union;
  bool is_storm = false;
  cw::Strengths strengths;
  std::vector<cw::Modifier> terms;  ///< of the outcome die (9.4)
  Odds outcome;                     ///< from the worst for the attacker
  /// The fewest and the most strength points that each side loses at once (9.6, 9.7), and the mean in tenths.
  struct Losses {
    int least = 0, most = 0, mean_tenths = 0;
  };
  Losses attacker_losses, defender_losses;
  /// What makes up the losses: what the dice take, then what is added to it.
  struct LossTerm {
    std::string words, number;
  };
  std::vector<LossTerm> defender_terms, attacker_terms;  ///< 9.6; 9.7, beside the defender's loss
  /// A leader who is taken to take part, and what the dice do to him, over all outcomes and losses (9.12). One who is
  /// promoted can be wounded or killed by the same dice.
  struct Leader {
    std::string name;
    Seat side = Seat::Union;
    int rating = 0;
    Likely promoted, wounded, killed;
  };
  std::vector<Leader> leaders;
  /// 9.11: what the Union's political status gains or loses, and how likely that is; 0: it stands at the end of its
  /// track, or the defender is too weak for any dice.
  struct Politics {
    int change = 0;
    Likely likely;
  };
  Politics rise, fall;
};

/// The battle to which an action of the player to act leads, counted over the chance nodes of the game itself. Both
/// sides are taken to have their best leaders in it, and nobody to react. Empty: it leads to no battle.
std::optional<BattleForecast> forecast_of(const cw::Campaign& game, const State& state, const Action& action);

/// "Confederate: Lee leads, rating 3 [9.3]: killed 6%, wounded 10%, promoted 12% [9.12]"
std::string leader_words(const BattleForecast::Leader& leader);
/// "Strength ratio +1 [9.3], the attacker is led +1 [9.4]": all that is added to the outcome die.
std::string outcome_words(const BattleForecast& forecast);
/// "Defender: of the 9 points that fight 10 to 30% by the loss die, strength ratio +10% [9.6]"
std::string defender_loss_words(const BattleForecast& forecast);
/// "Attacker: as many, −2 to +1 by the loss die, −1 to +2 by the outcome, the defender is led +1 [9.7]"
std::string attacker_loss_words(const BattleForecast& forecast);
/// "9 against 5, strength ratio 180%"
std::string ratio_words(const cw::Strengths& strengths);

}  // namespace longroll::web::campaign
