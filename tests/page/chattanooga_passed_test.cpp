// A phase without a choice passes by itself and leaves a line in the log.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "tests/page/chattanooga_play.h"
#include "tests/page/chattanooga_screen.h"
#include "web/views/panels.h"

namespace longroll::web::chattanooga {
namespace {

/// The page of the player who is asked; the computer has the other side, so that his log goes on. It was opened a
/// decision ago: what is asked when a page opens is not answered for the player.
struct AgainstComputer {
  explicit AgainstComputer(const Session& session)
      : model(*the_game().game, before(session), match_of(session)), screen(model, subject_of), adapter(screen) {
    EXPECT_FALSE(model.submit(session.ply(session.ply_count() - 1).action));
    show_all();
    adapter.read();
  }
  static Session before(const Session& session) {
    Session out(session);
    out.undo(1);
    return out;
  }
  static Match match_of(const Session& session) {
    Match match{"chattanooga", session.setup(), kSeed, {Controller::Easy, Controller::Easy}};
    match.who[static_cast<std::size_t>(index_of(session.to_act()))] = Controller::Human;
    return match;
  }
  void show_all() {
    while (model.show_next([](const Happened&) {})) {
    }
  }
  /// How many lines of the log with these words are drawn, and whether they stand below it in one row.
  struct Drawn {
    std::ptrdiff_t lines = 0;
    bool is_said_below = false;
  };
  Drawn draw_the_log(const std::string& notice) {
    toy_hex::the_panels();
    Scene scene;
    scene.model = &model;
    scene.notice = notice;
    Commands commands;
    ImGui::NewFrame();
    ui::begin_frame();
    ui::state().is_read = true;
    ui::begin_panel({.id = "##log", .rect = {0, 0, kWide, kTall}});
    draw_log(scene, LogPlace::Panel, commands);
    ui::end_panel();
    ImGui::EndFrame();
    ui::state().is_read = false;
    const auto& controls = ui::state().controls;
    return {std::count_if(controls.begin(), controls.end(),
                          [&](const ui::Control& control) { return control.label == notice; }),
            ui::state().words.find(notice) != std::string::npos};
  }

  GameModel model;
  hexgame::ScreenState screen;
  ChattanoogaAdapter adapter;
};

/// Chattanooga 4.1: of a Combat Phase in which nobody can attack or fire the page asks nothing.
TEST(ChattanoogaPassed, APhaseWithoutAChoicePassesByItselfWithALineInTheLog) {
  int seen = 0;
  int said_once = 0;
  play(1, [&](const Session& session) {
    constexpr int kMost = 3;
    const bool has_choice = the_rules().prompt(session.state()).choices.size() > 1;
    if (step_of(session) != ch::StepKind::CombatPhase || has_choice || seen == kMost) {
      return;
    }
    ++seen;
    AgainstComputer page(session);
    ASSERT_EQ(page.model.session().state(), session.state());
    const std::string words = page.adapter.passed_over();
    const std::optional<Action> given = page.adapter.given_answer();
    ASSERT_FALSE(words.empty());
    ASSERT_TRUE(given);
    EXPECT_EQ(page.draw_the_log(words).lines, 0);
    page.model.submit_empty(*given, words);
    page.show_all();
    const AgainstComputer::Drawn drawn = page.draw_the_log(words);
    EXPECT_EQ(drawn.lines, 1) << words;
    const std::span<const LogLine> latest = page.model.log().last(4);
    const bool is_latest =
        std::any_of(latest.begin(), latest.end(), [&](const LogLine& line) { return line.text == words; });
    EXPECT_EQ(drawn.is_said_below, !is_latest) << "it is said below only when the line is some way up";
    said_once += is_latest ? 1 : 0;
    EXPECT_TRUE(page.draw_the_log("Nobody else.").is_said_below) << "what is no line of the log stands below it";
  });
  EXPECT_EQ(seen, 3);
  EXPECT_GT(said_once, 0);
}

}  // namespace
}  // namespace longroll::web::chattanooga
