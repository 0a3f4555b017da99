#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace longroll::web {

/// The data files of one game, or of one battle of a game, by their paths from assets/, "games/battles/chart.json".
using DataFiles = std::map<std::string, std::string, std::less<>>;

/// Takes apart what was fetched as the pack `game` (tools/lib/site.mjs writes it): a line of JSON with the files'
/// lengths in bytes and a check sum over them, then their texts one after the other, which so need no escapes. Faults:
/// it is another, was cut or changed on the way, or is no pack at all.
Result<DataFiles> read_pack(std::string_view pack, std::string_view game);

/// The check sum of a pack: FNV-1a of 32 bits over each path and text, each with a zero byte after it.
std::uint32_t check_of(const DataFiles& files);

}  // namespace longroll::web
