#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/play/game.h"

/// The laws of play/game.h as a suite. A game joins by one file:
///
///     #include "tests/conform/conform.h"
///     namespace longroll::conform {
///     INSTANTIATE_TEST_SUITE_P(Toy, Conform, testing::ValuesIn(tables_of(toy::make_toy())), name_of);
///     }
namespace longroll::conform {

/// A random game of more decisions does not end: law 6.
constexpr std::uint32_t kMaxDecisions = 200'000;

/// One game as it is set up, and how much of it is played.
struct Table {
  std::shared_ptr<const Game> game;
  Setup setup;
  std::string name;  ///< "short_two_open"
  int sparing = 1;   ///< of large games: one game in so many is played, one moment in so many looked at
  std::uint32_t most_decisions = kMaxDecisions;  ///< of each game; one that is longer is not played to its end
  std::size_t longest_list = kMaxActions;        ///< more only where it is written why
};

/// Every scenario with every combination of options, or where these are many: each option alone and each preset.
std::vector<Table> tables_of(std::shared_ptr<const Game> game);

/// The table of a setup, under the name of its options.
Table table_of(std::shared_ptr<const Game> game, const Setup& setup);

/// What GoogleTest prints of a table; left to itself it prints bytes.
inline void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

inline std::string name_of(const testing::TestParamInfo<Table>& info) { return info.param.name; }

/// A law looks at a table, plays some random games there and returns every breach that it met (at most a few).
using Law = Faults (*)(const Table& table, std::uint64_t seed);

Faults law1_refuse_and_actions_agree(const Table& table, std::uint64_t seed);
Faults law2_events_are_the_mutation(const Table& table, std::uint64_t seed);
Faults law3_texts_parse_back(const Table& table, std::uint64_t seed);
Faults law4_saved_is_the_same(const Table& table, std::uint64_t seed);
Faults law5_views_do_not_leak(const Table& table, std::uint64_t seed);
Faults law6_play_ends(const Table& table, std::uint64_t seed);
Faults law7_prompts_list_the_actions(const Table& table, std::uint64_t seed);
/// A game that goes on under one pen is the game of actions() and apply().
Faults law8_one_pen_goes_on(const Table& table, std::uint64_t seed);
/// Sessions: undo, journal, link, and damaged positions that faults_of must survive.
Faults law9_sessions_go_both_ways(const Table& table, std::uint64_t seed);
Faults law10_wild_positions_are_told(const Table& table, std::uint64_t seed);
Faults law11_what_is_taken_back_has_shown_nothing(const Table& table, std::uint64_t seed);
/// Every law's games are held to this one at every moment.
Faults law12_lists_are_short(const Table& table, std::uint64_t seed);

struct NamedLaw {
  const char* name;
  Law law;
};
const std::vector<NamedLaw>& all_laws();

class Conform : public testing::TestWithParam<Table> {};

}  // namespace longroll::conform
