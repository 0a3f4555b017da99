// build: fast
#include "tests/rules/campaign/plain_networks.h"

namespace longroll::campaign::test {

Hexside hexside(const GroundMap& ground, HexId hex, Direction d) { return *hexside_of(ground.grid, hex, d); }

std::string text_of(const GroundMap& ground, Hexside side) {
  return hex_text(side.hex) + "/" + hex_text(ground.grid.neighbor(side.hex, side.side));
}

std::vector<Hexside> meeting(const GroundMap& ground, Hexside side) {
  std::vector<Hexside> sides;
  for_each_touching(ground.grid, side, [&](const Hexside& next) { sides.push_back(next); });
  return sides;
}

bool is_open_water(Water water) { return water == Water::Bay || water == Water::Tidal; }

bool is_boat_water(Water water) { return water != Water::None && water != Water::Minor; }

Hexsides water_from(const GroundMap& ground, HexId hex, const UsesWater& uses) {
  Hexsides found;
  std::vector<Hexside> open;
  const auto take = [&](Hexside side) {
    if (uses(ground.water(side.hex, side.side)) && !ground.is_levee(side.hex, side.side) && found.insert(side).second) {
      open.push_back(side);
    }
  };
  ground.grid.for_each_neighbor(hex, [&](Direction d, HexId) { take(hexside(ground, hex, d)); });
  while (!open.empty()) {
    const Hexside side = open.back();
    open.pop_back();
    for (const Hexside next : meeting(ground, side)) {
      take(next);
    }
  }
  return found;
}

ZoneSet seas_of_harbour(const GroundMap& ground, HexId hex) {
  ZoneSet seas;
  ground.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
    if (ground.is_sea(next) && !ground.is_sand_bar(hex, d)) {
      seas.add(ground.zone_at(next));
    }
  });
  for (const Hexside side : water_from(ground, hex, is_open_water)) {
    for (const int turn : {0, -1}) {  // the corner clockwise of the side, and the one before it
      const Direction d = turned(side.side, turn);
      if (const auto zone =
              ground.grid.neighbor(side.hex, d) == kNoHex ? std::nullopt : ground.sea_at_corner(side.hex, d)) {
        seas.add(*zone);
      }
    }
  }
  return seas;
}

HexSet connected(const GroundMap& ground, const HexSet& from, const HexSet& land, bool by_road) {
  HexSet found;
  std::vector<HexId> open;
  const auto take = [&](HexId hex) {
    if (land.has(hex) && !found.has(hex)) {
      found.add(hex);
      open.push_back(hex);
    }
  };
  from.for_each(take);
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    ground.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      if (ground.is_rail_link(hex, d) || (by_road && ground.is_road(hex, d))) {
        take(next);
      }
    });
    if (!ground.cities().has(hex) && !ground.ports().has(hex)) {
      continue;
    }
    for (const Hexside side : water_from(ground, hex, is_boat_water)) {
      for (const HexId shore : {side.hex, ground.grid.neighbor(side.hex, side.side)}) {
        if (ground.cities().has(shore) || ground.ports().has(shore)) {
          take(shore);
        }
      }
    }
  }
  return found;
}

HexSet on_foot(const GroundMap& ground, HexId from, const HexSet& land) {
  HexSet found;
  found.add(from);
  std::vector<HexId> open = {from};
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    ground.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      if (ground.is_open(hex, d) && land.has(next) && !found.has(next)) {
        found.add(next);
        open.push_back(next);
      }
    });
  }
  return found;
}

HexSet land_of(const GroundMap& ground, Allegiance allegiance) {
  HexSet land;
  ground.in_play().for_each([&](HexId hex) {
    if (ground.allegiance_at(hex) == allegiance) {
      land.add(hex);
    }
  });
  return land;
}

}  // namespace longroll::campaign::test
