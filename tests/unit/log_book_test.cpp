// The log is told once, whatever way the game is wound, and reads as if it were told afresh.
#include "engine/play/log_book.h"

#include <gtest/gtest.h>

#include <cctype>

#include "engine/core/rng.h"
#include "engine/play/setup.h"
#include "tests/conform/toy/toy.h"
#include "tests/rules/battles/skirmish.h"

namespace longroll {
namespace {

Session random_game(const Game& game, std::uint64_t seed, std::size_t plies) {
  Session session(game, standard_setup(game), seed);
  Rng rng(seed, 1);
  Actions actions;
  while (is_player(session.to_act()) && session.ply_count() < plies) {
    game.actions(session.state(), actions);
    session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return session;
}

LogBook fresh(std::size_t first = 0) {
  return {Seat::Union, [](const State&, const Event&) { return Seat::Nobody; }, first};
}

std::string words_of(std::span<const LogLine> lines) {
  std::string all;
  for (const LogLine& line : lines) {
    all += std::to_string(line.ply) + " " + std::string(id_of(line.seat)) + " " + line.text + "\n";
  }
  return all;
}

std::string afresh(const Session& session, std::size_t n) {
  LogBook book = fresh();
  book.tell(session, n);
  book.show(n);
  return words_of(book.lines());
}

class LogBookOf : public testing::TestWithParam<int> {
 protected:
  const std::shared_ptr<const Game> game_ = GetParam() == 0
                                                ? std::shared_ptr<const Game>(toy::make_toy())
                                                : battles::test::skirmish(static_cast<std::uint64_t>(GetParam()));
};

TEST_P(LogBookOf, EveryMomentReadsAsIfToldAfresh) {
  const Session session = random_game(*game_, 5, 400);
  LogBook book = fresh();
  book.tell(session, session.ply_count());
  Rng rng(3);
  for (int i = 0; i < 60; ++i) {
    const std::size_t n = rng.below(static_cast<std::uint32_t>(session.ply_count() + 1));
    book.show(n);
    ASSERT_EQ(words_of(book.lines()), afresh(session, n)) << "after " << n;
  }
}

TEST_P(LogBookOf, WhatIsTakenBackIsForgotten) {
  Session session = random_game(*game_, 8, 300);
  LogBook book = fresh();
  Rng rng(4);
  Actions actions;
  for (int i = 0; i < 20 && session.ply_count() > 0; ++i) {
    book.follow(session);
    book.tell(session, session.ply_count(), rng.below(400));
    session.undo(rng.below(static_cast<std::uint32_t>(session.ply_count())));
    for (std::uint32_t more = rng.below(30); more > 0 && is_player(session.to_act()); --more) {
      game_->actions(session.state(), actions);
      session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    book.follow(session);
    book.tell(session, session.ply_count());
    book.show(session.ply_count());
    ASSERT_EQ(words_of(book.lines()), afresh(session, session.ply_count()));
  }
}

TEST_P(LogBookOf, ABookOfTheLatestPliesEndsAsTheWholeOne) {
  const Session session = random_game(*game_, 11, 300);
  const std::size_t from = session.ply_count() / 2;
  LogBook late = fresh(from);
  late.tell(session, session.ply_count());
  late.show(session.ply_count());
  const std::string whole = afresh(session, session.ply_count());
  ASSERT_FALSE(late.lines().empty());
  EXPECT_TRUE(whole.ends_with(words_of(late.lines().subspan(1)))) << words_of(late.lines());
}

/// What is said of a ply beside its events is a line of its own wherever the log is wound, and goes with its ply.
TEST_P(LogBookOf, AnAsideStandsBeforeTheLinesOfItsPly) {
  Session session = random_game(*game_, 8, 300);
  const std::size_t passed = session.ply_count() / 2;
  const auto aside = [&](const Session&, std::size_t ply) {
    return std::string(ply >= passed ? "Nothing to do." : "");
  };
  LogBook book(
      Seat::Union, [](const State&, const Event&) { return Seat::Nobody; }, 0, aside);
  book.tell(session, session.ply_count());
  const auto asides = [&] {
    std::size_t count = 0;
    for (const LogLine& line : book.lines()) {
      if (line.text == "Nothing to do.") {
        EXPECT_GE(line.ply, passed);
        EXPECT_EQ(line.seat, session.ply(line.ply).seat);
        ++count;
      }
    }
    return count;
  };
  const std::size_t all = asides();
  EXPECT_GT(all, 0U);
  EXPECT_EQ(all, session.ply_count() - passed);
  const auto letters = [](std::span<const LogLine> lines) {
    std::string out;
    for (const LogLine& line : lines) {
      for (const char c : line.text == "Nothing to do." ? std::string() : line.text) {
        out += std::isalnum(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::tolower(c)) : '\0';
      }
    }
    std::erase(out, '\0');
    return out;
  };
  LogBook plain = fresh();
  plain.tell(session, session.ply_count());
  const std::string with = letters(book.lines());
  const std::string without = letters(plain.lines());
  EXPECT_EQ(with, without) << "nothing is lost of what events told";
  book.show(passed);
  EXPECT_EQ(asides(), 0U);
  book.show(session.ply_count());
  EXPECT_EQ(asides(), all);
  session.undo(static_cast<std::size_t>(session.ply_count() - passed));
  book.follow(session);
  book.tell(session, session.ply_count());
  EXPECT_EQ(asides(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Games, LogBookOf, testing::Values(0, 1, 2));

class SessionOf : public LogBookOf {};

TEST_P(SessionOf, SeekingIsReplaying) {
  const Session session = random_game(*game_, 2, 1500);
  std::vector<State> states{session.state_at(0)};
  std::vector<std::uint64_t> traces{session.trace_at(0)};
  Session again(*game_, session.setup(), session.seed());
  EXPECT_EQ(again.trace(), traces.front());
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    again.play(session.ply(n).action);
    states.push_back(again.state());
    traces.push_back(again.trace());
  }
  for (std::size_t n = 0; n <= session.ply_count(); ++n) {
    ASSERT_EQ(session.state_at(n), states[n]) << n;
    ASSERT_EQ(session.trace_at(n), traces[n]) << n;
  }
  while (again.ply_count() > 0) {
    again.undo(std::min<std::size_t>(again.ply_count(), 1 + again.ply_count() / 3));
    ASSERT_EQ(again.state(), states[again.ply_count()]);
    ASSERT_EQ(again.trace(), traces[again.ply_count()]);
    for (std::size_t n = 0; n <= again.ply_count(); n += 17) {
      ASSERT_EQ(again.state_at(n), states[n]);
    }
  }
}

TEST_P(SessionOf, FromABookmarkItGoesOnAsTheSameGame) {
  const Session whole = random_game(*game_, 6, 700);
  const std::optional<Journal> journal = whole.journal();
  for (const std::size_t at : {std::size_t{0}, whole.ply_count() / 2, whole.ply_count()}) {
    Session resumed = Session::resume(*game_, *journal, whole.bookmark(at));
    for (std::size_t n = at; n < whole.ply_count(); ++n) {
      resumed.play(whole.ply(n).action);
    }
    EXPECT_EQ(resumed.first_ply(), at);
    EXPECT_EQ(resumed.trace(), whole.trace());
    EXPECT_EQ(resumed.state(), whole.state());
    EXPECT_EQ(resumed.journal(), journal);
    Session past(*game_, whole.setup(), whole.seed());
    for (std::size_t n = 0; n + 1 < at; ++n) {
      past.play(whole.ply(n).action);
    }
    if (at > 0) {
      EXPECT_FALSE(resumed.adopt(past)) << "it is one decision short";
      past.play(whole.ply(at - 1).action);
    }
    EXPECT_TRUE(resumed.adopt(std::move(past)));
    EXPECT_EQ(resumed.first_ply(), 0U);
    for (std::size_t n = 0; n <= whole.ply_count(); n += 5) {
      ASSERT_EQ(resumed.state_at(n), whole.state_at(n));
      ASSERT_EQ(resumed.trace_at(n), whole.trace_at(n));
    }
  }
}

TEST_P(SessionOf, AnotherGameIsNotItsPast) {
  const Session whole = random_game(*game_, 6, 60);
  const Session other = random_game(*game_, 7, 60);
  const std::size_t at = std::min(whole.ply_count(), other.ply_count());
  Session resumed = Session::resume(*game_, *whole.journal(), whole.bookmark(at));
  Session past = other;
  past.undo(past.ply_count() - at);
  EXPECT_FALSE(resumed.adopt(std::move(past)));
  EXPECT_EQ(resumed.first_ply(), at);
}

INSTANTIATE_TEST_SUITE_P(Games, SessionOf, testing::Values(0, 1, 2));

}  // namespace
}  // namespace longroll
