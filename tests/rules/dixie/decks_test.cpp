// Dixie 13.8, 14.0: five positions, and battle decks of the players' own.
#include "engine/games/dixie/rules/decks.h"

#include <algorithm>

#include "assets/embedded.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

const Dixie& dixie() {
  static const Result<LoadedGame> loaded = load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), "the data of Dixie");
  return static_cast<const Dixie&>(*loaded.value().game);
}

longroll::Setup battle(std::string_view scenario, std::string_view battleline = "three") {
  longroll::Setup setup = standard_setup(dixie());
  setup.scenario = find_scenario(dixie(), scenario);
  LR_CHECK(setup.scenario >= 0 && set_option(dixie(), setup, "battleline", battleline).empty(), "an option");
  return setup;
}

longroll::Setup bull_run(std::string_view battleline) { return battle("bull-run", battleline); }

const Edition& edition_of(const longroll::Setup& setup) {
  return dixie().editions()[static_cast<std::size_t>(setup.scenario)];
}

/// The side's first cards, troops first, as long as they fit in so many points.
std::vector<std::int16_t> deck_worth(Seat side, int points, const Edition& edition = dixie().editions().front()) {
  std::vector<std::int16_t> deck;
  for (const bool troops : {true, false}) {
    for (std::int16_t kind = edition.first_kind; kind < edition.end_kind(); ++kind) {
      const Card& card = edition.card(kind);
      if (card.side == side && card.is_troop() == troops && card.battle_points <= points) {
        deck.push_back(kind);
        points -= card.battle_points;
      }
    }
  }
  std::sort(deck.begin(), deck.end());
  return deck;
}

std::vector<std::int16_t>& deck_of_side(longroll::Setup& setup, Seat side) {
  return setup.decks[static_cast<std::size_t>(index_of(side))];
}

std::vector<std::int16_t> kinds_in(const State& state, Place place) {
  std::vector<std::int16_t> kinds;
  for (const Piece& piece : state.pieces) {
    if (piece.place == place) {
      kinds.push_back(piece.kind);
    }
  }
  return kinds;
}

TEST(Dixie_14_0_CustomBattleDecks, MusterSixCardsForAHundredPoints) {
  longroll::Setup setup = bull_run("three");
  deck_of_side(setup, Seat::Union) = deck_worth(Seat::Union, 240);
  ASSERT_EQ(points_of(dixie().editions().front(), setup.decks[0]), 240);
  ASSERT_EQ(describe(faults_of_setup(dixie(), setup)), "");
  const Session session(dixie(), setup, 7);
  const auto hand = kinds_in(session.state(), reserve_of(Seat::Union));
  const auto deck = kinds_in(session.state(), deck_of(Seat::Union));
  EXPECT_EQ(hand.size(), 14U) << "6 x 2.40, rounded down";
  std::vector<std::int16_t> all = hand;
  all.insert(all.end(), deck.begin(), deck.end());
  std::sort(all.begin(), all.end());
  EXPECT_EQ(all, setup.decks[0]) << "the cards that were chosen, all and only these";
  EXPECT_EQ(kinds_in(session.state(), reserve_of(Seat::Confederate)).size(), 15U) << "the other side's are dealt";
}

TEST(Dixie_14_0_CustomBattleDecks, MusterByChance) {
  longroll::Setup setup = bull_run("three");
  deck_of_side(setup, Seat::Union) = deck_worth(Seat::Union, 240);
  const Session one(dixie(), setup, 1);
  const Session two(dixie(), setup, 2);
  EXPECT_NE(kinds_in(one.state(), reserve_of(Seat::Union)), kinds_in(two.state(), reserve_of(Seat::Union)));
}

TEST(Dixie_14_0_CustomBattleDecks, OfTheOtherSideOrTooSmallAreRefused) {
  longroll::Setup setup = bull_run("three");
  deck_of_side(setup, Seat::Union) = deck_worth(Seat::Confederate, 240);
  EXPECT_NE(describe(faults_of_setup(dixie(), setup)).find("fights for the other side"), std::string::npos);
  deck_of_side(setup, Seat::Union) = deck_worth(Seat::Union, 40);
  EXPECT_NE(describe(faults_of_setup(dixie(), setup)).find("10 cards or more"), std::string::npos);
  deck_of_side(setup, Seat::Union) = {3, 3, 4};
  EXPECT_NE(describe(faults_of_setup(dixie(), setup)).find("twice"), std::string::npos);
  deck_of_side(setup, Seat::Union) = {9999};
  EXPECT_NE(describe(faults_of_setup(dixie(), setup)).find("that there is not"), std::string::npos);
}

/// A deck of exactly what the budget allows is taken, and one of a card more is refused with the budget's number.
void expect_budget(const longroll::Setup& bare, int columns, Seat side, int points) {
  const Edition& edition = edition_of(bare);
  EXPECT_EQ(budget_of(edition, columns, side), points);
  longroll::Setup setup = bare;
  deck_of_side(setup, side) = deck_worth(side, points, edition);
  const int spent = points_of(edition, deck_of_side(setup, side));
  EXPECT_LE(spent, points);
  EXPECT_EQ(describe(faults_of_setup(dixie(), setup)), "");
  deck_of_side(setup, side) = deck_worth(side, points + 40, edition);
  ASSERT_GT(points_of(edition, deck_of_side(setup, side)), points);
  EXPECT_NE(describe(faults_of_setup(dixie(), setup)).find("more than the " + std::to_string(points)),
            std::string::npos);
}

TEST(Dixie_14_1_BullRun, AllowsTwoHundredAndFortyPointsOrFourHundred) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    expect_budget(bull_run("three"), 3, side, 240);
    expect_budget(bull_run("five"), 5, side, 400);
  }
}

TEST(Dixie_14_2_Shiloh, AllowsTheUnionThreeHundredPointsAndTheConfederatesLess) {
  expect_budget(battle("shiloh"), 3, Seat::Union, 300);
  expect_budget(battle("shiloh"), 3, Seat::Confederate, 225);
}

TEST(Dixie_14_2_Shiloh, HasNoFiveColumns) {
  longroll::Setup five = battle("shiloh", "five");
  EXPECT_NE(describe(faults_of_setup(dixie(), five)), "");
}

TEST(Dixie_14_3_Gettysburg, AllowsMorePointsForFiveColumns) {
  expect_budget(battle("gettysburg"), 3, Seat::Union, 300);
  expect_budget(battle("gettysburg"), 3, Seat::Confederate, 270);
  expect_budget(battle("gettysburg", "five"), 5, Seat::Union, 500);
  expect_budget(battle("gettysburg", "five"), 5, Seat::Confederate, 450);
}

TEST(Dixie_14_0_CustomBattleDecks, TravelInWordsLinksAndJournals) {
  longroll::Setup setup = bull_run("five");
  ASSERT_TRUE(set_option(dixie(), setup, "deck.csa",
                         [&] {
                           longroll::Setup other = setup;
                           deck_of_side(other, Seat::Confederate) = deck_worth(Seat::Confederate, 400);
                           return deck_words(dixie(), other, Seat::Confederate);
                         }())
                  .empty());
  EXPECT_EQ(setup.decks[1], deck_worth(Seat::Confederate, 400));
  const Session session(dixie(), setup, 3);
  for (const std::string& link : {*game_link(session), position_link(dixie(), setup, session.state())}) {
    const Result<Session> opened = open_link(dixie(), link, 4);
    ASSERT_TRUE(opened.ok()) << describe(opened.faults());
    EXPECT_EQ(opened.value().setup(), setup);
    EXPECT_EQ(opened.value().state(), session.state());
  }
}

TEST(Dixie_13_8_FivePositions, DealDecksInTheRatioOfTheBudgets) {
  const Session session(dixie(), bull_run("five"), 1);
  EXPECT_EQ(kinds_in(session.state(), reserve_of(Seat::Union)).size(), 30U) << "18 x 400 / 240";
  EXPECT_EQ(kinds_in(session.state(), deck_of(Seat::Union)).size(), 20U);
  EXPECT_EQ(kinds_in(session.state(), reserve_of(Seat::Confederate)).size(), 25U);
}

TEST(Dixie_13_8_FivePositions, AreAllDeployedIn) {
  for (const int five : {0, 1}) {
    Table t(Seat::Confederate, Phase::Deployment);
    t.choose(Option::Battleline, five);
    t.csa("va", infantry(2));
    EXPECT_EQ(t.is_offered("deploy va csa.left-center"), five == 1);
    EXPECT_EQ(t.is_offered("deploy va csa.right-center"), five == 1);
    EXPECT_TRUE(t.is_offered("deploy va csa.left"));
  }
}

TEST(Dixie_13_8_FivePositions, LeadStraightAcrossOnly) {
  Table t(Seat::Confederate, Phase::Move);
  t.choose(Option::Battleline, 1);
  t.csa("va", infantry(2)).at("csa.left-center");
  EXPECT_TRUE(t.is_offered("move va usa.right-center"));
  EXPECT_EQ(t.refused("move va usa.left-center"), "8.0");
}

TEST(Dixie_13_8_FivePositions, ThreeOfThemWin) {
  Table t(Seat::Confederate, Phase::Move);
  t.choose(Option::Battleline, 1);
  t.csa("va", infantry(2)).at("usa.left");
  t.csa("nc", infantry(2)).at("usa.left-center");
  t.csa("ga", infantry(2)).at("csa.center");
  EXPECT_FALSE(t.outcome().over) << "two do not";
  t.act("move ga usa.center");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
}

}  // namespace
}  // namespace longroll::dixie::test
