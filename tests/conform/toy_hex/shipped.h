#pragma once
#include <memory>

#include "engine/play/registry.h"
#include "tests/conform/toy_hex/toy_hex.h"

namespace longroll::toy_hex {

/// Reads the toy's own data/ in place of assets/games/.
Result<std::string> read_asset(std::string_view path);

/// Crossroads with that data.
std::shared_ptr<const ToyHex> the_game();

}  // namespace longroll::toy_hex
