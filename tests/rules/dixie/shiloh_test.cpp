// Dixie 3.21, 4.0, 8.0 to 8.3, 10.2: the battlefield of Shiloh, Front and Back, both the Union's at first.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Table shiloh(Seat side, Phase phase, int day = 1) {
  Table t(side, phase);
  t.lie_front_and_back(day);
  return t;
}

TEST(Dixie_3_21_ShilohDeployment, TheUnionPutsATroopCardInEachOfSixPositions) {
  Table t = shiloh(Seat::Union, Phase::Deployment);
  const char* names[] = {"a", "b", "c", "d", "e", "f"};
  for (const char* name : names) {
    t.usa(name, infantry(2));
  }
  t.usa("spare", infantry(1));
  t.csa("enemy", infantry(2));
  const char* places[] = {"left-front", "center-front", "right-front", "left-back", "center-back", "right-back"};
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(t.refused("finish"), "3.21") << places[i];
    t.act(std::string("deploy ") + names[i] + " " + places[i]);
  }
  EXPECT_TRUE(t.is_offered("finish"));
  t.act("finish");
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "who has not deployed at all";
  EXPECT_EQ(t.place("enemy"), "csa.reserve");
  for (const char* place : places) {
    EXPECT_EQ(t.value(Track::Holder, position_index(place_named(place))), index_of(Seat::Union)) << place;
  }
}

TEST(Dixie_3_21_ShilohDeployment, AHandWithoutTroopsMayLeavePositionsEmpty) {
  Table t = shiloh(Seat::Union, Phase::Deployment);
  t.usa("a", infantry(2));
  t.usa("hill", terrain(TerrainType::Hill));
  t.act("deploy a left-front");
  EXPECT_TRUE(t.is_offered("finish"));
}

TEST(Dixie_3_21_ShilohDeployment, PlacesAreWrittenAsTheUnionSeesThem) {
  EXPECT_EQ(place_named("left-front"), position_of(Seat::Confederate, 0));
  EXPECT_EQ(place_named("center-back"), position_of(Seat::Union, 2));
  EXPECT_EQ(place_name(Layout::FrontAndBack, place_named("right-front")), "Right Front");
  EXPECT_EQ(place_name(Layout::FrontAndBack, place_named("usa.left")), "Left Back");
  EXPECT_EQ(place_name(Layout::ThreeColumns, place_named("right-front")), "CSA Left");
}

TEST(Dixie_3_21_ShilohMoves, ConfederatesComeByTheFront) {
  Table t = shiloh(Seat::Confederate, Phase::Move);
  t.usa("front", infantry(2)).at("left-front");
  t.usa("back", infantry(2)).at("left-back");
  t.usa("center", infantry(2)).at("center-back");
  t.csa("va", infantry(2));
  t.csa("horse", cavalry(2));
  EXPECT_TRUE(t.is_offered("move va left-front"));
  EXPECT_TRUE(t.is_offered("move va center-front"));
  EXPECT_EQ(t.refused("move va center-back"), "8.6") << "two moves";
  EXPECT_TRUE(t.is_offered("march va center-back"));
  EXPECT_TRUE(t.is_offered("move horse center-back"));
  EXPECT_EQ(t.refused("move horse left-back"), "8.5") << "the Union bars the way in Left Front";
}

TEST(Dixie_3_21_ShilohMoves, TheUnionReserveReachesBackAlwaysAndFrontWhereItHasACardOrNoEnemyIs) {
  Table t = shiloh(Seat::Union, Phase::Move);
  t.usa("friend", infantry(2)).at("left-front");
  t.csa("a", infantry(2)).at("left-front");
  t.csa("b", infantry(2)).at("center-front");
  t.usa("ny", infantry(2));
  t.usa("horse", cavalry(2));
  t.usa("guard", infantry(1)).at("right-back");
  EXPECT_TRUE(t.is_offered("move ny left-front")) << "beside a friend";
  EXPECT_TRUE(t.is_offered("move ny right-front")) << "nobody there";
  EXPECT_TRUE(t.is_offered("move ny center-back"));
  EXPECT_EQ(t.refused("move ny center-front"), "3.21");
  EXPECT_TRUE(t.is_offered("march ny center-front")) << "over Center Back";
  EXPECT_TRUE(t.is_offered("move horse center-front"));
  EXPECT_EQ(t.refused("march guard center-front"), "3.21") << "three moves";
  t.act("move horse center-front");
  EXPECT_TRUE(t.is_offered("move ny center-front")) << "now a Union card is there";
}

TEST(Dixie_8_2_Disengaging, AtShilohTheUnionGoesFromFrontToBackOrReserveAndTheConfederatesByTheFront) {
  Table t = shiloh(Seat::Union, Phase::Move);
  t.usa("front", infantry(2)).at("left-front");
  t.csa("a", infantry(2)).at("left-front");
  t.usa("back", infantry(2)).at("center-back");
  t.csa("b", infantry(2)).at("center-back");
  EXPECT_TRUE(t.is_offered("move front left-back"));
  EXPECT_TRUE(t.is_offered("move front usa.reserve"));
  EXPECT_TRUE(t.is_offered("move back usa.reserve"));
  EXPECT_EQ(t.refused("move back center-front"), "8.2");

  Table c = shiloh(Seat::Confederate, Phase::Move);
  c.usa("front", infantry(2)).at("left-front");
  c.csa("a", infantry(2)).at("left-front");
  c.usa("back", infantry(2)).at("center-back");
  c.csa("b", infantry(2)).at("center-back");
  EXPECT_TRUE(c.is_offered("move a csa.reserve"));
  EXPECT_EQ(c.refused("move a left-back"), "8.2");
  EXPECT_TRUE(c.is_offered("move b center-front"));
  EXPECT_TRUE(c.is_offered("march b csa.reserve"));
}

TEST(Dixie_8_1_Engaging, AtShilohEveryPositionIsTheEnemysForTheConfederates) {
  Table t = shiloh(Seat::Confederate, Phase::Move);
  for (const char* name : {"a", "b", "c", "d"}) {
    t.csa(name, infantry(1)).at("left-front");
  }
  t.csa("fifth", infantry(1));
  EXPECT_EQ(t.refused("move fifth left-front"), "8.1") << "though no Union card is there any more";
  Table u = shiloh(Seat::Union, Phase::Move);
  for (const char* name : {"a", "b", "c", "d"}) {
    u.usa(name, infantry(1)).at("left-front");
  }
  u.usa("fifth", infantry(1));
  EXPECT_TRUE(u.is_offered("move fifth left-front")) << "own ground may be overcrowded, for 8.4 to judge";
}

TEST(Dixie_8_3_MovementLimits, AtShilohWaterLiesOnTheEdgeBetweenFrontAndBack) {
  Table t = shiloh(Seat::Union, Phase::Move);
  t.usa("creek", creek(1)).at("left-front");
  t.usa("a", infantry(2)).at("left-back");
  t.usa("b", infantry(2)).at("left-back");
  t.usa("c", infantry(2));
  t.act("move a left-front");
  EXPECT_EQ(t.refused("move b left-front"), "8.3");
  EXPECT_TRUE(t.is_offered("move c left-front")) << "from the Reserve";
}

TEST(Dixie_10_2_PlayingTerrain, AtShilohTheUnionDeploysOneWaterAColumn) {
  Table t = shiloh(Seat::Union, Phase::Deployment);
  t.usa("creek", creek(1)).at("left-front");
  t.usa("pond", creek(2));
  EXPECT_EQ(t.refused("deploy pond left-back"), "10.2");
  EXPECT_TRUE(t.is_offered("deploy pond center-back"));
}

TEST(Dixie_10_2_PlayingTerrain, AtShilohConfederatesLayItInAFrontThatTheyHold) {
  Table t = shiloh(Seat::Confederate, Phase::Move);
  t.csa("a", infantry(2)).at("left-front");
  t.csa("b", infantry(2)).at("right-back");
  t.csa("hill", terrain(TerrainType::Hill));
  EXPECT_TRUE(t.is_offered("lay hill left-front"));
  EXPECT_EQ(t.refused("lay hill center-front"), "3.21") << "empty, and the Union's";
  EXPECT_EQ(t.refused("lay hill right-back"), "10.2");
}

TEST(Dixie_7_2_Firepower, AtShilohGunsFireBetweenFrontAndBack) {
  Table t = shiloh(Seat::Confederate, Phase::Combat);
  t.csa("guns", artillery(2)).at("left-front");
  t.usa("ny", infantry(2)).at("left-back");
  EXPECT_EQ(t.shot("guns").target, place_named("left-back"));
  EXPECT_EQ(t.shot("guns").range, Range::Long);
  EXPECT_TRUE(t.is_offered("fire guns"));
}

TEST(Dixie_4_0_Victory, AtShilohTheConfederatesWinInCenterBackAlone) {
  Table t = shiloh(Seat::Confederate, Phase::Move);
  t.csa("left", infantry(2)).at("left-back");
  t.csa("right", infantry(2)).at("right-back");
  t.csa("va", infantry(2)).at("center-front");
  EXPECT_FALSE(t.outcome().over) << "two other Back positions do not win";
  t.act("move va center-back");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
  EXPECT_NE(t.outcome().reason.find("Center Back"), std::string::npos);
}

TEST(Dixie_4_0_Victory, AtShilohTheUnionWinsInCenterFrontOnTheSecondDayOnly) {
  for (const int day : {1, 2}) {
    Table t = shiloh(Seat::Union, Phase::Move, day);
    t.usa("ny", infantry(2)).at("center-back");
    t.held_by("csa.center", Seat::Confederate);
    t.act("move ny center-front");
    EXPECT_EQ(t.outcome().over, day == 2) << day;
    EXPECT_EQ(t.outcome().winner, day == 2 ? Seat::Union : Seat::Nobody);
  }
}

TEST(Dixie_4_0_Victory, AtShilohTheUnionHoldsTheFieldWhenBothArmiesAreSpent) {
  Table t = shiloh(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("center-back");
  t.csa("va", infantry(2));
  t.deck(Seat::Union, 0);
  t.deck(Seat::Confederate, 0);
  t.set(Track::QuietTurns, 5);
  t.act("finish");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
  EXPECT_NE(t.outcome().reason.find("spent"), std::string::npos);
}

}  // namespace
}  // namespace longroll::dixie::test
