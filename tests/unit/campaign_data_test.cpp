// Data of the campaign whose files are good by themselves and do not fit together: each fault is told with its place.
#include <gtest/gtest.h>

#include "engine/games/campaign/campaign.h"
#include "tests/support/shipped.h"

namespace longroll::campaign {
namespace {

/// What is told when a word of a file is another: "chart.json.militia: ...", every fault a line.
std::string faults_with(std::string_view file, std::string_view word, std::string_view instead) {
  const Result<Library> library = read_library(
      [&](std::string_view path) -> Result<std::string> {
        std::string text = test::asset_text(std::string(path));
        if (path.ends_with(file)) {
          const std::size_t at = text.find(word);
          EXPECT_NE(at, std::string::npos) << word;
          text.replace(at, word.size(), instead);
        }
        return text;
      },
      {"1861", "1864"});
  return library ? "" : describe(library.faults());
}

TEST(CampaignData, AProjectThatIsMissingIsAFault) {
  EXPECT_EQ(faults_with("chart.json", R"("id": "arsenal")", R"("id": "arsenic")"),
            "chart.json.projects: there is no project \"arsenal\"");
}

TEST(CampaignData, AStateThatIsNoneIsAFault) {
  EXPECT_EQ(faults_with("chart.json", R"("IL")", R"("IX")"), "chart.json.militia: there is no state \"IX\"");
}

TEST(CampaignData, ACounterOfTheOtherSideIsAFault) {
  EXPECT_NE(faults_with("forces.json", R"("class": "railroad")", R"("class": "train")").find("railroad"),
            std::string::npos);
}

TEST(CampaignData, AStepThatCostsTooMuchIsAFault) {
  EXPECT_EQ(faults_with("chart.json", R"("rough": {"points": 2)", R"("rough": {"points": 4)"),
            "chart.json.terrain.rough.points: 4 is not within 1 to 3");
}

TEST(CampaignData, AHexThatIsNotOnTheMapIsAFault) {
  EXPECT_EQ(faults_with("1864.json", R"("4506")", R"("9946")"), "1864.json.setup: 9946 is no hex of the map");
}

TEST(CampaignData, AChoiceWithoutACityIsAFault) {
  EXPECT_EQ(faults_with("1861.json", R"("columns": [37, 49])", R"("columns": [64, 49])"),
            "1861.json.setup: there are 0 cities to choose from");
}

}  // namespace
}  // namespace longroll::campaign
