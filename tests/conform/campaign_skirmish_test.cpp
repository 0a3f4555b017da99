#include "tests/conform/conform.h"
#include "tests/rules/campaign/skirmish.h"
#include "tests/support/sparing.h"

namespace longroll::conform {
namespace {

/// Made-up wars, in which armies meet at once; a sparing run goes less far in them.
std::vector<Table> skirmishes() {
  std::vector<Table> tables;
  for (std::uint64_t number = 0; number < 6; ++number) {
    const std::shared_ptr<const Game> game = campaign::test::skirmish(number);
    Table table = table_of(game, {0, {0}, {}});
    table.name += "_" + std::to_string(number);
    table.sparing = 12;
    table.most_decisions = test::some_of(3'000U);
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(CampaignSkirmish, Conform, testing::ValuesIn(skirmishes()), name_of);

}  // namespace longroll::conform
