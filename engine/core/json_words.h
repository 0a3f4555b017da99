#pragma once
#include <string>
#include <string_view>

#include "engine/core/json.h"

/// What the readers of many files share: words, ids, lists of bounded length. Every fault goes to the reader's list.
namespace longroll {

constexpr std::size_t kLongestTitle = 60;  ///< letters in the title of anything
constexpr std::size_t kLongestLabel = 40;  ///< letters in a short name

/// True when the list has at most `most` items. Otherwise a fault is added and the list must not be read.
bool is_short(const JsonReader& list, std::size_t most, std::string_view what);

/// A text for readers: at least one letter, and at most as many as the place where it is printed has room for.
std::string read_words(JsonReader& in, std::string_view name, std::size_t longest);

/// An id: letters in lower case, digits, hyphens and points, so that an action's text can hold it.
std::string read_id(JsonReader& in, std::string_view name);

/// At most kLongestTitle letters of printable ASCII.
bool is_printable(std::string_view text);

}  // namespace longroll
