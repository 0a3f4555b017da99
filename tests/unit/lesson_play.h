#pragma once
#include <gtest/gtest.h>

#include "web/views/lesson.h"

namespace longroll::web {

/// The session after the decisions of the script before `until`, with the lesson beside it. A decision that is not
/// awaited, or not lawful, fails the test.
inline Session played(Lesson& lesson, const Game& game, std::size_t until) {
  Session session = Lesson::start(lesson.text(), game).value();
  for (std::size_t n = lesson.text().begin; n < until; ++n) {
    lesson.follow(session);
    const auto next = lesson.awaited(session);
    EXPECT_TRUE(next) << n << ": " << lesson.text().script[n];
    if (!next || session.submit(session.to_act(), *next)) {
      ADD_FAILURE() << n << " is not lawful: " << lesson.text().script[n];
      break;
    }
  }
  lesson.follow(session);
  return session;
}

}  // namespace longroll::web
