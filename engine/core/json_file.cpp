// build: small
#include "engine/core/json_file.h"

#include <string>

namespace longroll {

Faults read_json_file(std::string_view text, std::string_view where, const std::function<void(JsonReader&)>& read) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  read(in);
  in.refuse_unknown();
  return faults;
}

}  // namespace longroll
