// Campaign 5.0, 5.3, 10.2: a force goes to a hex by itself, by the cheapest way. Around 0704 lies open country.
#include "engine/games/campaign/rules/movement.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

verbs::March march(std::string_view hex) { return {hex_at_name(hex)}; }

/// What the cheapest way costs, by trying every row of steps; -1 where it cannot go. Much slower than the rules.
int least_by_steps(const War& war, HexId goal) {
  const int before = war.points_left();
  int least = -1;
  const auto try_from = [&](const auto& self, const War& at, int depth) -> void {
    const auto move = locals_of<ForceMoveLocals>(at.state().top());
    const int spent = before - move.points;
    if (move.here == goal) {
      least = least < 0 ? spent : std::min(least, spent);
      return;
    }
    if (depth == 0) {
      return;
    }
    const Field field = at.field();
    field.grid().for_each_neighbor(move.here, [&](Direction, HexId to) {
      if (!refuse_step(field, move, to) && !must_fight_at(field, to, field.phasing())) {
        War next(at);
        next.act(verbs::StepTo{to});
        self(self, next, depth - 1);
      }
    });
  };
  try_from(try_from, war, 3);
  return least;
}

TEST(Campaign_5_0_March, AForceGoesToAHexByTheCheapestWay) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704", 2);
  War war(theatre, kUsa);
  war.muster("0704");
  const int before = war.points_left();
  const Field field = war.field();
  const auto move = locals_of<ForceMoveLocals>(war.state().top());
  for (const std::string_view name : {"0703", "0702", "0904", "0505", "0805", "0706"}) {
    const HexId goal = hex_at_name(name);
    ASSERT_TRUE(field.reach(move).has(goal)) << name;
    EXPECT_EQ(field.reach(move).way(goal).points, least_by_steps(war, goal)) << name;
  }
  war.act(march("0702"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Asp, "0702"), 2);
  EXPECT_EQ(war.points_left(), before - 2);
  EXPECT_EQ(locals_of<ForceMoveLocals>(war.state().top()).goal, kNoHex) << "it is there";
}

TEST(Campaign_5_0_March, WhatIsTooFarOrWhereItStandsIsRefused) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704");
  War war(theatre, kUsa);
  war.muster("0704");
  EXPECT_EQ(war.refusal(march("0704")), "5.0");
  EXPECT_EQ(war.refusal(march("4410")), "5.0");
  for (int i = 0; i < 3; ++i) {
    war.step("0703").step("0704");
  }
  EXPECT_EQ(war.refusal(march("0702")), "") << "two hexes, two points";
  EXPECT_EQ(war.refusal(march("0701")), "5.0");
}

TEST(Campaign_5_0_March, ItGoesAroundAZoneWhereThatIsCheaper) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0702", 2);
  theatre.put_leader('A', "0702", 1);
  theatre.put(kCsa, UnitClass::Asp, "0505");
  War war(theatre, kUsa);
  war.muster("0702");
  const Field field = war.field();
  const MarchReach& reach = field.reach(locals_of<ForceMoveLocals>(war.state().top()));
  const MarchReach::Way& way = reach.way(hex_at_name("0706"));
  EXPECT_EQ(way.points, 5) << "five hexes; straight on it is four, and two for each zone that is left";
  EXPECT_EQ(way.exits, 0);
}

TEST(Campaign_5_0_March, ItFightsWhereEnemiesAreAndGoesNotBeyond) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704", 2);
  theatre.put_leader('A', "0704", 3);
  theatre.put(kCsa, UnitClass::Msp, "0701");
  War war(theatre, kUsa);
  war.muster("0704");
  const Field field = war.field();
  const MarchReach& reach = field.reach(locals_of<ForceMoveLocals>(war.state().top()));
  ASSERT_TRUE(reach.has(hex_at_name("0701")));
  EXPECT_TRUE(reach.way(hex_at_name("0701")).stops);
  for (const MarchReach::Way& way : reach.ways()) {
    EXPECT_TRUE(way.before < 0 || !reach.ways()[static_cast<std::size_t>(way.before)].stops);
  }
  war.act(march("0701"));
  EXPECT_TRUE(war.is_at(StepKind::Battle));
}

TEST(Campaign_5_3_Points, WhatALeaderWantOfSupplyAndZonesDoToThePoints) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "0704", 2);
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 8);
  theatre.put_leader('A', "0704", 2);
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 10) << "5.3.1";
  theatre.out_of_supply(kUsa, "0704", 1);
  EXPECT_EQ(War(theatre, kUsa).muster("0704").points_left(), 6) << "5.3.6: half, and the leader's two";
}

TEST(Campaign_10_2_LeadersAlone, NotIntoAZoneNorWhereNoSupplyCanBeTraced) {
  Theatre theatre;
  theatre.put_leader('A', "0704", 2);
  theatre.put_leader('B', "2225", 2);
  theatre.put(kCsa, UnitClass::Asp, "0702");
  War war(theatre, kUsa);
  EXPECT_EQ(War(war).muster("0704").refuses_step("0703"), "10.2") << "a zone of the enemy";
  EXPECT_EQ(War(war).muster("2225").refuses_step("2224"), "10.2") << "no supply in Alabama";
  EXPECT_EQ(War(war).muster("0704").refuses_step("0705"), "");
}

TEST(Campaign_10_2_LeadersAlone, TheyPayAPointAHexAndGoAnywhereOtherwise) {
  Theatre theatre;
  theatre.put_leader('A', "4506", 3);
  War war(theatre, kUsa);
  EXPECT_EQ(war.muster("4506").points_left(), 8) << "the rating helps a force only";
  war.step("4505");
  EXPECT_EQ(war.points_left(), 7);
}

}  // namespace
}  // namespace longroll::campaign::test
