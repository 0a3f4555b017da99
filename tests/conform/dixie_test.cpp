#include "assets/embedded.h"
#include "engine/play/registry.h"
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

}  // namespace

INSTANTIATE_TEST_SUITE_P(Dixie, Conform, testing::ValuesIn(tables_of(dixie())), name_of);

}  // namespace longroll::conform
