// Reserves: what they are, how they are formed, moved and stacked (14.0 to 14.4, 13.3).
#include "engine/games/chattanooga/rules/reserves.h"

#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// Iowa and Ohio of formation 1 at 0505, Maine of it at 0506, Kansas of formation 2 at 0504; georgia far away.
Table brigade(Phase phase = Phase::Movement) {
  Table t(kUnion, phase);
  t.on(Option::CreatingReserves);
  t.usa("iowa", infantry()).at("0505");
  t.usa("ohio", infantry()).at("0505");
  t.usa("maine", infantry()).at("0506");
  t.usa("kansas", infantry(4, 2)).at("0504");
  t.usa("a", reserve());
  t.usa("b", reserve());
  t.csa("georgia", infantry()).at("1515");
  t.csa("x", reserve());
  return t;
}

/// Iowa and Ohio lie in the box of reserve A at 0505, which may move.
Table in_reserve() {
  Table t(kUnion, Phase::Movement);
  t.on(Option::CreatingReserves);
  t.usa("iowa", infantry()).in(kReserveBox);
  t.usa("ohio", infantry()).in(kReserveBox);
  t.usa("a", reserve()).at("0505");
  t.usa("b", reserve());
  t.csa("georgia", infantry()).at("1515");
  return t;
}

// ---- 14.0, 14.1, 14.2 ----

TEST(Chattanooga_14_0_Reserves, IsAnOption) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.usa("a", reserve()).in(kUnused);
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.refused("form-reserve iowa"), "14.0");
}

TEST(Chattanooga_14_1_ReservesGenerally, UnitsInReserveNeitherBarNorControl) {
  Table t = in_reserve();
  t.act("take a");
  EXPECT_FALSE(t.is_zone_of(kUnion, "0506"));
  EXPECT_FALSE(t.field().has_units(Table::hex("0505"), kUnion));
  EXPECT_EQ(t.refused("go 1515"), "7.1") << "it does not fight";
}

TEST(Chattanooga_14_2_ReserveMarkers, EachMarkerHasABoxOfItsOwn) {
  Table t = brigade();
  t.act("form-reserve iowa");
  t.dictate({0});
  t.act("pass");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
  EXPECT_EQ(t.place("a"), "0505");
  t.act("form-reserve kansas");
  t.dictate({0});
  t.act("pass");
  EXPECT_EQ(t.piece("kansas").place, kReserveBox + 1);
  EXPECT_EQ(t.refused("form-reserve maine"), "14.2") << "no marker is left";
}

TEST(Chattanooga_14_2_ReserveMarkers, UnitsInReserveHoldTheGroundOfTheirMarker) {
  Table t = in_reserve();
  t.scenario().wins_on[Seat::Union].add(Table::hex("0505"));
  t.act("take a");
  EXPECT_TRUE(held_by_reserves(t.field(), kUnion).has(Table::hex("0505")));
}

// ---- 14.3 ----

TEST(Chattanooga_14_3_CreatingReserves, ADieOfNoughtFormsOneOfAllWhoTakePart) {
  Table t = brigade();
  t.act_all({"form-reserve iowa", "enter-reserve maine"});
  EXPECT_EQ(t.refused("enter-reserve kansas"), "14.3") << "another formation";
  t.dictate({0});
  t.act("pass");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
  EXPECT_EQ(t.piece("maine").place, kReserveBox);
  EXPECT_EQ(t.place("ohio"), "0505") << "it has not been named";
  EXPECT_EQ(t.place("a"), "0505");
  EXPECT_EQ(t.refused("take a"), "7.1") << "nobody moves in that couplet";
  EXPECT_EQ(t.refused("deploy a 0505"), "14.5");
}

TEST(Chattanooga_14_3_CreatingReserves, AnyOtherDieIsTheMovementOfAllWhoTookPart) {
  Table t = brigade();
  t.act_all({"form-reserve iowa", "enter-reserve maine"});
  t.dictate({1});
  t.act("pass");
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.refused("take iowa"), "7.1");
  EXPECT_EQ(t.refused("take maine"), "7.1");
  EXPECT_EQ(t.refused("form-reserve maine"), "14.3");
  t.act("take ohio");
  EXPECT_EQ(t.step(), StepKind::March);
}

TEST(Chattanooga_10_9_Life, ATryToFormAReserveThatFailsIsAMoveInTheHexesOfAllWhoTookPart) {
  Table t = brigade();
  t.on(Option::Volley);
  t.usa("vermont", infantry()).at("0506").with(kVolley);
  t.usa("oregon", infantry()).at("0508").with(kVolley);
  t.act_all({"form-reserve iowa", "enter-reserve maine"});
  t.dictate({9});
  t.act("pass");
  EXPECT_TRUE(t.has_flag("maine", kMoved));
  EXPECT_FALSE(t.has_flag("vermont", kVolley)) << "Maine has moved out of its hex, as it were";
  EXPECT_TRUE(t.has_flag("oregon", kVolley));
}

TEST(Chattanooga_10_9_Life, WhoGoesIntoAReserveBesideHimMoves) {
  for (const bool is_joined : {true, false}) {
    Table t = brigade();
    t.on(Option::Volley);
    t.usa("vermont", infantry()).at("0506").with(kVolley);
    t.usa("texans", infantry(4, 2)).at("0505").with(kVolley);
    t.act("form-reserve iowa");
    if (is_joined) {
      t.act("enter-reserve maine");
    }
    t.dictate({0});
    t.act("pass");
    ASSERT_EQ(t.place("a"), "0505");
    EXPECT_EQ(t.has_flag("vermont", kVolley), !is_joined) << "Maine has left its hex";
    EXPECT_EQ(t.has_flag("texans", kVolley), !is_joined) << "and come into this one; Iowa stays where it is";
  }
}

TEST(Chattanooga_14_3_CreatingReserves, ThreeHexesFromTheEnemyAreEnough) {
  Table near = brigade();
  near.csa("texas", infantry()).at("0507");
  EXPECT_EQ(near.refused("form-reserve iowa"), "14.3");
  Table far = brigade();
  far.csa("texas", infantry()).at("0508");
  EXPECT_TRUE(far.is_offered("form-reserve iowa"));
}

TEST(Chattanooga_14_3_CreatingReserves, WhoHasMovedOrIsTwoHexesAwayTakesNoPart) {
  Table t = brigade();
  t.usa("far", infantry()).at("0507");
  t.act_all({"take maine", "halt"});
  t.act("form-reserve iowa");
  EXPECT_EQ(t.refused("enter-reserve maine"), "14.3");
  EXPECT_EQ(t.refused("enter-reserve far"), "14.3");
}

TEST(Chattanooga_14_3_CreatingReserves, DisruptedUnitsStayDisruptedAndRecoverWithAllOthers) {
  Table t = brigade();
  t.usa("vermont", infantry()).at("0506").disrupted();
  t.act_all({"form-reserve iowa", "enter-reserve vermont"});
  t.dictate({0});
  t.act("pass");
  EXPECT_TRUE(t.is_disrupted("vermont"));

  Table later(kUnion, Phase::Administrative);
  later.on(Option::Reserves);
  later.usa("vermont", infantry()).in(kReserveBox).disrupted();
  later.usa("a", reserve()).at("0505");
  later.csa("georgia", infantry()).at("1515");
  later.usa("iowa", infantry()).at("0101");
  EXPECT_FALSE(later.is_disrupted("vermont"));
}

TEST(Chattanooga_14_3_CreatingReserves, TheAdministrativePhaseTakesTwoOffTheDie) {
  Table t = brigade(Phase::Administrative);
  t.act("form-reserve iowa");
  t.dictate({2});
  t.act("pass");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
  EXPECT_FALSE(t.has_flag("a", kMoved)) << "it may move in the next couplet";
  t.act("form-reserve kansas");
  t.dictate({3});
  t.act("pass");
  EXPECT_EQ(t.place("kansas"), "0504");
  EXPECT_EQ(t.refused("form-reserve kansas"), "14.3") << "one try in a phase";
}

TEST(Chattanooga_14_3_CreatingReserves, AtNightTheAdministrativePhaseNeedsNoDie) {
  Table t = brigade(Phase::Administrative);
  t.turn(6);
  t.act_all({"form-reserve iowa", "pass"});
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
}

TEST(Chattanooga_14_3_CreatingReserves, ReinforcementsMayComeInReserveWithoutADie) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry(4, 1)).due(2, {"0101", "0201"});
  t.usa("ohio", infantry(4, 2)).due(3, {"0101"});
  t.usa("maine", infantry(4, 3)).due(4, {"0101"});
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"form-reserve iowa", "go 0101"});
  EXPECT_EQ(t.refused("enter-reserve maine"), "9.3") << "it comes later";
  t.act_all({"enter-reserve ohio", "pass"});
  EXPECT_EQ(t.step(), StepKind::March);
  t.act("go 0104");
  EXPECT_EQ(t.place("a"), "0104") << "three of four points: all of them paid as one unit of the column";
  EXPECT_EQ(t.piece("ohio").place, kReserveBox);
}

TEST(Chattanooga_14_3_CreatingReserves, WithoutTheOptionOnlyReinforcementsDo) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry()).at("0505");
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.refused("form-reserve iowa"), "14.3");
}

// ---- the bonus of leaders ----

TEST(Chattanooga_13_3_LeaderBonuses, ALeaderFormsAReserveOfHisSpan) {
  Table t = brigade();
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2, 1, 3)).at("0505");
  t.act_all({"form-reserve geary", "enter-reserve iowa", "enter-reserve kansas"});
  t.dictate({3});
  t.act("pass");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
  EXPECT_EQ(t.piece("kansas").place, kReserveBox) << "of another formation, within his span";
  EXPECT_EQ(t.place("a"), "0505");
  EXPECT_EQ(t.refused("form-reserve geary"), "13.3") << "one bonus in a couplet";
}

TEST(Chattanooga_13_3_LeaderBonuses, HisDieIsUpToHisCommandRating) {
  Table t = brigade();
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2, 1, 3)).at("0505");
  t.act("form-reserve geary");
  EXPECT_EQ(t.refused("pass"), "14.3") << "nobody has been named";
  t.act("enter-reserve iowa");
  t.dictate({4});
  t.act("pass");
  EXPECT_EQ(t.place("iowa"), "0505");
}

// ---- 14.4 ----

TEST(Chattanooga_14_4_MovingAndStackingReserves, AMarkerMovesAsArtilleryDoes) {
  Table t = in_reserve();
  t.terrain("0506", Terrain::Ravine);  // artillery does not enter
  t.act("take a");
  EXPECT_EQ(t.refused("step 0506"), "7.2");
  t.act("go 0501");
  EXPECT_EQ(t.place("a"), "0501");
  EXPECT_EQ(t.piece("iowa").place, kReserveBox);
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, NotWithinThreeHexesOfTheEnemy) {
  Table t = in_reserve();
  t.csa("texas", infantry()).at("0510");
  t.act("take a");
  EXPECT_EQ(t.refused("step 0607"), "7.1");
  EXPECT_TRUE(t.is_offered("step 0506")) << "four hexes away";
  t.act("step 0506");
  EXPECT_EQ(t.refused("step 0507"), "14.4");
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, EntersAsArtilleryAndNotWithinThreeHexesOfTheEnemy) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.terrain("0110", Terrain::Ravine);
  t.usa("iowa", infantry()).due(2, {"0101", "0105", "0110"});
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("0401");
  t.act("form-reserve iowa");
  EXPECT_EQ(t.refused("go 0101"), "14.4") << "three hexes away";
  EXPECT_EQ(t.refused("go 0110"), "7.2") << "artillery does not enter";
  EXPECT_TRUE(t.is_offered("go 0105"));
  t.act_all({"halt", "take iowa"});
  EXPECT_TRUE(t.is_offered("go 0101")) << "by itself it may";
  EXPECT_TRUE(t.is_offered("go 0110"));
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, IsFormedByReinforcementsOnlyWhereAnEntryHexIsOpenToIt) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.terrain("0110", Terrain::Ravine);
  t.usa("iowa", infantry()).due(2, {"0101", "0110"});
  t.usa("ohio", infantry()).due(2, {"0101", "0105"});
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("0401");
  EXPECT_EQ(t.refused("form-reserve iowa"), "14.4") << "one hex is three from the enemy, the other no ground for it";
  EXPECT_FALSE(t.is_offered("form-reserve iowa"));
  EXPECT_TRUE(t.is_offered("take iowa")) << "by itself it enters";
  EXPECT_TRUE(t.is_offered("form-reserve ohio")) << "0105 is open";
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, IsNotFormedByReinforcementsWhereEnemiesAreNearEachEntryHex) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Reserves);
  t.usa("iowa", infantry()).due(2, {"0101", "0108"});
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at("0401");
  t.csa("texas", infantry()).at("0111");
  EXPECT_EQ(t.refused("form-reserve iowa"), "14.4") << "three hexes from either";
  EXPECT_TRUE(t.is_offered("take iowa"));
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, CountsAsOneUnit) {
  Table t = in_reserve();
  t.usa("maine", infantry()).at("0503");
  t.usa("kansas", infantry()).at("0503");
  t.usa("texas", infantry()).at("0502");
  t.usa("vermont", infantry()).at("0502");
  t.usa("maryland", infantry()).at("0502");
  t.act("take a");
  EXPECT_EQ(t.refused("go 0502"), "8.1") << "the fourth";
  t.act("go 0503");
  EXPECT_EQ(t.place("a"), "0503") << "the third, and no check is made";
  t.act("take texas");
  EXPECT_EQ(t.refused("go 0503"), "8.1");
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, NeitherChargesNorForcesItsMarch) {
  Table t = in_reserve();
  t.on(Option::Charge);
  t.on(Option::ForcedMarch);
  t.act("take a");
  EXPECT_EQ(t.refused("force-march"), "14.4");
  EXPECT_EQ(t.refused("charge-all"), "14.4");
}

TEST(Chattanooga_14_4_MovingAndStackingReserves, MovesByItselfWithLeadersOfItsHex) {
  Table t = in_reserve();
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2)).at("0505");
  t.usa("maine", infantry()).at("0505");
  t.act("take a");
  EXPECT_EQ(t.refused("join maine"), "14.4");
  t.act_all({"join geary", "go 0503"});
  EXPECT_EQ(t.place("geary"), "0503");
}

TEST(Chattanooga_14_1_ReservesGenerally, ALeaderRidesBesideTheMarkerAndLiesInNoBox) {
  Table t = in_reserve();
  t.on(Option::Leaders);
  t.usa("geary", leader(1, 2)).at("0505");
  EXPECT_EQ(units_in_reserve(t.field(), t.id("a")), 2) << "two units lie in the box, and he is not among them";
  t.act("take a");
  t.act("go 0503");
  EXPECT_EQ(t.place("geary"), "0505") << "he stays unless he is taken along (13.2)";
}

}  // namespace
}  // namespace longroll::chattanooga::test
