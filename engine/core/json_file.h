#pragma once
#include <functional>
#include <string_view>
#include <utility>

#include "engine/core/json.h"

namespace longroll {

/// Reads a whole file, an object: `read` takes its members with a reader at the top. Every fault is given: malformed
/// text, what `read` finds, and members that it does not ask for; none: all was in order.
Faults read_json_file(std::string_view text, std::string_view where, const std::function<void(JsonReader&)>& read);

/// What `read(JsonReader&, T&)` makes of the file, or its faults.
template <class T, class Read>
Result<T> read_json_file(std::string_view text, std::string_view where, Read&& read) {
  T out;
  Faults faults = read_json_file(text, where, [&](JsonReader& in) { read(in, out); });
  if (!faults.empty()) {
    return faults;
  }
  return out;
}

}  // namespace longroll
