// build: logic
#include "web/games/battles/plate_of.h"

#include "engine/core/enum_table.h"
#include "web/hexgame/plate.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;
using hexgame::PlateWords;

constexpr auto kGrounds = enum_table<bt::Terrain, bt::Terrain::Water, board::Ground>(
    {board::Ground::Clear, board::Ground::Rough, board::Ground::Woods, board::Ground::WoodsRough, board::Ground::Town,
     board::Ground::Marsh, board::Ground::Water});

constexpr PlateWords::Water kWaters[] = {{bt::kRiver, board::WaterKind::River},
                                         {bt::kCreek, board::WaterKind::Creek},
                                         {bt::kStream, board::WaterKind::Stream}};
constexpr PlateWords::Crossing kCrossings[] = {{bt::kBridge, board::Crossing::Bridge},
                                               {bt::kPontoon, board::Crossing::Pontoon},
                                               {bt::kFord, board::Crossing::Ford},
                                               {bt::kFerry, board::Crossing::Ferry}};
constexpr PlateWords::Work kWorks[] = {{bt::kTrench, board::WorkKind::Trench},
                                       {bt::kEntrenchment, board::WorkKind::Entrenchment},
                                       {bt::kRedoubt, board::WorkKind::Redoubt}};

}  // namespace

board::Plate plate_of(const bt::Scenario& scenario, const bt::BattleMap& map) {
  return hexgame::plate_of(map, {kGrounds, kWaters, kCrossings, kWorks}, scenario.title, scenario.date);
}

}  // namespace longroll::web::battles
