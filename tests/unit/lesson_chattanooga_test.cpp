// The lesson of Chattanooga: one couplet of Wauhatchie that can be played as it is written.
#include <gtest/gtest.h>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/support/shipped.h"
#include "tests/unit/lesson_play.h"

namespace longroll::web {
namespace {

namespace ch = longroll::chattanooga;

const ch::Chattanooga& game() {
  static const auto kGame = test::shipped_game("chattanooga");
  return static_cast<const ch::Chattanooga&>(*kGame);
}

LessonText unguarded_guns() {
  return read_lesson(test::asset_text("lessons/chattanooga-unguarded-guns.json"), "lesson").value();
}

/// Of the learner's decisions only those are made for him to which there is one answer.
TEST(LessonOfChattanooga, TenStepsSpeakToTheLearnerAlone) {
  const LessonText text = unguarded_guns();
  EXPECT_EQ(text.steps.size(), 10U);
  Lesson lesson(text);
  Session session = Lesson::start(text, game()).value();
  std::size_t said = 0;
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    lesson.follow(session);
    const auto next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool speaks = said < text.steps.size() && text.steps[said].at == n;
    const bool has_choice = game().prompt(session.state()).choices.size() > 1;
    EXPECT_EQ(speaks, session.to_act() == text.side && has_choice) << n;
    said += speaks ? 1 : 0;
    ASSERT_FALSE(session.submit(session.to_act(), *next)) << n << ": " << text.script[n];
  }
  EXPECT_EQ(said, text.steps.size());
}

/// Chattanooga 4.2: it begins and ends with the Confederate Movement Phase of a couplet.
TEST(LessonOfChattanooga, ItIsOneCoupletInWhichABatteryIsTaken) {
  Lesson lesson(unguarded_guns());
  const Session begun = Lesson::start(lesson.text(), game()).value();
  EXPECT_EQ(begun.state().track(ch::track(ch::Track::Couplet)), 2);
  EXPECT_EQ(game().field(begun.state()).phase(), ch::Phase::Movement);
  const Session session = played(lesson, game(), lesson.text().script.size());
  EXPECT_TRUE(lesson.is_done());
  EXPECT_TRUE(lesson.is_followed());
  const ch::Field field = game().field(session.state());
  EXPECT_EQ(session.state().track(ch::track(ch::Track::Couplet)), 3);
  EXPECT_EQ(field.phase(), ch::Phase::Movement);
  EXPECT_EQ(field.phasing(), Seat::Confederate);
  EXPECT_EQ(ch::victory_points(field, Seat::Confederate), 2) << "the battery is captured";
  EXPECT_TRUE(field.has_units(*hex_named("1352"), Seat::Confederate)) << "and its hex taken and held";
}

TEST(LessonOfChattanooga, WhatItCitesHasHelp) {
  const std::string help = test::asset_text("games/chattanooga/help.json");
  for (const LessonStep& step : unguarded_guns().steps) {
    EXPECT_NE(help.find("[" + step.rule + "]"), std::string::npos) << step.rule;
  }
}

}  // namespace
}  // namespace longroll::web
