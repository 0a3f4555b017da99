// Battles 8.77 to 8.79: cavalry that is gone before the die falls.
#include "tests/rules/battles/fights.h"

namespace longroll::battles::test {
namespace {

TEST(Battles_8_77_CavalryRetreat, IsOfferedToTheDefenderBeforeTheDie) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"iowa"}, {5, 1});
  EXPECT_EQ(t.step(), StepKind::Evasion);
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("evade georgia"), "8.77") << "cavalry only";
  EXPECT_EQ(t.refused("evade iowa"), "8.77");
  EXPECT_EQ(t.refused("retreat stuart 0506"), "8.77");
  t.act("evade stuart");
  EXPECT_EQ(t.dice(), std::vector<int>({5}));
  EXPECT_EQ(t.refused("retreat stuart 0504"), "8.77");
  t.act("retreat stuart 0506");
  EXPECT_EQ(t.place("stuart"), "0505") << "the second hex is still to be chosen";
  EXPECT_EQ(t.refused("retreat stuart 0605"), "8.77") << "one hex from where it was";
  t.act("retreat stuart 0507");
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.condition("stuart"), Condition::Good) << "never disorder";
  EXPECT_FALSE(t.has_flag("stuart", kTarget));
  // Georgia stayed and is attacked, 12 to 2.
  EXPECT_EQ(t.place("georgia"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, ASixHoldsItThere) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {6, 1});
  t.act("evade stuart");
  EXPECT_EQ(t.dice(), std::vector<int>({6, 1}));
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, TheQuestionSaysTheDiceOfTheChart) {
  Table t(Seat::Union, Phase::Combat);
  t.chart().evade_up_to = 3;
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {4, 1});
  EXPECT_NE(t.prompt().text.find("on 1 to 3."), std::string::npos) << t.prompt().text;
  t.act("evade stuart");
  EXPECT_EQ(t.place("stuart"), "eliminated") << "a 4 holds it there";
}

TEST(Battles_8_77_CavalryRetreat, MayBeDeclined) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("stand");
  EXPECT_EQ(t.dice(), std::vector<int>({1}));
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, NotFromCavalry) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("buford", cavalry(2)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa", "buford"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, NotWithoutAWayOfTwoHexes) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("ohio", infantry(1)).at("0508");
  t.csa("stuart", cavalry(1)).at("0505");
  // 0506 is open, but nothing two hexes away is: 0507 and 0607, 0407 lie in Ohio's zone, the rest is out of play.
  for (const char* hex : {"0605", "0405", "0606", "0406", "0306", "0706", "0705", "0305"}) {
    t.unplayable(hex);
  }
  t.attack("0505", {"iowa"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, OneDieForAllWhoTry) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("radford", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("evade stuart");
  EXPECT_TRUE(t.is_offered("stand"));
  EXPECT_EQ(t.refused("evade stuart"), "8.77");
  t.act("evade radford");
  EXPECT_EQ(t.dice(), std::vector<int>({1}));
  t.act_all({"retreat radford 0405", "retreat radford 0406"});
  t.act_all({"retreat stuart 0506"});
  EXPECT_EQ(t.refused("retreat radford 0507"), "8.77");
  t.act("retreat stuart 0507");
  EXPECT_EQ(t.place("radford"), "0406");
  EXPECT_EQ(t.place("stuart"), "0507");
}

TEST(Battles_8_77_CavalryRetreat, SomeMayStay) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("radford", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {3, 1});
  t.act_all({"evade stuart", "stand", "retreat stuart 0506", "retreat stuart 0507"});
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.place("radford"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, DisplacesWhereNothingElseIsOpen) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  for (const char* hex : {"0605", "0405", "0606", "0406"}) {
    t.unplayable(hex);
  }
  t.csa("georgia", infantry(2)).at("0507");
  t.csa("texas", infantry(2)).at("0507");
  t.attack("0505", {"iowa"}, {3});
  t.act_all({"evade stuart", "retreat stuart 0506", "retreat stuart 0507"});
  EXPECT_EQ(t.step(), StepKind::Displacement);
  t.act("retreat texas 0508");
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.place("texas"), "0508");
  EXPECT_EQ(t.condition("texas"), Condition::Good);
}

/// Stuart and Radford in 0505 can flee to 0507 alone, where one more unit has room beside `there`. Stuart takes it.
void flee_to_one_hex(Table& t, Counter there, std::vector<int> dice) {
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("radford", cavalry(1)).at("0505");
  t.csa("georgia", std::move(there)).at("0507");
  for (const char* hex : {"0605", "0405", "0606", "0406"}) {
    t.unplayable(hex);
  }
  t.attack("0505", {"iowa"}, dice);
  t.act_all({"evade stuart", "evade radford", "retreat stuart 0506", "retreat stuart 0507"});
  EXPECT_EQ(t.place("stuart"), "0507");
}

TEST(Battles_8_81_CavalryRetreat, WhoHasJustGotAwayMakesNoRoomForTheNext) {
  Table t(Seat::Union, Phase::Combat);
  flee_to_one_hex(t, infantry(2), {1});
  t.act_all({"retreat radford 0506", "retreat radford 0507"});
  ASSERT_EQ(t.step(), StepKind::Displacement);
  EXPECT_EQ(t.refused("retreat stuart 0508"), "8.81");
  EXPECT_EQ(t.offers("retreat georgia"), t.offers("retreat")) << "Georgia alone";
  t.act("retreat georgia 0508");
  EXPECT_EQ(t.place("radford"), "0507");
  t.act("pass");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.has_flag("stuart", kGotAway)) << "in another combat it may be pushed aside";
}

TEST(Battles_8_81_CavalryRetreat, WhoFindsNoRoomBehindThoseWhoGotAwayStaysAndFights) {
  Table t(Seat::Union, Phase::Combat);
  for (const char* hex : {"0506", "0508"}) {
    t.terrain(hex, Terrain::Marsh);  // closed to Georgia's guns, not to Stuart
  }
  t.unplayable("0407");
  t.unplayable("0607");
  flee_to_one_hex(t, artillery(2), {1, 1});
  EXPECT_EQ(t.said(LogNote::ResultFound), 1);
  EXPECT_EQ(t.place("radford"), "eliminated") << "12 to 1";
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.place("georgia"), "0507");
}

TEST(Battles_8_77_CavalryRetreat, TheAttackerMayFollowAndIsThenOutOfTheAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("ohio", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(12)).at("0604");
  t.dictate({1, 1});
  t.act_all({"target 0505", "target 0604", "join iowa", "join ohio", "resolve 0", "evade stuart", "retreat stuart 0506",
             "retreat stuart 0507"});
  EXPECT_EQ(t.step(), StepKind::Advances);
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("advance iowa 0604"), "8.76");
  t.act("advance iowa 0505");
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 12) << "Ohio attacks alone";
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Battles_8_14_AttackedOnce, AHexWhoseCavalryGotAwayCountsAsAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act_all({"evade stuart", "retreat stuart 0506", "retreat stuart 0507", "advance iowa 0505"});
  EXPECT_TRUE(t.has_flag("stuart", kAttacked));
  EXPECT_TRUE(t.has_flag("iowa", kFought));
  EXPECT_EQ(t.said(LogNote::ResultFound), 0) << "nobody is left to roll against";
}

TEST(Battles_8_78_NoCavalryRetreat, FromABombardmentAlone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(12)).at("0503");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"battery"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_78_NoCavalryRetreat, UnlessAnotherEnemyIsNextToIt) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(12)).at("0503");
  t.usa("iowa", infantry(2)).at("0604");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("georgia", infantry(1)).at("0704");
  t.act_all({"target 0505", "join battery"});
  if (t.is_offered("resolve 0")) {
    t.act("resolve 0");
    EXPECT_EQ(t.step(), StepKind::Evasion);
    EXPECT_TRUE(t.is_offered("evade stuart"));
  } else {
    ADD_FAILURE() << t.prompt().text;
  }
}

TEST(Battles_8_79_CombinedAttack, TheGunsAreSpentWhenAllTheCavalryIsGone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("battery", artillery(5)).at("0603");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(2)).at("0605");
  t.csa("texas", infantry(2)).at("0705");
  t.attack("0505", {"iowa", "battery"}, {1});
  t.act_all({"evade stuart", "retreat stuart 0405", "retreat stuart 0406"});
  EXPECT_TRUE(t.is_offered("pass"));
  t.act("pass");
  EXPECT_TRUE(t.has_flag("battery", kFought));
  EXPECT_NE(t.refused("target 0705"), "lawful");
}

/// Iowa attacks Stuart and Georgia; the battery on 0502 reaches Stuart's hex only, Georgia's is four hexes away.
void attack_two_hexes(Table& t, int guns, int georgia) {
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("battery", artillery(guns)).at("0502");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(georgia)).at("0506");
  t.act_all({"target 0505", "target 0506", "join iowa", "join battery", "resolve 0"});
}

TEST(Battles_9_11_AfterAFlight, ABatteryThatReachesNoRemainingTargetIsOutOfTheAttack) {
  Table t(Seat::Union, Phase::Combat);
  attack_two_hexes(t, 9, 3);
  t.dictate({1, 4});
  t.act_all({"evade stuart", "retreat stuart 0405", "retreat stuart 0306", "pass"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 9) << "Iowa alone";
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 6) << "3:1, not 6:1";
  EXPECT_TRUE(t.has_flag("battery", kFought)) << "its attack is spent (8.79)";
  EXPECT_FALSE(t.has_flag("battery", kAttacking | kBombarding));
  carry_out(t);
  EXPECT_TRUE(t.has_flag("georgia", kAttacked));
}

TEST(Battles_9_22_AfterAFlight, ABatteryThatStillReachesOneOfTheHexesStays) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("battery", artillery(9)).at("0503");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(3)).at("0506");
  t.dictate({1, 4});
  t.act_all({"target 0505", "target 0506", "join iowa", "join battery", "resolve 0", "evade stuart",
             "retreat stuart 0405", "retreat stuart 0306", "pass"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 15) << "9 and two thirds of 9: three hexes away (9.19)";
}

TEST(Battles_9_3_AfterAFlight, AFriendWhoFollowedHidesTheTarget) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("ohio", infantry(6)).at("0605");
  t.usa("battery", artillery(9)).at("0503");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(6)).at("0506");
  t.dictate({1, 4});
  t.act_all({"target 0505", "target 0506", "join iowa", "join ohio", "join battery", "resolve 0", "evade stuart",
             "retreat stuart 0405", "retreat stuart 0306", "advance iowa 0505"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 6) << "Iowa stands between the battery and Georgia";
  EXPECT_TRUE(t.has_flag("battery", kFought));
}

/// Iowa can follow Stuart, so that the battery is left alone with the rest. Maine is next to Georgia and to Virginia.
void leave_the_guns_alone(Table& t, int guns, int georgia) {
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("battery", artillery(guns)).at("0704");
  t.usa("maine", infantry(5)).at("0507");
  t.csa("virginia", infantry(3)).at("0508");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(georgia)).at("0506");
}

TEST(Battles_9_13_AfterAFlight, GunsAloneDoNotBombardTwoHexes) {
  Table t(Seat::Union, Phase::Combat);
  leave_the_guns_alone(t, 9, 3);
  t.csa("texas", infantry(3)).at("0606");
  t.dictate({1});
  t.act_all({"target 0505", "target 0506", "target 0606", "join iowa", "join battery", "resolve 0", "evade stuart",
             "retreat stuart 0405", "retreat stuart 0306", "advance iowa 0505"});
  EXPECT_EQ(t.said(LogNote::ResultFound), 0) << "the attack ends without a die";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_TRUE(t.has_flag("battery", kFought));
  for (const char* name : {"georgia", "texas"}) {
    EXPECT_FALSE(t.has_flag(name, kAttacked | kTarget)) << name << ": nobody has attacked it (8.14)";
  }
  EXPECT_TRUE(t.is_offered("target 0506"));
}

TEST(Battles_9_18_AfterAFlight, GunsAloneDoNotFireBelowTheTable) {
  for (const int georgia : {10, 11}) {
    Table t(Seat::Union, Phase::Combat);
    leave_the_guns_alone(t, 3, georgia);  // 2 at three hexes
    t.dictate(georgia == 10 ? std::vector{1, 4} : std::vector{1});
    t.act_all({"target 0505", "target 0506", "join iowa", "join battery", "resolve 0", "evade stuart",
               "retreat stuart 0405", "retreat stuart 0306", "advance iowa 0505"});
    EXPECT_EQ(t.said(LogNote::ResultFound), georgia == 10 ? 1 : 0) << "2 against " << georgia;
    carry_out(t);
    EXPECT_EQ(t.has_flag("georgia", kAttacked), georgia == 10);
    EXPECT_TRUE(t.has_flag("battery", kFought));
  }
}

TEST(Battles_8_14_AttackedOnce, AHexWhoseAttackersAllWentElsewhereIsNotAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("maine", infantry(5)).at("0507");
  t.csa("virginia", infantry(3)).at("0508");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(3)).at("0506");
  t.dictate({1});
  t.act_all({"target 0505", "target 0506", "join iowa", "resolve 0", "evade stuart", "retreat stuart 0405",
             "retreat stuart 0306", "advance iowa 0505"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.has_flag("georgia", kAttacked | kTarget | kActed)) << "nobody has attacked it";
  EXPECT_TRUE(t.has_flag("stuart", kAttacked));
  EXPECT_TRUE(t.has_flag("iowa", kFought));
  EXPECT_EQ(t.refused("end-combat"), "8.11") << "Maine must attack it";
  t.dictate({4});
  t.act_all({"target 0506", "target 0508", "join maine", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 5);
  carry_out(t);
  EXPECT_TRUE(t.has_flag("georgia", kAttacked));
}

TEST(Battles_8_14_AttackedOnce, DefendersWhoStayedBehindInTheHexAreNotAttackedEither) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(9)).at("0605");
  t.usa("maine", infantry(5)).at("0507");
  t.csa("virginia", infantry(3)).at("0508");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("radford", cavalry(2)).at("0506");
  t.csa("georgia", infantry(3)).at("0506");
  t.dictate({1});
  t.act_all({"target 0505", "target 0506", "join iowa", "resolve 0", "evade stuart", "evade radford",
             "retreat stuart 0405", "retreat stuart 0306", "retreat radford 0405", "retreat radford 0305",
             "advance iowa 0505"});
  EXPECT_TRUE(t.has_flag("radford", kAttacked));
  EXPECT_FALSE(t.has_flag("georgia", kAttacked));
  EXPECT_TRUE(t.is_offered("target 0506"));
}

/// The position with these flags of a piece turned about.
State changed(Table& t, std::string_view name, unsigned flags) {
  State state = t.state();
  Piece& piece = state.piece(t.id(name));
  piece.flags = static_cast<std::uint16_t>(piece.flags ^ flags);
  return state;
}

TEST(Battles_9_11_FromOutside, AnAttackerThatCannotBeInTheAttackIsRefused) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("far", artillery(9)).at("0501");
  t.usa("ohio", infantry(4)).at("1515");
  attack_two_hexes(t, 9, 3);
  const auto is_let_in = [&](const State& state) { return t.game().faults_of(state).empty(); };
  ASSERT_EQ(t.step(), StepKind::Evasion);
  ASSERT_TRUE(is_let_in(t.state()));
  EXPECT_FALSE(is_let_in(changed(t, "far", kAttacking | kBombarding))) << "four hexes from the nearer target";
  EXPECT_FALSE(is_let_in(changed(t, "battery", kBombarding))) << "it is next to no target";
  EXPECT_FALSE(is_let_in(changed(t, "iowa", kBombarding))) << "infantry does not bombard";
  EXPECT_FALSE(is_let_in(changed(t, "ohio", kBombarding))) << "it is not in the attack";
  EXPECT_FALSE(is_let_in(changed(t, "iowa", kAttacking))) << "guns alone on two hexes (9.13)";
}

TEST(Battles_9_11_FromOutside, AfterTheFlightTheGunsMustReachWhatIsLeft) {
  Table t(Seat::Union, Phase::Combat);
  t.terrain("0506", Terrain::WoodsRough);
  attack_two_hexes(t, 9, 3);
  t.dictate({1});
  t.act_all({"evade stuart", "retreat stuart 0405", "retreat stuart 0306"});
  ASSERT_EQ(t.step(), StepKind::Advances);
  EXPECT_TRUE(t.game().faults_of(t.state()).empty()) << "the guns are looked at when the advances are over";
  t.act("pass");
  ASSERT_EQ(t.step(), StepKind::Combat) << "which ground, woods or rough?";
  ASSERT_TRUE(t.game().faults_of(t.state()).empty());
  State wild = changed(t, "battery", kFought | kActed | kAttacking | kBombarding);
  EXPECT_FALSE(t.game().faults_of(wild).empty()) << "four hexes away";
  wild = changed(t, "battery", kFought | kActed | kAttacking);
  EXPECT_FALSE(t.game().faults_of(wild).empty()) << "nor is it next to the target";
}

}  // namespace
}  // namespace longroll::battles::test
