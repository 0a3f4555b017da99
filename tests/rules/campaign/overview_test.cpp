// What whole chapters say, each shown once: their paragraphs have tests of their own.
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/games/campaign/rules/trains.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;

TEST(Campaign_3_0_HowItIsPlayed, SeventeenTurnsOfASeasonEachFromSpring1861ToSpring1865) {
  const Library& library = test::shipped_library();
  EXPECT_EQ(library.track_of_turns.last_turn(), kTurns);
  for (int turn = 1; turn <= kTurns; ++turn) {
    EXPECT_EQ(static_cast<int>(library.turn(turn).season), (turn - 1) % kSeasons) << turn;
    EXPECT_EQ(library.turn(turn).year, 1861 + (turn - 1) / kSeasons) << turn;
  }
}

TEST(Campaign_3_2_2_Impulse, SupplyThenWorksThenMovementThenTheOtherSide) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4712");
  theatre.hold("4712", kUsa);
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic));
  theatre.put(kUsa, UnitClass::Asp, "4506");
  theatre.put(kCsa, UnitClass::Asp, "2722");
  War war(theatre, kCsa);
  war.act(verbs::EndMoves{});
  EXPECT_EQ(war.asked(), kUsa);
  ASSERT_TRUE(war.is_at(StepKind::SupplyCheck)) << "a transport may feed Fort Monroe";
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  ASSERT_TRUE(war.is_at(StepKind::Works));
  war.act(verbs::EndWorks{});
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  war.act(verbs::EndMoves{});
  EXPECT_EQ(war.asked(), kCsa);
}

TEST(Campaign_4_1_UnionRecruiting, ArrivalsThenConstruction) {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{});
  EXPECT_EQ(war.asked(), kUsa);
  ASSERT_TRUE(war.is_at(StepKind::Recruitment));
  war.act(verbs::EndRecruitment{});
  EXPECT_EQ(war.asked(), kUsa);
  EXPECT_TRUE(war.is_at(StepKind::Building));
}

TEST(Campaign_4_2_ConfederateRecruiting, AfterTheUnionArrivalsThenConstruction) {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{}).act(verbs::EndRecruitment{}).act(verbs::EndRecruitment{});
  EXPECT_EQ(war.asked(), kCsa);
  ASSERT_TRUE(war.is_at(StepKind::Recruitment));
  war.act(verbs::EndRecruitment{});
  EXPECT_EQ(war.asked(), kCsa);
  ASSERT_TRUE(war.is_at(StepKind::Building));
  war.act(verbs::EndRecruitment{});
  EXPECT_EQ(war.asked(), Seat::Chance) << "the initiative";
}

TEST(Campaign_5_3_11_ByWater, WhoHasGoneByWaterGoesNoFarther) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4505", 2);
  theatre.put_leader('A', "4505", 1);
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic));
  War war(theatre, kUsa);
  war.act(verbs::Embark{hex("4505"), TransportBy::Sea, -1}).act(verbs::Land{hex("4605")});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "4605"), 2);
  EXPECT_EQ(war.refusal(verbs::Muster{hex("4605"), Post::Field}), "5.2");
}

TEST(Campaign_7_0_Railroads, ABreakStopsTrainsAndSupplyAlongTheLine) {
  Theatre theatre;
  ASSERT_TRUE(running_rails(theatre.field(), kCsa).has(hex("2722")));
  ASSERT_TRUE(theatre.field().building_ground(kCsa).joined.has(hex("2722"))) << "the economy hangs together by rail";
  std::uint8_t& marks = theatre.state().ground[static_cast<std::size_t>(hex("2722"))];
  marks = static_cast<std::uint8_t>(marks | kRailBroken);
  EXPECT_FALSE(running_rails(theatre.field(), kCsa).has(hex("2722")));
}

TEST(Campaign_8_5_OutOfSupply, HalfTheAllowanceAndADieWorse) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704");
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 8);
  theatre.out_of_supply(kUsa, "0704", 1);
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 4);
  EXPECT_EQ(test::shipped_library().chart.numbers.supply.surrender_markers, 2);
}

TEST(Campaign_10_0_Leaders, FourOfASideWithRatingsToThreeAndTheyQuickenAForce) {
  const Library& library = test::shipped_library();
  for (const Seat side : {kUsa, kCsa}) {
    EXPECT_EQ(library.leader_of[side].size(), 4U);
  }
  EXPECT_EQ(library.chart.leaders.highest_rating, 3);
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704");
  theatre.put_leader('A', "0704", 3);
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 8 + 3);
}

TEST(Campaign_11_0_Forts, ShutTheWaterBesideThemToTheEnemy) {
  Theatre theatre;
  const NetworkData data = test::shipped_library().network_data();
  const NodeId water = data.network.water_at(test::water_between("1118", "1218").hexside());
  ASSERT_NE(water, kNoNode);
  EXPECT_FALSE(water_shut_to(data, theatre.field().network(), kUsa).has(water));
  theatre.put(kCsa, UnitClass::Fort, "1218");
  EXPECT_TRUE(water_shut_to(data, theatre.field().network(), kUsa).has(water));
  EXPECT_FALSE(water_shut_to(data, theatre.field().network(), kCsa).has(water));
}

TEST(Campaign_11_3_Garrisons, TwoPointsBesideTheFortsOwnAndNoZone) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, "4410");
  EXPECT_TRUE(theatre.field().is_occupied(hex("4410"), kCsa)) << "it is a garrison by itself";
  EXPECT_EQ(room_in_fort(theatre.field(), hex("4410"), kCsa), 2);
  theatre.put(kCsa, UnitClass::Asp, "4410");
  theatre.post(kCsa, "4410", Post::Garrison);
  EXPECT_EQ(room_in_fort(theatre.field(), hex("4410"), kCsa), 1);
  EXPECT_FALSE(theatre.field().primary_sources(kCsa).has(hex("4410")));
  theatre.post(kCsa, "4410", Post::Field);
  EXPECT_TRUE(theatre.field().primary_sources(kCsa).has(hex("4410")));
}

TEST(Campaign_12_2_Effects, WhoIsEntrenchedComesOutBeforeHeMoves) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506", 2);
  theatre.put(kUsa, UnitClass::Entrenchment, "4506");
  theatre.post(kUsa, "4506", Post::Entrenched);
  EXPECT_FALSE(theatre.field().primary_sources(kUsa).has(hex("4506")));
  War war(theatre, kUsa);
  EXPECT_EQ(war.refusal(verbs::Muster{hex("4506"), Post::Field}), "5.2") << "nobody is in the open";
  war.muster("4506", Post::Entrenched).step("4505");
  EXPECT_EQ(war.count(kUsa, UnitClass::Entrenchment, "4506"), 0) << "12.1";
}

TEST(Campaign_13_3_Bars, LeveesAndDryRiversShutVesselsOut) {
  const NetworkData data = test::shipped_library().network_data();
  Theatre theatre;
  const NodeId seasonal = data.network.water_at(test::water_between("2015", "2115").hexside());
  ASSERT_NE(seasonal, kNoNode);
  EXPECT_TRUE(vessel_water(data, theatre.turn(1).field().network(), Vessel::Rsp).has(seasonal)) << "spring";
  EXPECT_FALSE(vessel_water(data, theatre.turn(2).field().network(), Vessel::Rsp).has(seasonal)) << "summer";
  EXPECT_FALSE(vessel_water(data, theatre.turn(1).field().network(), Vessel::Nsp).has(seasonal)) << "no sea vessel";
}

TEST(Campaign_13_3_5_Bridges, CrossedAsIfThereWereNoRiverButAnAttackIsAmphibious) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2014");
  theatre.put_leader('A', "2014", 1);
  theatre.hold("2014", kUsa);
  War free(theatre, kUsa);
  free.muster("2014");
  const int before = free.points_left();
  free.step("2015");
  EXPECT_EQ(before - free.points_left(), 1) << "the Cumberland costs nothing at Nashville";
  theatre.put(kCsa, UnitClass::Asp, "2015");
  War attack(theatre, kUsa);
  attack.muster("2014").step("2015");
  ASSERT_TRUE(attack.is_at(StepKind::Battle));
  EXPECT_TRUE(locals_of<BattleLocals>(attack.state().top()).note.is_amphibious);
}

TEST(Campaign_15_0_Politics, TheStatusStaysBetweenMinusFourAndFour) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4409");
  theatre.put_leader('A', "4409", 1);
  theatre.state().tracks[static_cast<std::size_t>(Track::PoliticalStatus)] = 4;
  War war(theatre, kUsa);
  war.muster("4409").step("4410");
  ASSERT_TRUE(war.field().held(kUsa).has(hex("4410"))) << "Richmond is taken (15.1)";
  EXPECT_EQ(war.field().value(Track::PoliticalStatus), 4);
}

TEST(Campaign_15_6_Missouri, NobodysStatesSendNeitherArrivalsNorMilitia) {
  const Library& library = test::shipped_library();
  for (const AmericanState state : {AmericanState::Missouri, AmericanState::Kansas}) {
    EXPECT_EQ(allegiance_of(state), Allegiance::Missouri);
    EXPECT_EQ(std::count(library.militia_states.begin(), library.militia_states.end(), state), 0);
  }
  Theatre theatre;
  library.map.cities().for_each([&](HexId city) {
    if (library.map.allegiance_at(city) == Allegiance::Missouri) {
      theatre.hold(hex_text(city), kUsa);
      EXPECT_FALSE(theatre.field().arrival_places(kUsa).has(city)) << hex_text(city);
    }
  });
}

}  // namespace
}  // namespace longroll::campaign
