#pragma once
#include <string_view>
#include <utility>

#include "engine/core/json.h"

namespace longroll {

/// Reads a whole file, an object: `read(out, in)` takes its members with a reader at the top. Every fault is given:
/// malformed text, what `read` finds, and members that it does not ask for; none: all was in order.
Faults read_json_file(std::string_view text, std::string_view where, void* out,
                      void (*read)(void* out, JsonReader& in));

/// What `read(JsonReader&, T&)` makes of the file, or its faults.
template <class T, class Read>
Result<T> read_json_file(std::string_view text, std::string_view where, Read&& read) {
  struct Task {
    T out;
    Read& read;
  };
  Task task{{}, read};
  Faults faults = read_json_file(text, where, &task, [](void* of, JsonReader& in) {
    auto& [out, take] = *static_cast<Task*>(of);
    take(in, out);
  });
  if (!faults.empty()) {
    return faults;
  }
  return std::move(task.out);
}

}  // namespace longroll
