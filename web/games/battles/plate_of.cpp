// build: logic
#include "web/games/battles/plate_of.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;
using board::Plate;

constexpr std::size_t at(int hex) { return static_cast<std::size_t>(hex); }

board::Ground ground_of(bt::Terrain terrain) {
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

board::Crossing crossing_of(std::uint16_t side) {
  return (side & bt::kBridge) != 0    ? board::Crossing::Bridge
         : (side & bt::kPontoon) != 0 ? board::Crossing::Pontoon
         : (side & bt::kFord) != 0    ? board::Crossing::Ford
         : (side & bt::kFerry) != 0   ? board::Crossing::Ferry
                                      : board::Crossing::None;
}

board::WayKind way_of(std::string_view kind) {
  return kind == "turnpike"              ? board::WayKind::Turnpike
         : kind == "trail"               ? board::WayKind::Trail
         : kind == "railroad"            ? board::WayKind::Railroad
         : kind == "unfinished-railroad" ? board::WayKind::UnbuiltRailroad
                                         : board::WayKind::Road;
}

board::PlaceKind place_of(std::string_view kind) {
  constexpr std::pair<std::string_view, board::PlaceKind> kKinds[] = {
      {"town", board::PlaceKind::Town},   {"village", board::PlaceKind::Town},
      {"house", board::PlaceKind::House}, {"church", board::PlaceKind::Church},
      {"mill", board::PlaceKind::Mill},   {"bridge", board::PlaceKind::Bridge},
      {"ford", board::PlaceKind::Ford},   {"landing", board::PlaceKind::Landing},
      {"hill", board::PlaceKind::Height}, {"ridge", board::PlaceKind::Height},
      {"woods", board::PlaceKind::Woods}, {"field", board::PlaceKind::Field},
  };
  for (const auto& [name, value] : kKinds) {
    if (name == kind) {
      return value;
    }
  }
  return board::PlaceKind::Landmark;
}

/// A region's kind from its ground where its name is of water, else from the data's word.
board::RegionKind region_of(const bt::Region& region, const bt::BattleMap& map) {
  const bool is_water = std::all_of(region.hexes.begin(), region.hexes.end(),
                                    [&](HexId hex) { return map.terrain_at(hex) == bt::Terrain::Water; });
  return is_water                                                    ? board::RegionKind::Water
         : region.kind == "woods"                                    ? board::RegionKind::Woods
         : region.kind == "marsh"                                    ? board::RegionKind::Marsh
         : region.kind == "field" || region.name.ends_with(" Field") ? board::RegionKind::Field
                                                                     : board::RegionKind::Height;
}

/// Water, crossing and works along the sides of one hex. Each water once, from the hex that is first.
void take_sides(Plate& plate, const bt::BattleMap& map, HexId hex) {
  for (const Direction d : kAllDirections) {
    const std::uint16_t side = map.side(hex, d);
    const HexId beyond = map.grid.neighbor(hex, d);
    if ((side & (bt::kStream | bt::kCreek | bt::kRiver)) != 0 && (beyond == kNoHex || hex < beyond)) {
      const board::WaterKind kind = (side & bt::kRiver) != 0   ? board::WaterKind::River
                                    : (side & bt::kCreek) != 0 ? board::WaterKind::Creek
                                                               : board::WaterKind::Stream;
      plate.waters.push_back({hex, d, kind, crossing_of(side), -1});
    }
    constexpr std::pair<std::uint16_t, board::WorkKind> kWorks[] = {
        {bt::kTrench, board::WorkKind::Trench},
        {bt::kEntrenchment, board::WorkKind::Entrenchment},
        {bt::kRedoubt, board::WorkKind::Redoubt},
    };
    for (const auto& [bit, kind] : kWorks) {
      if ((side & bit) != 0) {
        plate.works.push_back({hex, d, kind});
      }
    }
  }
}

void name_waters(Plate& plate, const bt::BattleMap& map) {
  for (const bt::BattleMap::WaterSide& water : map.waters) {
    auto& names = plate.water_names;
    const auto found = std::find(names.begin(), names.end(), water.name);
    const auto name = static_cast<std::int16_t>(found - names.begin());
    if (found == names.end()) {
      names.push_back(water.name);
    }
    const HexId beyond = map.grid.neighbor(water.hex, water.side);
    for (Plate::Water& w : plate.waters) {
      if ((w.hex == water.hex && w.side == water.side) || (w.hex == beyond && w.side == opposite(water.side))) {
        w.name = name;
      }
    }
  }
}

}  // namespace

board::Plate plate_of(const bt::Scenario& scenario, const bt::BattleMap& map) {
  Plate plate;
  plate.layout = {map.grid};
  plate.ground.resize(at(kMostHexes));
  plate.level.assign(map.level.begin(), map.level.end());
  plate.playable.assign(map.playable.begin(), map.playable.end());
  for (int hex = 0; hex < kMostHexes; ++hex) {
    plate.ground[at(hex)] = ground_of(map.terrain_at(static_cast<HexId>(hex)));
    if (map.grid.contains(hex)) {
      take_sides(plate, map, static_cast<HexId>(hex));
    }
  }
  name_waters(plate, map);
  for (const bt::Line& line : map.lines) {
    plate.ways.push_back({line.name, way_of(line.kind), {line.hexes.begin(), line.hexes.end()}, line.is_sunken});
  }
  for (const bt::Spot& spot : map.spots) {
    if (spot.kind != "mouth" && spot.name.find("(unnamed)") == std::string::npos) {
      plate.places.push_back({spot.name, place_of(spot.kind), spot.hex});
    }
  }
  for (const bt::Region& region : map.regions) {
    const bool is_spot =
        std::any_of(map.spots.begin(), map.spots.end(), [&](const bt::Spot& spot) { return spot.name == region.name; });
    if (!is_spot && !region.hexes.empty()) {
      plate.regions.push_back({region.name, region_of(region, map), {region.hexes.begin(), region.hexes.end()}});
    }
  }
  plate.title = scenario.title;
  plate.date = scenario.date;
  return plate;
}

}  // namespace longroll::web::battles
