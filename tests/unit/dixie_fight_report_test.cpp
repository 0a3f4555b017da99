// What is told of a decision at Dixie's table: fights with their dice, captions, cards that are shown, and the digest
// of the other side's turn, which tells no more than its reader may know.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"
#include "web/games/dixie/fight_report.h"
#include "web/games/dixie/layout.h"
#include "web/games/dixie/roll.h"

namespace longroll::web::dixie {
namespace {

const dx::Dixie& game() {
  static const auto kLoaded = test::shipped_game("dixie");
  return static_cast<const dx::Dixie&>(*kLoaded);
}

/// A random battle of that edition to its end.
Session battle(std::string_view scenario, std::uint64_t seed) {
  Setup setup = standard_setup(game());
  setup.scenario = find_scenario(game(), scenario);
  Session session(game(), setup, seed);
  Rng rng(seed);
  Actions actions;
  while (is_player(session.to_act())) {
    actions.clear();
    game().actions(session.state(), actions);
    EXPECT_TRUE(!session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
  }
  return session;
}

template <class Note>
int count_of_notes(const Events& events) {
  return static_cast<int>(std::count_if(events.begin(), events.end(), is_note<Note>));
}

TEST(DixieFightReport, EveryShotHasABannerWithItsDiceAndItsResult) {
  int shots = 0;
  const Session session = battle("bull-run", 3);
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    const Events& events = session.ply(n).events;
    const auto fight = fight_of(game(), session.state_at(n), events, Seat::Union);
    ASSERT_EQ(fight.has_value(), count_of_notes<dx::notes::Hits>(events) > 0) << n;
    if (!fight) {
      continue;
    }
    ++shots;
    const auto fires = std::find_if(events.begin(), events.end(), is_note<dx::notes::Fires>);
    const auto told = *read<dx::notes::Fires>(*fires);
    EXPECT_EQ(fight->target, kPlaceTarget + told.target);
    EXPECT_EQ(static_cast<int>(fight->dice.size()), told.dice);
    EXPECT_EQ(fight->attacker,
              session.ply(n).seat == Seat::Chance ? fight->attacker : owner_of(session.state().piece(told.card)));
    const std::string name = game().data_of(session.state()).card(session.state().piece(told.card).kind).name;
    EXPECT_TRUE(fight->title.starts_with(name + " fires at ")) << fight->title;
    EXPECT_NE(fight->result.find("hit"), std::string::npos) << fight->result;
  }
  EXPECT_GT(shots, 5);
}

TEST(DixieFightReport, SixesOnAGeneralAreMarkedAsHits) {
  int marked = 0;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    const Session session = battle("bull-run", seed);
    for (std::size_t n = 0; n < session.ply_count(); ++n) {
      const Events& events = session.ply(n).events;
      const auto hits = std::find_if(events.begin(), events.end(), is_note<dx::notes::Hits>);
      if (hits == events.end() || count_of_notes<dx::notes::Checked>(events) > 0) {
        continue;
      }
      const auto roll = roll_of(game(), session.state_at(n), session.ply(n));
      ASSERT_TRUE(roll.has_value());
      const auto told = *read<dx::notes::Hits>(*hits);
      const auto good =
          std::count_if(roll->dice.begin(), roll->dice.end(), [&](int die) { return is_good(*roll, die); });
      EXPECT_EQ(good, told.hits + told.on_generals);
      marked += told.on_generals;
    }
  }
  EXPECT_GT(marked, 0);
}

TEST(DixieFightReport, WhatIsTakenAndWhoFallsHasACaptionAndWhatIsDrawnIsShown) {
  int taken = 0;
  int drawn = 0;
  int played = 0;
  for (std::uint64_t seed = 1; seed < 8; ++seed) {
    const Session session = battle("bull-run", seed);
    for (std::size_t n = 0; n < session.ply_count(); ++n) {
      const Events& events = session.ply(n).events;
      const State before = session.state_at(n);
      const auto moment = moment_of(game(), before, events, Seat::Union);
      const int captured = count_of_notes<dx::notes::Captured>(events);
      if (captured > 0) {
        ++taken;
        EXPECT_TRUE(moment && moment->title.ends_with(" is taken"));
      }
      for (const Event& event : events) {
        const auto moved = read<events::PieceMoved>(event);
        if (moved && moved->from == dx::deck_of(Seat::Confederate) && moment) {
          EXPECT_EQ(std::count(moment->cards.begin(), moment->cards.end(), moved->piece), 0)
              << "the enemy's is not shown";
        }
        if (moved && before.track(dx::track(dx::Track::Turn)) > 0 && moved->from == dx::deck_of(Seat::Union) &&
            moved->to == dx::reserve_of(Seat::Union)) {
          ++drawn;
          ASSERT_TRUE(moment.has_value());
          EXPECT_EQ(std::count(moment->cards.begin(), moment->cards.end(), moved->piece), 1);
        }
        if (const auto card = read<dx::notes::Played>(event); card && captured == 0 && moment) {
          const bool is_own = owner_of(before.piece(card->card)) == Seat::Union;
          const auto shown = std::count(moment->cards.begin(), moment->cards.end(), card->card);
          EXPECT_EQ(shown, is_own ? 0 : 1) << moment->title;
          played += is_own ? 0 : 1;
        }
      }
    }
  }
  EXPECT_GT(taken, 0);
  EXPECT_GT(drawn, 0);
  EXPECT_GT(played, 0);
}

TEST(DixieFightReport, TheDigestTellsEveryFightAndNoCardThatIsNotSeen) {
  for (const std::string_view scenario : {"bull-run", "shiloh", "gettysburg"}) {
    const Session session = battle(scenario, 5);
    const Seat reader = Seat::Union;
    std::size_t fights = 0;
    for (std::size_t n = 0; n < session.ply_count(); ++n) {
      fights += fight_of(game(), session.state_at(n), session.ply(n).events, reader) ? 1 : 0;
    }
    const auto lines = digest_of(game(), session, 0, session.ply_count(), reader);
    EXPECT_EQ(
        static_cast<std::size_t>(std::count_if(
            lines.begin(), lines.end(), [](const DigestLine& line) { return line.kind == DigestLine::Kind::Fight; })),
        fights);
    for (const DigestLine& line : lines) {
      EXPECT_FALSE(line.text.empty());
      EXPECT_LT(line.ply, session.ply_count());
      if (line.kind != DigestLine::Kind::Move) {
        continue;
      }
      // What is told of a move is what the log tells this reader of it: "A card moves to CSA Left".
      State state = session.state_at(line.ply);
      bool is_told = false;
      for (const Event& event : session.ply(line.ply).events) {
        is_told = is_told || game().describe_event(state, event, reader) == line.text + ".";
        enact(state, event);
      }
      EXPECT_TRUE(is_told) << line.text;
    }
  }
}

}  // namespace
}  // namespace longroll::web::dixie
