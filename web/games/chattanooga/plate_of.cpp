// build: logic
#include "web/games/chattanooga/plate_of.h"

#include "engine/core/enum_table.h"
#include "web/hexgame/plate.h"

namespace longroll::web::chattanooga {
namespace {

namespace ch = longroll::chattanooga;
using hexgame::PlateWords;

/// Ravines are engraved as rough ground, hillsides as rough woods.
constexpr auto kGrounds = enum_table<ch::Terrain, ch::Terrain::River, board::Ground>(
    {board::Ground::Clear, board::Ground::Woods, board::Ground::Marsh, board::Ground::Rough, board::Ground::WoodsRough,
     board::Ground::Town, board::Ground::Water});

constexpr PlateWords::Water kWaters[] = {{ch::kStream, board::WaterKind::Creek}};
constexpr PlateWords::Crossing kCrossings[] = {{ch::kBridge, board::Crossing::Bridge}};
constexpr PlateWords::Work kWorks[] = {{ch::kFortification, board::WorkKind::Entrenchment}};
constexpr int kMetres = 229;  // 250 yards

}  // namespace

board::Plate plate_of(const ch::GroundMap& map, const ch::Scenario& scenario) {
  board::Plate plate = hexgame::plate_of(map, {kGrounds, kWaters, kCrossings, kWorks}, scenario.title, scenario.date);
  for (std::int8_t& level : plate.level) {
    ++level;  // the engraver's heights begin at 1
  }
  plate.metres = kMetres;
  return plate;
}

}  // namespace longroll::web::chattanooga
