#include "assets/embedded.h"
#include "engine/games/chattanooga/game.h"
#include "tests/conform/conform.h"

namespace longroll::conform {
namespace {

/// Chattanooga with every scenario that is written.
std::shared_ptr<const Game> chattanooga_game() {
  Result<LoadedGame> loaded = chattanooga::load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), describe(loaded.ok() ? Faults{} : loaded.faults()).c_str());
  return std::move(loaded.value().game);
}

/// Games of thousands of decisions: what they have in small the made-up battles look at closely.
std::vector<Table> shipped() {
  std::vector<Table> tables = tables_of(chattanooga_game());
  for (Table& table : tables) {
    table.sparing = 20;
  }
  return tables;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Chattanooga, Conform, testing::ValuesIn(shipped()), name_of);

}  // namespace longroll::conform
