#pragma once
#include <array>
#include <cstddef>
#include <type_traits>

namespace longroll {

/// An array with an entry for each value of an enumeration that counts from 0.
template <class Enum, class T, std::size_t count>
struct EnumArray : std::array<T, count> {
  static_assert(std::is_enum_v<Enum>);
  using std::array<T, count>::operator[];

  constexpr T& operator[](Enum which) { return (*this)[static_cast<std::size_t>(which)]; }
  constexpr const T& operator[](Enum which) const { return (*this)[static_cast<std::size_t>(which)]; }
};

}  // namespace longroll
