// build: fast
#include "tests/rules/campaign/plain_tracer.h"

namespace longroll::campaign::test {
namespace {

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
  const auto& boats = view.side(side).boats;
  if (std::find(boats.begin(), boats.end(), over) == boats.end() || tracer.is_shut(over)) {
    return -1;
  }
  return (map().terrain_at(to) == Terrain::Clear ? 1 : 2) + view.overland / 2;
}

}  // namespace

const std::vector<Stretch>& unfinished_stretches() {
  static const std::vector<Stretch> kAll = [] {
    std::vector<Stretch> all;
    std::size_t number = 0;
    for (const MapLine& line : map().lines) {
      if (line.kind == "unfinished") {
        for (std::size_t i = 1; i < line.hexes.size(); ++i) {
          all.push_back({line.hexes[i - 1], line.hexes[i], number});
        }
        ++number;
      }
    }
    return all;
  }();
  return kAll;
}

HexSet line_ends(const NetworkView& view, Seat side, const Tracer& tracer, HexId start) {
  std::vector<std::vector<HexId>> due(static_cast<std::size_t>(view.overland) + 1);  // by points spent
  HexSet ends;
  due[0] = {start};
  for (int points = 0; points <= view.overland; ++points) {
    for (const HexId at : due[static_cast<std::size_t>(points)]) {
      if (ends.has(at)) {
        continue;
      }
      ends.add(at);
      for (const Direction d : kAllDirections) {
        const HexId to = map().grid.neighbor(at, d);
        if (to == kNoHex || ends.has(to) || !tracer.is_free(to)) {
          continue;
        }
        const int cost = overland_cost(view, side, tracer, at, d);
        if (cost > 0 && points + cost <= view.overland) {
          due[static_cast<std::size_t>(points + cost)].push_back(to);
        }
      }
    }
  }
  return ends;
}

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
    if (!is_sailed(view, vessel.kind, vessel.side)) {
      continue;  // it lies aground
    }
    Hexsides near = {vessel.side};
    Hexsides edge;
    if (!has_fort_beside(view, side, vessel.side)) {
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

}  // namespace longroll::campaign::test
