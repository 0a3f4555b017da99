// The drafts of the set-ups (assets/games/chattanooga/sources/scenarios) on the shipped map: each line has its limits,
// and what is placed lies within them.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/core/json.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

using test::shipped_ground;

Json draft(const std::string& name) {
  const std::string path = "games/chattanooga/sources/scenarios/" + name + ".json";
  Result<Json> json = parse_json(longroll::test::asset_text(path), path);
  EXPECT_TRUE(json.ok()) << describe(json.faults());
  return json.ok() ? std::move(json).value() : Json{};
}

const Json& member(const Json& object, std::string_view name) {
  static const Json kNothing;
  const Json* found = object.find(name);
  return found == nullptr ? kNothing : *found;
}

bool has(const Json& object, std::string_view name) { return object.find(name) != nullptr; }

bool is_within_rows(const Json& at, HexId hex) {
  const std::vector<Json>& rows = member(at, "rows").items;
  return rows.empty() || (row_of(hex) >= rows[0].number && row_of(hex) <= rows[1].number);
}

/// The hexes that "at" of a line allows.
HexSet limits_of(const Json& at) {
  const GroundMap& ground = shipped_ground();
  const HexSet region = has(at, "region") ? ground.region(member(at, "region").text) : ground.in_play();
  HexSet hexes;
  ground.in_play().for_each([&](HexId hex) {
    bool is_in = region.has(hex) && is_within_rows(at, hex);
    if (has(at, "hilltops")) {
      is_in = is_in && ground.is_hilltop(hex);
    }
    if (has(at, "inside_fortification")) {
      is_in = is_in && ground.is_inside_fortification(hex);
    }
    if (has(at, "hex")) {
      is_in = is_in && ground.grid.distance(test::hex(member(at, "hex").text), hex) <= member(at, "within").number;
    }
    if (has(at, "columns")) {
      const std::vector<Json>& columns = member(at, "columns").items;
      is_in = is_in && column_of(hex) >= columns[0].number && column_of(hex) <= columns[1].number;
    }
    if (is_in) {
      hexes.add(hex);
    }
  });
  return hexes;
}

/// 3.2: a clear hex beside a hillside of the region, within the rows.
bool may_have_trench(const Json& at, HexId hex) {
  const GroundMap& ground = shipped_ground();
  const HexSet region = ground.region(member(at, "region").text);
  bool has_hillside = false;
  ground.grid.for_each_neighbor(hex, [&](Direction, HexId next) {
    has_hillside = has_hillside || (region.has(next) && ground.terrain_at(next) == Terrain::Hillside);
  });
  return has_hillside && is_within_rows(at, hex) && ground.terrain_at(hex) == Terrain::Clear;
}

/// The trenches of the lines: by the line's id.
std::map<std::string, std::set<HexId>> trenches_of(const Json& setup) {
  std::map<std::string, std::set<HexId>> trenches;
  for (const Json& works : member(setup, "placed_works").items) {
    for (const Json& hex : member(works, "hexes").items) {
      trenches[member(works, "line").text].insert(test::hex(hex.text));
    }
  }
  return trenches;
}

void expect_within_limits(const Json& setup) {
  std::map<std::string, HexSet> limits;
  const auto trenches = trenches_of(setup);
  for (const Json& line : member(setup, "setup").items) {
    const std::string& id = member(line, "id").text;
    limits[id] = limits_of(member(line, "at"));
    EXPECT_FALSE(limits[id].empty()) << id;
    if (trenches.contains(id)) {
      for (const HexId hex : trenches.at(id)) {
        EXPECT_TRUE(may_have_trench(member(member(line, "works"), "at"), hex)) << id << ", trench in " << hex_text(hex);
        limits[id].add(hex);
      }
    }
  }
  for (const Json& placement : member(setup, "placements").items) {
    const HexId hex = test::hex(member(placement, "at").text);
    EXPECT_TRUE(limits[member(placement, "line").text].has(hex))
        << member(placement, "line").text << " in " << hex_text(hex);
  }
}

TEST(Chattanooga_3_2_DeathKnell, WhatIsPlacedLiesWithinTheLimits) { expect_within_limits(draft("death-knell")); }

TEST(Chattanooga_3_4_PressForward, WhatIsPlacedLiesWithinTheLimits) { expect_within_limits(draft("press-forward")); }

/// Every line has room for its units, three a hex.
TEST(Chattanooga_3_3_Wauhatchie, EveryLineHasRoom) {
  const Json setup = draft("wauhatchie");
  for (const Json& line : member(setup, "setup").items) {
    EXPECT_GE(limits_of(member(line, "at")).size() * 3, member(line, "units").items.size()) << member(line, "id").text;
  }
}

TEST(Chattanooga_3_2_DeathKnell, NoUnitStandsWhereItsArmMayNotGo) {
  const Json setup = draft("death-knell");
  const GroundMap& ground = shipped_ground();
  for (const Json& placement : member(setup, "placements").items) {
    const HexId hex = test::hex(member(placement, "at").text);
    const MovementCosts& costs = printed_chart().terrain.terrain[ground.terrain_at(hex)].movement;
    for (const Json& id : member(placement, "units").items) {
      const Unit& unit = printed_unit(id.text);
      if (is_combat_unit(unit.type)) {
        EXPECT_FALSE(costs[static_cast<Arm>(unit.type)].is_prohibited) << unit.id << " in " << hex_text(hex);
      }
    }
  }
}

}  // namespace
}  // namespace longroll::chattanooga
