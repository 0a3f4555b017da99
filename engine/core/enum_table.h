#pragma once
#include <cstddef>

#include "engine/core/enum_array.h"

namespace longroll {

/// A constant table with an entry for each value of an enumeration, from 0 to `last`. An entry too few or too many does
/// not compile: `constexpr auto kNames = enum_table<Arm, Arm::Gunboat, const char*>({"infantry", ...});`
template <class Enum, Enum last, class T, std::size_t count>
constexpr EnumArray<Enum, T, count> enum_table(const T (&entries)[count]) {
  static_assert(count == static_cast<std::size_t>(last) + 1, "an entry for each value");
  EnumArray<Enum, T, count> out{};
  for (std::size_t i = 0; i < count; ++i) {
    out[i] = entries[i];
  }
  return out;
}

}  // namespace longroll
