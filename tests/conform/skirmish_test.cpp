#include "tests/rules/battles/skirmish.h"

#include "tests/conform/conform.h"

namespace longroll::conform {
namespace {

/// Made-up battles of the battle system, with more in them than any battle of history.
std::vector<Table> skirmishes() {
  std::vector<Table> tables;
  for (std::uint64_t number = 0; number < 6; ++number) {
    for (Table& table : tables_of(battles::test::skirmish(number))) {
      table.name += "_" + std::to_string(number);
      tables.push_back(std::move(table));
    }
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Battles, Conform, testing::ValuesIn(skirmishes()), name_of);

}  // namespace longroll::conform
