// Dixie 13.7: scouting. Cavalry rides in, takes the fire of one card, sees what is there, and rides back.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// The Union's move, with the rule on: horse in the Center across from two cards that lie face-down.
class Scouts : public Table {
 public:
  explicit Scouts(int value = 2) : Table(Seat::Union, Phase::Move) {
    choose(Option::Scouting, 1);
    usa("horse", cavalry(value)).at("usa.center");
    csa("va", infantry(1)).at("csa.center");
    csa("guns", artillery(2)).at("csa.center");
  }
};

TEST(Dixie_13_7_Scouting, TakesFireOfOneCardSeesAllAndRidesBack) {
  Scouts t;
  t.act("scout horse csa.center");
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "the owner of the ground picks the card that fires";
  EXPECT_EQ(t.place("horse"), "csa.center");
  EXPECT_TRUE(t.is_up("horse"));
  t.dictate({6});
  t.act("fire va");
  EXPECT_EQ(t.said(LogNote::Fires), 1);
  EXPECT_TRUE(t.is_up("va"));
  EXPECT_TRUE(t.is_up("guns"));
  EXPECT_EQ(t.place("horse"), "usa.center");
  EXPECT_EQ(t.refused("move horse usa.left"), "8.0") << "it has moved";
  EXPECT_EQ(t.phase(), Phase::Move);
}

TEST(Dixie_13_7_Scouting, RollsMoraleAtOnce) {
  Scouts t;
  t.act("scout horse csa.center");
  t.dictate({2, 2});
  t.act("fire va");
  EXPECT_EQ(t.place("horse"), "usa.center");
  EXPECT_EQ(t.hits("horse"), 0);
  EXPECT_TRUE(t.is_up("guns"));
}

TEST(Dixie_13_7_Scouting, WhoRoutsHasSeenNothing) {
  Scouts t;
  t.act("scout horse csa.center");
  t.dictate({2, 3});
  t.act("fire va");
  EXPECT_EQ(t.place("horse"), "usa.lost");
  EXPECT_TRUE(t.is_up("va")) << "it fired";
  EXPECT_FALSE(t.is_up("guns"));
}

TEST(Dixie_13_7_Scouting, WhoIsShotToPiecesHasSeenNothing) {
  Scouts t(1);
  t.act("scout horse csa.center");
  t.dictate({1, 1});
  t.act("fire guns");
  EXPECT_EQ(t.place("horse"), "usa.lost");
  EXPECT_FALSE(t.is_up("va"));
}

/// A single card that might fire does so without a question.
TEST(Dixie_13_7_Scouting, OneCardFiresByItself) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Scouting, 1);
  t.usa("horse", cavalry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({6});
  t.act("scout horse csa.center");
  EXPECT_EQ(t.place("horse"), "usa.center");
  EXPECT_TRUE(t.is_up("va"));
}

TEST(Dixie_13_7_Scouting, TerrainCountsForTheFireAndTheRoll) {
  Scouts t;
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.act("scout horse csa.center");
  t.dictate({2, 6, 2});
  t.act("fire va");
  EXPECT_EQ(t.place("horse"), "usa.lost") << "two dice from the hill; in the woods its morale is one";
}

TEST(Dixie_13_7_Scouting, IsForCavalryOfTheOwnBattleline) {
  Scouts t;
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("far", cavalry(2)).at("usa.left");
  t.usa("rear", cavalry(2));
  EXPECT_EQ(t.refused("scout ny csa.center"), "13.7");
  EXPECT_EQ(t.refused("scout far csa.center"), "8.0") << "nothing goes sideways";
  EXPECT_EQ(t.refused("scout rear csa.center"), "13.7") << "one move, from the own line";
  EXPECT_EQ(t.refused("scout horse csa.center"), "lawful");
}

TEST(Dixie_13_7_Scouting, NeedsTheRuleAndSomethingToSee) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center");
  EXPECT_EQ(t.refused("scout horse csa.center"), "13.7");

  Table seen(Seat::Union, Phase::Move);
  seen.choose(Option::Scouting, 1);
  seen.usa("horse", cavalry(2)).at("usa.center");
  seen.csa("va", infantry(1)).at("csa.center").face_up();
  EXPECT_EQ(seen.refused("scout horse csa.center"), "13.7");
}

TEST(Dixie_13_7_Scouting, RidesOutOfItsOwnLineOnly) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Scouting, 1);
  t.usa("horse", cavalry(2)).at("csa.left");
  t.csa("va", infantry(1)).at("usa.right");
  EXPECT_EQ(t.refused("move horse usa.right"), "lawful");
  EXPECT_EQ(t.refused("scout horse usa.right"), "13.7") << "a position of its own line, which the enemy has taken";
}

TEST(Dixie_13_7_Scouting, NotWhereOwnTroopsHaveEngaged) {
  Scouts t;
  t.usa("ny", infantry(2)).at("usa.center");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("scout horse csa.center"), "13.7");
}

/// RULINGS: there and back is one crossing.
TEST(Dixie_13_7_Scouting, CountsOnceForWater) {
  Scouts t;
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.csa("run", creek(2)).at("csa.center");
  t.act("scout horse csa.center");
  t.dictate({6});
  t.act("fire va");
  EXPECT_EQ(t.place("horse"), "usa.center");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move ma csa.center"), "8.3");
}

TEST(Dixie_13_7_Scouting, CannotPassFullWater) {
  Scouts t;
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("run", creek(1)).at("csa.right");
  t.csa("la", infantry(2)).at("csa.right");
  t.usa("light", cavalry(1)).at("usa.left");
  t.usa("heavy", cavalry(2)).at("usa.left");
  t.act("scout light csa.right");
  EXPECT_EQ(t.refused("scout heavy csa.right"), "8.3");
}

/// The exception: where only decoys lie (13.6), or a general with them, the position is taken.
TEST(Dixie_13_7_Scouting, TakesUndefendedGround) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Scouting, 1);
  t.choose(Option::Decoys, 1);
  t.usa("horse", cavalry(2)).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center").face_down();
  t.act("scout horse csa.center");
  EXPECT_EQ(t.place("horse"), "csa.center");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.place("woods"), "csa.lost");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_7_Scouting, SeesThroughDecoys) {
  Scouts t;
  t.choose(Option::Decoys, 1);
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.act("scout horse csa.center");
  EXPECT_EQ(t.refused("fire bee"), "13.7");
  t.dictate({6});
  t.act("fire va");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.place("horse"), "usa.center");
}

TEST(Dixie_13_7_Scouting, TheOwnerIsAskedThoughADecoyLeavesNoChoice) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Scouting, 1);
  t.choose(Option::Decoys, 1);
  t.usa("horse", cavalry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.act("scout horse csa.center");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  const View view = t.dixie().view(t.state(), Seat::Union);
  Rng rng(3);
  for (int n = 0; n < 50; ++n) {
    const std::optional<State> guess = t.dixie().guess(view, rng);
    ASSERT_TRUE(guess);
    EXPECT_EQ(describe(t.dixie().faults_of(*guess)), "") << "one of them can fire";
  }
}

TEST(Dixie_13_7_Scouting, DoesNotFire) {
  Scouts t;
  t.dictate({6});
  t.act("scout horse csa.center");
  t.act("fire va");
  EXPECT_EQ(t.hits("va"), 0);
  EXPECT_EQ(t.hits("guns"), 0);
}

}  // namespace
}  // namespace longroll::dixie::test
