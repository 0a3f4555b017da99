// build: small
#include "web/hexgame/place_finder.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "web/hexgame/roster.h"
#include "web/hexgame/snapshot.h"

namespace longroll::web::hexgame {

std::vector<NamedPlace> named_places(const HexMap& map) {
  std::vector<NamedPlace> out;
  const auto add = [&](const std::string& name, HexId hex) {
    if (std::none_of(out.begin(), out.end(), [&](const NamedPlace& known) { return known.name == name; })) {
      out.push_back({name, hex});
    }
  };
  for (const MapSpot& spot : map.spots) {
    add(spot.name, spot.hex);
  }
  for (const MapRegion& region : map.regions) {
    if (region.kind != kUnlettered && !region.hexes.empty()) {
      add(region.name, region.hexes[region.hexes.size() / 2]);
    }
  }
  heap_sort(out.begin(), out.end(), [](const NamedPlace& a, const NamedPlace& b) { return a.name < b.name; });
  return out;
}

std::vector<NamedPlace> find_places(std::span<const NamedPlace> all, std::string_view sought) {
  constexpr std::size_t kMost = 12;
  std::vector<NamedPlace> out;
  for (const bool begins : {true, false}) {
    for (const NamedPlace& place : all) {
      const bool is_first = holds(std::string_view(place.name).substr(0, sought.size()), sought);
      if (!sought.empty() && out.size() < kMost && is_first == begins && holds(place.name, sought)) {
        out.push_back(place);
      }
    }
  }
  return out;
}

}  // namespace longroll::web::hexgame
