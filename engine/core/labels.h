#pragma once

#include <string>
#include <string_view>

namespace longroll {

/// A unit has one name. What is printed on its card or counter, where there is little room, is a part of that: "2nd
/// Wis." of "2nd Wisconsin Infantry". Where it is not, lists and log name both: "Thomas Artillery (Stanard)".
std::string listed_name(std::string_view name, std::string_view label);

}  // namespace longroll
