// What the campaign's computer does by water: blockades, fleets, landings.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/campaign/planner/planner.h"
#include "engine/games/campaign/rules/economy.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

const Land& land() {
  static const Land kLand(shipped_library());
  return kLand;
}

constexpr int kSteady = 0;
constexpr int kHold = 4;

std::vector<Action> plan_in(const War& war, int stance = kSteady) {
  return plan_of(shipped_campaign(), land(), war.state(), kStances[static_cast<std::size_t>(stance)]);
}

template <class Arguments, class IsWanted>
int count_in(const std::vector<Action>& plan, IsWanted&& is_wanted) {
  return static_cast<int>(std::count_if(plan.begin(), plan.end(), [&](const Action& action) {
    const auto arguments = read<Arguments>(action);
    return arguments && is_wanted(*arguments);
  }));
}
/// Naval strength points that are taken from there.
int taken_from(const std::vector<Action>& plan, const Berth& berth) {
  int sum = 0;
  for (const Action& action : plan) {
    const auto take = read<verbs::TakeShips>(action);
    sum += take && take->berth == berth ? take->count : 0;
  }
  return sum;
}
bool sails_to(const std::vector<Action>& plan, const Berth& berth) {
  return count_in<verbs::SailTo>(plan, [&](const verbs::SailTo& sail) { return sail.berth == berth; }) > 0;
}
int landings_in(const std::vector<Action>& plan) {
  return count_in<verbs::Land>(plan, [](const verbs::Land&) { return true; });
}

const Berth kAtlantic = Berth::in(SeaZone::NorthAtlantic);

/// All ports of worth are the Union's but that one.
Theatre only_port(std::string_view port) {
  Theatre theatre;
  for (const MapPlace& place : shipped_library().map.places()) {
    if (place.harbor > 0 && place.hex != hex_at_name(port)) {
      theatre.hold(hex_text(place.hex), Seat::Union);
    }
  }
  return theatre;
}

/// Campaign 14.1: the gates and the berth off the port are where the rules say that it is shut.
TEST(CampaignWaters, AVesselInAnyGateShutsThePort) {
  ASSERT_GE(land().harbors().size(), 7U);
  for (const Harbor& harbor : land().harbors()) {
    for (std::size_t i = 0; i < std::max<std::size_t>(harbor.gates.size(), 1); ++i) {
      Theatre theatre;
      if (harbor.is_on_sea) {
        theatre.put_ships(Seat::Union, UnitClass::Nsp, Berth::off(harbor.port));
      }
      if (!harbor.gates.empty()) {
        theatre.put_ships(Seat::Union, UnitClass::Nsp, berth_of(shipped_library().network.node(harbor.gates[i])));
      }
      const Field field = theatre.field();
      EXPECT_FALSE(open_ports(shipped_library().network_data(), field.network()).has(harbor.port))
          << hex_text(harbor.port) << " " << i;
    }
  }
}

/// Campaign 13.6: two vessels for a fort, and one in reserve; fewer do not go.
TEST(CampaignWaters, EnoughVesselsGoToAFortAndFewerDoNot) {
  for (const int ships : {1, 2, 4}) {
    Theatre theatre = only_port("4320");
    theatre.put(Seat::Confederate, UnitClass::Fort, "4321");
    theatre.put_ships(Seat::Union, UnitClass::Nsp, kAtlantic, ships);
    const std::vector<Action> plan = plan_in(War(theatre, Seat::Union));
    EXPECT_EQ(taken_from(plan, kAtlantic), ships == 1 ? 0 : std::min(ships, 3)) << ships;
  }
}

/// Campaign 14.1: the last vessel that keeps a port shut stays; the others go on to the next.
TEST(CampaignWaters, OneStaysWhereAPortIsShut) {
  const HexId pensacola = hex_at_name("1931");
  const auto harbor = std::find_if(land().harbors().begin(), land().harbors().end(),
                                   [&](const Harbor& one) { return one.port == pensacola; });
  ASSERT_NE(harbor, land().harbors().end());
  const Berth gate = berth_of(shipped_library().network.node(harbor->gates.front()));
  for (const int ships : {1, 2}) {
    Theatre theatre;
    theatre.put_ships(Seat::Union, UnitClass::Nsp, gate, ships);
    theatre.put_ships(Seat::Union, UnitClass::Ntp, Berth::in(SeaZone::EastGulf));
    EXPECT_EQ(taken_from(plan_in(War(theatre, Seat::Union)), gate), ships - 1);
  }
}

/// Campaign 13.6: an ironclad comes out against one vessel, and not against three.
TEST(CampaignWaters, IroncladsAttackWhomTheyBeat) {
  const Berth harbor = water_between("4712", "4713");
  for (const int ships : {1, 3}) {
    Theatre theatre;
    const Berth enemies = water_between("4712", "4812");
    theatre.put_ships(Seat::Confederate, UnitClass::Ironclad, harbor);
    theatre.put_ships(Seat::Union, UnitClass::Nsp, enemies, ships);
    EXPECT_EQ(sails_to(plan_in(War(theatre, Seat::Confederate)), enemies), ships == 1) << ships;
  }
}

Theatre at_baltimore(int points) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "4505", points);
  theatre.put_ships(Seat::Union, UnitClass::Ntp, kAtlantic, 2);
  return theatre;
}

/// Campaign 13.2: troops that can be spared land where nobody guards a place of worth; the timid land nobody.
TEST(CampaignWaters, TroopsLandWhereAPlaceOfWorthIsEmpty) {
  EXPECT_GE(landings_in(plan_in(War(at_baltimore(5), Seat::Union))), 1);
  EXPECT_EQ(landings_in(plan_in(War(at_baltimore(5), Seat::Union), kHold)), 0);
}

/// Campaign 13.3.6: nobody lands among many.
TEST(CampaignWaters, NobodyLandsAmongMoreEnemies) {
  Theatre theatre = at_baltimore(5);
  int guarded = 0;
  for (const MapPlace& place : shipped_library().map.places()) {
    if (shipped_library().map.ports().has(place.hex) &&
        shipped_library().map.allegiance_at(place.hex) == Allegiance::Confederate) {
      theatre.put(Seat::Confederate, UnitClass::Asp, hex_text(place.hex), 2);
      ++guarded;
    }
  }
  ASSERT_GT(guarded, 8);
  const std::vector<Action> plan = plan_in(War(theatre, Seat::Union));
  EXPECT_EQ(
      count_in<verbs::Land>(
          plan, [&](const verbs::Land& to) { return theatre.field().strength_at(to.hex, Seat::Confederate) > 0; }),
      0);
}

/// Campaign 4.3: who alone guards a city of the Union stays there.
TEST(CampaignWaters, GuardsDoNotEmbark) {
  Theatre theatre = at_baltimore(1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "4405", 3);
  EXPECT_EQ(landings_in(plan_in(War(theatre, Seat::Union))), 0);
}

/// Campaign 13.4: one point goes along a river without a vessel, past nobody.
TEST(CampaignWaters, APointGoesByRiverToAnEmptyCity) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "1132", 6);
  theatre.hold("0828", Seat::Union);
  const std::vector<Action> plan = plan_in(War(theatre, Seat::Confederate));
  EXPECT_GE(count_in<verbs::Land>(plan, [](const verbs::Land&) { return true; }), 1);
}

/// Campaign 8.1.3: a transport supplies troops on a coast that nothing else reaches.
TEST(CampaignWaters, ATransportSuppliesWhoHasLanded) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "3534", 2);
  theatre.put_ships(Seat::Union, UnitClass::Ntp, Berth::in(SeaZone::SouthAtlantic));
  War war(theatre, Seat::Confederate);
  war.act(verbs::EndMoves{});
  ASSERT_TRUE(war.is_at(StepKind::SupplyCheck));
  EXPECT_EQ(count_in<verbs::Commit>(plan_in(war),
                                    [](const verbs::Commit& commit) { return commit.coast == hex_at_name("3534"); }),
            1);
}

}  // namespace
}  // namespace longroll::campaign::test
