// Dixie 11.0 to 11.2: generals.
#include <algorithm>

#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_11_0_Generals, OneInAPosition) {
  Table t(Seat::Union, Phase::Move);
  t.usa("burnside", general(1, 1)).at("usa.left");
  t.usa("keyes", general(1, 1));
  EXPECT_EQ(t.refused("move keyes usa.left"), "11.0");
  EXPECT_EQ(t.refused("move keyes usa.center"), "lawful");
  Table deployment(Seat::Union, Phase::Deployment);
  deployment.usa("burnside", general(1, 1)).at("usa.left");
  deployment.usa("keyes", general(1, 1));
  EXPECT_EQ(deployment.refused("deploy keyes usa.left"), "11.0");
}

TEST(Dixie_11_0_Generals, DoNotCountForStackingAndLieFaceUp) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at("csa.left");
  }
  t.csa("va", infantry(2)).at("csa.left");
  t.usa("keyes", general(1, 1));
  t.act("move keyes csa.left");
  EXPECT_TRUE(t.is_up("keyes"));
  EXPECT_EQ(t.count_at("csa.left"), 6);
}

/// The rulebook's examples: a general of 1/2 gives 1 in attack and 2 in defense.
TEST(Dixie_11_1_CommandMorale, ExampleOneTwo) {
  Table attack(Seat::Union, Phase::Combat);
  attack.usa("ny", infantry(1)).at("csa.center");
  attack.usa("porter", general(1, 2)).at("csa.center");
  attack.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(attack.morale("ny"), 2);
  Table defense(Seat::Union, Phase::Combat);
  defense.usa("ny", infantry(1)).at("usa.center");
  defense.usa("porter", general(1, 2)).at("usa.center");
  defense.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(defense.morale("ny"), 3);
}

/// And 2/1: 2 when it attacks, only 1 once the position has been captured.
TEST(Dixie_11_1_CommandMorale, ExampleTwoOneInACapturedPosition) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("csa.center");
  t.usa("sherman", general(2, 1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.usa("ma", infantry(2)).at("csa.center");
  EXPECT_EQ(t.morale("ny"), 3);
  t.dictate({1, 1});
  t.act("fire ma");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.morale("ny"), 2);
}

TEST(Dixie_11_1_CommandMorale, HelpsAllFriendlyTroopsOfHisPositionAndNoOthers) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.usa("guns", artillery(1)).at("usa.center");
  t.usa("ma", infantry(1)).at("usa.left");
  t.usa("sherman", general(2, 1)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  EXPECT_EQ(t.morale("ny"), 2);
  EXPECT_EQ(t.morale("guns"), 2);
  EXPECT_EQ(t.morale("ma"), 1);
  EXPECT_EQ(t.morale("va"), 1);
}

TEST(Dixie_11_1_CommandMorale, DoesNotChangeFire) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("sherman", general(3, 3)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  EXPECT_EQ(t.shot("ny").dice.total, 2);
}

TEST(Dixie_11_2_GeneralHits, OneForEachSixOfFireAtHisPosition) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("bee", general(1, 1)).at("usa.center");
  t.csa("jackson", general(1, 1)).at("csa.left");
  t.usa("burnside", general(1, 1)).at("usa.center");
  t.dictate({6, 5, 6, 4});
  t.act("fire ny");
  EXPECT_EQ(t.hits("bee"), 2);
  EXPECT_EQ(t.hits("jackson"), 0);
  EXPECT_EQ(t.hits("burnside"), 0);
  EXPECT_EQ(t.hits("va"), 0);
}

TEST(Dixie_11_2_GeneralHits, AlsoAtLongRange) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.dictate({6, 6});
  t.act("fire guns");
  EXPECT_EQ(t.hits("bee"), 2);
}

/// The rulebook's example: three hits, three dice; he lives unless one of them is a six.
TEST(Dixie_11_2_GeneralHits, ExampleThreeHits) {
  for (const auto& dice : {std::vector{5, 1, 4}, std::vector{5, 6, 1}, std::vector{1, 2, 6}}) {
    Table t(Seat::Union, Phase::Morale);
    t.usa("ny", infantry(2)).at("usa.center");
    t.usa("sherman", general(2, 1)).at("usa.center").hits(3);
    t.csa("va", infantry(2)).at("usa.center");
    t.dictate(dice);
    t.act("check sherman");
    EXPECT_EQ(t.dice(), dice);
    const bool killed = std::count(dice.begin(), dice.end(), 6) > 0;
    EXPECT_EQ(t.place("sherman"), killed ? "usa.lost" : "usa.center");
    EXPECT_EQ(t.hits("sherman"), 0);
  }
}

TEST(Dixie_11_2_GeneralHits, AFallenGeneralNoLongerHelpsTheTroopsThatRollNext) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(2)).at("usa.center").hits(1);
  t.usa("sherman", general(2, 2)).at("usa.center").hits(1);
  t.csa("va", infantry(2)).at("usa.center");
  t.dictate({6});
  t.act("check sherman");
  EXPECT_EQ(t.morale("ny"), 2);
}

TEST(Dixie_11_2_GeneralHits, ASolitaryGeneralIsLostWhenHeIsEngaged) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.act("move ny csa.center");
  EXPECT_EQ(t.place("bee"), "csa.lost") << "at once";
  EXPECT_EQ(t.said(LogNote::Killed), 1);
}

TEST(Dixie_11_2_GeneralHits, HeIsLostWhenHisTroopsAre) {
  Table fire(Seat::Union, Phase::Combat);
  fire.usa("ny", infantry(2)).at("usa.center");
  fire.csa("va", infantry(1)).at("usa.center");
  fire.csa("bee", general(1, 1)).at("usa.center");
  fire.dictate({1, 1});
  fire.act("fire ny");
  EXPECT_EQ(fire.place("bee"), "csa.lost");
  Table rout(Seat::Union, Phase::Morale);
  rout.usa("ny", infantry(2)).at("usa.center").hits(1);
  rout.usa("keyes", general(0, 0)).at("usa.center");
  rout.csa("va", infantry(1)).at("usa.center");
  rout.dictate({5});
  rout.act("check ny");
  EXPECT_EQ(rout.place("keyes"), "usa.lost");
}

TEST(Dixie_11_2_GeneralHits, AloneAndNotEngagedHeLives) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {3, 3})).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.dictate({1, 1});
  t.act("fire guns");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.place("bee"), "csa.center");
}

TEST(Dixie_11_2_GeneralHits, GunsMayFireAtAGeneralAlone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {3, 3})).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.dictate({6, 1});
  t.act("fire guns");
  EXPECT_EQ(t.hits("bee"), 1);
  EXPECT_EQ(t.said(LogNote::HitsLost), 1);
}

TEST(Dixie_11_2_GeneralHits, HisTroopsMayLeaveBeforeHimButNotLeaveHimThere) {
  for (const bool follows : {true, false}) {
    Table t(Seat::Union, Phase::Move);
    t.usa("ny", infantry(2)).at("usa.center");
    t.usa("keyes", general(1, 1)).at("usa.center");
    t.csa("va", infantry(1)).at("usa.center");
    t.act("move ny usa.reserve");
    EXPECT_EQ(t.place("keyes"), "usa.center") << "he may still follow";
    if (follows) {
      t.act("move keyes usa.reserve");
    }
    t.act("finish");
    EXPECT_EQ(t.place("keyes"), follows ? "usa.reserve" : "usa.lost");
  }
}

TEST(Dixie_11_2_GeneralHits, HeDoesNotGoAmongTheEnemyAlone) {
  Table t(Seat::Union, Phase::Move);
  t.usa("keyes", general(1, 1)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center");
  EXPECT_EQ(t.refused("move keyes csa.center"), "11.2");
  EXPECT_EQ(t.refused("move keyes csa.left"), "8.0");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move keyes csa.center"), "lawful");
}

TEST(Dixie_11_2_GeneralHits, TwoGeneralsMayLieAcrossFromEachOtherWithoutTroops) {
  Table t(Seat::Union, Phase::Move);
  t.usa("keyes", general(1, 1)).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  EXPECT_EQ(t.refused("move keyes csa.center"), "11.2") << "nor may one capture the other";
  t.act("finish");
  EXPECT_EQ(t.place("keyes"), "usa.center");
  EXPECT_EQ(t.place("bee"), "csa.center");
}

TEST(Dixie_11_2_GeneralHits, ThatEndHisTroopsDoNotSaveHim) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  t.csa("bee", general(1, 1)).at("usa.center");
  t.dictate({6, 1, 1});
  t.act("fire ny");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.hits("bee"), 0);
  EXPECT_EQ(t.said(LogNote::Killed), 1);
}

TEST(Dixie_11_2_GeneralHits, AGeneralHoldsNoPosition) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("csa.left");
  t.usa("keyes", general(1, 1)).at("csa.center");
  t.csa("va", infantry(2)).at("usa.right");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
}

}  // namespace
}  // namespace longroll::dixie::test
