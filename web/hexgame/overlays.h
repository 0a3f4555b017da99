#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/board/map/overlays.h"
#include "web/hexgame/screen_state.h"

namespace longroll::web::hexgame {

/// What can be laid over a map, as bits. A game offers those that it has words for; bits of its own begin at kOwn.
enum Overlay : unsigned {
  kNumbers = 1,     ///< of all hexes
  kObjectives = 2,  ///< ground worth points
  kSight = 4,       ///< what is seen from the hex under the pointer
  kThreat = 8,      ///< "if the enemy attacked me here": the game's own panel of a stack
  kMinimap = 16,    ///< the small map in the corner
  kOwn = 256
};
struct OverlayWords {
  unsigned bit;
  std::int32_t key;  ///< lower case letter
  const char* id;
  const char* title;
  const char* about;
};

/// Ground that an overlay marks.
struct GroundPatch {
  board::PatchStyle style = board::PatchStyle::Zone;
  board::Side side = board::Side::Union;
  board::HexPatch patch;
  std::string label{};  ///< what is written beside it; empty: nothing
  HexId at = kNoHex;    ///< in which hex that is
};

/// A hex with enemies that guns at some hex could reach, and whether they see it.
struct Glance {
  HexId hex = kNoHex;
  bool is_clear = false;
};
/// What guns in a hex see, to their farthest range.
struct SightShown {
  board::Side side = board::Side::Union;
  std::vector<HexId> ground;
  std::vector<Glance> enemies;
};

/// What can be done beside the map: which buttons stand there.
struct MapTools {
  std::string ready;            ///< "12 to move"; empty: nobody is left, so there is no next unit
  std::string places;           ///< "2 threatened forces", which are the next then; empty: no place deserves a look
  bool has_formations = false;  ///< whole formations may be led
  bool can_sleep = false;       ///< some unit is looked at that may be left out until the next turn
  bool has_roster = false;      ///< the game has an order of battle
  bool is_asked = false;        ///< something is asked that can be shown
};
/// The button that was pressed (targets.h), and the overlays (bits) that are on afterwards.
struct ToolPressed {
  std::int32_t button = kNoTarget;
  unsigned overlays = 0;
};
/// Buttons for the next unit, the order of battle, zoom, fit and overlays, and the list of overlays: those that are on,
/// or all with what they mean while the list is open.
ToolPressed draw_map_tools(ScreenState& screen, const MapTools& tools, std::span<const OverlayWords> offered);

}  // namespace longroll::web::hexgame
