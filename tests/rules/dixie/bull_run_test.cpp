// Dixie 2.0, 3.2, 9.0, 12.0 with the cards of First Bull Run themselves.
#include <set>

#include "assets/embedded.h"
#include "engine/play/setup.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

const Dixie& bull_run() {
  static const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), "the data of First Bull Run");
  return static_cast<const Dixie&>(*loaded.value().game);
}

int count_in(const State& state, Place place) {
  int count = 0;
  for (const Piece& piece : state.pieces) {
    count += piece.place == place ? 1 : 0;
  }
  return count;
}

TEST(Dixie_2_0_BattleDecks, OfBullRunHoldThirtyCardsWithMustersOfEighteenAndFifteen) {
  const Session session(bull_run(), standard_setup(bull_run()), 1861);
  EXPECT_EQ(session.state().pieces.size(), 60U);
  EXPECT_EQ(count_in(session.state(), reserve_of(Seat::Union)), 18);
  EXPECT_EQ(count_in(session.state(), deck_of(Seat::Union)), 12);
  EXPECT_EQ(count_in(session.state(), reserve_of(Seat::Confederate)), 15);
  EXPECT_EQ(count_in(session.state(), deck_of(Seat::Confederate)), 15);
}

TEST(Dixie_2_0_BattleDecks, AreDealtFromMuchLargerCollections) {
  int cards[2] = {};
  for (const Card& card : bull_run().editions().front().cards) {
    ++cards[index_of(card.side)];
  }
  EXPECT_GE(cards[0], 90);
  EXPECT_GE(cards[1], 90);
}

TEST(Dixie_3_2_BattleDeployment, FollowsTheDealTheConfederatesFirst) {
  Session session(bull_run(), standard_setup(bull_run()), 7);
  const Action finish{static_cast<Verb>(Do::Finish), {}};
  EXPECT_EQ(session.to_act(), Seat::Confederate);
  EXPECT_FALSE(session.submit(Seat::Confederate, finish));
  EXPECT_EQ(session.to_act(), Seat::Union);
  EXPECT_FALSE(session.submit(Seat::Union, finish));
  EXPECT_EQ(session.to_act(), Seat::Confederate);
  EXPECT_EQ(bull_run().field(session.state()).phase(), Phase::Move) << "nobody stands where he could fire";
}

TEST(Dixie_9_0_Reinforcements, OfBullRunAreOneCardATurnForBoth) {
  EXPECT_EQ(bull_run().editions().front().reinforcements[0], 1);
  EXPECT_EQ(bull_run().editions().front().reinforcements[1], 1);
}

TEST(Dixie_12_0_SpecialCards, OfBullRunAreOfEightKindsOrMoreForEachSide) {
  std::set<SpecialKind> kinds[2];
  for (const Card& card : bull_run().editions().front().cards) {
    if (card.is_special()) {
      kinds[index_of(card.side)].insert(card.special);
      EXPECT_FALSE(card.when.empty()) << card.id;
      EXPECT_FALSE(card.effect.empty()) << card.id;
    }
  }
  EXPECT_GE(kinds[0].size(), 8U);
  EXPECT_GE(kinds[1].size(), 8U);
}

}  // namespace
}  // namespace longroll::dixie::test
