#pragma once
#include <optional>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/map/map_vocabulary.h"

namespace longroll {

/// Reads a map file written with the words of `vocabulary`: size, terrain, levels, water, crossings, works, other marks
/// of hexsides, roads and names. Every fault is named with its place; `where` is the name of the file. The members are
/// told in assets/games/battles/FORMAT.md. The map's laws (hex_map_laws.h) are checked as well.
Result<HexMap> read_hex_map(std::string_view text, std::string_view where, const MapVocabulary& vocabulary);

/// The same of an object that has more members, for which the game's own reader asks before it refuses the unknown.
/// Faults go to the list of `in`; empty when the map has one.
std::optional<HexMap> read_hex_map(JsonReader& in, const MapVocabulary& vocabulary);

/// What the text of a map may hold at most.
constexpr JsonLimits kMapLimits = {.bytes = 256U << 10U, .values = 40'000, .depth = 8};

}  // namespace longroll
