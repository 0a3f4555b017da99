// The panels of the campaign as they are drawn and pressed: answers in advance (6.4), the force that is out, on a wide
// page and on a phone.
#include <algorithm>

#include "engine/core/rng.h"
#include "engine/games/campaign/rules/reaction.h"
#include "tests/page/campaign_screen.h"
#include "web/games/campaign/battle_shown.h"
#include "web/games/campaign/war_course.h"
#include "web/views/scrollable.h"
#include "web/views/timed.h"
#include "web/views/zoomable.h"

namespace longroll::web::campaign {
namespace {

std::size_t offers(const Session& session, HexId hex) {
  return cw::possible_standing_answers(the_rules().field(session.state()), hex).size();
}

/// Campaign 6.4: the side's answer is given in the panel, once in an impulse.
TEST(CampaignPanels, TheSideIsAnsweredForInItsPanel) {
  for (const Area::Form form : {Area::Form::Wide, Area::Form::Phone}) {
    Screen screen(movement("1862"), form);
    const std::size_t count = offers(screen.model().session(), kNoHex);
    EXPECT_EQ(count, 3U);
    EXPECT_EQ(screen.count("answer-"), 0U);
    screen.press_target(kAnswersButton);
    EXPECT_EQ(screen.count("answer--1-"), count);
    screen.press("answer--1-0");
    const Ply& last = screen.model().session().ply(screen.model().session().ply_count() - 1);
    EXPECT_TRUE(is_action<cw::verbs::SetReaction>(last.action));
    EXPECT_EQ(screen.count("answer--1-"), 0U);
    EXPECT_EQ(screen.count("answers-close"), 1U);
    screen.press("answers-close");
    EXPECT_EQ(screen.count("answers-close"), 0U);
  }
}

/// Campaign 6.4: a force that has been taken and has not set out is answered for, and is still out then.
TEST(CampaignPanels, AForceIsAnsweredForInItsPanel) {
  const Session start = movement("1862");
  Screen screen(start, Area::Form::Wide);
  const Prompt prompt = screen.prompt();
  const auto muster = std::find_if(prompt.choices.begin(), prompt.choices.end(), [&](const Choice& one) {
    const auto taken = read<cw::verbs::Muster>(one.action);
    return taken && taken->post == cw::Post::Field && offers(start, taken->hex) > 0;
  });
  ASSERT_NE(muster, prompt.choices.end());
  const HexId hex = arguments_of<cw::verbs::Muster>(muster->action).hex;
  const Action take = muster->action;
  screen.decide(take);
  const std::string answer = "answer-" + std::to_string(hex) + "-";
  EXPECT_EQ(screen.count(answer), offers(start, hex));
  EXPECT_GT(screen.count("act-"), 0U);
  screen.press(answer + "0");
  const Session& session = screen.model().session();
  ASSERT_GE(session.ply_count(), 2U);
  EXPECT_TRUE(is_action<cw::verbs::SetReaction>(session.ply(session.ply_count() - 2).action));
  EXPECT_EQ(session.ply(session.ply_count() - 1).action, take);
  EXPECT_EQ(screen.count(answer), 0U);  // once in an impulse
}

/// Campaign 3.3: the war turn by turn is drawn in the place of the tracks until its button is pressed again.
TEST(CampaignPanels, TheWarTurnByTurnStandsInThePlaceOfTheTracks) {
  Screen screen(movement("1862"), Area::Form::Wide);
  ASSERT_EQ(screen.count("war-course"), 1U);
  const auto said = [&] {
    screen.controls();
    for (const ui::Control& control : ui::state().controls) {
      if (control.id == "war-course") {
        return std::string(control.label);
      }
    }
    return std::string();
  };
  const std::string closed = said();
  screen.press("war-course");
  EXPECT_NE(said(), closed);
  screen.press("war-course");
  EXPECT_EQ(said(), closed);
}

/// A game of one year by chance, the first by its seed that is not over before its last turn, to its end.
Session finished_year(std::string_view start) {
  Setup setup = start_of(start);
  setup.options[0] = 1;
  for (std::uint64_t seed = kSeed;; ++seed) {
    Session session(*the_game().game, setup, seed);
    Rng rng(seed);
    while (is_player(session.to_act())) {
      Actions lawful;
      the_game().game->actions(session.state(), lawful);
      EXPECT_FALSE(session.submit(session.to_act(), lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]));
    }
    const State& end = session.state();
    if (end.track(cw::track(cw::Track::Turn)) == end.track(cw::track(cw::Track::LastTurn))) {
      return session;
    }
  }
}

/// Campaign 3.3: of a game that is over each turn and each event leads to its moment.
TEST(CampaignPanels, TheWarTurnByTurnOfAFinishedGameLeadsToItsMoments) {
  const Session session = finished_year("1862");
  const WarCourse course = course_of(the_rules(), session, session.ply_count());
  ASSERT_EQ(course.turns.size(), 4U);
  ASSERT_FALSE(course.events.empty());
  Screen screen(session, Area::Form::Wide);
  screen.press("war-course");
  EXPECT_EQ(screen.count("course-turn-"), course.turns.size());
  for (const CourseTurn& turn : course.turns) {
    screen.press("course-turn-" + std::to_string(turn.turn));
    EXPECT_EQ(screen.model().shown(), turn.decision);
    screen.model().seek(session.ply_count());
  }
  for (std::size_t i = 0; i < course.events.size(); ++i) {
    screen.press("course-" + std::to_string(i));
    EXPECT_EQ(screen.model().shown(), course.events[i].decision) << course.events[i].words;
    screen.model().seek(session.ply_count());
  }
}

/// Campaign 9.0: the forecast of the attack that the pointer speaks of stands in the panel, and is no taller than a
/// laptop's page with all that makes it up.
TEST(CampaignPanels, TheForecastOfABattleStandsInThePanel) {
  float tallest = 0;
  std::size_t seen = 0, changed = 0;
  play("1862", 3, 400, 1, [&](const Session& session) {
    if (!is_step<cw::ForceMoveLocals>(session.state().top())) {
      return;
    }
    for (const Choice& choice : the_rules().prompt(session.state()).choices) {
      const auto march = read<cw::verbs::March>(choice.action);
      const auto told = march && seen < 12 ? forecast_of(the_rules(), session.state(), choice.action) : std::nullopt;
      if (told) {
        Screen screen(session, Area::Form::Wide);
        const float before = screen.panel_height();
        screen.point_at(hexgame::target_of_hex(march->hex));
        changed += screen.panel_height() != before ? 1 : 0;
        tallest = std::max(tallest, screen.panel_height());
        ++seen;
      }
    }
  });
  EXPECT_GT(seen, 3U);
  EXPECT_GE(changed + 1, seen) << "the panel of the force that is out gives way to it, which may be as tall by chance";
  EXPECT_LT(tallest, 800);
}

/// Where the other side's new points have come up is told as arrivals; one's own are not told.
TEST(CampaignPanels, TheDigestTellsOfTheOthersArrivals) {
  const Session session = movement("1862", true);
  Screen screen(session, Area::Form::Wide);
  const Seat reader = screen.model().reader();
  std::size_t own = 0;
  std::size_t others = 0;
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    const Ply& ply = session.ply(n);
    if (is_action<cw::verbs::Place>(ply.action)) {
      (ply.seat == reader ? own : others) += 1;
    }
  }
  ASSERT_GT(own, 0U);
  ASSERT_GT(others, 0U);
  int arrivals = 0;
  for (const DigestLine& line : screen.reporter().digest(0, session.ply_count())) {
    EXPECT_NE(line.kind, DigestLine::Kind::Move) << line.text;
    arrivals += line.kind == DigestLine::Kind::Arrival ? line.count : 0;
  }
  EXPECT_GT(arrivals, 0);
  EXPECT_LE(static_cast<std::size_t>(arrivals), others);
}

/// On a phone the order of battle comes first, the end of the movement is asked about, and the panel is named.
TEST(CampaignPanels, APhoneLeadsToTheForces) {
  Screen screen(movement("1862"), Area::Form::Phone);
  const std::vector<BarButton> buttons = screen.helper().prompt_buttons();
  ASSERT_GE(buttons.size(), 2U);
  EXPECT_EQ(buttons[0].id, hexgame::kRosterButton);
  EXPECT_EQ(buttons[1].id, kAnswersButton);
  EXPECT_NE(screen.helper().asks_first(action_of(cw::verbs::EndMoves{})), kNoTarget);
  EXPECT_EQ(screen.hints().bar_buttons().front().label, "Inspect");
}

/// A force that is in sight is taken where it lies: the map stays, so that a second click finds the same place.
TEST(CampaignPanels, TheMapStaysWhenAForceInSightIsTaken) {
  Screen screen(movement("1862"), Area::Form::Wide);
  screen.view().capabilities().zoomable->zoom({460, 400}, 2.2F);
  const std::vector<Choice> choices = screen.prompt().choices;
  std::size_t seen = 0;
  for (const Choice& choice : choices) {
    const auto found = screen.view().where(choice.action, GameView::Part::Place);
    if (!is_action<cw::verbs::Muster>(choice.action) || !found) {
      continue;
    }
    screen.view().capabilities().scrollable->pan({800 - found->centre().x, 640 - found->centre().y});
    const auto place = screen.view().where(choice.action, GameView::Part::Place);
    ASSERT_TRUE(place);
    screen.decide(choice.action);
    screen.view().capabilities().timed->tick(1e6, true);
    const auto after = screen.view().where(choice.action, GameView::Part::Place);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->x, place->x) << choice.label;
    EXPECT_EQ(after->y, place->y) << choice.label;
    screen.model().take_back(1);
    screen.view().jump();
    ++seen;
  }
  EXPECT_GT(seen, 0U);
}

/// Campaign 4.0: what is not placed is lost, so that the end of the arrivals is asked about while some are due.
TEST(CampaignPanels, TheEndOfTheArrivalsIsAskedAboutWhileSomeAreDue) {
  Session session(*the_game().game, start_of("1862"), kSeed);
  while (static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Recruitment) {
    ASSERT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), 0)));
  }
  Screen screen(session, Area::Form::Phone);
  EXPECT_NE(screen.helper().asks_first(action_of(cw::verbs::EndRecruitment{})), kNoTarget);
}

}  // namespace
}  // namespace longroll::web::campaign
