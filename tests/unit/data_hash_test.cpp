#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "assets/embedded.h"
#include "engine/core/json_hash.h"
#include "engine/games/battles/game.h"
#include "engine/games/dixie/game.h"
#include "engine/play/setup.h"
#include "engine/protocol/json_answers.h"
#include "engine/record/archive.h"
#include "engine/record/deck_link.h"
#include "engine/record/link.h"
#include "engine/record/other_rules.h"

/// Data that outlives changes: each scenario has one hash of what the rules read of it, and links and saved games of a
/// scenario depend on nothing else.
namespace longroll {
namespace {

/// The data of the house with changes.
class ChangedData {
 public:
  /// Replaces the first `from` of the file, which must be there.
  ChangedData& replace(const std::string& path, std::string_view from, std::string_view to) {
    std::string& text = texts_.try_emplace(path, find_embedded_text(embedded_data(), path)).first->second;
    const std::size_t at = text.find(from);
    LR_CHECK(at != std::string::npos, "the text to be replaced is there");
    text.replace(at, from.size(), to);
    return *this;
  }

  /// Copies a battle's folder under another name; its scenarios get the ids of the old ones with "-again".
  ChangedData& copy_battle(const std::string& from, const std::string& to, const std::vector<std::string>& scenarios) {
    for (const std::string file : {"map", "forces"}) {
      copy(from + "/" + file, to + "/" + file);
      replace(path_of(to + "/" + file), "\"id\": \"" + from + "\"", "\"id\": \"" + to + "\"");
    }
    for (const std::string& file : scenarios) {
      copy(from + "/" + file, to + "/" + file);
      const std::string path = path_of(to + "/" + file);
      const std::string id = texts_[path].substr(texts_[path].find("\"id\": \"") + 7);
      const std::string name = id.substr(0, id.find('"'));
      replace(path, "\"id\": \"" + name + "\"", "\"id\": \"" + name + "-again\"");
    }
    return *this;
  }

  LoadedGame load(std::string_view game) const {
    Result<LoadedGame> loaded = load_game(game, [this](std::string_view path) -> Result<std::string> {
      const auto changed = texts_.find(path);
      return changed != texts_.end() ? changed->second : std::string(find_embedded_text(embedded_data(), path));
    });
    LR_CHECK(loaded.ok(), "changed data still load");
    return std::move(loaded).value();
  }

 private:
  static std::string path_of(const std::string& name) { return "games/battles/" + name + ".json"; }
  void copy(const std::string& from, const std::string& to) {
    texts_[path_of(to)] = find_embedded_text(embedded_data(), path_of(from));
  }

  std::map<std::string, std::string, std::less<>> texts_;
};

const LoadedGame& shipped(std::string_view game) {
  static const LoadedGame kBattles = ChangedData().load("battles");
  static const LoadedGame kDixie = ChangedData().load("dixie");
  return game == "dixie" ? kDixie : kBattles;
}

/// Ids of the scenarios whose hash is another than that of the shipped data.
std::set<std::string> rehashed(const ChangedData& data, std::string_view game) {
  std::set<std::string> ids;
  const LoadedGame loaded = data.load(game);
  for (const ScenarioInfo& one : loaded.game->info().scenarios) {
    const int before = find_scenario(*shipped(game).game, one.id);
    const auto& known = shipped(game).game->info().scenarios;
    if (before < 0 || known[static_cast<std::size_t>(before)].data_hash != one.data_hash) {
      ids.insert(one.id);
    }
  }
  return ids;
}

using Ids = std::set<std::string>;

/// A random game of the scenario, some decisions long, or its link.
Session played(const Game& game, int scenario, std::size_t plies) {
  Setup setup = standard_setup(game);
  setup.scenario = scenario;
  Session session(game, setup, 11);
  Rng rng(5);
  Actions actions;
  while (session.ply_count() < plies && is_player(session.to_act())) {
    game.actions(session.state(), actions);
    session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return session;
}

/// What is refused for its data alone can be looked at: some game or position that the present rules hold to be one.
void expect_to_be_looked_at(const Game& now, const Session& played, const std::vector<std::string>& links) {
  const std::string id = played.game().info().scenarios[static_cast<std::size_t>(played.setup().scenario)].id;
  for (const std::string& link : links) {
    EXPECT_TRUE(is_of_other_rules(now, link)) << id;
    const int at = scenario_of_link(now, link);
    ASSERT_GE(at, 0) << id;
    EXPECT_EQ(now.info().scenarios[static_cast<std::size_t>(at)].id, id);
    if (const Result<Session> seen = look_at_link(now, link, 0)) {
      EXPECT_TRUE(now.faults_of(seen.value().state()).empty()) << id;
    }
  }
}

/// Links and archives of every scenario of the shipped data open with `now` and show the same game; of a scenario in
/// `lost` they are refused as being of other cards or maps.
void expect_to_open(std::string_view game, const LoadedGame& now, const Ids& lost = {}) {
  const Game& old = *shipped(game).game;
  for (int n = 0; n < static_cast<int>(old.info().scenarios.size()); ++n) {
    const std::string& id = old.info().scenarios[static_cast<std::size_t>(n)].id;
    const Session session = played(old, n, 60);
    const std::string link = game_link(session).value();
    const std::string position = position_link(old, session.setup(), session.state());
    const Result<Session> opened = open_link(*now.game, link, 0);
    const Result<Session> placed = open_link(*now.game, position, 0);
    const Result<LoadedPosition> stored =
        load_position(*now.game, save_position(old, session.setup(), session.state()));
    const Result<Session> replayed = Session::replay(*now.game, session.journal().value());
    if (lost.contains(id)) {
      ASSERT_FALSE(opened || placed || stored || replayed) << id;
      EXPECT_NE(describe(opened.faults()).find("other cards or maps"), std::string::npos) << id;
      expect_to_be_looked_at(*now.game, session, {link, position});
      continue;
    }
    ASSERT_TRUE(opened) << id << ": " << describe(opened.faults());
    ASSERT_TRUE(placed) << id << ": " << describe(placed.faults());
    ASSERT_TRUE(stored) << id << ": " << describe(stored.faults());
    ASSERT_TRUE(replayed) << id << ": " << describe(replayed.faults());
    EXPECT_EQ(opened.value().state(), session.state()) << id;
    EXPECT_EQ(placed.value().state(), session.state()) << id;
    EXPECT_EQ(stored.value().state, session.state()) << id;
    EXPECT_EQ(replayed.value().state(), session.state()) << id;
    EXPECT_EQ(game_link(opened.value()), link) << id;
    const int at = scenario_of_link(*now.game, link);
    ASSERT_GE(at, 0) << id;
    EXPECT_EQ(now.game->info().scenarios[static_cast<std::size_t>(at)].id, id);
  }
}

TEST(DataHash, OfAJsonTextDoesNotKnowLayoutOrderOrWhatIsLeftOut) {
  constexpr std::string_view kWithout[] = {"name"};
  const auto hash = [&](std::string_view text) { return hash_of_json(parse_json(text, "").value(), kWithout); };
  const std::uint64_t one = hash(R"({"a": [1, 2], "b": {"c": "d", "name": "x"}})");
  EXPECT_EQ(one, hash(R"({"b":{"name":"another","c":"d"},"name":7,"a":[1,2]})"));
  EXPECT_NE(one, hash(R"({"a": [1, 3], "b": {"c": "d"}})"));
  EXPECT_NE(one, hash(R"({"a": [1, 2], "b": {"c": "e"}})"));
  EXPECT_NE(one, hash(R"({"a": [1], "b": {"c": "d"}})"));
  EXPECT_NE(hash(R"(["a,1:b"])"), hash(R"(["a","b"])"));
}

TEST(DataHash, NoWordOfABattleIsPartOfIt) {
  const std::string folder = "games/battles/bull-run/";
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "scenario.json", "\"title\": \"", "\"title\": \"The "), "battles"),
            Ids{});
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "scenario.json", "\"label\": \"", "\"label\": \"about "), "battles"),
      Ids{});
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "scenario.json", "\"about\": \"", "\"about\": \"Well. "), "battles"),
      Ids{});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "map.json", "\"title\": \"", "\"title\": \"The "), "battles"),
            Ids{});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "map.json", "\"regions\": [", R"("regions": [{"name": "Here",
                     "kind": "hill", "hexes": ["0505"]}, )"),
                     "battles"),
            Ids{});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "map.json", "\"spots\": [", R"("spots": [{"name": "There",
                     "kind": "house", "hex": "0505"}, )"),
                     "battles"),
            Ids{});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "forces.json", "\"about\": \"", "\"about\": \"Well. "), "battles"),
            Ids{});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "forces.json", "\"title\": \"", "\"title\": \"Our "), "battles"),
            Ids{});
}

TEST(DataHash, ANumberOfOneScenarioChangesItsHashAlone) {
  const std::string folder = "games/battles/";
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "shiloh/first-day.json", "\"first\": \"csa\"", "\"first\": \"usa\""),
               "battles"),
      Ids{"shiloh-first-day"});
  EXPECT_EQ(rehashed(ChangedData().replace(folder + "shiloh/scenario.json", "\"stack_limit\": 2", "\"stack_limit\": 3"),
                     "battles"),
            Ids{"shiloh"});
  // The ground and the order of battle are those of both scenarios.
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "shiloh/forces.json", "\"strength\": 6", "\"strength\": 7"), "battles"),
      (Ids{"shiloh", "shiloh-first-day"}));
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "antietam/map.json", "\"kind\": \"turnpike\"", "\"kind\": \"road\""),
               "battles"),
      Ids{"antietam"});
  EXPECT_EQ(
      rehashed(ChangedData().replace(folder + "chart.json", "\"evade_up_to\": 5", "\"evade_up_to\": 4"), "battles")
          .size(),
      shipped("battles").game->info().scenarios.size())
      << "the chart is of every battle";
}

/// What the parser of a scenario reads into the Scenario: each of its numbers counts.
TEST(DataHash, EveryNumberThatTheRulesReadCounts) {
  using battles::Library;
  using battles::Scenario;
  const auto& game = dynamic_cast<const battles::Battles&>(*shipped("battles").game);
  const Library& library = game.battles().front();
  const Scenario& scenario = library.scenarios.front();
  std::set<std::uint64_t> hashes = {hash_of_scenario(library, scenario)};
  std::size_t changes = 1;
  const auto changed = [&](auto&& change) {
    Library other = library;
    change(other, other.scenarios.front());
    hashes.insert(hash_of_scenario(other, other.scenarios.front()));
    EXPECT_EQ(hashes.size(), ++changes) << "change " << changes;
  };
  const auto kind = static_cast<std::size_t>(scenario.placements.front().kind);
  const auto hex = static_cast<std::size_t>(hex_at(3, 3));
  changed([&](Library& l, Scenario&) { ++l.counters[kind].strength; });
  changed([&](Library& l, Scenario&) { ++l.counters[kind].movement; });
  changed([&](Library& l, Scenario&) { l.counters[kind].arm = battles::Arm::Gunboat; });
  changed([&](Library& l, Scenario&) { l.counters[kind].side = other(l.counters[kind].side); });
  changed([&](Library& l, Scenario&) { l.counters[kind].id += "x"; });
  changed([&](Library& l, Scenario&) { l.counters.push_back({}); });
  changed([&](Library& l, Scenario&) { l.map.terrain[hex] = static_cast<std::uint8_t>(battles::Terrain::Marsh); });
  changed([&](Library& l, Scenario&) { ++l.map.level[hex]; });
  changed([&](Library& l, Scenario&) { l.map.playable[hex] = !l.map.playable[hex]; });
  changed([&](Library& l, Scenario&) { l.map.sides[hex][2] ^= battles::kTrench; });
  changed([&](Library& l, Scenario&) { l.map.roads[hex][2] = static_cast<std::uint8_t>(battles::Road::Railway); });
  changed([&](Library& l, Scenario&) { ++l.map.grid.columns; });
  changed([&](Library& l, Scenario&) { ++l.chart.disorder_from; });
  changed([&](Library& l, Scenario&) { ++l.chart.beyond[0][1]; });
  changed([&](Library& l, Scenario&) { l.chart.results[2][2] = battles::CombatResult::De; });
  changed([&](Library&, Scenario& s) { s.turns.back().is_night = !s.turns.back().is_night; });
  changed([&](Library&, Scenario& s) { s.turns.push_back({}); });
  changed([&](Library&, Scenario& s) { s.first = other(s.first); });
  changed([&](Library&, Scenario& s) { ++s.stack_limit; });
  changed([&](Library&, Scenario& s) { ++s.placements[0].turn; });
  changed([&](Library&, Scenario& s) { s.placements[0].at = hex_at(1, 2); });
  changed([&](Library&, Scenario& s) { s.placements[0].entries.push_back(hex_at(1, 2)); });
  changed([&](Library&, Scenario& s) { ++s.placements[0].held; });
  changed([&](Library&, Scenario& s) { s.held.push_back({"x", "x", 3, 2}); });
  changed([&](Library&, Scenario& s) { s.communications[1].pop_back(); });
  changed([&](Library&, Scenario& s) { ++s.objectives[0].points[1]; });
  changed([&](Library&, Scenario& s) { s.objectives[0].holder = other(s.objectives[0].holder); });
  changed([&](Library&, Scenario& s) { s.surprises.push_back({Seat::Union, 1, 1}); });
  changed([&](Library&, Scenario& s) { ++s.loss_points[0]; });
  changed([&](Library&, Scenario& s) { ++s.union_wins_from; });
  changed([&](Library&, Scenario& s) { --s.confederate_wins_to; });
}

TEST(DataHash, OfACardsWordsNothingIsPartAndOfItsNumbersAll) {
  const std::string file = "games/dixie/shiloh.json";
  const auto with = [&](std::string_view from, std::string_view to) {
    return rehashed(ChangedData().replace(file, from, to), "dixie");
  };
  EXPECT_EQ(with("\"title\": \"", "\"title\": \"The "), Ids{});
  EXPECT_EQ(with("\"name\": \"", "\"name\": \"Old "), Ids{});
  EXPECT_EQ(with("\"short\": \"", "\"short\": \"O."), Ids{});
  EXPECT_EQ(with("\"day\": \"", "\"day\": \"On "), Ids{});
  EXPECT_EQ(with("\"effect\": \"", "\"effect\": \"Now "), Ids{});
  EXPECT_EQ(with("\"cv\": 3", "\"cv\": 2"), Ids{"shiloh"});
  EXPECT_EQ(with("\"bp\": 8", "\"bp\": 9"), Ids{"shiloh"});
  EXPECT_EQ(with("\"quiet_turns\": 6", "\"quiet_turns\": 7"), Ids{"shiloh"});
}

TEST(DataOutlives, AChangedWordLeavesEveryLinkAndSavedGame) {
  expect_to_open("battles", ChangedData()
                                .replace("games/battles/shiloh/scenario.json", "\"title\": \"", "\"title\": \"The ")
                                .replace("games/battles/shiloh/forces.json", "\"title\": \"", "\"title\": \"The ")
                                .load("battles"));
  expect_to_open("dixie", ChangedData()
                              .replace("games/dixie/bull-run.json", "\"name\": \"", "\"name\": \"The ")
                              .replace("games/dixie/shiloh.json", "\"effect\": \"", "\"effect\": \"Now ")
                              .load("dixie"));
}

TEST(DataOutlives, AnotherBattleLeavesEveryLinkAndSavedGame) {
  // At the beginning of the index, so that every other scenario has another place in the list.
  ChangedData data;
  data.copy_battle("shiloh", "again", {"scenario", "first-day"})
      .replace("games/battles/index.json", "\"battles\": [",
               R"("battles": [{"folder": "again", "scenarios": ["scenario", "first-day"]}, )");
  const LoadedGame more = data.load("battles");
  ASSERT_EQ(more.game->info().scenarios.size(), shipped("battles").game->info().scenarios.size() + 2);
  EXPECT_EQ(more.game->info().scenarios.front().id, "shiloh-again");
  EXPECT_EQ(rehashed(data, "battles"), (Ids{"shiloh-again", "shiloh-first-day-again"}));
  expect_to_open("battles", more);
}

TEST(DataOutlives, AChangedNumberLeavesTheLinksOfOtherScenarios) {
  ChangedData battles;
  battles.replace("games/battles/shiloh/first-day.json", "\"first\": \"csa\"", "\"first\": \"usa\"");
  expect_to_open("battles", battles.load("battles"), {"shiloh-first-day"});
  ChangedData dixie;
  dixie.replace("games/dixie/bull-run.json", "\"cv\": 2", "\"cv\": 1");
  expect_to_open("dixie", dixie.load("dixie"), {"bull-run"});
}

TEST(DataOutlives, ACardLessInOneEditionLeavesTheOthersAndTheirDecks) {
  ChangedData data;
  data.replace("games/dixie/bull-run.json", R"(    {"id": "dixie.usa.1")", R"(    {"id": "dixie.usa.0", "side": "usa",
      "type": "infantry", "name": "A", "short": "A", "ob": "I", "cv": 1, "fire": {"short": 1}, "bp": 1},
    {"id": "dixie.usa.1")");
  const LoadedGame now = data.load("dixie");
  expect_to_open("dixie", now, {"bull-run"});
  const auto& old = dynamic_cast<const dixie::Dixie&>(*shipped("dixie").game);
  const std::int16_t first = old.editions()[1].first_kind;
  const DeckSheet sheet{1, Seat::Union, 3, {first, static_cast<std::int16_t>(first + 5)}};
  const Result<DeckSheet> opened = open_deck_link(*now.game, deck_link(old, sheet));
  ASSERT_TRUE(opened) << describe(opened.faults());
  EXPECT_EQ(opened.value(), sheet);
}

/// tests/links/battles.txt. Where the numbers of a scenario or the rules were changed since, its links must say so;
/// tests with changed data above show that nothing else does that.
TEST(DataOutlives, LinksOfOldOpen) {
  std::ifstream file(std::string(LONGROLL_SOURCE_DIR) + "/tests/links/battles.txt");
  std::string line;
  ASSERT_TRUE(std::getline(file, line)) << "the first line tells the columns";
  const Game& game = *shipped("battles").game;
  int read = 0;
  while (std::getline(file, line)) {
    ++read;
    std::istringstream words(line);
    std::uint32_t rules = 0;
    std::string id, data, state, links[2];
    words >> rules >> id >> data >> state >> links[0] >> links[1];
    const int scenario = find_scenario(game, id);
    ASSERT_GE(scenario, 0) << id;
    const bool is_same = hex_of(game.info().scenarios[static_cast<std::size_t>(scenario)].data_hash) == data;
    const bool is_of_these_rules = rules == game.info().rules_version;
    for (const std::string& link : links) {
      const Result<Session> opened = open_link(game, link, 0);
      ASSERT_EQ(opened.ok(), is_same && is_of_these_rules) << id << ": " << (opened ? "" : describe(opened.faults()));
      if (opened) {
        EXPECT_EQ(hex_of(hash_of(opened.value().state())), state) << id;
        continue;
      }
      const std::string faults = describe(opened.faults());
      EXPECT_TRUE(faults.find("other cards or maps") != std::string::npos ||
                  (!is_of_these_rules && faults.find("played by version 1") != std::string::npos))
          << id << ": " << faults;
      EXPECT_TRUE(is_of_other_rules(game, link)) << id << " can be looked at";
    }
  }
  EXPECT_EQ(read, 14);
}

/// The map of the campaign is delivered in short: what it says counts, not how.
TEST(DataOutlives, AMapOfTheCampaignInShortIsTheSameAndAChangedOneIsAnother) {
  constexpr const char* kMap = "games/campaign/map.json";
  const auto hash_of_start = [](const ChangedData& data) {
    return data.load("campaign").game->info().scenarios.front().data_hash;
  };
  const std::uint64_t shipped = hash_of_start(ChangedData());
  EXPECT_EQ(hash_of_start(ChangedData()
                              .replace(kMap, R"(["1001","1102"])", R"("10012")")
                              .replace(kMap, R"(["4410","4409","4309")", R"(["4410","0","5")")),
            shipped);
  EXPECT_NE(hash_of_start(ChangedData().replace(kMap, R"(["1001","1102"],)", "")), shipped) << "a shorter river";
  EXPECT_NE(hash_of_start(ChangedData().replace(kMap, R"("3909","3809","3810"])", R"("3909","3809"])")), shipped)
      << "a shorter railroad";
  EXPECT_NE(hash_of_start(ChangedData().replace(kMap, R"(["2121","2220")", R"(["2220")")), shipped)
      << "a smaller region";
}

TEST(DataOutlives, ABrokenBattleIsLeftOutWithItsFaultsAndTheOthersPlay) {
  ChangedData data;
  data.replace("games/battles/shiloh/map.json", "\"columns\": ", "\"columns\": 9")
      .replace("games/battles/shiloh/first-day.json", "\"loss_points\"", "\"los_points\"");
  const LoadedGame rest = data.load("battles");
  const GameInfo& info = rest.game->info();
  EXPECT_EQ(find_scenario(*rest.game, "shiloh"), -1);
  EXPECT_EQ(find_scenario(*rest.game, "shiloh-first-day"), -1);
  EXPECT_GE(find_scenario(*rest.game, "bull-run"), 0);
  EXPECT_NE(describe(rest.faults).find("shiloh/map.json"), std::string::npos) << describe(rest.faults);
  EXPECT_EQ(describe(rest.faults).find("antietam"), std::string::npos);
  for (int n = 0; n < static_cast<int>(info.scenarios.size()); ++n) {
    const Session session = played(*rest.game, n, 40);
    EXPECT_TRUE(rest.game->faults_of(session.state()).empty());
    // A link that was made before the others broke.
    const int before = find_scenario(*shipped("battles").game, info.scenarios[static_cast<std::size_t>(n)].id);
    const std::string link = game_link(played(*shipped("battles").game, before, 40)).value();
    EXPECT_TRUE(open_link(*rest.game, link, 0)) << link;
  }
  const int shiloh = find_scenario(*shipped("battles").game, "shiloh");
  const Result<Session> lost = open_link(*rest.game, game_link(played(*shipped("battles").game, shiloh, 9)).value(), 0);
  ASSERT_FALSE(lost);
  EXPECT_NE(describe(lost.faults()).find("a battle that this page does not have"), std::string::npos);
}

}  // namespace
}  // namespace longroll
