#include "tests/conform/toy_hex/shipped.h"

#include <fstream>
#include <iterator>

#include "engine/core/check.h"

namespace longroll::toy_hex {

Result<std::string> read_asset(std::string_view path) {
  constexpr std::string_view kRoot = "games/";
  const std::string name = "tests/conform/toy_hex/data/" + std::string(path.substr(kRoot.size()));
  std::ifstream file(name, std::ios::binary);
  if (!file) {
    return Faults{{name, "it cannot be read"}};
  }
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::shared_ptr<const ToyHex> the_game() {
  static const std::shared_ptr<const ToyHex> kGame = [] {
    Result<Data> data = read_data(read_asset);
    LR_CHECK(data.ok(), describe(data.ok() ? Faults{} : data.faults()).c_str());
    return std::make_shared<ToyHex>(std::move(data).value());
  }();
  return kGame;
}

}  // namespace longroll::toy_hex
