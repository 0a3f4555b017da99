// Campaign 5.3.6, 7.6: forces go where they are supplied, break railroads and repair them.
#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

bool is_broken(const War& war, std::string_view hex) { return war.field().broken_rails().has(hex_at_name(hex)); }

TEST(Campaign_7_6_Breaks, CavalryBreaksARailroadForFivePoints) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Cavalry, "4410");
  War war(theatre, kCsa);
  war.muster("4410");
  const int before = war.points_left();
  war.act(verbs::BreakRail{});
  EXPECT_TRUE(is_broken(war, "4410"));
  EXPECT_EQ(war.points_left(), before - 5);
  EXPECT_EQ(war.refusal(verbs::BreakRail{}), "7.6") << "it is broken";
  EXPECT_EQ(war.refusal(verbs::RepairRail{}), "7.6") << "cavalry repairs nothing";
  ASSERT_TRUE(war.told<notes::RailBroken>());
}

TEST(Campaign_7_6_Breaks, AnArmyPointRepairsItForTwo) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "4410");
  theatre.state().ground[static_cast<std::size_t>(hex_at_name("4410"))] |= kRailBroken;
  War war(theatre, kCsa);
  war.muster("4410");
  const int before = war.points_left();
  war.act(verbs::RepairRail{});
  EXPECT_FALSE(is_broken(war, "4410"));
  EXPECT_EQ(war.points_left(), before - 2);
}

TEST(Campaign_7_6_Breaks, NotWithoutRailsNorByALeaderNorAmongEnemies) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, "0512");
  theatre.put_leader('E', "2015", 2);
  theatre.put(kCsa, UnitClass::Asp, "4410");
  theatre.put(kUsa, UnitClass::Asp, "4410");
  War war(theatre, kCsa);
  EXPECT_EQ(War(war).muster("0512").refusal(verbs::BreakRail{}), "7.6") << "Springfield has no rails";
  EXPECT_EQ(War(war).muster("2015").refusal(verbs::BreakRail{}), "7.6") << "a leader alone";
  EXPECT_EQ(War(war).muster("4410").refusal(verbs::BreakRail{}), "7.6") << "both are in Richmond";
}

TEST(Campaign_5_3_6_Supply, WithoutALeaderAForceGoesOnlyWhereItIsSuppliedOrForages) {
  // Far from everything in Alabama: six points find no food in spring.
  const auto refused = [](int points, bool has_leader) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "2225", points);
    if (has_leader) {
      theatre.put_leader('A', "2225", 1);
    }
    War war(theatre, kUsa);
    war.muster("2225");
    return war.refuses_step("2224");
  };
  EXPECT_EQ(refused(6, false), "5.3.6");
  EXPECT_EQ(refused(6, true), "") << "with a leader";
  EXPECT_EQ(refused(1, false), "") << "one point lives off the country";
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "4506", 6);
  War war(theatre, kUsa);
  EXPECT_EQ(war.muster("4506").refuses_step("4405"), "") << "Maryland is supplied";
}

}  // namespace
}  // namespace longroll::campaign::test
