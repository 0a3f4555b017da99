#pragma once
#include <array>

#include "engine/games/dixie/forces.h"

namespace longroll::dixie {

/// How far Shiloh has come: what decides next is another thing in each stage (4.0, 15.1).
enum class Stage { FirstLine, SecondLine, SecondDay };

/// What counts at Shiloh, as terms of a sum: thousandths, the Confederates' less the Union's. An estimate for the
/// computer; the rules never ask.
struct TwoLines {
  enum Term {
    kAlways,       ///< 1: how the stage stands with all else even
    kFront,        ///< strength in Center Front, in doublings
    kFrontAlone,   ///< 1 if only the stage's defender is in Center Front
    kBack,         ///< strength in Center Back, in doublings
    kBackReached,  ///< 1 if Confederates are in Center Back
    kNear,         ///< troops in the center and in hand, as a share of both armies; the next terms likewise
    kFlanks,
    kFlanksTell,  ///< on the flanks, where lines can be fired along (13.3)
    kDeck,
    kSupport,  ///< generals, colors, ground and special cards
    kTempo,    ///< whose fire is next: 1 or -1
    kTime,     ///< Confederate cards still in the deck on the first day; full turns without any card on the second
    kNearInTime,
    kTerms
  };
  Stage stage = Stage::FirstLine;
  bool flanks_tell = false;  ///< lines can be fired along (13.3)
  std::array<int, kTerms> terms{};
};

TwoLines two_lines_of(const Forces& forces);

/// Whose experience the terms are weighed by: of bots without a drill, or of those who follow it (conduct.h) and each
/// other.
enum class Judgement { Plain, Drilled };

/// The Confederates' chances at Shiloh in thousandths of a logit, less what the Union's are.
int score_of(const TwoLines& lines, Judgement judgement);

}  // namespace longroll::dixie
