// Batteries of one hex that fire together (11.4).
#include "engine/games/chattanooga/rules/bombardment.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// A battery that reaches so far, with that strength.
Unit guns(int strength = 1, int range = 6) {
  Unit unit = artillery();
  unit.range = static_cast<std::int8_t>(range);
  unit.front.strength = static_cast<std::int8_t>(strength);
  return unit;
}

/// Two batteries at 0510 and three enemies four hexes away.
Table two_batteries() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::StackedArtillery);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0510");
  t.csa("bottom", infantry()).at("0506");
  t.csa("middle", infantry()).at("0506");
  t.csa("top", infantry()).at("0506");
  return t;
}

/// Three batteries of strength 1 next to three enemies.
Table three_batteries() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::StackedArtillery);
  for (const std::string_view name : {"first", "second", "third"}) {
    t.usa(name, guns()).at("0510");
  }
  for (const std::string_view name : {"bottom", "middle", "top"}) {
    t.csa(name, infantry()).at("0509");
  }
  return t;
}

int column(Table& t, const Shot& shot) {
  return bombardment_column(t.field(), shot, t.field().piece(shot.target).place);
}

TEST(Chattanooga_11_4_StackedArtillery, FiresOnTheColumnOfTheCombinedStrength) {
  Table t = three_batteries();
  const Shot alone{t.id("first"), t.id("top")};
  const Shot together{t.id("first"), t.id("top"), true};
  EXPECT_EQ(column(t, alone), 1);
  EXPECT_EQ(column(t, together), 3);
  t.act_all({"aim top", "fire-together first"});
  EXPECT_EQ(column(t, alone), 3) << "it is announced";
  t.dictate({5});
  t.act("resolve");  // 5 on column 3: DR, and the target retreats; on column 1 it would only be disrupted
  EXPECT_EQ(t.step(), StepKind::Retreat);
}

TEST(Chattanooga_11_4_StackedArtillery, CountsOneForEachBatteryAtRange) {
  Table t = two_batteries();
  EXPECT_EQ(column(t, {t.id("first"), t.id("top")}), 1);
  EXPECT_EQ(column(t, {t.id("first"), t.id("top"), true}), 2);
}

TEST(Chattanooga_11_4_StackedArtillery, TwoFireAtTwoUnitsOfTheHex) {
  Table t = two_batteries();
  t.dictate({4});
  t.act_all({"aim top", "fire-together first", "resolve"});
  EXPECT_TRUE(t.has_flag("first", kFought));
  EXPECT_TRUE(t.has_flag("second", kFought));
  EXPECT_TRUE(t.is_offered("aim middle"));
  EXPECT_TRUE(t.is_offered("aim bottom"));
  EXPECT_EQ(t.refused("aim top"), "11.4") << "each of them is fired at once by the stack";
  t.dictate({4});
  t.act_all({"aim bottom", "fire-together second", "resolve"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "two batteries, two shots";
  EXPECT_TRUE(t.is_disrupted("top"));
  EXPECT_TRUE(t.is_disrupted("bottom"));
  EXPECT_FALSE(t.is_offered("aim middle"));
  EXPECT_FALSE(t.has_flag("first", kTogether));
}

TEST(Chattanooga_11_4_StackedArtillery, ThreeFireAtThreeUnits) {
  Table t = three_batteries();
  int shots = 0;
  for (const auto& [target, battery] : {std::pair{"top", "first"}, {"middle", "second"}, {"bottom", "third"}}) {
    t.act_all({std::string("aim ") + target, std::string("fire-together ") + battery});
    t.dictate({2});
    t.act("resolve");
    ++shots;
  }
  EXPECT_EQ(shots, 3);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_11_4_StackedArtillery, FiresAtAUnitOnce) {
  Table t = two_batteries();
  t.act_all({"aim top", "fire-together first"});
  EXPECT_EQ(t.refused("fire-together second"), "11.4");
  EXPECT_EQ(t.refused("fire second"), "11.1") << "it has joined the first one";
}

TEST(Chattanooga_11_4_StackedArtillery, LeavesShotsUnfired) {
  Table t = two_batteries();
  t.dictate({2});
  t.act_all({"aim top", "fire-together first", "resolve", "pass"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.has_flag("second", kShotLeft | kTogether));
  EXPECT_FALSE(t.is_offered("aim middle"));
}

TEST(Chattanooga_11_4_StackedArtillery, IsAChoiceOfTheFiringPlayer) {
  Table t = two_batteries();
  t.act("aim top");
  EXPECT_TRUE(t.is_offered("fire first"));
  EXPECT_TRUE(t.is_offered("fire-together first"));
  EXPECT_TRUE(t.is_offered("fire-together second"));
  t.dictate({4});
  t.act_all({"fire first", "resolve"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_TRUE(t.is_offered("aim middle")) << "the other battery fires for itself";
  t.act("aim middle");
  EXPECT_EQ(t.refused("fire-together second"), "11.4") << "alone it joins nobody";
}

TEST(Chattanooga_11_4_StackedArtillery, OtherUnitsFireAtTheSameTargetsToo) {
  Table t = two_batteries();
  t.usa("beside", guns()).at("0610");
  t.dictate({2});
  t.act_all({"aim top", "fire-together first", "resolve", "aim middle"});
  EXPECT_TRUE(t.is_offered("fire beside")) << "all shots at a target are announced before the first of them is rolled";
  t.dictate({4, 7});
  t.act_all({"fire beside", "fire-together second", "resolve"});
  EXPECT_EQ(t.step(), StepKind::Retreat) << "the second shot meets a unit that the first has disrupted";
}

TEST(Chattanooga_11_4_StackedArtillery, AnArAffectsOneOfThem) {
  Table t = two_batteries();
  t.dictate({0});
  t.act_all({"aim top", "fire-together first", "resolve"});
  EXPECT_TRUE(t.is_disrupted("first"));
  EXPECT_FALSE(t.is_disrupted("second"));
  EXPECT_TRUE(t.is_offered("aim middle")) << "the second shot is still theirs";
}

TEST(Chattanooga_11_4_StackedArtillery, InTwoHexesDoesNotFireTogether) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::StackedArtillery);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506");
  t.act("aim foe");
  EXPECT_EQ(t.refused("fire-together first"), "11.4");
}

TEST(Chattanooga_11_4_StackedArtillery, OnlyThoseWithinRangeJoin) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::StackedArtillery);
  t.usa("far", guns(1, 6)).at("0510");
  t.usa("near", guns(1, 3)).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.act("aim foe");
  EXPECT_EQ(t.refused("fire-together far"), "11.4");
}

TEST(Chattanooga_11_4_StackedArtillery, InfantryDoesNotJoin) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::StackedArtillery);
  Unit rifles = infantry();
  rifles.range = 6;
  t.usa("iowa", rifles).at("0510");
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.act("aim foe");
  EXPECT_EQ(t.refused("fire-together guns"), "11.4");
  EXPECT_EQ(t.refused("fire-together iowa"), "11.4");
}

TEST(Chattanooga_11_4_StackedArtillery, IsOff) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.act("aim foe");
  EXPECT_EQ(t.refused("fire-together first"), "11.4");
  EXPECT_FALSE(t.is_offered("fire-together first"));
}

TEST(Chattanooga_11_4_StackedArtillery, AVolleyOfOneOfThemShiftsTheShots) {
  Table t = two_batteries();
  t.on(Option::Volley);
  t.usa("ready", guns()).at("0910").with(kVolley);
  t.usa("other", guns()).at("0910");
  t.csa("left", infantry()).at("0906");
  t.csa("right", infantry()).at("0906");
  EXPECT_EQ(column(t, {t.id("other"), t.id("left"), true}), 3);
  t.dictate({2});
  t.act_all({"aim left", "fire-together ready", "resolve"});
  EXPECT_TRUE(t.has_flag("ready", kVolley)) << "a shot is left";
  t.act("pass");
  EXPECT_FALSE(t.has_flag("ready", kVolley));
}

TEST(Chattanooga_11_4_StackedArtillery, APositionMustFitIt) {
  Table t = two_batteries();
  t.dictate({2});
  t.act_all({"aim top", "fire-together first", "resolve"});
  State bent = t.state();
  bent.piece(t.id("second")).flags &= static_cast<std::uint16_t>(~kShotLeft);
  EXPECT_FALSE(t.game().faults_of(bent).empty()) << "nobody has a shot left";
  bent = t.state();
  bent.piece(t.id("top")).flags |= kTogether;
  EXPECT_FALSE(t.game().faults_of(bent).empty()) << "an enemy fires with nobody";
}

}  // namespace
}  // namespace longroll::chattanooga::test
