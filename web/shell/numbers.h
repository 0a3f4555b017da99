#pragma once

#include <string>

namespace longroll::web {

/// A number of pixels as JSON has it: "12.5".
std::string tenths_of(float value);

}  // namespace longroll::web
