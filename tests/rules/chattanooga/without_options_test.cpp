// The game without its advanced rules: what an option brings is not there when it is off.
#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/duel.h"
#include "tests/rules/chattanooga/great_battle_table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr int kUs = static_cast<int>(Army::Cumberland);
constexpr int kCs = static_cast<int>(Army::ConfederateTennessee);

// ---- 7.5, 7.7 ----

TEST(Chattanooga_MARCH_Without, NobodyThrowsForPoints) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  EXPECT_EQ(t.refused("force-march"), "7.5");
  EXPECT_EQ(t.offers("force-march"), 0);
}

TEST(Chattanooga_7_7_Without, ALeaderDoesNotRideAlone) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Movement);
    t.on(is_on ? Option::LeaderMovement : Option::Leaders);
    t.usa("iowa", infantry()).at("0505");
    t.usa("geary", leader(1, 2)).at("0505");
    t.csa("georgia", infantry()).at("1515");
    EXPECT_EQ(t.offers("take geary"), is_on ? 1 : 0);
    EXPECT_EQ(t.refused("take geary"), is_on ? "lawful" : "7.7");
  }
}

// ---- 13.2 to 13.5 ----

/// Geary lies where a scenario puts leaders whom the options leave out.
Table without_leaders(Seat side, Phase phase) {
  Table t(side, phase);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("geary", leader(1, 2)).in(kUnused);
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

TEST(Chattanooga_13_2_Without, NobodyGoesAlong) {
  Table t = without_leaders(kUnion, Phase::Movement);
  t.act("take iowa");
  EXPECT_EQ(t.offers("join"), 0);
}

TEST(Chattanooga_13_3_Without, ThereIsNoBonus) {
  Table moves = without_leaders(kUnion, Phase::Movement);
  EXPECT_EQ(moves.offers("lead") + moves.offers("help-stacking"), 0);
  Table t = without_leaders(kUnion, Phase::Combat);
  t.act("attack 0505");
  EXPECT_EQ(t.offers("lead"), 0);
  EXPECT_EQ(leader_intensity(t.field(), t.id("iowa")), 0);
}

TEST(Chattanooga_13_4_Without, AFiveHitsNobody) {
  Table t = without_leaders(kUnion, Phase::Combat);
  attack(t, {5});
  EXPECT_EQ(t.said(LogNote::LeaderHit), 0);
  EXPECT_EQ(t.place("geary"), "unused");
}

TEST(Chattanooga_13_5_Without, ALeaderMakesNoHero) {
  Table t(kUnion, Phase::Movement);
  t.heroes(2, 1);
  t.usa("iowa", infantry()).at("0510");
  t.usa("geary", leader(1, 2)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  State state = t.state();
  const Action hero = action_of(verbs::Lead{t.id("geary"), Bonus::Hero, t.id("iowa")});
  EXPECT_FALSE(t.door().refuse(state, kUnion, hero));
  state.tracks[static_cast<std::size_t>(track(Option::Heroes))] = 0;
  EXPECT_EQ(t.door().refuse(state, kUnion, hero).rule, "13.5");
}

// ---- 14.1 to 14.5 ----

TEST(Chattanooga_14_2_Without, TheMarkersAreNotUsed) {
  GreatBattle off({});
  GreatBattle on({"reserves"});
  int markers = 0;
  for (const PieceId id : off.field().pieces()) {
    if (off.field().is_reserve(id)) {
      ++markers;
      EXPECT_EQ(off.field().piece(id).place, kUnused);
      EXPECT_EQ(on.field().piece(id).place, kPool);
    }
  }
  EXPECT_EQ(markers, 12);
}

/// A Movement Phase of Death Knell in which Sherman is due.
GreatBattle with_arrivals(std::vector<std::string> options) {
  GreatBattle t(std::move(options));
  t.play_on_until([&] { return t.field().turn() == 3 && t.step() == StepKind::MovementPhase; });
  return t;
}

TEST(Chattanooga_14_1_Without, NobodyIsHeldBack) {
  GreatBattle off = with_arrivals({"pontoon-bridges"});
  for (const char* verb : {"form-reserve", "enter-reserve", "deploy", "flip", "dummy", "standing-order"}) {
    EXPECT_EQ(off.offers(verb), 0) << verb;
  }
  for (const PieceId id : off.field().pieces()) {
    EXPECT_LT(off.field().piece(id).place, kReserveBox);
  }
}

TEST(Chattanooga_14_4_Without, AMarkerDoesNotMove) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.usa("a", reserve()).in(kUnused);
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.refused("take a"), "7.1");
  EXPECT_EQ(t.refused("enter-reserve a"), "4.1");
}

TEST(Chattanooga_14_5_Without, NothingIsDeployed) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.usa("a", reserve()).in(kUnused);
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.offers("deploy") + t.offers("standing-order"), 0);
  EXPECT_FALSE(t.is_offered("deploy a 0505"));
}

// ---- 16.2, 16.3 ----

TEST(Chattanooga_16_2_Without, AnArmysMoraleCountsForNothing) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Combat);
    t.army(Army::Cumberland, -3);
    t.usa("iowa", regiment(4, 7)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    State state = t.state();
    state.tracks[static_cast<std::size_t>(track(Option::ArmyMorale))] = is_on ? 1 : 0;
    const Field field(t.game().data_of(state), state);
    EXPECT_EQ(intensity_of(field, {t.id("iowa"), t.id("georgia"), Table::hex("0505")}), is_on ? 4 : 7);
    EXPECT_EQ(army_morale_box(field, t.id("iowa")).morale_die, is_on ? 2 : 0);
  }
}

TEST(Chattanooga_16_3_Without, NoArmyPanics) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Combat);
    t.army(Army::ConfederateTennessee, -3, true);
    if (is_on) {
      t.on(Option::Panic);
    }
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    attack(t, {9});
    t.dictate({9, 1});  // the army that loses the ground falls
    t.act("retreat 0504");
    EXPECT_EQ(t.value(Track::Panicked, kCs), is_on ? 1 : 0);
    EXPECT_EQ(t.value(Track::Panicked, kUs), 0);
  }
}

// ---- 17.1 to 17.5 ----

/// Three regiments at 0506 that could dig, in the administrative phase.
Table diggers(const std::vector<Option>& options) {
  Table t(kUnion, Phase::Administrative);
  for (const Option option : options) {
    t.on(option);
  }
  for (const char* name : {"iowa", "ohio", "maine"}) {
    t.usa(name, infantry()).at("0506");
  }
  t.csa("georgia", infantry()).at("0519");
  return t;
}

TEST(Chattanooga_17_2_Without, NobodyIsAskedToDig) {
  Table off = diggers({});
  EXPECT_EQ(off.step(), StepKind::MovementPhase) << "the next turn has begun";
  EXPECT_EQ(off.refused("dig iowa 0"), "4.1");
  EXPECT_EQ(diggers({Option::Works}).step(), StepKind::Administration);
}

TEST(Chattanooga_17_1_Without, NothingStandsOnTheGround) {
  Table t = diggers({});
  EXPECT_TRUE(t.state().ground.empty());
  EXPECT_EQ(works_at(t.field(), Table::hex("0506")), nullptr);
  EXPECT_EQ(refuse_dig(t.field(), t.id("iowa"), Works::Breastwork, kUnion).rule, "17.1");
}

TEST(Chattanooga_17_3_Without, WorksThatStoodThereWouldCount) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Combat);
    if (is_on) {
      t.works("0505", Works::Breastwork);
    }
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.csa("georgia", regiment(4, 5)).at("0505");
    EXPECT_EQ(combat_die(t.field(), {t.id("iowa"), t.id("georgia"), Table::hex("0505")}, 5), is_on ? 4 : 5);
  }
}

TEST(Chattanooga_17_4_Without, NoTrenchIsDug) {
  Table off = diggers({Option::Works});
  EXPECT_EQ(off.refused("dig iowa 1"), "17.1");
  EXPECT_TRUE(off.is_offered("dig iowa 0")) << "a breastwork is";
  Table on = diggers({Option::Works, Option::Trenches});
  EXPECT_TRUE(on.is_offered("dig iowa 1"));
  EXPECT_EQ(on.refused("dig iowa 2"), "17.1") << "a redoubt is another option";
}

TEST(Chattanooga_17_5_Without, NoRedoubtIsDug) {
  EXPECT_EQ(diggers({Option::Works, Option::Trenches}).refused("dig iowa 2"), "17.1");
  EXPECT_TRUE(diggers({Option::Works, Option::Redoubts}).is_offered("dig iowa 2"));
}

// ---- 3.1: all at once ----

TEST(Chattanooga_3_1_Options, EachCanBeSwitchedOnAndOff) {
  const std::vector<Option> all = offered();
  EXPECT_EQ(all.size(), static_cast<std::size_t>(kOptions));
  for (const Option option : {Option::CreatingReserves, Option::BombardingReserves}) {
    EXPECT_EQ(faults_of_options(set_of(option)).size(), 1U) << "it needs reserves";
    EXPECT_TRUE(faults_of_options(set_of(option) | set_of(Option::Reserves)).empty());
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
