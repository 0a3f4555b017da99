// Pairs of rules that meet in rare positions.
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/attrition.h"
#include "engine/games/campaign/rules/trains.h"
#include "tests/rules/campaign/passing.h"

namespace longroll::campaign::test {
namespace {

int in_post(const War& war, Seat side, std::string_view at, Post post) {
  int count = 0;
  for_each_at(war.field(), hex_at_name(at), [&](PieceId id) {
    const Piece& piece = war.state().piece(id);
    count += owner_of(piece) == side && war.field().is_point(id) && post_of(piece.flags) == post ? 1 : 0;
  });
  return count;
}

TEST(Campaign_12_2_Effects, WhoAttacksInItsOwnHexHasLeftTheEntrenchment) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410", 3);
  theatre.put(kCsa, UnitClass::Entrenchment, "4410");
  theatre.post(kCsa, "4410", Post::Entrenched);
  theatre.put(kUsa, UnitClass::Asp, "4410", 3);
  War war(theatre, kCsa);
  war.muster("4410", Post::Entrenched).step("4410", {4, 1});
  while (war.asked() != Seat::Chance && !war.is_at(StepKind::Movement)) {
    war.act(verbs::Pass{});
  }
  EXPECT_EQ(in_post(war, kCsa, "4410", Post::Entrenched), 0);
  EXPECT_EQ(war.count(kCsa, UnitClass::Entrenchment, "4410"), 0);
}

TEST(Campaign_5_3_4_Loops, CrossedFreelyAlsoAfterWorkInTheHexWhereItBegan) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1025");
  theatre.put_leader('A', "1025", 0);
  theatre.hold("1025", kUsa);
  War war(theatre, kUsa);
  war.muster("1025").act(verbs::BreakRail{});
  EXPECT_EQ(war.points_left(), 3);
  EXPECT_EQ(war.refuses_step("0926"), "");
}

TEST(Campaign_5_3_4_Loops, WhoHasCrossedOneFreelyStormsTheFortThatCavalryHasLeftSo) {
  const auto meets = [](const char* from, bool has_fort) {
    Theatre theatre;
    theatre.turn(2);
    theatre.put(kUsa, UnitClass::Asp, from, 3);
    theatre.put_leader('A', from, 1);
    theatre.hold("1025", kUsa);
    theatre.put(kCsa, UnitClass::Cavalry, "0926");
    theatre.put(kCsa, has_fort ? UnitClass::Fort : UnitClass::Asp, "0926");
    War war(theatre, kUsa);
    war.muster(from);
    if (from != std::string_view("1025")) {
      war.step("1025");
    }
    war.step("0926", {});
    if (has_fort) {
      EXPECT_TRUE(war.is_at(StepKind::CavalryFlight));
      EXPECT_TRUE(shipped_campaign().faults_of(war.state()).empty());
      war.roll({1});
      while (war.is_at(StepKind::Retreat)) {
        war.act_first();
      }
    }
    EXPECT_TRUE(war.is_at(StepKind::Battle));
    const BattleNote note = locals_of<BattleLocals>(war.state().top()).note;
    return !note.is_amphibious && !note.over_loop && !note.over_river;
  };
  EXPECT_TRUE(meets("1025", false));
  EXPECT_TRUE(meets("1025", true)) << "the cavalry has left, and the force has still begun in the loop (16.0, 11.7)";
  EXPECT_FALSE(meets("1026", true)) << "it began elsewhere, and came by the ferry";
}

/// All critical places are the Union's, and of the others the Confederacy has those alone.
Theatre cities_alone(std::initializer_list<const char*> held) {
  Theatre theatre;
  for (const MapPlace& place : theatre.library().map.places()) {
    const std::string at = hex_text(place.hex);
    const bool is_left = std::find(held.begin(), held.end(), at) != held.end();
    theatre.hold(at, is_left ? kCsa : kUsa);
  }
  return theatre;
}

TEST(Campaign_7_1_Railroads, TrainsRunWhereCitiesAloneFeedTheConfederacy) {
  const auto entrains = [](std::initializer_list<const char*> held) {
    Theatre theatre = cities_alone(held);
    theatre.put(kCsa, UnitClass::Asp, "0625", 2);
    const HexSet running = running_rails(theatre.field(), kCsa);
    EXPECT_EQ(running.has(hex_at_name("0725")), running.has(hex_at_name("0625")));
    War war(theatre, kCsa);
    war.muster("0625").act(verbs::Less{theatre.library().kind_of(kCsa, UnitClass::Asp), 0, 1});
    return war.refusal(verbs::Entrain{1});
  };
  EXPECT_EQ(entrains({"0625", "0224"}), "") << "Monroe and Shreveport are joined by a road (8.3)";
  EXPECT_EQ(entrains({"0625"}), "7.4") << "a city by itself is no source";
}

TEST(Campaign_9_2_Participants, WhoHasLostItsArmyPointsToAReactionAttacksNobody) {
  Theatre theatre = passing(1, 0);
  theatre.put(kUsa, UnitClass::Cavalry, "0703");
  theatre.put(kCsa, UnitClass::Asp, "0604", 4);
  theatre.put_leader('E', "0604", 0);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.put(kCsa, UnitClass::Asp, "0704", 1);
  theatre.post(kCsa, "0704", Post::Garrison);
  War war(theatre, kUsa);
  war.muster("0703").step("0704").act(react("0604"), {6}).act(to("0704"));
  ASSERT_TRUE(war.is_at(StepKind::Battle));
  war.act(verbs::Pass{}, {1, 1});
  while (war.is_at(StepKind::Retreat)) {
    war.act_first();
  }
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "0704"), 0);
  EXPECT_EQ(war.count(kUsa, UnitClass::Cavalry, "0704"), 1);
  war.roll({6, 6, 1, 1});
  EXPECT_TRUE(war.is_at(StepKind::Movement)) << war.state().top().kind;
}

TEST(Campaign_10_2_LeadersAlone, NoTrainTakesThemIntoAZoneOfTheEnemy) {
  const auto ways = [](bool has_point) {
    Theatre theatre;
    theatre.put_leader('E', "3527", 0);
    if (has_point) {
      theatre.put(kCsa, UnitClass::Asp, "3527");
    }
    theatre.put(kUsa, UnitClass::Asp, "1221");
    War war(theatre, kCsa);
    war.muster("3527").act(verbs::Entrain{has_point ? 1 : 0});
    return war;
  };
  const verbs::RailTo to_zone{hex_at_name("1219")};
  ASSERT_TRUE(ways(false).field().secondary_zone(kUsa).has(to_zone.hex));
  ASSERT_FALSE(ways(false).field().primary_zone(kUsa).has(to_zone.hex));
  EXPECT_EQ(ways(true).refusal(to_zone), "") << "a force may";
  EXPECT_EQ(ways(false).refusal(to_zone), "7.4");
  EXPECT_EQ(ways(false).refusal(verbs::RailTo{hex_at_name("2822")}), "");
}

TEST(Campaign_8_6_Attrition, WhoHasNotLeftItsHexHasNotMoved) {
  Theatre theatre;
  theatre.turn(4);
  theatre.put(kUsa, UnitClass::Asp, "3304");  // stays
  const PieceId shaken = theatre.put(kUsa, UnitClass::Asp, "3004");
  theatre.demoralize(kUsa, "3004", 1);
  theatre.put(kUsa, UnitClass::Asp, "4506", 2);  // digs in
  const PieceId gone = theatre.put(kUsa, UnitClass::Asp, "0703");
  War war(theatre, kUsa);
  war.muster("3304").act(verbs::Halt{});
  war.muster("3004").act(verbs::Rally{}, {6});
  war.muster("4506").act(verbs::Entrench{});
  EXPECT_EQ(text_of(weather_hexes(war.field(), kUsa)), "");
  war.muster("0703").step("0704").act(verbs::Halt{});
  EXPECT_EQ(text_of(weather_hexes(war.field(), kUsa)), "0704");
  war.act(verbs::EndMoves{}, {6});
  EXPECT_EQ(demoralized(war.state().piece(gone).flags), 1);
  EXPECT_EQ(demoralized(war.state().piece(shaken).flags), 0);
  EXPECT_FALSE(war.is_at(StepKind::Attrition));
}

/// In summer Union points go from 1418 to 1318, out of a zone of Confederates at Memphis, 1218, who have a boat there.
Theatre at_memphis() {
  Theatre theatre;
  theatre.turn(2).answer(kCsa, ReactionRule::Ask);
  theatre.put(kUsa, UnitClass::Asp, "1418", 3);
  theatre.put_leader('A', "1418", 1);
  theatre.put(kCsa, UnitClass::Asp, "1218", 2);
  theatre.put(kCsa, UnitClass::Asp, "1319", 2);
  theatre.put_leader('E', "1218", 0);
  return theatre;
}

TEST(Campaign_13_4_2_Ferry, AVesselOverWhichFriendsHaveReactedStaysWhereItIs) {
  Theatre theatre = at_memphis();
  const PieceId boat = theatre.put_ships(kCsa, UnitClass::Flotilla, water_between("1119", "1218"));
  War war(theatre, kUsa);
  war.muster("1418").step("1318");
  ASSERT_TRUE(war.is_at(StepKind::Reaction));
  ASSERT_EQ(war.refusal(verbs::ReactAfloat{boat}), "");
  ASSERT_EQ(war.refusal(react("1218")), "");
  war.act(react("1218"), {6}).act(to("1119"));
  EXPECT_EQ(war.count(kCsa, UnitClass::Asp, "1119"), 2);
  if (war.is_at(StepKind::Reaction)) {
    EXPECT_EQ(war.refusal(verbs::ReactAfloat{boat}), "6.4.2");
  }
  EXPECT_NE(war.state().piece(boat).flags & kCommitted, 0);
}

TEST(Campaign_13_4_2_Ferry, AVesselOverWhichFriendsHaveRetreatedStaysWhereItIs) {
  const HexId here = hex_at_name("1219");
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kUsa, UnitClass::Asp, "1219", 2);
  const PieceId boat = theatre.put_ships(kUsa, UnitClass::Rsp, water_between("1119", "1219"));
  shipped_library().map.grid.for_each_neighbor(here, [&](Direction, HexId next) {
    if (column_of(next) >= column_of(here)) {  // this bank
      theatre.put(kCsa, UnitClass::Asp, hex_text(next), 1);
    }
  });
  theatre.put(kCsa, UnitClass::Asp, "1319", 6);
  War war(theatre, kCsa);
  EXPECT_EQ(war.state().piece(boat).flags & kCommitted, 0);
  war.muster("1319").step("1219", {6, 1});
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "1219"), 0);
  EXPECT_GT(war.count(kUsa, UnitClass::Asp, "1119"), 0) << "over the boat";
  EXPECT_NE(war.state().piece(boat).flags & kCommitted, 0);
}

}  // namespace
}  // namespace longroll::campaign::test
