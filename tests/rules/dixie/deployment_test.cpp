// Dixie 3.0 to 3.3: the battlefield and how both sides deploy on it.
#include <algorithm>

#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

void muster(Table& t, Seat side, const std::string& name, int count) {
  for (int n = 1; n <= count; ++n) {
    side == Seat::Union ? t.usa(name + std::to_string(n), infantry(2)) : t.csa(name + std::to_string(n), infantry(2));
  }
}

void deploy(Table& t, const std::string& name, int first, int count, const std::string& place) {
  for (int n = first; n < first + count; ++n) {
    t.act("deploy " + name + std::to_string(n) + " " + place);
  }
}

TEST(Dixie_3_0_TheBattlefield, HasThreePositionsASideThatFaceEachOther) {
  const auto opposite_of = [](std::string_view place) { return place_text(opposite(place_named(place))); };
  EXPECT_EQ(opposite_of("usa.left"), "csa.right");
  EXPECT_EQ(opposite_of("usa.center"), "csa.center");
  EXPECT_EQ(opposite_of("usa.right"), "csa.left");
  EXPECT_EQ(opposite_of("csa.left"), "usa.right");
  Table t(Seat::Union, Phase::Deployment);
  t.usa("iowa", infantry(2));
  int offered = 0;
  for (Place place = 0; place < kPlaces; ++place) {
    offered += t.is_offered("deploy iowa " + place_text(place)) ? 1 : 0;
  }
  EXPECT_EQ(offered, 3);
}

TEST(Dixie_13_8_FivePositions, ThePromptOfADeploymentLeavesNoneOut) {
  Table t(Seat::Union, Phase::Deployment);
  t.choose(Option::Battleline, 1);
  t.usa("iowa", infantry(2));
  EXPECT_TRUE(t.is_offered("deploy iowa usa.left-center"));
  EXPECT_EQ(t.prompt().text,
            "Deploy cards from your hand to the positions of your line, up to four in each. Then begin the battle.");
}

TEST(Dixie_3_1_StackingLimits, FourCardsInAPosition) {
  Table t(Seat::Confederate, Phase::Deployment);
  muster(t, Seat::Confederate, "va", 6);
  deploy(t, "va", 1, 4, "csa.center");
  EXPECT_EQ(t.refused("deploy va5 csa.center"), "3.1");
  EXPECT_EQ(t.refused("deploy va5 csa.left"), "lawful");
}

TEST(Dixie_3_1_StackingLimits, GeneralsAndSpecialsDoNotCount) {
  Table t(Seat::Confederate, Phase::Deployment);
  muster(t, Seat::Confederate, "va", 5);
  t.csa("bee", general(1, 1));
  t.csa("colors", special(SpecialKind::ColorGuard));
  t.act("deploy bee csa.center");
  t.act("deploy colors csa.center");
  deploy(t, "va", 1, 4, "csa.center");
  EXPECT_EQ(t.count_at("csa.center"), 6);
  EXPECT_EQ(t.refused("deploy va5 csa.center"), "3.1");
}

TEST(Dixie_3_1_StackingLimits, GeneralsAndSpecialsAreTurnedUpAfterDeployment) {
  Table t(Seat::Confederate, Phase::Deployment);
  t.csa("bee", general(1, 1));
  t.csa("colors", special(SpecialKind::ColorGuard));
  t.csa("woods", terrain(TerrainType::Woods));
  t.csa("va", infantry(2));
  t.usa("heintzelman", general(1, 1));
  t.act("deploy bee csa.center");
  t.act("deploy colors csa.center");
  t.act("deploy woods csa.center");
  t.act("deploy va csa.center");
  t.act("finish");
  t.act("deploy heintzelman usa.left");
  EXPECT_FALSE(t.is_up("bee"));
  t.act("finish");
  EXPECT_TRUE(t.is_up("bee"));
  EXPECT_TRUE(t.is_up("colors"));
  EXPECT_TRUE(t.is_up("woods"));
  EXPECT_TRUE(t.is_up("heintzelman"));
  EXPECT_FALSE(t.is_up("va")) << "troops stay face-down";
}

TEST(Dixie_3_1_StackingLimits, BeforeTheBattleNobodyHasHits) {
  Table t(Seat::Union, Phase::Deployment);
  t.usa("iowa", infantry(2));
  EXPECT_NE(t.faults_if("iowa", [](Piece& piece) { piece.marks = 1; }).find("3.1"), std::string::npos);
  Table later(Seat::Union, Phase::Move);
  later.usa("iowa", infantry(2));
  EXPECT_EQ(later.faults_if("iowa", [](Piece& piece) { piece.marks = 1; }), "") << "8.4: hits are kept in the Reserve";
}

TEST(Dixie_3_1_StackingLimits, TheReserveHasNone) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 20; ++n) {
    t.usa("ny" + std::to_string(n), infantry(1));
  }
  t.usa("iowa", infantry(1)).at("usa.left");
  t.act("move iowa usa.reserve");
  EXPECT_EQ(t.count_at("usa.reserve"), 21);
}

/// The rulebook's picture: 3, 4 and 2 cards of 18 deployed against 2, 3 and 3; the rest stay in the hands.
TEST(Dixie_3_1_StackingLimits, TheExampleDeployment) {
  Table t(Seat::Confederate, Phase::Deployment);
  muster(t, Seat::Confederate, "va", 18);
  muster(t, Seat::Union, "ny", 18);
  deploy(t, "va", 1, 2, "csa.left");
  deploy(t, "va", 3, 3, "csa.center");
  deploy(t, "va", 6, 3, "csa.right");
  t.act("finish");
  deploy(t, "ny", 1, 3, "usa.right");
  deploy(t, "ny", 4, 4, "usa.center");
  deploy(t, "ny", 8, 2, "usa.left");
  t.act("finish");
  EXPECT_EQ(t.count_at("usa.reserve"), 9);
  EXPECT_EQ(t.count_at("csa.reserve"), 10);
  EXPECT_EQ(t.count_at("usa.center"), 4);
  EXPECT_EQ(t.count_at("csa.right"), 3);
}

TEST(Dixie_3_2_BattleDeployment, TheConfederatesDeployFirst) {
  Table t(Seat::Confederate, Phase::Deployment);
  t.csa("va", infantry(2));
  t.usa("ny", infantry(2));
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("finish");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("deploy ny usa.left");
  t.act("finish");
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "whose battle turn is the first [5.0]";
  EXPECT_EQ(t.value(Track::Turn), 1);
}

TEST(Dixie_3_2_BattleDeployment, OnlyOwnCardsInOwnPositionsFromTheMuster) {
  Table t(Seat::Confederate, Phase::Deployment);
  t.csa("va", infantry(2));
  t.usa("ny", infantry(2));
  EXPECT_EQ(t.refused("deploy va usa.center"), "3.2");
  EXPECT_EQ(t.refused("deploy ny csa.center"), "3.2");
  EXPECT_EQ(t.refused("deploy csa.deck.1 csa.center"), "3.2");
  EXPECT_EQ(t.refused("deploy va csa.reserve"), "3.2");
  EXPECT_EQ(t.refused("deploy va csa.left-center"), "3.2");
  t.act("deploy va csa.center");
  EXPECT_EQ(t.refused("deploy va csa.left"), "3.2");
  EXPECT_EQ(t.refused("fire va"), "3.2");
}

TEST(Dixie_3_2_BattleDeployment, IsFaceDownAndUnseen) {
  Table t(Seat::Confederate, Phase::Deployment);
  t.csa("va", infantry(2));
  t.csa("bee", general(1, 1));
  t.csa("nc", infantry(3));
  const View before = t.dixie().view(t.state(), Seat::Union);
  t.act("deploy va csa.left");
  t.act("deploy bee csa.left");
  EXPECT_FALSE(t.is_up("va"));
  EXPECT_EQ(t.dixie().view(t.state(), Seat::Union).hidden, before.hidden) << "not even how many cards were laid out";
  EXPECT_EQ(t.log(Seat::Union), "");
  EXPECT_NE(t.log(Seat::Confederate), "");
  t.act("finish");
  EXPECT_EQ(t.dixie().view(t.state(), Seat::Union).hidden, before.hidden);
}

TEST(Dixie_3_2_BattleDeployment, AfterwardsTheEnemyKnowsPlacesButNoTroops) {
  Table t(Seat::Union, Phase::Deployment);
  t.csa("va", infantry(2)).at("csa.left");
  t.csa("bee", general(1, 1)).at("csa.left");
  t.csa("nc", infantry(3));
  t.act("finish");
  const View view = t.dixie().view(t.state(), Seat::Union);
  const auto kind_of = [&](std::string_view name) {
    return view.seen.pieces[static_cast<std::size_t>(t.id(name))].kind;
  };
  EXPECT_EQ(kind_of("va"), -1);
  EXPECT_EQ(kind_of("nc"), -1);
  EXPECT_GE(kind_of("bee"), 0);
  EXPECT_EQ(std::count(view.hidden.begin(), view.hidden.end(), Hidden{place_named("csa.left"), 1, 0, 1}), 1);
  EXPECT_EQ(std::count(view.hidden.begin(), view.hidden.end(), Hidden{reserve_of(Seat::Confederate), 1, 0, 1}), 1);
}

TEST(Dixie_3_2_BattleDeployment, AGuessFitsWhatIsKnownAndIsNotTheTruthEveryTime) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 6; ++n) {
    t.csa("va" + std::to_string(n), infantry(n % 4 + 1)).at(n <= 3 ? "csa.left" : "csa.reserve");
  }
  t.csa("ford", special(SpecialKind::Ford));
  const View view = t.dixie().view(t.state(), Seat::Union);
  Rng rng(5);
  int true_guesses = 0;
  for (int n = 0; n < 50; ++n) {
    const std::optional<State> guess = t.dixie().guess(view, rng);
    ASSERT_TRUE(guess);
    EXPECT_EQ(t.dixie().view(*guess, Seat::Union), view);
    EXPECT_EQ(describe(t.dixie().faults_of(*guess)), "");
    true_guesses += *guess == t.state() ? 1 : 0;
  }
  EXPECT_LT(true_guesses, 5);
}

TEST(Dixie_3_2_BattleDeployment, OpenCardsHideOnlyTheDecks) {
  Table t(Seat::Union, Phase::Move);
  t.csa("va", infantry(2)).at("csa.left");
  t.csa("nc", infantry(3));
  t.play_open();
  const View view = t.dixie().view(t.state(), Seat::Union);
  EXPECT_GE(view.seen.pieces[static_cast<std::size_t>(t.id("va"))].kind, 0);
  EXPECT_GE(view.seen.pieces[static_cast<std::size_t>(t.id("nc"))].kind, 0);
  EXPECT_EQ(view.seen.pieces[static_cast<std::size_t>(t.id("csa.deck.1"))].kind, -1);
}

TEST(Dixie_3_3_TerrainDeployment, TwoTerrainCardsAreTheMost) {
  Table t(Seat::Confederate, Phase::Deployment);
  t.csa("woods", terrain(TerrainType::Woods));
  t.csa("hill", terrain(TerrainType::Hill));
  t.csa("field", terrain(TerrainType::Field));
  t.act("deploy woods csa.left");
  t.act("deploy hill csa.left");
  EXPECT_EQ(t.refused("deploy field csa.left"), "10.0");
  EXPECT_EQ(t.refused("deploy field csa.center"), "lawful");
}

TEST(Dixie_3_3_TerrainDeployment, TerrainCountsAgainstStacking) {
  Table t(Seat::Confederate, Phase::Deployment);
  muster(t, Seat::Confederate, "va", 6);
  t.csa("woods", terrain(TerrainType::Woods));
  t.csa("hill", terrain(TerrainType::Hill));
  t.act("deploy woods csa.left");
  deploy(t, "va", 1, 3, "csa.left");
  EXPECT_EQ(t.refused("deploy va4 csa.left"), "3.1");
  EXPECT_EQ(t.refused("deploy hill csa.left"), "3.1") << "terrain needs one of the four places too";
  t.act("deploy hill csa.center");
  deploy(t, "va", 4, 3, "csa.center");
  EXPECT_EQ(t.count_at("csa.center"), 4);
}

}  // namespace
}  // namespace longroll::dixie::test
