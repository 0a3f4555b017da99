#include <algorithm>
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

/// With five columns a move names card and place at once, so that a Reserve of forty cards which may march, outflank,
/// scout and serve as decoys offers over 600 moves (616 were met). Asked for the card first, then for the place, the
/// list would keep the law, and goldens and links would change.
constexpr std::size_t kLongestOfFiveColumns = 1'000;

std::size_t longest_list(const Game& game, const Setup& setup) {
  const std::vector<OptionInfo>& options = game.info().options;
  const auto columns =
      std::find_if(options.begin(), options.end(), [](const OptionInfo& option) { return option.id == "battleline"; });
  LR_CHECK(columns != options.end(), "an option of the battleline");
  const int value = setup.options[static_cast<std::size_t>(columns - options.begin())];
  return columns->values[static_cast<std::size_t>(value)] == "five" ? kLongestOfFiveColumns : kMaxActions;
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
    table.longest_list = longest_list(*game, table.setup);
    names.insert(table.name);
  }
  Rng rng(1863);
  for (std::size_t scenario = 0; scenario < game->info().scenarios.size(); ++scenario) {
    for (std::uint64_t n = 0; n < random_sets(); ++n) {
      Table table = table_of(game, random_setup(*game, static_cast<int>(scenario), rng));
      table.sparing = kSparing;
      table.longest_list = longest_list(*game, table.setup);
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
