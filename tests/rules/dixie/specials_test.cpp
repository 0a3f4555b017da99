// Dixie 12.0: special cards, each in its moment, in both players' turns.
#include "tests/rules/dixie/special_table.h"

namespace longroll::dixie::test {
namespace {

/// A Union card with one hit, attacked in the Union center, about to roll.
Table before_morale(SpecialKind kind, Seat holder) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.usa("ma", infantry(3)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  hold(t, holder, "card", kind);
  return t;
}

TEST(Dixie_12_0_SpecialCards, FordLetsOneMoreCrossAndStays) {
  Table t(Seat::Union, Phase::Move);
  t.csa("run", creek(1)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.usa("ford", special(SpecialKind::Ford));
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move ma csa.center"), "8.3");
  EXPECT_EQ(t.refused("play ford csa.left"), "10.3") << "there is no water";
  t.act("play ford csa.center");
  EXPECT_EQ(t.place("ford"), "csa.center");
  EXPECT_TRUE(t.is_up("ford"));
  EXPECT_EQ(t.refused("move ma csa.center"), "lawful");
  EXPECT_EQ(t.refused("move ford usa.center"), "12.0");
}

TEST(Dixie_12_0_SpecialCards, FordIsForEitherPlayersMovePhaseOnly) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("run", creek(1)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("ford", special(SpecialKind::Ford));
  t.usa("other.ford", special(SpecialKind::Ford));
  EXPECT_EQ(t.refused("play ford csa.center"), "5.0");
  t.act("finish");
  EXPECT_EQ(t.refused(Seat::Union, "play other.ford csa.center"), "5.0");
  EXPECT_EQ(t.refused("play other.ford csa.center"), "12.0");
  t.act("play ford csa.center");
}

TEST(Dixie_12_0_SpecialCards, RailwayDrawsTwoMore) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t(side, Phase::Move);
    t.deck(side, 5);
    hold(t, side, "railway", SpecialKind::Railway);
    EXPECT_EQ(t.refused("play railway usa.center"), "12.0");
    t.act("finish");
    ASSERT_TRUE(t.is_asked_for_specials());
    t.act("play railway");
    EXPECT_EQ(t.count_at(place_text(deck_of(side))), 2);
    EXPECT_EQ(t.count_at(place_text(reserve_of(side))), 3);
    EXPECT_EQ(t.place("railway"), place_text(lost_of(side)));
  }
}

TEST(Dixie_12_0_SpecialCards, RailwayDrawsWhatIsLeft) {
  Table t(Seat::Union, Phase::Move);
  t.deck(Seat::Union, 2);
  t.usa("railway", special(SpecialKind::Railway));
  t.act("finish");
  t.act("play railway");
  EXPECT_EQ(t.count_at("usa.deck"), 0);
  EXPECT_EQ(t.count_at("usa.reserve"), 2);
  EXPECT_EQ(t.phasing(), Seat::Confederate);
}

TEST(Dixie_12_0_SpecialCards, RailwayIsNotAskedForWithAnEmptyDeckOrInTheEnemyTurn) {
  Table empty(Seat::Union, Phase::Move);
  empty.deck(Seat::Union, 0);
  empty.usa("railway", special(SpecialKind::Railway));
  empty.act("finish");
  EXPECT_EQ(empty.phasing(), Seat::Confederate);
  EXPECT_FALSE(empty.is_asked_for_specials());
  Table theirs(Seat::Confederate, Phase::Move);
  theirs.usa("railway", special(SpecialKind::Railway));
  theirs.act("finish");
  EXPECT_FALSE(theirs.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, SharpshootersLetTheFiringSideChoose) {
  Table t = before_fire(SpecialKind::Sharpshooters, Seat::Union);
  t.act("fire ny");
  ASSERT_TRUE(t.is_asked_for_specials());
  t.dictate({1, 5});
  t.act("play card");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("hit ga");
  EXPECT_EQ(t.hits("ga"), 1);
  EXPECT_EQ(t.place("card"), "usa.lost");
}

TEST(Dixie_12_0_SpecialCards, SharpshootersAreForTheOwnersFireOnly) {
  Table t = before_fire(SpecialKind::Sharpshooters, Seat::Confederate);
  t.dictate({5, 5});
  t.act("fire ny");
  EXPECT_FALSE(t.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, SharpshootersDoNotPickAmongCardsTheyCannotSee) {
  for (const bool open : {false, true}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("guns", artillery(2)).at("usa.center");
    t.csa("va", infantry(4)).at("csa.center");
    t.csa("ga", infantry(4)).at("csa.center").face_up();
    t.usa("card", special(SpecialKind::Sharpshooters));
    if (open) {
      t.play_open();
    }
    t.act("fire guns");
    EXPECT_EQ(t.is_asked_for_specials(), open);
  }
}

TEST(Dixie_12_0_SpecialCards, RebelYellGivesAttackingInfantryADie) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("va", infantry(2)).at("usa.center");
  t.csa("guns", artillery(2)).at("usa.center");
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.dictate({5, 5, 5, 5, 5});
  t.act("fire guns");
  EXPECT_FALSE(t.is_asked_for_specials()) << "not for guns";
  t.act("fire va");
  t.act("play yell");
  EXPECT_EQ(t.dice().size(), 3U);
}

TEST(Dixie_12_0_SpecialCards, RebelYellIsNotForDefenders) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ny", infantry(4)).at("csa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.dictate({5, 5});
  t.act("fire va");
  EXPECT_FALSE(t.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, BayonetChargeFiresAtF3) {
  Table t = before_fire(SpecialKind::BayonetCharge, Seat::Union);
  t.act("fire ny");
  t.dictate({3, 4});
  t.act("play card");
  t.act("hit va");
  EXPECT_EQ(t.hits("va"), 1);
  Table cavalry_fire(Seat::Union, Phase::Combat);
  cavalry_fire.usa("horse", cavalry(2)).at("usa.center");
  cavalry_fire.csa("va", infantry(4)).at("usa.center");
  cavalry_fire.usa("card", special(SpecialKind::BayonetCharge));
  cavalry_fire.dictate({5, 5});
  cavalry_fire.act("fire horse");
  EXPECT_FALSE(cavalry_fire.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, CoverGivesOneMoraleForThePhase) {
  Table t = before_morale(SpecialKind::Cover, Seat::Union);
  t.act("check ny");
  ASSERT_TRUE(t.is_asked_for_specials());
  t.dictate({4});
  t.act("play card");
  EXPECT_EQ(t.place("ny"), "usa.center");
  EXPECT_EQ(t.phase(), Phase::Combat);
  EXPECT_EQ(t.morale("ma"), 3) << "it has worn off";
}

TEST(Dixie_12_0_SpecialCards, CoverHoldsForAllRollsInThatPosition) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.usa("ma", infantry(3)).at("usa.center").hits(1);
  t.usa("ri", infantry(3)).at("usa.left").hits(1);
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("card", special(SpecialKind::Cover));
  t.act("check ny");
  t.dictate({4, 4, 4});
  t.act("play card");
  EXPECT_EQ(t.morale("ma"), 4);
  EXPECT_EQ(t.morale("va"), 2);
  t.act("check ma");
  EXPECT_EQ(t.place("ma"), "usa.center");
  t.act("check ri");
  EXPECT_EQ(t.place("ri"), "usa.lost");
}

TEST(Dixie_12_0_SpecialCards, CoverIsNotForTheEnemysRolls) {
  Table t = before_morale(SpecialKind::Cover, Seat::Confederate);
  t.dictate({1});
  t.act("check ny");
  EXPECT_FALSE(t.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, PanicIsPlayedInTheEnemysTurn) {
  Table t = before_morale(SpecialKind::Panic, Seat::Confederate);
  t.act("check ny");
  ASSERT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.phasing(), Seat::Union);
  t.dictate({3});
  t.act("play card");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  Table own = before_morale(SpecialKind::Panic, Seat::Union);
  own.dictate({1});
  own.act("check ny");
  EXPECT_FALSE(own.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, RallySavesARoutedCardForTheReserve) {
  Table t = before_morale(SpecialKind::Rally, Seat::Union);
  t.dictate({5});
  t.act("check ny");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.place("ny"), "usa.center");
  t.act("play card");
  EXPECT_EQ(t.place("ny"), "usa.reserve");
  EXPECT_EQ(t.hits("ny"), 0);
  EXPECT_FALSE(t.is_up("ny"));
}

TEST(Dixie_12_0_SpecialCards, RallyIsNotAskedForWhenTheCardStandsOrIsTheEnemys) {
  Table stands = before_morale(SpecialKind::Rally, Seat::Union);
  stands.dictate({1});
  stands.act("check ny");
  EXPECT_FALSE(stands.is_asked_for_specials());
  Table theirs = before_morale(SpecialKind::Rally, Seat::Confederate);
  theirs.dictate({5});
  theirs.act("check ny");
  EXPECT_EQ(theirs.place("ny"), "usa.lost");
}

TEST(Dixie_12_0_SpecialCards, MistakenColorsSpoilAShotInTheEnemysTurn) {
  Table t = before_fire(SpecialKind::MistakenColors, Seat::Confederate);
  t.usa("ma", infantry(2)).at("usa.left");
  t.act("fire ny");
  ASSERT_EQ(t.to_act(), Seat::Confederate);
  t.act("play card");
  EXPECT_TRUE(t.dice().empty());
  EXPECT_EQ(t.said(LogNote::Spoilt), 1);
  EXPECT_EQ(t.phase(), Phase::Move) << "there is nobody else to fire";
  EXPECT_EQ(t.refused("move ny usa.reserve"), "8.0") << "its turn is spent";
  EXPECT_EQ(t.refused("move ma usa.reserve"), "lawful");
}

TEST(Dixie_12_0_SpecialCards, MistakenColorsNeedAnEngagedEnemy) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("card", special(SpecialKind::MistakenColors));
  t.dictate({5, 5});
  t.act("fire guns");
  EXPECT_FALSE(t.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, ShortOfAmmunitionMakesEnemyGunsF1) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {2, 3})).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("card", special(SpecialKind::ShortOfAmmunition));
  t.act("fire guns");
  ASSERT_EQ(t.to_act(), Seat::Confederate);
  t.dictate({2, 3});
  t.act("play card");
  EXPECT_EQ(t.hits("va"), 0);
  Table weak(Seat::Union, Phase::Combat);
  weak.usa("guns", artillery(2, {1, 3})).at("usa.center");
  weak.csa("va", infantry(4)).at("csa.center");
  weak.csa("card", special(SpecialKind::ShortOfAmmunition));
  weak.dictate({5, 5});
  weak.act("fire guns");
  EXPECT_FALSE(weak.is_asked_for_specials()) << "it fires at F1 already";
  Table foot = before_fire(SpecialKind::ShortOfAmmunition, Seat::Confederate);
  foot.dictate({5, 5});
  foot.act("fire ny");
  EXPECT_FALSE(foot.is_asked_for_specials());
}

TEST(Dixie_12_0_SpecialCards, SignalStationShowsAPosition) {
  Table t(Seat::Union, Phase::Move);
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("csa.center");
  t.csa("nc", infantry(2)).at("csa.left");
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("signals", special(SpecialKind::SignalStation));
  EXPECT_EQ(t.refused("play signals csa.right"), "12.0");
  EXPECT_EQ(t.refused("play signals usa.center"), "12.0");
  t.act("play signals csa.center");
  EXPECT_TRUE(t.is_up("va"));
  EXPECT_TRUE(t.is_up("ga"));
  EXPECT_FALSE(t.is_up("nc"));
  EXPECT_FALSE(t.is_up("ny"));
  EXPECT_EQ(t.place("signals"), "usa.lost");
  EXPECT_FALSE(t.session().can_undo(Seat::Union)) << "what has been seen is not taken back";
}

TEST(Dixie_12_0_SpecialCards, ColorGuardGivesOneMoraleAndStaysFaceUp) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("colors", special(SpecialKind::ColorGuard));
  t.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(t.refused("play colors usa.left"), "12.0") << "nobody is there to carry them";
  EXPECT_EQ(t.refused("play colors csa.center"), "12.0");
  t.act("play colors usa.center");
  EXPECT_TRUE(t.is_up("colors"));
  EXPECT_EQ(t.morale("ny"), 3);
  t.play_on_to_next(Seat::Union, Phase::Move);
  EXPECT_EQ(t.morale("ny"), 3) << "a lasting card";
  EXPECT_EQ(t.refused("move colors csa.center"), "11.2");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move colors csa.center"), "lawful");
}

TEST(Dixie_12_0_SpecialCards, ColorsThatWentToTheReserveWaitForTheNextTurn) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.left");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.act("move colors usa.reserve");
  EXPECT_EQ(t.refused("play colors usa.left"), "8.0");
  t.play_on_to(Seat::Confederate, Phase::Move);
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_EQ(t.refused("play colors usa.left"), "lawful");
}

}  // namespace
}  // namespace longroll::dixie::test
