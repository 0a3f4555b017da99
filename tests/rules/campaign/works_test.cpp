// Forts, depots and militia at the beginning of an impulse (3.2.2, 4.3, 8.4.2, 11.1 to 11.5).
#include "engine/games/campaign/rules/works.h"

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/force.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;

/// The works of an impulse of that side.
War works_of(const Theatre& theatre, Seat side) {
  War war(theatre, other(side));
  war.act(verbs::EndMoves{});
  while (war.is_at(StepKind::SupplyCheck)) {
    war.act(verbs::EndSupply{});
  }
  return war;
}
verbs::PlaceFort fort(std::string_view name) { return {hex(name)}; }
verbs::FinishFort finish(std::string_view name) { return {hex(name)}; }
verbs::BuildDepot depot(std::string_view name) { return {hex(name)}; }
verbs::CallMilitia call(AmericanState state) {
  const std::vector<AmericanState>& all = test::shipped_library().militia_states;
  return {static_cast<int>(std::find(all.begin(), all.end(), state) - all.begin())};
}
verbs::Place militia(Seat side, std::string_view name) {
  return {test::shipped_library().kind_of(side, UnitClass::Msp), hex(name)};
}
bool is_complete(const War& war, std::string_view name, Seat side) {
  return war.state().piece(fort_at(war.field(), hex(name), side)).up == kFront;
}
/// The impulse of the side that is asked ends without a move.
void stand_still(War& war) { war.end_supply().act(verbs::EndMoves{}); }

TEST(Campaign_11_2_PlacingForts, AnArmyPointInSupplyInACityOrBesideWaterAndItMayNotMove) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506");
  theatre.put(kUsa, UnitClass::Asp, "4103", 1);  // Pennsylvania, clear ground without water
  theatre.put(kUsa, UnitClass::Cavalry, "4605");
  War war = works_of(theatre, kUsa);
  EXPECT_EQ(war.refusal(fort("4605")), "11.2") << "cavalry builds nothing";
  EXPECT_EQ(war.refusal(fort("4401")), "11.2") << "nobody is there";
  EXPECT_EQ(war.refusal(fort("4410")), "11.2") << "Richmond is the enemy's";
  war.act(fort("4506"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Fort, "4506"), 1);
  EXPECT_FALSE(is_complete(war, "4506", kUsa)) << "under construction";
  EXPECT_EQ(war.refusal(fort("4506")), "11.2") << "one in a hex";
  war.end_supply();
  EXPECT_EQ(war.refusal(verbs::Muster{hex("4506"), Post::Field}), "5.2") << "who has built stays";
}

TEST(Campaign_11_2_PlacingForts, NotOutOfSupplyAndNotInOpenCountry) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  theatre.put(kUsa, UnitClass::Asp, "2225", 1);  // Montgomery, far from any line
  theatre.hold("2225", kUsa);
  War war = works_of(theatre, kUsa);
  EXPECT_NE(out_of_supply(war.state().piece(war.field().first_at(hex("2225"))).flags), 0);
  EXPECT_EQ(war.refusal(fort("2225")), "11.2");
  HexId open = kNoHex;
  const GroundMap& map = test::shipped_library().map;
  for (const HexId one : test::shipped_library().land) {
    bool is_dry = map.state_at(one) == AmericanState::Ohio && !map.cities().has(one) && !map.is_coastal(one);
    map.grid.for_each_neighbor(one, [&](Direction d, HexId) {
      is_dry = is_dry && (map.water(one, d) == Water::None || map.water(one, d) == Water::Minor);
    });
    open = is_dry ? one : open;
  }
  ASSERT_NE(open, kNoHex);
  Theatre in_the_open;
  in_the_open.put(kUsa, UnitClass::Asp, hex_text(open));
  EXPECT_EQ(works_of(in_the_open, kUsa).refusal(verbs::PlaceFort{open}), "11.2");
}

TEST(Campaign_11_2_PlacingForts, NotCompletedInTheImpulseInWhichItIsBegun) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506", 2);
  War war = works_of(theatre, kUsa);
  war.act(fort("4506"));
  EXPECT_EQ(war.refusal(finish("4506")), "11.2") << "a point is left that could build";
}

TEST(Campaign_11_2_PlacingForts, ASeasonalRiverIsWaterInSummerToo) {
  Theatre theatre;
  theatre.turn(2).put(kUsa, UnitClass::Asp, "3304");  // Ohio: the Muskingum, and no place
  const Field field = theatre.field();
  ASSERT_EQ(field.season(), Season::Summer);
  War war = works_of(theatre, kUsa);
  war.act(fort("3304"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Fort, "3304"), 1);
}

TEST(Campaign_11_2_PlacingForts, CompleteInTheNextImpulseOfTheSide) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506");
  War war = works_of(theatre, kUsa);
  war.act(fort("4506"));
  EXPECT_EQ(war.refusal(finish("4506")), "11.2") << "not in the impulse in which it was placed";
  stand_still(war);
  EXPECT_FALSE(is_complete(war, "4506", kUsa));
  while (war.asked() != kUsa || !war.is_at(StepKind::Works)) {
    if (war.asked() == Seat::Chance) {
      war.roll({1});
    } else if (war.is_at(StepKind::Movement)) {
      war.act(verbs::EndMoves{});
    } else {
      war.pass_recruitment({});
      war.end_supply();
    }
  }
  War gone = war;
  gone.state().piece(gone.field().first_at(hex("4506"))).place = kPool;
  war.act(finish("4506"));
  EXPECT_TRUE(is_complete(war, "4506", kUsa));
  EXPECT_FALSE(gone.field().armies(kUsa).has(hex("4506")));
  EXPECT_EQ(gone.refusal(finish("4506")), "11.2") << "without the army point";
}

TEST(Campaign_11_4_Fortresses, AFortInAFortressIsCompleteAtTheEndOfTheImpulse) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4712");
  theatre.hold("4712", kUsa);
  theatre.put(kUsa, UnitClass::Ntp, "4506");
  for (Piece& piece : theatre.state().pieces) {
    if (test::shipped_library().class_of(piece.kind) == UnitClass::Ntp && piece.place != kPool) {
      piece.place = static_cast<Place>(kSeaZone + static_cast<int>(SeaZone::MidAtlantic));
      piece.note = 0;
    }
  }
  War war = works_of(theatre, kUsa);
  for (Piece& piece : war.state().pieces) {
    piece.flags = piece.place == hex("4712") ? 0 : piece.flags;
  }
  ASSERT_TRUE(war.is_at(StepKind::Works));
  war.act(fort("4712"));
  EXPECT_FALSE(is_complete(war, "4712", kUsa));
  stand_still(war);
  EXPECT_TRUE(is_complete(war, "4712", kUsa));
}

TEST(Campaign_11_1_Availability, TheConfederatesPlaceOnlyFortsThatHaveBeenPaidFor) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  EXPECT_EQ(works_of(theatre, kCsa).refusal(fort("4410")), "11.1");
  const PieceId ready = next_in_pool(theatre.state(), test::shipped_library(), kCsa, UnitClass::Fort);
  theatre.state().piece(ready).place = kFortsReady;
  War war = works_of(theatre, kCsa);
  war.act(fort("4410"));
  EXPECT_EQ(war.state().piece(ready).place, hex("4410"));
}

TEST(Campaign_11_5_Destroying, ItsOwnerGivesItUpAndWhoWasInsideIsInTheOpen) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "3824");
  const PieceId counter = theatre.put(kCsa, UnitClass::Fort, "3824");
  theatre.post(kCsa, "3824", Post::Garrison);
  War war = works_of(theatre, kCsa);
  EXPECT_EQ(war.refusal(verbs::DestroyFort{hex("4410")}), "11.5");
  war.act(verbs::DestroyFort{hex("3824")});
  EXPECT_EQ(war.state().piece(counter).place, kPool) << "a Confederate counter has to be built again";
  EXPECT_TRUE(war.field().in_field(kCsa).has(hex("3824")));
}

TEST(Campaign_9_10_1_Draw, WhoGivesUpABesiegedFortSharesItsHexFromTheNextImpulseOn) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "3824", 2);
  theatre.put(kCsa, UnitClass::Fort, "3824");
  theatre.post(kCsa, "3824", Post::Garrison);
  theatre.put(kUsa, UnitClass::Asp, "3824", 3);
  theatre.put_leader('A', "3824", 0);
  War besieged = works_of(theatre, kUsa);
  besieged.end_supply();
  EXPECT_EQ(besieged.refusal(verbs::EndMoves{}), "") << "who besieges may stay";
  War war = works_of(theatre, kCsa);
  war.act(verbs::DestroyFort{hex("3824")}).act(verbs::EndWorks{});
  ASSERT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex("3824"), Post::Field}), "") << "they may march off or attack at once";
  EXPECT_EQ(war.refusal(verbs::EndMoves{}), "") << "and they may stay";
  war.act(verbs::EndMoves{});
  war.end_supply();
  ASSERT_EQ(war.asked(), kUsa);
  EXPECT_EQ(war.refusal(verbs::EndMoves{}), "9.10.1") << "the Union attacks or leaves in the next impulse";
}

TEST(Campaign_11_5_Destroying, ADamagedFortIsRepairedAtNoCost) {
  Theatre theatre;
  const PieceId counter = theatre.put(kCsa, UnitClass::Fort, "3925");
  theatre.state().piece(counter).up = kReverse;
  War war = works_of(theatre, kCsa);
  war.act(finish("3925"));
  EXPECT_TRUE(is_complete(war, "3925", kCsa)) << "nobody has to be there";
}

TEST(Campaign_8_4_2_Depots, OneAnImpulseInAHexThreeAtMostByWhoMayNotMove) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506", 2);
  War war = works_of(theatre, kUsa);
  EXPECT_EQ(war.refusal(depot("4605")), "8.4.2") << "nobody is there";
  war.act(depot("4506"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Depot, "4506"), 1);
  EXPECT_EQ(war.refusal(depot("4506")), "8.4.2") << "one an impulse";
  war.end_supply().muster("4506");
  EXPECT_EQ(moving_force(war.field(), hex("4506"), kUsa).armies, 1) << "one has built";
  theatre.put(kUsa, UnitClass::Depot, "4506", 3);
  EXPECT_EQ(works_of(theatre, kUsa).refusal(depot("4506")), "8.4.2") << "three are there";
}

TEST(Campaign_8_4_2_Depots, TheEnemyWhoEntersDestroysThem) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0703", 2);
  theatre.put(kCsa, UnitClass::Depot, "0704", 2);
  War war(theatre, kUsa);
  war.muster("0703").step("0704");
  EXPECT_EQ(war.count(kCsa, UnitClass::Depot, "0704"), 0);
  ASSERT_TRUE(war.told<notes::Worked>());
  EXPECT_EQ(war.told<notes::Worked>()->work, notes::Work::DepotLost);
}

TEST(Campaign_8_4_2_Depots, WhoFightsForThemKeepsThem) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "0703", 4);
  theatre.put(kCsa, UnitClass::Asp, "0704", 4);
  theatre.put(kCsa, UnitClass::Depot, "0704");
  War war(theatre, kUsa);
  war.muster("0703").step("0704", {4, 1});
  EXPECT_EQ(war.count(kCsa, UnitClass::Depot, "0704"), 1) << "a drawn battle";
}

TEST(Campaign_4_3_Militia, AStateOfTheUnionThrowsADieAndPlacesAPointInATownEach) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2607");
  War war = works_of(theatre, kUsa);
  EXPECT_EQ(war.refusal(call(AmericanState::Virginia)), "4.3");
  EXPECT_EQ(war.refusal(call(AmericanState::Kentucky)), "4.3") << "it is neutral";
  war.act(call(AmericanState::Ohio), {2});
  EXPECT_EQ(war.refusal(militia(kUsa, "4506")), "4.3") << "no town of Ohio";
  war.act(militia(kUsa, "2607"));
  EXPECT_EQ(war.refusal(militia(kUsa, "2607")), "4.3") << "one in a town";
  war.act(militia(kUsa, "3004"));
  EXPECT_EQ(war.refusal(call(AmericanState::Ohio)), "4.3") << "once a turn";
  EXPECT_EQ(war.refusal(call(AmericanState::Indiana)), "");
  EXPECT_EQ(war.count(kUsa, UnitClass::Msp, "3004"), 1);
  war.end_supply().muster("3004");
  EXPECT_EQ(moving_force(war.field(), hex("3004"), kUsa).militia, 1) << "it may move at once";
}

TEST(Campaign_4_3_Militia, AConfederateStateSendsAThirdOfItsSupplyCenters) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "2722");
  War war = works_of(theatre, kCsa);
  EXPECT_EQ(confederate_militia(war.field(), call(AmericanState::Georgia).state), 3) << "nine cities";
  EXPECT_EQ(war.refusal(call(AmericanState::SouthCarolina)), "4.3") << "two cities are too few";
  war.act(call(AmericanState::Georgia))
      .act(militia(kCsa, "2722"))
      .act(militia(kCsa, "3527"))
      .act(militia(kCsa, "2925"));
  EXPECT_TRUE(war.is_at(StepKind::Works));
  EXPECT_EQ(war.refusal(militia(kCsa, "3323")), "3.2.1") << "all three are placed";
  theatre.hold("3527", kUsa);
  EXPECT_EQ(confederate_militia(theatre.field(), call(AmericanState::Georgia).state), 2) << "eight cities";
}

TEST(Campaign_4_3_Militia, ItGoesHomeAndTheStateMayCallAgainInTheNextTurn) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "2607");
  War war = works_of(theatre, kUsa);
  war.act(call(AmericanState::Ohio), {1}).act(militia(kUsa, "2607"));
  while (war.field().turn() == 1 && war.asked() != Seat::Nobody) {
    if (war.asked() == Seat::Chance) {
      war.roll({1});
    } else if (war.is_at(StepKind::Movement)) {
      war.act(verbs::EndMoves{});
    } else {
      war.end_supply();
    }
  }
  EXPECT_EQ(war.count(kUsa, UnitClass::Msp, "2607"), 0);
  EXPECT_FALSE(has_been_called(war.field(), call(AmericanState::Ohio).state));
}

}  // namespace
}  // namespace longroll::campaign
