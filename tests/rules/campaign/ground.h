#pragma once
#include <gtest/gtest.h>

#include "engine/games/campaign/ground_map.h"
#include "tests/rules/campaign/names.h"
#include "tests/support/shipped.h"

namespace longroll::campaign::test {

/// The shipped map; a failure that tells its faults when it cannot be read.
inline const GroundMap& shipped_ground() {
  static const Result<GroundMap> kRead =
      parse_ground(longroll::test::asset_text("games/campaign/map.json"), "map.json");
  static const GroundMap kNone;
  EXPECT_TRUE(kRead.ok()) << describe(kRead.faults());
  return kRead.ok() ? kRead.value() : kNone;
}

/// The side of `from` on which its neighbour `to` lies.
inline Direction towards(const GroundMap& ground, std::string_view from, std::string_view to) {
  return *ground.grid.direction(hex(from), hex(to));
}

/// "St Louis 1208", or the number alone.
inline std::string told(const GroundMap& ground, HexId at) {
  const MapPlace* place = ground.place_at(at);
  return place == nullptr ? hex_text(at) : place->name + " " + hex_text(at);
}

}  // namespace longroll::campaign::test
