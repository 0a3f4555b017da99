#include "engine/games/campaign/game.h"
#include "tests/conform/conform.h"
#include "tests/rules/campaign/table.h"

namespace longroll::conform {
namespace {

/// The campaign is not in games.cpp yet: the tests make it themselves. Wars are long, and so their beginnings are
/// looked at, and every moment of a few.
std::vector<Table> starts() {
  std::vector<Table> tables = tables_of(std::make_shared<campaign::Campaign>(campaign::test::shipped_library()));
  for (Table& table : tables) {
    table.sparing = 40;
    table.most_decisions = 6'000;
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Campaign, Conform, testing::ValuesIn(starts()), name_of);

}  // namespace longroll::conform
