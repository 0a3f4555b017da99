// The sequence of play and the end of the war (3.2, 3.3).
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/campaign/rules/victory.h"
#include "engine/hexgame/fingerprint.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::Theatre;
using test::War;

TEST(Campaign_3_2_1_Sequence, TheHigherDieHasTheInitiativeAndTheConfederatesWinTies) {
  const auto first = [](int union_die, int confederate_die) {
    War war("1861");
    war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{}).pass_recruitment({union_die, confederate_die});
    return war.asked();
  };
  EXPECT_EQ(first(3, 2), Seat::Union);
  EXPECT_EQ(first(2, 3), Seat::Confederate);
  EXPECT_EQ(first(4, 4), Seat::Confederate);
}

TEST(Campaign_3_2_1_Sequence, FirstPlayerSecondPlayerTwice) {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{}).pass_recruitment({6, 1});
  for (const Seat side : {Seat::Union, Seat::Confederate, Seat::Union, Seat::Confederate}) {
    EXPECT_EQ(war.asked(), side);
    war.end_supply().act(verbs::EndMoves{});
  }
  if (war.is_at(StepKind::Surrender)) {  // 15.1: Springfield has not foraged and gives up
    war.roll({6});
  }
  EXPECT_EQ(war.field().turn(), 2);
  EXPECT_TRUE(war.is_at(StepKind::Recruitment)) << "the arrivals of the next turn";
  EXPECT_EQ(war.asked(), Seat::Union);
}

TEST(Campaign_3_2_Turns, SeventeenFromSpring1861) {
  const TurnTrack& turns = test::shipped_library().track_of_turns;
  EXPECT_EQ(turns.last_turn(), 17);
  EXPECT_EQ(turns.turn(1).season, Season::Spring);
  EXPECT_EQ(turns.turn(17).year, 1865);
}

/// The verdict with that economy and status on a turn.
int verdict_of(int turn, int size, int status, int last = kTurns, int factories = 0, std::string_view start = "1861",
               const Library& library = test::shipped_library()) {
  Theatre theatre;
  theatre.turn(turn);
  const auto set = [&](Track which, int value) {
    theatre.state().tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  };
  set(Track::PoliticalStatus, status);
  set(Track::LastTurn, last);
  set(Track::Scenario, longroll::hexgame::number_of_scenario(start));
  Economy economy;
  economy.centers = size - factories;
  economy.factories = factories;
  return verdict(Field(library, theatre.state()), economy);
}

TEST(Campaign_3_3_HowToWin, BelowSurvivalTheUnionAboveVictoryTheConfederates) {
  EXPECT_EQ(verdict_of(1, 23, 2), -1) << "21 in the first turn: 12 to 23";
  EXPECT_EQ(verdict_of(1, 26, 2), 1);
  EXPECT_EQ(verdict_of(1, 25, 2), -1) << "23 is not above 23";
  EXPECT_EQ(verdict_of(1, 14, 2), -1);
  EXPECT_EQ(verdict_of(1, 13, 2), 0);
  EXPECT_EQ(verdict_of(6, 23, 2), 1) << "a Union that stands still has lost in summer 1862";
  EXPECT_EQ(verdict_of(5, 23, 2), -1);
  EXPECT_EQ(verdict_of(17, 4, 0), 2) << "nobody has won";
  EXPECT_EQ(verdict_of(1, 26, 2, kTurns, 1), -1) << "factories do not count for a victory";
  EXPECT_EQ(verdict_of(1, 14, 2, kTurns, 1), -1) << "but for survival";
}

TEST(Campaign_3_3_HowToWin, AGameOfOneYearGoesByItsPar) {
  EXPECT_EQ(verdict_of(4, 23, 2, 4), 1) << "21 of 20 1/2";
  EXPECT_EQ(verdict_of(4, 22, 2, 4), 0) << "20";
  EXPECT_EQ(verdict_of(4, 22, 2), -1) << "in the whole war it goes on";
  EXPECT_EQ(verdict_of(12, 9, 0, 12, 0, "1863"), 1) << "9 of 8";
  EXPECT_EQ(verdict_of(12, 7, 0, 12, 0, "1863"), 0) << "7";
  EXPECT_EQ(verdict_of(12, 6, 0, kTurns, 0, "1863"), -1) << "in the whole war it goes on";
}

TEST(Campaign_3_3_HowToWin, OnParNobodyHasWon) {
  Library library = test::shipped_library();
  library.track_of_turns.years[2].par_halves = 18;
  EXPECT_EQ(verdict_of(12, 10, 0, 12, 0, "1863", library), 1);
  EXPECT_EQ(verdict_of(12, 9, 0, 12, 0, "1863", library), 2);
  EXPECT_EQ(verdict_of(12, 8, 0, 12, 0, "1863", library), 0);
}

TEST(Campaign_3_3_HowToWin, WhoStandsStillLosesAndTheGameIsOver) {
  War war("1861");
  war.act(verbs::EndSetUp{}).act(verbs::EndSetUp{});
  for (int i = 0; i < 200 && war.asked() != Seat::Nobody; ++i) {
    if (war.asked() == Seat::Chance) {
      war.roll({1});
    } else if (war.is_at(StepKind::Recruitment) || war.is_at(StepKind::Building)) {
      war.act(verbs::EndRecruitment{});
    } else if (war.is_at(StepKind::KentuckyJoins)) {
      war.act_first();
    } else {
      war.end_supply().act(verbs::EndMoves{});
    }
  }
  EXPECT_EQ(war.asked(), Seat::Nobody);
  EXPECT_EQ(war.field().turn(), 6);
  EXPECT_EQ(test::shipped_campaign().outcome(war.state()).winner, Seat::Confederate);
}

/// Plays on until the turn is over: nobody does anything, and every die shows that number.
State passed(State state, int die) {
  const Campaign& game = test::shipped_campaign();
  const int turn = state.track(track(Track::Turn));
  const auto is_idle = [](const Action& action) {
    const Do verb = verb_of(action);
    return verb == Do::EndSetUp || verb == Do::EndRecruitment || verb == Do::EndSupply || verb == Do::EndWorks ||
           verb == Do::EndMoves || verb == Do::Pass || verb == Do::Halt;
  };
  Actions lawful;
  Events events;
  while (game.to_act(state) != Seat::Nobody && state.track(track(Track::Turn)) == turn) {
    events.clear();
    if (game.to_act(state) == Seat::Chance) {
      game.apply(state, game.chance(state).outcome(die - 1), events);
      continue;
    }
    game.actions(state, lawful);
    const auto idle = std::find_if(lawful.begin(), lawful.end(), is_idle);
    const Action action = idle != lawful.end() ? *idle : lawful.front();
    game.apply(state, action, events);
  }
  return state;
}

TEST(Campaign_3_3_HowToWin, NoStartIsDecidedByItsFirstCheckWhenBothSidesPass) {
  const Campaign& game = test::shipped_campaign();
  for (int start = 0; start < 4; ++start) {
    for (const int length : {0, 1}) {
      for (const int die : {1, 6}) {
        const State state = passed(game.setup({start, {length}, {}}), die);
        EXPECT_NE(game.to_act(state), Seat::Nobody) << game.info().scenarios[static_cast<std::size_t>(start)].id;
      }
    }
  }
}

/// The start in that turn, with a status with which neither side wins before the last turn: 3.3 compares economy less
/// politics with both limits.
State year_in_turn(int start, int length, int turn) {
  const Campaign& game = test::shipped_campaign();
  State state = game.setup({start, {length}, {}});
  const auto set = [&](Track which, int value) {
    state.tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  };
  set(Track::Turn, turn);
  const TurnBox& box = game.data_of(state).turn(turn);
  const int economy = economy_now(game.field(state)).size();
  set(Track::PoliticalStatus, economy - (box.survival + box.victory) / 2);
  return state;
}

/// Every year: its last turn is played to its end and is the last; the turn before is not, and in the whole war the
/// same turn is not either.
TEST(Campaign_3_3_HowToWin, OneYearEndsAfterItsLastTurn) {
  const Campaign& game = test::shipped_campaign();
  for (int start = 0; start < 4; ++start) {
    const int last = 4 * (start + 1);
    EXPECT_EQ(game.setup({start, {1}, {}}).track(track(Track::LastTurn)), last);
    const auto is_over = [&](int length, int turn) {
      const State after = passed(year_in_turn(start, length, turn), 3);
      return game.to_act(after) == Seat::Nobody;
    };
    EXPECT_TRUE(is_over(1, last)) << last;
    EXPECT_FALSE(is_over(1, last - 1)) << last;
    EXPECT_FALSE(is_over(0, last)) << last << " of the whole war";
  }
}

}  // namespace
}  // namespace longroll::campaign
