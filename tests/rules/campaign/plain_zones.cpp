#include "tests/rules/campaign/plain_zones.h"

#include <algorithm>

#include "engine/games/campaign/ids.h"

namespace longroll::campaign::test {
namespace {

bool has_fort(const Library& library, const State& state, HexId hex) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return piece.place == hex && library.counter(piece.kind).unit_class == UnitClass::Fort;
  });
}

/// Campaign 6.1: an army point in the open without an out-of-supply marker.
bool exerts(const Library& library, const State& state, Seat side, HexId hex, bool is_secondary) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    constexpr unsigned kStops = kPostLow | kPostHigh | kOutOfSupplyLow | kOutOfSupplyHigh;
    constexpr unsigned kStopsSecondary = kDemoralizedLow | kDemoralizedHigh;
    return piece.place == hex && owner_of(piece) == side && library.counter(piece.kind).unit_class == UnitClass::Asp &&
           (piece.flags & kStops) == 0 && !(is_secondary && (piece.flags & kStopsSecondary) != 0);
  });
}

/// What runs along the side in that turn.
Water water_of(const Library& library, const State& state, HexId from, Direction d) {
  const Water water = library.map.water(from, d);
  const Season season = library.turn(state.track(track(Track::Turn))).season;
  const bool is_dry = season == Season::Summer || season == Season::Fall;
  return water != Water::Seasonal ? water : is_dry ? Water::Minor : Water::Navigable;
}

/// Campaign 6.2, 6.3: a zone goes from a hex into its neighbour.
bool passes(const Library& library, const State& state, HexId from, HexId to, bool is_secondary) {
  const GroundMap& map = library.map;
  const auto d = map.grid.direction(from, to);
  if (!d || !map.is_playable(to) || map.is_sea(to) || map.terrain_at(to) == Terrain::Swamp || map.is_bridge(from, *d) ||
      map.is_ferry(from, *d) || has_fort(library, state, to)) {
    return false;
  }
  const Water water = water_of(library, state, from, *d);
  if (water != Water::None && water != Water::Minor) {
    return false;
  }
  return !is_secondary || (water == Water::None && map.terrain_at(to) != Terrain::Rough);
}

bool is_town(const Library& library, HexId hex) {
  const MapPlace* place = library.map.place_at(hex);
  return place != nullptr && (place->is_city || place->is_town);
}

}  // namespace

bool is_in_primary_zone(const Library& library, const State& state, Seat side, HexId hex) {
  bool found = exerts(library, state, side, hex, false);
  library.map.grid.for_each_neighbor(hex, [&](Direction, HexId from) {
    found = found || (exerts(library, state, side, from, false) && passes(library, state, from, hex, false));
  });
  return found;
}

bool is_in_secondary_zone(const Library& library, const State& state, Seat side, HexId hex) {
  const unsigned held_by_enemy = side == Seat::Union ? kHeldByConfederacy : kHeldByUnion;
  if ((is_town(library, hex) && (state.ground_at(hex) & held_by_enemy) != 0) ||
      (side == Seat::Confederate && library.map.appalachia().has(hex))) {
    return false;
  }
  bool found = false;
  const Grid& grid = library.map.grid;
  grid.for_each_neighbor(hex, [&](Direction, HexId between) {
    if (!passes(library, state, between, hex, true)) {
      return;
    }
    grid.for_each_neighbor(between, [&](Direction, HexId from) {
      found = found || (grid.distance(from, hex) == 2 && exerts(library, state, side, from, true) &&
                        passes(library, state, from, between, true));
    });
  });
  return found;
}

}  // namespace longroll::campaign::test
