// Dixie 12.0: the special cards that Shiloh and Gettysburg add.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_12_0_SpecialCards, JohnnyShilohHelpsDefendersOnly) {
  Table t(Seat::Union, Phase::Move);
  t.usa("johnny", special(SpecialKind::JohnnyShiloh));
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("nj", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(t.refused("play johnny usa.left"), "12.0") << "no troops there";
  t.act("play johnny usa.center");
  EXPECT_EQ(t.morale("ny"), 3);
  EXPECT_TRUE(t.is_up("johnny"));

  Table attack(Seat::Union, Phase::Move);
  attack.usa("johnny", special(SpecialKind::JohnnyShiloh)).at("csa.center");
  attack.usa("nj", infantry(2)).at("csa.center");
  attack.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(attack.morale("nj"), 2);
}

TEST(Dixie_12_0_SpecialCards, JohnnyShilohTakesSixesLikeAGeneral) {
  Table t(Seat::Confederate, Phase::Combat);
  t.usa("johnny", special(SpecialKind::JohnnyShiloh)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.dictate({6, 5});
  t.act("fire va");
  EXPECT_EQ(t.hits("johnny"), 1);
}

TEST(Dixie_12_0_SpecialCards, OneLastingCardAPosition) {
  Table t(Seat::Union, Phase::Move);
  t.usa("johnny", special(SpecialKind::JohnnyShiloh));
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("play johnny usa.center"), "12.0");
}

TEST(Dixie_12_0_SpecialCards, DoubleCanisterIsForEngagedGuns) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("canister", special(SpecialKind::DoubleCanister));
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.act("fire guns");
  ASSERT_TRUE(t.is_asked_for_specials());
  t.dictate({4, 4, 4});
  t.act("play canister");
  EXPECT_EQ(t.dice().size(), 3U);

  Table far(Seat::Union, Phase::Combat);
  far.usa("canister", special(SpecialKind::DoubleCanister));
  far.usa("guns", artillery(2)).at("usa.center");
  far.csa("va", infantry(2)).at("csa.center");
  far.dictate({4, 4});
  far.act("fire guns");
  EXPECT_FALSE(far.is_asked_for_specials()) << "not across the line";
}

TEST(Dixie_12_0_SpecialCards, GunboatsHelpGunsInBackOnly) {
  for (const bool back : {true, false}) {
    Table t(Seat::Union, Phase::Combat);
    t.lie_front_and_back();
    t.usa("gunboats", special(SpecialKind::Gunboats));
    t.usa("guns", artillery(2)).at(back ? "left-back" : "left-front");
    t.csa("va", infantry(2)).at("left-front");
    t.dictate(back ? std::vector{4, 4, 4, 4} : std::vector{4, 4});
    t.act("fire guns");
    EXPECT_EQ(t.is_asked_for_specials(), back);
    if (back) {
      t.act("play gunboats");
      EXPECT_EQ(t.dice().size(), 4U) << "at any range";
    } else {
      EXPECT_EQ(t.dice().size(), 2U);
    }
  }
}

TEST(Dixie_12_0_SpecialCards, BreastworksShelterWhoThrewThemUpUntilTheyAreTaken) {
  Table t(Seat::Union, Phase::Move);
  t.usa("works", special(SpecialKind::Breastworks));
  t.usa("more", special(SpecialKind::Breastworks));
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("nj", infantry(2)).at("usa.left");
  t.csa("va", infantry(2)).at("usa.left");
  EXPECT_EQ(t.refused("play works usa.left"), "12.0") << "engaged";
  EXPECT_EQ(t.refused("play works csa.center"), "12.0") << "not the own line";
  t.act("play works usa.center");
  EXPECT_EQ(t.morale("ny"), 3);
  EXPECT_EQ(t.refused("play more usa.center"), "12.0");
  EXPECT_EQ(t.refused("move works usa.reserve"), "12.0");
  t.act("move ny usa.reserve");
  EXPECT_EQ(t.place("works"), "usa.center") << "an empty position keeps its holder";

  Table taken(Seat::Confederate, Phase::Move);
  taken.usa("works", special(SpecialKind::Breastworks)).at("usa.center");
  taken.csa("va", infantry(2)).at("csa.center");
  taken.act("move va usa.center");
  EXPECT_EQ(taken.place("works"), "usa.lost");
}

TEST(Dixie_12_0_SpecialCards, AGuideHelpsTheNextMarchRollOnly) {
  Table t(Seat::Union, Phase::Move);
  t.usa("guide", special(SpecialKind::Guide));
  t.usa("second", special(SpecialKind::Guide));
  t.usa("a", infantry(2));
  t.usa("b", infantry(2));
  EXPECT_EQ(t.refused("play guide usa.left"), "12.0");
  t.act("play guide");
  EXPECT_EQ(t.place("guide"), "usa.lost");
  EXPECT_EQ(t.refused("play second"), "12.0") << "one is enough";
  t.dictate({3});
  t.act("march a csa.center");
  EXPECT_EQ(t.place("a"), "csa.center") << "3 of 2 + 1";
  t.dictate({3});
  t.act("march b csa.center");
  EXPECT_EQ(t.place("b"), "usa.reserve") << "3 of 2";
  EXPECT_TRUE(t.is_offered("play second"));
}

TEST(Dixie_12_0_SpecialCards, AGuideIsForgottenWithThePhase) {
  Table t(Seat::Union, Phase::Move);
  t.usa("guide", special(SpecialKind::Guide));
  t.usa("a", infantry(2));
  t.act("play guide");
  t.act("finish");
  EXPECT_EQ(t.value(Track::Aids), 0);
}

/// Five cards at the Union's Center when its movement is done, and a drum in the Reserve.
Table crowded_with_drum() {
  Table t(Seat::Union, Phase::Move);
  t.usa("drum", special(SpecialKind::LongRoll));
  for (const char* name : {"a", "b", "c", "d"}) {
    t.usa(name, infantry(2)).at("usa.center");
  }
  t.usa("e", infantry(2));
  t.act("move e usa.center");
  t.act("finish");
  return t;
}

TEST(Dixie_12_0_SpecialCards, TheLongRollStaysADisorder) {
  Table t = crowded_with_drum();
  ASSERT_TRUE(t.is_asked_for_specials());
  t.act("play drum");
  EXPECT_EQ(t.step(), StepKind::Disorder) << "nobody rolled; one is too many still";
  EXPECT_TRUE(t.dice().empty());
  EXPECT_EQ(t.count_at("usa.center"), 5);
  t.act("withdraw a");
  EXPECT_EQ(t.count_at("usa.center"), 4);
  EXPECT_EQ(t.place("a"), "usa.reserve");
}

TEST(Dixie_12_0_SpecialCards, LettingTheLongRollBeRollsAsEver) {
  Table t = crowded_with_drum();
  t.dictate({1, 1, 1, 1, 6});
  t.act("pass");
  EXPECT_EQ(t.dice().size(), 5U);
}

TEST(Dixie_12_0_SpecialCards, FreshHorsesGiveOneBatteryTwoMoves) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horses", special(SpecialKind::FreshHorses));
  t.usa("one", artillery(2));
  t.usa("two", artillery(2));
  t.usa("foot", infantry(2));
  EXPECT_EQ(t.refused("move one csa.center"), "8.6");
  t.act("play horses");
  EXPECT_EQ(t.refused("move foot csa.center"), "8.6");
  EXPECT_TRUE(t.is_offered("march two csa.center")) << "a march is still open to it";
  t.act("move two usa.left");
  EXPECT_EQ(t.value(Track::Aids), kFreshHorses) << "one move uses nothing up";
  t.act("move one csa.center");
  EXPECT_EQ(t.place("one"), "csa.center");
  EXPECT_EQ(t.value(Track::Aids), 0);
}

}  // namespace
}  // namespace longroll::dixie::test
