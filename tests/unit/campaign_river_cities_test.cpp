// The computer of the campaign as the Union: who guards the cities to which the Confederacy can carry a point by river.
#include <gtest/gtest.h>

#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/river_cities.h"
#include "tests/rules/campaign/table.h"
#include "tests/unit/campaign_plans.h"

namespace longroll::campaign::test {
namespace {

/// Plays on as the computer does from there while that holds.
template <class While>
State played(State state, While&& is_on) {
  const Campaign& game = shipped_campaign();
  Events events;
  while (is_on(state)) {
    events.clear();
    const bool is_chance = game.to_act(state) == Seat::Chance;
    game.apply(state, is_chance ? game.chance(state).outcome(0) : plan_in(state).front(), events);
  }
  return state;
}
/// Spring 1861 when both sides have set up as history had it.
State set_up() {
  return played(shipped_campaign().setup({0, {0}, {}}),
                [](const State& state) { return is_step<SetUpLocals>(state.top()); });
}
/// Then, with a point of the Union in that city, and a fort of it in another hex, or nowhere.
Theatre with_guard(std::string_view city, std::string_view fort) {
  Theatre theatre;
  theatre.state() = set_up();
  theatre.put(Seat::Union, UnitClass::Asp, city);
  if (!fort.empty()) {
    theatre.put(Seat::Union, UnitClass::Fort, fort);
  }
  return theatre;
}

TEST(Campaign_13_4_RiverCities, AreThoseWithWaterThatNoFortCloses) {
  const Theatre open = with_guard("2607", "");
  const HexSet cities = exposed_cities(open.field(), Seat::Union);
  for (const char* const city : {"1513", "1910", "2309", "2607", "3702"}) {
    EXPECT_TRUE(cities.has(hex_at_name(city))) << city;
  }
  EXPECT_FALSE(cities.has(hex_at_name("2205"))) << "no boat reaches Indianapolis";
  EXPECT_TRUE(exposed_cities(open.field(), Seat::Confederate).empty());
  const Theatre shut = with_guard("2607", "2309");
  const HexSet left = exposed_cities(shut.field(), Seat::Union);
  EXPECT_FALSE(left.has(hex_at_name("2607"))) << "New Albany's fort bars the Ohio (11.6)";
  EXPECT_FALSE(left.has(hex_at_name("3702")));
  EXPECT_TRUE(left.has(hex_at_name("1910"))) << "Evansville lies below it";
}

TEST(Campaign_13_4_RiverCities, AreNotLeftByTheirOnlyPoint) {
  const auto spare = [](std::string_view fort) {
    const Theatre theatre = with_guard("2607", fort);
    return Missions(theatre.field(), land(), kStances.front(), Seat::Union).spare_at(hex_at_name("2607"));
  };
  EXPECT_EQ(spare(""), 0);
  EXPECT_EQ(spare("2309"), 1);
}

TEST(Campaign_13_4_RiverCities, GetThePointsThatArriveFirst) {
  const auto guarded = [](const State& state) {
    const Field field = shipped_campaign().field(state);
    return (exposed_cities(field, Seat::Union) & field.armies(Seat::Union)).size();
  };
  const State before = set_up();
  const State after = played(before, [](const State& now) {
    return is_step<RecruitmentLocals>(now.top()) && shipped_campaign().to_act(now) == Seat::Union;
  });
  const auto west = static_cast<std::size_t>(locals_of<RecruitmentLocals>(before.top()).west);
  ASSERT_GE(west, 2U);
  EXPECT_GE(guarded(after), guarded(before) + west) << "each in another city";
}

}  // namespace
}  // namespace longroll::campaign::test
