#pragma once

#include <span>
#include <string>

#include "web/hexgame/roster.h"

namespace longroll::web::hexgame {

/// The order of battle as it is open on the screen.
struct RosterView {
  bool is_open = false;
  Seat side = Seat::Union;
  std::string sought;  ///< typed to find a unit by its name
};

/// Draws it at ImGui's cursor, in a panel that does not scroll: the head stands, the list below it scrolls. Gives the
/// unit whose line was pressed, or kNoPiece.
PieceId draw_roster(RosterView& view, std::span<const RosterGroup> groups);

}  // namespace longroll::web::hexgame
