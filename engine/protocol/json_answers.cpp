// build: small
#include "engine/protocol/json_answers.h"

#include <algorithm>
#include <span>

namespace longroll {

std::string json_error(std::string_view what) { return JsonObject().text("error", what).done(); }

std::string json_faults(const Faults& faults) {
  constexpr std::size_t kMax = 100;
  const std::span<const Fault> shown(faults.data(), std::min(faults.size(), kMax));
  return JsonObject()
      .raw("faults", json_list(shown,
                               [](const Fault& fault) {
                                 return JsonObject().text("where", fault.where).text("what", fault.what).done();
                               }))
      .number("count", faults.size())
      .done();
}

}  // namespace longroll
