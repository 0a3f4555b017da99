#include "tests/support/shipped.h"

#include "assets/embedded.h"
#include "engine/core/check.h"
#include "engine/play/registry.h"

namespace longroll::test {

std::shared_ptr<const Game> shipped_game(std::string_view id) {
  Result<LoadedGame> loaded = load_game(id, [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  LR_CHECK(loaded.ok(), describe(loaded.ok() ? Faults{} : loaded.faults()).c_str());
  return std::move(loaded.value().game);
}

}  // namespace longroll::test
