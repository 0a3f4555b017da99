// "Why?": what help says of a rule, for every rule that the games refuse or ask by; and what of a position is said.
#include "web/views/cited.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "engine/games/battles/rules/held.h"
#include "tests/rules/battles/table.h"
#include "tests/support/shipped.h"
#include "web/games/battles/charts.h"
#include "web/games/battles/help.h"
#include "web/games/dixie/rule_help.h"

namespace longroll::web {
namespace {

namespace bt = longroll::battles;
using bt::Arm;
using bt::Phase;
using bt::test::artillery;
using bt::test::infantry;
using bt::test::Table;

std::string text_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// Every text of the sources below that folder which is a rule's number in quotation marks.
std::set<std::string> rules_in(const std::string& folder) {
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string text = entry.is_regular_file() ? text_of(entry.path().string()) : "";
    for (std::size_t open = text.find('"'); open != std::string::npos; open = text.find('"', open + 1)) {
      const std::string word = text.substr(open + 1, text.find('"', open + 1) - open - 1);
      const std::size_t dot = word.find('.');
      if (word.size() <= 6 && dot != std::string::npos && dot > 0 && dot + 1 < word.size() &&
          word.find_first_not_of("0123456789.") >= word.size() - 1) {
        found.insert(word);
      }
    }
  }
  return found;
}

std::vector<HelpPage> help_of_battles() {
  static const auto kGame = longroll::test::shipped_game("battles");
  const auto& game = static_cast<const bt::Battles&>(*kGame);
  std::vector<HelpPage> pages =
      battles::read_help(text_of("assets/games/battles/help.json"), game.battles().front().chart).pages;
  for (const bt::Library& battle : game.battles()) {
    for (const bt::Scenario& scenario : battle.scenarios) {
      const std::vector<HelpPage> own = hexgame::scenario_help(scenario);
      pages.insert(pages.begin(), own.begin(), own.end());
    }
  }
  return pages;
}

TEST(Cited, ListsAndRangesHoldARule) {
  EXPECT_TRUE(cites("Ground. [8.41 to 8.46]", "8.43"));
  EXPECT_FALSE(cites("Ground. [8.41 to 8.46]", "8.5"));
  EXPECT_FALSE(cites("Ground. [8.41 to 8.46]", "9.42"));
  EXPECT_TRUE(cites("Zones. [7.0, 8.0]", "8.0"));
  EXPECT_FALSE(cites("Zones. [7.0, 8.0]", "8.01"));
  EXPECT_FALSE(cites_alone("Zones. [7.0, 8.0]", "8.0"));
  EXPECT_FALSE(cites("Open [8.0", "7.0"));
}

TEST(Cited, TheRuleItselfThenItsOwnSectionAndNoOther) {
  const std::vector<HelpPage> pages{{"One", {"Surprise. [8.44]", "Lists. [8.0, 8.9]", "Combat. [8.0]"}},
                                    {"Two", {"Order. [12.1]", "Old. [6.0]"}}};
  const auto on = [&](std::string_view rule) { return paragraphs_on(pages, rule); };
  EXPECT_EQ(on("8.0"), std::vector<std::string>{"Combat. [8.0]"});
  EXPECT_EQ(on("8.9"), std::vector<std::string>{"Lists. [8.0, 8.9]"});
  EXPECT_EQ(on("12.12"), std::vector<std::string>{"Order. [12.1]"});
  EXPECT_EQ(on("6.0G"), std::vector<std::string>{"Old. [6.0]"});
  EXPECT_EQ(on("8.11"), std::vector<std::string>{"Combat. [8.0]"});
  EXPECT_TRUE(on("9.1").empty());
  EXPECT_TRUE(on("").empty());
}

/// Each rule that the sources of a game name is found in its help, in a paragraph that cites it.
void expect_paragraphs(const std::vector<HelpPage>& pages, const std::set<std::string>& rules) {
  for (const std::string& rule : rules) {
    const std::vector<std::string> found = paragraphs_on(pages, rule);
    ASSERT_FALSE(found.empty()) << rule;
    EXPECT_TRUE(cites(found.front(), rule)) << rule << ": " << found.front();
  }
}

TEST(Cited, HelpHasAParagraphOfItsOwnForEveryRuleOfBattles) {
  const std::set<std::string> rules = rules_in("engine/games/battles");
  ASSERT_GT(rules.size(), 40U);
  expect_paragraphs(help_of_battles(), rules);
}

TEST(Cited, HelpHasAParagraphForEveryRuleOfDixie) {
  const std::set<std::string> rules = rules_in("engine/games/dixie");
  ASSERT_GT(rules.size(), 30U);
  expect_paragraphs(dixie::read_rule_help(text_of("assets/games/dixie/help.json")), rules);
}

TEST(Cited, NobodyToAttackIsAnsweredByThatRuleAndNotBySurprise) {
  const std::vector<std::string> found = paragraphs_on(help_of_battles(), "8.0");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found.front().find("there is nobody to attack"), std::string::npos);
}

TEST(WhyBattles, SaysWhyNobodyCanBeAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("battery", artillery(4)).at("0606");
  t.csa("georgia", infantry(5)).at("1515");
  const bt::Field field = t.game().field(t.state());
  const std::vector<std::string> facts = battles::facts_of(field, false);
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(facts[0], "No unit of yours stands in an enemy zone of control. [8.12]");
  EXPECT_EQ(facts[1], "No enemy is within range and sight of your 1 free battery. [9.11, 9.3]");
  EXPECT_TRUE(battles::facts_of(field, true).empty());
}

TEST(WhyBattles, WhatIsRefusedForAWhileSaysUntilWhen) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505").with(bt::kMoved);
  t.usa("ohio", infantry(5)).due(5, "0101");
  t.usa("maine", infantry(5)).at("1010");
  t.usa("vermont", infantry(3)).at("0303").is(bt::Condition::Shaken);
  t.csa("georgia", infantry(5)).at("1011");
  const bt::Field field = t.game().field(t.state());
  const auto freed = [&](std::string_view unit, std::string_view rule) {
    return battles::what_frees(field, t.id(unit), rule);
  };
  EXPECT_TRUE(freed("iowa", "6.0").starts_with("It moves again in the next turn")) << freed("iowa", "6.0");
  EXPECT_EQ(freed("ohio", "4.0").substr(0, 12), "It comes at ");
  EXPECT_NE(freed("maine", "7.4").find("when the enemies beside it are gone"), std::string::npos);
  EXPECT_EQ(freed("vermont", "12.1"), "It may rally at the end of its own turn, on 1 to 3.");
  EXPECT_EQ(freed("maine", "6.0"), "");
}

TEST(ChartsOfBattles, LightTheColumnTheRowAndThePhase) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.terrain("0506", bt::Terrain::Woods);
  t.act("target 0506");
  t.act("join iowa");
  const bt::Field field = t.game().field(t.state());
  const auto words = battles::read_help(text_of("assets/games/battles/help.json"), field.chart()).charts;
  const auto attack = bt::report_of(field, 0, {});
  ASSERT_TRUE(attack.has_value());
  const std::vector<ShownChart> charts = battles::charts_of(words, field, &*attack, 3);
  ASSERT_EQ(charts.size(), 3U);
  // 5 to 2 is 2:1, and the woods make it 1:1: the fifth column of odds.
  EXPECT_EQ(charts[0].head.at(static_cast<std::size_t>(charts[0].lit_column)), "1:1");
  EXPECT_TRUE(charts[0].rows[2].is_lit);
  EXPECT_FALSE(charts[0].rows[1].is_lit);
  std::vector<std::string> ground;
  for (const ShownChart::Row& row : charts[1].rows) {
    ASSERT_EQ(row.cells.size(), 4U);
    if (row.is_lit) {
      ground.push_back(row.cells[0]);
    }
  }
  EXPECT_EQ(ground, std::vector<std::string>{"Woods"});
  EXPECT_TRUE(charts[2].rows[1].is_lit);
  EXPECT_FALSE(charts[2].rows[0].is_lit);
  // Without an attack nothing but the phase is lit.
  const std::vector<ShownChart> idle = battles::charts_of(words, field, nullptr, 0);
  EXPECT_EQ(idle[0].lit_column, ShownChart::kNoColumn);
}

}  // namespace
}  // namespace longroll::web
