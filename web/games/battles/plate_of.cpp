// build: logic
#include "web/games/battles/plate_of.h"

#include <array>

#include "web/hexgame/plate.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;
using hexgame::PlateWords;

constexpr board::Ground ground_of(bt::Terrain terrain) {
  switch (terrain) {
    case bt::Terrain::Clear:
      return board::Ground::Clear;
    case bt::Terrain::Rough:
      return board::Ground::Rough;
    case bt::Terrain::Woods:
      return board::Ground::Woods;
    case bt::Terrain::WoodsRough:
      return board::Ground::WoodsRough;
    case bt::Terrain::Town:
      return board::Ground::Town;
    case bt::Terrain::Marsh:
      return board::Ground::Marsh;
    case bt::Terrain::Water:
      return board::Ground::Water;
  }
  return board::Ground::Clear;
}

constexpr auto kGrounds = [] {
  std::array<board::Ground, static_cast<std::size_t>(bt::Terrain::Water) + 1> out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = ground_of(static_cast<bt::Terrain>(i));
  }
  return out;
}();

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
