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

std::string json_odds(const Odds& odds) {
  const auto share = [](const Share& one) {
    return JsonObject().text("summary", one.summary).number("weight", one.weight).done();
  };
  return JsonObject()
      .number("total", odds.total)
      .truth("estimate", odds.is_estimate)
      .raw("odds", json_list(odds.shares, share))
      .done();
}

std::string json_refusal(const Refusal& refusal) {
  return JsonObject().text("reason", refusal.reason).text("rule", refusal.rule).done();
}

}  // namespace longroll
