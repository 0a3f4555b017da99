#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "tests/conform/conform.h"
#include "tests/support/shipped.h"
#include "tests/support/sparing.h"

namespace longroll::conform {
namespace {

constexpr std::uint32_t kDecisionsOfGreatBattle = 6'000;

/// As a preset has it: beginner, standard, everything.
bool is_preset(const Game& game, const Setup& setup) {
  return std::any_of(game.info().presets.begin(), game.info().presets.end(), [&](const PresetInfo& preset) {
    Setup other = setup;
    return set_preset(game, other, preset.id).empty() && other == setup;
  });
}

/// How many random sets of options a scenario is played with: LONGROLL_SETS (`tools/test long` asks for 50), or one.
std::uint64_t random_sets() {
  const char* const asked = std::getenv("LONGROLL_SETS");
  return parse_u64(asked == nullptr ? "1" : asked).value_or(1);
}

bool is_great(const Table& table) {
  return table.game->info().scenarios[static_cast<std::size_t>(table.setup.scenario)].id == "death-knell";
}

/// How closely a table is looked at.
Table looked_at(Table table) {
  table.sparing = is_great(table) ? 400 : 20;
  table.most_decisions = is_great(table) ? test::some_of(kDecisionsOfGreatBattle) : table.most_decisions;
  return table;
}

/// Random sets of options of each scenario, always the same ones in one order.
void add_random_sets(const std::shared_ptr<const Game>& game, std::vector<Table>& tables) {
  std::set<std::string> names;
  for (const Table& table : tables) {
    names.insert(table.name);
  }
  for (std::size_t scenario = 0; scenario < game->info().scenarios.size(); ++scenario) {
    Rng rng(1863, scenario);
    for (std::uint64_t n = 0; n < random_sets(); ++n) {
      Table table = table_of(game, random_setup(*game, static_cast<int>(scenario), rng));
      if (names.insert(table.name).second) {
        tables.push_back(looked_at(std::move(table)));
      }
    }
  }
}

/// Games of thousands of decisions: what they have in small the made-up battles look at closely. One of the great
/// battle takes 40,000, and so its beginning is played, by each preset and a random set; soaks play it to its end.
/// A sparing run leaves out most of the options by themselves.
std::vector<Table> shipped() {
  const std::shared_ptr<const Game> game = longroll::test::shipped_game("chattanooga");
  std::vector<Table> tables;
  std::size_t number = 0;
  for (Table& table : tables_of(game)) {
    table = looked_at(std::move(table));
    const bool is_looked_at = !is_great(table) && ++number % static_cast<std::size_t>(test::sparing()) == 0;
    if (is_looked_at || is_preset(*game, table.setup)) {
      tables.push_back(std::move(table));
    }
  }
  add_random_sets(game, tables);
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Chattanooga, Conform, testing::ValuesIn(shipped()), name_of);

}  // namespace longroll::conform
