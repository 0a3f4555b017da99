// Dixie with editions of which the page has not fetched the cards yet.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "engine/games/dixie/game.h"
#include "engine/play/setup.h"
#include "engine/protocol/playout.h"
#include "engine/record/deck_link.h"
#include "engine/record/link.h"

namespace longroll::dixie {
namespace {

constexpr int kBullRun = 0, kShiloh = 1, kGettysburg = 2;

Result<std::string> embedded(std::string_view path) {
  const auto bytes = find_embedded(embedded_data(), path);
  if (bytes.data() == nullptr) {
    return Fault{std::string(path), "is not here"};
  }
  return std::string(bytes.begin(), bytes.end());
}

/// What the first download has, and the cards of the editions named.
LoadedGame game_with(std::initializer_list<std::string_view> editions) {
  Result<LoadedGame> loaded = load([&](std::string_view path) -> Result<std::string> {
    const bool is_cards = path.ends_with("shiloh.json") || path.ends_with("gettysburg.json");
    if (is_cards && std::none_of(editions.begin(), editions.end(), [&](std::string_view id) {
          return path == "games/dixie/" + std::string(id) + ".json";
        })) {
      return Fault{std::string(path), "is not here"};
    }
    return embedded(path);
  });
  EXPECT_TRUE(loaded.ok()) << describe(loaded.faults());
  return std::move(loaded).value();
}

const LoadedGame& whole() {
  static const LoadedGame loaded = game_with({"shiloh", "gettysburg"});
  return loaded;
}

const Dixie& dixie_of(const LoadedGame& loaded) { return static_cast<const Dixie&>(*loaded.game); }

longroll::Setup setup_of(const Game& game, int scenario) {
  Setup setup = standard_setup(game);
  setup.scenario = scenario;
  return setup;
}

TEST(DixieHeads, SayWhatTheFilesSay) {
  const Result<std::string> text = embedded("games/dixie/heads.json");
  const Result<std::vector<Edition>> heads = parse_heads(text.value(), "heads.json");
  ASSERT_TRUE(heads.ok()) << describe(heads.faults());
  ASSERT_EQ(heads.value().size(), dixie_of(whole()).editions().size());
  for (const Edition& edition : dixie_of(whole()).editions()) {
    const auto head = std::find_if(heads.value().begin(), heads.value().end(),
                                   [&](const Edition& one) { return one.id == edition.id; });
    ASSERT_NE(head, heads.value().end()) << edition.id;
    EXPECT_FALSE(head->is_here);
    EXPECT_EQ(head->data_hash, edition.data_hash) << edition.id;
    EXPECT_EQ(head->corps, edition.corps) << edition.id;
    EXPECT_EQ(head->has_late_cards, edition.has_late_cards) << edition.id;
    EXPECT_EQ(head->days, edition.days) << edition.id;
    for (int side = 0; side < 2; ++side) {
      EXPECT_EQ(head->size_of_collection[side], edition.size_of_collection[side]) << edition.id;
      EXPECT_EQ(head->points_five[side], edition.points_five[side]) << edition.id;
    }
  }
}

TEST(DixieHeads, WhatIsKnownOfTheGameIsTheSameWithoutTheCards) {
  const GameInfo& all = whole().game->info();
  for (const auto& editions : {std::initializer_list<std::string_view>{}, {"shiloh"}, {"gettysburg"}}) {
    const LoadedGame some = game_with(editions);
    const GameInfo& info = some.game->info();
    ASSERT_EQ(info.options.size(), all.options.size());
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      EXPECT_EQ(info.options[i].id, all.options[i].id);
      EXPECT_EQ(info.options[i].scenarios, all.options[i].scenarios) << info.options[i].id;
    }
    ASSERT_EQ(info.scenarios.size(), all.scenarios.size());
    for (std::size_t i = 0; i < info.scenarios.size(); ++i) {
      EXPECT_EQ(info.scenarios[i].title, all.scenarios[i].title);
      EXPECT_EQ(info.scenarios[i].data_hash, all.scenarios[i].data_hash);
      EXPECT_EQ(dixie_of(some).editions()[i].first_kind, dixie_of(whole()).editions()[i].first_kind);
      EXPECT_EQ(dixie_of(some).editions()[i].end_kind(), dixie_of(whole()).editions()[i].end_kind());
    }
  }
}

TEST(DixieHeads, ABattleWithoutItsCardsIsRefusedAndTheOthersPlay) {
  const LoadedGame some = game_with({"gettysburg"});
  EXPECT_TRUE(some.game->info().scenarios[kBullRun].is_here);
  EXPECT_FALSE(some.game->info().scenarios[kShiloh].is_here);
  EXPECT_TRUE(some.game->info().scenarios[kGettysburg].is_here);
  const Faults faults = faults_of_setup(*some.game, setup_of(*some.game, kShiloh));
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults.front().what, "the data of Shiloh has not been read");
  for (const int scenario : {kBullRun, kGettysburg}) {
    const longroll::Setup setup = setup_of(*some.game, scenario);
    ASSERT_TRUE(faults_of_setup(*some.game, setup).empty());
    Rng rng(7);
    Rng again(7);
    const Playout playout = random_playout(*some.game, some.game->setup(setup), rng, Trail::EveryDecision);
    const Playout same = random_playout(*whole().game, whole().game->setup(setup), again, Trail::EveryDecision);
    EXPECT_EQ(hash_of(playout.end), hash_of(same.end)) << "kinds and tracks are those of the whole game";
  }
}

TEST(DixieHeads, LinksOfABattleWithoutItsCardsNameItAndAreRefused) {
  const LoadedGame some = game_with({});
  const longroll::Setup setup = setup_of(*whole().game, kShiloh);
  Session session(*whole().game, setup, 5);
  const std::optional<std::string> game = game_link(session);
  ASSERT_TRUE(game);
  const Edition& shiloh = dixie_of(whole()).editions()[kShiloh];
  const std::string links[] = {*game, position_link(*whole().game, setup, session.state()),
                               deck_link(*whole().game, {kShiloh, Seat::Union, 3, {shiloh.first_kind}})};
  for (const std::string& link : links) {
    EXPECT_EQ(scenario_of_link(*some.game, link), kShiloh) << link;
    EXPECT_EQ(scenario_of_link(*whole().game, link), kShiloh) << link;
    EXPECT_FALSE(open_link(*some.game, link, 1).ok());
    EXPECT_FALSE(open_deck_link(*some.game, link).ok());
  }
  EXPECT_EQ(scenario_of_link(*some.game, "g=AAAA"), -1);
  EXPECT_FALSE(some.game->faults_of(session.state()).empty());
}

TEST(DixieHeads, AreRefusedWithTheirPlace) {
  EXPECT_FALSE(parse_heads("{", "heads.json").ok());
  EXPECT_FALSE(parse_heads(R"({"format":1,"editions":[{}]})", "heads.json").ok());
  EXPECT_FALSE(parse_heads(R"({"format":2,"editions":[]})", "heads.json").ok());
  const Result<LoadedGame> none = load([](std::string_view path) -> Result<std::string> {
    return Fault{std::string(path), "is not here"};
  });
  ASSERT_FALSE(none.ok());
}

TEST(DixieIndex, NamesTheEditionsInTheOrderOfTheirScenarios) {
  std::vector<std::string> ids;
  for (const ScenarioInfo& scenario : whole().game->info().scenarios) {
    ids.push_back(scenario.id);
  }
  EXPECT_EQ(ids, (std::vector<std::string>{"bull-run", "shiloh", "gettysburg"})) << "stored games write the number";
}

/// The fault of the whole data with that index.
std::string fault_with_index(std::string_view index) {
  const Result<LoadedGame> loaded = load([&](std::string_view path) -> Result<std::string> {
    return path == "games/dixie/index.json" ? Result<std::string>(std::string(index)) : embedded(path);
  });
  return loaded.ok() ? "" : describe(loaded.faults());
}

TEST(DixieIndex, IsRefusedWithItsPlace) {
  EXPECT_EQ(fault_with_index(R"({"format": "longroll-dixie-index/1", "editions": ["shiloh"]})"), "");
  for (const char* index : {"[", R"({"format": "longroll-dixie-index/2", "editions": ["shiloh"]})",
                            R"({"format": "longroll-dixie-index/1", "editions": []})",
                            R"({"format": "longroll-dixie-index/1", "editions": ["shiloh", "shiloh"]})",
                            R"({"format": "longroll-dixie-index/1", "editions": [7]})",
                            R"({"format": "longroll-dixie-index/1", "editions": ["shiloh"], "more": 1})"}) {
    EXPECT_NE(fault_with_index(index).find("index.json"), std::string::npos) << index;
  }
  EXPECT_NE(fault_with_index(R"({"format": "longroll-dixie-index/1", "editions": ["antietam"]})").find("antietam"),
            std::string::npos);
}

}  // namespace
}  // namespace longroll::dixie
