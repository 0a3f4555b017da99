// Campaign on the page: answers in advance have a panel of their own, transports are one order, chances are those of
// the game's own dice, and what is left undone is told.
#include <map>
#include <set>

#include "engine/core/rng.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/play/event_arguments.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/position_facts.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 400;

bool has_panel(const Session& session) {
  const auto step = static_cast<cw::StepKind>(session.state().top().kind);
  return step == cw::StepKind::Movement || step == cw::StepKind::Reaction;
}

State with_orders(const Session& session, const AnswerOffer& offer) {
  State after = session.state();
  Events events;
  for (const Action& order : offer.orders) {
    EXPECT_FALSE(the_rules().refuse(after, the_rules().to_act(after), order)) << offer.words;
    the_rules().apply(after, order, events);
  }
  return after;
}

/// Campaign 6.4
TEST(CampaignAnswers, StandInTheirPanelAndInNoList) {
  std::size_t seen = 0;
  play("1862", 3, kDecisions, 5, [&](const Session& session) {
    if (!has_panel(session)) {
      return;
    }
    Page page(session);
    const Prompt& prompt = page.model.prompt();
    std::set<std::vector<Action>> in_panel;
    std::set<Action> first;  // decisions of the orders in the panel
    for (const StandingAnswer& answer :
         standing_answers(the_rules().field(session.state()), page.model.reader(), prompt.choices)) {
      EXPECT_FALSE(answer.now.empty());
      for (const AnswerOffer& offer : answer.offers) {
        EXPECT_NE(with_orders(session, offer), session.state());
        EXPECT_TRUE(in_panel.insert(offer.orders).second);
        first.insert(offer.orders.front());
        ++seen;
      }
    }
    for (const Choice& choice : prompt.choices) {
      const bool is_answer =
          is_action<cw::verbs::GiveAnswer>(choice.action) || is_action<cw::verbs::SetReaction>(choice.action);
      EXPECT_EQ(is_answer, !page.adapter.set_aside(choice.action).empty()) << choice.label;
      EXPECT_EQ(is_answer, first.contains(choice.action)) << choice.label;
    }
  });
  EXPECT_GT(seen, 50U);
}

/// Campaign 6.4: between two moves an answer is given in one order, whatever the number of its decisions.
TEST(CampaignAnswers, AnOrderOfThePanelEndsWhereItBegan) {
  std::size_t seen = 0;
  play("1862", 3, kDecisions, 5, [&](const Session& session) {
    const Prompt prompt = the_rules().prompt(session.state());
    if (!is_step<cw::ReactionLocals>(session.state().top()) && has_panel(session) && seen < 50) {
      const Seat side = session.to_act();
      for (const StandingAnswer& answer : standing_answers(the_rules().field(session.state()), side, prompt.choices)) {
        for (const AnswerOffer& offer : answer.offers) {
          const State after = with_orders(session, offer);
          EXPECT_EQ(after.top().kind, session.state().top().kind);
          EXPECT_EQ(the_rules().to_act(after), side);
          ++seen;
        }
      }
    }
  });
  EXPECT_GT(seen, 10U);
}

/// Campaign 6.4: the panel tells what has been answered.
TEST(CampaignAnswers, ThePanelTellsWhatHasBeenAnswered) {
  std::size_t seen = 0;
  play("1862", 3, kDecisions, 11, [&](const Session& session) {
    if (!has_panel(session) || seen > 40) {
      return;
    }
    const Seat side = session.to_act();
    const Prompt prompt = the_rules().prompt(session.state());
    for (const StandingAnswer& before : standing_answers(the_rules().field(session.state()), side, prompt.choices)) {
      for (const AnswerOffer& offer : before.offers) {
        const auto set = arguments_of<cw::verbs::SetReaction>(offer.orders.back());
        const State after = with_orders(session, offer);
        const std::vector<StandingAnswer> all = standing_answers(the_rules().field(after), side, {});
        const StandingAnswer* answer = answer_at(all, set.hex);
        if (set.hex == kNoHex || set.answer > 0) {
          ASSERT_NE(answer, nullptr) << offer.words;
          EXPECT_EQ(answer->is_own, set.hex != kNoHex);
        } else {
          EXPECT_EQ(answer, nullptr) << offer.words;  // it answers as its side does
        }
        ++seen;
      }
    }
  });
  EXPECT_GT(seen, 10U);
}

/// Campaign 6.4: the button opens the panel, closes it, and so does Esc.
TEST(CampaignAnswers, TheButtonOpensAndClosesTheirPanel) {
  std::size_t seen = 0;
  play("1862", 3, kDecisions, 11, [&](const Session& session) {
    Page page(session);
    const std::vector<BarButton> buttons = page.adapter.prompt_buttons();
    const bool has_button = std::any_of(buttons.begin(), buttons.end(),
                                        [](const BarButton& button) { return button.id == kAnswersButton; });
    const cw::StepKind step = cw::StepKind(session.state().top().kind);
    EXPECT_EQ(has_button, step == cw::StepKind::Movement || step == cw::StepKind::Reaction);
    if (has_button) {
      page.adapter.press(kAnswersButton);
      EXPECT_EQ(page.adapter.panel_name(), "Answers");
      page.adapter.cancel();
      EXPECT_NE(page.adapter.panel_name(), "Answers");
      page.adapter.press(kAnswersButton);
      page.adapter.press(kAnswersButton);
      EXPECT_NE(page.adapter.panel_name(), "Answers");
      ++seen;
    }
  });
  EXPECT_GT(seen, 2U);
}

/// Campaign 8.1.3: the row is lawful, and leaves as many without supply as the button says.
TEST(CampaignTransports, TheBestCommitmentsFeedWhomTheyPromiseToFeed) {
  std::size_t seen = 0;
  for (const char* start : {"1861", "1862", "1863", "1864"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      play(start, seed, kDecisions, 1, [&](const Session& session) {
        const State& asked = session.state();
        if (!is_step<cw::SupplyCheckLocals>(asked.top())) {
          return;
        }
        const Commitments best = best_commitments(the_rules(), asked);
        State draft = asked;
        Events events;
        for (const Action& action : best.row) {
          ASSERT_FALSE(the_rules().refuse(draft, Seat::Union, action));
          the_rules().apply(draft, action, events);
        }
        if (best.row.empty()) {
          return;
        }
        ++seen;
        EXPECT_LT(best.left, best.unsupplied);
        if (is_step<cw::SupplyCheckLocals>(draft.top())) {
          EXPECT_EQ(best.left,
                    static_cast<int>(cw::supply_status(the_rules().field(draft), Seat::Union).unsupplied.size()));
        }
      });
    }
  }
  EXPECT_GT(seen, 0U);
}

/// Campaign 8.4: who goes without is told, all of them, before the check goes on.
TEST(CampaignTransports, WhoGoesWithoutIsToldBeforeTheCheckGoesOn) {
  std::size_t seen = 0;
  play("1862", 5, kDecisions, 1, [&](const Session& session) {
    if (!is_step<cw::SupplyCheckLocals>(session.state().top()) || seen > 10) {
      return;
    }
    Page page(session);
    const std::vector<hexgame::LeftUndone> undone = page.adapter.left_undone();
    EXPECT_FALSE(undone.empty());
    for (const hexgame::LeftUndone& one : undone) {
      EXPECT_NE(one.words.find("without supply"), std::string::npos) << one.words;
    }
    EXPECT_NE(page.adapter.undone_words().find(" at "), std::string::npos) << page.adapter.undone_words();
    ++seen;
  });
  EXPECT_GT(seen, 0U);
}

/// Campaign 6.4: the chance that is shown is that of the die of the game.
TEST(CampaignChances, OfAReactionAreThoseOfItsDie) {
  std::size_t seen = 0;
  for (std::uint64_t seed = 1; seed < 6 && seen < 20; ++seed) {
    play("1862", seed, kDecisions, 1, [&](const Session& session) {
      const State& asked = session.state();
      const auto forecast = is_step<cw::ReactionLocals>(asked.top()) ? reaction_asked(the_rules().field(asked))
                                                                     : std::optional<ReactionForecast>();
      if (!forecast || seen >= 20) {
        return;
      }
      for (const ReactorShown& one : forecast->reactors) {
        const Action react = action_of(cw::verbs::React{one.hex});
        State trying = asked;
        Events events;
        if (one.is_leader || the_rules().refuse(asked, the_rules().to_act(asked), react)) {
          continue;
        }
        the_rules().apply(trying, react, events);
        ASSERT_EQ(the_rules().to_act(trying), Seat::Chance);
        const Chance die = the_rules().chance(trying);
        int ways = 0;
        for (int k = 0; k < die.ways; ++k) {
          State rolled = trying;
          the_rules().apply(rolled, die.outcome(k), events);
          ways += is_step<cw::ReactionMoveLocals>(rolled.top()) ? 1 : 0;
        }
        EXPECT_EQ(one.likely.ways, ways);
        EXPECT_EQ(one.likely.of, die.ways);
        ++seen;
      }
    });
  }
  EXPECT_GT(seen, 0U);
}

/// The side takes part with its best leader there, as the forecast supposes.
Action best_leader(const State& state) {
  Action best = action_of(cw::verbs::Pass{});
  int rating = -1;
  const cw::Field field = the_rules().field(state);
  for (const Choice& choice : the_rules().prompt(state).choices) {
    if (const auto lead = read<cw::verbs::LeadBattle>(choice.action)) {
      const PieceId id = field.library().leader_of[the_rules().to_act(state)][static_cast<std::size_t>(lead->leader)];
      best = field.piece(id).marks > rating ? choice.action : best;
      rating = std::max<int>(rating, field.piece(id).marks);
    }
  }
  return best;
}

/// In how many of the 36 falls of both dice the fort falls.
int ways_to_fall(State state, const Action& storm) {
  Events events;
  the_rules().apply(state, storm, events);
  while (the_rules().to_act(state) != Seat::Chance) {
    the_rules().apply(state, best_leader(state), events);
  }
  int falls = 0;
  const Chance outcome = the_rules().chance(state);
  for (int first = 0; first < outcome.ways; ++first) {
    State lost = state;
    the_rules().apply(lost, outcome.outcome(first), events);
    const Chance loss = the_rules().chance(lost);
    for (int second = 0; second < loss.ways; ++second) {
      State after = lost;
      Events told;
      the_rules().apply(after, loss.outcome(second), told);
      falls += std::any_of(told.begin(), told.end(),
                           [](const Event& event) { return longroll::read<cw::notes::FortFell>(event).has_value(); })
                   ? 1
                   : 0;
    }
  }
  return falls;
}

/// Campaign 11.8.3: the chance that a fort falls is that of the dice of its storm, and is told before the march, too.
TEST(CampaignChances, OfAStormAreThoseOfItsDice) {
  std::size_t storms = 0;
  std::size_t marches = 0;
  std::size_t may_fall = 0;
  for (std::uint64_t seed = 1; seed < 40 && (may_fall < 2 || marches == 0); ++seed) {
    Session session(*the_game().game, start_of("1862"), seed);
    for (std::size_t n = 0; n < kDecisions && may_fall < 2 && is_player(session.to_act()); ++n) {
      const State asked = session.state();
      const cw::Field field = the_rules().field(asked);
      const Prompt prompt = the_rules().prompt(asked);
      Action next = campaigning(prompt, n + seed);
      for (const Choice& choice : prompt.choices) {
        const auto march = read<cw::verbs::March>(choice.action);
        const bool is_storm = is_action<cw::verbs::Storm>(choice.action);
        if (!is_storm && (!march || !field.forts(other(field.phasing())).has(march->hex))) {
          continue;
        }
        next = choice.action;  // to the forts
        if (!is_storm && marches > 0) {
          continue;
        }
        const auto forecast = forecast_of(the_rules(), asked, choice.action);
        if (forecast && forecast->is_storm && is_storm) {
          ++storms;
          std::uint64_t falls = 0;
          for (const Share& share : forecast->outcome.shares) {
            falls += share.summary.starts_with("The fort falls") ? share.weight : 0;
          }
          may_fall += falls > 0 ? 1U : 0U;
          EXPECT_EQ(falls * 36, forecast->outcome.total * static_cast<unsigned>(ways_to_fall(asked, choice.action)));
        } else {
          marches += forecast && forecast->is_storm ? 1U : 0U;
        }
      }
      ASSERT_FALSE(session.submit(session.to_act(), next));
    }
  }
  EXPECT_GE(storms, 2U);
  EXPECT_GE(may_fall, 2U);
  EXPECT_GE(marches, 1U);
}

/// Campaign 5.2: who has moved, and has no point left, can at most drop or pick up others who can do no more than he.
TEST(CampaignAnswers, WhoCanDoNothingMoreHaltsByHimself) {
  const Action halt = action_of(cw::verbs::Halt{});
  std::size_t spent = 0;
  std::size_t others = 0;
  for (std::uint64_t seed = 1; seed < 12 && (spent < 3 || others < 3); ++seed) {
    Session session(*the_game().game, start_of("1863"), seed);
    for (std::size_t n = 0; n < kDecisions && is_player(session.to_act()); ++n) {
      const Prompt prompt = the_rules().prompt(session.state());
      const bool is_out = is_step<cw::ForceMoveLocals>(session.state().top());
      const bool has_more = std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](const Choice& choice) {
        return choice.action != halt && !is_action<cw::verbs::Drop>(choice.action) &&
               !is_action<cw::verbs::PickUp>(choice.action);
      });
      if (is_out && longroll::locals_of<cw::ForceMoveLocals>(session.state().top()).has_moved &&
          prompt.choices.size() > 1) {
        Page page(session);
        const bool is_passed = page.adapter.passed_over() != "";
        if (has_more) {
          ++others;
          EXPECT_FALSE(is_passed) << prompt.text;
        } else if (longroll::locals_of<cw::ForceMoveLocals>(session.state().top()).points == 0) {
          ++spent;
          EXPECT_TRUE(is_passed) << prompt.text;
        }
      }
      ASSERT_FALSE(session.submit(session.to_act(), campaigning(prompt, n + seed)));
    }
  }
  EXPECT_GE(spent, 3U);
  EXPECT_GE(others, 3U);
}

TEST(CampaignFacts, EachIsASentenceWithItsRule) {
  std::size_t seen = 0;
  for (const char* start : {"1861", "1864"}) {
    play(start, 4, kDecisions, 13, [&](const Session& session) {
      for (const std::string& fact : Page(session).adapter.facts()) {
        EXPECT_EQ(fact.back(), '.') << fact;
        EXPECT_NE(fact.find('['), std::string::npos) << fact;
        ++seen;
      }
    });
  }
  EXPECT_GT(seen, 30U);
}

TEST(CampaignPage, TheLogOfAWarIsNotThatOfADay) {
  play("1861", 1, 1, 1, [](const Session& session) { EXPECT_EQ(Page(session).adapter.log_title(), "The war so far"); });
}

/// Campaign 8.4, 11.2: a question with one answer passes with a line in the log of who was not asked.
TEST(CampaignAnswers, WhatIsPassedOverHasALineInTheLog) {
  std::size_t seen = 0;
  play("1862", 5, kDecisions, 1, [&](const Session& session) {
    if (seen > 5) {
      return;
    }
    Page page(session);
    const std::string words = page.adapter.passed_over();
    if (words.empty() || page.model.prompt().choices.size() != 1) {
      return;
    }
    const Action given = page.model.prompt().choices.front().action;
    const auto told = [&] {
      return std::count_if(page.model.log().begin(), page.model.log().end(),
                           [&](const LogLine& line) { return line.text == words && line.ply == session.ply_count(); });
    };
    const Seat seat = page.model.reader();
    page.model.submit_empty(given, words);
    while (page.model.show_next([](const Happened&) {})) {
    }
    if (page.model.is_curtain_down() || page.model.reader() != seat) {
      return;
    }
    EXPECT_EQ(told(), 1) << words;
    Session plain(session);
    ASSERT_FALSE(plain.submit(plain.to_act(), given));
    EXPECT_EQ(page.model.session().trace(), plain.trace()) << "the record has nothing of it";
    page.model.take_back(1);
    EXPECT_EQ(told(), 0);
    ++seen;
  });
  EXPECT_GT(seen, 2U);
}

}  // namespace
}  // namespace longroll::web::campaign
