// The screen of Chattanooga: its help when the file has come, and its charts through a game, with what counts lit.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/games/chattanooga/log_notes.h"
#include "tests/page/chattanooga_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/chattanooga/help.h"
#include "web/hexgame/motion.h"
#include "web/views/odds_parts.h"

namespace longroll::web::chattanooga {
namespace {

TEST(ChattanoogaPage, ShowsItsHelpAndItsChartsWhenTheFileHasCome) {
  Page page(played_until([](const Session&) { return true; }));
  EXPECT_EQ(page.adapter.wanted_notes(), kHelpFile);
  EXPECT_FALSE(page.adapter.has_charts());
  ASSERT_EQ(page.adapter.help().size(), 2U) << "the scenario's own pages";
  EXPECT_EQ(page.adapter.help()[0].title, "Wauhatchie");
  EXPECT_GE(page.adapter.help()[1].paragraphs.size(), 3U);

  page.adapter.take_notes(shipped(kHelpFile).value());
  EXPECT_EQ(page.adapter.wanted_notes(), kUnitNotesFile);
  EXPECT_TRUE(page.adapter.has_charts());
  ASSERT_GT(page.adapter.help().size(), 3U);
  EXPECT_EQ(page.adapter.help()[2].title, "The battle in two minutes");
  EXPECT_EQ(page.chart_now().title, "Sequence of play");
}

TEST(ChattanoogaPage, AHelpFileThatIsNotWholeIsAskedForOnce) {
  Page page(played_until([](const Session&) { return true; }));
  page.adapter.take_notes("{");
  EXPECT_EQ(page.adapter.wanted_notes(), kUnitNotesFile);
  page.adapter.take_notes("{");
  EXPECT_EQ(page.adapter.wanted_notes(), "");
  EXPECT_FALSE(page.adapter.has_charts());
  EXPECT_TRUE(page.adapter.charts().empty());
  EXPECT_EQ(page.adapter.chart_now(), 0);
}

/// Chattanooga 10.2: before the die the column of the attack that is looked at is lit, and no row.
TEST(ChattanoogaPage, LightsTheColumnOfTheAttackThatIsAskedAbout) {
  Page page(played_until([](const Session& session) { return is_offered(session, ch::Do::AttackWith); }));
  page.adapter.take_notes(shipped(kHelpFile).value());
  const ShownChart& results = page.chart_now();
  ASSERT_EQ(results.title, "Combat results table");
  const std::vector<std::string> told = page.adapter.attack_in_words();
  const std::string intensity = "intensity " + results.head.at(static_cast<std::size_t>(results.lit_column)) + ",";
  EXPECT_TRUE(std::any_of(told.begin(), told.end(), [&](const std::string& line) {
    return line.find(intensity) != std::string::npos;
  })) << intensity;
  for (const ShownChart::Row& row : results.rows) {
    EXPECT_FALSE(row.is_lit);
  }
}

/// Chattanooga 10.2: the bar of a choice begins with the highest die, which is the best for the attacker.
TEST(ChattanoogaPage, TheBarOfAnAttackBeginsWithWhatIsBestForTheAttacker) {
  Page page(played_until([](const Session& session) { return is_offered(session, ch::Do::AttackWith); }));
  int seen = 0;
  for (const Choice& choice : page.model.prompt().choices) {
    if (!is_action<ch::verbs::AttackWith>(choice.action)) {
      continue;
    }
    const Odds* odds = page.model.odds(choice.action);
    ASSERT_NE(odds, nullptr);
    const std::vector<OddsPart> parts = parts_of(*odds, page.adapter.low_dice(choice.action));
    ASSERT_GT(parts.size(), 1U);
    EXPECT_TRUE(parts.back().words.starts_with("attacker ")) << parts.back().words;
    EXPECT_FALSE(parts.front().words.starts_with("attacker ")) << parts.front().words;
    ++seen;
  }
  EXPECT_GT(seen, 0);
}

/// Chattanooga 10.10: in any fight, what befalls the attacker alone stands before no effect, and what befalls
/// the defender alone behind it.
TEST(ChattanoogaPage, ResultsRunFromTheWorstForTheAttackerToTheBest) {
  Page page(played_until([](const Session& session) { return is_offered(session, ch::Do::AttackWith); }));
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(page.model.view().seen);
  int seen = 0;
  for (const PieceId attacker : field.pieces()) {
    for (const PieceId defender : field.pieces()) {
      const bool can_fight = field.is_unit(attacker) && field.is_unit(defender) &&
                             is_hex(field.piece(attacker).place) && is_hex(field.piece(defender).place) &&
                             field.side_of(attacker) != field.side_of(defender) &&
                             field.type(attacker) != ch::UnitType::Artillery;
      if (!can_fight || field.grid().distance(static_cast<HexId>(field.piece(attacker).place),
                                              static_cast<HexId>(field.piece(defender).place)) != 1) {
        continue;
      }
      const Odds odds =
          results_of(field, ch::Engagement{attacker, defender, static_cast<HexId>(field.piece(defender).place)});
      bool is_behind = false;
      for (const Share& share : odds.shares) {
        const bool is_harmless = share.summary == "no effect";
        const bool hurts_attacker = share.summary.find("attacker") != std::string::npos;
        const bool hurts_defender = share.summary.find("defender") != std::string::npos;
        const bool hurts_both = share.summary.find("both") != std::string::npos || hurts_attacker == hurts_defender;
        EXPECT_FALSE(is_behind && hurts_attacker && !hurts_both) << share.summary;
        EXPECT_FALSE(is_harmless && is_behind) << share.summary;
        is_behind = is_behind || (hurts_defender && !hurts_both);
        seen += hurts_both ? 0 : 1;
      }
    }
  }
  EXPECT_GT(seen, 5);
}

/// Chattanooga 11.2
TEST(ChattanoogaPage, LightsTheColumnOfTheShotThatIsAskedAbout) {
  Page page(played_until([](const Session& session) { return is_offered(session, ch::Do::Fire); }));
  page.adapter.take_notes(shipped(kHelpFile).value());
  const ShownChart& table = page.chart_now();
  ASSERT_EQ(table.title, "Bombardment table");
  const std::vector<std::string> told = page.adapter.attack_in_words();
  ASSERT_GE(told.size(), 2U);
  const std::string column = "column " + table.head.at(static_cast<std::size_t>(table.lit_column));
  EXPECT_NE(told[1].find(column), std::string::npos) << told[1];
}

/// On a phone no column but the last of a list, which breaks its lines, is too wide; of a grid each column has room
/// beside the first (views/charts_sheet.cpp).
TEST(ChattanoogaPage, ItsChartsHaveRoomOnAPhone) {
  constexpr float kRoom = 390 - 2 * 18;  // px: a phone without the edges of the sheet
  constexpr float kCell = 12;            // px at both sides of the words
  constexpr float kLastColumn = 90;      // px in which sentences can still be read
  toy_hex::the_panels();
  Page page(played_until([](const Session&) { return true; }));
  page.adapter.take_notes(shipped(kHelpFile).value());
  for (const ShownChart& chart : page.adapter.charts()) {
    std::vector<float> widths;
    const auto measure = [&](const std::vector<std::string>& cells, ui::Type type) {
      widths.resize(std::max(widths.size(), cells.size()));
      for (std::size_t i = 0; i < cells.size(); ++i) {
        widths[i] = std::max(widths[i], ui::measure(type, cells[i]).x + kCell);
      }
    };
    measure(chart.head, ui::Type::Label);
    for (const ShownChart::Row& row : chart.rows) {
      measure(row.cells, ui::Type::Body);
    }
    ASSERT_GE(widths.size(), 2U);
    const float widest = *std::max_element(widths.begin() + 1, widths.end());
    const float before_last = std::accumulate(widths.begin(), widths.end() - 1, 0.0F);
    EXPECT_LE(chart.is_grid ? widths[0] + widest : before_last + kLastColumn, kRoom) << chart.title;
  }
}

/// Row and column of the last roll are those by which the rules have read the table, until the dice are cleared.
TEST(ChattanoogaPage, TheLastRollIsReadAsTheRulesReadIt) {
  Page page(played_until([](const Session&) { return false; }));
  const ShownGame in(page.screen);
  FightShown fight(in);
  int attacks = 0;
  int shots = 0;
  int couplets = 0;  // dice of a couplet or a turn, which no unit rolls, right after a Combat Phase
  const Session& session = page.model.session();
  for (std::size_t n = session.first_ply(); n < session.ply_count(); ++n) {
    const Ply& ply = session.ply(n);
    if (!hexgame::has_roll(ply.events)) {
      continue;
    }
    const State before = session.state_at(n);
    fight.read_roll(n, before);
    const auto die = std::find_if(ply.events.begin(), ply.events.end(),
                                  [](const Event& event) { return read<events::Rolled>(event).has_value(); });
    if (in.game().field(before).phase() == ch::Phase::Combat && !before.has_piece(read<events::Rolled>(*die)->piece)) {
      EXPECT_FALSE(fight.reading()) << "decision " << n << ": the fight before it is not the last roll any more";
      EXPECT_EQ(fight.last_die(), read<events::Rolled>(*die)->value);
      ++couplets;
      continue;
    }
    for (const Event& event : ply.events) {
      const auto fought = read<ch::notes::Fought>(event);
      const auto fired = read<ch::notes::Fired>(event);
      if (!fought && !fired) {
        continue;
      }
      const auto reading = fight.reading();
      ASSERT_TRUE(reading) << "decision " << n;
      EXPECT_EQ(reading->is_fire, fired.has_value());
      EXPECT_EQ(reading->column, fought ? fought->intensity : fired->column) << "decision " << n;
      EXPECT_EQ(reading->row, fought ? fought->row : fired->die) << "decision " << n;
      if (fought) {
        // What was lit before the die is what it was rolled by.
        const ch::Field field = in.game().field(before);
        const HexId hex = field.piece(fought->defender).place;
        EXPECT_EQ(reading_of(field, ch::Engagement{fought->attacker, fought->defender, hex}).column, fought->intensity);
      }
      attacks += fought ? 1 : 0;
      shots += fired ? 1 : 0;
    }
  }
  EXPECT_GT(attacks, 20);
  EXPECT_GE(shots, 10);
  EXPECT_GT(couplets, 3);
  fight.forget_roll();
  EXPECT_FALSE(fight.reading());
}

/// The exact chances stand in the order of the table; what the table has not, as the die brings it.
TEST(ChattanoogaPage, ExactChancesStandInTheOrderOfTheTable) {
  const Odds by_table{10, {{"attacker disrupted", 3}, {"no effect", 4}, {"defender disrupted", 3}}};
  const Odds exact{10, {{"29 PA passes", 2}, {"defender disrupted", 4}, {"29 PA is captured", 1}, {"no effect", 3}}};
  std::vector<std::string> order;
  for (const Share& share : in_order_of(by_table, exact).shares) {
    order.push_back(share.summary);
  }
  EXPECT_EQ(order, (std::vector<std::string>{"no effect", "defender disrupted", "29 PA passes", "29 PA is captured"}));
}

}  // namespace
}  // namespace longroll::web::chattanooga
