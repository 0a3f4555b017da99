// What players of the campaign have found by hand: numbers that agree, what does harm comes last, one press for one
// thing, and panels that do not lie over the map.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/games/campaign/rules/battle.h"
#include "tests/page/campaign_screen.h"

namespace longroll::web::campaign {
namespace {

constexpr std::array kStarts = {"1861", "1862", "1863", "1864"};
constexpr std::size_t kLong = 900;

/// Campaign 11.8.3: a garrison is told with what it has in a storm, so that the order of battle says what the forecast
/// says.
TEST(CampaignByHand, AGarrisonIsToldWithItsStrengthInAStorm) {
  int seen = 0;
  for (std::uint64_t seed = 4; seed <= 8 && seen == 0; ++seed) {
    for (const char* start : kStarts) {
      play(start, seed, 3 * kLong, 1, [&](const Session& session) {
        const auto battle = is_step<cw::BattleLocals>(session.state().top())
                                ? locals_of<cw::BattleLocals>(session.state().top())
                                : cw::BattleLocals{};
        if (battle.stage != cw::BattleStage::FortChoice) {
          return;
        }
        const cw::Field field = the_rules().field(session.state());
        const auto storm = forecast_of(the_rules(), session.state(), action_of(cw::verbs::Storm{}));
        ForcesShown forces;
        forces.read(field);
        for (const ForceShown& force : forces.all()) {
          if (storm && force.hex == battle.hex && force.side != storm->attacker && force.post == cw::Post::Garrison) {
            EXPECT_EQ(force.defence, storm->strengths.defence) << start;
            ++seen;
          }
        }
      });
    }
  }
  EXPECT_GT(seen, 0);
}

/// The order of battle names with what a force defends where its strength is another number.
TEST(CampaignByHand, TheOrderOfBattleSaysWithWhatAForceDefends) {
  int seen = 0;
  play("1863", 1, 120, 40, [&](const Session& session) {
    Page page(session);
    ForcesShown forces;
    forces.read(the_rules().field(session.state()));
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (const hexgame::RosterGroup& group : page.adapter.roster(side)) {
        for (const hexgame::RosterLine& line : group.lines) {
          const ForceShown* force = forces.of(line.unit);
          ASSERT_NE(force, nullptr);
          if (!force->is_fleet() && force->defence != force->strength()) {
            EXPECT_NE(line.state.find(std::to_string(force->defence)), std::string::npos) << line.state;
            ++seen;
          }
        }
      }
    }
  });
  EXPECT_GT(seen, 20);
}

/// Campaign 16.0: cavalry alone has the strength 0 on its counter, and the panel says why.
TEST(CampaignByHand, CavalryAloneHasNoStrength) {
  int seen = 0;
  play("1863", 1, 600, 50, [&](const Session& session) {
    const cw::Field field = the_rules().field(session.state());
    ForcesShown forces;
    forces.read(field);
    for (const ForceShown& force : forces.all()) {
      if (force.kind == ForceShown::Kind::Army && force.force.cavalry > 0 && force.strength() == 0) {
        EXPECT_TRUE(force.values.starts_with("0-")) << force.values;
        EXPECT_NE(content_of(field, force).find("no strength"), std::string::npos);
        ++seen;
      }
    }
  });
  EXPECT_GT(seen, 3);
}

/// Campaign 8.4.2: of what a force can do here, to destroy a depot of one's own stands last.
TEST(CampaignByHand, WhatHarmsOneselfStandsLast) {
  int seen = 0;
  for (const char* start : kStarts) {
    play(start, 4, kLong, 1, [&](const Session& session) {
      const Prompt prompt = the_game().game->prompt(session.state());
      const auto harm = std::find_if(prompt.choices.begin(), prompt.choices.end(), [](const Choice& choice) {
        return is_action<cw::verbs::DestroyDepot>(choice.action);
      });
      if (seen > 4 || harm == prompt.choices.end() || !is_step<cw::ForceMoveLocals>(session.state().top())) {
        return;
      }
      Screen screen(session, Area::Form::Wide);
      std::vector<std::string> acts = screen.controls();
      std::erase_if(acts, [](const std::string& id) { return !id.starts_with("act-"); });
      ASSERT_FALSE(acts.empty());
      EXPECT_EQ(acts.back(), "act-" + std::to_string(harm - prompt.choices.begin()));
      EXPECT_TRUE(screen.helper().does_harm(harm->action));
      ++seen;
    });
  }
  EXPECT_GT(seen, 0);
}

/// Campaign 4.1.3: who is asked for a draft is told what it brings and costs.
TEST(CampaignByHand, TheQuestionOfADraftSaysWhatItBringsAndCosts) {
  int seen = 0;
  play("1863", 2, 2 * kLong, 1, [&](const Session& session) {
    const Prompt prompt = the_game().game->prompt(session.state());
    if (is_action<cw::verbs::DeclareDraft>(prompt.choices.front().action)) {
      EXPECT_NE(prompt.text.find("brings 4, 3 and 2 more army points"), std::string::npos) << prompt.text;
      EXPECT_NE(prompt.text.find("half a die"), std::string::npos);
      EXPECT_EQ(prompt.rule, "4.1.3");
      ++seen;
    }
  });
  EXPECT_GT(seen, 0);
}

/// Sends vessels out and lets them fight.
Action afloat(const Prompt& prompt, std::size_t n) {
  std::vector<Action> going;
  for (const Choice& choice : prompt.choices) {
    const cw::Do verb = cw::verb_of(choice.action);
    if (verb == cw::Do::EndSetUp) {
      return choice.action;
    }
    if (verb == cw::Do::TakeShips || verb == cw::Do::SailTo || verb == cw::Do::RunTo) {
      going.push_back(choice.action);
    }
  }
  const bool goes = !going.empty() && n % 3 != 0;
  return goes ? going[n * 13 % going.size()] : prompt.choices[n * 7 % prompt.choices.size()].action;
}

/// Campaign 13.6: who stands and then has several shots decides both by one press.
TEST(CampaignByHand, AShotIsChosenWithStanding) {
  int seen = 0;
  for (const char* start : kStarts) {
    Session session(*the_game().game, start_of(start), 1);
    for (std::size_t n = 0; n < 2 * kLong && is_player(session.to_act()); ++n) {
      if (is_step<cw::NavalCombatLocals>(session.state().top())) {
        Page page(session);
        const std::vector<Choice> shots = page.adapter.shots_standing();
        for (std::size_t i = 0; i < shots.size(); ++i) {
          EXPECT_TRUE(is_action<cw::verbs::FireAt>(shots[i].action));
          const Intent intent = page.adapter.press(kFirstKind + static_cast<std::int32_t>(i));
          ASSERT_EQ(intent.actions.size(), 2U);
          State after = session.state();
          Events events;
          for (const Action& action : intent.actions) {
            ASSERT_FALSE(the_rules().refuse(after, session.to_act(), action));
            the_rules().apply(after, action, events);
          }
          ++seen;
        }
      }
      ASSERT_FALSE(session.submit(session.to_act(), afloat(the_game().game->prompt(session.state()), n)));
    }
  }
  EXPECT_GT(seen, 3);
}

/// Campaign 4.1.2: what begins at sea is built where the sea is pressed; its button only takes the kind.
TEST(CampaignByHand, AButtonOfTheUnionBuildsNothingByItself) {
  int seen = 0;
  play("1863", 1, 200, 1, [&](const Session& session) {
    if (static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Building ||
        session.to_act() != Seat::Union) {
      return;
    }
    Page page(session);
    for (const BarButton& button : page.adapter.prompt_buttons()) {
      if (button.id >= kFirstKind) {
        EXPECT_TRUE(page.adapter.press(button.id).actions.empty()) << button.label;
        seen += button.label.starts_with("Naval") ? 1 : 0;
        EXPECT_FALSE(page.screen.board.reach.hexes.empty());
      }
    }
  });
  EXPECT_GT(seen, 0);
}

/// On a phone the panel over the map leaves its upper half, has a cross, and is closed when the others' turn begins.
TEST(CampaignByHand, APhonesPanelLeavesHalfOfTheMapAndHasACross) {
  Screen screen(movement("1862"), Area::Form::Phone);
  screen.press_target(hexgame::kPanelButton);
  const auto tab = [&]() -> std::optional<board::Rect> {
    screen.controls();
    for (const ui::Control& control : ui::state().controls) {
      if (control.id == "panel-close") {
        return control.rect;
      }
    }
    return std::nullopt;
  };
  ASSERT_TRUE(tab());
  EXPECT_GE(tab()->bottom(), 56 + 500 * 0.45F);
  screen.press("panel-close");
  EXPECT_FALSE(tab());
  screen.press_target(hexgame::kPanelButton);
  ASSERT_TRUE(tab());
  screen.decide(action_of(cw::verbs::EndMoves{}));
  for (int n = 0; n < 40 && screen.reporter().phasing() == Seat::Union; ++n) {
    screen.decide(screen.prompt().choices.back().action);
  }
  ASSERT_EQ(screen.reporter().phasing(), Seat::Confederate);
  EXPECT_FALSE(tab()) << "it would hide what the others do";
}

/// The force that a phone's panel tells of does not lie under that panel.
TEST(CampaignByHand, APhonesMapComesOutFromUnderThePanelThatTellsOfIt) {
  Screen screen(movement("1862"), Area::Form::Phone);
  const auto middle = [&](const Choice& choice) {
    const auto rect = screen.view().where(choice.action, GameView::Part::Place);
    return rect ? rect->centre() : board::Vec2{};
  };
  const std::vector<Choice> choices = screen.prompt().choices;
  std::size_t seen = 0;
  for (const Choice& choice : choices) {
    if (!is_action<cw::verbs::Muster>(choice.action) || middle(choice).x == 0) {
      continue;
    }
    screen.view().capabilities().scrollable->pan({200 - middle(choice).x, 520 - middle(choice).y});
    if (middle(choice).y < 500) {
      continue;  // it lies at the map's upper rim
    }
    screen.view().hover(hexgame::target_of_hex(arguments_of<cw::verbs::Muster>(choice.action).hex));
    screen.press_target(hexgame::kPanelButton);
    screen.controls();
    screen.controls();
    const std::vector<ui::Control>& all = ui::state().controls;
    const auto cross = std::find_if(all.begin(), all.end(), [](const ui::Control& c) { return c.id == "panel-close"; });
    ASSERT_NE(cross, all.end());
    const board::Rect tab = cross->rect;
    screen.view().capabilities().timed->tick(1e6, true);
    screen.controls();
    ASSERT_NE(middle(choice).x, 0) << choice.label << " lies under the panel";
    EXPECT_LT(middle(choice).y, tab.bottom()) << choice.label;
    screen.press("panel-close");
    ++seen;
  }
  EXPECT_GT(seen, 0U);
}

/// Asked whether a phase is to end, the page lists who has not moved, the strongest first, behind those of whom more is
/// told.
TEST(CampaignByHand, GreatArmiesThatHaveNotMovedAreListedFirst) {
  std::size_t seen = 0;
  for (const char* start : kStarts) {
    Screen screen(movement(start, true), Area::Form::Wide);
    screen.press_target(screen.helper().asks_first(action_of(cw::verbs::EndMoves{})));
    ForcesShown forces;
    forces.read(the_rules().field(screen.model().session().state()));
    std::vector<int> strengths;
    screen.controls();
    for (const ui::Control& control : ui::state().controls) {
      const ForceShown* force =
          control.id.starts_with("left:") ? forces.of(static_cast<PieceId>(std::stoi(control.id.substr(5)))) : nullptr;
      if (force != nullptr && control.label.find(" " + force->values + " ") != std::string::npos) {
        strengths.push_back(force->strength());
      }
    }
    EXPECT_TRUE(std::is_sorted(strengths.rbegin(), strengths.rend())) << start;
    seen += !strengths.empty() && strengths.front() > strengths.back() ? 1U : 0U;
  }
  EXPECT_GT(seen, 0U);
}

/// Asked whether a phase is to end, a phone keeps its buttons, with "Not yet" as the last of them.
TEST(CampaignByHand, TheButtonsStayWhileTheEndOfTheMovementIsAskedAbout) {
  Screen screen(movement("1862"), Area::Form::Phone);
  const std::vector<BarButton> before = screen.helper().prompt_buttons();
  screen.press_target(screen.helper().asks_first(action_of(cw::verbs::EndMoves{})));
  EXPECT_TRUE(screen.helper().is_asked_again());
  const std::vector<BarButton> after = screen.helper().prompt_buttons();
  ASSERT_EQ(after.size(), before.size() + 1);
  EXPECT_EQ(after.back().id, hexgame::kCancelButton);
  EXPECT_EQ(after.front().id, before.front().id);
  EXPECT_EQ(screen.helper().main_choice(), action_of(cw::verbs::EndMoves{}));
}

}  // namespace
}  // namespace longroll::web::campaign
