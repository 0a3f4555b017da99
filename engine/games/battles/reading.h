#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/games/battles/battle.h"

/// What the readers of the battles' files share. Every fault goes to the list of the reader that is handed in.
namespace longroll::battles {

constexpr std::size_t kLongestTitle = 60;  ///< letters in the title of anything
constexpr std::size_t kLongestLabel = 40;  ///< letters in a short name

/// The list has at most so many `what`; else a fault, and it should not be read.
bool is_short(const JsonReader& list, std::size_t most, std::string_view what);

/// Words that people read: some, and no more letters than the place that they are printed in has room for.
std::string read_words(JsonReader& in, std::string_view name, std::size_t longest);

/// An id: letters in lower case, digits, hyphens and points, so that an action's text can hold it.
std::string read_id(JsonReader& in, std::string_view name);

/// Member "side", `usa` or `csa`.
Seat read_side(JsonReader& in);

/// The hex of that name; kNoHex, with a fault, when the map has none.
HexId read_hex(const JsonReader& in, std::string_view text, const BattleMap& map);

/// A list of different hexes in play, at least one.
std::vector<HexId> read_hexes(const JsonReader& list, const BattleMap& map);

}  // namespace longroll::battles
