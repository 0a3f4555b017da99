#include <algorithm>

#include "engine/games/campaign/game.h"
#include "tests/conform/conform.h"
#include "tests/rules/campaign/table.h"
#include "tests/support/sparing.h"

namespace longroll::conform {
namespace {

/// Wars are long, and so their beginnings are
/// looked at, and every moment of a few. A sparing run leaves out the games of one year, which begin as the wars do,
/// and goes less far.
std::vector<Table> starts() {
  std::vector<Table> tables = tables_of(std::make_shared<campaign::Campaign>(campaign::test::shipped_library()));
  if (test::sparing() > 1) {
    tables.erase(
        std::remove_if(tables.begin(), tables.end(), [](const Table& table) { return table.name.ends_with("_year"); }),
        tables.end());
  }
  for (Table& table : tables) {
    table.sparing = 40;
    table.most_decisions = test::some_of(4'000U);
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Campaign, Conform, testing::ValuesIn(starts()), name_of);

}  // namespace longroll::conform
