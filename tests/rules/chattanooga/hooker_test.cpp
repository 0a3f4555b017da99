// Hooker's command (13.6): who is his, where his units stay, whose morale they have.
#include "engine/games/chattanooga/rules/hooker.h"

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/retreat.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "tests/rules/chattanooga/great_battle_table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// His area are columns 1 to 10. Iowa of formation 1, which he has, stands at its edge, Ohio outside.
Table command() {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Hooker);
  t.usa("hooker", leader(9, 9)).at("0505");
  t.scenario().hooker.kind = t.scenario().placements.back().kind;
  t.scenario().hooker.at = {Table::hex("0505")};
  for (int column = 1; column <= 10; ++column) {
    for (int row = 1; row <= 20; ++row) {
      t.scenario().hooker.area.add(hex_at(column, row));
    }
  }
  t.usa("iowa", infantry()).at("1005").with(kHookers);
  t.usa("ohio", infantry()).at("1205");
  t.csa("georgia", infantry()).at("1818");
  return t;
}

TEST(Chattanooga_13_6_Hooker, HasWhoeverEntersHisArea) {
  Table t = command();
  EXPECT_FALSE(t.has_flag("ohio", kHookers));
  EXPECT_FALSE(is_in_span(t.field(), t.id("hooker"), t.id("ohio")));
  t.act_all({"take ohio", "go 1006"});
  EXPECT_TRUE(t.has_flag("ohio", kHookers));
  EXPECT_TRUE(is_in_span(t.field(), t.id("hooker"), t.id("ohio"))) << "whatever its formation is";
  EXPECT_TRUE(is_in_span(t.field(), t.id("hooker"), t.id("iowa")));
}

TEST(Chattanooga_13_6_Hooker, HisUnitsStay) {
  Table t = command();
  t.act("take iowa");
  EXPECT_EQ(t.refused("step 1105"), "13.6");
  EXPECT_EQ(t.refused("go 1106"), "13.6") << "no way leads there";
  EXPECT_TRUE(t.is_offered("step 1006"));
}

TEST(Chattanooga_13_6_Hooker, HisUnitsRetreatOutOnlyWhereNothingElseIsLeft) {
  Table t = command();
  RetreatLocals retreat;
  retreat.unit = t.id("iowa");
  t.state();
  retreat_hexes(t.field(), retreat).for_each([](HexId hex) { EXPECT_LE(column_of(hex), 10); });
  Table shut = command();
  for (const char* hex : {"1004", "1006", "0905", "0906"}) {
    shut.terrain(hex, Terrain::River);
    shut.water(hex);
  }
  retreat.unit = shut.id("iowa");
  EXPECT_FALSE(retreat_hexes(shut.field(), retreat).empty());
  retreat_hexes(shut.field(), retreat).for_each([](HexId hex) { EXPECT_EQ(column_of(hex), 11); });
}

TEST(Chattanooga_13_6_Hooker, HisUnitsHaveHisArmyMorale) {
  Table t = command();
  t.army(Army::Cumberland, -2);
  t.scenario().armies[kHookersCommandNumber].morale = 2;
  EXPECT_EQ(command_of(t.field(), t.id("iowa")), kHookersCommandNumber);
  EXPECT_EQ(command_of(t.field(), t.id("ohio")), static_cast<int>(Army::Cumberland));
  EXPECT_EQ(army_morale_box(t.field(), t.id("iowa")).intensity, t.field().numbers().army_morale.box(2).intensity);
  EXPECT_EQ(army_morale_box(t.field(), t.id("ohio")).intensity, t.field().numbers().army_morale.box(-2).intensity);
}

TEST(Chattanooga_13_6_Hooker, HisUnitsComeBackInHisArea) {
  Table t = command();
  t.usa("maine", infantry()).in(kReady).with(kHookers);
  t.usa("vermont", infantry()).in(kReady);
  bool is_vermont_outside = false;
  return_hexes(t.field(), t.id("maine")).for_each([](HexId hex) { EXPECT_LE(column_of(hex), 10); });
  return_hexes(t.field(), t.id("vermont")).for_each([&](HexId hex) {
    is_vermont_outside = is_vermont_outside || column_of(hex) > 10;
  });
  EXPECT_TRUE(is_vermont_outside);
  t.act_all({"return maine", "go 0906"});
  EXPECT_TRUE(t.has_flag("maine", kHookers));
}

TEST(Chattanooga_13_6_Hooker, HisUnitsDoNotLeaveByTheRiver) {
  Table t = command();
  t.on(Option::Crossing);
  t.scenario().crossings = {Table::hex("1005"), Table::hex("1205")};
  EXPECT_EQ(t.refused("cross iowa"), "13.6");
  EXPECT_TRUE(t.is_offered("cross ohio"));
}

TEST(Chattanooga_13_6_Hooker, HisUnitsAreRalliedAndRebuiltInHisArea) {
  for (const bool is_inside : {false, true}) {
    Table t = command();
    t.usa("geary", leader(1, 1)).at(is_inside ? "1005" : "1205");
    t.usa("maine", infantry()).in(kRouted).with(kHookers);
    t.usa("vermont", infantry()).in(kEliminated).with(kHookers);
    t.usa("kansas", infantry()).in(kRouted);
    EXPECT_EQ(t.is_offered("lead geary 4 maine"), is_inside) << "a rally";
    EXPECT_EQ(t.is_offered("lead geary 9 vermont"), is_inside) << "extra strength";
    EXPECT_TRUE(t.is_offered("lead geary 4 kansas")) << "who is not his";
  }
}

// ---- with reserves (14.0) ----

TEST(Chattanooga_13_6_Hooker, HasHisUnitsInReserve) {
  Table t = command();
  t.on(Option::CreatingReserves);
  t.usa("maine", infantry()).at("1105");
  t.usa("a", reserve());
  t.act_all({"form-reserve iowa", "enter-reserve maine"});
  t.dictate({0});
  t.act("pass");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
  EXPECT_TRUE(t.has_flag("iowa", kHookers));
  EXPECT_TRUE(t.has_flag("maine", kHookers)) << "it has come into his area";
}

/// Maine, who is his, lies in the box of reserve A at the edge of his area.
Table his_reserve() {
  Table t = command();
  t.on(Option::Reserves);
  t.usa("maine", infantry()).in(kReserveBox).with(kHookers);
  t.usa("a", reserve()).at("1006");
  return t;
}

TEST(Chattanooga_13_6_Hooker, HisReserveStays) {
  Table t = his_reserve();
  t.act("take a");
  EXPECT_EQ(t.refused("step 1106"), "13.6");
  EXPECT_TRUE(t.is_offered("step 1007"));
  Table deploying = his_reserve();
  deploying.act("deploy a 1006");
  EXPECT_TRUE(deploying.is_offered("deploy maine 1007"));
  EXPECT_EQ(deploying.refused("deploy maine 1106"), "14.5");
  EXPECT_EQ(deploying.refused("deploy maine 1107"), "14.5");
}

TEST(Chattanooga_13_6_Hooker, HasTheUnitsOfAReserveThatEntersHisArea) {
  Table t = command();
  t.on(Option::Reserves);
  t.usa("maine", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("1206");
  t.csa("texas", infantry()).in(kReserveBox);
  t.csa("x", reserve()).at("1718");
  t.usa("vermont", infantry()).due(3, {"1001"});
  t.usa("b", reserve());
  t.act_all({"take a", "go 1006"});
  EXPECT_TRUE(t.has_flag("maine", kHookers));
  EXPECT_FALSE(t.has_flag("texas", kHookers)) << "in the box of that letter of the enemy";
  t.act_all({"halt", "form-reserve vermont", "go 1001", "pass"});
  EXPECT_TRUE(t.has_flag("vermont", kHookers)) << "a reserve of reinforcements";
}

/// Nobody sees by it who lies in a hidden marker, or whether anybody does.
TEST(Chattanooga_13_6_Hooker, HasTheUnitsOfAHiddenReserveWhenItIsSeen) {
  Table t = command();
  t.on(Option::HiddenReserves);
  t.usa("maine", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("1206");
  t.usa("b", reserve());
  t.act_all({"flip a 1", "take a", "go 1006"});
  EXPECT_FALSE(t.has_flag("maine", kHookers));
  EXPECT_EQ(t.refused("step 1106"), "13.6") << "and yet it stays";
  t.act_all({"halt", "take b", "go 1007"});
  EXPECT_EQ(t.refused("step 1107"), "13.6") << "so does a dummy";
  t.act_all({"halt", "end-moves", "end-combat", "end-moves"});
  t.dictate({0});
  t.act_all({"end-combat", "deploy a 1006"});
  EXPECT_TRUE(t.has_flag("maine", kHookers));
  EXPECT_EQ(t.refused("deploy maine 1106"), "14.5");
}

TEST(Chattanooga_13_6_Hooker, IsNotUsedWithoutTheOption) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.usa("hooker", leader(9, 9)).in(kUnused);
  t.scenario().hooker.kind = t.scenario().placements.back().kind;
  t.scenario().hooker.area.add(Table::hex("1006"));
  t.usa("ohio", infantry()).at("1205");
  t.csa("georgia", infantry()).at("1818");
  t.act_all({"take ohio", "go 1006"});
  EXPECT_FALSE(t.has_flag("ohio", kHookers));
}

TEST(Chattanooga_13_6_Hooker, IsSetUpInOneOfTwoHexes) {
  GreatBattle t({"leaders", "hooker"});
  t.act("end-set-up");
  EXPECT_EQ(t.place("usa.hooker"), "1341");
  t.act("take usa.hooker");
  EXPECT_EQ(t.refused("go 1342"), "13.6");
  t.act("go 1354");
  EXPECT_EQ(t.place("usa.hooker"), "1354");
  t.act_all({"end-set-up", "pass"});
  EXPECT_TRUE(t.has_flag("usa.96-il", kHookers)) << "at 1242";
  EXPECT_TRUE(t.has_flag("usa.5-oh", kHookers)) << "Geary's, at 1454";
  EXPECT_FALSE(t.has_flag("usa.19-oh", kHookers)) << "Wood's, at 4126";
  EXPECT_FALSE(t.has_flag("csa.34-ms", kHookers));
}

}  // namespace
}  // namespace longroll::chattanooga::test
