#pragma once
#include <algorithm>
#include <set>
#include <vector>

#include "tests/rules/campaign/plain_supply.h"
#include "tests/rules/campaign/printed.h"

/// What lines of supply and of the economy go through, spot by spot (plain_supply.h).
namespace longroll::campaign::test {

inline const GroundMap& map() { return shipped_ground(); }
inline const TerrainEffects& effects() { return printed_chart().terrain; }

inline Seat enemy_of(Seat side) { return other(side); }

/// Campaign 13.1.2, 13.3: whether a vessel enters the side.
inline bool is_sailed(const NetworkView& view, Vessel kind, Hexside side) {
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

inline bool has_fort_beside(const NetworkView& view, Seat side, Hexside water) {
  return view.side(side).forts.has(water.hex) || view.side(side).forts.has(hex_beyond(map().grid, water));
}

inline std::vector<Hexside> sides_of(HexId at) {
  std::vector<Hexside> sides;
  map().grid.for_each_neighbor(at, [&](Direction d, HexId next) {
    if (map().is_playable(next)) {
      sides.push_back(hexside(map(), at, d));
    }
  });
  return sides;
}

/// Campaign 7.5: two hexes of an unfinished railroad that follow each other, and its number.
struct Stretch {
  HexId a, b;
  std::size_t line;
};
const std::vector<Stretch>& unfinished_stretches();

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
    const std::vector<Stretch>& all = unfinished_stretches();
    return std::any_of(all.begin(), all.end(), [&](const Stretch& one) {
      return view_.has_line[one.line] && ((one.a == a && one.b == b) || (one.a == b && one.b == a));
    });
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

/// Campaign 8.1.1: every hex at which an overland line from `start` can end, that one included.
HexSet line_ends(const NetworkView& view, Seat side, const Tracer& tracer, HexId start);

/// Campaign 13.1.1: sea zones to which the hex is open, past nothing that is shut.
ZoneSet open_seas(const NetworkView& view, HexId at, const Hexsides& shut, bool has_coast);

/// Campaign 14.1: a critical supply center or port.
inline bool is_critical(HexId at) {
  const MapPlace* place = map().place_at(at);
  return place != nullptr && place->center + place->harbor > 0;
}

}  // namespace longroll::campaign::test
