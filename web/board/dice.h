#pragma once

#include "web/board/canvas.h"

namespace longroll::board {

/// A die of one side. The engine rolls; this only shows.
struct DieFace {
  Side side = Side::Union;
  int pips = 1;       ///< What it shows: 1 to 6; of ten sides a numeral, 0 to 9.
  bool miss = false;  ///< Paler.
  int sides = 6;      ///< 6 or 10.
};

/// Draws a die of `size` px about `centre`, turned by `turn` degrees.
void draw_die(Canvas& canvas, Vec2 centre, float size, const DieFace& face, float turn = 0);

/// The die in flight: `t` from 0 to 1 runs its half second, tumbling from `from` and coming to rest as draw_die() shows
/// it at `centre`. `seed` sets the tumble apart from its neighbours'. At t = 1 it is draw_die exactly.
void draw_die_rolling(Canvas& canvas, Vec2 from, Vec2 centre, float size, const DieFace& face, float turn, float t,
                      unsigned seed);

}  // namespace longroll::board
