// What the home page promises of a game before its data has been read.
#include "web/views/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "assets/embedded.h"
#include "engine/core/json.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"

namespace longroll::web {
namespace {

Result<LoadedGame> shipped(std::string_view game) {
  return load_game(game, [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
}

TEST(Catalogue, EveryGameOfTheHouseHasOnePosterThatCallsItByItsTitle) {
  for (const GameEntry& entry : all_games()) {
    const Result<LoadedGame> loaded = shipped(entry.id);
    ASSERT_TRUE(loaded) << entry.id;
    int found = 0;
    for (const Poster& poster : posters()) {
      if (poster.game == entry.id) {
        ++found;
        EXPECT_TRUE(is_playable(poster));
        EXPECT_EQ(poster.name, loaded.value().game->info().title);
        EXPECT_EQ(title_of_game(entry.id), poster.name);
      }
    }
    EXPECT_EQ(found, 1) << entry.id;
  }
}

TEST(Catalogue, AMessageShowsSixFaultsALineEachAndSaysHowManyMoreThereAre) {
  Faults faults = {{"map.json", "No hex 6100."}, {"units.json", "A name is missing."}};
  EXPECT_EQ(fault_lines(faults),
            (std::vector<std::string>{"map.json: No hex 6100.", "units.json: A name is missing."}));
  faults.resize(9, {"chart.json", "A row is missing."});
  const std::vector<std::string> lines = fault_lines(faults);
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_EQ(lines.back(), "And 3 more faults.");
  for (const std::string& line : lines) {
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
  }
}

TEST(Catalogue, APosterInPreparationHasNoBattlesAndCannotBePlayed) {
  for (const Poster& poster : posters()) {
    EXPECT_EQ(is_playable(poster), !poster.battles.empty()) << poster.game;
    EXPECT_NE(poster.places, "") << poster.game << " says when it takes place, or its battles";
  }
  EXPECT_EQ(title_of_game("bezique"), "bezique") << "a link may name a game that this house has not";
}

TEST(Catalogue, EveryQuickStartIsAScenarioOfItsGame) {
  int starts = 0;
  for (const Poster& poster : posters()) {
    if (poster.battles.empty()) {
      continue;
    }
    const Result<LoadedGame> loaded = shipped(poster.game);
    ASSERT_TRUE(loaded) << poster.game;
    const auto& scenarios = loaded.value().game->info().scenarios;
    for (const QuickStart& start : poster.battles) {
      const auto same = [&](const ScenarioInfo& one) { return one.id == start.scenario; };
      EXPECT_EQ(std::count_if(scenarios.begin(), scenarios.end(), same), 1) << start.scenario;
      EXPECT_NE(start.name, "");
      EXPECT_LE(start.name.size(), start.title.size() + 2) << "as short as a small button";
      ++starts;
    }
  }
  EXPECT_GT(starts, 0);
}

/// The folders of assets/games/battles/index.json.
std::vector<std::string> folders_of_index() {
  const Result<Json> index = parse_json(find_embedded_text(embedded_data(), "games/battles/index.json"), "index.json");
  std::vector<std::string> out;
  for (const Json& one : index.value().find("battles")->items) {
    out.push_back(one.find("folder")->text);
  }
  return out;
}

TEST(Catalogue, EveryBattleOfTheIndexHasItsButtonWithTitleAndDateOfItsScenario) {
  const Result<LoadedGame> loaded = shipped("battles");
  ASSERT_TRUE(loaded);
  EXPECT_TRUE(loaded.value().faults.empty()) << describe(loaded.value().faults);
  const std::span<const QuickStart> battles = battles_of("battles");
  std::vector<std::string> folders;
  for (const QuickStart& one : battles) {
    folders.push_back(one.folder);
    const int n = find_scenario(*loaded.value().game, one.scenario);
    ASSERT_GE(n, 0) << one.scenario;
    const ScenarioInfo& scenario = loaded.value().game->info().scenarios[static_cast<std::size_t>(n)];
    EXPECT_EQ(one.title, scenario.title);
    EXPECT_EQ(one.date, scenario.date);
  }
  EXPECT_EQ(folders, folders_of_index());
  EXPECT_EQ(battles.back().name, "Cedar Mountain") << "the folder's words";
}

TEST(Catalogue, DixiesBattlesStandInTheOrderOfItsScenarios) {
  const Result<LoadedGame> loaded = shipped("dixie");
  ASSERT_TRUE(loaded);
  const auto& scenarios = loaded.value().game->info().scenarios;
  const std::span<const QuickStart> battles = battles_of("dixie");
  ASSERT_EQ(battles.size(), scenarios.size());
  for (std::size_t i = 0; i < battles.size(); ++i) {
    EXPECT_EQ(battles[i].scenario, scenarios[i].id);
    EXPECT_EQ(battles[i].title, scenarios[i].title);
  }
}

TEST(Catalogue, ThePlacesOfAPosterAreItsBattles) {
  EXPECT_EQ(posters()[0].places, "Bull Run, Shiloh, Gettysburg");
  EXPECT_TRUE(posters()[1].places.starts_with("Bull Run, Shiloh, Antietam, Cedar Mountain"));
}

TEST(Catalogue, TheReadmeNamesEveryBattle) {
  std::ifstream file(std::string(LONGROLL_SOURCE_DIR) + "/README.md");
  std::stringstream text;
  text << file.rdbuf();
  for (const Poster& poster : posters()) {
    if (poster.battles.empty()) {
      continue;
    }
    const std::string& title = poster.name;
    // The part of the README that says what the game is: from its name in bold to the end of the sentence.
    const std::size_t from = text.str().find("**" + title + "**");
    ASSERT_NE(from, std::string::npos) << title;
    const std::string part = text.str().substr(from, text.str().find_first_of(".;", from) - from);
    for (const QuickStart& one : poster.battles) {
      EXPECT_NE(part.find(one.name), std::string::npos)
          << "README.md does not say that " << title << " has " << one.name;
    }
  }
}

TEST(Catalogue, ItsFaultsAreNamed) {
  const auto faults = [](std::string_view text) {
    const Result<std::vector<Poster>> read = parse_catalogue(text, "catalogue.json");
    return read ? "" : describe(read.faults());
  };
  EXPECT_NE(faults(""), "");
  EXPECT_NE(faults(R"({"format": "longroll-catalogue/1", "posters": []})").find("format"), std::string::npos);
  const std::string words =
      R"({"format": "longroll-catalogue/2", "posters": [{"game": "fort", "name": "Fort", "kicker": "",
      "title": "FORT", "places": "", "line": "", "time": "", "lesson": "", "has_cards": false, "art": )";
  EXPECT_EQ(faults(words + R"("ridge", "quick_starts": []}]})"), "");
  EXPECT_NE(faults(words + R"("a fort", "quick_starts": []}]})").find("art"), std::string::npos);
  EXPECT_NE(faults(words + R"("ridge", "quick_starts": [{"folder": "shiloh"}]}]})").find("scenario"),
            std::string::npos);
}

/// A battle with a fault is named by its name, once, with the first thing that is wrong; the others are not named.
TEST(Catalogue, ABattleThatIsLeftOutIsNamedWithTheReason) {
  const Result<LoadedGame> rest = load_game("battles", [](std::string_view path) -> Result<std::string> {
    std::string text(find_embedded_text(embedded_data(), path));
    if (path == "games/battles/cedar-mountain/map.json") {
      text.replace(text.find("\"columns\": "), 11, "\"columns\": 9");
    }
    if (path == "games/battles/cedar-mountain/scenario.json") {
      text.replace(text.find("\"first\""), 7, "\"furst\"");
    }
    if (path == "games/battles/antietam/forces.json") {
      return Fault{std::string(path), "is not part of this page"};
    }
    return text;
  });
  ASSERT_TRUE(rest);
  const std::vector<std::string> words = left_out(rest.value().faults);
  ASSERT_EQ(words.size(), 2U) << describe(rest.value().faults);
  EXPECT_TRUE(words[0].starts_with("Antietam is left out, its data is faulty: ")) << words[0];
  EXPECT_NE(words[0].find("antietam/forces.json: is not part of this page."), std::string::npos) << words[0];
  EXPECT_TRUE(words[1].starts_with("Cedar Mountain is left out")) << words[1];
  EXPECT_NE(words[1].find("cedar-mountain/map.json"), std::string::npos) << words[1];
  EXPECT_GE(find_scenario(*rest.value().game, "shiloh"), 0);
  EXPECT_EQ(find_scenario(*rest.value().game, "cedar-mountain"), -1);
  EXPECT_TRUE(left_out({}).empty());
}

TEST(Catalogue, ButtonsStandInAsFewRowsAsFitAndEvenly) {
  constexpr std::array<float, 4> kFour{60, 45, 60, 110};
  EXPECT_EQ(buttons_a_row(kFour, 12, 400), 4U);
  EXPECT_EQ(buttons_a_row(kFour, 12, 323), 4U) << "all and their gaps";
  EXPECT_EQ(buttons_a_row(kFour, 12, 322), 2U) << "two and two, not three and one";
  EXPECT_EQ(buttons_a_row(kFour, 12, 190), 1U);
  EXPECT_EQ(buttons_a_row(kFour, 12, 20), 1U) << "none fits: one by one";
  EXPECT_EQ(buttons_a_row({}, 12, 20), 1U);
}

TEST(Catalogue, SaysOfBothSidesWhoLeadsThemAndWhatTheyHave) {
  for (const char* game : {"dixie", "battles"}) {
    for (const QuickStart& one : battles_of(game)) {
      for (const std::string& forces : {one.usa, one.csa}) {
        EXPECT_NE(forces.find(". "), std::string::npos) << one.title << ": " << forces;
        EXPECT_NE(forces.find("infantry"), std::string::npos) << one.title << ": " << forces;
      }
      EXPECT_NE(one.usa, one.csa) << one.title;
    }
  }
  const QuickStart& bull_run = battles_of("battles").front();
  EXPECT_NE(bull_run.csa.find("Johnston and Beauregard"), std::string::npos) << bull_run.csa;
  EXPECT_NE(bull_run.csa.find("2 units come later"), std::string::npos) << bull_run.csa;
}

}  // namespace
}  // namespace longroll::web
