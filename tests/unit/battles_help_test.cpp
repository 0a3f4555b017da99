// The help of the battle system: the file that is shipped, filled from the chart, and texts that are not whole.
#include <gtest/gtest.h>

#include <string>

#include "engine/games/battles/game.h"
#include "engine/games/battles/words.h"
#include "tests/support/shipped.h"
#include "web/games/battles/help.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;

std::string help_file() { return longroll::test::asset_text(kHelpFile); }

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
  const std::vector<HelpPage> pages = read_help(help_file(), chart()).pages;
  ASSERT_EQ(pages.size(), 15U);
  EXPECT_EQ(pages.front().title, "The battle in two minutes");
  EXPECT_FALSE(says(pages, "{"));
  EXPECT_TRUE(says(pages, "may try to get away first, on " + bt::die_up_to(chart().evade_up_to) + ". [8.77]"));
}

TEST(BattlesHelp, EveryPictureOfAPageIsThereAndStandsOnItsHexes) {
  const auto pictures = read_help(help_file(), chart()).pictures;
  std::vector<std::string> named;
  for (const HelpPage& page : read_help(help_file(), chart()).pages) {
    named.insert(named.end(), page.pictures.begin(), page.pictures.end());
  }
  ASSERT_EQ(named.size(), 5U);
  ASSERT_EQ(pictures.size(), named.size());
  for (std::size_t i = 0; i < named.size(); ++i) {
    EXPECT_EQ(pictures[i].id, named[i]);
    EXPECT_FALSE(pictures[i].units.empty());
  }
  // Who attacks without guns stands beside his target; a retreat goes to a neighbor.
  for (const auto& picture : pictures) {
    for (const auto& line : picture.lines) {
      EXPECT_LE(picture.grid.distance(line.from, line.to), 2) << picture.id;
    }
  }
  EXPECT_TRUE(
      read_help(
          R"({"format": "longroll-battles-help/1", "pages": [], "charts": [], "pictures": [{"id": "x", "caption": "y", "columns": 2, "rows": 2,
      "units": [{"at": "0303", "side": "usa", "symbol": "infantry", "strength": "3"}]}]})",
          chart())
          .pictures.empty());
}

TEST(BattlesHelp, FollowsAChangeOfTheChart) {
  bt::Chart other = chart();
  other.evade_up_to = 1;
  other.rally_up_to = {0, 3, 2, 0};
  const std::vector<HelpPage> pages = read_help(help_file(), other).pages;
  EXPECT_TRUE(says(pages, "get away first, on 1. [8.77]"));
  EXPECT_TRUE(says(pages, "units away from the enemy rally: 1 to 3, 1 to 2 or no die. A leader"));
}

TEST(BattlesHelp, ComesWholeOrNotAtAll) {
  for (
      const std::string_view broken :
      {"", "{}", "[]", R"({"format": "longroll-battles-help/2", "pages": [], "charts": [], "pictures": []})",
       R"({"format": "longroll-battles-help/1", "pages": [{"title": "x"}], "charts": [], "pictures": []})",
       R"({"format": "longroll-battles-help/1", "pages": [{"title": "x", "paragraphs": [3]}], "charts": [], "pictures": []})",
       R"({"format": "longroll-battles-help/1", "pages": [{"title": "x", "paragraphs": ["on {combat.flee}"]}], "charts": [], "pictures": []})",
       R"({"format": "longroll-battles-help/1", "pages": []})",
       R"({"format": "longroll-battles-help/1", "pages": [], "charts": [{"id": "results"}], "pictures": []})"}) {
    EXPECT_TRUE(read_help(broken, chart()).pages.empty()) << broken;
  }
}

TEST(BattlesHelp, EveryScenarioTellsItsStoryAndItsRules) {
  for (const bt::Library& battle : game().battles()) {
    for (const bt::Scenario& scenario : battle.scenarios) {
      const std::vector<HelpPage> pages = hexgame::scenario_help(scenario);
      ASSERT_EQ(pages.size(), 2U);
      EXPECT_EQ(pages[0].title, scenario.title);
      EXPECT_EQ(pages[0].paragraphs.back(), scenario.about);
      EXPECT_EQ(pages[1].paragraphs, scenario.rules);
    }
  }
}

}  // namespace
}  // namespace longroll::web::battles
