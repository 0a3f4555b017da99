#pragma once
#include <array>
#include <ostream>
#include <string_view>
#include <type_traits>
#include <utility>

/// Enumerations in the words of failed tests: "Phase::Combat" stands there as Combat, not as bytes. A namespace of
/// enumerations says `using test::PrintTo;`.
namespace longroll::test {

/// What the compiler calls a value of an enumeration, without its scope; empty for a number that has no name.
template <auto kValue>
constexpr std::string_view name_of_value() {
  const std::string_view text = __PRETTY_FUNCTION__;  // "... [kValue = longroll::Seat::Union]"
  const std::size_t last = text.find_last_of("]");
  const std::size_t from = text.find_last_of("): ;", last);
  const std::string_view name = text.substr(from + 1, last - from - 1);
  return name.empty() || (name[0] >= '0' && name[0] <= '9') || name[0] == '-' ? std::string_view() : name;
}

constexpr int kLowestNamed = -2;
constexpr std::size_t kNamedValues = 130;

template <class Enum>
constexpr auto kValueNames = []<std::size_t... I>(std::index_sequence<I...>) {
  return std::array{name_of_value<static_cast<Enum>(static_cast<int>(I) + kLowestNamed)>()...};
}
(std::make_index_sequence<kNamedValues>());

/// Found by GoogleTest.
template <class Enum>
requires std::is_enum_v<Enum>
void PrintTo(const Enum& value, std::ostream* out) {
  const auto number = static_cast<long long>(value);
  const long long index = number - kLowestNamed;
  const bool is_near = index >= 0 && index < static_cast<long long>(kNamedValues);
  const std::string_view name = is_near ? kValueNames<Enum>[static_cast<std::size_t>(index)] : std::string_view();
  name.empty() ? *out << number : *out << name;
}

}  // namespace longroll::test

namespace longroll {
using test::PrintTo;
}
