// build: logic
#include "web/hexgame/plate.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "web/hexgame/snapshot.h"

namespace longroll::web::hexgame {
namespace {

using board::Plate;

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

/// The kind of a region: from its ground where all of that is water, else from the data's word.
board::RegionKind region_of(const MapRegion& region, const Plate& plate) {
  const bool is_water = std::all_of(region.hexes.begin(), region.hexes.end(),
                                    [&](HexId hex) { return plate.ground_at(hex) == board::Ground::Water; });
  return is_water                 ? board::RegionKind::Water
         : region.kind == "woods" ? board::RegionKind::Woods
         : region.kind == "marsh" ? board::RegionKind::Marsh
         : region.kind == "field" ? board::RegionKind::Field
                                  : board::RegionKind::Height;
}

/// The first of `kinds` whose bit the side has, or null.
template <class Kind>
const Kind* first_of(std::span<const Kind> kinds, unsigned side) {
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) { return (side & kind.bit) != 0; });
  return found == kinds.end() ? nullptr : &*found;
}

/// Water, crossing and works along the sides of one hex. Each water once, from the hex that is first.
void take_sides(Plate& plate, const HexMap& map, const PlateWords& words, HexId hex) {
  for (const Direction d : kAllDirections) {
    const unsigned side = map.side(hex, d);
    const HexId beyond = map.grid.neighbor(hex, d);
    const PlateWords::Water* water = first_of(words.waters, side);
    if (water != nullptr && (beyond == kNoHex || hex < beyond)) {
      const PlateWords::Crossing* crossing = first_of(words.crossings, side);
      plate.waters.push_back({hex, d, water->kind, crossing != nullptr ? crossing->kind : board::Crossing::None, -1});
    }
    for (const PlateWords::Work& work : words.works) {
      if ((side & work.bit) != 0) {
        plate.works.push_back({hex, d, work.kind});
      }
    }
  }
}

void name_waters(Plate& plate, const HexMap& map) {
  for (const HexMap::WaterSide& water : map.waters) {
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

/// Ways, places and regions by their names. A region that bears the name of a place is that place.
void take_names(Plate& plate, const HexMap& map) {
  for (const MapLine& line : map.lines) {
    plate.ways.push_back({line.name, way_of(line.kind), line.hexes, line.is_sunken});
  }
  for (const MapSpot& spot : map.spots) {
    if (spot.kind != "mouth") {
      plate.places.push_back({spot.name, place_of(spot.kind), spot.hex});
    }
  }
  for (const MapRegion& region : map.regions) {
    const bool is_spot =
        std::any_of(map.spots.begin(), map.spots.end(), [&](const MapSpot& spot) { return spot.name == region.name; });
    if (!is_spot && !region.hexes.empty() && region.kind != kUnlettered) {
      plate.regions.push_back({region.name, region_of(region, plate), region.hexes});
    }
  }
}

}  // namespace

board::Plate plate_of(const HexMap& map, const PlateWords& words, std::string title, std::string date) {
  Plate plate;
  plate.layout = {map.grid};
  plate.level = map.level;
  plate.playable = map.playable;
  for (HexId hex = 0; hex < kMaxHexes; ++hex) {
    const std::size_t terrain = map.terrain[hex];
    plate.ground[hex] = terrain < words.grounds.size() ? words.grounds[terrain] : board::Ground::Clear;
    if (map.grid.contains(hex)) {
      take_sides(plate, map, words, hex);
    }
  }
  name_waters(plate, map);
  take_names(plate, map);
  plate.title = std::move(title);
  plate.date = std::move(date);
  return plate;
}

}  // namespace longroll::web::hexgame
