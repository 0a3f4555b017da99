// How reserves are deployed, also in the middle of the enemy's move (14.5).
#include "engine/games/chattanooga/rules/reserves.h"
#include "tests/rules/chattanooga/random_play.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Reserve A at 0505 with Iowa and Ohio; georgia stands at 0510, five hexes away.
Table a_reserve(Seat side) {
  Table t(side, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("ohio", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0505");
  t.csa("georgia", infantry()).at("0510");
  return t;
}

TEST(Chattanooga_14_5_DeployingReserves, SomeOrAllInTheHexOrBesideIt) {
  Table t = a_reserve(kUnion);
  t.act("deploy a 0505");
  EXPECT_EQ(t.refused("deploy iowa 0503"), "14.5") << "two hexes away";
  t.act_all({"deploy iowa 0504", "pass"});
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_EQ(t.piece("ohio").place, kReserveBox);
  EXPECT_EQ(t.place("a"), "0505") << "it stays with those who stay";
  EXPECT_EQ(t.refused("take iowa"), "7.1") << "it counts as movement of the unit";
  EXPECT_EQ(t.refused("take a"), "7.1") << "and of the marker";
}

TEST(Chattanooga_14_5_DeployingReserves, TheMarkerGoesWithTheLastUnit) {
  Table t = a_reserve(kUnion);
  t.act_all({"deploy a 0505", "deploy iowa 0505", "deploy ohio 0505"});
  EXPECT_EQ(t.piece("a").place, kPool);
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"iowa", "ohio"})) << "one on the other";
}

TEST(Chattanooga_10_9_Life, ADeploymentIsAMoveInTheHexOfTheMarker) {
  for (const bool is_forced : {false, true}) {
    Table t = a_reserve(is_forced ? kConfederate : kUnion);
    t.on(Option::Volley);
    t.usa("maine", infantry()).at("0505").with(kVolley);
    t.usa("vermont", infantry()).at("0507").with(kVolley);
    if (is_forced) {
      t.act_all({"take georgia", "step 0509", "step 0508"});
      ASSERT_EQ(t.step(), StepKind::Deployment);
      t.act("deploy iowa 0504");
    } else {
      t.act("deploy a 0505");
    }
    EXPECT_FALSE(t.has_flag("maine", kVolley)) << "of the marker and the unit (14.5)";
    EXPECT_TRUE(t.has_flag("vermont", kVolley));
  }
}

// ---- a leader beside a reserve (13.2) ----

TEST(Chattanooga_13_2_Leaders, OneBesideAReserveIsNotAloneBeforeItIsDeployed) {
  for (const bool do_units_stay : {true, false}) {
    Table t(kConfederate, Phase::Movement);
    t.on(Option::Reserves);
    t.on(Option::Leaders);
    t.usa("iowa", infantry()).in(kReserveBox);
    t.usa("a", reserve()).at("0505");
    t.usa("geary", leader(1, 1)).at("0505");
    t.csa("hardee", leader(1, 1)).at("0507");
    t.csa("georgia", infantry()).in(kReady);
    t.csa("texas", infantry(4, 2)).at("1515");
    t.act_all({"return georgia", "go 0506"});
    ASSERT_EQ(t.step(), StepKind::Deployment) << "the instant the enemy is there (14.5)";
    EXPECT_EQ(t.place("geary"), "0505");
    t.act(do_units_stay ? "deploy iowa 0505" : "deploy iowa 0504");
    EXPECT_EQ(t.place("geary"), do_units_stay ? "0505" : "0504") << "alone, he goes to the nearest unit";
  }
}

TEST(Chattanooga_14_5_DeployingReserves, NotInTheCoupletInWhichItMoves) {
  Table t = a_reserve(kUnion);
  t.act_all({"take a", "go 0504"});
  t.act("halt");
  EXPECT_EQ(t.refused("deploy a 0504"), "14.5");
}

TEST(Chattanooga_14_5_DeployingReserves, TwoHexesAwayOnlyWhereOthersTakeTheRoom) {
  Table t = a_reserve(kUnion);
  int n = 0;
  for (const char* hex : {"0504", "0506", "0405", "0404", "0604", "0605"}) {
    for (int i = 0; i < 3; ++i) {
      t.usa("u" + std::to_string(n++), infantry()).at(hex);
    }
  }
  t.usa("vermont", infantry()).at("0505");
  t.usa("maine", infantry()).at("0505");
  t.act("deploy a 0505");
  EXPECT_TRUE(t.is_offered("deploy iowa 0503"));
  EXPECT_EQ(t.refused("deploy iowa 0504"), "14.5") << "it is full";
  EXPECT_EQ(t.refused("deploy iowa 0505"), "14.5") << "two units and the marker";
  EXPECT_EQ(t.refused("deploy iowa 0502"), "14.5") << "three hexes away";
  t.act("deploy iowa 0503");
  EXPECT_TRUE(t.is_offered("deploy ohio 0505")) << "the marker goes with the last";
}

TEST(Chattanooga_14_5_DeployingReserves, AnEnemyWithinThreeHexesForcesItInTheMiddleOfHisMove) {
  Table t = a_reserve(kConfederate);
  t.act("take georgia");
  t.act("go 0507");  // 0508 is three hexes away
  EXPECT_EQ(t.place("georgia"), "0508") << "the march pauses";
  EXPECT_EQ(t.step(), StepKind::Deployment);
  EXPECT_EQ(t.to_act(), kUnion);
  t.act_all({"deploy iowa 0504", "deploy ohio 0404"});
  EXPECT_EQ(t.piece("a").place, kPool);
  EXPECT_EQ(t.place("georgia"), "0507") << "then it goes on by itself";
  EXPECT_EQ(t.step(), StepKind::March);
}

TEST(Chattanooga_14_5_DeployingReserves, FourHexesAwayItLies) {
  Table t = a_reserve(kConfederate);
  t.act_all({"take georgia", "go 0509", "halt"});
  EXPECT_EQ(t.place("a"), "0505");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_14_5_DeployingReserves, WhoStandsThereAlreadyForcesNothing) {
  Table t = a_reserve(kConfederate);
  t.csa("texas", infantry()).at("0508");
  t.act_all({"take georgia", "go 0511", "halt"});
  EXPECT_EQ(t.place("a"), "0505") << "nobody has moved within three hexes";
}

TEST(Chattanooga_14_5_DeployingReserves, AllUnitsDeployAtOnceWithAPass) {
  Table t = a_reserve(kConfederate);
  t.act_all({"take georgia", "go 0507", "pass"});
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"iowa", "ohio"}));
  EXPECT_EQ(t.place("georgia"), "0507");
}

TEST(Chattanooga_14_5_DeployingReserves, ThreeMayStayInTheHexOfAMarkerThatMustGo) {
  Table t = a_reserve(kConfederate);
  t.usa("maine", infantry()).in(kReserveBox);
  t.usa("vermont", infantry()).in(kReserveBox);
  t.act_all({"take georgia", "go 0507", "deploy iowa 0505", "deploy ohio 0505", "deploy maine 0505"});
  EXPECT_EQ(t.refused("deploy vermont 0505"), "14.5");
  t.act("deploy vermont 0504");
  EXPECT_EQ(t.piece("a").place, kPool);
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"iowa", "ohio", "maine"}));
}

TEST(Chattanooga_14_5_DeployingReserves, AStandingOrderDeploysWithoutAQuestion) {
  Table t = a_reserve(kUnion);
  t.act("standing-order");
  t.act("end-moves");
  t.act("end-combat");
  t.act_all({"take georgia", "go 0507"});
  EXPECT_EQ(t.place("georgia"), "0507");
  EXPECT_EQ(t.step(), StepKind::March);
  EXPECT_EQ(t.stack("0505"), (std::vector<std::string>{"iowa", "ohio"}));
}

TEST(Chattanooga_14_5_DeployingReserves, TheOrderCanBeTakenBack) {
  Table t = a_reserve(kUnion);
  t.act_all({"standing-order", "standing-order", "end-moves", "end-combat"});
  t.act_all({"take georgia", "go 0507"});
  EXPECT_EQ(t.step(), StepKind::Deployment);
}

TEST(Chattanooga_14_5_DeployingReserves, AnEnemyThatMovesBesideOneForcesACheckAgainstRout) {
  Table t = a_reserve(kConfederate);
  t.act_all({"take georgia", "go 0507", "deploy iowa 0505", "deploy ohio 0504"});
  t.dictate({6});  // morale 4: routs
  t.act("step 0506");
  EXPECT_EQ(t.piece("iowa").place, kRouted);
  EXPECT_EQ(t.place("ohio"), "0504") << "two hexes away";
}

TEST(Chattanooga_14_5_DeployingReserves, TheCheckIsMadeOnce) {
  Table t = a_reserve(kConfederate);
  t.csa("texas", infantry()).at("0610");
  t.act_all({"take georgia", "go 0507", "deploy iowa 0505", "deploy ohio 0504"});
  t.dictate({3});
  t.act("step 0506");
  EXPECT_EQ(t.place("iowa"), "0505");
  t.play_on_until([&] { return t.step() == StepKind::MovementPhase || t.step() == StepKind::March; });
  EXPECT_FALSE(t.has_flag("iowa", kDeployed | kCheckDue));
}

TEST(Chattanooga_14_5_DeployingReserves, NoCheckAfterTheMovementPhase) {
  Table t = a_reserve(kConfederate);
  t.act_all({"take georgia", "go 0508", "deploy iowa 0506", "deploy ohio 0504", "halt", "end-moves"});
  EXPECT_EQ(t.phase(), Phase::Combat);
  EXPECT_FALSE(t.has_flag("iowa", kDeployed));
}

TEST(Chattanooga_14_5_DeployingReserves, UnitsOfAReserveStackFreely) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry(4, 1)).in(kReserveBox);
  t.usa("ohio", infantry(4, 2)).in(kReserveBox);
  t.usa("maine", infantry(4, 3)).at("0504").with(kMoved);
  t.usa("a", reserve()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"deploy a 0505", "deploy iowa 0504", "deploy ohio 0504"});
  EXPECT_EQ(t.stack("0504"), (std::vector<std::string>{"maine", "iowa", "ohio"})) << "no die is rolled";
}

TEST(Chattanooga_14_5_DeployingReserves, WhoFindsNoHexRouts) {
  Table t(kConfederate, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("guns", artillery()).in(kReserveBox);
  t.usa("a", reserve()).at("0505");
  for (const char* hex : {"0505", "0504", "0506", "0405", "0404", "0604", "0605"}) {
    t.terrain(hex, Terrain::Ravine);
  }
  t.csa("georgia", infantry()).at("0509");
  t.act_all({"take georgia", "step 0508"});
  EXPECT_EQ(t.piece("guns").place, kRouted);
  EXPECT_EQ(t.piece("a").place, kPool);
}

/// Every reserve that an enemy has come near, the slow way: every pair of a marker and a unit of the other side, by
/// what they did since the position before.
std::vector<PieceId> slowly_due(const Chattanooga& game, const State& before, const State& after) {
  const Library& library = game.data_of(after);
  std::vector<PieceId> due;
  for (std::size_t m = 0; m < before.pieces.size(); ++m) {
    const Piece& marker = before.pieces[m];
    if (library.type(marker.kind) != UnitType::Reserve || !is_hex(marker.place)) {
      continue;
    }
    for (std::size_t u = 0; u < after.pieces.size(); ++u) {
      const Piece& unit = after.pieces[u];
      const bool has_come = is_combat_unit(library.type(unit.kind)) && is_hex(unit.place) &&
                            unit.place != before.pieces[u].place && unit.owner != marker.owner;
      if (has_come && library.map.grid.distance(unit.place, marker.place) <= 3) {
        due.push_back(static_cast<PieceId>(m));
        break;
      }
    }
  }
  return due;
}

TEST(Chattanooga_14_5_DeployingReserves, TheSlowWayFindsTheSameReservesInRandomGames) {
  std::size_t seen = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    const auto game = skirmish(number);
    play_at_random(*game, with_everything(*game), number, [&](const State& before, const State& after) {
      for (const PieceId marker : slowly_due(*game, before, after)) {
        const Piece& piece = after.piece(marker);
        ASSERT_TRUE(piece.place == kPool || (piece.flags & kMustDeploy) != 0) << "game " << number;
        ++seen;
      }
    });
  }
  EXPECT_GT(seen, 0U);
}

}  // namespace
}  // namespace longroll::chattanooga::test
