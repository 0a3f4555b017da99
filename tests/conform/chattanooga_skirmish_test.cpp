#include "tests/conform/conform.h"
#include "tests/rules/chattanooga/skirmish.h"
#include "tests/support/sparing.h"

namespace longroll::conform {
namespace {

/// Made-up battles of Chattanooga, with more in them than any scenario. A sparing run takes other options in each
/// battle.
std::vector<Table> skirmishes() {
  std::vector<Table> tables;
  for (std::uint64_t number = 0; number < 6; ++number) {
    std::vector<Table> all = tables_of(chattanooga::test::skirmish(number));
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((i + number) % static_cast<std::size_t>(test::sparing()) != 0) {
        continue;
      }
      Table& table = all[i];
      table.name += "_" + std::to_string(number);
      table.sparing = 8;  // its games are long for their size
      tables.push_back(std::move(table));
    }
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(ChattanoogaSkirmish, Conform, testing::ValuesIn(skirmishes()), name_of);

}  // namespace longroll::conform
