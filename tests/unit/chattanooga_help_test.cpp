// The help of Chattanooga: the file that is shipped, filled from the chart, and texts that are not whole.
#include <gtest/gtest.h>

#include <set>

#include "tests/rules/chattanooga/printed.h"
#include "tests/support/shipped.h"
#include "web/games/chattanooga/help.h"
#include "web/views/cited.h"

namespace longroll::web::chattanooga {
namespace {

namespace ch = longroll::chattanooga;

hexgame::HelpFile help_with(const ch::Chart& chart) { return read_help(test::asset_text(kHelpFile), chart); }

bool says(const std::vector<HelpPage>& pages, std::string_view words) {
  for (const HelpPage& page : pages) {
    for (const std::string& paragraph : page.paragraphs) {
      if (paragraph.find(words) != std::string::npos) {
        return true;
      }
    }
  }
  return false;
}

TEST(ChattanoogaHelp, NamesTheNumbersOfTheChart) {
  const std::vector<HelpPage> pages = help_with(ch::printed_chart()).pages;
  ASSERT_EQ(pages.size(), 20U);
  EXPECT_TRUE(says(pages, "he is hit on a die of 8 or more"));
  EXPECT_EQ(pages.front().title, "The battle in two minutes");
  EXPECT_FALSE(says(pages, "{"));
  EXPECT_TRUE(says(pages, "A unit has 4 movement points"));
  EXPECT_TRUE(
      says(pages, "On 0 to 3 it is rebuilt, with an asterisk on 0 to 1, and returns later. On 9 it is destroyed"));
  EXPECT_TRUE(says(pages,
                   "those of forced marches by +3, intensity by \xE2\x88\x92"
                   "1. Nobody sees farther than 4 hexes."));
  EXPECT_TRUE(says(pages, "misses its rout check by 5 or more"));
  EXPECT_TRUE(says(pages, "a redoubt 3 units and 3 turns"));
}

TEST(ChattanoogaHelp, FollowsAChangeOfTheChart) {
  ch::Chart other = ch::printed_chart();
  other.numbers.movement.allowance = 6;
  other.numbers.cadre = {.success_to = 0, .asterisk_success_to = 0, .destroyed_die = 8};
  other.turns.back().intensity = -2;
  other.numbers.works[ch::Works::Trench].strength = 3;
  const std::vector<HelpPage> pages = help_with(other).pages;
  EXPECT_TRUE(says(pages, "A unit has 6 movement points"));
  EXPECT_TRUE(says(pages, "On 0 it is rebuilt, with an asterisk on 0, and returns later. On 8 it is destroyed"));
  EXPECT_TRUE(says(pages,
                   "intensity by \xE2\x88\x92"
                   "2. Zones of control do nothing."));
  EXPECT_TRUE(says(pages, "They change the strength of a defender by +3"));
}

TEST(ChattanoogaHelp, HasAParagraphOfItsOwnForEveryRuleThatIsWritten) {
  const std::vector<HelpPage> pages = help_with(ch::printed_chart()).pages;
  int rules = 0;
  for (const auto& line : ch::table_lines("tests/rules/chattanooga/ids.tsv", '\t')) {
    if (line.at(0) != "basic") {
      continue;
    }
    ++rules;
    const std::vector<std::string> found = paragraphs_on(pages, line.at(1));
    ASSERT_FALSE(found.empty()) << line.at(1);
    EXPECT_TRUE(cites_alone(found.front(), line.at(1))) << line.at(1) << ": " << found.front();
  }
  EXPECT_GE(rules, 58);
}

TEST(ChattanoogaHelp, EveryPictureOfAPageIsThereAndStandsOnItsHexes) {
  const hexgame::HelpFile help = help_with(ch::printed_chart());
  std::set<std::string> named;
  for (const HelpPage& page : help.pages) {
    named.insert(page.pictures.begin(), page.pictures.end());
  }
  ASSERT_EQ(named.size(), 3U);
  ASSERT_EQ(help.pictures.size(), named.size());
  for (const hexgame::HelpPicture& picture : help.pictures) {
    EXPECT_TRUE(named.contains(picture.id)) << picture.id;
    for (const auto& line : picture.lines) {
      const bool is_sight =
          line.kind == hexgame::HelpPicture::Arrow::Sight || line.kind == hexgame::HelpPicture::Arrow::Blocked;
      EXPECT_EQ(picture.grid.distance(line.from, line.to) > 1, is_sight) << picture.id;
    }
  }
}

/// Chattanooga 11.3: the picture says what the rule does: woods hide when they are more than two hexes from the guns.
TEST(ChattanoogaHelp, ThePictureOfSightIsRight) {
  const hexgame::HelpFile help = help_with(ch::printed_chart());
  const hexgame::HelpPicture& sight = help.pictures.back();
  ASSERT_EQ(sight.id, "sight");
  const int range = ch::printed_chart().terrain.terrain[ch::Terrain::Woods].sight_range;
  for (const auto& line : sight.lines) {
    const auto& woods = sight.hexes.at(line.kind == hexgame::HelpPicture::Arrow::Blocked ? 0 : 1);
    const int to_woods = sight.grid.distance(line.from, woods.at);
    // On the straight way from the guns to the target.
    EXPECT_EQ(to_woods + sight.grid.distance(woods.at, line.to), sight.grid.distance(line.from, line.to));
    EXPECT_EQ(to_woods > range, line.kind == hexgame::HelpPicture::Arrow::Blocked);
  }
}

TEST(ChattanoogaHelp, ComesWholeOrNotAtAll) {
  for (
      const std::string_view broken :
      {"", "{}", R"({"format": "longroll-battles-help/1", "pages": [], "charts": [], "pictures": []})",
       R"({"format": "longroll-chattanooga-help/1", "pages": [{"title": "x", "paragraphs": ["on {cadre.luck}"]}], "charts": [], "pictures": []})",
       R"({"format": "longroll-chattanooga-help/1", "pages": [], "charts": [{"id": "results"}], "pictures": []})"}) {
    const hexgame::HelpFile help = read_help(broken, ch::printed_chart());
    EXPECT_TRUE(help.pages.empty() && help.charts.empty() && help.pictures.empty()) << broken;
  }
}

}  // namespace
}  // namespace longroll::web::chattanooga
