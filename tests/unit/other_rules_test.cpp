// Games of other rules: refused by the doors, and shown as far as the present rules follow them.
#include "engine/record/other_rules.h"

#include <gtest/gtest.h>

#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "tests/support/shipped.h"

namespace longroll {
namespace {

const Game& dixie() {
  static const auto kGame = test::shipped_game("dixie");
  return *kGame;
}

Session played(int plies) {
  Session session(dixie(), standard_setup(dixie()), 7);
  Actions actions;
  for (int n = 0; n < plies && is_player(session.to_act()); ++n) {
    dixie().actions(session.state(), actions);
    session.play(actions[static_cast<std::size_t>(n) * 7 % actions.size()]);
  }
  return session;
}

/// The link as an earlier version of the rules would have made it.
std::string of_older_rules(const std::string& link) {
  LinkFrame frame = read_frame(link).value();
  frame.header.rules_version -= 1;
  return write_frame(frame.header, frame.body);
}

StoredGame stored(const Session& session) {
  StoredGame game;
  game.head.beginning = begin_journal(session.game(), session.setup(), session.seed());
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    game.choices.push_back(session.choice(n));
  }
  game.head.plies = static_cast<std::uint32_t>(game.choices.size());
  return game;
}

TEST(OtherRules, ALinkIsRefusedButCanBeLookedAt) {
  const Session session = played(60);
  const std::string link = game_link(session).value();
  EXPECT_FALSE(is_of_other_rules(dixie(), link));
  const std::string older = of_older_rules(link);
  EXPECT_FALSE(open_link(dixie(), older, 1).ok());
  EXPECT_TRUE(is_of_other_rules(dixie(), older));
  EXPECT_EQ(scenario_of_link(dixie(), older), session.setup().scenario);
  const Result<Session> seen = look_at_link(dixie(), older, 1);
  ASSERT_TRUE(seen) << describe(seen.faults());
  EXPECT_EQ(seen.value().state(), session.state()) << "rules that play alike show the same";
  EXPECT_EQ(seen.value().ply_count(), session.ply_count());
}

TEST(OtherRules, APositionIsShownWhenItIsOneByThePresentRules) {
  const Session session = played(40);
  const std::string older = of_older_rules(position_link(dixie(), session.setup(), session.state()));
  EXPECT_FALSE(open_link(dixie(), older, 1).ok());
  const Result<Session> seen = look_at_link(dixie(), older, 1);
  ASSERT_TRUE(seen) << describe(seen.faults());
  EXPECT_EQ(seen.value().state(), session.state());
}

TEST(OtherRules, AGameThatWasStoredStopsBeforeWhatIsNotLawfulAnyMore) {
  const Session session = played(50);
  StoredGame game = stored(session);
  EXPECT_FALSE(is_of_other_rules(dixie(), game));
  game.head.beginning.data_hash ^= 1U;
  game.choices[30] = Action{};
  EXPECT_TRUE(is_of_other_rules(dixie(), game));
  EXPECT_FALSE(replay_of(dixie(), game).ok());
  Result<Replay> replay = look_at_stored(dixie(), game);
  ASSERT_TRUE(replay) << describe(replay.faults());
  const Result<Session> seen = replay.value().take();
  ASSERT_TRUE(seen) << describe(seen.faults());
  EXPECT_EQ(seen.value().ply_count(), 30U);
  EXPECT_EQ(seen.value().state(), session.state_at(30));
}

TEST(OtherRules, WhatIsNoneOfTheseBattlesIsNotLookedAt) {
  LinkFrame frame = read_frame(game_link(played(5)).value()).value();
  frame.header.scenario ^= 0xFFU;
  const std::string strange = write_frame(frame.header, frame.body);
  EXPECT_FALSE(is_of_other_rules(dixie(), strange));
  EXPECT_FALSE(look_at_link(dixie(), strange, 1).ok());
  EXPECT_FALSE(look_at_link(dixie(), "g=AAAA", 1).ok());
  StoredGame game = stored(played(5));
  game.head.beginning.scenario = "nowhere";
  EXPECT_FALSE(is_of_other_rules(dixie(), game));
  EXPECT_FALSE(look_at_stored(dixie(), game).ok());
}

}  // namespace
}  // namespace longroll
