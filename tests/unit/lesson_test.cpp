// A lesson that is shipped can be played as it is written: each decision is lawful when its turn comes, what is said is
// said to the learner, every rule that it cites has help, and he wins.
#include "web/views/lesson.h"

#include <gtest/gtest.h>

#include "engine/games/dixie/game.h"
#include "tests/support/shipped.h"
#include "web/games/dixie/rule_help.h"

namespace longroll::web {
namespace {

const Game& game() {
  static const auto kGame = test::shipped_game("dixie");
  return *kGame;
}

LessonText first_battle() { return read_lesson(test::asset_text("lessons/dixie-first-battle.json"), "lesson").value(); }

TEST(Lesson, TheFirstBattleIsWonByItsScript) {
  const LessonText text = first_battle();
  Result<Session> started = Lesson::start(text, game());
  ASSERT_TRUE(started);
  Session session = std::move(started).value();
  Lesson lesson(text);
  std::size_t said = 0;
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    lesson.follow(session);
    ASSERT_TRUE(lesson.is_followed());
    const auto next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool speaks = said < text.steps.size() && text.steps[said].at == n;
    EXPECT_TRUE(!speaks || session.to_act() == text.side) << "the learner, and he alone, is told what to do: " << n;
    EXPECT_EQ(lesson.makes_next(session), !speaks && session.to_act() == text.side)
        << "what is not told is made: " << n;
    said += speaks ? 1 : 0;
    ASSERT_FALSE(session.submit(session.to_act(), *next)) << n << ": " << text.script[n];
  }
  EXPECT_EQ(said, text.steps.size());
  const Outcome outcome = game().outcome(session.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, text.side);
}

TEST(Lesson, IsShortAndMakesNothingForWhoHasGoneBack) {
  const LessonText text = first_battle();
  EXPECT_LE(text.steps.size(), 25U);
  Session session = Lesson::start(text, game()).value();
  Lesson lesson(text);
  lesson.follow(session);
  ASSERT_FALSE(session.submit(session.to_act(), *lesson.awaited(session)));
  lesson.follow(session);
  ASSERT_TRUE(lesson.makes_next(session));
  lesson.hold();
  EXPECT_FALSE(lesson.makes_next(session));
  lesson.release();
  EXPECT_TRUE(lesson.makes_next(session));
}

TEST(Lesson, WhatItCitesHasHelp) {
  std::string help;
  for (const HelpPage& page : dixie::read_rule_help(test::asset_text(dixie::kRuleHelpFile))) {
    for (const std::string& words : page.paragraphs) {
      help += words + "\n";
    }
  }
  for (const LessonStep& step : first_battle().steps) {
    EXPECT_NE(help.find("[" + step.rule + "]"), std::string::npos) << step.rule;
  }
}

TEST(Lesson, IsLeftByAnotherDecisionAndFoundAgainByTakingItBack) {
  const LessonText text = first_battle();
  Session session = Lesson::start(text, game()).value();
  Lesson lesson(text);
  lesson.follow(session);
  ASSERT_NE(lesson.step(), nullptr);
  Actions actions;
  game().actions(session.state(), actions);
  for (const Action& action : actions) {
    if (game().text(session.state(), action) != text.script[text.begin]) {
      ASSERT_FALSE(session.submit(session.to_act(), action));
      break;
    }
  }
  lesson.follow(session);
  EXPECT_FALSE(lesson.is_followed());
  EXPECT_FALSE(lesson.awaited(session));
  session.undo(1);
  lesson.follow(session);
  EXPECT_TRUE(lesson.is_followed());
  EXPECT_TRUE(lesson.awaited(session));
}

TEST(Lesson, AFaultyOneIsRefused) {
  for (const std::string_view text : {"", "{}", "[]"}) {
    EXPECT_FALSE(read_lesson(text, "lesson")) << text;
  }
  std::string late = test::asset_text("lessons/dixie-first-battle.json");
  late.replace(late.find("\"at\":24"), 7, "\"at\":19");
  EXPECT_FALSE(read_lesson(late, "lesson")) << "steps stand in their order";
}

}  // namespace
}  // namespace longroll::web
