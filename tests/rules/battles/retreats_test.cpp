// Battles 8.71 to 8.74 and 8.81 to 8.83: where beaten units go, and who makes room for them.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// Iowa, at 0504, attacks 0505 at even odds or better; a 2 drives the defenders back. For each that goes another die is
/// rolled (8.3).
void drive_back(Table& t, const std::vector<int>& dice = {2}) {
  t.dictate(dice);
  t.act_all({"target 0505", "join iowa", "resolve 0"});
}

TEST(Battles_8_71_Retreat, GoesOneHexOutOfTheEnemysZoneAsTheOwnerChooses) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.csa("alabama", infantry(5)).at("0505");
  drive_back(t, {2, 1, 1});
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.offers("retreat georgia"), 3);
  EXPECT_EQ(t.refused("retreat georgia 0507"), "8.71");
  EXPECT_EQ(t.refused("retreat iowa 0503"), "8.71");
  EXPECT_EQ(t.refused("pass"), "8.71");
  t.act("retreat georgia 0405");
  EXPECT_EQ(t.refused("retreat georgia 0506"), "8.71") << "it has retreated";
  t.act("retreat alabama 0605");
  EXPECT_EQ(t.place("georgia"), "0405");
  EXPECT_EQ(t.place("alabama"), "0605");
}

TEST(Battles_8_72_NoRetreat, IntoTheEnemyOrHisZoneOfControl) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.usa("ohio", infantry(1)).at("0607");
  t.csa("georgia", infantry(5)).at("0505");
  drive_back(t);
  EXPECT_EQ(t.refused("retreat georgia 0504"), "8.72");
  EXPECT_EQ(t.refused("retreat georgia 0604"), "8.72");
  EXPECT_TRUE(t.is_offered("retreat georgia 0506")) << "0607 controls 0606 and 0507, not 0506";
}

TEST(Battles_8_72_NoRetreat, OverWaterFerriesPontoonsClosedGroundOrTheEdge) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("battery", artillery(5)).at("0505");
  t.side("0505", "0506", kCreek);
  t.side("0505", "0605", kRiver | kFerry);
  t.terrain("0405", Terrain::Marsh);
  drive_back(t);
  EXPECT_EQ(t.place("battery"), "eliminated") << "water, a ferry, and a marsh that takes no guns";
}

TEST(Battles_8_72_NoRetreat, EachKindOfHindranceIsNamed) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.side("0505", "0506", kCreek);
  t.side("0505", "0605", kRiver | kPontoon);
  drive_back(t);
  EXPECT_EQ(t.refused("retreat georgia 0506"), "8.72");
  EXPECT_EQ(t.refused("retreat georgia 0605"), "8.72");
  EXPECT_TRUE(t.is_offered("retreat georgia 0405"));
}

TEST(Battles_8_72_NoRetreat, FerriesAndPontoonsAreClosedEvenWhereTheyBridgeTheWater) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.side("0505", "0506", kRiver | kBridge | kPontoon);
  t.side("0505", "0605", kFerry);
  drive_back(t);
  EXPECT_EQ(t.offers("retreat georgia"), 1);
  EXPECT_TRUE(t.is_offered("retreat georgia 0405"));
}

TEST(Battles_8_72_NoRetreat, ARoadTakesGunsThroughAMarsh) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("battery", artillery(5)).at("0505");
  for (const char* hex : {"0405", "0605", "0506"}) {
    t.terrain(hex, Terrain::Marsh);
  }
  t.road({"0505", "0506"}, Road::Trail);
  drive_back(t);
  EXPECT_EQ(t.offers("retreat battery"), 1);
  EXPECT_TRUE(t.is_offered("retreat battery 0506"));
}

TEST(Battles_8_72_NoRetreat, BridgesAndFordsAreOpen) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.side("0505", "0506", kCreek | kBridge);
  t.side("0505", "0605", kRiver | kFord);
  t.side("0505", "0405", kStream);
  drive_back(t);
  EXPECT_EQ(t.offers("retreat georgia"), 3);
}

TEST(Battles_8_72_NoRetreat, OffTheMapOrOutOfPlay) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0502");
  t.csa("georgia", infantry(5)).at("0501");
  t.unplayable("0401");
  t.unplayable("0601");
  t.dictate({2});
  t.act_all({"target 0501", "join iowa", "resolve 0"});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.value(Track::Points, 0), 5);
}

TEST(Battles_8_72_NoRetreat, ARoutedEnemyControlsNothing) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.usa("ohio", infantry(5)).at("0607").is(Condition::Routed);
  t.usa("maine", infantry(5)).at("0407");
  t.csa("georgia", infantry(5)).at("0505");
  drive_back(t);
  EXPECT_EQ(t.offers("retreat georgia"), 3);
  EXPECT_TRUE(t.is_offered("retreat georgia 0605"));
}

TEST(Battles_8_73_RetreatOntoFriends, WithinTheStackLimitAndNotInAnEnemyZone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.csa("alabama", infantry(5)).at("0506");
  t.csa("texas", infantry(5)).at("0605");
  t.csa("virginia", infantry(5)).at("0605");
  drive_back(t, {2, 1});
  EXPECT_EQ(t.refused("retreat georgia 0605"), "8.73") << "full, and others are open";
  EXPECT_TRUE(t.is_offered("retreat georgia 0405"));
  t.act("retreat georgia 0506");
  EXPECT_EQ(t.place("georgia"), "0506");
  EXPECT_EQ(t.place("alabama"), "0506");
}

TEST(Battles_8_74_RetreatedIn, AddsNoStrengthAndSuffersTheResult) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.usa("ohio", infantry(12)).at("0607");
  t.csa("georgia", infantry(9)).at("0505");
  t.csa("alabama", infantry(2)).at("0606");
  drive_back(t, {2, 1});
  t.act("retreat georgia 0605");
  EXPECT_TRUE(t.has_flag("georgia", kRetreatedIn));
  t.act("pass");
  EXPECT_EQ(t.refused("target 0605"), "8.14");
}

TEST(Battles_8_74_RetreatedIn, IsLostWithTheHexButNotPaidFor) {
  for (const int flags : {kRetreatedIn | kAttacked, int{kAttacked}}) {  // retreated, or pushed there (8.14)
    Table t(Seat::Union, Phase::Combat);
    t.usa("ohio", infantry(9)).at("0504");
    t.usa("maine", infantry(3)).at("0504");
    t.csa("georgia", infantry(9)).at("0505").with(static_cast<unsigned>(flags));
    t.csa("alabama", infantry(3)).at("0505");
    t.dictate({6, 1});
    t.act_all({"target 0505", "join ohio", "join maine", "resolve 0"});
    EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ex)) << "12 to 3";
    EXPECT_EQ(t.place("georgia"), "eliminated");
    EXPECT_EQ(t.place("alabama"), "eliminated");
    t.act("lose maine");
    EXPECT_EQ(t.place("ohio"), "0504") << "3 pay for Alabama's 3; for Georgia nothing is paid";
    EXPECT_NE(t.step(), StepKind::Losses);
  }
}

TEST(Battles_8_74_RetreatedIn, APartialExchangeForItCostsNothing) {
  for (const int flags : {kRetreatedIn | kAttacked, int{kAttacked}}) {  // retreated, or pushed there (8.14)
    Table t(Seat::Union, Phase::Combat);
    t.usa("ohio", infantry(9)).at("0504");
    t.usa("maine", infantry(3)).at("0504");
    t.csa("georgia", infantry(9)).at("0505").with(static_cast<unsigned>(flags));
    t.csa("alabama", infantry(6)).at("0505");
    t.dictate({1});
    t.act_all({"target 0505", "join ohio", "join maine", "resolve 0"});
    EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::ExPart)) << "12 to 6";
    t.act("lose georgia");
    EXPECT_EQ(t.place("georgia"), "eliminated");
    EXPECT_EQ(t.step(), StepKind::Retreats) << "no attacker is lost";
    EXPECT_EQ(t.to_act(), Seat::Confederate);
  }
}

/// Georgia at 0505 can go only to 0506, which is full.
struct Pocket {
  explicit Pocket(Table& t) {
    t.usa("iowa", infantry(10)).at("0504");
    t.csa("georgia", infantry(5)).at("0505");
    t.unplayable("0605");
    t.unplayable("0405");
    t.csa("alabama", infantry(5)).at("0506");
    t.csa("battery", artillery(5)).at("0506");
  }
};

TEST(Battles_8_81_Displacement, OneUnitOfAFullHexMakesRoom) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  drive_back(t, {2, 1});
  t.act("retreat georgia 0506");
  EXPECT_EQ(t.step(), StepKind::Displacement);
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.place("georgia"), "0505") << "until there is room";
  EXPECT_EQ(t.refused("retreat georgia 0507"), "8.81");
  EXPECT_EQ(t.refused("retreat alabama 0508"), "8.71");
  EXPECT_EQ(t.refused("pass"), "8.81");
  t.act("retreat alabama 0507");
  EXPECT_EQ(t.place("alabama"), "0507");
  EXPECT_EQ(t.place("battery"), "0506");
  EXPECT_EQ(t.place("georgia"), "0506");
}

TEST(Battles_8_81_Displacement, TwoRetreatingUnitsDisplaceTwo) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  t.csa("texas", infantry(5)).at("0505");
  drive_back(t, {2, 1, 1});
  t.act_all({"retreat georgia 0506", "retreat battery 0507", "retreat texas 0506"});
  EXPECT_EQ(t.refused("retreat georgia 0507"), "8.81") << "it has just come";
  t.act("retreat alabama 0606");
  EXPECT_EQ(t.place("georgia"), "0506");
  EXPECT_EQ(t.place("texas"), "0506");
  EXPECT_EQ(t.place("battery"), "0507");
  EXPECT_EQ(t.place("alabama"), "0606");
}

TEST(Battles_8_82_DisplacementChains, GoOnWhileNothingElseIsOpen) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  for (const char* hex : {"0406", "0606", "0607", "0407"}) {
    t.unplayable(hex);
  }
  t.csa("texas", infantry(5)).at("0507");
  t.csa("virginia", infantry(5)).at("0507");
  drive_back(t, {2, 1});
  t.act_all({"retreat georgia 0506", "retreat battery 0507"});
  EXPECT_EQ(t.step(), StepKind::Displacement);
  EXPECT_EQ(t.place("battery"), "0506");
  t.act("retreat texas 0508");
  EXPECT_EQ(t.place("texas"), "0508");
  EXPECT_EQ(t.place("battery"), "0507");
  EXPECT_EQ(t.place("georgia"), "0506");
}

TEST(Battles_8_82_DisplacementNeverEliminates, TheRetreatingUnitIsLostInstead) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  for (const char* hex : {"0406", "0606", "0507"}) {
    t.unplayable(hex);
  }
  drive_back(t);
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("alabama"), "0506");
  EXPECT_EQ(t.place("battery"), "0506");
}

TEST(Battles_8_82_DisplacementNeverEliminates, NorIntoAnEnemyZone) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  t.usa("ohio", infantry(1)).at("0508");
  t.unplayable("0406");
  t.unplayable("0606");
  drive_back(t);
  EXPECT_EQ(t.place("georgia"), "eliminated") << "0507 lies in Ohio's zone";
}

TEST(Battles_8_81_Displacement, TheOrderOfRetreatsCanMakeRoomBeforeAnybodyIsLost) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().stack_limit = 1;
  t.usa("iowa", infantry(12)).at("0503");
  t.usa("battery", artillery(3)).at("0403");
  t.csa("georgia", infantry(1)).at("0504");
  t.csa("texas", infantry(8)).at("0505");
  t.unplayable("0604");
  t.unplayable("0404");
  t.unplayable("0603");
  // Both must retreat, as if they had been attacked together: Georgia has only 0505, where Texas still is.
  State state = t.state();
  const auto flag = [&](std::string_view name, unsigned flags) {
    state.piece(t.id(name)).flags = static_cast<std::uint16_t>(flags);
  };
  flag("iowa", kAttacking);
  flag("georgia", kTarget | kMustRetreat);
  flag("texas", kTarget | kMustRetreat);
  const auto push = [&](StepKind kind, int a, int b = 0, int c = 0, int d = 0, int e = 0) {
    const auto n = [](int value) { return static_cast<std::int16_t>(value); };
    state.stack.push_back({n(static_cast<int>(kind)), {n(a), n(b), n(c), n(d), n(e)}});
  };
  push(StepKind::Combat, 4, 0, 0, 1, static_cast<int>(CombatResult::Dr));
  push(StepKind::Advances, 0);
  push(StepKind::Disorder, kNoPiece);
  push(StepKind::Retreats, 1);
  ASSERT_EQ(describe(t.game().faults_of(state)), "");
  Session session(t.game(), longroll::Setup{0, {}}, state, 1);
  const auto act = [&](std::string_view words) {
    return session.submit(session.to_act(), *t.game().parse(session.state(), words));
  };
  EXPECT_EQ(act("retreat georgia 0505").rule, "8.82");
  EXPECT_FALSE(act("retreat texas 0506"));
  EXPECT_EQ(t.game().place_id(session.state().piece(t.id("georgia")).place), "0504") << "it waits";
  EXPECT_FALSE(act("retreat georgia 0505"));
  EXPECT_EQ(t.game().place_id(session.state().piece(t.id("georgia")).place), "0505");
}

TEST(Battles_8_82_DisplacedArtillery, HasLostItsAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("battery", artillery(5)).at("0503");
  t.usa("ohio", infantry(5)).at("0503");
  for (const char* hex : {"0404", "0403", "0604", "0603"}) {
    t.unplayable(hex);
  }
  t.csa("georgia", infantry(5)).at("0505");
  drive_back(t, {5});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  t.act("retreat iowa 0503");
  EXPECT_FALSE(t.has_flag("battery", kFought));
  t.act("retreat battery 0502");
  EXPECT_TRUE(t.has_flag("battery", kFought));
  EXPECT_EQ(t.place("iowa"), "0503");
}

TEST(Battles_8_83_Displacement, DisordersNobody) {
  Table t(Seat::Union, Phase::Combat);
  const Pocket pocket(t);
  drive_back(t, {2, 6});
  t.act_all({"retreat georgia 0506", "retreat alabama 0507"});
  EXPECT_EQ(t.condition("alabama"), Condition::Good);
  EXPECT_EQ(t.dice(), std::vector<int>({6}));
  EXPECT_EQ(t.condition("georgia"), Condition::Disordered);
}

TEST(Battles_8_71_Leaders, GoWithTheTroopsThatLeaveTheirHex) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.csa("alabama", infantry(5)).at("0505");
  t.csa("bee", leader()).at("0505");
  drive_back(t);
  t.act("retreat alabama 0405");
  EXPECT_EQ(t.place("bee"), "0405");
}

TEST(Battles_8_6_Leaders, RideToTheNearestTroopsWhenTheirsAreLost) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(1)).at("0505");
  t.csa("bee", leader()).at("0505");
  t.csa("alabama", infantry(5)).at("0510");
  t.csa("texas", infantry(5)).at("0515");
  drive_back(t);
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("bee"), "0510");
}

}  // namespace
}  // namespace longroll::battles::test
