// What the inspector says before a melee: the same shares as every throw played out one by one.
#include "tests/rules/dixie/table.h"
#include "web/games/dixie/melee_odds.h"

namespace longroll::dixie::test {
namespace {

using web::dixie::melee_odds;

/// A melee in the middle: the Union's dice against the Confederates'.
void lay_out(Table& t, const std::vector<int>& usa, const std::vector<int>& csa) {
  t.choose(Option::Melee, 1);
  for (std::size_t i = 0; i < usa.size(); ++i) {
    t.usa("u" + std::to_string(i), infantry(usa[i])).at("usa.center");
  }
  for (std::size_t i = 0; i < csa.size(); ++i) {
    t.csa("c" + std::to_string(i), infantry(csa[i])).at("usa.center");
  }
}

Action melee() { return {static_cast<Verb>(Do::Melee), {place_named("usa.center"), 0, 0, 0}}; }

TEST(Dixie_13_2_MeleeOdds, AreThoseOfTheThrowsOneByOne) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, {2}, {1});
  ASSERT_EQ(t.refused("melee usa.center"), "lawful");
  const auto merged = melee_odds(t.dixie(), t.dixie().view(t.state(), t.to_act()), melee());
  const auto exact = odds_in(t.dixie(), t.state(), melee());
  ASSERT_TRUE(merged && exact);
  for (const std::size_t side : {0U, 1U}) {
    double sum = 0;
    for (const Share& share : (*merged)[side].shares) {
      sum += static_cast<double>(share.weight) / static_cast<double>((*merged)[side].total);
    }
    EXPECT_NEAR(sum, 1, 1e-9);
  }
  // Infantry hits on 1 to 3: of the Union's two dice none, one or both hit in 1, 2, 1 of 4 throws.
  const auto& hits = (*merged)[1].shares;
  ASSERT_EQ(hits.size(), 3U);
  for (const auto& [n, quarters] : {std::pair{0U, 1.0}, {1U, 2.0}, {2U, 1.0}}) {
    EXPECT_NEAR(static_cast<double>(hits[n].weight), quarters / 4 * 1e9, 1) << n;
  }
  // The same throws played out one by one, with the morale rolls that follow, by what the Confederates lost in each.
  for (std::size_t n = 0; n < 3; ++n) {
    std::uint64_t ways = 0;
    for (const Share& share : exact->shares) {
      ways += share.summary.ends_with(", the Confederates " + std::to_string(n)) ? share.weight : 0;
    }
    EXPECT_GT(ways, 0U);
    EXPECT_NEAR(static_cast<double>(ways) / static_cast<double>(exact->total),
                static_cast<double>(hits[n].weight) / 1e9, 1e-8)
        << n;
  }
}

TEST(Dixie_13_2_MeleeOdds, CountMoreDiceThanCanBeThrownOneByOne) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, {4, 4, 4, 4}, {4, 4, 4, 4});
  EXPECT_TRUE(odds_in(t.dixie(), t.state(), melee())) << "thrown one by one they would be 6^32";
  const auto merged = melee_odds(t.dixie(), t.dixie().view(t.state(), t.to_act()), melee());
  ASSERT_TRUE(merged);
  for (const Odds& odds : *merged) {
    EXPECT_EQ(odds.shares.size(), 5U);
    EXPECT_EQ(odds.shares[1].summary, "7 hits");
    EXPECT_NEAR(static_cast<double>(odds.shares[2].weight), 12870.0 / 65536 * 1e9, 2) << "eight of sixteen";
  }
}

TEST(Dixie_13_2_MeleeOdds, OfTheSecondRoundWaitForBothSides) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t, {1}, {1});
  t.dictate({6, 6});
  t.act("melee usa.center");
  ASSERT_EQ(t.refused("fight-on"), "lawful");
  const auto merged =
      melee_odds(t.dixie(), t.dixie().view(t.state(), t.to_act()), {static_cast<Verb>(Do::FightOn), {}});
  ASSERT_TRUE(merged);
  EXPECT_NEAR(static_cast<double>((*merged)[0].shares[1].weight), 0.5e9, 1);
  EXPECT_FALSE(melee_odds(t.dixie(), t.dixie().view(t.state(), t.to_act()), {static_cast<Verb>(Do::Disengage), {}}));
}

}  // namespace
}  // namespace longroll::dixie::test
