#include <cstdlib>
#include <set>

#include "assets/embedded.h"
#include "engine/core/text.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "tests/conform/conform.h"

namespace longroll::conform {
namespace {

/// The game with the data that every program carries.
std::shared_ptr<const Game> dixie() {
  Result<LoadedGame> loaded = load_game("dixie", [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), describe(loaded.ok() ? Faults{} : loaded.faults()).c_str());
  return std::move(loaded.value().game);
}

/// How many random sets of options an edition is played with: LONGROLL_SETS, or a few.
std::uint64_t random_sets() {
  const char* const asked = std::getenv("LONGROLL_SETS");
  return parse_u64(asked == nullptr ? "2" : asked).value_or(2);
}

/// Every edition closely as it stands; each option alone, each preset and some random sets of options more sparingly.
std::vector<Table> tables() {
  constexpr int kSparing = 4;
  const std::shared_ptr<const Game> game = dixie();
  std::vector<Table> tables = tables_of(game);
  std::set<std::string> names;
  for (Table& table : tables) {
    const bool is_standard = table.setup.options == standard_setup(*game).options;
    table.sparing = is_standard ? 1 : kSparing;
    names.insert(table.name);
  }
  Rng rng(1863);
  for (std::size_t scenario = 0; scenario < game->info().scenarios.size(); ++scenario) {
    for (std::uint64_t n = 0; n < random_sets(); ++n) {
      Table table = table_of(game, random_setup(*game, static_cast<int>(scenario), rng));
      table.sparing = kSparing;
      if (names.insert(table.name).second) {
        tables.push_back(std::move(table));
      }
    }
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Dixie, Conform, testing::ValuesIn(tables()), name_of);

}  // namespace longroll::conform
