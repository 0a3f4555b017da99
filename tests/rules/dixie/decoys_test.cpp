// Dixie 13.6: decoys. Cards that lie face-down to be taken for troops.
#include "engine/games/dixie/rules/decoys.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// A table with the rule on.
class WithDecoys : public Table {
 public:
  WithDecoys(Seat side, Phase phase) : Table(side, phase) { choose(Option::Decoys, 1); }
};

TEST(Dixie_13_6_Decoys, AreNotAmongTheRulesUnlessChosen) {
  Table t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 1));
  EXPECT_EQ(t.refused("decoy mcdowell usa.left"), "13.6");
  EXPECT_EQ(t.refused("unmask mcdowell"), "13.6");
}

TEST(Dixie_13_6_Decoys, GeneralsSpecialAndTerrainCardsLieFaceDown) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 1));
  t.usa("woods", terrain(TerrainType::Woods));
  t.usa("rally", special(SpecialKind::Rally));
  t.usa("ny", infantry(2));
  for (const std::string_view card : {"mcdowell", "woods", "rally"}) {
    t.act("decoy " + std::string(card) + " usa.left");
    EXPECT_EQ(t.place(card), "usa.left");
    EXPECT_FALSE(t.is_up(card));
  }
  EXPECT_EQ(t.refused("decoy ny usa.left"), "13.6");
}

TEST(Dixie_13_6_Decoys, AreLaidInOnesOwnLineWhereNoEnemyStands) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 1));
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.csa("ga", infantry(2)).at("usa.right");
  EXPECT_EQ(t.refused("decoy mcdowell csa.left"), "13.6");
  EXPECT_EQ(t.refused("decoy mcdowell usa.center"), "13.6");
  EXPECT_EQ(t.refused("decoy mcdowell usa.right"), "13.6");
  EXPECT_EQ(t.refused("decoy mcdowell usa.left"), "lawful");
}

/// Troops would take it back, and that is seen: a decoy there would give itself away.
TEST(Dixie_13_6_Decoys, AreNotLaidOnGroundThatTheEnemyHeldLast) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 1));
  t.held_by("usa.left", Seat::Confederate);
  EXPECT_EQ(t.refused("decoy mcdowell usa.left"), "13.6");
  EXPECT_EQ(t.refused("decoy mcdowell usa.center"), "lawful");
}

TEST(Dixie_13_6_Decoys, CannotBeToldFromTroops) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(3, 3)).at("usa.left").face_down();
  t.usa("ny", infantry(4)).at("usa.left");
  t.usa("woods", terrain(TerrainType::Woods));
  t.usa("ma", infantry(1));
  const View view = t.dixie().view(t.state(), Seat::Confederate);
  for (const std::string_view name : {"mcdowell", "ny", "woods", "ma"}) {
    Piece blank;
    blank.owner = t.state().piece(t.id(name)).owner;
    EXPECT_EQ(view.seen.piece(t.id(name)), blank) << name;
  }
  Rng rng(5);
  bool decoy = false;
  bool troop = false;
  for (int n = 0; n < 200; ++n) {
    const std::optional<State> guess = t.dixie().guess(view, rng);
    ASSERT_TRUE(guess);
    EXPECT_EQ(t.dixie().view(*guess, Seat::Confederate), view);
    const Field field = t.dixie().field(*guess);
    const Place left = place_named("usa.left");
    EXPECT_EQ(field.troops(left, Seat::Union) + field.decoys(left, Seat::Union), 2);
    decoy = decoy || field.decoys(left, Seat::Union) > 0;
    troop = troop || field.troops(left, Seat::Union) > 0;
  }
  EXPECT_TRUE(decoy && troop) << "a guess must allow both";
}

TEST(Dixie_13_6_Decoys, ReadTheSameInTheEnemysLog) {
  const auto line = [](std::string_view words) {
    WithDecoys t(Seat::Union, Phase::Move);
    t.usa("mcdowell", general(1, 1));
    t.usa("ny", infantry(2));
    t.act(words);
    return t.log(Seat::Confederate);
  };
  EXPECT_EQ(line("decoy mcdowell usa.left"), line("move ny usa.left"));
}

TEST(Dixie_13_6_Decoys, ReadAsWhatTheyAreInTheirOwnersLog) {
  const auto log_of = [](std::string_view words) {
    WithDecoys t(Seat::Union, Phase::Move);
    t.usa("mcdowell", general(1, 1));
    t.usa("ny", infantry(2)).at("usa.left");
    t.act(words);
    return t.log(Seat::Union);
  };
  EXPECT_NE(log_of("decoy mcdowell usa.left").find("laid face-down at USA Left"), std::string::npos);
  EXPECT_NE(log_of("move mcdowell usa.left").find("moves to USA Left"), std::string::npos);
}

TEST(Dixie_13_6_Decoys, DoNothingWhereTheyLie) {
  WithDecoys t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("mcdowell", general(3, 3)).at("usa.center").face_down();
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center").face_down();
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center").face_down();
  t.csa("guns", artillery(2)).at("csa.center");
  EXPECT_EQ(t.morale("ny"), 2);
  EXPECT_EQ(t.shot("guns").dice.total, 2);
}

TEST(Dixie_13_6_Decoys, StayWhereTheyLie) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 1)).at("usa.center").face_down();
  EXPECT_EQ(t.refused("move mcdowell usa.reserve"), "13.6");
}

/// Terrain takes room though it lies face-down (RULINGS); the others do not.
TEST(Dixie_13_6_Decoys, OfTerrainCountForStacking) {
  for (const TerrainType type : {TerrainType::Woods, TerrainType::Hill}) {
    WithDecoys t(Seat::Union, Phase::Deployment);
    t.usa("ground", terrain(type));
    t.usa("mcdowell", general(1, 1));
    for (const std::string_view name : {"a", "b", "c", "d"}) {
      t.usa(name, infantry(2));
    }
    t.act("decoy ground usa.left");
    t.act("deploy a usa.left");
    t.act("deploy b usa.left");
    t.act("deploy c usa.left");
    EXPECT_EQ(t.refused("deploy d usa.left"), "3.1");
    EXPECT_EQ(t.refused("decoy mcdowell usa.left"), "lawful");
  }
}

TEST(Dixie_13_6_Decoys, OfTerrainAreNotDeployedWhereFourStand) {
  WithDecoys t(Seat::Union, Phase::Deployment);
  t.usa("woods", terrain(TerrainType::Woods));
  t.usa("rally", special(SpecialKind::Rally));
  for (const std::string_view name : {"a", "b", "c", "d"}) {
    t.usa(name, infantry(2)).at("usa.left");
  }
  EXPECT_EQ(t.refused("decoy woods usa.left"), "3.1");
  EXPECT_EQ(t.refused("decoy woods usa.center"), "lawful");
  EXPECT_EQ(t.refused("decoy rally usa.left"), "lawful") << "other cards take no room";
}

TEST(Dixie_13_6_Decoys, OfTerrainCrowdAPosition) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("woods", terrain(TerrainType::Woods));
  for (const std::string_view name : {"a", "b", "c", "d"}) {
    t.usa(name, infantry(2)).at("usa.left");
  }
  t.act("decoy woods usa.left");
  t.dictate({1, 1, 1, 1});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.step(), StepKind::Disorder);
}

TEST(Dixie_13_6_Decoys, AreDeployedFaceDownAndStaySo) {
  WithDecoys t(Seat::Union, Phase::Deployment);
  t.usa("mcdowell", general(1, 1));
  t.usa("tyler", general(1, 1));
  t.usa("ny", infantry(2));
  t.act("decoy mcdowell usa.left");
  t.act("deploy tyler usa.left");
  EXPECT_EQ(t.refused("deploy mcdowell usa.center"), "3.2");
  t.act("finish");
  EXPECT_FALSE(t.is_up("mcdowell"));
  EXPECT_TRUE(t.is_up("tyler"));
  EXPECT_TRUE(is_decoy(t.dixie().field(t.state()), t.id("mcdowell")));
}

TEST(Dixie_13_6_Decoys, GoWhenTheyAreEngaged) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.act("move ny csa.center");
  EXPECT_EQ(t.place("bee"), "csa.center") << "all is turned up when movement is done [8.1]";
  t.act("finish");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.place("va"), "csa.center");
  EXPECT_TRUE(t.is_up("va"));
}

TEST(Dixie_13_6_Decoys, AloneHoldNothing) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center").face_down();
  t.act("move ny csa.center");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Confederate))
      << "until they are turned up nobody knows";
  t.act("finish");
  EXPECT_EQ(t.count_at("csa.lost"), 2);
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("csa.center"))), index_of(Seat::Union));
}

TEST(Dixie_13_6_Decoys, LoseTheBattleWhenTheyAloneAreLeft) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("csa.left");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.act("move ny csa.center");
  EXPECT_FALSE(t.outcome().over);
  t.act("finish");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

TEST(Dixie_13_6_Decoys, AreFiredAtLikeTroopsAndGoWhenHit) {
  WithDecoys t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {2, 3})).at("usa.center");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.dictate({2, 6});
  t.act("fire guns");
  EXPECT_EQ(t.place("bee"), "csa.lost") << "one hit is one decoy; a six finds no general";
}

/// Who takes the hit must not tell which card is the decoy: its owner is asked although there is no choice.
TEST(Dixie_13_6_Decoys, TakeNoHitWhileTroopsAreThere) {
  WithDecoys t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1, {2, 3})).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.dictate({2});
  t.act("fire guns");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("hit bee"), "13.6");
  t.act("hit va");
  EXPECT_EQ(t.hits("va"), 1);
  EXPECT_EQ(t.place("bee"), "csa.center");
}

TEST(Dixie_13_6_Decoys, DoNotTakeSixesForTheGeneral) {
  WithDecoys t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2, {2, 3})).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.csa("colors", special(SpecialKind::ColorGuard)).at("csa.center");
  t.csa("bartow", general(1, 1)).at("csa.center").face_down();
  t.dictate({6, 6});
  t.act("fire guns");
  ASSERT_EQ(t.step(), StepKind::TakeGeneralHits) << "the general or the colors";
  EXPECT_EQ(t.refused("hit-general bartow"), "11.2");
  t.act("hit-general bee");
  EXPECT_EQ(t.hits("colors"), 1) << "the other six";
  EXPECT_EQ(t.place("bartow"), "csa.center");
}

TEST(Dixie_13_6_Decoys, TakeTheHitsThatAreLeftOneByOne) {
  WithDecoys t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(4, {2, 3})).at("usa.center");
  t.csa("va", infantry(1)).at("csa.center").hits(1);
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center").face_down();
  t.dictate({1, 2, 3, 4});
  t.act("fire guns");
  t.act("hit va");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.refused("hit woods"), "lawful");
  t.act("hit bee");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_EQ(t.place("woods"), "csa.center");
}

TEST(Dixie_13_6_Decoys, SeenThroughFromASignalStationAreGone) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("station", special(SpecialKind::SignalStation));
  t.csa("bee", general(1, 1)).at("csa.center").face_down();
  t.csa("va", infantry(2)).at("csa.center");
  t.act("play station csa.center");
  EXPECT_EQ(t.place("bee"), "csa.lost");
  EXPECT_TRUE(t.is_up("va"));
}

TEST(Dixie_13_6_Decoys, AreRevealedInOnesOwnMovePhaseToCount) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("mcdowell", general(1, 2)).at("usa.center").face_down();
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center").face_down();
  t.act("unmask mcdowell");
  EXPECT_TRUE(t.is_up("mcdowell"));
  EXPECT_EQ(t.morale("ny"), 4);
  t.act("unmask hill");
  EXPECT_EQ(t.morale("ny"), 5);
  EXPECT_EQ(t.refused("move mcdowell csa.center"), "11.2") << "he may move now, by the rules for generals";
  EXPECT_EQ(t.refused("move mcdowell usa.left"), "lawful");
}

TEST(Dixie_13_6_Decoys, AreRevealedOnlyWhereTheyAreLegal) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("mcdowell", general(1, 2)).at("usa.center");
  t.usa("tyler", general(1, 1)).at("usa.center").face_down();
  t.usa("run", creek(2)).at("usa.center").face_down();
  t.csa("branch", creek(2)).at("csa.center");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.left").face_down();
  t.usa("rally", special(SpecialKind::Rally)).at("usa.center").face_down();
  EXPECT_EQ(t.refused("unmask tyler"), "11.0");
  EXPECT_EQ(t.refused("unmask run"), "10.2");
  EXPECT_EQ(t.refused("unmask colors"), "12.0");
  EXPECT_EQ(t.refused("unmask rally"), "12.0");
  EXPECT_EQ(t.refused("unmask mcdowell"), "13.6");
}

TEST(Dixie_13_6_Decoys, AreNotRevealedInTheTurnInWhichTheyAreLaid) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 2));
  t.act("decoy mcdowell usa.center");
  EXPECT_EQ(t.refused("unmask mcdowell"), "13.6");
}

TEST(Dixie_13_6_Decoys, FromOutsideLieInTheirOwnLineUnmet) {
  WithDecoys t(Seat::Union, Phase::Move);
  t.usa("mcdowell", general(1, 2)).at("usa.center").face_down();
  t.csa("va", infantry(2)).at("csa.center");
  EXPECT_NE(t.faults_if("mcdowell", [](Piece& piece) { piece.place = place_named("csa.left"); }), "");
  EXPECT_NE(t.faults_if("mcdowell", [](Piece& piece) { piece.marks = 1; }), "");
  EXPECT_EQ(t.faults_if("mcdowell", [](Piece& piece) { piece.place = place_named("usa.left"); }), "");

  Table basic(Seat::Union, Phase::Move);
  basic.usa("mcdowell", general(1, 2)).at("usa.center");
  EXPECT_NE(basic.faults_if("mcdowell", [](Piece& piece) { piece.up = 0; }), "");
}

}  // namespace
}  // namespace longroll::dixie::test
