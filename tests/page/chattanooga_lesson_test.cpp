// The lesson of Chattanooga is played from its first step to its last by what the screen offers.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/page/chattanooga_screen.h"
#include "web/views/lesson.h"

namespace longroll::web::chattanooga {
namespace {

LessonText unguarded_guns() {
  std::ifstream file("assets/lessons/chattanooga-unguarded-guns.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return read_lesson(text, "lesson").value();
}

/// What is clicked for a decision, as the page rings it (views/lesson_panel.cpp): the target that makes it at once,
/// else what lies at its piece or place. kNoTarget: nothing on the map is about it.
std::int32_t ringed(Screen& screen, const Action& next) {
  for (const Target& target : screen.view().targets()) {
    if (target.id != kNoTarget && target.action == next) {
      return target.id;
    }
  }
  for (const GameView::Part part : {GameView::Part::Piece, GameView::Part::Place}) {
    if (const auto rect = screen.view().where(next, part)) {
      return screen.view().pick(rect->centre(), 0);
    }
  }
  return kNoTarget;
}

/// One decision of the learner by the screen: a click on the map, or a button of the prompt, which may ask once more.
void decide_by_screen(Screen& screen, const Action& next, std::string_view words) {
  const std::size_t before = screen.model().session().ply_count();
  if (LessonGuide* guide = screen.view().capabilities().lesson_guide) {
    guide->bring_into_sight(next);
    screen.controls();  // a frame, in which the map goes there
  }
  PromptHelper& helper = screen.helper();
  const std::vector<Choice>& choices = screen.model().prompt().choices;
  ASSERT_TRUE(std::any_of(choices.begin(), choices.end(), [&](const Choice& one) { return one.action == next; }))
      << words << " is offered";
  if (helper.is_on_table(next)) {
    for (int clicks = 0; clicks < 2 && screen.model().session().ply_count() == before; ++clicks) {
      const std::int32_t target = ringed(screen, next);
      ASSERT_NE(target, kNoTarget) << words << " has nothing to be clicked";
      screen.click(target);
    }
  } else if (const std::int32_t again = screen.asks_first(next); again != kNoTarget) {
    screen.click(again);
    ASSERT_EQ(helper.main_choice(), next) << words << " is asked once more";
    screen.decide(next);
  } else {
    screen.decide(next);  // the button that every choice without a place has
  }
  ASSERT_EQ(screen.model().session().ply_count(), before + 1) << words;
  EXPECT_EQ(screen.model().session().choice(before), next) << words;
}

/// Plays the lesson in that form of the page; what the enemy does is in the script.
void play_lesson(Area::Form form) {
  const LessonText text = unguarded_guns();
  Result<Session> begun = Lesson::start(text, *the_game().game);
  ASSERT_TRUE(begun);
  Lesson lesson(text);
  Screen screen(begun.value(), form);
  std::size_t said = 0;
  for (std::size_t n = text.begin; n < text.script.size(); ++n) {
    const Session& session = screen.model().session();
    lesson.follow(session);
    const std::optional<Action> next = lesson.awaited(session);
    ASSERT_TRUE(next) << n << ": " << text.script[n];
    const bool is_learners = session.to_act() == text.side && !lesson.makes_next(session);
    if (!is_learners) {
      screen.decide(*next);  // the enemy, or what is made for the learner
    } else {
      ASSERT_LT(said, text.steps.size());
      ASSERT_NE(lesson.step(), nullptr);
      EXPECT_EQ(lesson.step()->say, text.steps[said].say);
      EXPECT_EQ(lesson.count(), std::to_string(++said) + " of " + std::to_string(text.steps.size()));
      decide_by_screen(screen, *next, text.script[n]);
    }
    ASSERT_EQ(screen.model().session().ply_count(), n + 1) << text.script[n];
  }
  lesson.follow(screen.model().session());
  EXPECT_EQ(said, text.steps.size()) << "every step has spoken";
  EXPECT_TRUE(lesson.is_done());
  EXPECT_TRUE(lesson.is_followed());
  const HexId guns = *hex_named("1352");
  EXPECT_TRUE(static_cast<const ch::Chattanooga&>(*the_game().game)
                  .field(screen.model().session().state())
                  .has_units(guns, Seat::Confederate))
      << "the battery's hex is taken";
}

TEST(ChattanoogaLesson, ItIsPlayedFromItsFirstStepToItsLast) { play_lesson(Area::Form::Wide); }

TEST(ChattanoogaLesson, AndOnAPhone) { play_lesson(Area::Form::Phone); }

}  // namespace
}  // namespace longroll::web::chattanooga
