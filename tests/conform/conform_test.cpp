#include "tests/conform/conform.h"

#include <algorithm>
#include <cctype>

#include "engine/play/setup.h"
#include "tests/conform/toy/toy.h"
#include "tests/support/sparing.h"

namespace longroll::conform {

namespace {

std::string words_of_setup(const GameInfo& info, const Setup& setup) {
  std::string name = info.scenarios[static_cast<std::size_t>(setup.scenario)].id;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (has_option(info.options[i], setup.scenario)) {
      name += "_" + info.options[i].values[static_cast<std::size_t>(setup.options[i])];
    }
  }
  for (char& c : name) {
    c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  }
  return name;
}

/// Every combination while there are few; else the plain setups.
std::vector<Setup> setups_of(const Game& game, int scenario) {
  constexpr std::size_t kFew = 16;
  const GameInfo& info = game.info();
  std::vector<Setup> setups = plain_setups(game, scenario);
  std::size_t combinations = 1;
  for (const OptionInfo& option : info.options) {
    combinations *= option.values.size();
  }
  for (std::size_t n = 0; n < combinations && combinations <= kFew; ++n) {
    Setup setup = setups.front();
    std::size_t rest = n;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      setup.options[i] = static_cast<int>(rest % info.options[i].values.size());
      rest /= info.options[i].values.size();
    }
    if (faults_of_setup(game, setup).empty() && std::find(setups.begin(), setups.end(), setup) == setups.end()) {
      setups.push_back(setup);
    }
  }
  return setups;
}

/// The table as the dearest laws walk it.
Table sparingly(Table table) {
  table.sparing *= test::sparing();
  return table;
}

}  // namespace

Table table_of(std::shared_ptr<const Game> game, const Setup& setup) {
  return {game, setup, words_of_setup(game->info(), setup)};
}

std::vector<Table> tables_of(std::shared_ptr<const Game> game) {
  std::vector<Table> tables;
  for (std::size_t scenario = 0; scenario < game->info().scenarios.size(); ++scenario) {
    for (const Setup& setup : setups_of(*game, static_cast<int>(scenario))) {
      tables.push_back(table_of(game, setup));
    }
  }
  return tables;
}

const std::vector<NamedLaw>& all_laws() {
  static const std::vector<NamedLaw> laws = {
      {"law 1", law1_refuse_and_actions_agree},
      {"law 2", law2_events_are_the_mutation},
      {"law 3", law3_texts_parse_back},
      {"law 4", law4_saved_is_the_same},
      {"law 5", law5_views_do_not_leak},
      {"law 6", law6_play_ends},
      {"law 7", law7_prompts_list_the_actions},
      {"law 8", law8_one_pen_goes_on},
      {"law 9", law9_sessions_go_both_ways},
      {"law 10", law10_wild_positions_are_told},
      {"law 11", law11_what_is_taken_back_has_shown_nothing},
      {"law 12", law12_lists_are_short},
  };
  return laws;
}

TEST_P(Conform, RefuseAndActionsAgree) { EXPECT_EQ(describe(law1_refuse_and_actions_agree(GetParam(), 100)), ""); }
TEST_P(Conform, EventsAreTheMutation) { EXPECT_EQ(describe(law2_events_are_the_mutation(GetParam(), 200)), ""); }
TEST_P(Conform, TextsParseBack) { EXPECT_EQ(describe(law3_texts_parse_back(GetParam(), 300)), ""); }
TEST_P(Conform, SavedIsTheSame) { EXPECT_EQ(describe(law4_saved_is_the_same(sparingly(GetParam()), 400)), ""); }
TEST_P(Conform, ViewsDoNotLeak) { EXPECT_EQ(describe(law5_views_do_not_leak(sparingly(GetParam()), 500)), ""); }
TEST_P(Conform, PlayEnds) { EXPECT_EQ(describe(law6_play_ends(sparingly(GetParam()), 600)), ""); }
TEST_P(Conform, PromptsListTheActions) {
  EXPECT_EQ(describe(law7_prompts_list_the_actions(sparingly(GetParam()), 700)), "");
}
TEST_P(Conform, OnePenGoesOn) { EXPECT_EQ(describe(law8_one_pen_goes_on(sparingly(GetParam()), 1000)), ""); }
TEST_P(Conform, SessionsGoBothWays) { EXPECT_EQ(describe(law9_sessions_go_both_ways(sparingly(GetParam()), 800)), ""); }
TEST_P(Conform, WildPositionsAreTold) { EXPECT_EQ(describe(law10_wild_positions_are_told(GetParam(), 900)), ""); }
TEST_P(Conform, WhatIsTakenBackHasShownNothing) {
  EXPECT_EQ(describe(law11_what_is_taken_back_has_shown_nothing(sparingly(GetParam()), 1100)), "");
}

TEST_P(Conform, ListsAreShort) { EXPECT_EQ(describe(law12_lists_are_short(sparingly(GetParam()), 1200)), ""); }

INSTANTIATE_TEST_SUITE_P(Toy, Conform, testing::ValuesIn(tables_of(toy::make_toy())), name_of);

}  // namespace longroll::conform
