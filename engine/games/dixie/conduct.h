#pragma once
#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// How one side's weights depart from what any sensible player does at first sight (Weigher). A factor is in
/// thousandths, 1000 changes nothing; a lean, in thousandths too, says how much more a card is wanted for each of its
/// own worths above a level card's, 0 changes nothing. An estimate for the computer; the rules never ask.
struct Conduct {
  int to_front = 1000;      ///< coming to Center Front
  int to_back = 1000;       ///< coming to Center Back
  int to_flank = 1000;      ///< coming to a position beside the center
  int off_flank = 1000;     ///< going back to the Reserve from where nothing is decided, or from a lost fight
  int finish = 1000;        ///< ending one's moves
  int safe_help = 1000;     ///< helping where the fight is as good as won
  int late_help = 1000;     ///< helping in a fight after the first day
  int strong_first = 1000;  ///< how much a card's CV counts among those that want into one fight
  int worth_fights = 0;     ///< a lean of cards that come to a fight in the center by their worth
  int fire_fights = 0;      ///< and by their fire
  int worth_flanks = 0;     ///< of cards that come to a flank
  int value_posts =
      0;  ///< of cards that are posted in the center before the battle by their CV; away from it elsewhere
};

/// The plain conduct, which changes nothing.
inline constexpr Conduct kPlain;

/// What a drilled player of that side does there. Only two lines (Shiloh) have a drill of their own: their center
/// decides, so strength goes there, and the Union leaves the flanks alone where no line can be fired along (13.3).
/// Fitted to games of normal against itself (engine/ai/README.md); elsewhere the plain conduct.
const Conduct& drill_of(const Field& field, Seat side);

}  // namespace longroll::dixie
