// What the rulebook leaves open and RULINGS.md decides: a hex that both sides share, what parts the economy, what a
// lost city costs.
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign::test {
namespace {

/// Four points of each side have fought at 0704, and both have stayed there.
War shared(Seat attacker, Seat holder) {
  Theatre theatre;
  theatre.turn(2).hold("0704", holder);
  theatre.put(attacker, UnitClass::Asp, "0703", 4);
  theatre.put_leader(attacker == kUsa ? 'A' : 'E', "0703", 0);  // who goes where nothing is supplied
  theatre.put(other(attacker), UnitClass::Asp, "0704", 4);
  War war(theatre, attacker);
  war.muster("0703").step("0704").act(verbs::Pass{}, {4, 1});  // a draw
  return std::move(war.act(verbs::Pass{}).act(verbs::Pass{}, {1, 1}));
}

TEST(Campaign_9_10_1_Draw, ControlStaysWithWhoHadItUntilNobodyOfHisIsLeftThere) {
  for (const Seat holder : {kUsa, kCsa}) {
    War war = shared(other(holder), holder);
    ASSERT_TRUE(war.field().is_occupied(hex("0704"), kUsa) && war.field().is_occupied(hex("0704"), kCsa));
    EXPECT_TRUE(war.field().held(holder).has(hex("0704")));
    war.act(verbs::EndMoves{}).end_supply().muster("0704").step("0705").act(verbs::Halt{});
    EXPECT_FALSE(war.field().is_occupied(hex("0704"), holder));
    EXPECT_TRUE(war.field().held(other(holder)).has(hex("0704"))) << "the last of them has gone";
  }
}

TEST(Campaign_9_10_1_Draw, BothKeepTheirZonesInTheHexThatTheyShare) {
  const War war = shared(kUsa, kCsa);
  for (const Seat side : {kUsa, kCsa}) {
    EXPECT_TRUE(war.field().primary_zone(side).has(hex("0704")));
    EXPECT_TRUE(war.field().primary_zone(side).has(hex("0705")));
    EXPECT_TRUE(war.field().secondary_zone(side).has(hex("0706")));
  }
}

TEST(Campaign_9_10_1_Draw, ALineOfSupplyMayBeginInAHexWithEnemies) {
  Theatre theatre;
  const PieceId guest = theatre.put(kUsa, UnitClass::Asp, "4408");
  const PieceId host = theatre.put(kCsa, UnitClass::Asp, "4408");
  theatre.put(kUsa, UnitClass::Asp, "4407");  // who negates the zones on the way
  theatre.put(kCsa, UnitClass::Asp, "4409");
  const Field field = theatre.field();
  EXPECT_TRUE(field.can_trace(hex("4408"), kUsa)) << "to Washington";
  EXPECT_TRUE(field.can_trace(hex("4408"), kCsa)) << "to Richmond";
  for (const PieceId point : {guest, host}) {
    const std::vector<PieceId> hungry = supply_status(field, field.side_of(point)).unsupplied;
    EXPECT_EQ(std::count(hungry.begin(), hungry.end(), point), 0);
  }
  EXPECT_FALSE(field.lines(kUsa).free.has(hex("4408"))) << "no other line goes through it";
  EXPECT_FALSE(field.lines(kCsa).free.has(hex("4408")));
}

TEST(Campaign_14_1_Ports, TheNavyInTheBoxOfAZoneShutsNoPort) {
  Theatre theatre;
  for (const SeaZone zone : {SeaZone::WestGulf, SeaZone::EastGulf, SeaZone::SouthAtlantic, SeaZone::MidAtlantic}) {
    theatre.put_ships(kUsa, UnitClass::Nsp, Berth::in(zone));
  }
  theatre.put(kUsa, UnitClass::Fort, "3626");  // Fort Pulaski: Savannah has its coast alone
  EXPECT_EQ(economy_now(theatre.field()).ports, 8);
  theatre.put_ships(kUsa, UnitClass::Nsp, Berth::off(hex("3527")));
  EXPECT_EQ(economy_now(theatre.field()).ports, 7) << "off the port one does";
}

/// Campaign 8.1: nothing is traced through enemies.
TEST(Campaign_14_1_Fragments, ACenterWhoseFortIsBesiegedIsCutOffThoughItsSideControlsIt) {
  const auto in_economy = [](bool is_besieged) {
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Fort, "4410");  // Richmond, on the James
    theatre.put(kCsa, UnitClass::Asp, "4410");
    theatre.post(kCsa, "4410", Post::Garrison);
    if (is_besieged) {
      theatre.put(kUsa, UnitClass::Asp, "4410", 2);
    }
    const Field field = theatre.field();
    EXPECT_TRUE(field.held(kCsa).has(hex("4410")));
    const Economy economy = economy_now(field);
    EXPECT_EQ(economy.centers, is_besieged ? 11 : 15);
    return economy.fragment.has(hex("4410"));
  };
  EXPECT_TRUE(in_economy(false));
  EXPECT_FALSE(in_economy(true));
}

TEST(Campaign_14_0_Economy, TheSeaJoinsNothingTheRestOfThePortsIsAFragmentOfItsOwn) {
  Lines lines;  // the Union is everywhere within three hexes of Charleston; its harbour stays open
  const HexId port = hex("3824");
  shipped_ground().in_play().for_each([&](HexId at) {
    const int away = shipped_ground().grid.distance(at, port);
    if (away > 0 && away <= 3 && !shipped_ground().is_sea(at)) {
      lines.hold(kUsa, {hex_text(at)});
    }
  });
  EXPECT_TRUE(open_ports(shipped_network_data(), lines.view()).has(port));
  bool is_alone = false;
  for (const Fragment& part : fragments(shipped_network_data(), lines.view(), {})) {
    is_alone = is_alone || names_of(part.places) == "3824";
  }
  EXPECT_TRUE(is_alone);
  const Economy left = economy(shipped_network_data(), lines.view(), {});
  EXPECT_FALSE(left.fragment.has(port));
  EXPECT_EQ(left.ports, 7);
}

/// What a Confederate point costs the Union that goes into `to` for the first and for the second time.
std::pair<int, int> costs(std::string_view from, std::string_view to) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, from);
  theatre.put_leader('E', from, 1);
  const auto status = [](const State& state) { return state.track(track(Track::PoliticalStatus)); };
  War first(theatre, kCsa);
  first.muster(from).step(to);
  Theatre again = theatre;
  again.state().tracks = first.state().tracks;
  War second(again, kCsa);
  second.muster(from).step(to);
  return {status(first.state()) - status(theatre.state()), status(second.state()) - status(first.state())};
}

TEST(Campaign_15_1_Status, ACityThatIsASourceCostsOnePointOnceAndSoDoesASourceThatIsNoCity) {
  const GroundMap& map = shipped_library().map;
  ASSERT_TRUE(map.cities().has(hex("1402")) && map.union_sources().has(hex("1402"))) << "Peoria";
  EXPECT_EQ(costs("1401", "1402"), std::pair(-1, 0));
  ASSERT_TRUE(!map.cities().has(hex("1201")) && map.union_sources().has(hex("1201"))) << "Galesburg";
  EXPECT_EQ(costs("1202", "1201"), std::pair(-1, 0));
  ASSERT_TRUE(!map.cities().has(hex("1904")) && !map.union_sources().has(hex("1904"))) << "Danville, a town";
  EXPECT_EQ(costs("1903", "1904"), std::pair(0, 0));
}

}  // namespace
}  // namespace longroll::campaign::test
