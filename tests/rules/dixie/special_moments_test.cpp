// Dixie 12.0: special cards together: those that last, how many, and who is asked.
#include "tests/rules/dixie/special_table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_12_0_SpecialCards, LastingCardsTakeHitsLikeAGeneral) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.dictate({6, 6, 5});
  t.act("fire ny");
  EXPECT_EQ(t.hits("colors"), 2);
  t.act("finish");
  t.dictate({5, 6});
  EXPECT_EQ(t.phase(), Phase::Morale);
  t.act("check colors");
  EXPECT_EQ(t.place("colors"), "csa.lost");
}

TEST(Dixie_12_0_SpecialCards, HitsAreSharedEvenlyBetweenGeneralAndColors) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("bee", general(1, 1)).at("usa.center");
  t.csa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.dictate({6, 6, 6});
  t.act("fire ny");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("hit-general va"), "11.2");
  EXPECT_EQ(t.refused("hit va"), "12.0");
  t.act("hit-general colors");
  EXPECT_EQ(t.hits("bee"), 1) << "the second is the general's";
  t.act("hit-general bee");
  EXPECT_EQ(t.hits("bee"), 2);
  EXPECT_EQ(t.hits("colors"), 1);
}

TEST(Dixie_12_0_SpecialCards, OneColorGuardInAPosition) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.usa("more", special(SpecialKind::ColorGuard));
  t.usa("others", special(SpecialKind::ColorGuard)).at("csa.center");
  EXPECT_EQ(t.refused("play more usa.center"), "12.0");
  EXPECT_EQ(t.refused("move others usa.center"), "12.0");
  Table deployment(Seat::Union, Phase::Deployment);
  deployment.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  deployment.usa("more", special(SpecialKind::ColorGuard));
  deployment.usa("ford", special(SpecialKind::Ford));
  EXPECT_EQ(deployment.refused("deploy more usa.center"), "12.0");
  EXPECT_EQ(deployment.refused("deploy ford usa.center"), "12.0") << "it waits for its moment";
}

TEST(Dixie_12_0_SpecialCards, ColorsAreLostWithTheTroopsAroundThem) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  t.csa("bee", general(1, 1)).at("usa.center");
  t.csa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.dictate({1, 1});
  t.act("fire ny");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.place("colors"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::Killed), 2) << "one line for each";
}

TEST(Dixie_12_0_SpecialCards, CoverAndPanicAreForTheMoralePhaseNotForMarchesOrDisorder) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 5; ++n) {
    t.usa("ny" + std::to_string(n), infantry(3)).at("usa.center");
  }
  t.usa("ma", infantry(3)).at("usa.left");
  t.usa("cover", special(SpecialKind::Cover));
  t.csa("panic", special(SpecialKind::Panic));
  t.dictate({3, 1, 1, 1, 1, 4});
  t.act("march ma usa.right");
  EXPECT_FALSE(t.is_asked_for_specials());
  t.act("finish");
  EXPECT_FALSE(t.is_asked_for_specials());
  EXPECT_EQ(t.place("ny5"), "usa.reserve");
}

TEST(Dixie_12_0_SpecialCards, TwoOnAPositionInAPhaseAndDifferentOnes) {
  Table t = before_fire(SpecialKind::Sharpshooters, Seat::Union);
  t.usa("again", special(SpecialKind::Sharpshooters));
  t.usa("bayonets", special(SpecialKind::BayonetCharge));
  t.csa("mistake", special(SpecialKind::MistakenColors));
  t.act("fire ny");
  t.act("play card");
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "the other side is asked before the dice fall";
  t.act("pass");
  EXPECT_EQ(t.refused("play again"), "12.0");
  t.dictate({5, 5});
  t.act("play bayonets");
  EXPECT_FALSE(t.is_asked_for_specials()) << "two is the most, also for the enemy";
  EXPECT_EQ(t.dice().size(), 2U);
}

TEST(Dixie_12_0_SpecialCards, InTheMovePhaseTheyCountToo) {
  Table t(Seat::Union, Phase::Move);
  t.csa("run", creek(1)).at("csa.center");
  t.csa("branch", creek(1)).at("csa.left");
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ford", special(SpecialKind::Ford));
  t.usa("again", special(SpecialKind::Ford));
  t.usa("signals", special(SpecialKind::SignalStation));
  t.act("play ford csa.center");
  EXPECT_EQ(t.refused("play again csa.center"), "12.0");
  EXPECT_EQ(t.refused("play again csa.left"), "lawful");
  EXPECT_EQ(t.refused("play signals csa.center"), "lawful");
  t.play_on_to(Seat::Confederate, Phase::Move);
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_EQ(t.refused("play again csa.center"), "lawful");
}

TEST(Dixie_12_0_SpecialCards, ForFireTheyCountWhereItFalls) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {2, 3})).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("card", special(SpecialKind::ShortOfAmmunition));
  t.usa("more.guns", artillery(2, {2, 3})).at("usa.center");
  t.act("fire guns");
  t.dictate({5, 5});
  t.act("play card");
  EXPECT_EQ(t.value(Track::PlayedFirst, position_index(place_named("csa.center"))),
            static_cast<int>(SpecialKind::ShortOfAmmunition) + 1);
  EXPECT_EQ(t.value(Track::PlayedFirst, position_index(place_named("usa.center"))), 0);
}

TEST(Dixie_12_0_SpecialCards, TheCountBeginsAnewInTheNextPhaseAndElsewhere) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.usa("ma", infantry(3)).at("usa.left").hits(1);
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.left");
  t.usa("cover1", special(SpecialKind::Cover));
  t.usa("cover2", special(SpecialKind::Cover));
  t.usa("sharp", special(SpecialKind::Sharpshooters));
  t.usa("bayonets", special(SpecialKind::BayonetCharge));
  t.act("check ny");
  t.dictate({1, 1});
  t.act("play cover1");
  t.act("check ma");
  t.act("play cover2");
  EXPECT_EQ(t.phase(), Phase::Combat);
  t.act("fire ny");
  t.act("play sharp");
  EXPECT_TRUE(t.is_offered("play bayonets"));
}

TEST(Dixie_12_0_SpecialCards, BothSidesAreAskedBeforeTheDiceFall) {
  Table t = before_fire(SpecialKind::BayonetCharge, Seat::Union);
  t.csa("mistake", special(SpecialKind::MistakenColors));
  t.act("fire ny");
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("finish"), "12.0");
  t.act("pass");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.dictate({3, 3});
  t.act("pass");
  EXPECT_EQ(t.dice(), (std::vector{3, 3}));
  EXPECT_EQ(t.hits("va") + t.hits("ga"), 0) << "the charge was not played";
}

TEST(Dixie_12_0_SpecialCards, AnAnswerMayBeAnswered) {
  Table t = before_fire(SpecialKind::BayonetCharge, Seat::Union);
  t.csa("mistake", special(SpecialKind::MistakenColors));
  t.act("fire ny");
  t.act("play card");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("play mistake");
  EXPECT_TRUE(t.dice().empty());
  EXPECT_EQ(t.place("card"), "usa.lost") << "committed, and spent";
}

TEST(Dixie_12_0_SpecialCards, NobodyIsAskedAboutAShotThatDoesNotHappen) {
  Table t = before_fire(SpecialKind::Sharpshooters, Seat::Union);
  t.csa("mistake", special(SpecialKind::MistakenColors));
  t.act("fire ny");
  t.act("pass");
  t.act("play mistake");
  EXPECT_FALSE(t.is_asked_for_specials());
  EXPECT_EQ(t.said(LogNote::Spoilt), 1);
}

TEST(Dixie_12_0_SpecialCards, ArePlayedFromTheReserveByTheirOwner) {
  Table t = before_fire(SpecialKind::BayonetCharge, Seat::Union);
  t.csa("theirs", special(SpecialKind::MistakenColors));
  t.usa("used", special(SpecialKind::Sharpshooters)).at("usa.lost").face_up();
  t.usa("cover", special(SpecialKind::Cover));
  t.act("fire ny");
  EXPECT_EQ(t.refused("play theirs"), "12.0");
  EXPECT_EQ(t.refused("play used"), "12.0");
  EXPECT_EQ(t.refused("play cover"), "12.0") << "not its moment";
  EXPECT_EQ(t.refused("play ny"), "12.0");
}

TEST(Dixie_12_0_SpecialCards, AUsedCardIsOutOfPlayAndSeen) {
  Table t = before_fire(SpecialKind::BayonetCharge, Seat::Union);
  t.act("fire ny");
  t.dictate({5, 5});
  t.act("play card");
  EXPECT_EQ(t.place("card"), "usa.lost");
  EXPECT_TRUE(t.is_up("card"));
  EXPECT_NE(t.log(Seat::Confederate).find("card"), std::string::npos);
}

TEST(Dixie_12_0_SpecialCards, AReinforcementMayBePlayedAtItsMoment) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ny", infantry(3)).at("usa.center");
  t.usa("cover", special(SpecialKind::Cover)).at("usa.deck");
  t.deck(Seat::Union, 0);
  t.dictate({1, 5});
  t.act("fire va");
  t.act("finish");
  t.dictate({1});
  t.act("check ny");
  EXPECT_FALSE(t.is_asked_for_specials()) << "it is in the deck still";
  t.play_on_to(Seat::Confederate, Phase::Combat);
  EXPECT_EQ(t.place("cover"), "usa.reserve");
  t.dictate({1, 5});
  t.act("fire va");
  t.act("finish");
  t.act("check ny");
  EXPECT_TRUE(t.is_offered("play cover"));
}

TEST(Dixie_12_0_SpecialCards, AHandWithoutAFittingCardIsNotAsked) {
  Table t = before_fire(SpecialKind::Railway, Seat::Union);
  t.dictate({5, 5});
  t.act("fire ny");
  EXPECT_EQ(t.dice().size(), 2U);
}

/// To a bystander both hands are hidden: whom he thinks Sharpshooters must be able to play them.
TEST(Dixie_12_0_SpecialCards, ABystanderGuessesNobodyWhoCouldNotBeAsked) {
  Table t(Seat::Union, Phase::Combat);
  t.lie_front_and_back();
  t.usa("guns", artillery(2)).at("center-back");
  t.csa("va", infantry(3)).at("center-front");
  t.csa("ga", infantry(3)).at("center-front");
  t.held_by("center-front", Seat::Confederate);
  t.usa("boats", special(SpecialKind::Gunboats));
  t.usa("sharp", special(SpecialKind::Sharpshooters));
  t.usa("more", special(SpecialKind::Sharpshooters)).at("usa.deck");
  t.act("fire guns");
  ASSERT_TRUE(t.is_asked_for_specials());
  ASSERT_EQ(t.refused("play sharp"), "12.0") << "the cards fired at lie face-down";
  const View seen = t.dixie().view(t.state(), Seat::Nobody);
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Rng rng(seed);
    const std::optional<State> guess = t.dixie().guess(seen, rng);
    ASSERT_TRUE(guess) << seed;
    EXPECT_EQ(describe(t.dixie().faults_of(*guess)), "") << seed;
  }
}

}  // namespace
}  // namespace longroll::dixie::test
