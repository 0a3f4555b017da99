// Dixie 13.2: how melees end: who decides, where they go, who has won; what is told of them and what comes from
// outside.
#include "tests/rules/dixie/melee_table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_13_2_Melee, TheOneWhoBeganDecidesFirstThenTheOther) {
  Table t = duel(Seat::Union);
  fight_in_vain(t);
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
  Table t = duel(Seat::Union);
  fight_in_vain(t);
  fight_on_in_vain(t);
  EXPECT_EQ(t.place("ny"), "usa.center");
  EXPECT_EQ(t.place("va"), "csa.center");
  EXPECT_EQ(t.phase(), Phase::Move);
  EXPECT_EQ(t.refused("move ny usa.reserve"), "8.0");
}

TEST(Dixie_13_2_Melee, WhoWinsInTheSecondRoundStays) {
  Table t = duel(Seat::Union);
  fight_in_vain(t);
  t.act("fight-on");
  t.dictate({1, 4, 6});
  t.act("fight-on");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.place("ny"), "csa.center");
}

TEST(Dixie_13_2_Melee, ADefenderWhoBeganItAndDoesNotWinGivesUpThePosition) {
  Table t = melee_table(Seat::Confederate);
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.usa("ny", infantry(1)).at("csa.center");
  fight_in_vain(t);
  t.act("disengage");
  EXPECT_EQ(t.place("va"), "csa.reserve");
  EXPECT_EQ(t.place("bee"), "csa.reserve") << "all of them go";
  EXPECT_FALSE(t.is_up("va"));
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_2_Melee, ByChoiceNobodyGoesBackOntoTheEnemyButWhoMustGoesToTheReserve) {
  Table t = duel(Seat::Union);
  t.usa("ri", infantry(1)).at("usa.center");
  t.csa("ga", infantry(1)).at("usa.center");
  fight_in_vain(t);
  EXPECT_EQ(t.refused("disengage"), "8.2");
  fight_on_in_vain(t);
  EXPECT_EQ(t.place("ny"), "usa.reserve");
}

TEST(Dixie_13_2_Melee, NobodyGoesBackOntoDecoys) {
  Table t = melee_table(Seat::Confederate);
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
    Table t = melee_table(Seat::Union);
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
  Table t = melee_table(Seat::Union);
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
  Table t = duel(Seat::Union);
  for (const std::string_view card : {"me", "nh", "vt", "ct"}) {
    t.usa(card, infantry(2)).at("usa.center");
  }
  fight_in_vain(t);
  t.dictate({6, 1, 1, 1, 6});
  t.act("disengage");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.place("ny"), "usa.reserve");
  EXPECT_EQ(t.place("ct"), "usa.reserve");
  EXPECT_EQ(t.count_at("usa.center"), 3);
}

TEST(Dixie_13_2_Melee, TheOtherSidesDisorderIsItsOwnToSettle) {
  Table t = duel(Seat::Confederate);
  for (const std::string_view card : {"me", "nh", "vt", "ct"}) {
    t.usa(card, infantry(2)).at("usa.center");
  }
  fight_in_vain(t);
  t.act("fight-on");
  t.dictate({1, 1, 1, 1, 1});
  t.act("disengage");
  EXPECT_EQ(t.step(), StepKind::Disorder);
  EXPECT_EQ(t.to_act(), Seat::Union) << "all passed, so one is withdrawn";
  t.act("withdraw me");
  EXPECT_EQ(t.place("me"), "usa.reserve");
}

TEST(Dixie_13_2_Melee, BothSidesMayBeWipedOutTogether) {
  Table t = melee_table(Seat::Confederate);  // they roll first
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 6, 6});
  t.act("melee csa.center");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::Captured), 0) << "the two fell at once: nobody held it in between";
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Confederate));
}

TEST(Dixie_13_2_Melee, TheLastPositionIsWonOnlyWhenTheRoundIsJudged) {
  Table t = melee_table(Seat::Confederate);  // they roll first
  t.usa("ri", infantry(2)).at("csa.left");
  t.usa("ny", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1, 6, 6});
  t.act("melee csa.center");
  EXPECT_FALSE(t.outcome().over) << "the Confederates rolled first, but nobody of the Union is left to hold it either";

  Table w = melee_table(Seat::Union);
  w.usa("ri", infantry(2)).at("csa.left");
  w.usa("ny", infantry(1)).at("csa.center");
  w.csa("va", infantry(1)).at("csa.center");
  w.dictate({1, 1, 1, 6});
  w.act("melee csa.center");
  EXPECT_EQ(w.outcome().winner, Seat::Union);
}

TEST(Dixie_13_2_Melee, AGeneralLeftAloneWhenTheRoundIsJudgedIsLost) {
  Table t = duel(Seat::Union);
  t.csa("bee", general(0, 0)).at("csa.center");
  t.dictate({1, 4, 6});
  t.act("melee csa.center");
  EXPECT_EQ(t.place("bee"), "csa.lost");
}

TEST(Dixie_13_2_Melee, ARoutedCardMayRally) {
  Table t = duel(Seat::Union);
  t.csa("rally", special(SpecialKind::Rally));
  t.dictate({1, 4, 6});
  t.act("melee csa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("play rally");
  EXPECT_EQ(t.place("va"), "csa.reserve");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_2_Melee, ASecondGeneralOrFlagGoesToTheReserve) {
  Table t = duel(Seat::Union);
  t.usa("burnside", general(0, 0)).at("csa.center");
  t.usa("flag", special(SpecialKind::ColorGuard)).at("csa.center");
  t.usa("mcdowell", general(1, 1)).at("usa.center");
  fight_in_vain(t);
  t.act("disengage");
  EXPECT_EQ(t.place("ny"), "usa.center");
  EXPECT_EQ(t.place("burnside"), "usa.reserve") << "McDowell is there";
  EXPECT_EQ(t.place("flag"), "usa.center");
}

TEST(Dixie_13_2_Melee, IsToldAsItHappens) {
  Table t = melee_table(Seat::Union);
  t.usa("Ny", infantry(1)).at("csa.center");
  t.csa("Va", infantry(1)).at("csa.center");
  t.dictate({4, 2, 1});
  t.act("melee csa.center");
  const std::string log = t.log(Seat::Nobody);
  EXPECT_NE(log.find("Melee at CSA Center."), std::string::npos) << log;
  EXPECT_NE(log.find("Va strikes in the melee, 1 die, F3: 2, 1 hit."), std::string::npos) << log;
  EXPECT_NE(log.find("The melee at CSA Center costs the Union 1 hit, the Confederates 0."), std::string::npos) << log;
}

/// What a position from outside says about a melee must be what play can make true.
TEST(Dixie_13_2_Melee, WildPositionsAreTurnedAway) {
  Table t = melee_table(Seat::Union);
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
