// build: fast
#include "tests/rules/campaign/plain_zones.h"

#include <algorithm>

#include "engine/games/campaign/ids.h"

namespace longroll::campaign::test {
namespace {

/// What runs along the side in that turn.
Water water_of(const Library& library, const State& state, HexId from, Direction d) {
  const Water water = library.map.water(from, d);
  const Season season = library.turn(state.track(track(Track::Turn))).season;
  const bool is_dry = season == Season::Summer || season == Season::Fall;
  return water != Water::Seasonal ? water : is_dry ? Water::Minor : Water::Navigable;
}

bool is_town(const Library& library, HexId hex) {
  const MapPlace* place = library.map.place_at(hex);
  return place != nullptr && (place->is_city || place->is_town);
}

}  // namespace

PlainZones::PlainZones(const Library& library, const State& state) : library_(library), state_(state) {
  for (const Piece& piece : state.pieces) {
    pieces_[piece.place].push_back(&piece);
  }
}

const std::vector<const Piece*>& PlainZones::pieces_at(HexId hex) const {
  static const std::vector<const Piece*> kNone;
  const auto found = pieces_.find(hex);
  return found == pieces_.end() ? kNone : found->second;
}

bool PlainZones::has_fort(HexId hex) const {
  const std::vector<const Piece*>& pieces = pieces_at(hex);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece* piece) { return library_.counter(piece->kind).unit_class == UnitClass::Fort; });
}

/// Campaign 6.1: an army point in the open without an out-of-supply marker.
bool PlainZones::exerts(Seat side, HexId hex, bool is_secondary) const {
  const std::vector<const Piece*>& pieces = pieces_at(hex);
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece* piece) {
    constexpr unsigned kStops = kPostLow | kPostHigh | kOutOfSupplyLow | kOutOfSupplyHigh;
    constexpr unsigned kStopsSecondary = kDemoralizedLow | kDemoralizedHigh;
    return owner_of(*piece) == side && library_.counter(piece->kind).unit_class == UnitClass::Asp &&
           (piece->flags & kStops) == 0 && !(is_secondary && (piece->flags & kStopsSecondary) != 0);
  });
}

/// Campaign 6.2, 6.3: a zone goes from a hex into its neighbour.
bool PlainZones::passes(HexId from, HexId to, bool is_secondary) const {
  const GroundMap& map = library_.map;
  const auto d = map.grid.direction(from, to);
  if (!d || !map.is_playable(to) || map.is_sea(to) || map.terrain_at(to) == Terrain::Swamp || map.is_bridge(from, *d) ||
      map.is_ferry(from, *d) || has_fort(to)) {
    return false;
  }
  const Water water = water_of(library_, state_, from, *d);
  if (water != Water::None && water != Water::Minor) {
    return false;
  }
  return !is_secondary || (water == Water::None && map.terrain_at(to) != Terrain::Rough);
}

bool PlainZones::has_primary(Seat side, HexId hex) const {
  bool found = exerts(side, hex, false);
  library_.map.grid.for_each_neighbor(
      hex, [&](Direction, HexId from) { found = found || (exerts(side, from, false) && passes(from, hex, false)); });
  return found;
}

bool PlainZones::has_secondary(Seat side, HexId hex) const {
  const unsigned held_by_enemy = side == Seat::Union ? kHeldByConfederacy : kHeldByUnion;
  if ((is_town(library_, hex) && (state_.ground_at(hex) & held_by_enemy) != 0) ||
      (side == Seat::Confederate && library_.map.appalachia().has(hex))) {
    return false;
  }
  bool found = false;
  const Grid& grid = library_.map.grid;
  grid.for_each_neighbor(hex, [&](Direction, HexId between) {
    if (found || !passes(between, hex, true)) {
      return;
    }
    grid.for_each_neighbor(between, [&](Direction, HexId from) {
      found = found || (grid.distance(from, hex) == 2 && exerts(side, from, true) && passes(from, between, true));
    });
  });
  return found;
}

bool is_in_primary_zone(const Library& library, const State& state, Seat side, HexId hex) {
  return PlainZones(library, state).has_primary(side, hex);
}

bool is_in_secondary_zone(const Library& library, const State& state, Seat side, HexId hex) {
  return PlainZones(library, state).has_secondary(side, hex);
}

}  // namespace longroll::campaign::test
