#pragma once
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

/// The members of a small plain struct, in the order in which it declares them. Such a struct has at most 8 members,
/// no base and no constructor; so nobody writes a list of its members.
namespace longroll {
namespace detail {

/// Stands for a value of any type while members are counted.
struct AnyMember {
  template <class Member>
  constexpr operator Member() const;  // NOLINT(google-explicit-constructor): it stands for any value
};

template <class Struct, class... Members>
constexpr bool kTakes = requires {
  Struct{Members{}...};
};

template <class Struct, class... Members>
constexpr std::size_t count_members() {
  if constexpr (kTakes<Struct, Members..., AnyMember>) {
    return count_members<Struct, Members..., AnyMember>();
  } else {
    return sizeof...(Members);
  }
}

}  // namespace detail

/// How many members the struct has.
template <class Struct>
constexpr std::size_t kMembers = std::is_empty_v<Struct> ? 0 : detail::count_members<Struct>();

/// References to all members.
template <class Struct>
constexpr auto members_of([[maybe_unused]] Struct& of) {
  constexpr std::size_t kCount = kMembers<std::remove_const_t<Struct>>;
  static_assert(kCount <= 8);
  if constexpr (kCount == 0) {
    return std::tuple<>();
  } else if constexpr (kCount == 1) {
    auto& [a] = of;
    return std::tie(a);
  } else if constexpr (kCount == 2) {
    auto& [a, b] = of;
    return std::tie(a, b);
  } else if constexpr (kCount == 3) {
    auto& [a, b, c] = of;
    return std::tie(a, b, c);
  } else if constexpr (kCount == 4) {
    auto& [a, b, c, d] = of;
    return std::tie(a, b, c, d);
  } else if constexpr (kCount == 5) {
    auto& [a, b, c, d, e] = of;
    return std::tie(a, b, c, d, e);
  } else if constexpr (kCount == 6) {
    auto& [a, b, c, d, e, f] = of;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (kCount == 7) {
    auto& [a, b, c, d, e, f, g] = of;
    return std::tie(a, b, c, d, e, f, g);
  } else {
    auto& [a, b, c, d, e, f, g, h] = of;
    return std::tie(a, b, c, d, e, f, g, h);
  }
}

/// Calls `then(index, member)` for each member, in order.
template <class Struct, class Then>
constexpr void for_each_member(Struct&& of, Then&& then) {
  std::apply(
      [&](auto&... members) {
        [[maybe_unused]] std::size_t i = 0;
        (then(i++, members), ...);
      },
      members_of(of));
}

/// The place of a member among the members.
template <class Struct, class Member>
constexpr std::size_t place_of(Member Struct::*member) {
  const Struct of{};
  std::size_t found = 0;
  for_each_member(of, [&](std::size_t i, const auto& other) {
    if constexpr (std::is_same_v<decltype(other), const Member&>) {
      found = &other == &(of.*member) ? i : found;
    }
  });
  return found;
}

}  // namespace longroll
