// The computer's distances over a battle's ground cost what the rules' own movement costs (10.1).
#include "engine/games/battles/planner/land.h"
#include "engine/games/battles/rules/movement.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// Iowa alone in a lane from 0505 to 0508, which is an objective; half points from each hex of it to the next.
struct Lane : Table {
  Lane() : Table(Seat::Union, Phase::Movement) {
    for (const char* hex : {"0404", "0405", "0406", "0407", "0408", "0604", "0605", "0606", "0607", "0608"}) {
      terrain(hex, Terrain::Water);
    }
    terrain("0504", Terrain::Water);
    usa("iowa", infantry(5, 20)).at("0505");
    scenario().objectives.push_back({hex("0508"), "mill", {1, 1}, Seat::Nobody});
  }

  int by_land(std::string_view from) {
    const Library& library = field().library();
    return Land(library, library.scenarios.front()).to_objective(0, hex(from));
  }
  int by_march() {
    const Field now = field();
    Reach reach;
    March(now, id("iowa"), MoveMode::Regular).reach(40, reach);
    return reach.cost(hex("0508"));
  }
};

TEST(Battles_10_1_Land, AFerryIsCrossedAtItsCost) {
  Lane t;
  t.side("0506", "0507", kRiver | kFerry);
  EXPECT_EQ(t.by_land("0505"), 2 + 4 + 2) << "a point more over the ferry";
  EXPECT_EQ(t.by_land("0505"), t.by_march());
}

TEST(Battles_10_1_Land, ABridgedStreamCostsNoMoreThanItsBridge) {
  Lane t;
  t.side("0506", "0507", kStream | kBridge);
  EXPECT_EQ(t.by_land("0505"), 2 + 2 + 2);
  EXPECT_EQ(t.by_land("0505"), t.by_march());
}

TEST(Battles_10_1_Land, ARoadOverAPontoonTakesItsTime) {
  Lane t;
  t.road({"0505", "0506", "0507", "0508"});
  t.side("0506", "0507", kRiver | kPontoon);
  EXPECT_EQ(t.by_land("0505"), 1 + 3 + 1);
  EXPECT_EQ(t.by_land("0505"), t.by_march());
}

TEST(Battles_10_1_Land, WithoutACrossingThereIsNoWay) {
  Lane t;
  t.side("0506", "0507", kCreek);
  EXPECT_EQ(t.by_land("0505"), Land::kFar);
  EXPECT_EQ(t.by_march(), Reach::kFar);
}

TEST(Battles_10_1_Land, NoWayBeginsInAHexThatNobodyMayEnter) {
  Lane t;
  t.unplayable("0509");
  EXPECT_EQ(t.by_land("0509"), Land::kFar);
  EXPECT_EQ(t.by_land("0507"), 2);
}

}  // namespace
}  // namespace longroll::battles::test
