// What a start puts on the table (3.1).
#include <gtest/gtest.h>

#include "tests/rules/campaign/table.h"

namespace longroll::campaign {
namespace {

using test::shipped_library;
using test::state_of_start;

int count_in(const State& state, Seat side, UnitClass unit_class, Place place) {
  int count = 0;
  for (const Piece& piece : state.pieces) {
    count += piece.place == place && owner_of(piece) == side && shipped_library().class_of(piece.kind) == unit_class;
  }
  return count;
}

TEST(Campaign_3_1_SettingUp, StatesAndTheirRailroadsAreHeld) {
  const State state = state_of_start("1861");
  const Field field(shipped_library(), state);
  const auto holder = [&](std::string_view name) {
    const HexId hex = *hex_named(name);
    return field.held(Seat::Union).has(hex)         ? Seat::Union
           : field.held(Seat::Confederate).has(hex) ? Seat::Confederate
                                                    : Seat::Nobody;
  };
  EXPECT_EQ(holder("4506"), Seat::Union) << "Washington";
  EXPECT_EQ(holder("4410"), Seat::Confederate) << "Richmond";
  EXPECT_EQ(holder("2115"), Seat::Confederate) << "Tennessee";
  EXPECT_EQ(holder("1208"), Seat::Union) << "St Louis, which the Union occupies";
  EXPECT_EQ(holder("0512"), Seat::Confederate) << "Springfield, which the Confederates occupy";
  EXPECT_EQ(holder("0704"), Seat::Nobody) << "Missouri";
  EXPECT_EQ(holder("1932"), Seat::Union) << "Fort Pickens";
  EXPECT_EQ(holder("4712"), Seat::Union) << "Fort Monroe";
  EXPECT_TRUE(field.rails(Seat::Union).has(*hex_named("1208")));
  shipped_library().map.rail_hexes().for_each([&](HexId hex) {
    const AmericanState where = shipped_library().map.state_at(hex);
    if (where == AmericanState::Kentucky) {
      EXPECT_FALSE(field.rails(Seat::Union).has(hex) || field.rails(Seat::Confederate).has(hex)) << hex_text(hex);
    }
    if (where == AmericanState::Missouri && hex_text(hex) != "0512") {
      EXPECT_TRUE(field.rails(Seat::Union).has(hex)) << hex_text(hex);
    }
  });
}

TEST(Campaign_3_1_2_UnionSetup, WhatTheRulebookPlaces) {
  const State state = state_of_start("1861");
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Asp, *hex_named("1208")), 1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Fort, *hex_named("1932")), 1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Asp, *hex_named("4506")), 1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Fort, *hex_named("4712")), 1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Asp, *hex_named("4712")), 1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Nsp,
                     static_cast<Place>(kSeaZone + static_cast<int>(SeaZone::NorthAtlantic))),
            1);
  EXPECT_EQ(count_in(state, Seat::Union, UnitClass::Asp, kPool), 57);
}

TEST(Campaign_3_1_3_ConfederateSetup, WhatTheRulebookPlaces) {
  const State state = state_of_start("1861");
  const Field field(shipped_library(), state);
  for (const char* const city : {"4205", "4410", "4713", "0512"}) {
    EXPECT_EQ(count_in(state, Seat::Confederate, UnitClass::Asp, *hex_named(city)), 1) << city;
    const StartForce* tie = field.tie_of(field.first_at(*hex_named(city)));
    ASSERT_NE(tie, nullptr) << city;
    EXPECT_EQ(tie->hold_until_turn, 1) << city;
  }
  EXPECT_EQ(count_in(state, Seat::Confederate, UnitClass::Fort, *hex_named("3925")), 1);
  EXPECT_EQ(count_in(state, Seat::Confederate, UnitClass::Leader, *hex_named("1218")), 1);
}

TEST(Campaign_3_1_4_Markers, WhereTheyStand) {
  const State state = state_of_start("1861");
  EXPECT_EQ(state.track(track(Track::Turn)), 1);
  EXPECT_EQ(state.track(track(Track::PoliticalStatus)), 2);
  EXPECT_EQ(state.track(track(Track::Economy)), 23);
  EXPECT_EQ(state.track(track(Track::AtLarge)), 0);
}

TEST(Campaign_3_1_SettingUp, EveryStartUsesTheCountersThatItNames) {
  for (const Scenario& scenario : shipped_library().scenarios) {
    const State state = state_of_start(scenario.id);
    ASSERT_EQ(state.pieces.size(), static_cast<std::size_t>(shipped_library().forces.pieces()));
    int named = 0;
    for (const StartForce& force : scenario.start.setup) {
      named += static_cast<int>(force.leaders.size());
      for (const std::int8_t count : force.units) {
        named += count;
      }
    }
    int placed = static_cast<int>(scenario.start.finished_lines.size()) * -1;
    for (const Piece& piece : state.pieces) {
      placed += piece.place != kPool;
    }
    EXPECT_EQ(placed, named) << scenario.id;
  }
}

}  // namespace
}  // namespace longroll::campaign
