#pragma once

#include <span>
#include <string>

#include "engine/table/seat.h"
#include "imgui.h"
#include "web/board/counters.h"

namespace longroll::web::hexgame {

/// A unit in a combat: its symbol and name, what it brings, and why that is not what is printed on it.
struct StrengthLine {
  board::UnitSymbol symbol = board::UnitSymbol::Infantry;
  Seat side = Seat::Union;
  std::string name;
  int strength = 0;
  std::string why;  ///< may be empty
};
/// The symbol of a unit on its side's ground, 30 by 26 px, small as a panel needs it.
void draw_symbol(ImVec2 at, board::UnitSymbol symbol, Seat side);
void draw_strength_lines(std::span<const StrengthLine> lines);

}  // namespace longroll::web::hexgame
