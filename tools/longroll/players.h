#pragma once
#include <memory>
#include <string_view>

#include "engine/ai/bot.h"
#include "tools/longroll/arguments.h"

namespace longroll::tool {

/// A level, one that plans or searches by the numbers in its name, or a sparring partner (engine/ai/README.md); null
/// for an unknown name. `table` must outlive it.
std::unique_ptr<Bot> make_player(std::string_view name, const Table& table, std::uint64_t seed);

}  // namespace longroll::tool
