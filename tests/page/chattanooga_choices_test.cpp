// Every decision of the combat of Chattanooga has a place on the page and a plain sentence: on the counter or the hex
// that it names, or as a button.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/games/chattanooga/rules/flank.h"
#include "tests/page/chattanooga_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/hexgame/targets.h"

namespace longroll::web::chattanooga {
namespace {

const ch::Chattanooga& the_rules() { return static_cast<const ch::Chattanooga&>(*the_game().game); }

/// Who charges, goes on and follows whenever he can; else marches to the front.
Action as_hard_as_can_be(const Prompt& prompt, std::size_t n) {
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

const Setup& everything() {
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

bool says(const Tip& tip, std::string_view words) {
  return tip.title.find(words) != std::string::npos ||
         std::any_of(tip.lines.begin(), tip.lines.end(),
                     [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// What is said where a choice lies: on its counter, else on its hex.
Tip tip_of(const Page& page, const Action& action) {
  const hexgame::Subject subject = subject_of(action);
  return subject.unit != kNoPiece ? page.adapter.tip_of_unit(subject.unit) : page.adapter.tip_of_hex(subject.hex);
}

ch::StepKind step_of(const Session& session) { return static_cast<ch::StepKind>(session.state().top().kind); }

/// Chattanooga 10.1, 10.8, 10.9, 10.13, 10.14
TEST(ChattanoogaChoices, EachDecisionAfterACombatHasAPlaceAndASentence) {
  std::map<ch::Do, int> seen;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Preparation && step_of(session) != ch::StepKind::Advance) {
        return;
      }
      const Prompt asked = the_rules().prompt(session.state());
      const bool is_new = std::any_of(asked.choices.begin(), asked.choices.end(),
                                      [&](const Choice& choice) { return seen[ch::verb_of(choice.action)] < 3; });
      if (!is_new) {
        return;
      }
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        ++seen[ch::verb_of(choice.action)];
        EXPECT_FALSE(choice.label.empty());
        if (page.adapter.is_on_table(choice.action)) {
          const Tip tip = tip_of(page, choice.action);
          EXPECT_FALSE(tip.barred) << choice.label;
          EXPECT_TRUE(says(tip, choice.label)) << choice.label << ": " << ::testing::PrintToString(tip.lines);
        }
      }
    });
  }
  for (const ch::Do verb : {ch::Do::Volley, ch::Do::Charge, ch::Do::Support, ch::Do::Advance, ch::Do::Continue}) {
    EXPECT_GT(seen[verb], 0) << static_cast<int>(verb);
  }
}

/// Chattanooga 5.3, 10.9: what else a unit can do in a Movement Phase than move is said at its counter.
TEST(ChattanoogaChoices, WhatElseAUnitCanDoIsSaidAtItsCounter) {
  std::map<ch::Do, int> seen;
  play(3, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::MovementPhase || session.ply_count() % 7 != 0) {
      return;
    }
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const ch::Do verb = ch::verb_of(choice.action);
      const hexgame::Subject subject = subject_of(choice.action);
      if ((verb != ch::Do::Recover && verb != ch::Do::Volley) || seen[verb] > 20) {
        continue;
      }
      ++seen[verb];
      EXPECT_TRUE(says(page.adapter.tip_of_unit(subject.unit), choice.label)) << choice.label;
    }
  });
  EXPECT_GT(seen[ch::Do::Recover], 0);
  EXPECT_GT(seen[ch::Do::Volley], 0);
}

/// Chattanooga 10.13, 10.14: of a unit that cannot advance in support, or attack again, it is said why.
TEST(ChattanoogaChoices, WhoCannotAdvanceOrGoOnIsToldWhy) {
  std::map<ch::AdvanceStage, int> refused;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Advance) {
        return;
      }
      const ch::AdvanceStage stage = locals_of<ch::AdvanceLocals>(session.state().top()).stage;
      if (refused[stage] > 3) {
        return;
      }
      Page page(session);
      const ch::Field field = the_rules().field(page.model.view().seen);
      for (const PieceId id : field.pieces()) {
        if (!field.has_unit_on_map(id, page.model.reader()) || page.screen.choices().of_unit(id) != nullptr ||
            page.screen.choices().of_hex(static_cast<HexId>(field.piece(id).place), kNoPiece) != nullptr) {
          continue;
        }
        const Tip tip = page.adapter.tip_of_unit(id);
        if (tip.barred) {
          ++refused[stage];
          EXPECT_TRUE(
              says(tip, stage == ch::AdvanceStage::Supporting ? " cannot advance in support" : " cannot attack again"))
              << tip.title;
          EXPECT_FALSE(tip.rule.empty());
        }
      }
    });
  }
  EXPECT_GT(refused[ch::AdvanceStage::Supporting], 0);
  EXPECT_GT(refused[ch::AdvanceStage::Continuing], 0);
}

/// Chattanooga 10.6, 13.3: a defender who is asked before a die is not told to attack, and has his answers as buttons;
/// he may pass for the whole phase, and after a jump he is asked again.
TEST(ChattanoogaChoices, ADefenderWhoIsAskedHasNothingToCancel) {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Attack ||
          locals_of<ch::AttackLocals>(session.state().top()).stage != ch::AttackStage::Order || asked > 3) {
        return;
      }
      ++asked;
      Page page(session);
      ASSERT_EQ(page.adapter.prompt_buttons().size(), 1U);
      EXPECT_EQ(page.adapter.prompt_buttons()[0].label, "Pass for this phase");
      EXPECT_EQ(page.adapter.given_answer(), std::nullopt);
      page.adapter.press(page.adapter.prompt_buttons()[0].id);
      EXPECT_EQ(page.adapter.given_answer(), action_of(ch::verbs::Pass{}));
      page.adapter.forget();
      EXPECT_EQ(page.adapter.given_answer(), std::nullopt);
      for (const Choice& choice : page.model.prompt().choices) {
        EXPECT_FALSE(page.adapter.is_on_table(choice.action)) << choice.label;
      }
    });
  }
  EXPECT_GT(asked, 0);
}

/// Chattanooga 10.6 to 10.9, 12.3: "if attacked here" tells what is not counted yet, and at night that it cannot be.
TEST(ChattanoogaChoices, IfAttackedHereTellsWhatMayBeAdded) {
  bool by_day = false;
  bool by_night = false;
  play(2, [&](const Session& session) {
    const ch::Field field = the_rules().field(session.state());
    const std::vector<std::string> notes = threat_notes(field, 0);
    std::string all;
    for (const std::string& note : notes) {
      all += note;
    }
    (field.time().has_preparation ? by_day : by_night) = true;
    EXPECT_EQ(field.time().has_preparation, all.find("[10.8]") != std::string::npos);
    EXPECT_EQ(field.time().has_preparation, all.find("[10.6]") != std::string::npos);
    EXPECT_EQ(!field.time().has_preparation, all.find("[12.3]") != std::string::npos);
  });
  EXPECT_TRUE(by_day);
  EXPECT_TRUE(by_night);
}

}  // namespace
}  // namespace longroll::web::chattanooga
