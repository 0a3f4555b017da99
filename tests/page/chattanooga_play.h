#pragma once
#include "tests/page/chattanooga_page.h"

/// Games of Chattanooga with every option, in which everybody attacks as hard as he can.
namespace longroll::web::chattanooga {

inline const ch::Chattanooga& the_rules() { return static_cast<const ch::Chattanooga&>(*the_game().game); }

/// Who charges, goes on and follows whenever he can; else marches to the front.
inline Action as_hard_as_can_be(const Prompt& prompt, std::size_t n) {
  constexpr ch::Do kFirst[] = {ch::Do::Continue, ch::Do::Support, ch::Do::Advance, ch::Do::ChargeAll};
  for (const ch::Do wanted : kFirst) {
    for (const Choice& choice : prompt.choices) {
      if (ch::verb_of(choice.action) == wanted && (wanted != ch::Do::ChargeAll || n % 2 == 0)) {
        return choice.action;
      }
    }
  }
  return to_the_front(prompt, n);
}

inline const Setup& everything() {
  static const Setup kSetup = [] {
    Setup setup = standard_setup(*the_game().game);
    EXPECT_TRUE(set_preset(*the_game().game, setup, "everything").empty());
    return setup;
  }();
  return kSetup;
}

/// Runs `look(session)` before each decision of a game of that seed with every option.
template <class Look>
void play(std::uint64_t seed, Look&& look) {
  constexpr std::size_t kMost = 3000;
  Session session(*the_game().game, everything(), seed);
  for (std::size_t n = 0; n < kMost && is_player(session.to_act()); ++n) {
    look(session);
    ASSERT_FALSE(session.submit(session.to_act(), as_hard_as_can_be(the_game().game->prompt(session.state()), n)));
  }
}

inline ch::StepKind step_of(const Session& session) { return static_cast<ch::StepKind>(session.state().top().kind); }

}  // namespace longroll::web::chattanooga
