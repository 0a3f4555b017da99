// Movement over land (5.0 to 5.3). Around 0704, in Missouri, lies open country without water; spring gives 8 points.
#include "engine/games/campaign/rules/movement.h"

#include <gtest/gtest.h>

#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::Theatre;
using test::War;

int kind_of(Seat side, UnitClass unit_class) { return test::shipped_library().kind_of(side, unit_class); }
verbs::Less less(UnitClass unit_class, int count, unsigned flags = 0) {
  return {kind_of(Seat::Union, unit_class), static_cast<int>(flags), count};
}
verbs::Drop drop(UnitClass unit_class, int count, unsigned flags = 0) {
  return {kind_of(Seat::Union, unit_class), static_cast<int>(flags), count};
}
verbs::PickUp pick_up(UnitClass unit_class, int count, unsigned flags = 0) {
  return {kind_of(Seat::Union, unit_class), static_cast<int>(flags), count};
}

Theatre union_at(std::string_view name, int count) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Asp, name, count);
  return theatre;
}

TEST(Campaign_5_0_Movement, AForceGoesAsFarAsItsPointsCarryIt) {
  War war(union_at("0704", 1), Seat::Union);
  war.muster("0704");
  for (int i = 0; i < 4; ++i) {
    war.step("0703").step("0704");
  }
  EXPECT_EQ(war.points_left(), 0);
  EXPECT_EQ(war.refuses_step("0703"), "5.0");
  EXPECT_EQ(war.refuses_step("0504"), "5.0") << "not the next hex";
}

TEST(Campaign_5_2_Forces, NobodyIsOnHisWayWhileItIsAskedWhoMoves) {
  Theatre theatre = union_at("0704", 1);
  theatre.put(Seat::Union, UnitClass::Asp, "0604");
  const War war(theatre, Seat::Union);
  State state = war.state();
  EXPECT_TRUE(test::shipped_campaign().faults_of(state).empty());
  for (Piece& piece : state.pieces) {
    piece.flags |= piece.place == hex("0604") ? kMoving : 0;
  }
  EXPECT_FALSE(test::shipped_campaign().faults_of(state).empty()) << "a force that is mustered elsewhere would not fit";
}

TEST(Campaign_5_1_Allowance, BySeason) {
  const std::pair<int, int> turns[] = {{1, 8}, {2, 10}, {3, 8}, {4, 5}};
  for (const auto& [turn, points] : turns) {
    Theatre theatre = union_at("0704", 1);
    theatre.turn(turn);
    War war(theatre, Seat::Union);
    EXPECT_EQ(war.muster("0704").points_left(), points) << turn;
  }
}

TEST(Campaign_5_2_Forces, WhoHasMovedMovesNoMore) {
  War war(union_at("0704", 2), Seat::Union);
  war.muster("0704").step("0703").act(verbs::Halt{});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0703"), 2);
  EXPECT_EQ(war.refusal(verbs::Muster{hex("0703"), Post::Field}), "5.2");
  EXPECT_EQ(war.refusal(verbs::Muster{hex("0704"), Post::Field}), "5.2");
}

TEST(Campaign_5_2_1_Splitting, APartGoesTheOthersGoLater) {
  War war(union_at("0704", 3), Seat::Union);
  war.muster("0704").act(less(UnitClass::Asp, 2)).step("0703").act(verbs::Halt{});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0703"), 1);
  war.muster("0704").step("0803").act(verbs::Halt{});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0803"), 2);
}

TEST(Campaign_5_2_1_Splitting, SomebodyHasToGo) {
  War war(union_at("0704", 3), Seat::Union);
  war.muster("0704");
  EXPECT_EQ(war.refusal(less(UnitClass::Asp, 3)), "5.2.1");
  EXPECT_EQ(war.refusal(less(UnitClass::Asp, 4)), "5.2.1");
  EXPECT_EQ(war.refusal(less(UnitClass::Msp, 1)), "5.2.1");
  war.step("0703");
  EXPECT_EQ(war.refusal(less(UnitClass::Asp, 1)), "5.2.1") << "it has set out";
}

TEST(Campaign_5_2_2_Detaching, DroppedPointsMoveNoMore) {
  War war(union_at("0704", 3), Seat::Union);
  war.muster("0704");
  EXPECT_EQ(war.refusal(drop(UnitClass::Asp, 1)), "5.2.2") << "it has not set out";
  war.step("0703").act(drop(UnitClass::Asp, 2)).step("0702").act(verbs::Halt{});
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0703"), 2);
  EXPECT_EQ(war.count(Seat::Union, UnitClass::Asp, "0702"), 1);
  EXPECT_EQ(war.refusal(verbs::Muster{hex("0703"), Post::Field}), "5.2");
}

TEST(Campaign_5_2_3_Attaching, ALeaderPicksUpWhoHasNotMoved) {
  Theatre theatre = union_at("0704", 1);
  theatre.put(Seat::Union, UnitClass::Asp, "0703", 2);
  War alone(theatre, Seat::Union);
  alone.muster("0704").step("0703");
  EXPECT_EQ(alone.refusal(pick_up(UnitClass::Asp, 1)), "5.2.3") << "without a leader";
  theatre.put_leader('A', "0704", 0);
  War led(theatre, Seat::Union);
  led.muster("0704").step("0703").act(pick_up(UnitClass::Asp, 1)).step("0702").act(verbs::Halt{});
  EXPECT_EQ(led.count(Seat::Union, UnitClass::Asp, "0702"), 2);
  EXPECT_EQ(led.count(Seat::Union, UnitClass::Asp, "0703"), 1);
}

TEST(Campaign_5_2_3_Attaching, NobodyWhoHasMovedIsPickedUp) {
  Theatre theatre = union_at("0704", 1);
  theatre.put_leader('A', "0704", 0);
  theatre.put(Seat::Union, UnitClass::Asp, "0803");
  War war(theatre, Seat::Union);
  war.muster("0803").step("0703").act(verbs::Halt{});
  war.muster("0704").step("0703");
  EXPECT_EQ(war.refusal(pick_up(UnitClass::Asp, 1, kMoved)), "5.2.3");
}

TEST(Campaign_5_2_3_Attaching, WhoComesAlongMaySlowTheForceDown) {
  const auto left = [](int own, int others, bool is_supplied) {
    Theatre theatre = union_at("0704", own);
    theatre.put_leader('A', "0704", 3);
    theatre.put(Seat::Union, UnitClass::Asp, "0703", others);
    if (!is_supplied) {
      theatre.out_of_supply(Seat::Union, "0703", others);
    }
    War war(theatre, Seat::Union);
    war.muster("0704").step("0703");
    Actions actions;
    test::shipped_campaign().actions(war.state(), actions);
    for (const Action& action : actions) {
      if (const auto pick = read<verbs::PickUp>(action); pick && pick->count == others) {
        war.act(*pick);
        break;
      }
    }
    return war.points_left();
  };
  EXPECT_EQ(left(1, 2, true), 10) << "8 and his rating, less the hex";
  EXPECT_EQ(left(1, 2, false), 6) << "half of 8 and his rating, less the hex (5.3.6)";
  EXPECT_EQ(left(1, 11, true), 7) << "massed, so without his rating (5.2.4)";
}

TEST(Campaign_5_2_4_Massed, EightPayOneMoreForEachHex) {
  for (const int count : {7, 8}) {
    War war(union_at("0704", count), Seat::Union);
    war.muster("0704").step("0703");
    EXPECT_EQ(war.points_left(), count == 8 ? 6 : 7);
  }
}

TEST(Campaign_5_2_4_Massed, ALeaderTakesHisRatingOffAndCavalryCounts) {
  Theatre theatre = union_at("0704", 9);
  theatre.put_leader('A', "0704", 2);
  War led(theatre, Seat::Union);
  led.muster("0704");
  EXPECT_EQ(led.points_left(), 10) << "not massed: 8 and his rating";
  EXPECT_EQ(led.step("0703").points_left(), 9);
  theatre.put(Seat::Union, UnitClass::Cavalry, "0704");
  War massed(theatre, Seat::Union);
  EXPECT_EQ(massed.muster("0704").points_left(), 8) << "no bonus for a massed force";
  EXPECT_EQ(massed.step("0703").points_left(), 6);
}

TEST(Campaign_5_3_1_Leadership, ALeaderQuickensHisForceByHisRating) {
  Theatre theatre = union_at("0704", 2);
  theatre.put_leader('A', "0704", 3);
  theatre.put_leader('B', "0704", 1);
  War war(theatre, Seat::Union);
  EXPECT_EQ(war.muster("0704").points_left(), 11);
  theatre.out_of_supply(Seat::Union, "0704", 1);
  War unsupplied(theatre, Seat::Union);
  EXPECT_EQ(unsupplied.muster("0704").points_left(), 7) << "half of 8, and 3";
}

TEST(Campaign_5_3_6_Unsupplied, HalfThePointsRoundedUp) {
  Theatre theatre = union_at("0704", 2);
  theatre.turn(4).out_of_supply(Seat::Union, "0704", 1);
  War war(theatre, Seat::Union);
  EXPECT_EQ(war.muster("0704").points_left(), 3);
}

TEST(Campaign_5_3_2_Terrain, RoughAndRiversCostMoreRoadsAndRailsLess) {
  const auto cost = [](std::string_view from, std::string_view to, int turn) {
    Theatre theatre = union_at(from, 1);
    theatre.turn(turn);
    War war(theatre, Seat::Union);
    war.muster(from);
    const int before = war.points_left();
    return war.refuses_step(to).empty() ? before - war.step(to).points_left() : -1;
  };
  EXPECT_EQ(cost("0704", "0703", 1), 1) << "clear";
  EXPECT_EQ(cost("0114", "0115", 1), 2) << "rough";
  EXPECT_EQ(cost("0106", "0206", 1), 2) << "clear over a minor river";
  EXPECT_EQ(cost("3214", "3314", 1), 1) << "a railroad into rough ground";
  EXPECT_EQ(cost("4414", "4415", 1), 2) << "a railroad over a minor river without a bridge";
  EXPECT_EQ(cost("1402", "1503", 1), 1) << "a bridge over a navigable river";
  EXPECT_EQ(cost("0104", "0105", 1), -1) << "a navigable river";
  EXPECT_EQ(cost("0122", "0222", 1), -1) << "a seasonal river in spring";
  EXPECT_EQ(cost("0122", "0222", 2), 2) << "and in summer";
}

TEST(Campaign_5_3_3_Ferries, HalfTheAllowanceAndTheHex) {
  War war(union_at("1726", 1), Seat::Union);
  EXPECT_EQ(war.muster("1726").step("1825").points_left(), 8 - 4 - 1);
  Theatre theatre = union_at("1726", 1);
  theatre.turn(4);
  War winter(theatre, Seat::Union);
  EXPECT_EQ(winter.muster("1726").step("1825").points_left(), 5 - 3 - 1) << "half of 5 is rounded up";
}

TEST(Campaign_5_3_4_Loops, WhoBeginsInALoopCrossesItsBottomAsIfThereWereNoRiver) {
  War from_inside(union_at("1025", 1), Seat::Union);
  EXPECT_EQ(from_inside.muster("1025").step("0926").points_left(), 8 - 1) << "Vicksburg, by its railroad";
  War from_outside(union_at("0926", 1), Seat::Union);
  EXPECT_EQ(from_outside.muster("0926").step("1025").points_left(), 8 - 4 - 1) << "by the ferry";
  War later(union_at("1026", 1), Seat::Union);
  later.muster("1026").step("1025");
  const int before = later.points_left();
  EXPECT_EQ(before - later.step("0926").points_left(), 4 + 1) << "it did not begin there";
}

TEST(Campaign_15_5_Kentucky, NobodyEntersItWhileItIsNeutral) {
  War war(union_at("1614", 1), Seat::Union);
  EXPECT_EQ(war.muster("1614").refuses_step("1514"), "15.5");
  Theatre theatre = union_at("1614", 1);
  theatre.state().tracks[static_cast<std::size_t>(Track::Kentucky)] = static_cast<std::int16_t>(Kentucky::Union);
  War joined(theatre, Seat::Union);
  EXPECT_EQ(joined.muster("1614").refuses_step("1514"), "");
}

TEST(Campaign_5_3_5_NearEnemies, ExitsAndEntriesOfZonesCost) {
  Theatre theatre = union_at("0702", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  War war(theatre, Seat::Union);
  war.muster("0702");
  EXPECT_EQ(war.points_left(), 8);
  EXPECT_EQ(war.step("0703").points_left(), 8 - 1 - 2 - 2) << "out of a secondary zone, into a primary one";
  EXPECT_EQ(war.refuses_step("0704"), "5.0") << "5 points: out of a primary zone, into the enemy's hex";
}

TEST(Campaign_6_2_1_PrimaryZone, FromOneToTheNextCostsBoth) {
  Theatre theatre = union_at("0603", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  War war(theatre, Seat::Union);
  EXPECT_EQ(war.muster("0603").step("0703").points_left(), 8 - 1 - 2 - 2);
}

TEST(Campaign_6_3_1_SecondaryZone, LeavingOneCosts) {
  Theatre theatre = union_at("0702", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  War war(theatre, Seat::Union);
  EXPECT_EQ(war.muster("0702").step("0701").points_left(), 8 - 1 - 2);
}

TEST(Campaign_5_3_7_Rally, ADieForEachMarkerTakesItOff) {
  Theatre theatre = union_at("0704", 2);
  theatre.demoralize(Seat::Union, "0704", 2);
  War war(theatre, Seat::Union);
  war.muster("0704").act(verbs::Rally{}, {2, 3});
  EXPECT_EQ(demoralized(war.field().piece(war.field().first_at(hex("0704"))).flags), 1) << "2 fails, 3 rallies";
  EXPECT_TRUE(war.is_at(StepKind::Movement));
  EXPECT_EQ(war.refusal(verbs::Muster{hex("0704"), Post::Field}), "5.2");
}

TEST(Campaign_5_3_7_Rally, InAPrimaryZoneFromFiveWithTheLeadersRatingAndNeverOnOne) {
  Theatre theatre = union_at("0704", 1);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0703");
  theatre.put_leader('A', "0704", 3);
  theatre.demoralize(Seat::Union, "0704", 1);
  const auto rallies = [&](int die) {
    War war(theatre, Seat::Union);
    war.muster("0704").act(verbs::Rally{}, {die});
    return war.told<notes::Rallied>()->markers == 1;
  };
  EXPECT_FALSE(rallies(1));
  EXPECT_TRUE(rallies(2)) << "2 and 3";
  theatre.put_leader('A', "0704", 0);
  EXPECT_FALSE(rallies(4));
  EXPECT_TRUE(rallies(5));
}

TEST(Campaign_5_3_7_Rally, ALeaderOfAnotherForceInTheHexHelpsToo) {
  Theatre theatre = union_at("0704", 1);
  theatre.demoralize(Seat::Union, "0704", 1);
  theatre.put(Seat::Union, UnitClass::Asp, "0703", 1);
  theatre.put_leader('A', "0703", 1);
  War war(theatre, Seat::Union);
  war.muster("0703").step("0704").act(verbs::Halt{});
  war.muster("0704").act(verbs::Rally{}, {2});
  EXPECT_EQ(war.told<notes::Rallied>()->markers, 1) << "2 and his rating";
}

TEST(Campaign_5_3_7_Rally, AOneFailsWhateverTheLeaderAdds) {
  Theatre theatre = union_at("0704", 1);
  theatre.put_leader('A', "0704", 3);
  theatre.demoralize(Seat::Union, "0704", 1);
  War war(theatre, Seat::Union);
  war.muster("0704").act(verbs::Rally{}, {1});
  EXPECT_EQ(war.told<notes::Rallied>()->markers, 0) << "1 and 3 would do outside of zones";
}

TEST(Campaign_5_3_7_Rally, AForceMovesOrRalliesAndOnlyInSupply) {
  Theatre theatre = union_at("0704", 1);
  War calm(theatre, Seat::Union);
  EXPECT_EQ(calm.muster("0704").refusal(verbs::Rally{}), "5.3.7");
  theatre.demoralize(Seat::Union, "0704", 1);
  War moved(theatre, Seat::Union);
  EXPECT_EQ(moved.muster("0704").step("0703").refusal(verbs::Rally{}), "5.3.7");
  theatre.out_of_supply(Seat::Union, "0704", 1);
  War unsupplied(theatre, Seat::Union);
  EXPECT_EQ(unsupplied.muster("0704").refusal(verbs::Rally{}), "5.3.7");
}

TEST(Campaign_15_4_Appalachia, ConfederatesRallyThereWithTwoLessButAlwaysOnSix) {
  Theatre theatre;
  theatre.put(Seat::Confederate, UnitClass::Asp, "2612");
  theatre.put(Seat::Confederate, UnitClass::Asp, "2613");
  const Field field = theatre.field();
  ASSERT_TRUE(field.map().appalachia().has(hex("2613")));
  EXPECT_FALSE(rallies(field, hex("2613"), Seat::Confederate, 4));
  EXPECT_TRUE(rallies(field, hex("2613"), Seat::Confederate, 5));
  EXPECT_TRUE(rallies(Theatre().field(), hex("2613"), Seat::Union, 3));
  theatre.put(Seat::Union, UnitClass::Asp, "2613");
  EXPECT_TRUE(rallies(theatre.field(), hex("2613"), Seat::Confederate, 6)) << "in a primary zone 6 less 2 is 4";
}

TEST(Campaign_3_1_SettingUp, WhoEntersWithArmyPointsTakesControl) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Cavalry, "1128");
  theatre.put(Seat::Union, UnitClass::Asp, "1130");
  War war(theatre, Seat::Union);
  war.muster("1128").step("1129").act(verbs::Halt{});
  EXPECT_TRUE(war.field().held(Seat::Confederate).has(hex("1129"))) << "cavalry takes nothing";
  war.muster("1130").step("1129").act(verbs::Halt{});
  EXPECT_TRUE(war.field().held(Seat::Union).has(hex("1129")));
  EXPECT_FALSE(war.field().held(Seat::Confederate).has(hex("1129")));
}

TEST(Campaign_3_1_3_ConfederateSetup, ThePointsOfVirginiaStayThereInTheFirstTurn) {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{}).pass_recruitment({1, 1});
  EXPECT_EQ(war.asked(), Seat::Confederate);
  war.end_supply().muster("0512");
  EXPECT_EQ(war.refuses_step("0412"), "") << "within Missouri";
  HexSet out;
  war.field().grid().for_each_neighbor(hex("0512"), [&](Direction, HexId to) { out.add(to); });
  war.act(verbs::Halt{}).muster("4713");
  EXPECT_EQ(war.refuses_step("4714"), "3.1.3") << "North Carolina";
  EXPECT_EQ(war.refuses_step("4612"), "") << "Virginia";
}

TEST(Campaign_3_1_3_ConfederateSetup, OnePointInACityOfVirginiaAndALeaderWithAUnit) {
  War war("1861");
  war.act(verbs::EndSetUp{});
  const int leader = kind_of(Seat::Confederate, UnitClass::Leader);
  const int asp = kind_of(Seat::Confederate, UnitClass::Asp);
  EXPECT_EQ(war.refusal(verbs::Place{leader, hex("4410")}), "3.1") << "the first leader stands in Tennessee";
  war.act(verbs::Place{leader, hex("2015")});
  EXPECT_EQ(war.refusal(verbs::EndSetUp{}), "3.1.2") << "something has been placed";
  war.act(verbs::Place{asp, hex("4410")});
  EXPECT_EQ(war.refusal(verbs::Place{asp, hex("4410")}), "3.1") << "no two in a city";
  EXPECT_EQ(war.refusal(verbs::Place{asp, hex("2015")}), "3.1") << "not in Tennessee";
  war.act(verbs::Place{asp, hex("4713")}).act(verbs::Place{asp, hex("4205")});
  EXPECT_EQ(war.refusal(verbs::Place{leader, hex("4206")}), "3.1") << "no unit is there";
  war.act(verbs::Place{leader, hex("4410")}).act(verbs::Place{leader, hex("4410")});
  EXPECT_EQ(war.count(Seat::Confederate, UnitClass::Leader, "4410"), 2);
}

TEST(Campaign_3_1_2_UnionSetup, LeadersOnTheirSidesOfTheLine) {
  War war("1861");
  const int leader = kind_of(Seat::Union, UnitClass::Leader);
  EXPECT_EQ(war.asked(), Seat::Union);
  EXPECT_EQ(war.refusal(verbs::Place{leader, hex("4506")}), "3.1") << "A goes west of column 37";
  war.act(verbs::Place{leader, hex("2607")});
  EXPECT_EQ(war.refusal(verbs::Place{leader, hex("2607")}), "3.1") << "B goes east";
  war.act(verbs::Place{leader, hex("4506")});
  EXPECT_EQ(war.asked(), Seat::Confederate);
}

TEST(Campaign_10_2_LeaderOperations, ALeaderAlonePaysOneForEachHexAndAvoidsZones) {
  Theatre theatre;
  theatre.put_leader('A', "3904", 3);
  theatre.put(Seat::Confederate, UnitClass::Asp, "0704");
  theatre.put_leader('B', "0701", 2);
  War war(theatre, Seat::Union);
  EXPECT_EQ(war.muster("3904").points_left(), 8);
  EXPECT_EQ(war.step("3903").points_left(), 7) << "rough";
  war.act(verbs::Halt{}).muster("0701");
  EXPECT_EQ(war.refuses_step("0702"), "10.2") << "a secondary zone";
}

TEST(Campaign_4_3_Militia, DoesNotLeaveItsState) {
  Theatre theatre;
  theatre.put(Seat::Union, UnitClass::Msp, "1402");
  theatre.put(Seat::Union, UnitClass::Asp, "1402");
  War war(theatre, Seat::Union);
  war.muster("1402");
  bool has_border = false;
  const Field field = war.field();
  field.grid().for_each_neighbor(hex("1402"), [&](Direction, HexId to) {
    const bool is_other = field.map().is_playable(to) && field.map().state_at(to) != field.map().state_at(hex("1402"));
    has_border = has_border || is_other;
    if (is_other) {
      EXPECT_EQ(war.refusal(verbs::StepTo{to}), "4.3");
    }
  });
  EXPECT_TRUE(has_border || war.refuses_step("1503").empty());
}

TEST(Campaign_5_3_5_NearEnemies, AHexOfEnemiesWithoutZonesCostsAsAPrimaryZone) {
  const auto cost = [](bool has_enemies) {
    Theatre theatre = union_at("0703", 1);
    if (has_enemies) {
      theatre.put(Seat::Confederate, UnitClass::Msp, "0704");
    }
    War war(theatre, Seat::Union);
    war.muster("0703");
    return march_step(war.field(), locals_of<ForceMoveLocals>(war.state().top()), hex("0704")).points;
  };
  EXPECT_EQ(cost(false), 1);
  EXPECT_EQ(cost(true), 3) << "militia exerts no zone";
}

}  // namespace
}  // namespace longroll::campaign
