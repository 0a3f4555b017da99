// The help of the battle system: the file that is shipped, filled from the chart, and texts that are not whole.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "engine/games/battles/game.h"
#include "engine/games/battles/words.h"
#include "tests/support/shipped.h"
#include "web/games/battles/help.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;

std::string help_file() {
  std::ifstream file("assets/" + std::string(kHelpFile), std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

const bt::Battles& game() {
  static const auto kGame = longroll::test::shipped_game("battles");
  return static_cast<const bt::Battles&>(*kGame);
}
const bt::Chart& chart() { return game().battles().front().chart; }

std::string all_words(const std::vector<HelpPage>& pages) {
  std::string out;
  for (const HelpPage& page : pages) {
    out += page.title + "\n";
    for (const std::string& paragraph : page.paragraphs) {
      out += paragraph + "\n";
    }
  }
  return out;
}

bool says(const std::vector<HelpPage>& pages, std::string_view words) {
  return all_words(pages).find(words) != std::string::npos;
}

TEST(BattlesHelp, NamesTheNumbersOfTheChart) {
  const std::vector<HelpPage> pages = read_help(help_file(), chart());
  ASSERT_EQ(pages.size(), 8U);
  EXPECT_EQ(pages.front().title, "The battle in two minutes");
  EXPECT_FALSE(says(pages, "{"));
  EXPECT_TRUE(says(pages, "may try to get away first, on " + bt::die_up_to(chart().evade_up_to) + ". [8.77]"));
}

TEST(BattlesHelp, FollowsAChangeOfTheChart) {
  bt::Chart other = chart();
  other.evade_up_to = 1;
  other.rally_up_to = {0, 3, 2, 0};
  const std::vector<HelpPage> pages = read_help(help_file(), other);
  EXPECT_TRUE(says(pages, "get away first, on 1. [8.77]"));
  EXPECT_TRUE(says(pages, "units away from the enemy rally: 1 to 3, 1 to 2 or no die. A leader"));
}

TEST(BattlesHelp, ComesWholeOrNotAtAll) {
  for (const std::string_view broken :
       {"", "{}", "[]", R"({"format": "longroll-battles-help/2", "pages": []})",
        R"({"format": "longroll-battles-help/1", "pages": [{"title": "x"}]})",
        R"({"format": "longroll-battles-help/1", "pages": [{"title": "x", "paragraphs": [3]}]})",
        R"({"format": "longroll-battles-help/1", "pages": [{"title": "x", "paragraphs": ["on {combat.flee}"]}]})"}) {
    EXPECT_TRUE(read_help(broken, chart()).empty()) << broken;
  }
}

TEST(BattlesHelp, EveryScenarioTellsItsStoryAndItsRules) {
  for (const bt::Library& battle : game().battles()) {
    for (const bt::Scenario& scenario : battle.scenarios) {
      const std::vector<HelpPage> pages = scenario_help(scenario);
      ASSERT_EQ(pages.size(), 2U);
      EXPECT_EQ(pages[0].title, scenario.title);
      EXPECT_EQ(pages[0].paragraphs.back(), scenario.about);
      EXPECT_EQ(pages[1].paragraphs, scenario.rules);
    }
  }
}

}  // namespace
}  // namespace longroll::web::battles
