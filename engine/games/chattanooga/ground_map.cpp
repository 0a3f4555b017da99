// build: small
#include "engine/games/chattanooga/ground_map.h"

#include <algorithm>
#include <vector>

#include "engine/games/chattanooga/map_words.h"

namespace longroll::chattanooga {

GroundMap::GroundMap(HexMap map) : HexMap(std::move(map)) {
  mark_railroads();
  for (const HexId hex : hexes_in_play(*this)) {
    in_play_.add(hex);
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(hex, d);
      if (is_road(hex, d)) {
        road_hexes_.add(hex);
      }
      if (has(hex, d, kFortification)) {
        fortification_line_.add(hex);
      }
      if (next != kNoHex && terrain_at(next) == Terrain::River) {
        riverside_.add(hex);
      }
    }
    if (terrain_at(hex) == Terrain::Town) {
      town_.add(hex);
    }
  }
  inside_ = ground_inside();
  redoubts_ = region(kRedoubts);
  communications_ = {region(kUnionCommunications), region(kConfederateCommunications)};
  region(kMissionaryRidge).for_each([&](HexId hex) {
    if (is_hilltop(hex)) {
      ridge_hilltops_.add(hex);
    }
  });
}

/// Railroads are lines of the file that lay no road.
void GroundMap::mark_railroads() {
  for (const MapLine& line : lines) {
    for (std::size_t i = 1; line.kind == "railroad" && i < line.hexes.size(); ++i) {
      if (const auto d = grid.direction(line.hexes[i - 1], line.hexes[i])) {
        add_side(line.hexes[i - 1], *d, kRailroad);
        add_side(line.hexes[i], opposite(*d), kRailroad);
      }
    }
  }
}

/// All that hangs together with the hexes of the line without crossing it.
HexSet GroundMap::ground_inside() const {
  HexSet inside;
  std::vector<HexId> open;
  fortification_line_.for_each([&](HexId hex) {
    inside.add(hex);
    open.push_back(hex);
  });
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      const bool is_crossed = has(hex, d, kFortification) || has(next, opposite(d), kFortification);
      if (is_playable(next) && !inside.has(next) && !is_crossed) {
        inside.add(next);
        open.push_back(next);
      }
    });
  }
  return inside;
}

HexSet GroundMap::region(std::string_view name) const {
  HexSet hexes;
  for (const MapRegion& region : regions) {
    if (region.name == name) {
      for (const HexId hex : region.hexes) {
        hexes.add(hex);
      }
    }
  }
  return hexes;
}

HexId GroundMap::spot(std::string_view name) const {
  const auto found = std::find_if(spots.begin(), spots.end(), [&](const MapSpot& spot) { return spot.name == name; });
  return found == spots.end() ? kNoHex : found->hex;
}

}  // namespace longroll::chattanooga
