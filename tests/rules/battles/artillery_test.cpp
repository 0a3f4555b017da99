// Battles 9.0 to 9.6: bombardment, combined attacks, lines of sight, guns in defence, gunboats.
#include <functional>

#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"
#include "tests/rules/battles/fights.h"

namespace longroll::battles::test {
namespace {

/// A battery of 6 and an enemy of 3 who stand that far apart.
struct Range : Table {
  explicit Range(std::string_view battery, Counter guns = artillery(6)) : Table(Seat::Union, Phase::Combat) {
    usa("battery", std::move(guns)).at(battery);
    csa("georgia", infantry(3)).at("0508");
  }
};

TEST(Battles_9_0_Artillery, BombardsFromTwoOrThreeHexes) {
  EXPECT_TRUE(Range("0506").is_offered("target 0508"));
  EXPECT_TRUE(Range("0505").is_offered("target 0508"));
  EXPECT_TRUE(Range("0505", horse_artillery(6)).is_offered("target 0508"));
  EXPECT_FALSE(Range("0505", infantry(6)).is_offered("target 0508"));
}

TEST(Battles_9_0_Artillery, BombardsANeighbourWhoDoesNotControlItsHex) {
  Range routed("0507");
  routed.side("0507", "0508", kCreek);
  EXPECT_TRUE(routed.is_offered("end-combat"));
  routed.act_all({"target 0508", "join battery"});
  routed.dictate({4});
  routed.act("resolve 0");
  EXPECT_EQ(routed.remark(LogNote::Attacked)[1], 6);
}

TEST(Battles_9_0_Artillery, MustFightHandToHandInAnEnemyZone) {
  Range t("0507");
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  Table u(Seat::Union, Phase::Combat);
  u.usa("battery", artillery(6)).at("0507");
  u.usa("iowa", infantry(6)).at("0505");
  u.csa("georgia", infantry(3)).at("0508");
  u.csa("texas", infantry(3)).at("0504");
  u.act("target 0504");
  EXPECT_EQ(u.refused("join battery"), "9.0");
}

TEST(Battles_9_11_Range, ThreeHexesAndNeverCompelled) {
  Range t("0505");
  EXPECT_TRUE(t.is_offered("end-combat"));
  EXPECT_FALSE(Range("0504").is_offered("target 0508"));
  Table u(Seat::Union, Phase::Combat);
  u.usa("iowa", infantry(6)).at("0507");
  u.usa("battery", artillery(6)).at("0504");
  u.csa("georgia", infantry(3)).at("0508");
  u.act("target 0508");
  EXPECT_EQ(u.refused("join battery"), "9.11");
}

TEST(Battles_9_12_Range, TheTargetHexCountsTheFirersDoesNot) {
  for (const auto& [hex, strength] : std::vector<std::pair<std::string, int>>{{"0506", 6}, {"0505", 4}}) {
    Range t(hex);
    t.act_all({"target 0508", "join battery"});
    t.dictate({4});
    t.act("resolve 0");
    EXPECT_EQ(t.remark(LogNote::Attacked)[1], strength) << hex;
  }
}

TEST(Battles_9_13_OneHex, ABombardmentIsOfOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(6)).at("0505");
  t.csa("georgia", infantry(3)).at("0507");
  t.csa("texas", infantry(3)).at("0508");
  t.level("0505", 4);
  t.act("target 0507");
  EXPECT_EQ(t.refused("target 0508"), "9.13");
  EXPECT_EQ(t.offers("target"), 0);
}

TEST(Battles_9_14_StackedGuns, MayChooseDifferentTargets) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("left", artillery(6)).at("0505");
  t.usa("right", artillery(6)).at("0505");
  t.csa("georgia", infantry(3)).at("0507");
  t.csa("texas", infantry(3)).at("0705");
  t.act_all({"target 0507", "join left"});
  fight(t, 4);
  t.act_all({"target 0705", "join right"});
  fight(t, 4);
  t.act("end-combat");
  EXPECT_NE(t.phase(), Phase::Combat);
}

TEST(Battles_9_16_OverWater, BombardmentIsNotHalved) {
  for (const unsigned water : {unsigned{kRiver}, unsigned{kStream}}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("battery", artillery(6)).at("0507");
    t.csa("georgia", infantry(3)).at("0508").is(Condition::Routed);
    t.side("0507", "0508", water);
    t.act_all({"target 0508", "join battery"});
    t.dictate({4});
    t.act("resolve 0");
    EXPECT_EQ(t.remark(LogNote::Attacked)[1], 6);
  }
}

TEST(Battles_9_18_PoorOdds, ABombardmentAloneIsAtOneToFiveOrBetter) {
  const auto offered = [](int battery, int defence) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("battery", artillery(battery)).at("0506");
    t.csa("georgia", infantry(defence)).at("0508");
    return t.refused("target 0508");
  };
  EXPECT_EQ(offered(2, 10), "lawful");
  EXPECT_EQ(offered(2, 11), "9.18");
}

TEST(Battles_9_18_PoorOdds, SeveralBatteriesMayReachItTogether) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("left", artillery(2)).at("0506");
  t.usa("right", artillery(1)).at("0506");
  t.csa("georgia", infantry(11)).at("0508");
  t.act_all({"target 0508", "join left"});
  EXPECT_EQ(t.refused("resolve 0"), "9.18");
  t.act("join right");
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_9_18_PoorOdds, IsJudgedBeforeTheShifts) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(2)).at("0506");
  t.csa("georgia", infantry(10)).at("0508");
  t.terrain("0508", Terrain::Town);
  EXPECT_EQ(t.refused("target 0508"), "lawful");
}

TEST(Battles_9_18_PoorOdds, OthersWithThemMayTryAnything) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(1)).at("0506");
  t.usa("iowa", infantry(1)).at("0507");
  t.csa("georgia", infantry(30)).at("0508");
  t.level("0506", 4);
  t.act_all({"target 0508", "join iowa", "join battery"});
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_9_19_LongRange, AThirdIsLostButNeverAll) {
  const auto strength = [](int printed) {
    Range t("0505", artillery(printed));
    const std::vector<PieceId> attackers = {t.id("battery")};
    const std::vector<HexId> targets = {Table::hex("0508")};
    return odds_of(t.field(), {attackers, targets}, Ground::Other).attack;
  };
  EXPECT_EQ(strength(1), 1);
  EXPECT_EQ(strength(2), 1);
  EXPECT_EQ(strength(3), 2);
  EXPECT_EQ(strength(4), 3);
  EXPECT_EQ(strength(5), 3);
  EXPECT_EQ(strength(6), 4);
}

TEST(Battles_9_21_CombinedAttacks, GunsJoinThoseWhoAttackHandToHand) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0507");
  t.usa("battery", artillery(6)).at("0706");
  t.csa("georgia", infantry(5)).at("0508");
  t.act_all({"target 0508", "join iowa", "join battery"});
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 8);
  carry_out(t);
  EXPECT_TRUE(t.has_flag("battery", kFought));
}

TEST(Battles_9_22_CombinedMultiHex, GunsNeedSightOfOneHex) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(6)).at("0505");
  t.usa("battery", artillery(6)).at("0508");
  t.usa("far", artillery(6)).at("0510");
  t.csa("georgia", infantry(3)).at("0506");
  t.csa("texas", infantry(3)).at("0504");
  t.act_all({"target 0504", "target 0506", "join iowa"});
  EXPECT_EQ(t.refused("join far"), "9.11");
  t.act("join battery");
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 12);
}

TEST(Battles_9_23_CombinedOverWater, GunsAreNotHalved) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0507");
  t.usa("battery", artillery(6)).at("0507");
  t.csa("georgia", infantry(5)).at("0508").is(Condition::Routed);
  t.side("0507", "0508", kStream);
  t.act_all({"target 0508", "join iowa", "join battery"});
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 8);
}

/// Does a battery in 0505 see 0508?
bool sees(const std::function<void(Table&)>& change) {
  Range t("0505");
  change(t);
  return has_sight(t.field(), Seat::Union, Table::hex("0505"), Table::hex("0508"));
}

TEST(Battles_9_3_Sight, HigherGroundInBetweenBlocks) {
  EXPECT_TRUE(sees([](Table&) {}));
  EXPECT_FALSE(sees([](Table& t) { t.level("0506", 3); }));
  EXPECT_FALSE(sees([](Table& t) { t.level("0507", 3); }));
  EXPECT_TRUE(sees([](Table& t) {
    t.level("0507", 3);
    t.level("0508", 3);
  }));
  EXPECT_TRUE(sees([](Table& t) { t.level("0405", 4); }));
}

TEST(Battles_9_3_Sight, WoodsAndTownsBlockUnlessTheFirerStandsAboveBoth) {
  for (const Terrain terrain : {Terrain::Woods, Terrain::WoodsRough, Terrain::Town}) {
    EXPECT_FALSE(sees([&](Table& t) { t.terrain("0506", terrain); }));
    EXPECT_TRUE(sees([&](Table& t) {
      t.terrain("0506", terrain);
      t.level("0505", 3);
    }));
    EXPECT_FALSE(sees([&](Table& t) {
      t.terrain("0506", terrain);
      t.level("0505", 3);
      t.level("0508", 3);
    }));
  }
  EXPECT_TRUE(sees([](Table& t) { t.terrain("0508", Terrain::Woods); }));
  EXPECT_TRUE(sees([](Table& t) { t.terrain("0506", Terrain::Rough); }));
}

TEST(Battles_9_3_Sight, FriendsInBetweenBlockUnlessTheFirerStandsHigher) {
  EXPECT_FALSE(sees([](Table& t) { t.usa("iowa", infantry(1)).at("0506"); }));
  EXPECT_FALSE(sees([](Table& t) { t.usa("iowa", infantry(1)).at("0507"); }));
  EXPECT_TRUE(sees([](Table& t) {
    t.usa("iowa", infantry(1)).at("0507");
    t.level("0505", 3);
  }));
  EXPECT_TRUE(sees([](Table& t) { t.csa("texas", infantry(1)).at("0507"); }));
  EXPECT_TRUE(sees([](Table& t) { t.usa("lee", leader()).at("0507"); }));
}

TEST(Battles_9_3_Sight, AlongAHexsideOnlyBothHexesBlock) {
  // From 0505 to 0604's far neighbour the line runs between 0604 and 0504.
  const auto sees_along = [](const std::vector<std::string>& high) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("battery", artillery(6)).at("0505");
    t.csa("georgia", infantry(3)).at("0603");
    for (const std::string& hex : high) {
      t.level(hex, 4);
    }
    return has_sight(t.field(), Seat::Union, Table::hex("0505"), Table::hex("0603"));
  };
  EXPECT_TRUE(sees_along({}));
  EXPECT_TRUE(sees_along({"0504"}));
  EXPECT_TRUE(sees_along({"0604"}));
  EXPECT_FALSE(sees_along({"0504", "0604"}));
}

TEST(Battles_9_3_Sight, TheRefusalSaysSo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(6)).at("0505");
  t.usa("iowa", infantry(6)).at("0509");
  t.csa("georgia", infantry(3)).at("0508");
  t.terrain("0506", Terrain::Woods);
  t.act("target 0508");
  EXPECT_EQ(t.refused("join battery"), "9.3");
}

TEST(Battles_9_5_ArtilleryInDefence, StandsWithItsPrintedStrength) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(6)).at("0505");
  t.csa("guns", artillery(3)).at("0506");
  t.dictate({4});
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 3);
}

TEST(Battles_9_6_Gunboats, BombardLikeArtillery) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("tyler", gunboat(6)).at("0505");
  t.csa("georgia", infantry(4)).at("0507");
  t.terrain("0505", Terrain::Water);
  t.unplayable("0505");
  EXPECT_TRUE(t.is_offered("end-combat"));
  t.act_all({"target 0507", "join tyler"});
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 6);
}

TEST(Battles_9_6_Gunboats, AreHitByBombardmentOnly) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(6)).at("0504");
  t.usa("battery", artillery(6)).at("0604");
  t.csa("tyler", gunboat(4)).at("0505");
  t.terrain("0505", Terrain::Water);
  t.unplayable("0505");
  EXPECT_TRUE(t.is_offered("end-combat"));
  t.act("target 0505");
  EXPECT_EQ(t.refused("join iowa"), "8.15");
  t.act("join battery");
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 4);
}

TEST(Battles_11_2_NightCombat, AdjacentBombardmentOnly) {
  Range far("0506");
  far.night();
  EXPECT_FALSE(far.is_offered("target 0508"));
  Range near("0507");
  near.night();
  near.side("0507", "0508", kCreek);
  EXPECT_TRUE(near.is_offered("target 0508"));
  Table t(Seat::Union, Phase::Combat);
  t.night();
  t.usa("battery", artillery(6)).at("0506");
  t.usa("iowa", infantry(6)).at("0509");
  t.csa("georgia", infantry(3)).at("0508");
  t.act("target 0508");
  EXPECT_EQ(t.refused("join battery"), "11.2");
}

TEST(Battles_12_2_Shaken, GunsDoNotBombard) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(6)).at("0506").is(Condition::Shaken);
  t.usa("iowa", infantry(6)).at("0509");
  t.csa("georgia", infantry(3)).at("0508");
  t.act("target 0508");
  EXPECT_EQ(t.refused("join battery"), "12.2");
}

/// A battery alone against Georgia; why it may not fire at it.
struct LoneBattery : Table {
  explicit LoneBattery(std::string_view hex) : Table(Seat::Union, Phase::Combat) {
    csa("georgia", infantry(3)).at("0508");
    battery_hex = hex;
  }
  std::string why(unsigned flags = 0, Condition condition = Condition::Good) {
    usa("battery", artillery(6)).at(battery_hex).with(flags).is(condition);
    return refused("target 0508");
  }
  std::string battery_hex;
};

TEST(Battles_9_11_LoneBattery, HearsThatTheTargetIsOutOfRange) {
  EXPECT_EQ(LoneBattery("0504").why(), "9.11");
  EXPECT_EQ(LoneBattery("0505").why(), "lawful");
}

TEST(Battles_9_3_LoneBattery, HearsThatItDoesNotSeeTheTarget) {
  LoneBattery t("0506");
  t.terrain("0507", Terrain::Woods);
  EXPECT_EQ(t.why(), "9.3");
}

TEST(Battles_11_2_LoneBattery, HearsThatNightIsTheReason) {
  LoneBattery t("0506");
  t.night();
  EXPECT_EQ(t.why(), "11.2");
  LoneBattery far("0504");
  far.night();
  EXPECT_EQ(far.why(), "9.11") << "by day neither";
}

TEST(Battles_8_14_LoneBattery, HearsThatItHasFought) {
  EXPECT_EQ(LoneBattery("0506").why(kFought), "8.14");
  EXPECT_EQ(LoneBattery("0504").why(kFought), "9.11") << "out of range anyway";
}

TEST(Battles_12_2_LoneBattery, HearsThatItsOrderIsTheReason) {
  EXPECT_EQ(LoneBattery("0506").why(0, Condition::Shaken), "12.2");
  EXPECT_EQ(LoneBattery("0506").why(0, Condition::Routed), "12.3");
}

TEST(Battles_9_0_LoneBattery, HearsThatItFightsHandToHand) {
  LoneBattery t("0506");
  t.csa("texas", infantry(3)).at("0505");
  EXPECT_EQ(t.why(), "9.0");
}

TEST(Battles_9_11_LoneBattery, TheBatteryThatComesNearestToItIsHeard) {
  LoneBattery t("0504");
  t.usa("other", artillery(6)).at("0506").with(kFought);
  EXPECT_EQ(t.why(), "8.14");
}

}  // namespace
}  // namespace longroll::battles::test
