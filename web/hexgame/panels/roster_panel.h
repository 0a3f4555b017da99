#pragma once

#include <span>
#include <string>

#include "web/hexgame/place_finder.h"
#include "web/hexgame/roster.h"

namespace longroll::web::hexgame {

/// The order of battle as it is open on the screen.
struct RosterView {
  bool is_open = false;
  Seat side = Seat::Union;
  std::string sought;  ///< typed to find a unit or a place by its name
};

/// What was pressed in it; neither: nothing was.
struct RosterPress {
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;  ///< of a place
};

/// Draws it at ImGui's cursor, in a panel that does not scroll: the head stands, the list below it scrolls. Places of
/// the map stand below the units while a name is sought.
RosterPress draw_roster(RosterView& view, std::span<const RosterGroup> groups, std::span<const NamedPlace> places);

}  // namespace longroll::web::hexgame
