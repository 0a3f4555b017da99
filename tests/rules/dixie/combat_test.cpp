// Dixie 7.0 to 7.2: the Combat Phase, combat value and firepower.
#include "engine/play/odds.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_7_0_Combat, ACardIsRevealedWhenItFires) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2)).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  EXPECT_FALSE(t.is_up("guns"));
  t.dictate({5, 5});
  t.act("fire guns");
  EXPECT_TRUE(t.is_up("guns"));
}

TEST(Dixie_7_0_Combat, ACardFiresOnceAndDoesNotMove) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.dictate({5, 5});
  t.act("fire ny");
  EXPECT_EQ(t.refused("fire ny"), "7.0");
  t.act("finish");
  EXPECT_EQ(t.refused("move ny usa.reserve"), "8.0");
  EXPECT_EQ(t.refused("move ma usa.reserve"), "lawful");
}

TEST(Dixie_7_0_Combat, CardsOfAPositionFireInAnyOrder) {
  for (const auto& [first, second] : {std::pair("ny", "ma"), std::pair("ma", "ny")}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("ny", infantry(1)).at("usa.center");
    t.usa("ma", infantry(1)).at("usa.center");
    t.csa("va", infantry(4)).at("usa.center");
    t.dictate({5, 1});
    t.act(std::string("fire ") + first);
    t.act(std::string("fire ") + second);
    EXPECT_EQ(t.hits("va"), 1);
  }
}

TEST(Dixie_7_0_Combat, AllCardsOfAPositionMayFireOneAfterAnother) {
  Table t(Seat::Union, Phase::Combat);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(1)).at("usa.center");
  }
  t.csa("va", infantry(4)).at("usa.center");
  t.dictate({1, 5, 1, 1});
  for (const std::string_view card : {"ny3", "ny1", "ny4", "ny2"}) {
    t.act("fire " + std::string(card));
  }
  EXPECT_EQ(t.hits("va"), 3);
  EXPECT_EQ(t.phase(), Phase::Move);
}

TEST(Dixie_7_0_Combat, OnePositionIsFoughtOutBeforeTheNext) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.usa("ma", infantry(1)).at("usa.center");
  t.usa("ri", infantry(1)).at("usa.left");
  t.usa("ct", infantry(1)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.left");
  t.dictate({5, 5});
  t.act("fire ny");
  EXPECT_EQ(t.refused("fire ma"), "lawful");
  t.act("fire ri");
  EXPECT_EQ(t.refused("fire ma"), "7.0");
  EXPECT_EQ(t.refused("fire ct"), "lawful");
}

TEST(Dixie_7_0_Combat, LongRangeFireHasItsPlaceInThatOrderToo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns1", artillery(1)).at("usa.center");
  t.usa("guns2", artillery(1)).at("usa.center");
  t.usa("ri", infantry(1)).at("usa.left");
  t.usa("ct", infantry(1)).at("usa.left");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("ga", infantry(4)).at("usa.left");
  t.dictate({5, 5});
  t.act("fire guns1");
  t.act("fire ri");
  EXPECT_EQ(t.refused("fire guns2"), "7.0");
  t.play_on_to(Seat::Confederate, Phase::Move);
  t.play_on_to(Seat::Union, Phase::Combat);
  EXPECT_EQ(t.refused("fire guns2"), "lawful") << "the next Combat Phase begins anew";
}

TEST(Dixie_7_0_Combat, FireIsAsDesired) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.act("finish");
  EXPECT_EQ(t.phase(), Phase::Move);
  EXPECT_TRUE(t.is_offered("move ny usa.reserve")) << "it did not fire";
}

TEST(Dixie_7_0_Combat, OnlyTheSideWhoseTurnItIsFires) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  EXPECT_EQ(t.refused("fire va"), "7.0");
}

TEST(Dixie_7_1_CombatValue, OneDieForEachPoint) {
  for (int value = 1; value <= 4; ++value) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("ny", infantry(value)).at("usa.center");
    t.csa("va", infantry(4)).at("usa.center");
    t.dictate(std::vector(static_cast<std::size_t>(value), 6));
    t.act("fire ny");
    EXPECT_EQ(t.dice().size(), static_cast<std::size_t>(value));
  }
}

TEST(Dixie_7_1_CombatValue, OnlyTroopsHaveOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("burnside", general(2, 2)).at("usa.center");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  EXPECT_EQ(t.refused("fire burnside"), "7.1");
  EXPECT_EQ(t.refused("fire colors"), "7.1");
  EXPECT_EQ(t.refused("fire hill"), "7.1");
}

/// The rulebook's example: infantry of 3 CV rolls 2, 4 and 5 and scores one hit.
TEST(Dixie_7_2_Firepower, ExampleInfantryOfThreeScoresOneHit) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.dictate({2, 4, 5});
  t.act("fire ny");
  EXPECT_EQ(t.hits("va"), 1);
  EXPECT_EQ(t.dice(), (std::vector{2, 4, 5}));
}

TEST(Dixie_7_2_Firepower, OddsAreThoseOfTheDice) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  const std::optional<Odds> odds = odds_in(t.dixie(), t.state(), *t.dixie().parse(t.state(), "fire ny"));
  ASSERT_TRUE(odds);
  EXPECT_EQ(odds->total, 216U);
  const auto ways = [&](std::string_view summary) {
    std::uint64_t weight = 0;
    for (const Share& share : odds->shares) {
      weight += share.summary == summary ? share.weight : 0;
    }
    return weight;
  };
  EXPECT_EQ(ways("no hits"), 64U);
  EXPECT_EQ(ways("1 hit"), 96U);
  EXPECT_EQ(ways("2 hits"), 48U);
  EXPECT_EQ(ways("3 hits"), 8U);
}

int hits_on_faces(Card firer) {
  int faces = 0;
  for (int die = 1; die <= 6; ++die) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("firer", firer).at("usa.center");
    t.csa("va", infantry(4)).at("usa.center");
    t.dictate({die});
    t.act("fire firer");
    if (t.hits("va") > 0) {
      EXPECT_EQ(die, faces + 1) << "low numbers hit";
      ++faces;
    }
  }
  return faces;
}

TEST(Dixie_7_2_Firepower, EngagedInfantryIsF2CavalryF1ArtilleryAsPrinted) {
  EXPECT_EQ(hits_on_faces(infantry(1)), 2);
  EXPECT_EQ(hits_on_faces(cavalry(1)), 1);
  EXPECT_EQ(hits_on_faces(artillery(1, {1, 3})), 3);
  EXPECT_EQ(hits_on_faces(artillery(1, {2, 2})), 2);
}

TEST(Dixie_7_2_Firepower, ArtilleryHasItsOtherRatingAtLongRange) {
  for (const int rating : {1, 2, 3}) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die) {
      Table t(Seat::Union, Phase::Combat);
      t.usa("guns", artillery(1, {rating, 4 - rating})).at("usa.center");
      t.csa("va", infantry(4)).at("csa.center");
      t.dictate({die});
      t.act("fire guns");
      faces += t.hits("va");
    }
    EXPECT_EQ(faces, rating);
  }
}

TEST(Dixie_7_2_Firepower, InfantryAndCavalryFireOnlyWhenEngaged) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.usa("horse", cavalry(3)).at("usa.center");
  t.usa("guns", artillery(3)).at("usa.center");
  t.usa("ma", infantry(3));
  t.csa("va", infantry(4)).at("csa.center");
  EXPECT_EQ(t.refused("fire ny"), "7.2");
  EXPECT_EQ(t.refused("fire horse"), "7.2");
  EXPECT_EQ(t.refused("fire guns"), "lawful");
  EXPECT_EQ(t.refused("fire ma"), "7.0");
}

TEST(Dixie_7_2_Firepower, CardsThatWereEngagedFireBack) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.act("move va usa.center");
  t.act("finish");
  EXPECT_EQ(t.phase(), Phase::Combat);
  EXPECT_EQ(t.refused("fire ny"), "lawful");
}

TEST(Dixie_7_2_Firepower, LongRangeIsStraightAcrossTheCenterline) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1, {3, 1})).at("usa.left");
  t.csa("va", infantry(4)).at("csa.right");
  t.csa("ga", infantry(4)).at("csa.left");
  EXPECT_EQ(place_text(t.shot("guns").target), "csa.right");
  t.dictate({3});
  t.act("fire guns");
  EXPECT_EQ(t.hits("va"), 1);
}

TEST(Dixie_7_2_Firepower, NoLongRangeFireIntoAnEngagement) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  EXPECT_EQ(t.refused("fire guns"), "7.2");
}

TEST(Dixie_7_2_Firepower, NoLongRangeFireOutOfAnEngagement) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1, {3, 1})).at("usa.center");
  t.csa("ga", infantry(2)).at("usa.center");
  t.csa("va", infantry(4)).at("csa.center");
  EXPECT_EQ(place_text(t.shot("guns").target), "usa.center");
  t.dictate({2});
  t.act("fire guns");
  EXPECT_EQ(t.hits("va"), 0);
  EXPECT_EQ(t.hits("ga"), 0) << "engaged it has its short range rating";
}

TEST(Dixie_7_2_Firepower, NothingToFireAtAcrossTheCenterline) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.left");
  EXPECT_EQ(t.refused("fire guns"), "7.2");
}

TEST(Dixie_7_2_Firepower, CardsHitAtLongRangeAreRevealedByTheirOwnersChoice) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1, {3, 1})).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("csa.center");
  t.dictate({1});
  t.act("fire guns");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_FALSE(t.is_up("ga"));
  t.act("hit ga");
  EXPECT_TRUE(t.is_up("ga"));
  EXPECT_FALSE(t.is_up("va"));
}

TEST(Dixie_7_2_Firepower, ArtilleryFiresBackFromCapturedGround) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("guns", artillery(1, {3, 1})).at("csa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.dictate({3});
  t.act("fire guns");
  EXPECT_EQ(t.hits("va"), 1) << "across the centerline is across it either way";
}

}  // namespace
}  // namespace longroll::dixie::test
