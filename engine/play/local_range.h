#pragma once
#include <string_view>

#include "engine/play/locals.h"

/// Which numbers the locals of a step may have, as data. A step's rule has a table of these, and the validator of
/// States from outside and the tests read it:
///
///   constexpr LocalRange kRanges[] = {piece_in<&MoveUnitLocals::unit>("unit"),
///                                     range<&MoveUnitLocals::half_points>("half_points", 0, kMaxHalfPoints)};
namespace longroll {

/// The lowest and the highest number of a member of the locals, or of one part of a member that packs several numbers.
struct LocalRange {
  std::string_view name;     ///< of the member or part, as a fault tells it
  std::uint8_t local = 0;    ///< its place in Step::locals
  bool is_of_piece = false;  ///< the highest is the last piece of the State
  std::int16_t low = 0;
  std::int16_t high = 0;
  int (*part)(std::int16_t number) = nullptr;  ///< of the packed number; null: the number itself

  constexpr int read(std::int16_t number) const { return part == nullptr ? number : part(number); }
  constexpr int read(const Step& step) const { return read(step.locals[local]); }
  constexpr int highest(const State& state) const {
    return is_of_piece ? static_cast<int>(state.pieces.size()) - 1 : high;
  }
};

namespace detail {

template <class Locals, class Member>
Member member_type(Member Locals::*);

template <auto member, auto part>
constexpr int part_of(std::int16_t number) {
  return static_cast<int>(decltype(member_type(member))::unpack(number).*part);
}

}  // namespace detail

/// `range<&FireLocals::dice_left>("dice_left", 0, 12)`. Bounds may be enumerators.
template <auto member, class Low, class High>
constexpr LocalRange range(std::string_view name, Low low, High high) {
  return {name, static_cast<std::uint8_t>(place_of(member)), false, static_cast<std::int16_t>(low),
          static_cast<std::int16_t>(high)};
}

/// Of a part of a packed member: `range<&FireLocals::terms, &ShotTerms::firepower>("firepower", 0, 3)`.
template <auto member, auto part, class Low, class High>
constexpr LocalRange range(std::string_view name, Low low, High high) {
  LocalRange result = range<member>(name, low, high);
  result.part = detail::part_of<member, part>;
  return result;
}

/// A member that names a piece of the State.
template <auto member>
constexpr LocalRange piece_in(std::string_view name) {
  LocalRange result = range<member>(name, 0, 0);
  result.is_of_piece = true;
  return result;
}

/// A member that names a piece or none.
template <auto member>
constexpr LocalRange piece_or_none_in(std::string_view name) {
  LocalRange result = range<member>(name, kNoPiece, 0);
  result.is_of_piece = true;
  return result;
}

template <auto member, auto part>
constexpr LocalRange piece_or_none_in(std::string_view name) {
  LocalRange result = piece_or_none_in<member>(name);
  result.part = detail::part_of<member, part>;
  return result;
}

/// A member that is one of the two sides.
template <auto member>
constexpr LocalRange side_in(std::string_view name) {
  return range<member>(name, Seat::Union, Seat::Confederate);
}

}  // namespace longroll
