// Dixie 1.0, 6.0, 7.2, 10.1, 11.3, 13.9, 15.2 with the collection of Gettysburg itself.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "assets/embedded.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

const Edition& gettysburg() {
  static const Result<Edition> edition =
      parse_edition(find_embedded_text(embedded_data(), "games/dixie/gettysburg.json"), "gettysburg.json");
  LR_CHECK(edition.ok(), "the cards of Gettysburg");
  return edition.value();
}

/// A card by its side and short name: "usa Meade".
const Card& card(std::string_view name) {
  const auto found = std::ranges::find_if(
      gettysburg().cards, [&](const Card& one) { return std::string(id_of(one.side)) + " " + one.short_name == name; });
  LR_CHECK(found != gettysburg().cards.end(), "a card of Gettysburg");
  return *found;
}

template <class Wanted>
int count(Seat side, Wanted wanted) {
  return static_cast<int>(
      std::ranges::count_if(gettysburg().cards, [&](const Card& one) { return one.side == side && wanted(one); }));
}

std::string corps_of(const Card& one) {
  return one.corps == kNoUnit ? "" : gettysburg().corps[static_cast<std::size_t>(one.corps)];
}

TEST(Dixie_1_0_TheCards, OfGettysburgAreTheBrigadesThatWereOnTheField) {
  const auto of = [](CardType type) { return [type](const Card& one) { return one.type == type; }; };
  EXPECT_EQ(count(Seat::Union, of(CardType::Infantry)), 51);
  EXPECT_EQ(count(Seat::Union, of(CardType::Cavalry)), 7) << "all but Huey";
  EXPECT_EQ(count(Seat::Union, of(CardType::Artillery)), 14);
  EXPECT_EQ(count(Seat::Confederate, of(CardType::Infantry)), 37);
  EXPECT_EQ(count(Seat::Confederate, of(CardType::Cavalry)), 5) << "all but Robertson and W. E. Jones";
  EXPECT_EQ(count(Seat::Confederate, of(CardType::Artillery)), 16);
}

TEST(Dixie_6_0_Morale, EveryLetterOfGettysburgIsThere) {
  EXPECT_TRUE(gettysburg().has_morale_letters);
  std::map<int, int> letters[2];
  for (const Card& one : gettysburg().cards) {
    if (one.is_troop()) {
      ++letters[index_of(one.side)][one.morale];
    } else {
      EXPECT_EQ(one.morale, 0) << one.id;
    }
  }
  for (const auto& of_side : letters) {
    EXPECT_EQ(of_side.size(), 3U);
    EXPECT_GT(of_side.at(0) + of_side.at(1), 5 * of_side.at(-1)) << "few were poor";
  }
  EXPECT_EQ(card("usa Meredith's").morale, 1);
  EXPECT_EQ(card("csa Brockenbrough's").morale, -1);
}

TEST(Dixie_7_2_Firepower, ThreeCardsOfGettysburgAreHorseArtillery) {
  EXPECT_EQ(count(Seat::Union, [](const Card& one) { return one.is_horse; }), 2);
  EXPECT_EQ(count(Seat::Confederate, [](const Card& one) { return one.is_horse; }), 1);
  for (const Card& one : gettysburg().cards) {
    EXPECT_TRUE(!one.is_horse || (one.type == CardType::Artillery && corps_of(one) == "Cav")) << one.id;
  }
}

TEST(Dixie_13_9_CorpsIntegrity, EachSideHasOneArmyCommanderAndTheUnionTwoWings) {
  EXPECT_EQ(count(Seat::Union, [](const Card& one) { return one.rank == Rank::Army; }), 1);
  EXPECT_EQ(count(Seat::Confederate, [](const Card& one) { return one.rank == Rank::Army; }), 1);
  EXPECT_EQ(card("usa Meade").rank, Rank::Army);
  EXPECT_EQ(card("csa Lee").rank, Rank::Army);
  EXPECT_EQ(count(Seat::Union, [](const Card& one) { return one.rank == Rank::Wing; }), 2);
  EXPECT_EQ(count(Seat::Confederate, [](const Card& one) { return one.rank == Rank::Wing; }), 0);
  for (const std::string_view name : {"usa Reynolds", "usa Slocum"}) {
    EXPECT_EQ(card(name).rank, Rank::Wing);
    EXPECT_EQ(std::popcount(card(name).commands), 3) << name;
  }
  EXPECT_TRUE((card("usa Reynolds").commands >> card("usa Meredith's").corps & 1U) != 0);
  EXPECT_FALSE((card("usa Slocum").commands >> card("usa Meredith's").corps & 1U) != 0);
}

TEST(Dixie_13_9_CorpsIntegrity, EveryCorpsHasACommanderOfItsOwnOrAboveIt) {
  std::set<std::pair<Seat, int>> led;
  for (const Card& one : gettysburg().cards) {
    if (one.rank == Rank::Corps) {
      led.insert({one.side, one.corps});
    }
  }
  for (const Card& one : gettysburg().cards) {
    // The guns of the Artillery Reserve belong to the chiefs of artillery; Stuart's horsemen are a division.
    if (one.is_troop() && corps_of(one) != "Res" && !(one.side == Seat::Confederate && corps_of(one) == "Cav")) {
      EXPECT_TRUE(led.contains({one.side, one.corps})) << one.id << " " << corps_of(one);
    }
  }
}

TEST(Dixie_13_9D_DivisionIntegrity, EveryDivisionHasAGeneralAndLiesInOneCorps) {
  std::set<int> led;
  std::map<int, std::set<int>> corps;
  for (const Card& one : gettysburg().cards) {
    if (one.division == kNoUnit) {
      continue;
    }
    corps[one.division].insert(one.corps);
    if (one.is_general()) {
      EXPECT_EQ(one.rank, Rank::Division) << one.id;
      led.insert(one.division);
    }
  }
  for (const auto& [division, in] : corps) {
    EXPECT_TRUE(led.contains(division)) << gettysburg().divisions[static_cast<std::size_t>(division)];
    EXPECT_EQ(in.size(), 1U) << gettysburg().divisions[static_cast<std::size_t>(division)];
  }
}

TEST(Dixie_13_9_CorpsIntegrity, GeneralsOfHorseAndGunsHaveTheirBranch) {
  for (const std::string_view name : {"usa Pleasonton", "usa Buford", "usa D. Gregg", "usa Kilpatrick", "csa Stuart"}) {
    EXPECT_EQ(card(name).branch, Branch::Cavalry) << name;
  }
  for (const std::string_view name : {"usa Hunt", "usa Tyler", "csa Pendleton"}) {
    EXPECT_EQ(card(name).branch, Branch::Artillery) << name;
  }
  EXPECT_EQ(card("usa Hancock").branch, Branch::AllArms);
}

TEST(Dixie_15_2_Gettysburg, DecksAreSpentInThreeDaysExactly) {
  ASSERT_TRUE(gettysburg().three_days);
  const ThreeDays& days = *gettysburg().three_days;
  for (int side = 0; side < 2; ++side) {
    EXPECT_EQ(days.battle_deck[side], days.muster[side] + 2 * days.night[side] + 3 * days.allotment[side]);
    EXPECT_GE(count(seat_of(side), [](const Card&) { return true; }), days.battle_deck[side]);
  }
}

TEST(Dixie_15_2H_HistoricalDayOne, EnoughCardsWereThereOnTheFirstDay) {
  const ThreeDays& days = *gettysburg().three_days;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const int there = count(side, [](const Card& one) { return !one.is_special() && one.day == 1; });
    EXPECT_GE(there, days.muster[index_of(side)] + days.allotment[index_of(side)]) << id_of(side);
  }
  EXPECT_EQ(card("usa Meredith's").day, 1);
  EXPECT_EQ(card("usa Vincent's").day, 2);
  EXPECT_EQ(card("csa Archer's").day, 1);
  EXPECT_EQ(card("csa Hood").day, 2);
  EXPECT_EQ(card("csa Imboden's").day, 3);
}

TEST(Dixie_10_1_TerrainLimits, GroundOfGettysburgHasItsPlacesOnItsOwnersLine) {
  for (const Card& one : gettysburg().cards) {
    if (!one.is_terrain()) {
      continue;
    }
    EXPECT_NE(one.places, kEveryPosition) << one.id;
    bool in_three_columns = false;
    for (int column = 0; column < kColumns; ++column) {
      EXPECT_FALSE(one.may_lie_at(position_of(other(one.side), column))) << one.id;
      in_three_columns = in_three_columns || (column % 2 == 0 && one.may_lie_at(position_of(one.side, column)));
    }
    EXPECT_TRUE(in_three_columns) << one.id << " could never be played in a battle of three columns";
  }
  const auto place_of = [](std::string_view name) {
    const auto found =
        std::ranges::find_if(gettysburg().cards, [&](const Card& one) { return one.name.starts_with(name); });
    return found == gettysburg().cards.end() ? 0U : unsigned{found->places};
  };
  EXPECT_EQ(place_of("Little Round Top"), 1U << position_index(position_of(Seat::Union, 0)));
  EXPECT_EQ(place_of("Slaughter Pen"), 1U << position_index(position_of(Seat::Confederate, 0)))
      << "the Confederates' right faces the Union's left (3.0)";
}

TEST(Dixie_15_2_Gettysburg, GroundOfTheFirstDayIsThereForBothSides) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    EXPECT_GE(count(side, [](const Card& one) { return one.is_terrain() && one.day == 1; }), 5);
    EXPECT_GE(count(side, [](const Card& one) { return one.is_terrain() && one.day == 2; }), 5);
  }
}

TEST(Dixie_15_2_Gettysburg, OnlyThreeDaysGiveTheUnionAnUndecidedBattle) {
  EXPECT_EQ(gettysburg().undecided_for, Seat::Nobody) << "one day that nobody wins is a marginal victory";
  EXPECT_EQ(gettysburg().losses_in, LossMeasure::BattlePoints);
}

TEST(Dixie_14_3_Gettysburg, TheBudgetBuysAboutABattleDeck) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    int points = 0;
    for (const Card& one : gettysburg().cards) {
      points += one.side == side ? one.battle_points : 0;
    }
    const double average = static_cast<double>(points) / count(side, [](const Card&) { return true; });
    const double bought = gettysburg().points_three[index_of(side)] / average;
    EXPECT_NEAR(bought, gettysburg().battle_deck[index_of(side)], 6.0) << id_of(side);
  }
}

}  // namespace
}  // namespace longroll::dixie::test
