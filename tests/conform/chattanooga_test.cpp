#include "tests/conform/conform.h"
#include "tests/support/shipped.h"

namespace longroll::conform {
namespace {

/// Games of thousands of decisions: what they have in small the made-up battles look at closely.
std::vector<Table> shipped() {
  std::vector<Table> tables = tables_of(longroll::test::shipped_game("chattanooga"));
  for (Table& table : tables) {
    table.sparing = 20;
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Chattanooga, Conform, testing::ValuesIn(shipped()), name_of);

}  // namespace longroll::conform
