// The day so far, as the page tells it: what comes of one decision several times running is one line.
#include "web/views/game_model.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/games/dixie/game.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"
#include "tests/support/sparing.h"
#include "web/views/view_registry.h"

namespace longroll::web {

/// The games' screens, which say more (web/games/views.cpp), are not part of this program.
Seat side_told_of(std::string_view, const State&, const Event&) { return Seat::Nobody; }

namespace {

const Game& game() {
  static const auto kGame = longroll::test::shipped_game("dixie");
  return *kGame;
}

Session random_game(int scenario, std::uint64_t seed, std::size_t plies) {
  Setup setup = standard_setup(game());
  setup.scenario = scenario;
  Session session(game(), setup, seed);
  Rng rng(seed, 1);
  Actions actions;
  while (is_player(session.to_act()) && session.ply_count() < plies) {
    game().actions(session.state(), actions);
    session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return session;
}

/// The Union against the computer: one reader, and never a curtain.
GameModel model_of(Session session) {
  Match match;
  match.setup = session.setup();
  match.who = {Controller::Human, Controller::Easy};
  return GameModel(game(), std::move(session), match);
}

/// Everything that was said to the reader, piece by piece.
std::string told(const Session& session, Seat reader) {
  std::string all;
  State running = session.start();
  const auto tell = [&](const Events& events) {
    for (const Event& event : events) {
      all += game().describe_event(running, event, reader);
      enact(running, event);
    }
  };
  tell(session.opening());
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    tell(session.ply(n).events);
  }
  return all;
}

TEST(GameModel, WhatADecisionBringsAgainAndAgainIsOneLineAndNothingIsLost) {
  for (int scenario = 0; scenario < 3; ++scenario) {
    int repeated = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const GameModel model = model_of(random_game(scenario, seed, 300));
      std::string all;
      const LogLine* before = nullptr;
      for (const LogLine& line : model.log()) {
        const std::string times = ", " + std::to_string(line.times) + " times.";
        ASSERT_TRUE(line.times == 1 || line.text.ends_with(times)) << line.text;
        const std::string once =
            line.times == 1 ? line.text : line.text.substr(0, line.text.size() - times.size()) + ".";
        for (int n = 0; n < line.times; ++n) {
          all += once;
        }
        repeated += line.times > 1 ? 1 : 0;
        for (const Seat side : {Seat::Union, Seat::Confederate}) {
          if (line.text.starts_with("The " + std::string(name_of(side)))) {
            EXPECT_EQ(line.seat, side) << line.text;
          }
        }
        if (before != nullptr && before->ply == line.ply && once.ends_with('.')) {
          EXPECT_NE(before->text, once) << "told again";
        }
        before = &line;
      }
      EXPECT_EQ(all, told(model.session(), Seat::Union)) << scenario << ", seed " << seed;
    }
    EXPECT_GT(repeated, 0) << "reinforcements come by twos and threes in scenario " << scenario;
  }
}

TEST(GameModel, ToldAsItHappensTheDayReadsAsToldAfterwards) {
  for (int scenario = 0; scenario < 3; ++scenario) {
    Session session = random_game(scenario, 7, 250);
    GameModel model = model_of(session);
    model.seek(0);
    for (std::size_t n = 1; n <= session.ply_count(); ++n) {
      model.seek(n);
    }
    const GameModel after = model_of(std::move(session));
    ASSERT_EQ(model.log().size(), after.log().size());
    for (std::size_t i = 0; i < after.log().size(); ++i) {
      EXPECT_EQ(model.log()[i].text, after.log()[i].text);
      EXPECT_EQ(model.log()[i].seat, after.log()[i].seat);
      EXPECT_EQ(model.log()[i].times, after.log()[i].times);
      EXPECT_EQ(model.log()[i].ply, after.log()[i].ply);
    }
  }
}

TEST(GameModel, WhatHasJustBeenDecidedCanBeTakenBackBeforeItIsShown) {
  Session session = random_game(0, 3, 0);
  while (session.to_act() != Seat::Union) {
    Actions actions;
    game().actions(session.state(), actions);
    session.submit(session.to_act(), actions[0]);
  }
  GameModel model = model_of(std::move(session));
  ASSERT_TRUE(model.may_act());
  const std::uint64_t before = model.session().trace();
  const Action action = model.prompt().choices.front().action;
  ASSERT_FALSE(model.submit(action));
  ASSERT_TRUE(model.has_unshown());
  ASSERT_TRUE(model.can_undo());
  model.undo();
  EXPECT_EQ(model.session().trace(), before);
  EXPECT_TRUE(model.may_act());
  model.redo();
  ASSERT_TRUE(model.can_undo());
  model.undo();
  EXPECT_EQ(model.session().trace(), before);
}

/// Two people at one screen. With open cards one sees no more than the other but for the decks, which nobody sees.
TEST(HotSeat, TheCurtainFallsOnlyWhereOneWouldSeeMore) {
  for (const bool is_open : {false, true}) {
    longroll::Setup setup = standard_setup(game());
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
      if (game().info().options[i].id == "cards") {
        setup.options[i] = is_open ? 1 : 0;
      }
    }
    Match match;
    match.setup = setup;
    match.who = {Controller::Human, Controller::Human};
    GameModel model(game(), Session(game(), setup, 5), match);
    EXPECT_EQ(model.is_curtain_down(), !is_open);
    model.lift_curtain();
    EXPECT_TRUE(model.may_act());
  }
}

std::string words_of_log(const GameModel& model) {
  std::string all;
  for (const LogLine& line : model.log()) {
    all += std::to_string(line.ply) + " " + line.text + "\n";
  }
  return all;
}

/// A game at Gettysburg of more decisions than are told at once.
Session long_game(std::uint64_t seed) {
  for (;; ++seed) {
    Session session = random_game(2, seed, 520);
    if (session.ply_count() == 520) {
      return session;
    }
  }
}

TEST(GameModel, OfALongGameTheLatestLinesAreToldAtOnceAndTheOthersInSlices) {
  GameModel told = model_of(long_game(1));
  GameModel model = told;
  while (told.is_behind()) {
    told.catch_up(1000);
  }
  const std::string all = words_of_log(told);
  ASSERT_TRUE(model.is_behind());
  EXPECT_LT(words_of_log(model).size(), all.size());
  EXPECT_EQ(model.log().back().text, told.log().back().text);
  for (int slices = 0; model.is_behind(); ++slices) {
    ASSERT_LT(slices, 100);
    model.catch_up(10);
  }
  EXPECT_EQ(words_of_log(model), all);
  model.seek(0);
  for (std::size_t n = 1; n <= 520; n += 3 * static_cast<std::size_t>(longroll::test::sparing())) {
    model.seek(n);
    told.seek(n);
    ASSERT_EQ(words_of_log(model), words_of_log(told));
  }
}

TEST(GameModel, AGameThatIsTakenUpInTheMiddleLearnsItsPast) {
  const Session whole = long_game(1);
  GameModel told = model_of(whole);
  GameModel model = model_of(Session::resume(game(), *whole.journal(), whole.bookmark(500)));
  model.seek(0);
  EXPECT_EQ(model.shown(), 500U) << "nothing before is known";
  EXPECT_FALSE(model.is_behind()) << "there is nothing to be told yet";
  Session past = whole;
  past.undo(20);
  ASSERT_TRUE(model.adopt(std::move(past)));
  ASSERT_TRUE(model.is_behind());
  while (model.is_behind()) {
    model.catch_up(64);
  }
  while (told.is_behind()) {
    told.catch_up(64);
  }
  told.seek(500);
  EXPECT_EQ(words_of_log(model), words_of_log(told));
  model.seek(40);
  told.seek(40);
  EXPECT_EQ(words_of_log(model), words_of_log(told));
  EXPECT_EQ(model.view().seen, told.view().seen);
}

TEST(GameModel, OneUndoStepsOverAnAnswerThatWasNoDecision) {
  Session session(game(), standard_setup(game()), 1);
  Match match;
  match.setup = session.setup();
  match.who = {Controller::Easy, Controller::Easy};
  match.who[static_cast<std::size_t>(index_of(session.to_act()))] = Controller::Human;  // who lays out his troops first
  GameModel model(game(), std::move(session), match);
  const auto decide = [&](bool is_empty) {
    const std::vector<Choice>& all = model.prompt().choices;
    const Action action = all[all.size() / 2].action;
    is_empty ? model.submit_empty(action, "Passed.") : void(model.submit(action));
    while (model.show_next([](const Happened&) {})) {
    }
  };
  const auto plies = [&] { return model.session().ply_count(); };
  ASSERT_TRUE(model.may_act());
  decide(false);
  const std::size_t first = plies();
  decide(false);
  ASSERT_TRUE(model.may_act());
  decide(true);
  decide(true);
  ASSERT_EQ(plies(), first + 3);
  model.undo();
  EXPECT_EQ(plies(), first) << "back to the last question that was asked";
  model.redo();
  EXPECT_EQ(plies(), first + 3);
  model.undo();
  model.undo();
  EXPECT_EQ(plies(), first - 1) << "what was decided before is taken back by itself";
}

}  // namespace
}  // namespace longroll::web
