// The lesson of Battles: a turn at the Stone Bridge that can be played as it is written.
#include <gtest/gtest.h>

#include "engine/games/battles/game.h"
#include "tests/support/shipped.h"
#include "tests/unit/lesson_play.h"

namespace longroll::web {
namespace {

const Game& game() {
  static const auto kGame = test::shipped_game("battles");
  return *kGame;
}

LessonText stone_bridge() {
  return read_lesson(test::asset_text("lessons/battles-stone-bridge.json"), "lesson").value();
}

TEST(LessonOfBattles, TwelveStepsSpeakToTheLearnerAlone) {
  Lesson lesson(stone_bridge());
  const LessonText& text = lesson.text();
  EXPECT_EQ(text.steps.size(), 12U);
  std::size_t said = 0;
  Session session = Lesson::start(text, game()).value();
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    lesson.follow(session);
    const auto next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool speaks = said < text.steps.size() && text.steps[said].at == n;
    EXPECT_EQ(speaks, session.to_act() == text.side) << n;
    said += speaks ? 1 : 0;
    ASSERT_FALSE(session.submit(session.to_act(), *next)) << n << ": " << text.script[n];
  }
  EXPECT_EQ(said, text.steps.size());
}

TEST(LessonOfBattles, TheDefendersRetreatAndTheBridgeIsTaken) {
  Lesson lesson(stone_bridge());
  const Session session = played(lesson, game(), lesson.text().script.size());
  std::string told;
  for (std::size_t n = lesson.text().begin; n < session.ply_count(); ++n) {
    told += lesson.text().script[n] + "\n";
  }
  EXPECT_NE(told.find("retreat csa.evans"), std::string::npos);
  EXPECT_NE(told.find("advance usa.sherman"), std::string::npos);
  EXPECT_FALSE(game().outcome(session.state()).over);
}

TEST(LessonOfBattles, ItIsDoneAtTheEndOfItsScriptAndLeftBehindByTheNextDecision) {
  Lesson lesson(stone_bridge());
  Session session = played(lesson, game(), lesson.text().script.size());
  EXPECT_TRUE(lesson.is_done());
  EXPECT_TRUE(lesson.is_followed());
  EXPECT_FALSE(lesson.is_left_behind());
  Actions actions;
  game().actions(session.state(), actions);
  ASSERT_FALSE(session.submit(session.to_act(), *actions.begin()));
  lesson.follow(session);
  EXPECT_TRUE(lesson.is_left_behind());
}

TEST(LessonOfBattles, AnotherDecisionBeforeTheEndDoesNotLeaveItBehind) {
  Lesson lesson(stone_bridge());
  Session session = played(lesson, game(), lesson.text().begin + 1);
  ASSERT_FALSE(session.submit(session.to_act(), *game().parse(session.state(), "halt")));
  lesson.follow(session);
  EXPECT_FALSE(lesson.is_followed());
  EXPECT_FALSE(lesson.is_left_behind());
}

TEST(LessonOfBattles, WhatItCitesHasHelp) {
  const std::string help = test::asset_text("games/battles/help.json");
  for (const LessonStep& step : stone_bridge().steps) {
    EXPECT_NE(help.find(step.rule), std::string::npos) << step.rule;
  }
}

}  // namespace
}  // namespace longroll::web
