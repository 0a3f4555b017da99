#pragma once

#include <string>
#include <string_view>

namespace longroll::web {

/// A number of pixels as JSON has it: "12.5".
std::string tenths_of(float value);

/// A length of a style sheet without its unit, 0 or more: "34", "12.5". What follows the number is ignored; 0 without a
/// number.
float pixels_of(std::string_view text);

}  // namespace longroll::web
