#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/map/hex.h"
#include "engine/table/seat.h"
#include "web/board/counters.h"

namespace longroll::web::hexgame {

/// A picture of the help: a few hexes with counters and arrows, as a game's data has it.
struct HelpPicture {
  enum class Ground : std::uint8_t { Open, Woods, Zone };
  enum class Arrow : std::uint8_t { Move, Attack, Sight, Blocked };
  struct Hex {
    HexId at = kNoHex;
    Ground ground = Ground::Open;
  };
  struct Unit {
    HexId at = kNoHex;
    Seat side = Seat::Union;
    board::UnitSymbol symbol = board::UnitSymbol::Infantry;
    std::string strength;
  };
  struct Line {
    HexId from = kNoHex, to = kNoHex;
    Arrow kind = Arrow::Move;
  };
  std::string id, caption;
  Grid grid;
  std::vector<Hex> hexes;
  std::vector<Unit> units;
  std::vector<Line> lines;
};

/// The list "pictures" of a help file; faults are told by the reader.
std::vector<HelpPicture> read_pictures(const JsonReader& list);

/// Draws it over the line, at most 340 px wide, with its caption below.
void draw_picture(const HelpPicture& picture);
/// Draws the one of that id; nothing when it is not among them.
void draw_picture(const std::vector<HelpPicture>& all, std::string_view id);

}  // namespace longroll::web::hexgame
