// Dixie 6.0: the Morale Phase.
#include "engine/games/dixie/rules/morale.h"

#include "engine/play/odds.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// A Union card with that many hits, engaged in its own center.
Table hit_card(int value, int hits) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(value)).at("usa.center").hits(hits);
  t.csa("va", infantry(2)).at("usa.center");
  return t;
}

/// The rulebook's example: a 3 CV card with two hits.
TEST(Dixie_6_0_Morale, ExampleTwoAndFiveRout) {
  Table t = hit_card(3, 2);
  t.dictate({2, 5});
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  EXPECT_EQ(t.said(LogNote::Routed), 1);
}

TEST(Dixie_6_0_Morale, ExampleTwoAndThreeStand) {
  Table t = hit_card(3, 2);
  t.dictate({2, 3});
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "usa.center");
  EXPECT_EQ(t.hits("ny"), 0) << "both hits are removed";
}

/// What the page shows beside each card that may take a hit.
TEST(Dixie_6_0_Morale, ChancesToStandAreThoseOfTheRollItself) {
  for (int value = 1; value <= 4; ++value) {
    for (int hits = 1; hits <= value; ++hits) {
      Table t = hit_card(value, hits);
      const Likelihood likelihood = chances_to_stand(t.dixie().field(t.state()), t.id("ny"), hits);
      const std::optional<Odds> odds = odds_in(t.dixie(), t.state(), *t.dixie().parse(t.state(), "check ny"));
      ASSERT_TRUE(odds);
      std::uint64_t stands = 0;
      for (const Share& share : odds->shares) {
        stands += share.summary == "stands" ? share.weight : 0;
      }
      EXPECT_EQ(likelihood.good * odds->total, stands * likelihood.all) << value << " with " << hits;
    }
    Table t = hit_card(value, 1);
    EXPECT_EQ(chances_to_stand(t.dixie().field(t.state()), t.id("ny"), value + 1).good, 0U) << "7.3: destroyed";
  }
}

TEST(Dixie_11_2_GeneralLosses, ChancesToStandAreThoseOfTheRollItself) {
  for (const int hits : {1, 2, 3}) {
    Table t(Seat::Union, Phase::Morale);
    t.usa("ny", infantry(2)).at("usa.center");
    t.usa("grant", general(1, 1)).at("usa.center").hits(hits);
    t.csa("va", infantry(2)).at("usa.center");
    const Likelihood likelihood = chances_to_stand(t.dixie().field(t.state()), t.id("grant"), hits);
    const std::optional<Odds> odds = odds_in(t.dixie(), t.state(), *t.dixie().parse(t.state(), "check grant"));
    ASSERT_TRUE(odds);
    std::uint64_t stands = 0;
    for (const Share& share : odds->shares) {
      stands += share.summary == "is unhurt" ? share.weight : 0;
    }
    EXPECT_EQ(likelihood.good * odds->total, stands * likelihood.all) << hits;
  }
}

TEST(Dixie_6_0_Morale, OddsAreThoseOfTheDice) {
  Table t = hit_card(3, 2);
  const std::optional<Odds> odds = odds_in(t.dixie(), t.state(), *t.dixie().parse(t.state(), "check ny"));
  ASSERT_TRUE(odds);
  ASSERT_EQ(odds->shares.size(), 2U);
  EXPECT_EQ(odds->shares[0], (Share{"stands", odds->total / 4}));
  EXPECT_EQ(odds->shares[1], (Share{"breaks", odds->total / 4 * 3}));
}

TEST(Dixie_6_0_Morale, OneDieForEachHit) {
  for (int hits = 1; hits <= 4; ++hits) {
    Table t = hit_card(4, hits);
    t.dictate(std::vector(static_cast<std::size_t>(hits), 1));
    t.act("check ny");
    EXPECT_EQ(t.dice().size(), static_cast<std::size_t>(hits));
  }
}

TEST(Dixie_6_0_Morale, AFailureOnAnyDieRouts) {
  for (const auto& dice : {std::vector{5, 1, 1}, std::vector{1, 5, 1}, std::vector{1, 1, 5}}) {
    Table t = hit_card(3, 3);
    t.dictate(dice);
    t.act("check ny");
    EXPECT_EQ(t.place("ny"), "usa.lost");
    EXPECT_EQ(t.dice(), dice) << "all dice of a card are rolled";
  }
}

TEST(Dixie_6_0_Morale, EqualToTheCombatValuePasses) {
  for (int value = 1; value <= 4; ++value) {
    for (int die = 1; die <= 6; ++die) {
      Table t = hit_card(value, 1);
      t.dictate({die});
      t.act("check ny");
      EXPECT_EQ(t.place("ny"), die <= value ? "usa.center" : "usa.lost") << value << " against " << die;
    }
  }
}

TEST(Dixie_6_0_Morale, ANaturalSixRoutsWhateverTheModifiers) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(4)).at("usa.center").hits(1);
  t.usa("sherman", general(3, 3)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.morale("ny"), 7);
  t.dictate({6});
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "usa.lost");
}

TEST(Dixie_6_0_Morale, ANaturalOnePassesWhateverTheModifiers) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(1)).at("csa.center").hits(1);
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  EXPECT_EQ(t.morale("ny"), 0);
  t.dictate({1});
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "csa.center");
}

TEST(Dixie_6_0_Morale, ModifiersOfGeneralTerrainAndSpecialCardsAdd) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(1)).at("usa.center").hits(1);
  t.usa("sherman", general(0, 1)).at("usa.center");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.morale("ny"), 4);
  t.dictate({4});
  t.act("check ny");
  EXPECT_EQ(t.place("ny"), "usa.center");
}

TEST(Dixie_6_0_Morale, OnlyCardsWithHitsRollAndAllOfThemMust) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.usa("ma", infantry(3)).at("usa.center").hits(1);
  t.usa("ri", infantry(3)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center").hits(1);
  EXPECT_EQ(t.refused("check ri"), "6.0");
  EXPECT_EQ(t.refused("check va"), "6.0") << "the enemy's cards roll in his own turn";
  EXPECT_EQ(t.refused("finish"), "6.0");
  t.dictate({1, 1});
  t.act("check ma");
  EXPECT_EQ(t.phase(), Phase::Morale);
  t.act("check ny");
  EXPECT_EQ(t.phase(), Phase::Combat);
  EXPECT_EQ(t.hits("va"), 1);
}

TEST(Dixie_6_0_Morale, HitsOfTheEnemyTurnAreRolledInTheNextOwnTurn) {
  Table t(Seat::Confederate, Phase::Combat);
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ny", infantry(3)).at("usa.center");
  t.dictate({1, 6, 2});
  t.act("fire va");
  EXPECT_EQ(t.hits("ny"), 1) << "not resolved yet";
  t.act("finish");
  EXPECT_EQ(t.phasing(), Seat::Union);
  EXPECT_EQ(t.phase(), Phase::Morale);
  t.act("check ny");
  EXPECT_EQ(t.hits("ny"), 0);
}

TEST(Dixie_6_0_Morale, GeneralsRollBeforeTroops) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.usa("burnside", general(1, 1)).at("usa.left").hits(1);
  t.usa("ma", infantry(3)).at("usa.left");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("check ny"), "11.2");
  t.dictate({1});
  t.act("check burnside");
  EXPECT_EQ(t.refused("check ny"), "lawful");
}

TEST(Dixie_6_0_Morale, ARoutedCardIsOutOfPlay) {
  Table t = hit_card(3, 1);
  t.usa("ma", infantry(3)).at("usa.center");
  t.dictate({4});
  t.act("check ny");
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_EQ(t.refused("move ny usa.left"), "8.0");
  EXPECT_EQ(t.place("ny"), "usa.lost");
}

TEST(Dixie_6_0_Morale, TheNumberIsTheSameForAllSixFaces) {
  for (int number = -1; number <= 8; ++number) {
    for (int die = 1; die <= 6; ++die) {
      EXPECT_EQ(passes_morale(die, number), die == 1 || (die < 6 && die <= number));
    }
  }
}

}  // namespace
}  // namespace longroll::dixie::test
