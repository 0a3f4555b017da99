// The sheet at the end of a battle of Chattanooga: figures that agree with the rules, turning points that can be gone
// to, and what happened.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/chattanooga/rules/victory.h"
#include "tests/page/chattanooga_page.h"
#include "web/games/chattanooga/chronicle.h"
#include "web/games/chattanooga/help.h"

namespace longroll::web::chattanooga {
namespace {

const ch::Chattanooga& the_rules() { return static_cast<const ch::Chattanooga&>(*the_game().game); }

/// A game to its end, or the best that many decisions make of it.
Session whole_game() {
  return played_until([](const Session&) { return false; });
}

TEST(ChattanoogaEnd, TellsWhoIsGoneAndWhatItIsWorth) {
  const Session session = whole_game();
  const BattleEnd end = chronicle_of(the_rules(), session);
  const ch::Field field = the_rules().field(session.state());
  const auto line = [&](std::string_view what) {
    const auto at =
        std::find_if(end.lines.begin(), end.lines.end(), [&](const BattleEnd::Line& one) { return one.what == what; });
    EXPECT_NE(at, end.lines.end()) << what;
    return at == end.lines.end() ? BattleEnd::Line{} : *at;
  };
  EXPECT_EQ(line("Points for enemy losses").of_union, std::to_string(ch::victory_points(field, Seat::Union)));
  EXPECT_EQ(line("Points for enemy losses").of_confederates,
            std::to_string(ch::victory_points(field, Seat::Confederate)));
  int captured = 0;
  int lost = 0;
  int goal = 0;
  for (const PieceId id : field.pieces()) {
    const Place place = field.piece(id).place;
    if (!field.is_unit(id)) {
      continue;
    }
    const bool is_captured = place == ch::kCaptured;
    captured += is_captured && field.side_of(id) == Seat::Union ? 1 : 0;
    lost += is_captured || place == ch::kDestroyed || place == ch::kEliminated || place == ch::kReadyAndEliminated ||
                    place == ch::kRoutedAndEliminated || place == ch::kShatteredAndEliminated
                ? 1
                : 0;
    goal += field.side_of(id) == Seat::Confederate && is_hex(place) &&
                    field.scenario().wins_on[Seat::Confederate].has(static_cast<HexId>(place))
                ? 1
                : 0;
  }
  EXPECT_EQ(line("Units captured").of_union, std::to_string(captured));
  EXPECT_EQ(line("Units on the ground that wins for them").of_confederates, std::to_string(goal));
  int told = 0;
  for (const BattleEnd::Loss& loss : end.losses) {
    EXPECT_LE(loss.lost, loss.all) << loss.who;
    told += loss.lost;
  }
  EXPECT_GT(lost, 0);
  EXPECT_EQ(told, lost);
}

TEST(ChattanoogaEnd, ItsTurningPointsStandInTheirOrderAndCanBeGoneTo) {
  const Session session = whole_game();
  const BattleEnd end = chronicle_of(the_rules(), session);
  ASSERT_GT(end.turning_points.size(), 2U);
  EXPECT_LE(end.turning_points.size(), 8U);
  std::size_t before = 0;
  for (const BattleEnd::TurningPoint& point : end.turning_points) {
    EXPECT_FALSE(point.words.empty());
    EXPECT_TRUE(is_player(point.side));
    EXPECT_GE(point.decision, std::max<std::size_t>(before, 1));
    EXPECT_LE(point.decision, session.ply_count());
    before = point.decision;
  }
}

/// Chattanooga 3.3: the first of a side to reach the ground that wins is told, as the position shows it.
TEST(ChattanoogaEnd, GroundThatWinsIsATurningPoint) {
  const Session session = whole_game();
  int reached = 0;
  for (const BattleEnd::TurningPoint& point : chronicle_of(the_rules(), session).turning_points) {
    if (point.words.find("which wins for them") != std::string::npos) {
      ++reached;
      const State after = session.state_at(point.decision);
      const ch::Field field = the_rules().field(after);
      EXPECT_FALSE((field.units(point.side) & field.scenario().wins_on[point.side]).empty()) << point.words;
      const State state = session.state_at(point.decision - 1);
      const ch::Field was = the_rules().field(state);
      EXPECT_TRUE((was.units(point.side) & was.scenario().wins_on[point.side]).empty()) << point.words;
    }
  }
  EXPECT_GT(reached, 0);
}

/// What happened is asked for when the battle is over, after the help.
TEST(ChattanoogaEnd, AsksForWhatHappenedWhenTheBattleIsOver) {
  Page begun(played_until([](const Session&) { return true; }));
  begun.adapter.take_notes(shipped(kHelpFile).value());
  begun.adapter.take_notes(shipped(kUnitNotesFile).value());
  EXPECT_EQ(begun.adapter.wanted_notes(), "");
  Page over(whole_game());
  ASSERT_TRUE(over.model.is_over());
  EXPECT_EQ(over.adapter.wanted_notes(), kHelpFile);
  over.adapter.take_notes(shipped(kHelpFile).value());
  EXPECT_EQ(over.adapter.wanted_notes(), kUnitNotesFile);
  over.adapter.take_notes(shipped(kUnitNotesFile).value());
  EXPECT_EQ(over.adapter.wanted_notes(), kOutcomesFile);
  over.adapter.take_notes(shipped(kOutcomesFile).value());
  EXPECT_EQ(over.adapter.wanted_notes(), "");
  EXPECT_NE(over.adapter.history().find("Wauhatchie"), std::string::npos);
  EXPECT_FALSE(over.adapter.battle_end().lines.empty());
}

}  // namespace
}  // namespace longroll::web::chattanooga
