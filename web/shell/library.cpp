#include "web/shell/library.h"

#include "assets/embedded.h"

namespace longroll::web {

Result<std::string> read_embedded(std::string_view path) {
  const auto bytes = find_embedded(embedded_data(), path);
  if (bytes.data() == nullptr) {
    return Fault{std::string(path), "is not part of this page"};
  }
  return std::string(bytes.begin(), bytes.end());
}

const LoadedGame* Library::game(std::string_view id, Faults& faults) {
  if (const auto found = games_.find(id); found != games_.end()) {
    return &found->second;
  }
  Result<LoadedGame> loaded = load_game(id, read_embedded);
  if (!loaded) {
    faults = loaded.faults();
    return nullptr;
  }
  return &games_.emplace(std::string(id), std::move(loaded).value()).first->second;
}

}  // namespace longroll::web
