// How far and where to a beaten force retreats (9.10 to 9.10.4).
#include "engine/games/campaign/rules/retreat.h"

#include <gtest/gtest.h>

#include "tests/rules/campaign/meeting.h"

namespace longroll::campaign {
namespace {

using test::attack;
using test::hex;
using test::kCsa;
using test::kUsa;
using test::meeting;
using test::Theatre;
using test::War;

/// Beaten in a hex by enemies who came from there; "" from nowhere.
RetreatLocals beaten(Seat side, std::string_view battle, std::string_view from = "") {
  return {side, hex(battle), hex(battle), from.empty() ? kNoHex : hex(from), 0, false};
}
HexSet ways(const Theatre& theatre, const RetreatLocals& retreat) { return retreat_hexes(theatre.field(), retreat); }
/// Its owner goes the first way, then no farther.
void retreat_once(War& war) {
  if (war.is_at(StepKind::Retreat) && war.refusal(verbs::Halt{}) != "") {
    war.act_first();
  }
  if (war.is_at(StepKind::Retreat)) {
    war.act(verbs::Halt{});
  }
}

TEST(Campaign_9_10_3_Length, AnAttackerWhoIsThrownBackHasEndedHisMove) {
  War war = attack(meeting(6, 6), {1, 3});
  ASSERT_EQ(war.asked(), kUsa);
  retreat_once(war);
  war.roll({6, 6, 1, 1});
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  for (const PieceId id : war.field().pieces()) {
    const bool is_there = war.field().side_of(id) == kUsa && is_hex(war.field().piece(id).place);
    EXPECT_TRUE(!is_there || war.field().has_flag(id, kMoved));
  }
}

TEST(Campaign_9_10_Retreat, AfterADrawNobodySurrendersWhoHasNowhereToGo) {
  Theatre theatre = meeting(4, 4);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  for (const char* const around : {"0803", "0804", "0705", "0604", "0603"}) {
    theatre.put(kUsa, UnitClass::Asp, around);
  }
  War war = attack(theatre, {4, 1});
  ASSERT_EQ(war.stage(), BattleStage::Drawn);
  war.act(verbs::RetreatInside{});
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 4) << "two are inside, two stay outside";
  EXPECT_FALSE(war.told<notes::Cornered>());
}

TEST(Campaign_9_10_2_Inside, OnlyAsManyAsFindRoom) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, "0704");
  EXPECT_EQ(room_in_fort(theatre.field(), hex("0704"), kCsa), 2);
  EXPECT_EQ(room_in_fort(theatre.field(), hex("0704"), kUsa), 0);
  theatre.put(kCsa, UnitClass::Asp, "0704");
  theatre.post(kCsa, "0704", Post::Garrison);
  EXPECT_EQ(room_in_fort(theatre.field(), hex("0704"), kCsa), 1) << "one is inside";
}

TEST(Campaign_9_10_4_Direction, TheAttackersZoneGoesFromWhereTheyCameFrom) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0704", 3);
  theatre.put(kCsa, UnitClass::Asp, "0704", 3);
  // Homewards, to the north-east, from where the Confederates have come.
  const HexSet open = ways(theatre, beaten(kUsa, "0704"));
  EXPECT_TRUE(open.has(hex("0803")));
  const HexSet left = ways(theatre, beaten(kUsa, "0704", "0803"));
  EXPECT_FALSE(left.empty());
  for (const char* const closed : {"0803", "0703", "0804"}) {
    EXPECT_FALSE(left.has(hex(closed))) << closed;
  }
}

TEST(Campaign_9_10_4_Direction, ThoseWhoFoughtExertNoZoneFromTheHexOfTheBattle) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0803", 3);
  theatre.put(kCsa, UnitClass::Asp, "0704", 3);
  RetreatLocals second = beaten(kUsa, "0704");
  second.here = hex("0803");
  second.hexes = 1;
  const HexSet hexes = ways(theatre, second);
  EXPECT_TRUE(hexes.has(hex("0903"))) << "two hexes away, homewards: no secondary zone keeps it out";
  EXPECT_FALSE(hexes.has(hex("0704"))) << "not back";
}

TEST(Campaign_9_10_4_Direction, ASecondaryZoneIsAvoidedWhereAnotherHexIsOpen) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kCsa, UnitClass::Asp, "0704", 3);
  theatre.put(kUsa, UnitClass::Asp, "0505", 2);
  const RetreatLocals retreat = beaten(kCsa, "0704", "0703");
  ASSERT_TRUE(theatre.field().secondary_zone(kUsa).has(hex("0705")));
  ASSERT_FALSE(theatre.field().secondary_zone(kUsa).has(hex("0804")));
  EXPECT_EQ(test::text_of(ways(theatre, retreat)), "0804");
  Theatre friends = theatre;
  friends.put(kCsa, UnitClass::Asp, "0705");
  EXPECT_TRUE(ways(friends, retreat).has(hex("0705"))) << "friends negate it";
  Theatre both = theatre;
  both.put(kUsa, UnitClass::Asp, "1005", 2);
  ASSERT_TRUE(both.field().secondary_zone(kUsa).has(hex("0804")));
  EXPECT_FALSE(ways(both, retreat).empty()) << "where there is no other";
}

TEST(Campaign_9_10_4_Direction, HomewardsIsWhereTheWayHomeIsNotShut) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "2820", 3);
  EXPECT_EQ(test::text_of(ways(theatre, beaten(kUsa, "2820"))), "2720 2819") << "both as near";
  theatre.put(kCsa, UnitClass::Asp, "2618");
  const Field field = theatre.field();
  for (const char* const next : {"2720", "2819"}) {
    ASSERT_FALSE(field.primary_zone(kCsa).has(hex(next)) || field.secondary_zone(kCsa).has(hex(next))) << next;
  }
  EXPECT_EQ(test::text_of(ways(theatre, beaten(kUsa, "2820"))), "2819") << "the zone shuts the way over 2720";
}

TEST(Campaign_9_10_4_Direction, NeitherAmongEnemiesNorOverWaterWithoutACrossing) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0905", 3);
  const HexSet hexes = ways(theatre, beaten(kUsa, "0905"));
  EXPECT_FALSE(hexes.empty());
  EXPECT_FALSE(hexes.has(hex("1004"))) << "the Mississippi lies between";
  theatre.out_of_supply(kUsa, "0905", 1);
  theatre.put(kCsa, UnitClass::Asp, "0904");
  theatre.out_of_supply(kCsa, "0904", 1);
  EXPECT_FALSE(theatre.field().primary_zone(kCsa).has(hex("0904"))) << "nobody exerts a zone";
  EXPECT_FALSE(ways(theatre, beaten(kUsa, "0905")).has(hex("0904"))) << "enemies are there";
}

TEST(Campaign_9_10_4_Direction, NotOverAFerryThatVesselsOfTheEnemyClose) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "1208", 3);
  EXPECT_TRUE(ways(theatre, beaten(kUsa, "1208")).has(hex("1308"))) << "by the ferry of St Louis";
  theatre.put_ships(kCsa, UnitClass::Flotilla, test::water_between("1208", "1308"));
  EXPECT_FALSE(ways(theatre, beaten(kUsa, "1208")).has(hex("1308"))) << "13.5";
}

TEST(Campaign_9_10_4_Direction, NotIntoNeutralKentucky) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2115", 3);
  const auto is_open = [&] { return ways(theatre, beaten(kUsa, "2115")).has(hex("2114")); };
  theatre.state().tracks[static_cast<std::size_t>(Track::Kentucky)] = static_cast<std::int16_t>(Kentucky::Union);
  EXPECT_TRUE(is_open());
  theatre.state().tracks[static_cast<std::size_t>(Track::Kentucky)] = static_cast<std::int16_t>(Kentucky::Neutral);
  EXPECT_FALSE(is_open()) << "15.5";
}

TEST(Campaign_9_10_4_Direction, TowardsAPlaceThatTheSideHolds) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kCsa, UnitClass::Asp, "0704", 3);
  EXPECT_FALSE(ways(theatre, beaten(kCsa, "0704")).has(hex("0603"))) << "St Joseph is nobody's";
  theatre.hold("0204", kCsa);
  EXPECT_TRUE(ways(theatre, beaten(kCsa, "0704")).has(hex("0603")));
}

TEST(Campaign_9_10_4_Direction, WhoIsBeatenInACityOfHisGoesToTheNextOne) {
  Theatre theatre;
  theatre.turn(2);
  ASSERT_TRUE(homes_of(theatre.field(), kCsa).has(hex("2015"))) << "Nashville";
  theatre.put(kCsa, UnitClass::Asp, "2015", 3);
  theatre.put(kUsa, UnitClass::Asp, "2015", 3);
  EXPECT_EQ(test::text_of(ways(theatre, beaten(kCsa, "2015"))), "2016 2116") << "to Murfreesboro or Columbia";
}

TEST(Campaign_9_10_4_Direction, WhoGoesOnFromACityOfHisGoesToTheNextOne) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kCsa, UnitClass::Asp, "2015", 3);
  theatre.put(kUsa, UnitClass::Asp, "1915", 3);
  theatre.out_of_supply(kUsa, "1915", 1);  // no zone
  RetreatLocals second = beaten(kCsa, "1915");
  second.here = hex("2015");
  second.hexes = 1;
  EXPECT_EQ(test::text_of(ways(theatre, second)), "2016 2116") << "as from a battle at Nashville";
}

TEST(Campaign_9_10_4_Direction, HomewardsIsWhereTheConfederacyIsFed) {
  Theatre theatre;
  theatre.hold("2310", kCsa).hold("4506", kCsa).hold("0204", kCsa);
  const auto is_home = [&](std::string_view name) { return homes_of(theatre.field(), kCsa).has(hex(name)); };
  theatre.state().tracks[static_cast<std::size_t>(Track::Kentucky)] = static_cast<std::int16_t>(Kentucky::Union);
  EXPECT_FALSE(is_home("2310")) << "Louisville serves it only once Kentucky has joined it";
  EXPECT_FALSE(is_home("4506")) << "Washington feeds nobody of the South";
  EXPECT_TRUE(is_home("0204")) << "a city of Missouri";
  EXPECT_TRUE(is_home("1333")) << "a critical port that is no city";
  theatre.state().tracks[static_cast<std::size_t>(Track::Kentucky)] = static_cast<std::int16_t>(Kentucky::Confederate);
  EXPECT_TRUE(is_home("2310"));
}

/// A hex of Georgia or Alabama is among them; Chattanooga, 2419, is in Tennessee.
bool leaves_tennessee(const HexSet& hexes) { return !(hexes & test::hexes({"2420", "2520", "2320"})).empty(); }

TEST(Campaign_4_3_Militia, ItRetreatsWithinItsState) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "2419", 2);
  ASSERT_TRUE(leaves_tennessee(ways(theatre, beaten(kCsa, "2419")))) << "army points may";
  theatre.put(kCsa, UnitClass::Msp, "2419");
  EXPECT_FALSE(leaves_tennessee(ways(theatre, beaten(kCsa, "2419")))) << "all keep together";
  Theatre alone;
  alone.put(kCsa, UnitClass::Msp, "2419");
  EXPECT_FALSE(leaves_tennessee(ways(alone, beaten(kCsa, "2419"))));
  EXPECT_FALSE(ways(alone, beaten(kCsa, "2419")).empty());
  alone.put(kUsa, UnitClass::Cavalry, "2418");
  alone.put(kUsa, UnitClass::Cavalry, "2319");
  EXPECT_TRUE(ways(alone, beaten(kCsa, "2419", "2519")).empty()) << "the enemy closes what is left of Tennessee";
}

TEST(Campaign_4_3_Militia, WhoeverCannotFollowTheOthersOutOfTheStateHasNoWayOut) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2519", 6);
  theatre.put(kUsa, UnitClass::Depot, "2519");  // 5.3.6
  theatre.put(kUsa, UnitClass::Cavalry, "2418");
  theatre.put(kUsa, UnitClass::Cavalry, "2319");
  theatre.put(kCsa, UnitClass::Asp, "2419", 4);
  theatre.put(kCsa, UnitClass::Msp, "2419", 2);
  War war(theatre, kUsa);
  war.muster("2519").step("2419", {6, 1});
  if (war.is_at(StepKind::Retreat)) {
    EXPECT_TRUE(test::shipped_campaign().faults_of(war.state()).empty());
    retreat_once(war);
  }
  EXPECT_TRUE(war.is_at(StepKind::Battle)) << "no die for militia (15.1)";
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "2419"), 0);
  EXPECT_EQ(war.count(kCsa, UnitClass::Msp, "2419"), 1) << "half of it stays among the enemy";
  war.field().points(kCsa).for_each(
      [&](HexId at) { EXPECT_EQ(war.field().count_at(at, kCsa, UnitClass::Msp), at == hex("2419") ? 1 : 0); });
}

TEST(Campaign_9_10_Retreat, HalfOfAnOddNumberIsRoundedDown) {
  Theatre theatre = meeting(6, 4);
  for (const char* const around : {"0803", "0804", "0705", "0604", "0603"}) {
    theatre.put(kUsa, UnitClass::Asp, around);
  }
  const War war = attack(theatre, {6, 1});
  ASSERT_TRUE(war.told<notes::Cornered>());
  EXPECT_EQ(war.told<notes::Cornered>()->points, 1) << "of the three that the battle has left";
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "0704"), 2);
}

TEST(Campaign_9_10_2_Inside, OnlyIntoAFortOfTheHexOfTheBattle) {
  Theatre theatre = meeting(6, 6);
  theatre.put(kCsa, UnitClass::Fort, "0705");
  War war = attack(theatre, {6, 3});
  war.act(verbs::RetreatTo{hex("0705")});
  ASSERT_TRUE(war.is_at(StepKind::Retreat));
  EXPECT_EQ(war.refusal(verbs::RetreatInside{}), "9.10.2");
}

TEST(Campaign_9_10_4_Direction, APrimaryZoneIsClosedEvenHomewards) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0704", 3);
  ASSERT_TRUE(ways(theatre, beaten(kUsa, "0704")).has(hex("0803")));
  theatre.put(kCsa, UnitClass::Asp, "0903");
  ASSERT_TRUE(theatre.field().primary_zone(kCsa).has(hex("0803")));
  const HexSet left = ways(theatre, beaten(kUsa, "0704"));
  EXPECT_FALSE(left.empty());
  EXPECT_FALSE(left.has(hex("0803")));
}

TEST(Campaign_9_10_4_Direction, WithoutAHomeAnyOpenHexButNoneOfEnemiesNorTheBattlesOwn) {
  Theatre theatre;
  theatre.turn(2);
  homes_of(theatre.field(), kUsa).for_each([&](HexId home) { theatre.hold(hex_text(home), kCsa); });
  ASSERT_TRUE(homes_of(theatre.field(), kUsa).empty());
  theatre.put(kUsa, UnitClass::Asp, "0704", 3);
  theatre.put(kCsa, UnitClass::Msp, "0803");
  const HexSet hexes = ways(theatre, beaten(kUsa, "0704"));
  EXPECT_EQ(hexes.size(), 5U);
  EXPECT_FALSE(hexes.has(hex("0803"))) << "militia exerts no zone, but is there";
  RetreatLocals second = beaten(kUsa, "0704");
  second.here = hex("0604");
  second.hexes = 1;
  EXPECT_FALSE(ways(theatre, second).has(hex("0704"))) << "not back into the hex of the battle";
}

}  // namespace
}  // namespace longroll::campaign
