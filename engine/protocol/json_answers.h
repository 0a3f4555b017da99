#pragma once

#include <string>
#include <string_view>

#include "engine/core/json_writer.h"
#include "engine/core/result.h"
#include "engine/core/text.h"

namespace longroll {

/// {"error": what}: the line made no sense here.
std::string json_error(std::string_view what);
/// {"faults": [{"where", "what"}]}: every fault of something that was handed in, a hundred at most.
std::string json_faults(const Faults& faults);

}  // namespace longroll
