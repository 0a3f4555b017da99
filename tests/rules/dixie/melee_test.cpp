// Dixie 13.2: melees: when they may be declared, who strikes how, what is ignored, and how they end.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// A Combat Phase of the game with melees; the cards are for each test to lay.
Table table_of(Seat side) {
  Table t(side, Phase::Combat);
  t.choose(Option::Melee, 1);
  return t;
}

TEST(Dixie_13_0_Advanced, WithoutTheOptionThereIsNoMelee) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("melee usa.center"), "13.2");
}

TEST(Dixie_13_2_Melee, IsFoughtWhereBothSidesAreEngagedByAttackerOrDefender) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t = table_of(side);
    t.usa("ny", infantry(2)).at("usa.center");
    t.csa("va", infantry(2)).at("usa.center");
    t.usa("ma", infantry(2)).at("usa.left");
    t.csa("ga", infantry(2)).at("csa.right");
    EXPECT_EQ(t.refused("melee usa.center"), "lawful");
    EXPECT_EQ(t.refused("melee usa.left"), "13.2");
    EXPECT_EQ(t.refused("melee csa.right"), "13.2");
    EXPECT_EQ(t.refused("melee usa.reserve"), "13.2");
  }
}

TEST(Dixie_13_2_Melee, ComesBeforeAllFire) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ma", infantry(1)).at("usa.left");
  t.csa("ga", infantry(2)).at("usa.left");
  t.dictate({4});
  t.act("fire ma");
  EXPECT_EQ(t.refused("melee usa.center"), "13.2");
  EXPECT_EQ(t.refused("fire ny"), "lawful");
}

TEST(Dixie_13_2_Melee, SeveralMayBeFoughtAndThenTheOthersFire) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.usa("ma", infantry(1)).at("csa.left");
  t.csa("ga", infantry(1)).at("csa.left");
  t.usa("ri", infantry(1)).at("csa.right");
  t.csa("sc", infantry(1)).at("csa.right");
  t.dictate({6, 6});
  t.act("melee csa.center");
  t.act("disengage");
  EXPECT_EQ(t.refused("melee csa.left"), "lawful");
  t.dictate({6, 6});
  t.act("melee csa.left");
  t.act("disengage");
  EXPECT_EQ(t.refused("fire ri"), "lawful");
  EXPECT_EQ(t.refused("fire ma"), "7.0") << "those who fought do not fire";
}

TEST(Dixie_13_2_Melee, AllTroopsOfBothSidesStrikeAtOnceFootAndHorseAtF3GunsAtF1) {
  Table t = table_of(Seat::Union);
  t.usa("foot", infantry(2)).at("usa.center");
  t.usa("horse", cavalry(1)).at("usa.center");
  t.usa("guns", artillery(2, {3, 3})).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(1)).at("usa.center");
  // Foot hits with a 3 and not with a 4, the horse with a 3, the guns with a 1 but not with a 2: three hits. Of the
  // Confederates' dice a 3 and a 1 hit.
  t.dictate({3, 4, 3, 1, 2, 3, 4, 5, 6, 1});
  t.act("melee usa.center");
  EXPECT_EQ(t.dice(), (std::vector{3, 4, 3, 1, 2, 3, 4, 5, 6, 1}));
  EXPECT_EQ(t.step(), StepKind::TakeHits);
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "the side that was attacked places its hits first";
  t.act("hit va");
  EXPECT_EQ(t.hits("ga"), 1) << "one hit each";
  t.act("hit va");
  EXPECT_EQ(t.hits("va"), 2);
  EXPECT_EQ(t.hits("ga"), 1) << "three hits and no fourth";
  EXPECT_EQ(t.place("ga"), "usa.center");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("hit foot");
  EXPECT_EQ(t.hits("foot"), 1);
  EXPECT_EQ(t.refused("hit foot"), "7.3") << "the even spread holds here too";
}

TEST(Dixie_13_2_Melee, ACardThatIsDestroyedHasStruckAllTheSame) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  // Three hits destroy the Virginians; their own die hits, and the New Yorkers stand it.
  t.dictate({1, 2, 3, 4, 2, 3});
  t.act("melee usa.center");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(Say::Eliminated), 1);
  EXPECT_EQ(t.said(Say::Checked), 1);
  EXPECT_EQ(t.hits("ny"), 0);
  EXPECT_EQ(t.place("ny"), "usa.center");
}

TEST(Dixie_13_2_Melee, MoraleIsCheckedAtOnceByBothSidesGeneralsFirst) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("burnside", general(1, 0)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("bee", general(0, 1)).at("csa.center");
  // Each side scores a hit and a six. Both generals roll, the Union's first, and live; then the troops: 3 passes for
  // each with the general's help.
  t.dictate({1, 6, 1, 6, 5, 5, 3, 3});
  t.act("melee csa.center");
  const std::string log = t.log(Seat::Nobody);
  const std::size_t burnside = log.find("Burnside rolls morale");
  const std::size_t bee = log.find("Bee rolls morale");
  const std::size_t ny = log.find("Ny rolls morale");
  const std::size_t va = log.find("Va rolls morale");
  ASSERT_NE(va, std::string::npos) << log;
  EXPECT_LT(burnside, bee);
  EXPECT_LT(bee, ny);
  EXPECT_LT(ny, va);
  for (const std::string_view card : {"ny", "va", "burnside", "bee"}) {
    EXPECT_EQ(t.place(card), "csa.center");
    EXPECT_EQ(t.hits(card), 0);
  }
}

TEST(Dixie_13_2_Melee, TerrainCountsForNothing) {
  for (const TerrainType type : {TerrainType::Woods, TerrainType::Hill, TerrainType::Field}) {
    Table t = table_of(Seat::Union);
    t.usa("ny", infantry(2)).at("csa.center");
    t.csa("va", infantry(2)).at("csa.center");
    t.csa("ground", terrain(type)).at("csa.center");
    // Two dice each, whatever the ground. The Union loses none of its morale of 2 in woods, and the Confederates have
    // no 3 on a hill.
    t.dictate({1, 4, 1, 4, 2, 3});
    t.act("melee csa.center");
    EXPECT_EQ(t.place("ny"), "csa.center");
    EXPECT_EQ(t.place("va"), "csa.lost");
  }
}

TEST(Dixie_13_2_Melee, CoverDoesNotApplyButPanicDoes) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("cover", special(SpecialKind::Cover));
  t.usa("panic", special(SpecialKind::Panic));
  t.dictate({1, 4, 4, 4, 2});
  t.act("melee csa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused(Seat::Confederate, "play cover"), "5.0");
  t.act("play panic");
  EXPECT_EQ(t.place("va"), "csa.lost") << "the Confederates could not answer with Cover";
}

TEST(Dixie_13_2_Melee, YellAndChargeMayBePlayedOnOneMeleeButNoTwoAlike) {
  Table t = table_of(Seat::Confederate);
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("yell1", special(SpecialKind::RebelYell));
  t.csa("yell2", special(SpecialKind::RebelYell));
  t.csa("charge", special(SpecialKind::BayonetCharge));
  t.act("melee usa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  t.act("play yell1");
  EXPECT_EQ(t.refused("play yell2"), "12.0");
  EXPECT_EQ(t.refused("play charge"), "lawful");
  t.dictate({4, 4, 4, 4, 4, 4, 4});
  t.act("play charge");
  EXPECT_EQ(t.dice().size(), 7U) << "2 and a die for each special card, against 3";
  t.act("fight-on");
  t.dictate({4, 4, 4, 4, 4, 4, 4});
  t.act("fight-on");
  EXPECT_EQ(t.dice().size(), 7U) << "they count for the second round too";
}

TEST(Dixie_13_2_Melee, TheYellIsForThoseWhoAttack) {
  Table t = table_of(Seat::Union);
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ny", infantry(3)).at("csa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.csa("charge", special(SpecialKind::BayonetCharge));
  t.act("melee csa.center");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("play yell"), "12.0");
  EXPECT_EQ(t.refused("play charge"), "lawful");
  EXPECT_EQ(t.refused("pass"), "lawful");
}

TEST(Dixie_13_2_Melee, TheOneWhoBeganDecidesFirstThenTheOther) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({4, 4});
  t.act("melee csa.center");
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("finish"), "13.2");
  t.act("fight-on");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("disengage"), "lawful");
  t.act("disengage");
  EXPECT_EQ(t.place("va"), "csa.reserve");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
  EXPECT_EQ(t.phase(), Phase::Move);
  EXPECT_EQ(t.refused("move ny usa.center"), "8.0") << "cards that fought do not move";
}

TEST(Dixie_13_2_Melee, AfterTheSecondRoundWhoBeganAndHasNotWonGoesBack) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({4, 4});
  t.act("melee csa.center");
  t.act("fight-on");
  t.dictate({4, 4});
  t.act("fight-on");
  EXPECT_EQ(t.place("ny"), "usa.center");
  EXPECT_EQ(t.place("va"), "csa.center");
  EXPECT_EQ(t.phase(), Phase::Move);
  EXPECT_EQ(t.refused("move ny usa.reserve"), "8.0");
}

TEST(Dixie_13_2_Melee, WhoWinsInTheSecondRoundStays) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({4, 4});
  t.act("melee csa.center");
  t.act("fight-on");
  t.dictate({1, 4, 6});
  t.act("fight-on");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.place("ny"), "csa.center");
}

TEST(Dixie_13_2_Melee, ADefenderWhoBeganItAndDoesNotWinGivesUpThePosition) {
  Table t = table_of(Seat::Confederate);
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.usa("ny", infantry(1)).at("csa.center");
  t.dictate({4, 4});
  t.act("melee csa.center");
  t.act("disengage");
  EXPECT_EQ(t.place("va"), "csa.reserve");
  EXPECT_EQ(t.place("bee"), "csa.reserve") << "all of them go";
  EXPECT_FALSE(t.is_up("va"));
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_2_Melee, ByChoiceNobodyGoesBackOntoTheEnemyButWhoMustGoesToTheReserve) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.usa("ri", infantry(1)).at("usa.center");
  t.csa("ga", infantry(1)).at("usa.center");
  t.dictate({4, 4});
  t.act("melee csa.center");
  EXPECT_EQ(t.refused("disengage"), "8.2");
  t.act("fight-on");
  t.dictate({4, 4});
  t.act("fight-on");
  EXPECT_EQ(t.place("ny"), "usa.reserve");
}

TEST(Dixie_13_2_Melee, NobodyGoesBackOntoDecoys) {
  Table t = table_of(Seat::Confederate);
  t.lie_front_and_back();
  t.choose(Option::Decoys, 1);
  t.csa("va", infantry(1)).at("center-back");
  t.usa("ny", infantry(1)).at("center-back");
  t.usa("bluff", general(1, 1)).at("center-front").face_down();
  t.dictate({4, 4});
  t.act("melee center-back");
  EXPECT_EQ(t.refused("disengage"), "8.2") << "for all they can see the Union stands behind them";
}

TEST(Dixie_13_2_Melee, AtShilohTheUnionGoesFromFrontToBackOrToItsReserve) {
  for (const bool is_cut_off : {false, true}) {
    Table t = table_of(Seat::Union);
    t.lie_front_and_back();
    t.usa("ny", infantry(1)).at("center-front");
    t.csa("va", infantry(1)).at("center-front");
    if (is_cut_off) {
      t.csa("ga", infantry(1)).at("center-back");
      t.usa("ma", infantry(1)).at("center-back");
    }
    t.dictate({4, 4});
    t.act("melee center-front");
    t.act("disengage");
    EXPECT_EQ(t.place("ny"), is_cut_off ? "usa.reserve" : "usa.center") << "Back of the column is usa.center";
  }
}

TEST(Dixie_13_2_Melee, WaterDoesNotHoldBackWhoMustGo) {
  Table t = table_of(Seat::Union);
  for (const std::string_view card : {"ny1", "ny2"}) {
    t.usa(card, infantry(1)).at("csa.center");
  }
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("creek", creek(1)).at("csa.center");
  t.dictate({4, 4, 4});
  t.act("melee csa.center");
  t.act("disengage");
  EXPECT_EQ(t.place("ny1"), "usa.center");
  EXPECT_EQ(t.place("ny2"), "usa.center");
  EXPECT_EQ(t.value(Track::Crossed, 2), 0) << "it does not count against the water's limit";
}

TEST(Dixie_13_2_Melee, GoingBackIntoACrowdIsDisorder) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  for (const std::string_view card : {"me", "nh", "vt", "ct"}) {
    t.usa(card, infantry(2)).at("usa.center");
  }
  t.dictate({4, 4});
  t.act("melee csa.center");
  t.dictate({6, 1, 1, 1, 6});
  t.act("disengage");
  EXPECT_EQ(t.said(Say::Disorganized), 1);
  EXPECT_EQ(t.place("ny"), "usa.reserve");
  EXPECT_EQ(t.place("ct"), "usa.reserve");
  EXPECT_EQ(t.count_at("usa.center"), 3);
}

TEST(Dixie_13_2_Melee, TheOtherSidesDisorderIsItsOwnToSettle) {
  Table t = table_of(Seat::Confederate);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  for (const std::string_view card : {"me", "nh", "vt", "ct"}) {
    t.usa(card, infantry(2)).at("usa.center");
  }
  t.dictate({4, 4});
  t.act("melee csa.center");
  t.act("fight-on");
  t.dictate({1, 1, 1, 1, 1});
  t.act("disengage");
  EXPECT_EQ(t.step(), StepKind::Disorder);
  EXPECT_EQ(t.to_act(), Seat::Union) << "all passed, so one is withdrawn";
  t.act("withdraw me");
  EXPECT_EQ(t.place("me"), "usa.reserve");
}

TEST(Dixie_13_2_Melee, BothSidesMayBeWipedOutTogether) {
  Table t = table_of(Seat::Confederate);  // they roll first
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 6, 6});
  t.act("melee csa.center");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(Say::Captured), 0) << "the two fell at once: nobody held it in between";
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Confederate));
}

TEST(Dixie_13_2_Melee, TheLastPositionIsWonOnlyWhenTheRoundIsJudged) {
  Table t = table_of(Seat::Confederate);  // they roll first
  t.usa("ri", infantry(2)).at("csa.left");
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 6, 6});
  t.act("melee csa.center");
  EXPECT_FALSE(t.outcome().over) << "the Confederates rolled first, but nobody of the Union is left to hold it either";

  Table w = table_of(Seat::Union);
  w.usa("ri", infantry(2)).at("csa.left");
  w.usa("ny", infantry(1)).at("csa.center");
  w.csa("va", infantry(1)).at("csa.center");
  w.dictate({1, 1, 1, 6});
  w.act("melee csa.center");
  EXPECT_EQ(w.outcome().winner, Seat::Union);
}

TEST(Dixie_13_2_Melee, AGeneralLeftAloneWhenTheRoundIsJudgedIsLost) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("bee", general(0, 0)).at("csa.center");
  t.dictate({1, 4, 6});
  t.act("melee csa.center");
  EXPECT_EQ(t.place("bee"), "csa.lost");
}

TEST(Dixie_13_2_Melee, ARoutedCardMayRally) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("rally", special(SpecialKind::Rally));
  t.dictate({1, 4, 6});
  t.act("melee csa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("play rally");
  EXPECT_EQ(t.place("va"), "csa.reserve");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_2_Melee, IsToldAsItHappens) {
  Table t = table_of(Seat::Union);
  t.usa("Ny", infantry(1)).at("csa.center");
  t.csa("Va", infantry(1)).at("csa.center");
  t.dictate({4, 2, 1});
  t.act("melee csa.center");
  const std::string log = t.log(Seat::Nobody);
  EXPECT_NE(log.find("Melee at CSA Center."), std::string::npos) << log;
  EXPECT_NE(log.find("Va in the melee, 1 die, F3: 2, 1 hit."), std::string::npos) << log;
  EXPECT_NE(log.find("The melee at CSA Center costs the Union 1 hit, the Confederates 0."), std::string::npos) << log;
}

/// What a position from outside says about a melee must be what play can make true.
TEST(Dixie_13_2_Melee, WildPositionsAreTurnedAway) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("ma", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.dictate({4, 4, 4, 4, 1, 4});
  t.act("melee csa.center");
  ASSERT_EQ(t.step(), StepKind::TakeHits);
  const auto is_let_in = [&](const State& state) { return t.dixie().faults_of(state).empty(); };
  ASSERT_TRUE(is_let_in(t.state()));
  const std::size_t melee = t.state().stack.size() - 2;
  for (const auto& [local, value] : {std::pair(0, 9), std::pair(0, -3), std::pair(1, 0), std::pair(1, 3),
                                     std::pair(2, 6), std::pair(2, 99), std::pair(3, -1), std::pair(4, 5000)}) {
    State wild = t.state();
    wild.stack[melee].locals[static_cast<std::size_t>(local)] = static_cast<std::int16_t>(value);
    EXPECT_FALSE(is_let_in(wild)) << local << " = " << value;
  }
  State wild = t.state();
  wild.stack.pop_back();
  EXPECT_FALSE(is_let_in(wild)) << "it waits for nobody in the midst of a round";
  wild = t.state();
  wild.tracks[static_cast<std::size_t>(track(Option::Melee))] = 0;
  EXPECT_FALSE(is_let_in(wild));
}

}  // namespace
}  // namespace longroll::dixie::test
