// Campaign 8.4, 8.4.3, 8.5.1, 8.6, 3.1.2: who is in supply, who forages, who surrenders, whom the weather wears down.
#include "engine/games/campaign/rules/supply_status.h"

#include "engine/games/campaign/rules/attrition.h"
#include "engine/games/campaign/rules/forage.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/table.h"

namespace longroll::campaign::test {
namespace {

bool is_unsupplied(const Theatre& theatre, PieceId id) {
  const Field field = theatre.field();
  const SupplyStatus status = supply_status(field, field.side_of(id));
  return std::find(status.unsupplied.begin(), status.unsupplied.end(), id) != status.unsupplied.end();
}

TEST(Campaign_8_0_Supply, PointsNeedItLeadersAndShipsDoNot) {
  Theatre theatre;
  const PieceId far = theatre.put(kUsa, UnitClass::Asp, "2225");
  const PieceId near = theatre.put(kUsa, UnitClass::Asp, "4506");
  const PieceId leader = theatre.put_leader('A', "2225", 1);
  const PieceId gunboat = theatre.put(kUsa, UnitClass::Rsp, "2225");
  EXPECT_TRUE(is_unsupplied(theatre, far)) << "Montgomery, Alabama";
  EXPECT_FALSE(is_unsupplied(theatre, near)) << "Washington";
  for (const PieceId id : {leader, gunboat}) {
    EXPECT_FALSE(needs_supply(theatre.field(), id));
    EXPECT_FALSE(is_unsupplied(theatre, id));
  }
}

TEST(Campaign_8_4_2_Depots, PointsWithMoreMarkersAreFedFirst) {
  Theatre theatre;
  const PieceId first = theatre.put(kUsa, UnitClass::Asp, "2225", 5);
  theatre.put(kUsa, UnitClass::Depot, "2225");
  theatre.state().piece(static_cast<PieceId>(first + 4)).flags = with_out_of_supply(0, 1);
  const Field field = theatre.field();
  const SupplyStatus status = supply_status(field, kUsa);
  EXPECT_EQ(status.unsupplied,
            (std::vector<PieceId>{static_cast<PieceId>(first + 2), static_cast<PieceId>(first + 3)}));
  ASSERT_EQ(status.expended.size(), 1U) << "the depot is out of supply itself";
  EXPECT_EQ(status.expended[0].hex, hex("2225"));
}

TEST(Campaign_8_1_3_SeaSupply, ACommittedTransportFeedsAFortressAndItsGarrison) {
  Theatre theatre;
  const PieceId fort = theatre.put(kUsa, UnitClass::Fort, "4712");
  const PieceId inside = theatre.put(kUsa, UnitClass::Asp, "4712", 3);
  theatre.post(kUsa, "4712", Post::Garrison);
  const PieceId transport = theatre.put(kUsa, UnitClass::Ntp, "4712");
  theatre.state().piece(transport).place = kSeaZone + static_cast<int>(SeaZone::NorthAtlantic);
  EXPECT_TRUE(is_unsupplied(theatre, inside));
  theatre.state().piece(transport).flags = kCommitted;
  EXPECT_FALSE(is_unsupplied(theatre, inside));
  EXPECT_FALSE(is_unsupplied(theatre, static_cast<PieceId>(inside + 1)));
  EXPECT_TRUE(is_unsupplied(theatre, static_cast<PieceId>(inside + 2)) || is_unsupplied(theatre, fort))
      << "the fort and two points are the largest garrison";
  theatre.state().piece(transport).note = static_cast<std::int16_t>(hex("4122") + 1);
  EXPECT_TRUE(is_unsupplied(theatre, inside)) << "it supplies a coast elsewhere";
  EXPECT_TRUE(sea_supply(theatre.field()).coasts.has(hex("4122")));
}

TEST(Campaign_FORAGE_Table, AHexFeedsWhatTheTableSays) {
  Theatre theatre;
  theatre.turn(2);  // summer
  const Field summer = theatre.field();
  ASSERT_EQ(summer.season(), Season::Summer);
  EXPECT_EQ(forage_limit(summer, kUsa, hex("2015")), 3 + 2) << "Nashville: clear, and a city";
  EXPECT_EQ(forage_limit(summer, kUsa, hex("2716")), 2 + 2 + 2) << "Knoxville: rough, a city, loyal";
  EXPECT_EQ(forage_limit(summer, kCsa, hex("2716")), 2 + 2) << "15.4: loyal to the Union alone";
  theatre.turn(4);
  EXPECT_EQ(forage_limit(theatre.field(), kCsa, hex("2716")), 0 + 1) << "winter";
}

TEST(Campaign_8_4_3_Forage, InItsOwnHexOrItsPrimaryZoneUnlessTheEnemyOrOthersWereThere) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2225");
  theatre.out_of_supply(kUsa, "2225", 1);
  const HexSet all = forage_hexes(theatre.field(), kUsa, hex("2225"));
  EXPECT_TRUE(all.has(hex("2225")));
  EXPECT_GT(all.size(), 3U) << "the zone that it would have without the marker";
  EXPECT_FALSE(refuse_forage(theatre.field(), kUsa, hex("2225"), 1, hex("2225")));
  EXPECT_TRUE(refuse_forage(theatre.field(), kUsa, hex("2225"), 9, hex("2225"))) << "too many";
  EXPECT_TRUE(refuse_forage(theatre.field(), kUsa, hex("2225"), 1, hex("2230"))) << "far away";
  theatre.state().ground[static_cast<std::size_t>(hex("2225"))] |= kForagedHere;
  EXPECT_TRUE(refuse_forage(theatre.field(), kUsa, hex("2225"), 1, hex("2225"))) << "somebody was there before";
  // Cavalry alone has no zone, so it forages where it stands.
  Theatre cavalry;
  cavalry.put(kUsa, UnitClass::Cavalry, "2225");
  EXPECT_EQ(names_of(forage_hexes(cavalry.field(), kUsa, hex("2225"))), "2225");
  cavalry.put(kCsa, UnitClass::Asp, "2224");
  EXPECT_EQ(names_of(forage_hexes(cavalry.field(), kUsa, hex("2225"))), "") << "in a primary zone of the enemy";
}

TEST(Campaign_8_5_1_Surrender, PointsWithTwoMarkersSurrenderAndLeadersWithTheLast) {
  Theatre theatre;
  const PieceId first = theatre.put(kCsa, UnitClass::Asp, "1025", 2);
  const PieceId leader = theatre.put_leader('E', "1025", 2);
  theatre.out_of_supply(kCsa, "1025", 1);
  EXPECT_TRUE(surrenders(theatre.field(), kCsa).empty());
  theatre.out_of_supply(kCsa, "1025", 2);
  EXPECT_EQ(names_of(surrenders(theatre.field(), kCsa)), "1025");
  EXPECT_EQ(surrendering_at(theatre.field(), hex("1025"), kCsa),
            (std::vector<PieceId>{std::min(first, leader), static_cast<PieceId>(std::min(first, leader) + 1),
                                  std::max(first, leader)}));
  theatre.state().piece(first).flags = with_out_of_supply(0, 1);
  EXPECT_EQ(surrendering_at(theatre.field(), hex("1025"), kCsa),
            (std::vector<PieceId>{static_cast<PieceId>(first + 1)}))
      << "one holds out, and the leader with it";
}

/// Campaign 11.3: a leader is one of the garrison; its point is a unit of the hex.
TEST(Campaign_8_5_1_Surrender, ALeaderHoldsOutWithTheFortOrWithThePointsOfItsHex) {
  enum class Hungry { Points, Fort, Both };
  const auto surrendering = [](Hungry hungry, int points) {
    Theatre theatre;
    const PieceId leader = theatre.put_leader('E', "1025", 2);
    const PieceId fort = theatre.put(kCsa, UnitClass::Fort, "1025");
    theatre.put(kCsa, UnitClass::Asp, "1025", points);
    if (hungry != Hungry::Fort) {
      theatre.out_of_supply(kCsa, "1025", 2);
    }
    if (hungry != Hungry::Points) {
      theatre.state().piece(fort).flags = with_out_of_supply(0, 2);
    }
    const std::vector<PieceId> all = surrendering_at(theatre.field(), hex("1025"), kCsa);
    return std::pair(all.size(), std::find(all.begin(), all.end(), leader) != all.end());
  };
  EXPECT_EQ(surrendering(Hungry::Points, 3), std::pair(std::size_t{3}, false)) << "the fort is fed";
  EXPECT_EQ(surrendering(Hungry::Fort, 3), std::pair(std::size_t{1}, false)) << "the points are";
  EXPECT_EQ(surrendering(Hungry::Both, 3), std::pair(std::size_t{5}, true));
  EXPECT_EQ(surrendering(Hungry::Fort, 0), std::pair(std::size_t{2}, true)) << "he was alone in it";
}

TEST(Campaign_8_6_Weather, SnowWearsDownWhoMovesInWinterAndSwampsWhoStandsInThemInSummer) {
  Theatre theatre;
  const PieceId north = theatre.put(kUsa, UnitClass::Asp, "4506");
  const PieceId south = theatre.put(kUsa, UnitClass::Asp, "2225");
  const PieceId swamp = theatre.put(kUsa, UnitClass::Asp, "1024");
  ASSERT_EQ(theatre.library().map.terrain_at(hex("1024")), Terrain::Swamp);
  for (const PieceId id : {north, south}) {
    theatre.state().piece(id).flags = kMoved | kHasGone;
  }
  for (int turn = 1; turn <= 4; ++turn) {
    theatre.turn(turn);
    EXPECT_EQ(suffers_weather(theatre.field(), north), turn == 4) << turn;
    EXPECT_FALSE(suffers_weather(theatre.field(), south)) << turn;
    EXPECT_EQ(suffers_weather(theatre.field(), swamp), turn == 2) << turn;
  }
  EXPECT_EQ(names_of(weather_hexes(theatre.field(), kUsa)), "4506");
  theatre.state().piece(north).flags = 0;
  EXPECT_TRUE(weather_hexes(theatre.field(), kUsa).empty()) << "it has not moved";
}

TEST(Campaign_ATTRITION_Weather, FiveDemoralizesInTheOpenAndSixInACity) {
  const Theatre theatre;
  EXPECT_FALSE(is_demoralized_by_weather(theatre.field(), hex("1024"), 4));
  EXPECT_TRUE(is_demoralized_by_weather(theatre.field(), hex("1024"), 5));
  EXPECT_FALSE(is_demoralized_by_weather(theatre.field(), hex("4506"), 5)) << "Washington shelters";
  EXPECT_TRUE(is_demoralized_by_weather(theatre.field(), hex("4506"), 6));
  EXPECT_FALSE(is_demoralized_by_weather(theatre.field(), hex("4618"), 5)) << "Beaufort is a port";
}

TEST(Campaign_3_1_2_FortPickens, ItsSupplyIsNotCheckedInTheFirstTurn) {
  State state = state_of_start("1861");
  const Field first(shipped_library(), state);
  const auto lacks = [](const Field& field) {
    HexSet hexes;
    for (const PieceId id : supply_status(field, kUsa).unsupplied) {
      hexes.add(field.piece(id).place);
    }
    return names_of(hexes);
  };
  EXPECT_EQ(lacks(first), "4712") << "Fort Monroe waits for a transport, Fort Pickens is not asked";
  state.tracks[static_cast<std::size_t>(track(Track::Turn))] = 2;
  EXPECT_EQ(lacks(Field(shipped_library(), state)), "1932 4712");
}

}  // namespace
}  // namespace longroll::campaign::test
