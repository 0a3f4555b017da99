#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace longroll::web::campaign {

/// What is told of leaders and places (assets/games/campaign/FORMAT.md, "unit-notes.json").
inline constexpr const char* kNotesFile = "games/campaign/unit-notes.json";

struct WarNotes {
  std::map<std::pair<std::string, std::string>, std::string> leaders;  ///< by start and id of the counter
  std::map<std::string, std::string> places;                           ///< by the four figures of the hex
};

/// What that file holds. Empty when the text is not whole.
WarNotes read_war_notes(std::string_view text);

}  // namespace longroll::web::campaign
