// Campaign 5.3.8, 11.7, 12.0 to 12.2: forces entrench, go into works and come out, and breach levees.
#include "engine/games/campaign/rules/force_works.h"

#include "tests/rules/campaign/war.h"

namespace longroll::campaign::test {
namespace {

constexpr std::string_view kCity = "4410";  // Richmond

int in_post(const War& war, Seat side, std::string_view hex, Post post) {
  int count = 0;
  const Field field = war.field();
  for_each_at(field, hex_at_name(hex), [&](PieceId id) {
    count += field.side_of(id) == side && field.is_point(id) && post_of(field.piece(id).flags) == post ? 1 : 0;
  });
  return count;
}
verbs::TakePost into(Post post) { return {post}; }

TEST(Campaign_12_1_Entrenching, TwoArmyPointsInACityForTheWholeAllowance) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, kCity, 2);
  theatre.put(kCsa, UnitClass::Asp, "4411", 2);
  theatre.put(kCsa, UnitClass::Asp, "3527");
  theatre.put(kCsa, UnitClass::Msp, "3527");
  War war(theatre, kCsa);
  EXPECT_EQ(War(war).muster("3527").refusal(verbs::Entrench{}), "12.1") << "militia does not count";
  EXPECT_EQ(War(war).muster("4411").refusal(verbs::Entrench{}),
            shipped_library().map.cities().has(hex_at_name("4411")) ? "" : "12.1");
  EXPECT_EQ(War(war).muster(kCity).act(verbs::BreakRail{}).refusal(verbs::Entrench{}), "12.1") << "points are spent";
  war.muster(kCity).act(verbs::Entrench{});
  EXPECT_EQ(war.count(kCsa, UnitClass::Entrenchment, kCity), 1);
  EXPECT_EQ(in_post(war, kCsa, kCity, Post::Entrenched), 2);
  EXPECT_EQ(war.refusal(verbs::Muster{hex_at_name(kCity), Post::Entrenched}), "5.2") << "they have moved";
  ASSERT_TRUE(war.told<notes::Entrenched>());
}

TEST(Campaign_12_1_Entrenching, NotOutOfSupplyNorAmongEnemiesNorTwice) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, kCity, 2);
  EXPECT_EQ(War(theatre, kCsa).muster(kCity).refusal(verbs::Entrench{}), "");
  Theatre hungry = theatre;
  hungry.out_of_supply(kCsa, kCity, 1);
  EXPECT_EQ(War(hungry, kCsa).muster(kCity).refusal(verbs::Entrench{}), "12.1");
  Theatre shared = theatre;
  shared.put(kUsa, UnitClass::Asp, kCity);
  EXPECT_EQ(War(shared, kCsa).muster(kCity).refusal(verbs::Entrench{}), "12.1");
  theatre.put(kCsa, UnitClass::Entrenchment, kCity);
  EXPECT_EQ(War(theatre, kCsa).muster(kCity).refusal(verbs::Entrench{}), "12.0");
}

TEST(Campaign_12_0_Entrenchments, ForcesGoInAndOutAndItIsRemovedBelowTwo) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, kCity, 2);
  theatre.post(kCsa, kCity, Post::Entrenched);
  theatre.put(kCsa, UnitClass::Entrenchment, kCity);
  theatre.put(kCsa, UnitClass::Asp, kCity);
  War war(theatre, kCsa);
  war.muster(kCity).act(into(Post::Entrenched));
  EXPECT_EQ(in_post(war, kCsa, kCity, Post::Entrenched), 3);
  War out(theatre, kCsa);
  out.muster(kCity, Post::Entrenched).act(into(Post::Field));
  EXPECT_EQ(in_post(out, kCsa, kCity, Post::Field), 3);
  EXPECT_EQ(out.count(kCsa, UnitClass::Entrenchment, kCity), 0) << "fewer than two are in it";
  EXPECT_EQ(War(theatre, kCsa).muster(kCity).refusal(into(Post::Field)), "11.7") << "it is there";
}

TEST(Campaign_12_2_Effects, NoZoneFromAnEntrenchmentAndNoAttack) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Asp, kCity, 2);
  EXPECT_TRUE(theatre.field().primary_zone(kCsa).has(hex_at_name("4409")));
  theatre.post(kCsa, kCity, Post::Entrenched);
  theatre.put(kCsa, UnitClass::Entrenchment, kCity);
  EXPECT_FALSE(theatre.field().primary_zone(kCsa).has(hex_at_name("4409")));
  theatre.put(kUsa, UnitClass::Asp, "4409");
  War war(theatre, kCsa);
  war.muster(kCity, Post::Entrenched).step("4409");
  EXPECT_EQ(in_post(war, kCsa, "4409", Post::Field), 2) << "who attacks has come out";
}

TEST(Campaign_11_7_Garrisons, IntoTheFortAsFarAsThereIsRoom) {
  Theatre theatre;
  theatre.put(kCsa, UnitClass::Fort, kCity);
  theatre.put(kCsa, UnitClass::Asp, kCity, 3);
  const verbs::Less one{shipped_library().kind_of(kCsa, UnitClass::Asp), 0, 1};
  War war(theatre, kCsa);
  war.muster(kCity);
  EXPECT_EQ(war.refusal(into(Post::Garrison)), "11.3") << "two beside the garrison";
  war.act(one).act(into(Post::Garrison));
  EXPECT_EQ(in_post(war, kCsa, kCity, Post::Garrison), 2);
  theatre.put(kCsa, UnitClass::Cavalry, "4411");
  EXPECT_EQ(War(theatre, kCsa).muster("4411").refusal(into(Post::Garrison)), "11.3") << "no fort there";
}

TEST(Campaign_5_3_8_Levees, ALeaderAndAnArmyPointBreachItOnAOne) {
  const auto tried = [](int rating, int die) {
    Theatre theatre;
    theatre.put(kUsa, UnitClass::Asp, "1220");
    theatre.put_leader('A', "1220", rating);
    War war(theatre, kUsa);
    war.muster("1220");
    if (die > 0) {
      war.act(verbs::BreachLevee{hex_at_name("1121")}, {die});
    }
    return war;
  };
  EXPECT_EQ(tried(0, 0).refusal(verbs::BreachLevee{hex_at_name("1121")}), "5.3.8") << "a rating of one at least";
  EXPECT_EQ(tried(1, 0).refusal(verbs::BreachLevee{hex_at_name("1220")}), "5.3.8") << "the other hex names the side";
  EXPECT_EQ(tried(1, 0).act(verbs::March{hex_at_name("1219")}).refusal(verbs::BreachLevee{hex_at_name("1121")}),
            "5.3.8");
  EXPECT_TRUE(tried(1, 1).field().breached().has(hex_at_name("1121")));
  EXPECT_FALSE(tried(1, 2).field().breached().has(hex_at_name("1121")));
  War done = tried(1, 2);
  EXPECT_EQ(done.refusal(verbs::Muster{hex_at_name("1220"), Post::Field}), "5.2") << "the whole allowance";
}

TEST(Campaign_5_3_8_Levees, NotByMilitiaNorAfterMovingNorTwice) {
  const verbs::BreachLevee breach{hex("1121")};
  Theatre militia;
  militia.put(kUsa, UnitClass::Msp, "1220");
  militia.put_leader('A', "1220", 1);
  EXPECT_EQ(War(militia, kUsa).muster("1220").refusal(breach), "5.3.8");
  Theatre from;
  from.put(kUsa, UnitClass::Asp, "1219");
  from.put_leader('A', "1219", 1);
  EXPECT_EQ(War(from, kUsa).muster("1219").step("1220").refusal(breach), "5.3.8") << "it takes the whole allowance";
  Theatre again;
  again.put(kUsa, UnitClass::Asp, "1220");
  again.put_leader('A', "1220", 1);
  EXPECT_EQ(War(again, kUsa).muster("1220").refusal(breach), "");
  again.state().ground[static_cast<std::size_t>(hex("1121"))] = kLeveeBreached;
  EXPECT_EQ(War(again, kUsa).muster("1220").refusal(breach), "5.3.8") << "it has no effect any more";
}

TEST(Campaign_12_1_Entrenching, OnlyInACity) {
  Theatre theatre;
  theatre.put(kUsa, UnitClass::Asp, "1308", 2);
  ASSERT_FALSE(shipped_library().map.cities().has(hex("1308"))) << "East St Louis is a town";
  EXPECT_EQ(War(theatre, kUsa).muster("1308").refusal(verbs::Entrench{}), "12.1");
}

}  // namespace
}  // namespace longroll::campaign::test
