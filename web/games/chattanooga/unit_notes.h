#pragma once

#include <map>
#include <string>
#include <string_view>

namespace longroll::web::chattanooga {

/// What is told of units and leaders (assets/games/chattanooga/FORMAT.md, "unit-notes.json").
inline constexpr const char* kUnitNotesFile = "games/chattanooga/unit-notes.json";

/// A line of history by the id of the counter.
using UnitNotes = std::map<std::string, std::string, std::less<>>;

/// What that file holds. Empty when the text is not whole.
UnitNotes read_unit_notes(std::string_view text);

}  // namespace longroll::web::chattanooga
