#include <algorithm>

#include "tests/conform/conform.h"
#include "tests/support/shipped.h"
#include "tests/support/sparing.h"

namespace longroll::conform {
namespace {

constexpr std::uint32_t kDecisionsOfGreatBattle = 6'000;

/// Without any option, or with all of them.
bool is_plain_or_whole(const Setup& setup) {
  const auto is_on = [](int value) { return value != 0; };
  return std::none_of(setup.options.begin(), setup.options.end(), is_on) ||
         std::all_of(setup.options.begin(), setup.options.end(), is_on);
}

/// Games of thousands of decisions: what they have in small the made-up battles look at closely. One of the great
/// battle takes 40,000, and so its beginning is played, without options and with all of them; soaks play it to its end.
/// A sparing run leaves out most of the options by themselves.
std::vector<Table> shipped() {
  const std::shared_ptr<const Game> game = longroll::test::shipped_game("chattanooga");
  std::vector<Table> tables;
  std::size_t number = 0;
  for (Table& table : tables_of(game)) {
    const bool is_great = game->info().scenarios[static_cast<std::size_t>(table.setup.scenario)].id == "death-knell";
    table.sparing = is_great ? 400 : 20;
    table.most_decisions = is_great ? test::some_of(kDecisionsOfGreatBattle) : table.most_decisions;
    const bool is_looked_at = !is_great && ++number % static_cast<std::size_t>(test::sparing()) == 0;
    if (is_looked_at || is_plain_or_whole(table.setup)) {
      tables.push_back(std::move(table));
    }
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Chattanooga, Conform, testing::ValuesIn(shipped()), name_of);

}  // namespace longroll::conform
