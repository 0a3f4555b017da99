// Campaign 8.1.3, 8.3 to 8.6, 15.1: the supply check at the beginning of an impulse, weather and surrender at its end.
#include "engine/games/campaign/rules/supply_status.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

/// The beginning of an impulse of that side.
War impulse_of(const Theatre& theatre, Seat side) {
  War war(theatre, other(side));
  war.act(verbs::EndMoves{});
  return war;
}

int markers(const War& war, PieceId id) { return out_of_supply(war.state().piece(id).flags); }
bool has_battle_supply(const War& war, PieceId id) { return (war.state().piece(id).flags & kBattleSupply) != 0; }

TEST(Campaign_8_4_Check, AForceWithoutALineGetsAMarkerAndOneThatHasOneLosesThem) {
  Theatre theatre;
  const PieceId far = theatre.put(kUsa, UnitClass::Asp, "2225");
  const PieceId near = theatre.put(kUsa, UnitClass::Asp, "4506");
  theatre.out_of_supply(kUsa, "4506", 2);
  const War war = impulse_of(theatre, kUsa);
  EXPECT_EQ(markers(war, far), 1);
  EXPECT_TRUE(has_battle_supply(war, far)) << "8.4.1: with the first marker";
  EXPECT_EQ(markers(war, near), 0) << "8.5.2";
  EXPECT_FALSE(war.is_at(StepKind::SupplyCheck)) << "nothing was to be decided";
  ASSERT_TRUE(war.told<notes::WentUnsupplied>());
  EXPECT_EQ(war.told<notes::WentUnsupplied>()->points, 1);
}

TEST(Campaign_8_4_1_BattleSupply, ItComesWithTheFirstMarkerAndGoesWithTheLast) {
  Theatre theatre;
  const PieceId far = theatre.put(kUsa, UnitClass::Asp, "2225", 5);
  theatre.out_of_supply(kUsa, "2225", 1);
  War war = impulse_of(theatre, kUsa);
  war.end_supply();
  EXPECT_EQ(markers(war, far), 2);
  EXPECT_FALSE(has_battle_supply(war, far)) << "it had been used before the second marker came";
}

TEST(Campaign_8_4_3_Forage, WhoForagesKeepsOneMarkerAndNobodyElseForagesThere) {
  Theatre theatre;
  const PieceId force = theatre.put(kUsa, UnitClass::Asp, "2225", 2);
  theatre.out_of_supply(kUsa, "2225", 1);
  War war = impulse_of(theatre, kUsa);
  ASSERT_TRUE(war.is_at(StepKind::SupplyCheck));
  EXPECT_EQ(war.refusal(verbs::Forage{hex_at_name("2225"), hex_at_name("2230")}), "8.4.3");
  war.act(verbs::Forage{hex_at_name("2225"), hex_at_name("2225")});
  EXPECT_EQ(markers(war, force), 1) << "a second force would have two";
  EXPECT_TRUE(war.field().foraged().has(hex_at_name("2225")));
  EXPECT_FALSE(war.is_at(StepKind::SupplyCheck)) << "a force forages once an impulse";
  war.end_supply();
  war.act(verbs::EndMoves{});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "2225"), 2) << "it does not surrender";
  EXPECT_TRUE(war.field().foraged().empty()) << "the next impulse may forage there again";
}

TEST(Campaign_8_4_3_Forage, AForceThatIsTooLargeDoesNotForage) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2225", 12);
  theatre.out_of_supply(kUsa, "2225", 1);
  EXPECT_FALSE(impulse_of(theatre, kUsa).is_at(StepKind::SupplyCheck));
}

TEST(Campaign_8_5_1_Surrender, WithTheSecondMarkerAForceSurrendersAtTheEndOfItsImpulse) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2225", 12);
  theatre.put_leader('A', "2225", 2);
  War war = impulse_of(theatre, kUsa);
  war.end_supply().act(verbs::EndMoves{}).end_supply();
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "2225"), 12) << "one marker";
  war.act(verbs::EndMoves{}).end_supply();  // the Confederate impulse between
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "2225"), 12);
  war.act(verbs::EndMoves{});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "2225"), 0);
  EXPECT_EQ(war.count(kUsa, UnitClass::Leader, "2225"), 0) << "the leader with the last points";
  ASSERT_TRUE(war.told<notes::Surrendered>());
  EXPECT_EQ(war.told<notes::Surrendered>()->points, 12);
  EXPECT_EQ(war.field().value(Track::UnionLostBefore), 12) << "4.1.1: the turn is over, too";
}

TEST(Campaign_8_5_2_Removal, AForceThatHasALineAtTheEndOfItsImpulseDoesNotSurrender) {
  Theatre theatre;
  const PieceId force = theatre.put(kUsa, UnitClass::Asp, "2225", 12);
  theatre.out_of_supply(kUsa, "2225", 1);
  War war = impulse_of(theatre, kUsa);
  ASSERT_EQ(markers(war, force), 2);
  for (int i = 0; i < 12; ++i) {  // as if it had marched to Washington
    war.state().piece(static_cast<PieceId>(force + i)).place = hex_at_name("4506");
  }
  war.end_supply().act(verbs::EndMoves{});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "4506"), 12);
  EXPECT_EQ(markers(war, force), 0);
}

TEST(Campaign_15_1_Surrender, ADieBelowTheArmyPointsThatSurrenderLiftsTheUnion) {
  const auto status_after = [](int points, int die) {
    Theatre theatre;
    theatre.put(kCsa, UnitClass::Asp, "2405", points);
    theatre.out_of_supply(kCsa, "2405", 1);
    War war = impulse_of(theatre, kCsa);
    const int before = war.field().value(Track::PoliticalStatus);
    war.end_supply().act(verbs::EndMoves{}, {die});
    EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "2405"), 0);
    return war.field().value(Track::PoliticalStatus) - before;
  };
  EXPECT_EQ(status_after(9, 6), 1) << "6 is less than 9";
  EXPECT_EQ(status_after(4, 4), 0);
  EXPECT_EQ(status_after(4, 3), 1);
}

TEST(Campaign_8_1_3_Transports, ACommittedTransportSuppliesItsZoneForTheImpulse) {
  Theatre theatre;
  const PieceId fort = theatre.put(kUsa, UnitClass::Fort, "4712");
  theatre.put(kUsa, UnitClass::Asp, "4712", 1);
  theatre.post(kUsa, "4712", Post::Garrison);
  const PieceId transport = theatre.put(kUsa, UnitClass::Ntp, "4712");
  theatre.state().piece(transport).place = kSeaZone + static_cast<int>(SeaZone::NorthAtlantic);
  theatre.state().piece(transport).note = 0;
  War war = impulse_of(theatre, kUsa);
  ASSERT_TRUE(war.is_at(StepKind::SupplyCheck));
  EXPECT_EQ(war.refusal(verbs::Commit{static_cast<int>(SeaZone::EastGulf), kNoHex}), "8.1.3") << "none is there";
  war.act(verbs::Commit{static_cast<int>(SeaZone::NorthAtlantic), kNoHex});
  EXPECT_EQ(markers(war, fort), 0);
  EXPECT_FALSE(war.is_at(StepKind::SupplyCheck));
  EXPECT_NE(war.state().piece(transport).flags & kCommitted, 0);
  War without = impulse_of(theatre, kUsa);
  without.end_supply();
  EXPECT_EQ(markers(without, fort), 1);
}

TEST(Campaign_8_3_Split, TheOwnerMayLeaveOthersWithoutThanTheSplitThatIsOffered) {
  Theatre theatre;
  const PieceId horse = theatre.put(kUsa, UnitClass::Cavalry, "2225", 1);
  const PieceId foot = theatre.put(kUsa, UnitClass::Asp, "2225", 4);
  theatre.put(kUsa, UnitClass::Depot, "2225", 1);
  War offered = impulse_of(theatre, kUsa);
  ASSERT_TRUE(offered.is_at(StepKind::SupplyCheck));
  offered.end_supply();
  EXPECT_EQ(markers(offered, foot) + markers(offered, static_cast<PieceId>(foot + 1)), 0)
      << "the lowest numbers are fed";
  EXPECT_EQ(markers(offered, static_cast<PieceId>(foot + 3)), 1);
  EXPECT_EQ(markers(offered, horse), 1) << "8.4.2: a depot out of supply feeds no cavalry";
  EXPECT_EQ(offered.count(kUsa, UnitClass::Depot, "2225"), 0) << "and is expended";
  War chosen = impulse_of(theatre, kUsa);
  const ClassName name = chosen.field().name_of(foot);
  chosen.act(verbs::Unsupplied{hex_at_name("2225"), name.kind, name.state}).end_supply();
  EXPECT_EQ(markers(chosen, foot), 1);
  EXPECT_EQ(markers(chosen, static_cast<PieceId>(foot + 3)), 0) << "fed in its place";
}

TEST(Campaign_8_6_Attrition, ADieForEachForceThatHasMovedInTheSnow) {
  Theatre theatre;
  theatre.turn(4);
  const PieceId first = theatre.put(kUsa, UnitClass::Asp, "3304");
  const PieceId second = theatre.put(kUsa, UnitClass::Asp, "3004");
  theatre.put(kUsa, UnitClass::Asp, "2607");
  const auto moves = [&](War& war) {
    for (const PieceId id : {first, second}) {
      war.state().piece(id).flags |= kMoved | kHasGone;
    }
  };
  War war(theatre, kUsa);
  moves(war);
  war.act(verbs::EndMoves{});
  ASSERT_EQ(war.asked(), Seat::Chance);
  war.roll({6, 4});
  EXPECT_EQ(demoralized(war.state().piece(second).flags), 1) << "3004 is first";
  EXPECT_EQ(demoralized(war.state().piece(first).flags), 0);
  EXPECT_FALSE(war.is_at(StepKind::Attrition)) << "who has not moved does not suffer";
}

}  // namespace
}  // namespace longroll::campaign::test
