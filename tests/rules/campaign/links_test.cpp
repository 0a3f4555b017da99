// How long the links of the campaign are: whole games of bots, their positions, and positions of random play.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ai/bot.h"
#include "engine/games/campaign/game.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "tests/rules/campaign/table.h"
#include "tests/support/sparing.h"

namespace longroll::campaign {
namespace {

constexpr std::size_t kWholeGame = 8'000;
constexpr std::size_t kPosition = 900;
constexpr std::size_t kRandomPosition = 1'500;  ///< of 99 in 100

const Campaign& game() {
  static const Campaign kGame(test::shipped_library());
  return kGame;
}

Setup start(int number) {
  Setup setup = standard_setup(game());
  setup.scenario = number;
  return setup;
}
int starts() { return static_cast<int>(game().info().scenarios.size()); }

/// A game of two equal bots, up to that many decisions.
Session play(int scenario, std::string_view level, std::uint64_t seed, std::size_t most) {
  Session session(game(), start(scenario), seed);
  const std::unique_ptr<Advisor> advisor = make_advisor(game());
  const std::unique_ptr<Bot> bot = make_bot(level, game(), *advisor, seed);
  Actions lawful;
  while (is_player(session.to_act()) && session.ply_count() < most) {
    game().actions(session.state(), lawful);
    session.play(decide(*bot, game().view(session.state(), session.to_act()), lawful));
  }
  return session;
}

/// The lengths of the links of positions all along the game; each opens at the position that it was made of.
std::vector<std::size_t> lengths(const Session& session) {
  constexpr std::size_t kPositions = 25;
  std::vector<std::size_t> found;
  for (std::size_t ply = 0; ply < session.ply_count();
       ply += std::max<std::size_t>(session.ply_count() / kPositions, 1)) {
    const std::string link = position_link(game(), session.setup(), session.state_at(ply));
    found.push_back(link.size());
    const Result<Session> opened = open_link(game(), link, 1);
    EXPECT_TRUE(opened.ok());
    if (opened.ok()) {
      EXPECT_EQ(hash_of(opened.value().state()), hash_of(session.state_at(ply)));
    }
  }
  return found;
}

TEST(CampaignLinks, WholeWarsOfBotsAndTheirPositionsAreShort) {
  for (int scenario = 0; scenario < starts(); ++scenario) {
    for (const std::string_view level : {"easy", "normal"}) {
      if (longroll::test::sparing() > 1 && level == "normal") {
        return;
      }
      const Session session = play(scenario, level, 5, 60'000);
      EXPECT_EQ(session.to_act(), Seat::Nobody);
      const std::optional<std::string> link = game_link(session);
      ASSERT_TRUE(link);
      EXPECT_LE(link->size(), kWholeGame) << level << " from start " << scenario;
      const Result<Session> opened = open_link(game(), *link, 1);
      ASSERT_TRUE(opened.ok());
      EXPECT_EQ(hash_of(opened.value().state()), hash_of(session.state()));
      const std::vector<std::size_t> positions = lengths(session);
      EXPECT_LE(*std::max_element(positions.begin(), positions.end()), kPosition)
          << level << " from start " << scenario;
    }
  }
}

TEST(CampaignLinks, PositionsOfRandomPlayAreShort) {
  std::vector<std::size_t> all;
  for (int scenario = 0; scenario < starts(); ++scenario) {
    const Session session = play(scenario, "random", 3, longroll::test::some_of(std::size_t{12'000}));
    const std::vector<std::size_t> positions = lengths(session);
    all.insert(all.end(), positions.begin(), positions.end());
  }
  std::sort(all.begin(), all.end());
  EXPECT_LE(all[all.size() * 99 / 100], kRandomPosition);
  EXPECT_GE(all.size(), 100U);
}

}  // namespace
}  // namespace longroll::campaign
