// build: fast
#include "tests/rules/campaign/plain_supply.h"

#include <algorithm>
#include <map>

#include "tests/rules/campaign/printed.h"

namespace longroll::campaign::test {
namespace {

const GroundMap& map() { return shipped_ground(); }
const TerrainEffects& effects() { return printed_chart().terrain; }

Seat enemy_of(Seat side) { return other(side); }

/// Campaign 13.1.2, 13.3: whether a vessel enters the side.
bool is_sailed(const NetworkView& view, Vessel kind, Hexside side) {
  const HexId beyond = hex_beyond(map().grid, side);
  const bool is_in_kentucky =
      map().state_at(side.hex) == AmericanState::Kentucky && map().state_at(beyond) == AmericanState::Kentucky;
  if (is_in_kentucky && view.kentucky == Kentucky::Neutral) {
    return false;
  }
  if (map().is_levee(side.hex, side.side) && !view.breached.has(side.hex)) {
    return false;
  }
  const Water water = map().water(side.hex, side.side);
  const bool is_dry = water == Water::Seasonal && (view.season == Season::Summer || view.season == Season::Fall);
  if (kind == Vessel::Nsp || kind == Vessel::Ntp) {
    return is_open_water(water);
  }
  return is_boat_water(water) && !is_dry;
}

bool has_fort_beside(const NetworkView& view, Seat side, Hexside water) {
  return view.side(side).forts.has(water.hex) || view.side(side).forts.has(hex_beyond(map().grid, water));
}

std::vector<Hexside> sides_of(HexId at) {
  std::vector<Hexside> sides;
  map().grid.for_each_neighbor(at, [&](Direction d, HexId next) {
    if (map().is_playable(next)) {
      sides.push_back(hexside(map(), at, d));
    }
  });
  return sides;
}

/// What a line of supply or of the economy goes through.
struct Spot {
  enum class What { Rail, Road, Place, Water };
  What what;
  int number;  ///< hex, or index_of the hexside

  bool operator<(const Spot& o) const { return what != o.what ? what < o.what : number < o.number; }
};
using Spots = std::set<Spot>;

/// The rules of 8.1 and 14.1 about what a line may go through, spot by spot.
class Tracer {
 public:
  Tracer(const NetworkView& view, Seat side, bool is_economy, bool is_by_sea = false)
      : view_(view), side_(side), shut_(plainly_shut(view, side)), is_economy_(is_economy), is_by_sea_(is_by_sea) {}

  /// The hex that a force has just entered, negating zones.
  HexId entered = kNoHex;

  bool is_free(HexId at) const {
    const SideOnMap& enemy = view_.side(enemy_of(side_));
    const bool is_ours = view_.side(side_).occupied.has(at) || at == entered;
    const bool is_closed = map().state_at(at) == AmericanState::Kentucky && view_.kentucky == Kentucky::Neutral;
    return map().is_playable(at) && !enemy.occupied.has(at) && (!enemy.zone.has(at) || is_ours) && !is_closed;
  }
  bool is_shut(Hexside water) const { return shut_.count(water) != 0; }

  bool is_open(Spot spot) const {
    const auto at = static_cast<HexId>(spot.number);
    switch (spot.what) {
      case Spot::What::Rail: {
        const bool needs_upgrade = is_by_sea_ && map().allegiance_at(at) == Allegiance::Confederate;
        return is_free(at) && view_.side(side_).rails.has(at) && !view_.broken.has(at) &&
               (!needs_upgrade || view_.upgraded.has(at));
      }
      case Spot::What::Road:
        return is_economy_ && is_free(at) && view_.side(side_).held.has(at) && has_road(at);
      case Spot::What::Place: {
        const bool serves = map().cities().has(at) || map().ports().has(at) || map().fortresses().has(at) ||
                            view_.side(side_).forts.has(at) || view_.side(side_).depots.has(at);
        return serves && is_free(at) && !view_.side(enemy_of(side_)).held.has(at);
      }
      case Spot::What::Water: {
        const Hexside water = hexside_at(spot.number);
        return is_sailed(view_, Vessel::Rsp, water) && !is_shut(water);
      }
    }
    return false;
  }

  /// Where a line goes on to, open or not.
  std::vector<Spot> next_to(Spot spot) const {
    std::vector<Spot> next;
    const auto at = static_cast<HexId>(spot.number);
    if (spot.what == Spot::What::Water) {
      const Hexside water = hexside_at(spot.number);
      for (const Hexside other : meeting(map(), water)) {
        if (map().is_playable(other.hex) && map().is_playable(hex_beyond(map().grid, other)) &&
            is_boat_water(map().water(other.hex, other.side))) {
          next.push_back({Spot::What::Water, index_of(other)});
        }
      }
      for (const HexId shore : {water.hex, hex_beyond(map().grid, water)}) {
        next.push_back({Spot::What::Place, shore});
      }
      return next;
    }
    for (const Spot::What what : {Spot::What::Rail, Spot::What::Road, Spot::What::Place}) {
      next.push_back({what, at});
    }
    if (spot.what == Spot::What::Place) {
      for (const Hexside side : sides_of(at)) {
        if (is_boat_water(map().water(side.hex, side.side))) {
          next.push_back({Spot::What::Water, index_of(side)});
        }
      }
      return next;
    }
    map().grid.for_each_neighbor(at, [&](Direction d, HexId beyond) { add_ways(spot, at, d, beyond, next); });
    return next;
  }

  /// Everything that is joined with the hexes of `from`, through what is open.
  Spots joined(const HexSet& from) const {
    Spots found;
    std::vector<Spot> due;
    const auto take = [&](Spot spot) {
      if (is_open(spot) && found.insert(spot).second) {
        due.push_back(spot);
      }
    };
    from.for_each([&](HexId at) {
      take({Spot::What::Rail, at});
      take({Spot::What::Place, at});
      take({Spot::What::Road, at});
    });
    while (!due.empty()) {
      const Spot spot = due.back();
      due.pop_back();
      for (const Spot next : next_to(spot)) {
        take(next);
      }
    }
    return found;
  }

 private:
  static bool has_road(HexId at) {
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) { return map().is_road(at, d); });
  }
  bool is_line_finished(HexId a, HexId b) const {
    std::size_t number = 0;
    for (const MapLine& line : map().lines) {
      if (line.kind != "unfinished") {
        continue;
      }
      for (std::size_t i = 1; i < line.hexes.size(); ++i) {
        const bool is_it =
            (line.hexes[i - 1] == a && line.hexes[i] == b) || (line.hexes[i - 1] == b && line.hexes[i] == a);
        if (is_it && view_.has_line[number]) {
          return true;
        }
      }
      ++number;
    }
    return false;
  }
  /// Rails, roads and ferries over one side. At a ferry one may change from one to the other.
  void add_ways(Spot spot, HexId at, Direction d, HexId beyond, std::vector<Spot>& next) const {
    const bool has_road = map().is_road(at, d);
    if (map().is_ferry(at, d)) {
      const Hexside water = hexside(map(), at, d);
      const bool is_bridged =
          view_.upgraded.has(at) && view_.upgraded.has(beyond) && !is_open_water(map().water(at, d));
      if (is_shut(water) && !is_bridged) {
        return;
      }
      const auto is_rail = [&](HexId hex) {
        return map().rail_hexes().has(hex) || shipped_network_data().network.rail_at(hex) != kNoNode;
      };
      const bool has_rails = is_rail(at) && is_rail(beyond);
      if ((spot.what == Spot::What::Rail && has_rails) || (spot.what == Spot::What::Road && has_road)) {
        if (has_rails) {
          next.push_back({Spot::What::Rail, beyond});
        }
        if (has_road) {
          next.push_back({Spot::What::Road, beyond});
        }
      }
      return;
    }
    if (spot.what == Spot::What::Rail && (map().is_railroad(at, d) || is_line_finished(at, beyond))) {
      next.push_back({Spot::What::Rail, beyond});
    }
    if (spot.what == Spot::What::Road && has_road) {
      next.push_back({Spot::What::Road, beyond});
    }
  }

  const NetworkView& view_;
  Seat side_;
  Hexsides shut_;
  bool is_economy_;
  bool is_by_sea_;
};

/// Campaign 8.1.1: what a step of an overland line costs; -1: it cannot be made.
int overland_cost(const NetworkView& view, Seat side, const Tracer& tracer, HexId from, Direction d) {
  const HexId to = map().grid.neighbor(from, d);
  if (to == kNoHex || !map().is_playable(to)) {
    return -1;
  }
  const int points = map().is_railroad(from, d)               ? 1
                     : map().is_road(from, d)                 ? 1
                     : map().terrain_at(to) == Terrain::Clear ? 1
                                                              : 2;
  const Hexside over = hexside(map(), from, d);
  const Water water = effects().water_in(map().water(from, d), view.season);
  if (water == Water::None || map().is_bridge(from, d)) {
    return points;
  }
  if (water == Water::Minor) {
    return points + 1;
  }
  if (map().is_ferry(from, d)) {
    const bool is_bridged = view.upgraded.has(from) && view.upgraded.has(to) && !is_open_water(map().water(from, d));
    return is_bridged ? points : tracer.is_shut(over) ? -1 : points + view.overland / 2;
  }
  const std::vector<Hexside>& boats = view.side(side).boats;
  if (std::find(boats.begin(), boats.end(), over) == boats.end() || tracer.is_shut(over)) {
    return -1;
  }
  return (map().terrain_at(to) == Terrain::Clear ? 1 : 2) + view.overland / 2;
}

/// Every hex at which an overland line from `start` can end, that one included.
HexSet line_ends(const NetworkView& view, Seat side, const Tracer& tracer, HexId start) {
  std::map<HexId, int> spent = {{start, 0}};
  bool changes = true;
  while (changes) {
    changes = false;
    const std::map<HexId, int> before = spent;
    for (const auto& [at, points] : before) {
      for (const Direction d : kAllDirections) {
        const int cost = overland_cost(view, side, tracer, at, d);
        const HexId to = map().grid.neighbor(at, d);
        if (cost < 0 || points + cost > view.overland || !tracer.is_free(to)) {
          continue;
        }
        const auto found = spent.find(to);
        if (found == spent.end() || found->second > points + cost) {
          spent[to] = points + cost;
          changes = true;
        }
      }
    }
  }
  HexSet ends;
  for (const auto& [at, points] : spent) {
    ends.add(at);
  }
  return ends;
}

/// Sea zones to which the hex is open, past nothing that is shut.
ZoneSet open_seas(const NetworkView& view, HexId at, const Hexsides& shut, bool has_coast) {
  ZoneSet seas;
  map().grid.for_each_neighbor(at, [&](Direction d, HexId next) {
    if (has_coast && map().is_sea(next) && !map().is_sand_bar(at, d)) {
      seas.add(map().zone_at(next));
    }
  });
  Hexsides found;
  std::vector<Hexside> due;
  const auto take = [&](Hexside side) {
    if (map().is_playable(side.hex) && is_sailed(view, Vessel::Ntp, side) && shut.count(side) == 0 &&
        found.insert(side).second) {
      due.push_back(side);
    }
  };
  for (const Hexside side : sides_of(at)) {
    take(side);
  }
  while (!due.empty()) {
    const Hexside side = due.back();
    due.pop_back();
    for (const int turn : {0, -1}) {
      const Direction d = turned(side.side, turn);
      if (const auto zone =
              map().grid.neighbor(side.hex, d) == kNoHex ? std::nullopt : map().sea_at_corner(side.hex, d)) {
        seas.add(*zone);
      }
    }
    for (const Hexside next : meeting(map(), side)) {
      if (map().is_playable(next.hex) && map().is_playable(hex_beyond(map().grid, next))) {
        take(next);
      }
    }
  }
  return seas;
}

bool is_critical(HexId at) {
  const MapPlace* place = map().place_at(at);
  return place != nullptr && place->center + place->harbor > 0;
}

HexSet plain_sources(const NetworkView& view, Seat side) {
  HexSet sources;
  map().in_play().for_each([&](HexId at) {
    const bool is_source = side == Seat::Union ? map().union_sources().has(at)
                                               : is_critical(at) && view.side(side).held.has(at) &&
                                                     map().allegiance_at(at) == Allegiance::Confederate;
    if (is_source && !view.side(enemy_of(side)).occupied.has(at)) {
      sources.add(at);
    }
  });
  return sources;
}

/// What is fed over the sea (8.1.3): the Union's ports with a transport.
HexSet sea_ports(const NetworkView& view, const Tracer& tracer, const Spots& by_land, const HexSet& sources,
                 const SeaSupply& sea) {
  const Hexsides shut = plainly_shut(view, Seat::Union);
  HexSet fed;
  bool has_home = false;
  map().ports().for_each([&](HexId at) {
    if (!view.side(Seat::Union).held.has(at) || !tracer.is_free(at)) {
      return;
    }
    const ZoneSet seas = open_seas(view, at, shut, true);
    const bool is_landed =
        sources.has(at) || by_land.count({Spot::What::Rail, at}) != 0 || by_land.count({Spot::What::Place, at}) != 0;
    has_home = has_home || (is_landed && !seas.empty());
    if ((seas.bits & sea.ports.bits) != 0) {
      fed.add(at);
    }
  });
  return has_home ? fed : HexSet();
}

}  // namespace

Hexsides plainly_shut(const NetworkView& view, Seat side) {
  const Seat enemy = enemy_of(side);
  Hexsides shut;
  map().in_play().for_each([&](HexId at) {
    for (const Hexside water : sides_of(at)) {
      if (is_boat_water(map().water(water.hex, water.side)) && has_fort_beside(view, enemy, water)) {
        shut.insert(water);
      }
    }
  });
  for (const VesselAt& vessel : view.side(enemy).vessels) {
    Hexsides near = {vessel.side};
    Hexsides edge;
    if (is_sailed(view, vessel.kind, vessel.side) && !has_fort_beside(view, side, vessel.side)) {
      edge = near;
    }
    for (int step = 0; step < 6; ++step) {
      Hexsides next_edge;
      for (const Hexside water : edge) {
        for (const Hexside next : meeting(map(), water)) {
          if (map().is_playable(next.hex) && map().is_playable(hex_beyond(map().grid, next)) &&
              is_sailed(view, vessel.kind, next) && !has_fort_beside(view, side, next) && near.insert(next).second) {
            next_edge.insert(next);
          }
        }
      }
      edge = next_edge;
    }
    shut.insert(near.begin(), near.end());
  }
  return shut;
}

HexSet plainly_supplied(const NetworkView& view, Seat side, const SeaSupply& sea) {
  Tracer tracer(view, side, false);
  const HexSet sources = plain_sources(view, side);
  Spots reached = tracer.joined(sources);
  HexSet coasts;
  HexSet fed_ports;
  bool has_sea = false;
  if (side == Seat::Union && (!sea.ports.empty() || !sea.coasts.empty())) {
    ZoneSet every;
    every.bits = 31;
    const SeaSupply all{.ports = every, .coasts = {}};
    has_sea = !sea_ports(view, tracer, reached, sources, all).empty();
    fed_ports = sea_ports(view, tracer, reached, sources, sea);
  }
  if (has_sea) {
    coasts = sea.coasts;
    const Spots by_sea = Tracer(view, side, false, true).joined(fed_ports);
    reached.insert(by_sea.begin(), by_sea.end());
  }
  HexSet supplied;
  map().in_play().for_each([&](HexId at) {
    bool is_fed = sources.has(at);
    line_ends(view, side, tracer, at).for_each([&](HexId end) {
      const bool is_good = sources.has(end) || fed_ports.has(end) || coasts.has(end) ||
                           reached.count({Spot::What::Rail, end}) != 0 || reached.count({Spot::What::Place, end}) != 0;
      is_fed = is_fed || (is_good && tracer.is_free(end));
    });
    // A force negates the zone in its own hex.
    tracer.entered = view.side(enemy_of(side)).zone.has(at) ? at : kNoHex;
    if (!is_fed && tracer.entered != kNoHex) {
      for (const Spot::What what : {Spot::What::Rail, Spot::What::Place}) {
        const Spot here{what, at};
        if (tracer.is_open(here)) {
          for (const Spot next : tracer.next_to(here)) {
            is_fed = is_fed || (next.number != at && reached.count(next) != 0) ||
                     (next.what == Spot::What::Water && reached.count(next) != 0);
          }
        }
      }
    }
    tracer.entered = kNoHex;
    if (is_fed) {
      supplied.add(at);
    }
  });
  return supplied;
}

HexSet plain_rails_taken(const NetworkView& view, Seat side, HexId entered) {
  const auto is_rail = [&](HexId at) { return shipped_network_data().network.rail_at(at) != kNoNode; };
  HexSet taken;
  if (!is_rail(entered)) {
    return taken;
  }
  taken.add(entered);
  const SideOnMap& enemy = view.side(enemy_of(side));
  NetworkView all = view;  // a view in which only their rails lead on, whatever is broken or in whose way
  all.sides = {};
  all.broken = {};
  all.kentucky = Kentucky::Union;
  all.sides[enemy_of(side)].rails = enemy.rails;
  all.sides[enemy_of(side)].rails.remove(entered);
  const Tracer theirs(all, enemy_of(side), false);
  const auto stretch_of = [&](HexId at) {
    HexSet found;
    // Rails alone: places would lead on by water.
    std::vector<Spot> due = {{Spot::What::Rail, at}};
    found.add(at);
    while (!due.empty()) {
      const Spot spot = due.back();
      due.pop_back();
      for (const Spot next : theirs.next_to(spot)) {
        const auto to = static_cast<HexId>(next.number);
        if (next.what == Spot::What::Rail && !found.has(to) && theirs.is_open(next)) {
          found.add(to);
          due.push_back(next);
        }
      }
    }
    return found;
  };
  const HexSet beside = stretch_of(entered) - taken;
  beside.for_each([&](HexId at) {
    bool is_anchored = false;
    stretch_of(at).for_each([&](HexId other) {
      is_anchored = is_anchored || enemy.occupied.has(other) || enemy.forts.has(other) ||
                    (map().cities().has(other) && enemy.held.has(other));
    });
    if (!is_anchored) {
      taken.add(at);
    }
  });
  return taken;
}

Economy plain_economy(const NetworkView& view, const EconomyView& extra) {
  const Tracer tracer(view, Seat::Confederate, true);
  Hexsides nsp;
  Hexsides forts;
  for (const VesselAt& vessel : view.side(Seat::Union).vessels) {
    if (vessel.kind == Vessel::Nsp) {
      nsp.insert(vessel.side);
    }
  }
  forts = nsp;
  map().in_play().for_each([&](HexId at) {
    for (const Hexside side : sides_of(at)) {
      if (has_fort_beside(view, Seat::Union, side)) {
        forts.insert(side);
      }
    }
  });
  const auto is_port_open = [&](const MapPlace& place) {
    const bool ignores_forts = place.hex == hex("4713") || place.hex == hex("1931");
    return !open_seas(view, place.hex, ignores_forts ? nsp : forts, !view.side(Seat::Union).off_port.has(place.hex))
                .empty();
  };
  std::vector<const MapPlace*> critical;
  for (const MapPlace& place : map().places()) {
    if (is_critical(place.hex) && view.side(Seat::Confederate).held.has(place.hex)) {
      critical.push_back(&place);
    }
  }
  const auto is_in = [](const Spots& spots, HexId at) {
    return spots.count({Spot::What::Rail, at}) + spots.count({Spot::What::Road, at}) +
               spots.count({Spot::What::Place, at}) !=
           0;
  };
  Economy best;
  bool has_best = false;
  Spots best_spots;
  for (const MapPlace* first : critical) {
    HexSet start;
    start.add(first->hex);
    const Spots spots = tracer.joined(start);
    Economy one;
    for (const MapPlace* place : critical) {
      if (place != first && !is_in(spots, place->hex)) {
        continue;
      }
      one.fragment.add(place->hex);
      one.centers += place->center;
      one.ports += place->harbor == 0 || !is_port_open(*place) ? 0
                   : extra.port_value > 0                      ? extra.port_value
                                                               : place->harbor;
    }
    if (!has_best || one.centers > best.centers || (one.centers == best.centers && one.ports > best.ports)) {
      best = one;
      best_spots = spots;
      has_best = true;
    }
  }
  const bool has_city =
      best.fragment.has(hex("4410")) || best.fragment.has(hex("2015")) || best.fragment.has(hex("1132"));
  if (has_city && best.ports > 0) {
    extra.factories.for_each([&](HexId at) { best.factories += is_in(best_spots, at) ? 1 : 0; });
  }
  if (best.centers == 0) {
    best.ports = 0;
  } else if (view.side(Seat::Confederate).held.has(hex("1208"))) {
    HexSet centers;
    best.fragment.for_each([&](HexId at) {
      if (map().place_at(at)->center > 0) {
        centers.add(at);
      }
    });
    const Tracer supply(view, Seat::Confederate, false);
    const Spots reached = supply.joined(centers);
    line_ends(view, Seat::Confederate, supply, hex("1208")).for_each([&](HexId end) {
      const bool is_good = centers.has(end) || reached.count({Spot::What::Rail, end}) != 0 ||
                           reached.count({Spot::What::Place, end}) != 0;
      if (is_good && supply.is_free(end)) {
        best.missouri = 4;
      }
    });
  }
  return best;
}

}  // namespace longroll::campaign::test
