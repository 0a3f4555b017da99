// The lesson of the campaign: what it rings on the map makes the decision that it means.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/page/campaign_screen.h"
#include "web/views/lesson.h"

namespace longroll::web::campaign {
namespace {

LessonText one_turn() {
  std::ifstream file("assets/lessons/campaign-one-turn.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return read_lesson(text, "lesson").value();
}

/// What is ringed on the map (views/lesson_panel.cpp); kNoTarget: nothing there.
std::int32_t ringed(Screen& screen, const Action& next) {
  for (const GameView::Part part : {GameView::Part::Piece, GameView::Part::Place}) {
    if (const auto rect = screen.view().where(next, part)) {
      return screen.view().pick(rect->centre(), 0);
    }
  }
  return kNoTarget;
}

TEST(CampaignLesson, WhatIsRingedOnTheMapMakesTheDecisionThatItMeans) {
  const LessonText text = one_turn();
  Result<Session> begun = Lesson::start(text, *the_game().game);
  ASSERT_TRUE(begun);
  Lesson lesson(text);
  Screen screen(begun.value(), Area::Form::Wide);
  int buttons = 0;
  int pressed = 0;
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    const Session& session = screen.model().session();
    lesson.follow(session);
    const std::optional<Action> next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool is_water = is_action<cw::verbs::RunTo>(*next);  // the nearest side of the hex is meant
    if (!is_water && session.to_act() == text.side && !lesson.makes_next(session) &&
        screen.helper().is_on_table(*next)) {
      screen.view().capabilities().lesson_guide->bring_into_sight(*next);
      screen.controls();  // a frame, in which the map goes there
      if (const std::int32_t button = Page(session).adapter.button_before(*next); button != kNoTarget) {
        screen.press_target(button);
        ++buttons;
      }
      if (const std::int32_t target = ringed(screen, *next); target != kNoTarget) {
        screen.press_target(target);
        if (session.ply_count() == n && is_action<cw::verbs::TakeShips>(*next)) {
          screen.decide(*next);  // a panel asks which vessels of the zone go
        }
        ASSERT_EQ(session.ply_count(), n + 1) << text.script[n];
        EXPECT_EQ(session.choice(n), *next) << text.script[n];
        ++pressed;
        continue;
      }
    }
    screen.decide(*next);
    ASSERT_EQ(session.ply_count(), n + 1) << text.script[n];
  }
  lesson.follow(screen.model().session());
  EXPECT_TRUE(lesson.is_done());
  EXPECT_TRUE(lesson.is_followed());
  EXPECT_EQ(buttons, 1) << "Build a depot, then the hex";
  EXPECT_GT(pressed, 5);
}

}  // namespace
}  // namespace longroll::web::campaign
