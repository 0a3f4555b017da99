// Dixie 10.0 to 10.4: terrain.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Table::Placing put(Table& t, Seat side, std::string_view name, Card card) {
  return side == Seat::Union ? t.usa(name, std::move(card)) : t.csa(name, std::move(card));
}

/// Dice and morale number of a card of 2 CV, attacking or defending a position with that terrain.
struct Numbers {
  int dice = 0;
  int morale = 0;
  bool operator==(const Numbers&) const = default;
};

Numbers numbers(Seat side, Card card, const std::vector<Card>& ground) {
  Table t(side, Phase::Combat);
  put(t, side, "card", std::move(card)).at("csa.center");
  put(t, other(side), "foe", infantry(4)).at("csa.center");
  int n = 0;
  for (const Card& one : ground) {
    t.csa("ground" + std::to_string(++n), one).at("csa.center");
  }
  return {t.shot("card").dice.total, t.morale("card")};
}

constexpr Seat kAttacker = Seat::Union;
constexpr Seat kDefender = Seat::Confederate;

TEST(Dixie_10_0_Terrain, OpenGroundChangesNothing) {
  EXPECT_EQ(numbers(kAttacker, infantry(2), {}), (Numbers{2, 2}));
  EXPECT_EQ(numbers(kDefender, infantry(2), {}), (Numbers{2, 2}));
}

TEST(Dixie_10_0_Terrain, TwoCardsInOnePositionAreTheMost) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.csa("field", terrain(TerrainType::Field));
  EXPECT_EQ(t.refused("lay field csa.center"), "10.0");
  EXPECT_EQ(t.refused("lay field csa.left"), "lawful");
}

TEST(Dixie_10_1_TerrainLimits, ATerrainCardLeavesRoomForThreeToDefend) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  for (int n = 1; n <= 4; ++n) {
    t.csa("va" + std::to_string(n), infantry(1)).at(n <= 3 ? "csa.center" : "csa.reserve");
  }
  t.act("move va4 csa.center");
  t.dictate({1, 1, 1, 2});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
}

TEST(Dixie_10_1_TerrainLimits, AsManyMayAttackAsMayDefend) {
  for (const int cards : {1, 2}) {
    Table t(Seat::Union, Phase::Move);
    t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
    if (cards == 2) {
      t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
    }
    t.csa("va", infantry(2)).at("csa.center");
    for (int n = 1; n <= 4; ++n) {
      t.usa("ny" + std::to_string(n), infantry(2)).at("usa.center");
    }
    for (int n = 1; n <= 4 - cards; ++n) {
      t.act("move ny" + std::to_string(n) + " csa.center");
    }
    EXPECT_EQ(t.refused("move ny4 csa.center"), "8.1");
  }
}

TEST(Dixie_10_2_PlayingTerrain, InTheMovePhaseFaceUpInAnUnengagedOwnPosition) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods));
  t.csa("va", infantry(2)).at("csa.left");
  t.csa("ga", infantry(2)).at("csa.right");
  t.usa("ny", infantry(2)).at("csa.right");
  EXPECT_EQ(t.refused("lay woods usa.center"), "10.2");
  EXPECT_EQ(t.refused("lay woods csa.right"), "10.2") << "engaged";
  EXPECT_EQ(t.refused("lay woods csa.reserve"), "10.2");
  t.act("lay woods csa.left");
  EXPECT_TRUE(t.is_up("woods"));
}

TEST(Dixie_10_2_PlayingTerrain, NotWhereTheEnemyHasTakenThePosition) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods));
  t.usa("ny", infantry(2)).at("csa.right");
  EXPECT_EQ(t.refused("lay woods csa.right"), "10.2");
}

TEST(Dixie_10_2_PlayingTerrain, OnceLaidItNeverMoves) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.csa("hill", terrain(TerrainType::Hill));
  EXPECT_EQ(t.refused("move woods csa.reserve"), "10.2");
  EXPECT_EQ(t.refused("lay woods csa.left"), "10.2");
  EXPECT_EQ(t.refused("move hill csa.left"), "10.2");
}

TEST(Dixie_10_2_PlayingTerrain, OnlyOneWaterInAColumn) {
  Table t(Seat::Confederate, Phase::Move);
  t.usa("run", creek(2)).at("usa.center");
  t.csa("branch", creek(1));
  t.csa("pond", [] {
    Card pond = creek(1);
    pond.terrain = TerrainType::Pond;
    return pond;
  }());
  EXPECT_EQ(t.refused("lay branch csa.center"), "10.2");
  EXPECT_EQ(t.refused("lay pond csa.center"), "10.2");
  t.act("lay branch csa.left");
  EXPECT_EQ(t.refused("lay pond csa.left"), "10.2");
}

/// The rulebook's example: 3 CV of infantry that attacks into woods rolls two dice.
TEST(Dixie_10_3_Terrain, ExampleInfantryOfThreeFiresTwoDiceIntoWoods) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("csa.center");
  t.csa("va", infantry(4)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.dictate({5, 5});
  t.act("fire ny");
  EXPECT_EQ(t.dice().size(), 2U);
}

/// And its second: a gun of 1 CV cannot fire into woods, but from a hill it can.
TEST(Dixie_10_3_Terrain, ExampleArtilleryOfOneNeedsAHillToFireIntoWoods) {
  for (const bool on_a_hill : {false, true}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("gun", artillery(1)).at("usa.center");
    t.usa("guns", artillery(2)).at("usa.center");
    if (on_a_hill) {
      t.usa("henry.hill", terrain(TerrainType::Hill)).at("usa.center");
    }
    t.csa("va", infantry(4)).at("csa.center");
    t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
    EXPECT_EQ(t.refused("fire gun"), on_a_hill ? "lawful" : "10.3");
    EXPECT_EQ(t.shot("guns").dice.total, on_a_hill ? 2 : 1);
  }
}

TEST(Dixie_10_3_Terrain, WoodsTakeOneFromAttackersCombatValueAndMorale) {
  const std::vector<Card> woods = {terrain(TerrainType::Woods)};
  for (const Card& card : {infantry(2), cavalry(2), artillery(2)}) {
    EXPECT_EQ(numbers(kAttacker, card, woods), (Numbers{1, 1}));
    EXPECT_EQ(numbers(kDefender, card, woods), (Numbers{2, 2}));
  }
}

TEST(Dixie_10_3_Terrain, WoodsDoNotWeakenGunsThatFireOutOfThem) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("guns", artillery(2)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  EXPECT_EQ(t.shot("guns").dice.total, 2);
}

TEST(Dixie_10_3_Terrain, AHillGivesOneToDefendersCombatValueAndMorale) {
  const std::vector<Card> hill = {terrain(TerrainType::Hill)};
  EXPECT_EQ(numbers(kAttacker, infantry(2), hill), (Numbers{2, 2}));
  EXPECT_EQ(numbers(kDefender, infantry(2), hill), (Numbers{3, 3}));
}

TEST(Dixie_10_3_Terrain, AHillHelpsGunsAtLongRangeButAFieldDoesNot) {
  for (const TerrainType type : {TerrainType::Hill, TerrainType::Field}) {
    Table t(Seat::Confederate, Phase::Combat);
    t.csa("guns", artillery(2)).at("csa.center");
    t.csa("ground", terrain(type)).at("csa.center");
    t.usa("ny", infantry(2)).at("usa.center");
    EXPECT_EQ(t.shot("guns").dice.total, type == TerrainType::Hill ? 3 : 2);
  }
}

TEST(Dixie_10_3_Terrain, AFieldGivesOneToDefendersFireAndNothingToMorale) {
  const std::vector<Card> field = {terrain(TerrainType::Field)};
  EXPECT_EQ(numbers(kAttacker, infantry(2), field), (Numbers{2, 2}));
  EXPECT_EQ(numbers(kDefender, infantry(2), field), (Numbers{3, 2}));
  EXPECT_EQ(numbers(kDefender, artillery(2), field), (Numbers{3, 2}));
}

TEST(Dixie_10_3_Terrain, TwoOfAKindDoNotAddButTwoKindsDo) {
  const Card hill = terrain(TerrainType::Hill);
  const Card woods = terrain(TerrainType::Woods);
  EXPECT_EQ(numbers(kDefender, infantry(2), {hill, hill}), (Numbers{3, 3}));
  EXPECT_EQ(numbers(kAttacker, infantry(3), {woods, woods}), (Numbers{2, 2}));
  EXPECT_EQ(numbers(kDefender, infantry(2), {hill, terrain(TerrainType::Field)}), (Numbers{4, 3}));
}

TEST(Dixie_10_3_Terrain, WaterDoesNothingToFireAndMorale) {
  EXPECT_EQ(numbers(kAttacker, infantry(2), {creek(2)}), (Numbers{2, 2}));
  EXPECT_EQ(numbers(kDefender, infantry(2), {creek(2)}), (Numbers{2, 2}));
}

TEST(Dixie_10_3_Terrain, APondLimitsCrossingsAsACreekDoes) {
  Table t(Seat::Union, Phase::Move);
  Card pond = creek(1);
  pond.terrain = TerrainType::Pond;
  t.csa("pond", pond).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move ma csa.center"), "8.3");
}

TEST(Dixie_10_3_Terrain, AFordOfEitherPlayerLetsOneMoreCross) {
  for (const Seat owner : {Seat::Union, Seat::Confederate}) {
    Table t(Seat::Union, Phase::Move);
    t.csa("run", creek(1)).at("csa.center");
    put(t, owner, "ford", special(SpecialKind::Ford)).at("csa.center");
    for (int n = 1; n <= 3; ++n) {
      t.usa("ny" + std::to_string(n), infantry(2)).at("usa.center");
    }
    t.act("move ny1 csa.center");
    t.act("move ny2 csa.center");
    EXPECT_EQ(t.refused("move ny3 csa.center"), "8.3");
  }
}

TEST(Dixie_10_4_CapturingTerrain, WhoTakesAPositionDefendsIt) {
  Table t(Seat::Union, Phase::Move);
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2));
  t.act("move ny csa.center");
  EXPECT_EQ(t.said(LogNote::Captured), 1);
  EXPECT_EQ(t.morale("ny"), 3);
  t.act("finish");
  t.act("move va csa.center");
  t.act("finish");
  EXPECT_EQ(t.shot("ny").dice.total, 3) << "the hill is his";
  EXPECT_EQ(t.shot("va").dice.total, 1) << "and its old owner attacks into the woods";
  EXPECT_EQ(t.morale("va"), 1);
}

TEST(Dixie_10_4_CapturingTerrain, NotWhileTheEnemyStillStandsThere) {
  Table t(Seat::Union, Phase::Move);
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("move ny csa.center");
  t.act("finish");
  EXPECT_EQ(t.morale("ny"), 2);
  EXPECT_EQ(t.morale("va"), 3);
}

TEST(Dixie_10_4_CapturingTerrain, WhenItsDefendersAreGone) {
  Table t(Seat::Union, Phase::Combat);
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1});
  t.act("fire ny");
  EXPECT_EQ(t.morale("ny"), 3);
}

TEST(Dixie_10_4_CapturingTerrain, GunsFireFromACapturedHill) {
  Table t(Seat::Union, Phase::Combat);
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.usa("guns", artillery(2)).at("csa.center");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.shot("guns").dice.total, 3);
}

}  // namespace
}  // namespace longroll::dixie::test
