// Death Knell (3.2): works are shifted as the sides are set up, and batteries wait for a part of their span.
#include "engine/games/chattanooga/rules/set_up_works.h"

#include "engine/games/chattanooga/rules/set_up.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/great_battle_table.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

const std::vector<std::string> kAllWorks = {"charge", "works", "trenches", "redoubts", "leaders"};

int kind_at(GreatBattle& t, std::string_view name) { return ground_works(t.state(), hex(name)).kind; }
int number_of(Works works) { return static_cast<int>(works) + 1; }

// ---- where they may stand ----

TEST(Chattanooga_3_2_WorksGround, TrenchesStandOnClearHexesBesideAHillsideOfTheirSector) {
  GreatBattle t(kAllWorks);
  std::size_t trenches = 0;
  for (const PlacedWorks& works : t.field().scenario().works) {
    if (works.works != Works::Trench) {
      EXPECT_EQ(works.ground, t.field().map().fortification_line());
      EXPECT_EQ(works.hexes.size(), 12U);
      continue;
    }
    trenches += works.hexes.size();
    EXPECT_GE(works.ground.size(), 2 * works.hexes.size());
    works.ground.for_each([&](HexId at) {
      EXPECT_EQ(t.field().map().terrain_at(at), Terrain::Clear) << hex_text(at);
      EXPECT_FALSE(t.field().map().is_hilltop(at)) << hex_text(at);
    });
  }
  EXPECT_EQ(trenches, 13U);
}

// ---- trenches ----

TEST(Chattanooga_3_2_ShiftedWorks, ATrenchGoesWithThoseWhoManIt) {
  GreatBattle t(kAllWorks);
  t.act("shift-works 5225");
  EXPECT_TRUE(t.is_offered("go 5224"));
  EXPECT_EQ(t.refused("go 5226"), "3.2") << "a trench stands there";
  EXPECT_EQ(t.refused("go 5223"), "3.2") << "Walker's sector";
  EXPECT_EQ(t.refused("go 5530"), "3.2") << "a hilltop";
  t.act("go 5232");
  EXPECT_EQ(kind_at(t, "5225"), 0);
  EXPECT_EQ(kind_at(t, "5232"), number_of(Works::Trench));
  EXPECT_EQ(t.place("csa.11-tn"), "5232");
  EXPECT_EQ(t.refused("take csa.11-tn"), "3.2") << "it holds it alone there, too";
}

TEST(Chattanooga_3_2_ShiftedWorks, OnlyATrenchOpensItsHexToTheUnitsOfItsSector) {
  GreatBattle t(kAllWorks);
  t.act("take csa.29-tn");
  EXPECT_TRUE(t.is_offered("go 5225")) << "beside 11 TN in the trench";
  EXPECT_EQ(t.refused("go 5224"), "3.1") << "no trench stands there";
  t.act_all({"halt", "shift-works 5225", "go 5224", "take csa.29-tn"});
  EXPECT_TRUE(t.is_offered("go 5224"));
  EXPECT_EQ(t.refused("go 5225"), "3.1") << "it has gone";
}

TEST(Chattanooga_3_2_ShiftedWorks, AllOfItsSectorWhoStandInItGoAlong) {
  GreatBattle t(kAllWorks);
  t.act_all({"take csa.29-tn", "go 5225", "shift-works 5225", "go 5224"});
  EXPECT_EQ(t.place("csa.29-tn"), "5224");
  EXPECT_EQ(t.place("csa.11-tn"), "5224");
}

TEST(Chattanooga_3_2_ShiftedWorks, WhoHaltsShiftsNothing) {
  GreatBattle t(kAllWorks);
  t.act_all({"take csa.29-tn", "go 5225", "shift-works 5226"});
  EXPECT_TRUE(t.is_offered("go 5224"));
  t.act("halt");
  EXPECT_EQ(t.refused("go 5224"), "3.1") << "nothing is being shifted";
}

TEST(Chattanooga_3_2_ShiftedWorks, StayWhereTheyAreWithoutTheirOption) {
  GreatBattle t({"charge", "works", "redoubts"});
  EXPECT_EQ(t.refused("shift-works 5225"), "3.2") << "no trenches are in play";
  t.act("take csa.29-tn");
  EXPECT_TRUE(t.is_offered("go 5225")) << "who would man it stands there as history had it";
  EXPECT_EQ(t.refused("go 5224"), "3.1");
}

/// A trench at 0505 that the units of one area man, with ground for it at 0507 too; Alabama stands in it.
Table with_trench() {
  Table t(Seat::Confederate, Phase::Movement);
  t.works("0505", Works::Trench);
  t.on(Option::Trenches);
  PlacedWorks works;
  works.works = Works::Trench;
  works.side = Seat::Confederate;
  works.hexes = {Table::hex("0505")};
  works.ground.add(Table::hex("0505"));
  works.ground.add(Table::hex("0507"));
  works.is_manned = true;
  works.area = 0;
  t.scenario().works.push_back(works);
  t.usa("iowa", infantry()).at("1818");
  t.csa("alabama", infantry()).at("0505");
  return t;
}

/// The rule that forbids to shift the trench to 0507.
std::string refused_to_shift(Table& t) {
  return std::string(refuse_shift_works_to(t.field(), Table::hex("0505"), Table::hex("0507")).rule);
}

TEST(Chattanooga_3_2_ShiftedWorks, NotToAHexWithEnemies) {
  Table t = with_trench();
  EXPECT_EQ(refused_to_shift(t), "");
  Table held = with_trench();
  held.usa("ohio", infantry()).at("0507");
  EXPECT_EQ(refused_to_shift(held), "3.1");
}

TEST(Chattanooga_3_2_ShiftedWorks, OnlyWhereAllWhoManThemFindRoom) {
  for (const int there : {1, 2}) {
    Table t = with_trench();
    t.csa("texas", infantry()).at("0505");
    for (int i = 0; i < there; ++i) {
      t.csa("there-" + std::to_string(i), infantry()).at("0507");
    }
    EXPECT_EQ(refused_to_shift(t), there == 1 ? "" : "8.1") << there << " stand there, and two come";
  }
}

TEST(Chattanooga_3_2_ShiftedWorks, OthersInTheHexNeedNoRoomBecauseTheyStay) {
  Table t = with_trench();
  t.csa("texas", infantry()).at("0505");
  t.scenario().area_of.back() = 1;
  t.csa("there-1", infantry()).at("0507");
  t.csa("there-2", infantry()).at("0507");
  EXPECT_EQ(refused_to_shift(t), "");
}

TEST(Chattanooga_3_2_ShiftedWorks, OnlyWhereTheGroundLetsAllIn) {
  Table t = with_trench();
  t.csa("guns", artillery()).at("0505");
  t.terrain("0507", Terrain::Hillside);
  EXPECT_EQ(refused_to_shift(t), "7.2");
  Table foot = with_trench();
  foot.terrain("0507", Terrain::Hillside);
  EXPECT_EQ(refused_to_shift(foot), "");
}

TEST(Chattanooga_3_2_ShiftedWorks, NotWithoutInfantryOfTheirOwnLine) {
  Table t = with_trench();
  t.scenario().area_of.back() = 1;
  EXPECT_EQ(refused_to_shift(t), "3.2");
  Table guns = with_trench();
  guns.scenario().area_of.back() = 1;
  guns.csa("guns", artillery()).at("0505");
  EXPECT_EQ(refused_to_shift(guns), "3.2") << "guns alone do not man them";
}

TEST(Chattanooga_3_2_ShiftedWorks, OnlyThoseWhoseOptionIsOn) {
  Table t = with_trench();
  EXPECT_NE(placed_works_at(t.field(), Table::hex("0505")), nullptr);
  State state = t.state();
  state.tracks[static_cast<std::size_t>(track(Option::Trenches))] = 0;
  EXPECT_EQ(placed_works_at(Field(t.game().data_of(state), state), Table::hex("0505")), nullptr);
}

// ---- the fortification line ----

TEST(Chattanooga_3_2_ShiftedWorks, ARedoubtChangesPlacesWithABreastwork) {
  GreatBattle t(kAllWorks);
  EXPECT_EQ(t.refused("shift-works 3625"), "3.2") << "the Union's turn has not come";
  t.act_all({"end-set-up", "shift-works 3625"});
  EXPECT_EQ(t.refused("go 3627"), "3.2") << "a redoubt too";
  EXPECT_EQ(t.refused("go 3730"), "3.2") << "outside the line";
  t.act("go 3626");
  EXPECT_EQ(kind_at(t, "3626"), number_of(Works::Redoubt));
  EXPECT_EQ(kind_at(t, "3625"), number_of(Works::Breastwork));
  EXPECT_EQ(t.place("usa.11-in-bty"), "3625") << "nobody mans them";
  EXPECT_EQ(t.refused("shift-works 5225"), "3.2") << "the enemy's";
}

TEST(Chattanooga_3_2_ShiftedWorks, APositionWithTooFewOrMisplacedWorksIsFaulty) {
  GreatBattle t(kAllWorks);
  State state = t.state();
  EXPECT_TRUE(t.door().faults_of(state).empty());
  state.ground[static_cast<std::size_t>(hex("3625"))] = 0;
  EXPECT_FALSE(t.door().faults_of(state).empty()) << "eleven redoubts";
  state = t.state();
  std::swap(state.ground[static_cast<std::size_t>(hex("5225"))], state.ground[static_cast<std::size_t>(hex("5224"))]);
  EXPECT_FALSE(t.door().faults_of(state).empty()) << "a trench that nobody mans";
}

// ---- batteries ----

TEST(Chattanooga_3_2_SplitSpans, ABatteryMayWaitForThePartThatArrivesLater) {
  GreatBattle t({});
  EXPECT_EQ(t.refused("arrive-later"), "3.1");
  t.act("take csa.fowler");
  EXPECT_TRUE(t.is_offered("arrive-later"));
  t.act("arrive-later");
  EXPECT_EQ(t.place("csa.fowler"), "due");
  t.act("take csa.fowler");
  EXPECT_EQ(t.refused("arrive-later"), "3.2") << "it waits already";
  EXPECT_TRUE(t.is_offered("go 2446"));
  EXPECT_TRUE(t.is_offered("go 3246"));
  EXPECT_EQ(t.refused("go 5530"), "3.1");
  t.act("go 2446");
  EXPECT_EQ(t.place("csa.fowler"), "2446");
}

TEST(Chattanooga_3_2_SplitSpans, OthersAreSetUpForGood) {
  GreatBattle t({});
  t.act("take csa.13-154-tn");
  EXPECT_EQ(t.refused("arrive-later"), "3.2");
  t.act_all({"halt", "take csa.baxter"});
  EXPECT_EQ(t.refused("arrive-later"), "3.2") << "all parts of Stevenson's division are set up";
  EXPECT_EQ(t.refused("take csa.key"), "3.1") << "Cleburne's guns only arrive";
}

TEST(Chattanooga_3_2_SplitSpans, ComesWithThatPart) {
  GreatBattle t({});
  t.act_all({"take csa.gracey", "arrive-later", "take csa.fowler", "arrive-later", "end-set-up", "end-set-up"});
  t.play_on_until(
      [&] { return t.field().turn() == 4 && t.step() == StepKind::MovementPhase && t.phasing() == Seat::Confederate; });
  ASSERT_EQ(t.field().turn(), 4);
  EXPECT_TRUE(t.is_offered("take csa.gracey")) << "with formation 30, in the night";
  EXPECT_EQ(t.refused("take csa.fowler"), "9.3") << "with formation 14, in the morning";
}

}  // namespace
}  // namespace longroll::chattanooga::test
