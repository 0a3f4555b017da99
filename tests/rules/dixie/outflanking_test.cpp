// Dixie 13.1: outflanking. Cards of the Reserve go round the end of a line into a fight and fire at once.
#include "engine/games/dixie/rules/outflanking.h"

#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// The Union's move, with the rule on and a fight in the Confederate Left.
class Flank : public Table {
 public:
  Flank() : Table(Seat::Union, Phase::Move) {
    choose(Option::Outflanking, 1);
    usa("front", infantry(2)).at("csa.left");
    csa("va", infantry(3)).at("csa.left");
    csa("ga", infantry(3)).at("csa.left");
  }
  int number(std::string_view card) {
    return outflank_morale_of(dixie().field(state()), id(card), place_named("csa.left")).total;
  }
};

/// The rulebook's example: the enemy's Left is engaged; who passes is there and fires, who fails stays and is spent.
TEST(Dixie_13_1_Outflanking, ExampleOfTheRulebook) {
  for (int die = 1; die <= 6; ++die) {
    Flank t;
    t.usa("ny", infantry(3));
    t.act("outflank ny csa.left");
    EXPECT_EQ(t.place("ny"), "usa.reserve") << "it rolls when all movement is done";
    if (die <= 3) {
      t.dictate({die, 1, 5, 6});
    } else {
      t.dictate({die});
    }
    t.act("finish");
    EXPECT_EQ(t.place("ny"), die <= 3 ? "csa.left" : "usa.reserve");
    EXPECT_EQ(t.said(LogNote::Fires), die <= 3 ? 1 : 0);
    EXPECT_EQ(t.is_up("ny"), die <= 3) << "only cards that succeed are revealed";
    if (die <= 3) {
      EXPECT_EQ(t.step(), StepKind::TakeHits);
      t.act("hit va");
      EXPECT_EQ(t.hits("va"), 1);
    }
  }
}

TEST(Dixie_13_1_Outflanking, IsNotAmongTheRulesUnlessChosen) {
  Flank t;
  t.choose(Option::Outflanking, 0);
  t.usa("ny", infantry(3));
  EXPECT_EQ(t.refused("outflank ny csa.left"), "13.1");
}

TEST(Dixie_13_1_Outflanking, IsForTheReserveOnly) {
  Flank t;
  t.usa("ny", infantry(3)).at("usa.right");
  t.usa("ma", infantry(3)).at("usa.center");
  t.usa("woods", terrain(TerrainType::Woods));
  EXPECT_EQ(t.refused("outflank ny csa.left"), "13.1");
  EXPECT_EQ(t.refused("outflank ma csa.left"), "13.1");
  EXPECT_EQ(t.refused("outflank woods csa.left"), "13.1");
}

TEST(Dixie_13_1_Outflanking, GoesToEngagedFlanksOfEitherLine) {
  Flank t;
  t.usa("ny", infantry(3));
  t.usa("me", infantry(2)).at("csa.center");
  t.csa("la", infantry(2)).at("csa.center");
  t.usa("vt", infantry(2)).at("usa.left");
  t.csa("tx", infantry(2)).at("usa.left");
  t.csa("ms", infantry(2)).at("csa.right");
  EXPECT_EQ(t.refused("outflank ny csa.left"), "lawful");
  EXPECT_EQ(t.refused("outflank ny usa.left"), "lawful") << "an own flank that is engaged";
  EXPECT_EQ(t.refused("outflank ny csa.center"), "13.1") << "the Center is no flank";
  EXPECT_EQ(t.refused("outflank ny csa.right"), "13.1") << "nobody fights there";
  EXPECT_EQ(t.refused("outflank ny usa.right"), "13.1");
}

TEST(Dixie_13_1_Outflanking, OfFivePositionsTheOuterOnesAreFlanks) {
  Flank t;
  t.choose(Option::Battleline, 1);
  t.usa("ny", infantry(3));
  t.usa("me", infantry(2)).at("csa.left-center");
  t.csa("la", infantry(2)).at("csa.left-center");
  EXPECT_EQ(t.refused("outflank ny csa.left"), "lawful");
  EXPECT_EQ(t.refused("outflank ny csa.left-center"), "13.1");
}

TEST(Dixie_13_1_Outflanking, AlsoWhereTroopsEngageThisTurn) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Outflanking, 1);
  t.usa("front", infantry(2)).at("usa.right");
  t.usa("ny", infantry(3));
  t.csa("va", infantry(3)).at("csa.left");
  EXPECT_EQ(t.refused("outflank ny csa.left"), "13.1");
  t.act("move front csa.left");
  t.act("outflank ny csa.left");
  t.dictate({1, 6, 6, 6});
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "csa.left");
}

TEST(Dixie_13_1_Outflanking, NoMoreThanMayStack) {
  Flank t;
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.left");
  t.usa("more", infantry(2)).at("usa.right");
  t.usa("ny", infantry(3));
  t.usa("ma", infantry(3));
  t.usa("me", infantry(3));
  t.act("outflank ny csa.left");
  t.act("outflank ma csa.left");
  EXPECT_EQ(t.refused("outflank me csa.left"), "13.1") << "three may stand there, and one does";
  EXPECT_EQ(t.refused("move more csa.left"), "8.1") << "who has been sent has his place";
}

TEST(Dixie_13_1_Outflanking, HorseIsBetterAtItAndGunsWorse) {
  Flank t;
  t.usa("foot", infantry(2));
  t.usa("horse", cavalry(2));
  t.usa("guns", artillery(2));
  EXPECT_EQ(t.number("foot"), 2);
  EXPECT_EQ(t.number("horse"), 3);
  EXPECT_EQ(t.number("guns"), 1);
}

TEST(Dixie_13_1_Outflanking, AGuideHelpsTheFirstThatRolls) {
  Flank t;
  t.set(Track::Aids, kGuided);
  t.usa("ny", infantry(2));
  t.usa("pa", infantry(2));
  EXPECT_EQ(t.number("ny"), 3);
  t.act("outflank ny csa.left");
  t.act("outflank pa csa.left");
  t.dictate({3, 3});
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "csa.left");
  EXPECT_EQ(t.place("pa"), "usa.reserve") << "he has shown the way once";
}

TEST(Dixie_13_1_Outflanking, ANaturalSixFailsAndAOnePasses) {
  Flank t;
  t.usa("horse", cavalry(4));
  t.usa("hunter", general(3, 0));
  t.usa("guns", artillery(1));
  t.act("outflank horse csa.left");
  t.act("outflank guns csa.left");
  t.act("outflank hunter csa.left");
  t.dictate({6, 1, 6});
  t.act("finish");
  EXPECT_EQ(t.place("horse"), "usa.reserve");
  EXPECT_EQ(t.place("guns"), "csa.left");
}

TEST(Dixie_13_1_Outflanking, AGeneralGoesAlongAndHelpsAll) {
  Flank t;
  t.usa("hunter", general(2, 0));
  t.usa("ny", infantry(2));
  t.usa("ma", infantry(2));
  EXPECT_EQ(t.refused("outflank hunter csa.left"), "13.1") << "he goes along with others only";
  t.act("outflank ny csa.left");
  t.act("outflank ma csa.left");
  t.act("outflank hunter csa.left");
  EXPECT_EQ(t.number("ny"), 4);
  t.dictate({4, 4});
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "csa.left");
  EXPECT_EQ(t.place("ma"), "csa.left") << "he helps the second too";
  EXPECT_EQ(t.place("hunter"), "csa.left");
}

TEST(Dixie_13_1_Outflanking, AGeneralStaysWhenNobodyGetsThrough) {
  Flank t;
  t.usa("hunter", general(2, 0));
  t.usa("ny", infantry(2));
  t.act("outflank ny csa.left");
  t.act("outflank hunter csa.left");
  t.dictate({5});
  t.act("finish");
  EXPECT_EQ(t.place("hunter"), "usa.reserve");
  EXPECT_FALSE(t.is_up("hunter"));
}

TEST(Dixie_13_1_Outflanking, OneGeneralIsTheMost) {
  Flank t;
  t.usa("there", general(1, 1)).at("csa.left");
  t.usa("hunter", general(2, 0));
  t.usa("ny", infantry(2));
  t.act("outflank ny csa.left");
  EXPECT_EQ(t.refused("outflank hunter csa.left"), "11.0");
}

TEST(Dixie_13_1_Outflanking, OnesOwnWaterIsNoneOnTheWayToOnesOwnLine) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Outflanking, 1);
  t.usa("run", creek(1)).at("usa.left");
  t.usa("front", infantry(2)).at("usa.left");
  t.csa("va", infantry(3)).at("usa.left");
  t.usa("ny", infantry(3));
  t.usa("ma", infantry(3));
  t.act("outflank ny usa.left");
  EXPECT_EQ(t.refused("outflank ma usa.left"), "lawful") << "nobody crosses a creek between Reserve and own line";
}

/// Front and Back are both the Union's (3.21).
TEST(Dixie_13_1_Outflanking, AtShilohTheUnionCrossesNoWaterOnTheWayToFront) {
  Table t(Seat::Union, Phase::Move);
  t.lie_front_and_back();
  t.choose(Option::Outflanking, 1);
  t.usa("branch", creek(1)).at("left-back");
  t.usa("front", infantry(2)).at("left-front");
  t.csa("va", infantry(3)).at("left-front");
  t.usa("ny", infantry(3));
  t.usa("ma", infantry(3));
  t.act("outflank ny left-front");
  EXPECT_EQ(t.refused("outflank ma left-front"), "lawful") << "as a plain move is";
}

TEST(Dixie_13_1_Outflanking, AtShilohWaterLimitsTheConfederatesOnTheWayToBackOnly) {
  for (const std::string place : {"left-front", "left-back"}) {
    Table t(Seat::Confederate, Phase::Move);
    t.lie_front_and_back();
    t.choose(Option::Outflanking, 1);
    t.usa("branch", creek(1)).at("left-back");
    t.usa("ny", infantry(2)).at(place);
    t.csa("front", infantry(3)).at(place);
    t.csa("va", infantry(3));
    t.csa("ga", infantry(3));
    t.act("outflank va " + place);
    EXPECT_EQ(t.refused("outflank ga " + place), place == "left-back" ? "13.1" : "lawful");
  }
}

/// The rulebook's note: over a creek of limit two, two engage and two more go round.
TEST(Dixie_13_1_Outflanking, ExampleTwoCrossACreekAndTwoMoreGoRound) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Outflanking, 1);
  t.usa("run", creek(2)).at("usa.right");
  t.csa("va", infantry(3)).at("csa.left");
  for (const std::string_view card : {"front1", "front2"}) {
    t.usa(card, infantry(2)).at("usa.right");
  }
  for (const std::string_view card : {"ny", "ma"}) {
    t.usa(card, infantry(3));
  }
  t.act("move front1 csa.left");
  t.act("move front2 csa.left");
  t.act("outflank ny csa.left");
  t.act("outflank ma csa.left");
  t.dictate({1, 1});
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "csa.left");
  EXPECT_EQ(t.place("ma"), "csa.left");
  EXPECT_EQ(t.count_at("csa.left"), 5) << "four of the Union against one";
}

TEST(Dixie_13_1_Outflanking, AFordLetsOneMoreRound) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Outflanking, 1);
  t.csa("va", infantry(3)).at("usa.right");
  t.usa("ri", infantry(3)).at("usa.right");
  t.csa("run", creek(1)).at("csa.left");
  t.usa("ford", special(SpecialKind::Ford)).at("csa.left");
  t.csa("ga", infantry(3)).at("csa.left");
  t.usa("vt", infantry(3)).at("csa.left");
  for (const std::string_view card : {"ny", "ma"}) {
    t.usa(card, infantry(3));
  }
  t.act("outflank ny csa.left");
  EXPECT_TRUE(t.is_offered("outflank ma csa.left"));
}

TEST(Dixie_13_1_Outflanking, WaterLetsAsManyRoundAsAcross) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Outflanking, 1);
  t.csa("va", infantry(3)).at("csa.left");
  t.csa("run", creek(1)).at("csa.left");
  t.usa("front", infantry(2)).at("usa.right");
  t.usa("ny", infantry(3));
  t.usa("ma", infantry(3));
  t.act("move front csa.left");
  t.act("outflank ny csa.left");
  EXPECT_EQ(t.count_at("csa.left"), 3) << "one of three troop cards that may stand there";
  EXPECT_EQ(t.refused("outflank ma csa.left"), "13.1");
}

TEST(Dixie_13_1_Outflanking, SomeGroundCannotBeOutflanked) {
  Flank t;
  Card swamp = creek(3);
  swamp.bars_outflanking = true;
  t.csa("swamp", swamp).at("csa.left");
  t.usa("ny", infantry(3));
  EXPECT_EQ(t.refused("outflank ny csa.left"), "13.1");
}

TEST(Dixie_13_1_Outflanking, WhoTriesDoesNothingElse) {
  Flank t;
  t.usa("ny", infantry(2));
  t.act("outflank ny csa.left");
  EXPECT_EQ(t.refused("move ny usa.left"), "8.0");
  t.dictate({6});
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "usa.reserve");
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "its turn is forfeited";
}

TEST(Dixie_13_1_Outflanking, SeveralFireInTheOrderThatTheirOwnerLikes) {
  Flank t;
  t.usa("ny", infantry(2));
  t.usa("ma", infantry(2));
  t.act("outflank ny csa.left");
  t.act("outflank ma csa.left");
  t.dictate({1, 1, 6, 6, 6, 6});
  t.act("finish");
  EXPECT_EQ(t.step(), StepKind::Outflank);
  EXPECT_EQ(t.refused("fire front"), "13.1");
  EXPECT_EQ(t.refused("finish"), "13.1");
  t.act("fire ma");
  EXPECT_EQ(t.said(LogNote::Fires), 2) << "the last fires by itself";
}

TEST(Dixie_13_1_Outflanking, OneFlankIsFoughtOutBeforeTheOther) {
  Flank t;
  t.usa("also", infantry(2)).at("csa.right");
  t.csa("sc", infantry(3)).at("csa.right");
  for (const std::string_view card : {"ny", "ma", "nj", "me", "vt"}) {
    t.usa(card, infantry(1));
  }
  t.act("outflank ny csa.left");
  t.act("outflank ma csa.left");
  t.act("outflank nj csa.left");
  t.act("outflank me csa.right");
  t.act("outflank vt csa.right");
  t.dictate({1, 1, 1, 1, 1, 6, 6, 6});
  t.act("finish");
  EXPECT_EQ(t.refused("fire me"), "lawful") << "its owner picks where to begin";
  t.act("fire ny");
  EXPECT_EQ(t.refused("fire me"), "7.0");
  t.act("fire ma");
  EXPECT_EQ(t.refused("fire me"), "lawful");
}

/// A gun and a regiment of the enemy fight in the Left; `ny` comes round.
class GunOnTheFlank : public Table {
 public:
  explicit GunOnTheFlank(bool may_aim) : Table(Seat::Union, Phase::Move) {
    choose(Option::Outflanking, 1);
    choose(Option::CounterBattery, may_aim ? 1 : 0);
    usa("front", infantry(2)).at("csa.left");
    usa("ny", infantry(3));
    csa("battery", artillery(1)).at("csa.left");
    csa("va", infantry(3)).at("csa.left");
    act("outflank ny csa.left");
    dictate({1, 1, 1, 6});
    act("finish");
  }
};

TEST(Dixie_13_4_CounterBattery, WhoComesRoundAFlankMayAimAtAGunThere) {
  GunOnTheFlank t(true);
  ASSERT_EQ(t.step(), StepKind::Outflank) << "one card, but it has a choice";
  EXPECT_TRUE(t.is_offered("fire ny"));
  EXPECT_TRUE(t.is_offered("fire-on ny battery"));
  EXPECT_EQ(t.refused("fire-on ny va"), "13.4") << "no gun";
  EXPECT_EQ(t.refused("fire-on front battery"), "13.1") << "it did not come round";
  EXPECT_EQ(t.refused("enfilade ny csa.center"), "13.1");
  t.act("fire-on ny battery");
  EXPECT_EQ(t.place("battery"), "csa.lost");
  EXPECT_EQ(t.hits("va"), 0);
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "nobody else is to fire";
}

TEST(Dixie_13_4_CounterBattery, WhoComesRoundAFlankMayAlsoFireAtAll) {
  GunOnTheFlank t(true);
  t.act("fire ny");
  EXPECT_EQ(t.step(), StepKind::TakeHits) << "their owner spreads the hits";
  t.act("hit va");
  EXPECT_EQ(t.hits("battery"), 1);
  EXPECT_EQ(t.hits("va"), 1);
}

TEST(Dixie_13_4_CounterBattery, WithoutItWhoComesRoundAFlankFiresByItself) {
  GunOnTheFlank t(false);
  EXPECT_EQ(t.said(LogNote::Fires), 1);
  EXPECT_NE(t.step(), StepKind::Outflank);
  EXPECT_EQ(t.place("battery"), "csa.left");
}

TEST(Dixie_13_1_Outflanking, IsInVainWhenTheFightIsOver) {
  Flank t;
  t.usa("ny", infantry(2));
  t.act("outflank ny csa.left");
  t.act("move front usa.right");
  t.act("finish");
  EXPECT_EQ(t.place("ny"), "usa.reserve");
}

TEST(Dixie_13_1_Outflanking, WhatFailsIsNotTold) {
  Flank t;
  t.usa("ny", infantry(2));
  t.act("outflank ny csa.left");
  EXPECT_EQ(t.log(Seat::Confederate), "A card sets out to outflank CSA Left.\n");
  t.dictate({5});
  t.act("finish");
  EXPECT_NE(t.log(Seat::Confederate).find("A card tries to come round at CSA Left: 5, does not get through."),
            std::string::npos)
      << t.log(Seat::Confederate);
  EXPECT_NE(t.log(Seat::Union).find("needs 2 or less"), std::string::npos) << t.log(Seat::Union);
}

TEST(Dixie_13_1_Outflanking, FromOutsideNobodyIsOnHisWayWithoutTheRule) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2));
  EXPECT_NE(t.faults_if("ny", [](Piece& piece) { piece.flags |= kFlanking; }), "");
}

}  // namespace
}  // namespace longroll::dixie::test
