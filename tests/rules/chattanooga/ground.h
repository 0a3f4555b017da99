#pragma once
#include <gtest/gtest.h>

#include "engine/games/chattanooga/ground_map.h"
#include "tests/support/shipped.h"

namespace longroll::chattanooga::test {

/// The shipped map; a failure that tells its faults when it cannot be read.
inline const GroundMap& shipped_ground() {
  static const Result<GroundMap> kRead =
      parse_ground(longroll::test::asset_text("games/chattanooga/map.json"), "map.json");
  static const GroundMap kNone;
  EXPECT_TRUE(kRead.ok()) << describe(kRead.faults());
  return kRead.ok() ? kRead.value() : kNone;
}

inline HexId hex(std::string_view name) { return *hex_named(name); }

/// The side of `from` on which its neighbour `to` lies.
inline Direction towards(const GroundMap& ground, std::string_view from, std::string_view to) {
  return *ground.grid.direction(hex(from), hex(to));
}

}  // namespace longroll::chattanooga::test
