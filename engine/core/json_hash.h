#pragma once
#include <span>
#include <string_view>

#include "engine/core/json.h"

namespace longroll {

/// A hash of what a JSON text says: of its values and of the names of its members, in whatever order those stand and
/// however it is laid out. Members with a name of `without` do not count, at any depth. The same on every machine, and
/// the same as hash_of_json in engine/games/dixie/heads.py.
std::uint64_t hash_of_json(const Json& json, std::span<const std::string_view> without);

}  // namespace longroll
