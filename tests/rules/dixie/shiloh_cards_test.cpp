// Dixie 1.0, 2.0, 10.1, 11.3, 13.1, 15.1 with the collection of Shiloh itself.
#include <algorithm>
#include <string>

#include "assets/embedded.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

const Edition& shiloh() {
  static const Result<Edition> edition =
      parse_edition(find_embedded_text(embedded_data(), "games/dixie/shiloh.json"), "shiloh.json");
  LR_CHECK(edition.ok(), "the cards of Shiloh");
  return edition.value();
}

const Card& card(std::string_view id) {
  const auto found = std::ranges::find(shiloh().cards, id, &Card::id);
  LR_CHECK(found != shiloh().cards.end(), "a card of Shiloh");
  return *found;
}

TEST(Dixie_2_0_BattleDecks, OfShilohAreDealtFromTwoHundredCardsASide) {
  int cards[2] = {};
  for (const Card& one : shiloh().cards) {
    ++cards[index_of(one.side)];
  }
  EXPECT_GE(cards[index_of(Seat::Union)], 200);
  EXPECT_GE(cards[index_of(Seat::Confederate)], 170);
}

TEST(Dixie_15_1H_ArmyOfTheOhio, TheThirdDivisionIsCards57To71AndNoOthers) {
  for (const Card& one : shiloh().cards) {
    const bool third = one.order_of_battle == "Tennessee 3" || one.order_of_battle.starts_with("Tennessee 3/");
    EXPECT_EQ(one.late == Late::ThirdDivision, third) << one.id;
  }
  for (int number = 57; number <= 71; ++number) {
    EXPECT_EQ(card("shiloh.usa." + std::to_string(number)).late, Late::ThirdDivision) << number;
  }
  EXPECT_EQ(card("shiloh.usa.57").name, "Lew Wallace");
}

TEST(Dixie_15_1H_ArmyOfTheOhio, IsLateWithItsCommanderAndEveryCard) {
  int late = 0;
  for (const Card& one : shiloh().cards) {
    const bool ohio = one.order_of_battle.starts_with("Ohio") || one.name == "Don Carlos Buell";
    EXPECT_EQ(one.late == Late::Ohio, ohio) << one.id;
    late += one.late == Late::Ohio ? 1 : 0;
  }
  EXPECT_EQ(late, 57);
}

TEST(Dixie_11_3_CommandStacking, GrowsWithRankAndIsTheConfederates) {
  EXPECT_EQ(card("shiloh.usa.1").stacking, 2) << "Grant";
  EXPECT_EQ(card("shiloh.usa.92").stacking, 0) << "Sherman";
  EXPECT_EQ(card("shiloh.csa.33").stacking, 3) << "Bragg, a corps";
  EXPECT_EQ(card("shiloh.csa.55").stacking, 3) << "Withers, a division";
  EXPECT_EQ(card("shiloh.csa.87").stacking, 2) << "Cleburne, a brigade";
  EXPECT_EQ(card("shiloh.csa.48").stacking, 1) << "Pond, who guarded the creek";
  for (const Card& one : shiloh().cards) {
    if (one.stacking > 0 && one.side == Seat::Union) {
      EXPECT_TRUE(one.rank == Rank::Army) << one.id;
    }
  }
}

TEST(Dixie_1_0_TheCards, TellWhoFellAtShiloh) {
  EXPECT_TRUE(card("shiloh.csa.1").is_killed) << "A. S. Johnston";
  EXPECT_TRUE(card("shiloh.csa.56").is_killed) << "Gladden";
  EXPECT_TRUE(card("shiloh.usa.32").is_killed) << "W. H. L. Wallace";
  EXPECT_TRUE(card("shiloh.usa.115").is_killed) << "Peabody";
  EXPECT_TRUE(card("shiloh.usa.92").is_wounded) << "Sherman";
  EXPECT_TRUE(card("shiloh.csa.79").is_wounded) << "Hindman";
  EXPECT_FALSE(card("shiloh.usa.114").is_killed || card("shiloh.usa.114").is_wounded) << "Prentiss, captured unhurt";
  EXPECT_FALSE(card("shiloh.csa.33").is_killed || card("shiloh.csa.33").is_wounded) << "Bragg";
  EXPECT_TRUE(card("shiloh.usa.114").is_captured) << "Prentiss";
  EXPECT_TRUE(card("shiloh.usa.120").is_captured) << "Miller";
  EXPECT_FALSE(card("shiloh.usa.92").is_captured) << "Sherman";
}

TEST(Dixie_1_0_TheCards, TellConfederateGeneralsFromColonels) {
  for (const Card& one : shiloh().cards) {
    const bool is_colonel = one.name.starts_with("Col. ");
    EXPECT_EQ(one.has_wreath, one.is_general() && one.side == Seat::Confederate && !is_colonel) << one.id;
    EXPECT_TRUE(!is_colonel || one.is_general()) << one.id;
  }
  EXPECT_TRUE(card("shiloh.csa.33").has_wreath) << "Bragg";
  EXPECT_EQ(card("shiloh.csa.108").name, "Col. Robert P. Trabue");
  EXPECT_FALSE(card("shiloh.csa.108").has_wreath) << "three stars without a wreath";
}

TEST(Dixie_10_1_TerrainLimits, GroundOfShilohHasItsPlaces) {
  unsigned fronts = 0;
  for (const int column : {0, 2, 4}) {
    fronts |= 1U << position_index(position_of(Seat::Confederate, column));
  }
  for (const Card& one : shiloh().cards) {
    if (one.is_terrain()) {
      EXPECT_NE(one.places, kEveryPosition) << one.id;
      // A front-and-back battle has no columns between left, center and right.
      EXPECT_FALSE(one.may_lie_at(position_of(Seat::Union, 1)) || one.may_lie_at(position_of(Seat::Union, 3)))
          << one.id;
      EXPECT_TRUE(one.side == Seat::Union || (one.places & ~fronts) == 0)
          << one.id << ": the Confederate battleline is Front (3.21)";
    }
  }
}

TEST(Dixie_13_1_Outflanking, TheCreeksAtTheEndsOfTheLineBarIt) {
  for (const Card& one : shiloh().cards) {
    if (one.bars_outflanking) {
      EXPECT_EQ(one.terrain, TerrainType::Creek) << one.id;
      EXPECT_FALSE(one.may_lie_at(position_of(Seat::Union, 2)) || one.may_lie_at(position_of(Seat::Confederate, 2)))
          << one.id << ": no flank is in the center";
    }
  }
  EXPECT_TRUE(std::ranges::any_of(shiloh().cards, &Card::bars_outflanking));
}

}  // namespace
}  // namespace longroll::dixie::test
