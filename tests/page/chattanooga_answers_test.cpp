// Answers that are given in advance: a question of the enemy's phase that has one is not asked, any other is.
#include <gtest/gtest.h>

#include <map>

#include "tests/page/chattanooga_play.h"
#include "tests/page/chattanooga_screen.h"
#include "web/games/chattanooga/standing_answers.h"
#include "web/views/narrator.h"

namespace longroll::web::chattanooga {
namespace {

constexpr std::string_view kNever = ":1";

/// The first own Combat Phase of that side in a game of that seed, before anything is done in it.
Session first_combat(Seat side, std::uint64_t seed) {
  std::optional<Session> out;
  play(seed, [&](const Session& session) {
    if (!out && step_of(session) == ch::StepKind::CombatPhase && session.to_act() == side) {
      out = session;
    }
  });
  EXPECT_TRUE(out);
  return *out;
}

bool is_of_panel(ch::StepKind step) {
  const auto all = advance_questions();
  return std::any_of(all.begin(), all.end(), [&](const AdvanceQuestion& one) { return one.step == step; });
}

/// What was asked of a side in the other's phases, and what was answered for it.
struct Count {
  std::map<ch::StepKind, int> asked, answered;
};

/// The game goes on: what has an answer gets it, everything else is decided by the script.
std::map<Seat, Count> play_on(Screen& screen) {
  constexpr int kMost = 2000;
  std::map<Seat, Count> out;
  for (int n = 0; n < kMost && !screen.model().is_over(); ++n) {
    const Session& session = screen.model().session();
    const Seat seat = session.to_act();
    const ch::StepKind step = step_of(session);
    const bool is_enemys = the_rules().field(session.state()).phasing() != seat && is_of_panel(step);
    if (const auto given = screen.helper().given_answer()) {
      EXPECT_FALSE(screen.model().refuse(*given)) << the_rules().text(session.state(), *given);
      const std::string told = screen.helper().passed_over();
      EXPECT_FALSE(told.empty());
      if (is_enemys) {
        EXPECT_TRUE(told.starts_with("Answered in advance: ")) << told;
        ++out[seat].answered[step];
      }
      screen.decide(*given, false);
    } else {
      // Of a Pass with something to choose nothing can be asked but by a step of the panel.
      const Prompt& prompt = screen.model().prompt();
      out[seat].asked[step] += is_enemys && prompt.choices.size() > 1 ? 1 : 0;
      screen.decide(as_hard_as_can_be(prompt, static_cast<std::size_t>(n)), false);
    }
  }
  return out;
}

/// Chattanooga 5.10, 10.1, 10.6, 13.3, 15.0: what the Confederates answer with "never" is not asked of them, and it is
/// asked of the Union, who has answered nothing.
TEST(ChattanoogaAnswers, WhatIsAnsweredInAdvanceIsNotAskedAndAnythingElseIs) {
  std::map<ch::StepKind, int> answered, asked;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Screen screen(first_combat(Seat::Confederate, seed));
    EXPECT_FALSE(screen.has_button(kAnswersButton)) << "once in a window: in the panel";
    EXPECT_TRUE(Screen(first_combat(Seat::Confederate, seed), Area::Form::Phone).has_button(kAnswersButton))
        << "before the enemy's phase";
    screen.press("answers-open");
    for (std::size_t i = 0; i < kAdvanceQuestions; ++i) {
      screen.press("answer-" + std::to_string(i) + std::string(kNever));
    }
    screen.press("answers-close");
    std::map<Seat, Count> counts = play_on(screen);
    for (const auto& [step, count] : counts[Seat::Confederate].asked) {
      EXPECT_EQ(count, 0) << static_cast<int>(step);
    }
    for (const auto& [step, count] : counts[Seat::Confederate].answered) {
      answered[step] += count;
    }
    EXPECT_TRUE(counts[Seat::Union].answered.empty());
    for (const auto& [step, count] : counts[Seat::Union].asked) {
      asked[step] += count;
    }
  }
  for (const AdvanceQuestion& question : advance_questions()) {
    EXPECT_GT(answered[question.step] + asked[question.step], 0) << question.words;
  }
  EXPECT_GT(answered[ch::StepKind::Preparation], 0);
  EXPECT_GT(answered[ch::StepKind::Combat] + answered[ch::StepKind::Attack] + answered[ch::StepKind::Fortune], 0);
  EXPECT_GT(asked[ch::StepKind::Preparation], 0);
}

/// Chattanooga 10.9, 13.3: "always" takes the leader who helps, and has all stand ready who can.
TEST(ChattanoogaAnswers, AlwaysIsTheChoiceThatItNames) {
  std::map<ch::Do, int> taken;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    play(seed, [&](const Session& session) {
      const ch::StepKind step = step_of(session);
      if ((step != ch::StepKind::Combat && step != ch::StepKind::Preparation)) {
        return;
      }
      const Prompt prompt = the_rules().prompt(session.state());
      const ch::Field field = the_rules().field(session.state());
      StandingAnswers answers;
      EXPECT_FALSE(answers.answer(field, prompt.seat, prompt.choices));
      answers.give(prompt.seat, step == ch::StepKind::Combat ? 0 : 4, InAdvance::Yes);
      EXPECT_FALSE(answers.answer(field, other(prompt.seat), prompt.choices)) << "the other's answer";
      const auto given = answers.answer(field, prompt.seat, prompt.choices);
      const ch::Do wanted = step == ch::StepKind::Combat ? ch::Do::Lead : ch::Do::VolleyAll;
      const bool is_offered_now = std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](const Choice& choice) {
        return ch::verb_of(choice.action) == wanted;
      });
      ASSERT_EQ(given.has_value(), is_offered_now) << "only what is lawful is answered";
      if (given) {
        EXPECT_EQ(ch::verb_of(given->action), wanted);
        EXPECT_FALSE(the_rules().refuse(session.state(), prompt.seat, given->action));
        ++taken[wanted];
        std::vector<Choice> fewer = prompt.choices;
        std::erase_if(fewer, [&](const Choice& choice) { return ch::verb_of(choice.action) == wanted; });
        EXPECT_FALSE(answers.answer(field, prompt.seat, fewer)) << "what is not lawful is asked";
      }
    });
  }
  EXPECT_GT(taken[ch::Do::VolleyAll], 0);
  EXPECT_GT(taken[ch::Do::Lead], 0);
}

/// After a jump the player sees the question, and the answer holds for the next one.
TEST(ChattanoogaAnswers, AfterAJumpTheQuestionIsAskedAndTheAnswerHolds) {
  int most = 0;
  for (std::uint64_t seed = 1; seed <= 4 && most < 2; ++seed) {
    Screen screen(first_combat(Seat::Confederate, seed));
    screen.click(kAnswersButton);
    screen.press("answer-4" + std::string(kNever));
    screen.press("answers-close");
    int answered = 0;
    for (int n = 0; n < 2000 && !screen.model().is_over() && answered < 2; ++n) {
      if (step_of(screen.model().session()) == ch::StepKind::Preparation && screen.helper().given_answer()) {
        ++answered;
        screen.view().jump();
        EXPECT_EQ(screen.helper().given_answer(), std::nullopt);
      }
      screen.decide(as_hard_as_can_be(screen.model().prompt(), static_cast<std::size_t>(n)), false);
    }
    most = std::max(most, answered);
  }
  EXPECT_EQ(most, 2);
}

/// The panel is reached from the panel of the turn, is told to who hears the table, and Esc closes it.
TEST(ChattanoogaAnswers, ThePanelIsReachedFromThePanelOfTheTurn) {
  std::optional<Session> moving;
  play(1, [&](const Session& session) {
    if (!moving && step_of(session) == ch::StepKind::MovementPhase) {
      moving = session;
    }
  });
  Screen screen(*moving);
  const auto has = [&](std::string_view id) {
    const std::vector<std::string> all = screen.controls();
    return std::find(all.begin(), all.end(), id) != all.end();
  };
  ASSERT_TRUE(has("answers-open"));
  EXPECT_FALSE(has("answers-close"));
  screen.press("answers-open");
  EXPECT_TRUE(has("answers-close"));
  for (std::size_t i = 0; i < kAdvanceQuestions; ++i) {
    EXPECT_TRUE(has("answer-" + std::to_string(i) + std::string(kNever)));
  }
  EXPECT_TRUE(has("answer-0:2")) << "always";
  EXPECT_FALSE(has("answer-1:2")) << "which stack order would it be?";
  screen.press("answer-3" + std::string(kNever));
  screen.press("answers-close");
  EXPECT_FALSE(has("answers-close"));
  screen.press("answers-open");
  screen.view().cancel();
  EXPECT_FALSE(has("answers-close"));
  const std::vector<ToldPart> told = screen.view().capabilities().narrator->tell();
  EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const ToldPart& part) {
    return std::find(part.lines.begin(), part.lines.end(), "Answered in advance: no fortune of war is used [15.0]") !=
           part.lines.end();
  }));
  Screen plain(first_phase(Seat::Union));
  const std::vector<std::string> none = plain.controls();
  EXPECT_EQ(std::find(none.begin(), none.end(), "answers-open"), none.end()) << "without those rules nothing is asked";
}

/// Chattanooga 14.1: who else joins a reserve is asked only where somebody can.
TEST(ChattanoogaAnswers, WhereNobodyElseCanJoinAReserveNothingIsAsked) {
  int alone = 0, with_others = 0;
  play(1, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::MovementPhase || (alone > 0 && with_others > 0)) {
      return;
    }
    for (const Choice& choice : the_rules().prompt(session.state()).choices) {
      if (ch::verb_of(choice.action) != ch::Do::FormReserve) {
        continue;
      }
      Page page(session);  // a page that opens at a question asks it, so the page opens before
      ASSERT_FALSE(page.model.submit(choice.action));
      while (page.model.show_next([](const Happened&) {})) {
      }
      if (step_of(page.model.session()) != ch::StepKind::ReserveForming) {
        continue;
      }
      const std::vector<Choice>& asked = page.model.prompt().choices;
      const std::optional<Action> given = page.adapter.given_answer();
      EXPECT_EQ(given.has_value(), asked.size() == 1);
      EXPECT_EQ(page.adapter.passed_over().empty(), asked.size() > 1);
      ++(asked.size() == 1 ? alone : with_others);
    }
  });
  EXPECT_GT(alone, 0);
  EXPECT_GT(with_others, 0);
}

}  // namespace
}  // namespace longroll::web::chattanooga
