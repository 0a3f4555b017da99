// build: small
#include "engine/games/campaign/ground_map.h"

#include <algorithm>
#include <utility>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/map_words.h"

namespace longroll::campaign {

/// Campaign 3.1, 15.6.
Allegiance allegiance_of(AmericanState state) {
  switch (state) {
    case AmericanState::Columbia:
    case AmericanState::Delaware:
    case AmericanState::Illinois:
    case AmericanState::Indiana:
    case AmericanState::Iowa:
    case AmericanState::Maryland:
    case AmericanState::NewJersey:
    case AmericanState::Ohio:
    case AmericanState::Pennsylvania:
      return Allegiance::Union;
    case AmericanState::Kentucky:
      return Allegiance::Kentucky;
    case AmericanState::Kansas:
    case AmericanState::Missouri:
      return Allegiance::Missouri;
    default:
      return Allegiance::Confederate;
  }
}

GroundMap::GroundMap(HexMap map, Extras extras) : HexMap(std::move(map)), extras_(std::move(extras)) {
  for (const HexId hex : hexes_in_play(*this)) {
    in_play_.add(hex);
    grid.for_each_neighbor(hex, [&](Direction, HexId next) {
      if (is_sea(next)) {
        coastal_.add(hex);
      }
    });
  }
  mark_lines();
  number_segments();
  note_places();
  appalachia_ = region(kAppalachia);
  snow_ = region(kSnow);
}

/// Railroads, finished or not, are lines of the file that lay no road.
void GroundMap::mark_lines() {
  for (const MapLine& line : lines) {
    const unsigned bit = line.kind == "railroad" ? kRailroad : line.kind == "unfinished" ? kUnfinishedRails : 0U;
    for (std::size_t i = 1; bit != 0 && i < line.hexes.size(); ++i) {
      if (const auto d = grid.direction(line.hexes[i - 1], line.hexes[i])) {
        add_side(line.hexes[i - 1], *d, bit);
        add_side(line.hexes[i], opposite(*d), bit);
      }
    }
    for (const HexId hex : line.hexes) {
      if (bit == kRailroad) {
        rail_hexes_.add(hex);
      }
    }
  }
}

/// Campaign 7.2: rails that a ferry carries across are two segments.
void GroundMap::number_segments() {
  segment_.fill(-1);
  rail_hexes_.for_each([&](HexId first) {
    if (segment_[first] >= 0) {
      return;
    }
    std::vector<HexId> open = {first};
    segment_[first] = static_cast<std::int16_t>(segments_);
    while (!open.empty()) {
      const HexId hex = open.back();
      open.pop_back();
      grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
        if (is_railroad(hex, d) && !is_ferry(hex, d) && segment_[next] < 0) {
          segment_[next] = static_cast<std::int16_t>(segments_);
          open.push_back(next);
        }
      });
    }
    ++segments_;
  });
}

void GroundMap::note_places() {
  place_.fill(-1);
  for (std::size_t i = 0; i < extras_.places.size(); ++i) {
    const MapPlace& place = extras_.places[i];
    place_[place.hex] = static_cast<std::int16_t>(i);
    const std::pair<bool, HexSet*> sets[] = {{place.is_city, &cities_},
                                             {place.is_port, &ports_},
                                             {place.is_fortress, &fortresses_},
                                             {place.is_source, &sources_}};
    for (const auto& [is_in, set] : sets) {
      if (is_in) {
        set->add(place.hex);
      }
    }
    if (place.group) {
      groups_[static_cast<std::size_t>(*place.group)].add(place.hex);
    }
  }
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

ZoneSet GroundMap::coast_of(HexId hex) const {
  ZoneSet zones;
  grid.for_each_neighbor(hex, [&](Direction, HexId next) {
    if (is_sea(next)) {
      zones.add(zone_at(next));
    }
  });
  return zones;
}

Water GroundMap::water(HexId hex, Direction d) const {
  constexpr std::pair<SideBit, Water> kKinds[] = {{kTidal, Water::Tidal},       {kBay, Water::Bay},
                                                  {kLake, Water::Lake},         {kNavigable, Water::Navigable},
                                                  {kSeasonal, Water::Seasonal}, {kMinor, Water::Minor}};
  for (const auto& [bit, kind] : kKinds) {
    if (has(hex, d, bit)) {
      return kind;
    }
  }
  return Water::None;
}

bool GroundMap::is_inlet_corner(std::array<HexId, 3> corner) const {
  heap_sort(corner.begin(), corner.end());
  return std::any_of(inlets().begin(), inlets().end(), [&](const Inlet& inlet) { return inlet.corner == corner; });
}

/// Campaign 2.1.1, 13.3.3: vessels pass between the water of a corner and the sea unless every coast that meets there
/// has a bar.
std::optional<SeaZone> GroundMap::sea_at_corner(HexId hex, Direction d) const {
  const std::array<HexId, 3> corner = {hex, grid.neighbor(hex, d), grid.neighbor(hex, turned(d, 1))};
  std::optional<SeaZone> zone;
  bool is_shut = true;
  for (std::size_t i = 0; i < corner.size(); ++i) {
    const HexId here = corner[i];
    if (!is_sea(here)) {
      continue;
    }
    zone = zone_at(here);
    for (const HexId other : {corner[(i + 1) % 3], corner[(i + 2) % 3]}) {
      const auto side = other == kNoHex ? std::nullopt : grid.direction(other, here);
      is_shut = is_shut && (!side || !is_playable(other) || is_sand_bar(other, *side));
    }
  }
  if (!zone || (is_shut && !is_inlet_corner(corner))) {
    return std::nullopt;
  }
  return zone;
}

bool GroundMap::is_rail_link(HexId hex, Direction d) const {
  const HexId next = grid.neighbor(hex, d);
  return next != kNoHex && (is_railroad(hex, d) || (is_ferry(hex, d) && rail_hexes_.has(hex) && rail_hexes_.has(next)));
}

const MapPlace* GroundMap::place_at(HexId hex) const {
  const int index = place_[hex];
  return index < 0 || places().empty() ? nullptr : &places()[static_cast<std::size_t>(index)];
}

}  // namespace longroll::campaign
