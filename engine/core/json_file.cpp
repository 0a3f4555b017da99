// build: small
#include "engine/core/json_file.h"

#include <string>

namespace longroll {

Faults read_json_file(std::string_view text, std::string_view where, void* out,
                      void (*read)(void* out, JsonReader& in)) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  read(out, in);
  in.refuse_unknown();
  return faults;
}

}  // namespace longroll
