// Dixie 8.0 to 8.2: battle moves, engaging and disengaging.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// Every place that the card may move to in one or two battle moves.
std::string ways_of(Table& t, const std::string& card) {
  std::string ways;
  for (Place place = 0; place < kPlaces; ++place) {
    if (t.is_offered("move " + card + " " + place_text(place))) {
      ways += (ways.empty() ? "" : " ") + place_text(place);
    }
  }
  return ways;
}

TEST(Dixie_8_0_BattleMoves, GoToAdjacentPositionsOnly) {
  Table t(Seat::Union, Phase::Move);
  t.usa("home", infantry(2)).at("usa.left");
  t.usa("across", infantry(2)).at("csa.center");
  t.usa("hand", infantry(2));
  EXPECT_EQ(ways_of(t, "home"), "usa.reserve csa.right");
  EXPECT_EQ(ways_of(t, "across"), "usa.center");
  EXPECT_EQ(ways_of(t, "hand"), "usa.left usa.center usa.right");
}

TEST(Dixie_8_0_BattleMoves, NeverSidewaysDiagonallyOrIntoTheEnemyReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("across", infantry(2)).at("csa.center");
  t.usa("home", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("move across csa.left"), "8.0");
  EXPECT_EQ(t.refused("move across usa.left"), "8.0");
  EXPECT_EQ(t.refused("move across csa.reserve"), "8.0");
  EXPECT_EQ(t.refused("move home csa.left"), "8.0");
  EXPECT_EQ(t.refused("move home usa.left"), "8.6") << "by the Reserve that is two moves";
  EXPECT_EQ(t.refused("move home usa.center"), "8.0");
  EXPECT_EQ(t.refused("move home usa.left-center"), "8.0");
}

TEST(Dixie_8_0_BattleMoves, OneMoveForEachFriendlyCard) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2));
  t.csa("va", infantry(2)).at("csa.left");
  t.act("move ny usa.left");
  EXPECT_EQ(t.refused("move ny csa.right"), "8.0");
  EXPECT_EQ(t.refused("move va usa.right"), "8.0");
  EXPECT_EQ(t.refused("move usa.deck.1 usa.left"), "8.0");
}

TEST(Dixie_8_0_BattleMoves, StackingIsIgnoredUntilAllMovementIsDone) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at("usa.left");
  }
  t.usa("ma", infantry(2));
  t.act("move ma usa.left");
  EXPECT_EQ(t.count_at("usa.left"), 5);
  t.act("move ny1 csa.right");
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 0);
  EXPECT_EQ(t.count_at("usa.left"), 4);
}

TEST(Dixie_8_1_Engaging, FromOwnLineAndFromTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("ma", infantry(2));
  t.csa("va", infantry(2)).at("csa.right");
  t.csa("ga", infantry(2)).at("usa.right");
  t.act("move ny csa.right");
  EXPECT_TRUE(t.is_offered("move ma usa.right")) << "also to retake a lost position";
  t.act("move ma usa.right");
  t.act("finish");
  EXPECT_TRUE(t.is_offered("fire va"));
  EXPECT_TRUE(t.is_offered("fire ga"));
}

TEST(Dixie_8_1_Engaging, AllEngagedCardsAreTurnedUpAtTheEndOfMovement) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("ma", infantry(2)).at("usa.left");
  t.csa("va", infantry(2)).at("csa.right");
  t.csa("ga", infantry(2)).at("csa.right");
  t.csa("nc", infantry(2)).at("csa.center");
  t.act("move ny csa.right");
  EXPECT_FALSE(t.is_up("va")) << "not before all movement is done";
  t.act("finish");
  EXPECT_TRUE(t.is_up("ny"));
  EXPECT_TRUE(t.is_up("va"));
  EXPECT_TRUE(t.is_up("ga"));
  EXPECT_FALSE(t.is_up("ma"));
  EXPECT_FALSE(t.is_up("nc"));
}

TEST(Dixie_8_1_Engaging, NoMoreThanMayStackThere) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 5; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at(n <= 3 ? "csa.right" : "usa.left");
  }
  t.csa("va", infantry(2)).at("csa.right");
  t.act("move ny4 csa.right");
  EXPECT_EQ(t.refused("move ny5 csa.right"), "8.1");
}

TEST(Dixie_8_1_Engaging, FriendsThereAlreadyDoNotChangeWhatItIs) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2)).at("csa.right");
  t.usa("ny", infantry(2)).at("csa.right");
  t.csa("va", infantry(2)).at("csa.right");
  t.csa("ga", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("move horse usa.center"), "8.0");
  EXPECT_EQ(t.refused("move horse usa.reserve"), "lawful");
}

TEST(Dixie_8_1_Engaging, RevealedCardsStayUpUntilTheyGoToTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.right").face_up();
  t.usa("ma", infantry(2)).at("usa.center").face_up();
  t.act("move ny usa.left");
  EXPECT_TRUE(t.is_up("ny"));
  t.act("move ma usa.reserve");
  EXPECT_FALSE(t.is_up("ma"));
}

TEST(Dixie_8_1_Engaging, ByWayOfTheReserveACardIsHiddenAgain) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2)).at("usa.left").face_up();
  t.act("move horse usa.right");
  EXPECT_EQ(t.place("horse"), "usa.right");
  EXPECT_FALSE(t.is_up("horse"));
}

TEST(Dixie_8_1_Engaging, TheEnemyRemembersTheCardsThatHeHasSeen) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ma", infantry(2)).at("usa.center").face_up();
  t.usa("ny", infantry(2));
  t.act("move ma usa.reserve");
  const View view = t.dixie().view(t.state(), Seat::Confederate);
  EXPECT_EQ(view.remembered, (std::vector<std::int16_t>{t.state().piece(t.id("ma")).kind}));
  EXPECT_EQ(view.seen.pieces[static_cast<std::size_t>(t.id("ma"))].kind, -1);
}

TEST(Dixie_8_1_Engaging, AnEmptyEnemyPositionHoldsNoMoreThanMayStackThere) {
  Table t(Seat::Union, Phase::Move);
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.right");
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at("usa.left");
  }
  for (int n = 1; n <= 3; ++n) {
    t.act("move ny" + std::to_string(n) + " csa.right");
  }
  EXPECT_EQ(t.refused("move ny4 csa.right"), "8.1");
  t.act("finish");
  EXPECT_FALSE(t.is_up("ny1")) << "nobody is there to be engaged";
}

TEST(Dixie_8_1_Engaging, RetakingALostPositionIsLimitedToo) {
  Table t(Seat::Union, Phase::Move);
  t.csa("va", infantry(2)).at("usa.left");
  for (int n = 1; n <= 5; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2));
  }
  for (int n = 1; n <= 4; ++n) {
    t.act("move ny" + std::to_string(n) + " usa.left");
  }
  EXPECT_EQ(t.refused("move ny5 usa.left"), "8.1");
}

TEST(Dixie_8_1_Engaging, CardsInTheReserveAreNotTurnedUp) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("ma", infantry(2));
  t.csa("va", infantry(2)).at("csa.right");
  t.csa("ga", infantry(2));
  t.act("move ny csa.right");
  t.act("finish");
  EXPECT_FALSE(t.is_up("ma"));
  EXPECT_FALSE(t.is_up("ga"));
}

/// The rulebook's examples: from the enemy's Center to the own Center, from the own Right to the Reserve.
TEST(Dixie_8_2_Disengaging, ExamplesHomeOrToTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ma", infantry(2)).at("usa.right");
  t.csa("ga", infantry(2)).at("usa.right");
  EXPECT_EQ(ways_of(t, "ny"), "usa.center");
  EXPECT_EQ(ways_of(t, "ma"), "usa.reserve");
  EXPECT_EQ(t.refused("move ma csa.left"), "8.2");
}

TEST(Dixie_8_2_Disengaging, OnlyToAPlaceWithoutTheEnemy) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("move ny usa.center"), "8.2");
}

TEST(Dixie_8_2_Disengaging, MayOverstackAndThenDisorganizes) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(4)).at("usa.center");
  }
  t.usa("ma", infantry(4)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("move ma usa.center");
  t.dictate({1, 1, 1, 1, 6});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.place("ma"), "usa.reserve");
}

TEST(Dixie_8_2_Disengaging, LeavesThePositionToTheEnemy) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ma", infantry(2)).at("usa.right");
  t.csa("ga", infantry(2)).at("usa.right");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("usa.right"))), index_of(Seat::Union));
  t.act("move ma usa.reserve");
  EXPECT_EQ(t.value(Track::Holder, position_index(place_named("usa.right"))), index_of(Seat::Confederate));
}

}  // namespace
}  // namespace longroll::dixie::test
