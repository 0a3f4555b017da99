#pragma once
#include <array>

#include "engine/games/dixie/forces.h"

namespace longroll::dixie {

/// What counts where two lines lie opposite each other (Bull Run, Gettysburg), as terms of a sum: thousandths, the
/// Confederates' less the Union's. An estimate for the computer; the rules never ask.
struct OpposedLines {
  enum Term {
    kAlways,   ///< 1: how the stage stands with all else even
    kTaken,    ///< positions of the enemy's line where a side is alone (4.0)
    kAbroad,   ///< positions of the enemy's line where it fights
    kFights,   ///< strength where both sides are, in doublings, added up
    kThreats,  ///< strength that could go into the enemy's positions against who is there, in doublings, added up
    kChances,  ///< the chance to take each position of the enemy's line, added up
    kVictory,  ///< the chance to take as many of them as win
    kLine,     ///< troops in the own line, as a share of both armies; the next terms likewise
    kForward,  ///< in the enemy's line
    kHand,
    kDeck,
    kSupport,  ///< generals, colors, ground and special cards
    kTempo,    ///< whose fire is next: 1 or -1
    kTime,     ///< full turns until both armies are spent, in tens (RULINGS 4.0)
    kArmiesInTime,
    kMargin,        ///< who would have the marginal victory now: 1 or -1 (RULINGS 4.0)
    kMarginInTime,  ///< the same with the quiet turns that have begun, as a share of all
    kTerms
  };
  /// The Decks bring troops still; or both are Empty and quiet turns pass.
  enum class Stage { Decks, Empty };
  Stage stage = Stage::Decks;
  bool flanks_tell = false;  ///< lines can be fired along (13.3)
  std::array<int, kTerms> terms{};
};

OpposedLines opposed_lines_of(const Forces& forces);

/// The Confederates' chances in thousandths of a logit, less what the Union's are, by the experience of players who
/// look ahead.
int score_of(const OpposedLines& lines);

/// The same by the experience of bots that only weigh, without a look at the end of a battle that dies away.
int plain_score_of(const Forces& forces);

/// Such a score (the Confederates') with the margin that decides a battle that dies away: the nearer the end, the more
/// it counts (RULINGS 4.0).
int near_the_end(const Field& field, int score);

}  // namespace longroll::dixie
