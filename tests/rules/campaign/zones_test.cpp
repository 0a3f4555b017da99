// Zones of control (6.0 to 6.3). Hexes are those of the shipped map: 0704 lies in open country without water.
#include "engine/games/campaign/rules/zones.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/rules/campaign/plain_zones.h"
#include "tests/rules/campaign/table.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::hexes;
using test::text_of;
using test::Theatre;

std::string primary(const Theatre& theatre, Seat side) { return text_of(theatre.field().primary_zone(side)); }
std::string secondary(const Theatre& theatre, Seat side) { return text_of(theatre.field().secondary_zone(side)); }
bool reaches(const Theatre& theatre, Seat side, std::string_view name) {
  return theatre.field().primary_zone(side).has(hex(name));
}
bool reaches_far(const Theatre& theatre, Seat side, std::string_view name) {
  return theatre.field().secondary_zone(side).has(hex(name));
}

TEST(Campaign_6_0_ZonesOfControl, TheHexItsSixNeighboursAndTheTwelveBeyond) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  EXPECT_EQ(primary(theatre, Seat::Union), "0603 0604 0703 0704 0705 0803 0804");
  EXPECT_EQ(secondary(theatre, Seat::Union), "0503 0504 0505 0602 0605 0702 0706 0802 0805 0903 0904 0905");
  EXPECT_EQ(primary(theatre, Seat::Confederate), "");
}

TEST(Campaign_6_1_ForcesWithoutZones, OnlyArmyPointsExertThem) {
  for (const UnitClass none : {UnitClass::Msp, UnitClass::Cavalry}) {
    Theatre theatre;
    theatre.put(Seat::Union, none, "0704");
    theatre.put_leader('A', "0704", 3);
    EXPECT_EQ(primary(theatre, Seat::Union), "") << static_cast<int>(none);
  }
}

TEST(Campaign_6_1_ForcesWithoutZones, OutOfSupplyInAFortOrEntrenched) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  EXPECT_EQ(primary(theatre.out_of_supply(Seat::Union, "0704", 1), Seat::Union), "");
  theatre.out_of_supply(Seat::Union, "0704", 0);
  for (const Post post : {Post::Entrenched, Post::Garrison, Post::Aboard}) {
    EXPECT_EQ(primary(theatre.post(Seat::Union, "0704", post), Seat::Union), "");
    EXPECT_EQ(secondary(theatre, Seat::Union), "");
  }
  EXPECT_NE(primary(theatre.post(Seat::Union, "0704", Post::Field), Seat::Union), "");
}

TEST(Campaign_6_1_ForcesWithoutZones, ADemoralizedForceHasNoSecondaryZone) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  theatre.demoralize(Seat::Union, "0704", 1);
  EXPECT_EQ(primary(theatre, Seat::Union), "0603 0604 0703 0704 0705 0803 0804");
  EXPECT_EQ(secondary(theatre, Seat::Union), "");
}

TEST(Campaign_6_1_1_MultipleZones, OneCountsAndThePrimaryOneHidesTheOther) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704", 5);
  theatre.put(Seat::Union, UnitClass::Asp, "0702");
  const Field field = theatre.field();
  EXPECT_TRUE(field.primary_zone(Seat::Union).has(hex("0702")));
  EXPECT_FALSE(field.secondary_zone(Seat::Union).has(hex("0702")));
  EXPECT_EQ(enemy_zone_at(field, Seat::Confederate, hex("0703")), EnemyZone::Primary);
}

TEST(Campaign_6_1_2_EnemyAndFriendlyZones, OnlyTheEnemysCount) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  theatre.put(Seat::Confederate, UnitClass::Msp, "0904");
  const Field field = theatre.field();
  EXPECT_EQ(enemy_zone_at(field, Seat::Union, hex("0705")), EnemyZone::None);
  EXPECT_EQ(enemy_zone_at(field, Seat::Confederate, hex("0705")), EnemyZone::Primary);
  EXPECT_EQ(enemy_zone_at(field, Seat::Confederate, hex("0706")), EnemyZone::Secondary);
  EXPECT_EQ(enemy_zone_at(field, Seat::Confederate, hex("0707")), EnemyZone::None);
  // 5.3.5: the hex that an enemy occupies counts, whether he exerts zones or not.
  EXPECT_EQ(enemy_zone_at(field, Seat::Union, hex("0904")), EnemyZone::Primary);
}

TEST(Campaign_6_2_PrimaryZone, StopsAtDeepWaterBridgesFerriesSwampsAndForts) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "0104");
  EXPECT_FALSE(reaches(theatre, Seat::Confederate, "0105")) << "a navigable river";
  theatre.put(Seat::Confederate, UnitClass::Asp, "0231");
  EXPECT_FALSE(reaches(theatre, Seat::Confederate, "0232")) << "a swamp";
  theatre.put(Seat::Union, UnitClass::Asp, "0704");
  EXPECT_TRUE(reaches(theatre, Seat::Union, "0705"));
  theatre.put(Seat::Confederate, UnitClass::Fort, "0705");
  EXPECT_FALSE(reaches(theatre, Seat::Union, "0705")) << "a fort";
  EXPECT_FALSE(reaches_far(theatre, Seat::Union, "0706")) << "beyond the fort and around it over minor rivers";
}

TEST(Campaign_6_2_PrimaryZone, ASeasonalRiverStopsItWhileItCarriesBoats) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "0122");
  EXPECT_FALSE(reaches(theatre, Seat::Confederate, "0222")) << "spring";
  EXPECT_TRUE(reaches(theatre.turn(2), Seat::Confederate, "0222")) << "summer";
  EXPECT_TRUE(reaches(theatre.turn(3), Seat::Confederate, "0222")) << "fall";
  EXPECT_FALSE(reaches(theatre.turn(4), Seat::Confederate, "0222")) << "winter";
}

TEST(Campaign_6_2_PrimaryZone, ABridgeStopsItEvenOverLowWater) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(Seat::Confederate, UnitClass::Asp, "2015");
  EXPECT_FALSE(reaches(theatre, Seat::Confederate, "2115"));
}

TEST(Campaign_6_3_SecondaryZone, StopsAtMinorRiversAndRoughGround) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0105");
  EXPECT_TRUE(reaches(theatre, Seat::Union, "0106"));
  EXPECT_FALSE(reaches_far(theatre, Seat::Union, "0107")) << "a minor river on the way";
  theatre.put(Seat::Union, UnitClass::Asp, "0318");
  EXPECT_TRUE(reaches(theatre, Seat::Union, "0418")) << "rough ground does not stop the primary zone";
  EXPECT_FALSE(reaches_far(theatre, Seat::Union, "0519")) << "nothing goes on through rough ground";
}

TEST(Campaign_6_3_SecondaryZone, GoesIntoNoTownThatTheEnemyHolds) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, "0125");
  EXPECT_FALSE(reaches_far(theatre, Seat::Union, "0127")) << "Logansport, held by the Confederates";
  theatre.hold("0127", Seat::Nobody);
  EXPECT_TRUE(reaches_far(theatre, Seat::Union, "0127"));
}

TEST(Campaign_15_4_Appalachia, NoConfederateSecondaryZoneGoesThere) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Theatre theatre;
    theatre.put(side, UnitClass::Asp, "3008");
    EXPECT_EQ(reaches_far(theatre, side, "3010"), side == Seat::Union);
  }
}

/// A position in which anything can be.
Theatre random_theatre(Rng& rng) {
  Theatre theatre;
  const Library& library = theatre.library();
  theatre.turn(1 + static_cast<int>(rng.below(17)));
  const auto somewhere = [&] { return library.land[rng.below(static_cast<std::uint32_t>(library.land.size()))]; };
  for (Piece& piece : theatre.state().pieces) {
    const UnitClass unit_class = library.class_of(piece.kind);
    if ((is_point(unit_class) || unit_class == UnitClass::Fort) && rng.below(3) != 0) {
      piece.place = somewhere();
      piece.flags = is_point(unit_class) && rng.below(3) == 0 ? static_cast<std::uint16_t>(rng.below(1U << 11U))
                                                              : std::uint16_t{0};
    }
  }
  for (int i = 0; i < 200; ++i) {
    theatre.state().ground[static_cast<std::size_t>(somewhere())] =
        static_cast<std::uint8_t>(rng.below(2) == 0 ? kHeldByUnion : kHeldByConfederacy);
  }
  return theatre;
}

TEST(Campaign_6_3_SecondaryZone, BothKindsAreWhatTheRulesTellHexByHex) {
  Rng rng(7);
  for (int i = 0; i < 4; ++i) {
    const Theatre theatre = random_theatre(rng);
    const Library& library = theatre.library();
    const Field field = theatre.field();
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      HexSet near;
      HexSet far;
      for (const HexId at : library.land) {
        if (test::is_in_primary_zone(library, theatre.state(), side, at)) {
          near.add(at);
        } else if (test::is_in_secondary_zone(library, theatre.state(), side, at)) {
          far.add(at);
        }
      }
      ASSERT_EQ(text_of(field.primary_zone(side)), text_of(near)) << "position " << i;
      ASSERT_EQ(text_of(field.secondary_zone(side)), text_of(far)) << "position " << i;
    }
  }
}

/// Moves a counter, marks it or gives a hex to somebody.
void change_something(Rng& rng, const Library& library, Now& now) {
  const auto piece = static_cast<PieceId>(rng.below(static_cast<std::uint32_t>(now.state().pieces.size())));
  const HexId somewhere = library.land[rng.below(static_cast<std::uint32_t>(library.land.size()))];
  switch (rng.below(4)) {
    case 0:
      now.move(piece, rng.below(4) == 0 ? kPool : somewhere);
      break;
    case 1:
      now.flag(piece, rng.below(1U << 11U));
      break;
    case 2:
      now.mark_ground(somewhere, rng.below(4));
      break;
    default:
      now.set(track(Track::Turn), 1 + static_cast<int>(rng.below(17)));
      break;
  }
}

TEST(CampaignField, FollowsTheEventsUnderAPen) {
  Rng rng(11);
  Theatre theatre = random_theatre(rng);
  const Library& library = theatre.library();
  Events events;
  Now now(theatre.state(), events);
  for (int i = 0; i < 2'000; ++i) {
    change_something(rng, library, now);
    if (rng.below(3) != 0) {
      continue;
    }
    const Field kept(library, now);
    const Field fresh(library, now.state());
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ASSERT_EQ(text_of(kept.primary_zone(side)), text_of(fresh.primary_zone(side))) << i;
      ASSERT_EQ(text_of(kept.secondary_zone(side)), text_of(fresh.secondary_zone(side))) << i;
      ASSERT_EQ(kept.held(side), fresh.held(side)) << i;
      ASSERT_EQ(kept.occupied(side), fresh.occupied(side)) << i;
      ASSERT_EQ(kept.in_field(side), fresh.in_field(side)) << i;
    }
  }
}

}  // namespace
}  // namespace longroll::campaign
