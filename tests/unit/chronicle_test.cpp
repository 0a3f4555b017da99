// What the sheet at the end of a battle tells: figures that agree with the rules, and turning points that can be gone
// to.
#include "web/games/battles/chronicle.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/battles/rules/victory.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"
#include "web/games/dixie/chronicle.h"

namespace longroll::test {
namespace {

/// A random game, played to its end or for `decisions`.
Session play(const Game& game, const Setup& setup, std::uint64_t seed, int decisions) {
  Session session(game, setup, seed);
  Rng rng(seed);
  Actions actions;
  for (int n = 0; n < decisions && is_player(session.to_act()); ++n) {
    actions.clear();
    game.actions(session.state(), actions);
    EXPECT_TRUE(!session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
  }
  return session;
}

void expect_turning_points_in_order(const web::BattleEnd& end, const Session& session) {
  EXPECT_LE(end.turning_points.size(), 8U);
  std::size_t before = 0;
  for (const auto& point : end.turning_points) {
    EXPECT_FALSE(point.words.empty());
    EXPECT_GE(point.decision, std::max<std::size_t>(before, 1));
    EXPECT_LE(point.decision, session.ply_count());
    before = point.decision;
  }
}

TEST(Chronicle, OfABattleTellsItsPointsAndLosses) {
  const auto loaded = shipped_game("battles");
  const auto& game = static_cast<const battles::Battles&>(*loaded);
  std::size_t told = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Session session = play(game, standard_setup(game), seed, 4000);
    const web::BattleEnd end = web::battles::chronicle_of(game, session);
    const battles::Standing points = battles::standing(game.field(session.state()));
    const auto line =
        std::find_if(end.lines.begin(), end.lines.end(), [](const auto& one) { return one.what == "Points in all"; });
    ASSERT_NE(line, end.lines.end());
    EXPECT_EQ(line->of_union, std::to_string(points.of(Seat::Union)));
    int lost = 0;
    for (const auto& loss : end.losses) {
      EXPECT_LE(loss.lost, loss.all);
      lost += loss.lost;
    }
    int eliminated = 0;
    const battles::Field field = game.field(session.state());
    for (PieceId id = 0; session.state().has_piece(id); ++id) {
      const Piece& piece = session.state().piece(id);
      eliminated += piece.place == battles::kEliminated ? field.battle().counter(piece.kind).strength : 0;
    }
    EXPECT_EQ(lost, eliminated);
    expect_turning_points_in_order(end, session);
    told += end.turning_points.size();
  }
  EXPECT_GT(told, 0U);
}

TEST(Chronicle, OfDixieTellsWhatTheRulesCount) {
  const auto loaded = shipped_game("dixie");
  const auto& game = static_cast<const dixie::Dixie&>(*loaded);
  std::size_t told = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Session session = play(game, standard_setup(game), seed, 4000);
    const web::BattleEnd end = web::dixie::chronicle_of(game, session);
    const dixie::Field field = game.field(session.state());
    ASSERT_EQ(end.lines.size(), 2U);
    EXPECT_EQ(end.lines[0].of_union, std::to_string(dixie::positions_won(field, Seat::Union)));
    EXPECT_EQ(end.lines[1].of_confederates, std::to_string(dixie::losses_of(field, Seat::Confederate)));
    expect_turning_points_in_order(end, session);
    told += end.turning_points.size();
  }
  EXPECT_GT(told, 0U);
}

TEST(Chronicle, KeepsTheGreatestTurningPoints) {
  std::vector<web::BattleEnd::TurningPoint> points;
  std::vector<int> weights;
  for (std::size_t n = 0; n < 12; ++n) {
    points.push_back({n, Seat::Union, std::to_string(n)});
    weights.push_back(n < 4 ? 0 : 1);
  }
  web::keep_greatest(points, weights);
  ASSERT_EQ(points.size(), 8U);
  EXPECT_EQ(points.front().decision, 4U);
  EXPECT_EQ(points.back().decision, 11U);
}

TEST(Chronicle, ReadsWhatHappened) {
  const std::string file =
      R"({"format": "longroll-outcomes/1", "sources": "x", "scenarios": {"a": {"outcome": "one"}, "b": {"outcome": "two"}}})";
  EXPECT_EQ(web::read_history(file, "b"), "two");
  EXPECT_EQ(web::read_history(file, "c"), "");
  EXPECT_EQ(web::read_history("{", "a"), "");
  EXPECT_EQ(web::read_history(R"({"format": "longroll-outcomes/1", "sources": "x", "scenarios": {"a": {}}})", "a"), "");
}

}  // namespace
}  // namespace longroll::test
