#include "tests/support/shipped.h"

#include <fstream>
#include <sstream>

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

std::string asset_text(std::string_view path) {
  std::ifstream file("assets/" + std::string(path), std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace longroll::test
