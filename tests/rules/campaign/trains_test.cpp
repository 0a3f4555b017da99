// Campaign 7.2 to 7.4, 5.3.10: forces go by rail. Richmond is 4410, Savannah 3527, Washington 4506.
#include "engine/games/campaign/rules/trains.h"

#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

verbs::RailTo rail(std::string_view hex) { return {hex_at_name(hex)}; }
void mark(Theatre& theatre, std::string_view hex, unsigned marks) {
  std::uint8_t& ground = theatre.state().ground[static_cast<std::size_t>(hex_at_name(hex))];
  ground = static_cast<std::uint8_t>(ground | marks);
}

TEST(Campaign_7_4_RailMovement, AnyDistanceForThreePointsAndOnWithTheRest) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  War war(theatre, kCsa);
  war.muster("4410").act(verbs::Entrain{1});
  EXPECT_EQ(war.refusal(verbs::Halt{}), "3.2.1") << "it is on the train";
  EXPECT_EQ(war.refusal(verbs::March{hex_at_name("4409")}), "3.2.1");
  war.act(rail("3527"));
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "3527"), 1);
  EXPECT_EQ(war.points_left(), 5) << "three of eight";
  ASSERT_TRUE(war.told<notes::Rode>());
  EXPECT_EQ(war.refuses_step("3427"), "") << "getting off costs nothing, and it goes on";
  EXPECT_EQ(war.refusal(rail("4410")), "7.4");
  war.act(verbs::Entrain{1});
  EXPECT_EQ(war.points_left(), 2);
}

TEST(Campaign_5_3_10_ByRail, WithoutTheThreePointsNobodyGetsOn) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  War war(theatre, kCsa);
  war.muster("4410").act(verbs::BreakRail{}).act(verbs::RepairRail{});
  EXPECT_EQ(war.points_left(), 1);
  EXPECT_EQ(war.refusal(verbs::Entrain{1}), "7.4");
}

TEST(Campaign_7_3_Trains, ThreeConfederateTrainsWithAPointEach) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410", 4);
  theatre.put_leader('E', "4410", 1);
  War war(theatre, kCsa);
  war.muster("4410");
  for (int trains = 0; trains <= 5; ++trains) {
    EXPECT_EQ(war.refusal(verbs::Entrain{trains}), "7.3") << "four points, three trains of one: " << trains;
  }
  war.act(verbs::Less{shipped_library().kind_of(kCsa, UnitClass::Asp), 0, 2});
  EXPECT_EQ(war.refusal(verbs::Entrain{1}), "7.3");
  EXPECT_EQ(war.refusal(verbs::Entrain{2}), "") << "a leader takes no room";
  EXPECT_EQ(war.refusal(verbs::Entrain{3}), "7.3") << "a train carries somebody";
  war.act(verbs::Entrain{2}).act(rail("3527")).act(verbs::Halt{});
  EXPECT_EQ(trains_left(war.field(), kCsa), 1);
  war.muster("4410").act(verbs::Less{shipped_library().kind_of(kCsa, UnitClass::Asp), 0, 1});
  war.act(verbs::Entrain{1}).act(rail("3527")).act(verbs::Halt{});
  war.muster("4410");
  EXPECT_EQ(war.refusal(verbs::Entrain{1}), "7.3") << "all have been used";
}

TEST(Campaign_7_3_Trains, AUnionTrainCarriesTwoWhereThatIsAllowed) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506", 2);
  War war(theatre, kUsa);
  war.muster("4506");
  EXPECT_EQ(war.refusal(verbs::Entrain{1}), "") << "two on one";
  const Field field = theatre.field();
  EXPECT_EQ(load_of(3, 2), 2);
  EXPECT_EQ(load_of(0, 0), 1) << "a leader alone needs a train that runs";
  EXPECT_EQ(field.library().chart.numbers.rail.union_units_missouri, 1);
}

TEST(Campaign_7_4_RailMovement, NotThroughBreaksNorOnWhatTheEnemyHolds) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506");
  theatre.put(kCsa, UnitClass::Asp, "4410");
  War war(theatre, kUsa);
  war.muster("4506").act(verbs::Entrain{1});
  EXPECT_EQ(war.refusal(rail("4410")), "7.4") << "a Confederate railroad";
  EXPECT_EQ(war.refusal(rail("4505")), "");
  mark(theatre, "4505", kRailBroken);
  War cut(theatre, kUsa);
  cut.muster("4506");
  const Field field = cut.field();
  EXPECT_FALSE(running_rails(field, kUsa).has(hex_at_name("4505")));
}

TEST(Campaign_7_4_RailMovement, OutOfAZoneOnlyWhereFriendsStay) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410", 2);
  theatre.put(kUsa, UnitClass::Asp, "4409");
  const verbs::Less one{shipped_library().kind_of(kCsa, UnitClass::Asp), 0, 1};
  War war(theatre, kCsa);
  war.muster("4410");
  ASSERT_TRUE(war.field().primary_zone(kUsa).has(hex_at_name("4410")));
  EXPECT_EQ(war.refusal(verbs::Entrain{2}), "7.4") << "all would leave";
  war.act(one);
  EXPECT_EQ(war.refusal(verbs::Entrain{1}), "") << "a friend stays and negates the zone";
}

TEST(Campaign_7_4_RailMovement, NoTrainEntersAPrimaryZoneAndFromASecondaryOneItGoesNoFarther) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "3527");
  War free(theatre, kCsa);
  free.muster("3527").act(verbs::Entrain{1});
  const Field before = free.field();
  const HexSet all = train_hexes(before, locals_of<ForceMoveLocals>(free.state().top()), 1);
  theatre.put(kUsa, UnitClass::Asp, "4311");
  War war(theatre, kCsa);
  war.muster("3527").act(verbs::Entrain{1});
  const Field field = war.field();
  const HexSet hexes = train_hexes(field, locals_of<ForceMoveLocals>(war.state().top()), 1);
  EXPECT_TRUE((hexes & field.primary_zone(kUsa)).empty());
  EXPECT_TRUE((hexes - all).empty());
  EXPECT_FALSE((all & field.primary_zone(kUsa)).empty()) << "the zone lies on the line";
  EXPECT_FALSE(hexes.empty());
}

TEST(Campaign_7_3_Trains, BothSidesHaveAllOfTheirsAgainInEveryImpulse) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  War war(theatre, kCsa);
  const int all[] = {trains_left(war.field(), kUsa), trains_left(war.field(), kCsa)};
  for (const Seat side : {kUsa, kCsa}) {
    war.state().tracks[static_cast<std::size_t>(track(Track::TrainsUsed, index_of(side)))] = 2;
    EXPECT_EQ(trains_left(war.field(), side), all[index_of(side)] - 2);
  }
  war.act(verbs::EndMoves{});
  for (const Seat side : {kUsa, kCsa}) {
    EXPECT_EQ(trains_left(war.field(), side), all[index_of(side)]);
  }
}

TEST(Campaign_7_4_RailMovement, NobodyGetsOnInASecondaryZoneEither) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "2822");
  theatre.put(kUsa, UnitClass::Asp, "2820");
  ASSERT_TRUE(theatre.field().secondary_zone(kUsa).has(hex("2822")));
  EXPECT_EQ(War(theatre, kCsa).muster("2822").refusal(verbs::Entrain{1}), "7.4");
}

/// Where the Confederates at 3527 can go by one train.
HexSet reached(const Theatre& theatre) {
  War war(theatre, kCsa);
  war.muster("3527").act(verbs::Entrain{1});
  return train_hexes(war.field(), locals_of<ForceMoveLocals>(war.state().top()), 1);
}

TEST(Campaign_7_4_RailMovement, ZonesThatFriendsNegateStopNoTrain) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "3527");
  const HexSet all = reached(theatre);
  for (const char* const enemy : {"2820", "4310"}) {  // beside railroads, not on them
    theatre.put(kUsa, UnitClass::Asp, enemy);
  }
  EXPECT_NE(reached(theatre), all);
  const Field field = theatre.field();
  ASSERT_FALSE((all & field.primary_zone(kUsa)).empty());
  ASSERT_FALSE((all & field.secondary_zone(kUsa)).empty());
  const HexSet in_zones = all & (field.primary_zone(kUsa) | field.secondary_zone(kUsa));
  Theatre negated = theatre;
  in_zones.for_each([&](HexId at) { negated.put(kCsa, UnitClass::Asp, hex_text(at)); });
  EXPECT_EQ(reached(negated), all);
}

TEST(Campaign_7_4_RailMovement, FriendsInASecondaryZoneLetATrainGoOn) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "3527");
  theatre.put(kUsa, UnitClass::Asp, "1322");
  ASSERT_TRUE(theatre.field().secondary_zone(kUsa).has(hex("1522")));
  EXPECT_TRUE(reached(theatre).has(hex("1522")));
  EXPECT_FALSE(reached(theatre).has(hex("1523"))) << "in a secondary zone a train stops";
  theatre.put(kCsa, UnitClass::Asp, "1522");
  EXPECT_TRUE(reached(theatre).has(hex("1523")));
}

TEST(Campaign_7_1_Control, NoTrainRunsOnRailsOutOfSupply) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "3527");
  const HexId here = hex("3527");
  const GroundMap& map = shipped_library().map;
  map.grid.for_each_neighbor(here, [&](Direction d, HexId next) {
    for (const HexId at : {here, map.is_rail_link(here, d) ? next : here}) {
      std::uint8_t& ground = theatre.state().ground[static_cast<std::size_t>(at)];
      ground = static_cast<std::uint8_t>(kHeldByUnion | kRailUnion | kRailUpgraded);
    }
  });
  const Field field = theatre.field();
  ASSERT_TRUE(field.rails(kUsa).has(here));
  ASSERT_FALSE(field.can_trace(here, kUsa)) << "far from every source of the Union";
  EXPECT_FALSE(running_rails(field, kUsa).has(here));
  EXPECT_EQ(War(theatre, kUsa).muster("3527").refusal(verbs::Entrain{1}), "7.4");
}

TEST(Campaign_7_4_RailMovement, NoTrainRunsWhereEnemiesStandBeTheyWithoutZones) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "2822");
  EXPECT_TRUE(running_rails(theatre.field(), kCsa).has(hex("2922")));
  theatre.put(kUsa, UnitClass::Cavalry, "2922");
  EXPECT_FALSE(running_rails(theatre.field(), kCsa).has(hex("2922")));
}

TEST(Campaign_4_3_Militia, DoesNotLeaveItsStateByRailEither) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Msp, "4410");
  War war(theatre, kCsa);
  war.muster("4410").act(verbs::Entrain{1});
  EXPECT_EQ(war.refusal(rail("3527")), "7.4") << "Georgia";
  EXPECT_EQ(war.refusal(rail("4409")), "");
}

}  // namespace
}  // namespace longroll::campaign::test
