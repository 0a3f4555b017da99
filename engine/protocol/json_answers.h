#pragma once

#include <string>
#include <string_view>

#include "engine/core/json_writer.h"
#include "engine/core/result.h"
#include "engine/core/text.h"
#include "engine/play/odds.h"

namespace longroll {

/// {"error": what}: the line made no sense here.
std::string json_error(std::string_view what);
/// {"faults": [{"where", "what"}]}: every fault of something that was handed in, a hundred at most.
std::string json_faults(const Faults& faults);
/// {"total", "estimate", "odds": [{"summary", "weight"}]}
std::string json_odds(const Odds& odds);
/// {"reason", "rule"}
std::string json_refusal(const Refusal& refusal);

}  // namespace longroll
