#pragma once

#include <string_view>

#include "engine/core/json.h"

namespace longroll::web {

/// What `read` makes of the text of a game's help file, with a JsonReader at its top; empty when the file is not whole.
template <class Read>
auto from_help_file(std::string_view text, Read&& read) {
  using Out = decltype(read(std::declval<JsonReader&>()));
  const Result<Json> json = parse_json(text, "help");
  if (!json) {
    return Out();
  }
  Faults faults;
  JsonReader in(json.value(), "help", faults);
  Out out = read(in);
  return faults.empty() ? out : Out();
}

}  // namespace longroll::web
