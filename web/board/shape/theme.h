#pragma once

#include "web/board/shape/colour.h"

namespace longroll::board {

/// The two armies, as drawn: dark ground with shields and square corners, light ground with lozenges and cut corners.
/// The values are those of the engine's seats.
enum class Side : std::uint8_t { Union = 0, Confederate = 1 };

/// Every colour of the page, shared by the board's shaders and by the panels. `day()` and `night()` (lamplight) are the
/// two ends; `mix` gives what lies between while the theme changes. Signal red says "what you must do now", nothing
/// else.
struct Theme {
  Colour paper, margin, desk, panel, inset;  ///< Map sheet, its border, the table under all, panels, wells in panels.
  Colour ink, ink2, ink3, rule;              ///< Text, notes, control edges and switched-off text, thin lines.
  Colour red, on_red, red_wash, glow;        ///< The signal, text on it, its pale ground, the light round a target.
  Colour usa, usa_mark, usa_ink, usa_wash;   ///< Union ground, badges on paper, text on the ground, map wash.
  Colour csa, csa_mark, csa_ink, csa_wash;   ///< Confederate ground, badges on paper, text on the ground, map wash.
  Colour water, water_fill, sea, wood, wood_fill;      ///< Map inks and their fills.
  Colour hachure, road, road_fill, rail, grid, field;  ///< Map inks and their fills.
  Colour cream, good;                                  ///< Tags on pieces; things gone well.
  Colour active, active_quiet;                         ///< Ground of a position in play and of one that is not.
  Colour outline;                                      ///< Edge of cards, counters and dice.
  float lamp = 0;                                      ///< 0 by day, 1 by lamplight: strength of the radial light.

  constexpr Colour mark(Side side) const { return side == Side::Union ? usa_mark : csa_mark; }
  constexpr Colour ground(Side side) const { return side == Side::Union ? usa : csa; }
  constexpr Colour on_ground(Side side) const { return side == Side::Union ? usa_ink : csa_ink; }

  static const Theme& day();
  static const Theme& night();
};

/// All colours and the lamp between two themes, t from 0 to 1: the 300 ms change between day and lamplight.
Theme mix(const Theme& from, const Theme& to, float t);

}  // namespace longroll::board
