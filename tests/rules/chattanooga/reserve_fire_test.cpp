// Units in reserve are fired at in the hex of their marker (14.6).
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// A battery that reaches six hexes.
Unit guns(int morale = 4) {
  Unit unit = artillery(morale);
  unit.range = 6;
  return unit;
}

/// Union guns at 0510, five hexes from the marker x of Georgia and Alabama at 0505.
Table before_a_reserve() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::BombardingReserves);
  t.usa("guns", guns()).at("0510");
  t.csa("georgia", infantry()).in(kReserveBox);
  t.csa("alabama", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("0505");
  t.csa("y", reserve()).in(kPool);
  return t;
}

TEST(Chattanooga_14_6_BombardingReserves, IsAnOption) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Reserves);
  t.usa("guns", guns()).at("0510");
  t.csa("georgia", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("0505");
  EXPECT_EQ(t.refused("aim georgia"), "11.1");
  EXPECT_FALSE(t.offers("aim georgia"));
}

TEST(Chattanooga_14_6_BombardingReserves, AnyUnitOfItStaysThereDisrupted) {
  Table t = before_a_reserve();
  EXPECT_TRUE(t.offers("aim alabama"));
  t.dictate({5});
  t.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_TRUE(t.is_disrupted("georgia"));
  EXPECT_EQ(t.piece("georgia").place, kReserveBox);
  EXPECT_FALSE(t.is_disrupted("alabama"));
  EXPECT_EQ(t.refused("aim georgia"), "11.1") << "all shots at it were announced together";
}

TEST(Chattanooga_14_6_BombardingReserves, OnlyWithinRangeAndInSightOfTheMarker) {
  Table t = before_a_reserve();
  t.usa("far", guns()).at("0512");
  EXPECT_EQ(refuse_shot(t.field(), {t.id("far"), t.id("georgia")}).rule, "11.2");
  Table hidden = before_a_reserve();
  hidden.terrain("0508", Terrain::Town);
  EXPECT_EQ(refuse_shot(hidden.field(), {hidden.id("guns"), hidden.id("georgia")}).rule, "11.3");
  EXPECT_FALSE(hidden.offers("aim georgia"));
}

TEST(Chattanooga_14_6_BombardingReserves, WhoMustRetreatLeavesItFromTheHexOfTheMarker) {
  Table t = before_a_reserve();
  t.csa("florida", infantry()).in(kReserveBox).disrupted();
  t.dictate({5});
  t.act_all({"aim florida", "fire guns", "resolve"});
  ASSERT_EQ(t.step(), StepKind::Retreat);
  EXPECT_EQ(t.place("florida"), "0505");
  EXPECT_TRUE(t.offers("retreat 0504"));
  EXPECT_FALSE(t.offers("retreat 0506")) << "away from the guns (11.2)";
  t.act("retreat 0504");
  EXPECT_EQ(t.piece("georgia").place, kReserveBox);
  EXPECT_EQ(t.place("x"), "0505");
}

TEST(Chattanooga_14_6_BombardingReserves, TheMarkerGoesWithTheLastUnit) {
  Table one(kUnion, Phase::Combat);
  one.on(Option::BombardingReserves);
  one.usa("guns", guns()).at("0510");
  one.csa("georgia", infantry()).in(kReserveBox);
  one.csa("x", reserve()).at("0505");
  one.csa("florida", infantry()).at("1515");
  one.dictate({9});
  one.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_EQ(one.piece("georgia").place, kEliminated);
  EXPECT_EQ(one.piece("x").place, kPool);
  EXPECT_EQ(one.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_14_6_BombardingReserves, WithoutALineOfCommunicationTheyAreCaptured) {
  Table t = before_a_reserve();
  for (const char* hex : {"0504", "0506", "0404", "0405", "0604", "0605"}) {
    t.terrain(hex, Terrain::River);
  }
  t.dictate({9});
  t.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_EQ(t.piece("georgia").place, kCaptured);
}

TEST(Chattanooga_14_6_BombardingReserves, UnitsInReserveDoNotFire) {
  Table t(Seat::Confederate, Phase::Combat);
  t.on(Option::BombardingReserves);
  t.usa("iowa", infantry()).at("0510");
  t.csa("battery", guns()).in(kReserveBox);
  t.csa("x", reserve()).at("0505");
  EXPECT_EQ(refuse_firing(t.field(), t.id("battery")).rule, "11.1");
  EXPECT_FALSE(t.offers("aim iowa"));
}

TEST(Chattanooga_14_6_BombardingReserves, ItControlsNobodyWhoFires) {
  Table t = before_a_reserve();
  t.csa("florida", infantry()).at("0509");
  EXPECT_EQ(refuse_shot(t.field(), {t.id("guns"), t.id("georgia")}).rule, "11.2") << "the guns are in a zone";
  Table beside(kUnion, Phase::Combat);
  beside.on(Option::BombardingReserves);
  beside.usa("guns", guns()).at("0510");
  beside.csa("georgia", infantry()).in(kReserveBox);
  beside.csa("x", reserve()).at("0511");
  beside.csa("florida", infantry()).at("0509");
  EXPECT_EQ(refuse_shot(beside.field(), {beside.id("guns"), beside.id("georgia")}).rule, "11.2") << "also beside it";
}

TEST(Chattanooga_14_6_BombardingReserves, StackedArtilleryFindsItsNextTargetThere) {
  Table t = before_a_reserve();
  t.on(Option::StackedArtillery);
  t.usa("more", guns()).at("0510");
  t.dictate({5, 5});
  t.act_all({"aim georgia", "fire-together guns", "resolve"});
  EXPECT_TRUE(t.offers("aim alabama"));
  t.act_all({"aim alabama", "fire-together more", "resolve"});
  EXPECT_TRUE(t.is_disrupted("georgia"));
}

TEST(Chattanooga_14_6_BombardingReserves, WhoWasFiredAtMayBeMarkedSoDuringAFortuneOfWar) {
  Table t = before_a_reserve();
  t.on(Option::FortunesOfWar);
  t.scenario().fortune = Seat::Confederate;
  t.usa("iowa", infantry()).at("1006");
  t.csa("florida", infantry()).at("1005");
  t.dictate({5, 0});
  t.act_all({"aim georgia", "fire guns", "resolve", "attack 1005", "attack-with iowa"});
  ASSERT_EQ(t.step(), StepKind::Fortune);
  ASSERT_NE(t.piece("georgia").flags & kFiring, 0);
  EXPECT_EQ(describe(t.door().faults_of(t.state())), "") << "such a position can be saved and shared (15.0)";
}

/// A cavalry target shifts the column: Dm on 8. Its check is made on the ground of the marker.
TEST(Chattanooga_14_6_BombardingReserves, TheGroundOfTheMarkerCountsInItsChecks) {
  for (const bool is_rough : {false, true}) {
    Table t = before_a_reserve();
    t.csa("horse", cavalry(4)).in(kReserveBox);
    if (is_rough) {
      t.chart().terrain.terrain[Terrain::Clear].morale_die = 1;
    }
    t.usa("near", guns()).at("0509");
    t.dictate({8, 4});
    t.act_all({"aim horse", "fire near", "resolve"});
    EXPECT_EQ(t.piece("horse").place, is_rough ? kRouted : kReserveBox) << is_rough;
  }
}

/// Dm on 8: a 5 against a morale of 4, and 1 for the breastwork.
TEST(Chattanooga_14_6_BombardingReserves, TheWorksOfTheMarkersHexCountInItsChecks) {
  for (const bool has_works : {false, true}) {
    Table t = before_a_reserve();
    t.csa("horse", cavalry(4)).in(kReserveBox);
    if (has_works) {
      t.works("0505", Works::Breastwork);
    }
    t.usa("near", guns()).at("0509");
    t.dictate({8, 5});
    t.act_all({"aim horse", "fire near", "resolve"});
    EXPECT_EQ(t.piece("horse").place, has_works ? kReserveBox : kRouted) << "17.3";
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
