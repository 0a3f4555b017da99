// The table and what happens on it: events, luck, sessions, odds. Played with the toy game of tests/conform.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/now.h"
#include "engine/play/odds.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "engine/table/pile.h"
#include "tests/conform/toy/toy.h"

namespace longroll {
namespace {

TEST(Events, EachKindIsTakenBack) {
  State state;
  state.tracks = {0, 5};
  state.ground = {0, 7, 0};
  Events events;
  Now now(state, events);
  std::vector<State> before = {state};
  const auto step = [&] { before.push_back(state); };
  const PieceId piece = now.make(3, 1, Seat::Confederate), again = now.make(4, 1, Seat::Union);
  before.insert(before.begin() + 1, before[0]);
  enact(before[1], events[0]);
  step();
  now.move(piece, 2), step();
  now.turn(piece, 1), step();
  now.mark(piece, 7), step();
  now.flag(again, 0xFFFFU), step();
  now.lower(again, 0x00F0U), step();
  now.note(piece, -9), step();
  now.set(1, -3), step();
  now.mark_ground(1, 0xFF), step();
  now.begin(2, 1, 2, 3, 4, 5), step();
  now.set_local(4, -1), step();
  now.end(), step();
  now.rolled(6, 6, piece), step();
  now.remark(1, 2, 3), step();
  ASSERT_EQ(events.size() + 1, before.size());
  EXPECT_EQ(state.piece(again).flags, 0xFF0FU);
  for (std::size_t i = events.size(); i-- > 0;) {
    retract(state, events[i]);
    EXPECT_EQ(state, before[i]) << "event " << i;
  }
}

TEST(Events, WhatChangesNothingIsNotWritten) {
  State state;
  state.tracks = {4};
  state.ground = {9};
  Events events;
  Now now(state, events);
  const PieceId piece = now.make(0, 1, Seat::Union);
  now.move(piece, 1);
  now.turn(piece, 0);
  now.raise(piece, 0);
  now.set(0, 4);
  now.mark_ground(0, 9);
  EXPECT_EQ(events.size(), 1U);
}

#ifdef GTEST_HAS_DEATH_TEST  // WebAssembly has no child processes
TEST(EventsDeathTest, AnEventThatDoesNotFitStopsTheProgram) {
  State state;
  state.tracks = {4};
  EXPECT_DEATH(enact(state, {EventKind::TrackSet, {0, 5, 6}}), "old value");
  EXPECT_DEATH(enact(state, {EventKind::TrackSet, {1, 0, 6}}), "no such track");
  EXPECT_DEATH(enact(state, {EventKind::GroundMarked, {0, 0, 6}}), "no such place");
  EXPECT_DEATH(enact(state, {EventKind::PieceMoved, {0, 0, 6}}), "no such piece");
  EXPECT_DEATH(enact(state, {EventKind::StepEnded, {0}}), "no step");
}
#endif

TEST(Pile, HoldsThePiecesThatShareAPlace) {
  State state;
  state.pieces = {{0, 2}, {1, 3}, {2, 2}, {3, 2}};
  EXPECT_EQ(size_of_pile(state, 2), 3);
  EXPECT_EQ(nth_of_pile(state, 2, 1), 2);
  EXPECT_EQ(size_of_pile(state, 9), 0);
}

TEST(Luck, DictatedDiceComeFirstAndFitOnly) {
  const Chance die{Chance::Kind::Die, 0, 6, 1, "1"};
  const Chance draw{Chance::Kind::Draw, 0, 4, 0, "1"};
  Luck luck(1);
  luck.dictate({9, 0, 6, 1});
  EXPECT_FALSE(luck.pick(draw, 0).dictated) << "cards are not dice";
  EXPECT_EQ(luck.pick(die, 1).outcome, 5) << "a nine and a nought are on no die";
  EXPECT_EQ(luck.pick(die, 2).outcome, 0);
  EXPECT_FALSE(luck.pick(die, 3).dictated);
  EXPECT_EQ(luck.dictated_left(), 0U);
}

class SessionTest : public testing::Test {
 protected:
  Action nth(const Session& session, std::size_t n) const {
    Actions actions;
    game_->actions(session.state(), actions);
    return actions.at(n);
  }
  void act(Session& session, std::size_t n) const { ASSERT_FALSE(session.submit(session.to_act(), nth(session, n))); }
  std::unique_ptr<Game> game_ = toy::make_toy();
};

TEST_F(SessionTest, RefusesWithoutChangingAnything) {
  Session session(*game_, standard_setup(*game_), 1);
  const State before = session.state();
  EXPECT_EQ(session.submit(Seat::Confederate, nth(session, 0)).rule, "2.0");
  EXPECT_EQ(session.submit(Seat::Union, {99, {}}).rule, "2.1");
  EXPECT_EQ(session.state(), before);
  EXPECT_EQ(session.ply_count(), 0U);
}

TEST_F(SessionTest, UndoStopsAtDiceAndRevelations) {
  Session open(*game_, {0, {0, 1}}, 1);
  act(open, 0);  // the other is asked, and holds nothing that is not known
  EXPECT_TRUE(open.can_undo(Seat::Union));
  EXPECT_FALSE(open.can_undo(Seat::Confederate));
  Session session(*game_, standard_setup(*game_), 1);
  act(session, 0);  // the other is asked, which may hang on the hand that he hides
  EXPECT_FALSE(session.can_undo(Seat::Union));
  EXPECT_FALSE(session.can_undo(Seat::Confederate));
  act(session, 0);  // challenged: the card is turned and a die rolls
  EXPECT_FALSE(session.can_undo(Seat::Confederate));
  EXPECT_TRUE(session.ply(1).barrier);
}

TEST_F(SessionTest, UndoneAndDoneAgainTheDiceAreTheSame) {
  Session session(*game_, {1, {1, 0}}, 99);
  while (is_player(session.to_act())) {
    act(session, 0);
  }
  const State end = session.state();
  const std::uint32_t chances = session.chance_count();
  session.undo(9);
  EXPECT_LT(session.chance_count(), chances);
  while (is_player(session.to_act())) {
    act(session, 0);
  }
  EXPECT_EQ(session.state(), end);
}

TEST_F(SessionTest, DictatedRollsAreKeptInTheJournalAndForgottenByUndo) {
  Session session(*game_, standard_setup(*game_), 3);
  act(session, 0);
  session.dictate({1});
  act(session, 0);
  ASSERT_EQ(session.journal()->dictated.size(), 1U);
  EXPECT_EQ(session.journal()->dictated[0].outcome, 0);
  const Result<Session> again = Session::replay(*game_, *session.journal());
  EXPECT_EQ(again.value().state(), session.state());
  session.undo(1);
  EXPECT_TRUE(session.journal()->dictated.empty());
}

TEST_F(SessionTest, ReplaySaysWhichChoiceIsNotLawful) {
  Session session(*game_, standard_setup(*game_), 3);
  act(session, 0);
  act(session, 1);
  Journal journal = *session.journal();
  journal.choices[1] = journal.choices[0];
  EXPECT_EQ(Session::replay(*game_, journal).faults().front().where, "choice 2");
  journal.data_hash ^= 1U;
  journal.rules_version += 1;
  EXPECT_EQ(Session::replay(*game_, journal).faults().size(), 2U);
}

TEST_F(SessionTest, FromAPositionThereIsNoJournal) {
  Session session(*game_, standard_setup(*game_), 3);
  act(session, 0);
  Session from(*game_, session.setup(), session.state(), 8);
  EXPECT_FALSE(from.journal());
  EXPECT_EQ(from.state(), session.state());
}

/// The odds of a challenge, worked out by hand: a card of strength s holds on s sides of six.
TEST_F(SessionTest, OddsAreThoseOfTheDie) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Session session(*game_, standard_setup(*game_), seed);
    act(session, 0);
    const int strength = session.state().piece(nth_of_pile(session.state(), 4, 0)).kind % 6 + 1;
    const std::optional<Odds> odds = odds_in(*game_, session.state(), nth(session, 0));
    ASSERT_TRUE(odds);
    std::uint64_t holds = 0;
    std::uint64_t sum = 0;
    for (const Share& share : odds->shares) {
      holds += share.summary == "usa.score +2" ? share.weight : 0;
      sum += share.weight;
    }
    EXPECT_EQ(sum, odds->total);
    EXPECT_EQ(holds * 6, odds->total * static_cast<std::uint64_t>(strength));
  }
}

/// Who challenges does not see the card: its odds are those of what it may be, the same whichever it is.
TEST_F(SessionTest, OddsBeforeADecisionDoNotTellWhatLiesFaceDown) {
  longroll::Setup setup = standard_setup(*game_);
  Session session(*game_, setup, 3);
  act(session, 0);
  const Seat seat = session.to_act();
  const View view = game_->view(session.state(), seat);
  const std::optional<Odds> shown = odds_of(*game_, view, nth(session, 0));
  ASSERT_TRUE(shown);
  EXPECT_TRUE(shown->is_estimate);
  Rng rng(1);
  bool differed = false;
  for (int i = 0; i < 20; ++i) {
    const std::optional<State> guess = game_->guess(view, rng);
    ASSERT_TRUE(guess);
    EXPECT_EQ(odds_of(*game_, game_->view(*guess, seat), nth(session, 0)), shown);
    differed =
        differed || odds_in(*game_, *guess, nth(session, 0)) != odds_in(*game_, session.state(), nth(session, 0));
  }
  EXPECT_TRUE(differed) << "counted on the table itself they would tell";
}

TEST(LuckTest, DiceOfTenSidesShowZeroToNine) {
  const Chance ten{Chance::Kind::Die, 1, 10, 0, ""};
  Luck luck(1);
  luck.dictate({0, 9, 10, 4});
  EXPECT_EQ(luck.pick(ten, 0).outcome, 0);
  EXPECT_EQ(luck.pick(ten, 1).outcome, 9);
  EXPECT_EQ(luck.pick(ten, 2).outcome, 4) << "a ten is on no such die";
  std::vector<int> seen(10);
  for (std::uint32_t n = 0; n < 1000; ++n) {
    const Luck::Pick pick = luck.pick(ten, n);
    EXPECT_FALSE(pick.dictated);
    ++seen[static_cast<std::size_t>(pick.outcome)];
  }
  EXPECT_GT(*std::min_element(seen.begin(), seen.end()), 50);
}

TEST_F(SessionTest, OddsOfTooMuchOrOfNothingAreNotTold) {
  Session session(*game_, standard_setup(*game_), 1);
  act(session, 0);
  EXPECT_FALSE(odds_in(*game_, session.state(), nth(session, 0), 5));
}

}  // namespace
}  // namespace longroll
