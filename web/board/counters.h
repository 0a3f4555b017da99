#pragma once

#include <cstdint>
#include <string_view>

#include "web/board/canvas.h"

namespace longroll::board {

enum class UnitSymbol : std::uint8_t { Infantry, Cavalry, Artillery, HorseArtillery, Leader, Gunboat, Boat, Bridge };

/// What is printed on a counter.
struct CounterFace {
  UnitSymbol symbol = UnitSymbol::Infantry;
  Side side = Side::Union;
  std::string_view name;    ///< Short: "Porter".
  std::string_view values;  ///< "5-4", or one number.
  std::string_view far{};   ///< The number on a chip: the strength of all in the place. May be empty.
};

/// How a counter stands on the map now.
struct CounterState {
  bool lit = false, chosen = false, done = false, waiting = false, disordered = false, shaken = false, routed = false;
  std::string_view
      tab{};         ///< A letter for the tab at the left edge, in place of D or S; empty: those, when it has one.
  bool led = false;  ///< A leader lies below: a star at the lower left corner.
  std::uint8_t stack = 1;  ///< Counters in the place; more than 1 shows a plate behind and the count in a ring.
  float breath = 0.35f;
  float alpha = 1;
};

/// Under this size on the screen, in px, a counter is a chip: side, kind and one large number. A name on a counter of
/// this size is 8 px high.
constexpr float kChipSize = 35;
/// And under this one a dot: its side, and whether it is chosen or has acted.
constexpr float kDotSize = 14;

/// Draws a counter of `size` px (54 on the page, 48 in a hex of radius 41) about `centre`.
void draw_counter(Canvas& canvas, Vec2 centre, float size, const CounterFace& face, const CounterState& state = {});

}  // namespace longroll::board
