// Dixie 7.2: horse artillery moves and then fires.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Card horse_artillery(int value) {
  Card card = artillery(value);
  card.is_horse = true;
  return card;
}

TEST(Dixie_7_2_HorseArtillery, MovesAmongTheEnemyAndThenFires) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", horse_artillery(2)).at("usa.center");
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(3)).at("csa.center");
  t.dictate({1, 4});
  t.act("move horse csa.center");
  t.act("move guns csa.center");
  EXPECT_EQ(t.refused("fire horse"), "5.0") << "not before movement is done";
  t.act("finish");
  ASSERT_EQ(t.step(), StepKind::HorseFire);
  EXPECT_EQ(t.phase(), Phase::Move);
  EXPECT_EQ(t.refused("fire guns"), "7.2") << "other guns move or fire";
  EXPECT_EQ(t.refused("move horse usa.center"), "7.2");
  t.act("fire horse");
  EXPECT_EQ(t.dice(), (std::vector<int>{1, 4}));
  EXPECT_EQ(t.hits("va"), 1);
}

TEST(Dixie_7_2_HorseArtillery, FiresAcrossTheLineAfterAMoveOrHoldsItsFire) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", horse_artillery(2));
  t.csa("va", infantry(3)).at("csa.center");
  t.act("move horse usa.center");
  t.act("finish");
  ASSERT_EQ(t.step(), StepKind::HorseFire);
  EXPECT_TRUE(t.is_offered("fire horse"));
  t.act("finish");
  EXPECT_NE(t.step(), StepKind::HorseFire);
  EXPECT_EQ(t.hits("va"), 0);
}

/// If only horse artillery were asked, the question would tell the enemy what lies face-down.
TEST(Dixie_7_2_HorseArtillery, IsAskedWheneverTheEnemyCannotTellWhatMoved) {
  const auto after_move = [](Card moved, Card kept) {
    Table t(Seat::Union, Phase::Move);
    t.usa("moved", std::move(moved));
    t.usa("kept", std::move(kept));
    t.csa("va", infantry(3)).at("csa.center");
    t.act("move moved usa.center");
    t.act("finish");
    return t;
  };
  Table horse = after_move(horse_artillery(2), infantry(2));
  Table foot = after_move(infantry(2), horse_artillery(2));
  ASSERT_EQ(horse.step(), StepKind::HorseFire);
  EXPECT_EQ(horse.dixie().view(horse.state(), Seat::Confederate), foot.dixie().view(foot.state(), Seat::Confederate));
  EXPECT_EQ(foot.refused("fire moved"), "7.2");
  foot.act("finish");
  EXPECT_NE(foot.step(), StepKind::HorseFire);
  EXPECT_NE(after_move(infantry(2), infantry(2)).step(), StepKind::HorseFire) << "the army has no horse artillery";
}

TEST(Dixie_7_2_HorseArtillery, IsNotAskedWhenTheEnemySeesThatNoneCanFire) {
  Table open(Seat::Union, Phase::Move);
  open.play_open();
  open.usa("foot", infantry(2));
  open.usa("horse", horse_artillery(2));
  open.csa("va", infantry(3)).at("csa.center");
  open.act("move foot usa.center");
  open.act("finish");
  EXPECT_NE(open.step(), StepKind::HorseFire) << "all cards lie open";

  Table far(Seat::Union, Phase::Move);
  far.usa("foot", infantry(2));
  far.usa("horse", horse_artillery(2));
  far.csa("va", infantry(3)).at("csa.center");
  far.act("move foot usa.left");
  far.act("finish");
  EXPECT_NE(far.step(), StepKind::HorseFire) << "nobody stands across the line";

  Table theirs(Seat::Union, Phase::Move);
  theirs.usa("foot", infantry(2));
  theirs.csa("stuart", horse_artillery(2)).at("csa.center");
  theirs.act("move foot usa.center");
  theirs.act("finish");
  EXPECT_NE(theirs.step(), StepKind::HorseFire) << "only the enemy's army has any";
}

TEST(Dixie_7_2_HorseArtillery, IsAskedWhereGunsCouldEnfilade) {
  for (const int enfilade : {0, 1}) {
    Table t(Seat::Union, Phase::Move);
    t.choose(Option::Enfilade, enfilade);
    t.usa("foot", infantry(2));
    t.usa("horse", horse_artillery(2));
    t.csa("va", infantry(3)).at("usa.center");
    t.act("move foot usa.left");
    t.act("finish");
    EXPECT_EQ(t.step() == StepKind::HorseFire, enfilade == 1);
  }
}

TEST(Dixie_7_2_HorseArtillery, HasNoUseForFreshHorses) {
  Table t(Seat::Union, Phase::Move);
  t.set(Track::Aids, kFreshHorses);
  t.usa("horse", horse_artillery(2));
  t.usa("guns", artillery(2));
  t.csa("va", infantry(3)).at("csa.center");
  EXPECT_EQ(t.refused("move guns csa.center"), "lawful");
  EXPECT_EQ(t.refused("move horse csa.center"), "8.6");
}

TEST(Dixie_7_2_HorseArtillery, NeverMakesTwoMovesAndDoesNotFireUnmoved) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", horse_artillery(2));
  t.usa("guns", artillery(2));
  t.usa("still", horse_artillery(2)).at("usa.left");
  t.csa("va", infantry(3)).at("csa.center");
  t.csa("ga", infantry(3)).at("csa.right");
  EXPECT_TRUE(t.is_offered("march guns csa.center"));
  EXPECT_EQ(t.refused("march horse csa.center"), "7.2");
  EXPECT_EQ(t.refused("move horse csa.center"), "8.6");
  t.act("finish");
  EXPECT_NE(t.step(), StepKind::HorseFire) << "its fire was in the Combat Phase";
}

}  // namespace
}  // namespace longroll::dixie::test
