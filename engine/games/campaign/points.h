#pragma once
#include <vector>

#include "engine/games/campaign/ids.h"
#include "engine/games/campaign/unit_class.h"

/// What the flags of a counter say, and classes of counters that are alike.
namespace longroll::campaign {

constexpr int kMaxOutOfSupply = 2;  ///< 8.5.1: with the second marker a force surrenders
constexpr int kMaxDemoralized = 3;  ///< markers that a counter keeps (9.9)

namespace detail {

/// A number of two bits in flags.
constexpr int pair_of(unsigned flags, unsigned low, unsigned high) {
  return ((flags & low) != 0 ? 1 : 0) + ((flags & high) != 0 ? 2 : 0);
}
constexpr std::uint16_t with_pair(unsigned flags, unsigned low, unsigned high, int value) {
  const auto bits = static_cast<unsigned>(value);
  return static_cast<std::uint16_t>((flags & ~(low | high)) | ((bits & 1U) != 0 ? low : 0U) |
                                    ((bits & 2U) != 0 ? high : 0U));
}

}  // namespace detail

// ---- Piece::flags of a ground unit ----

constexpr Post post_of(unsigned flags) { return static_cast<Post>(detail::pair_of(flags, kPostLow, kPostHigh)); }
constexpr std::uint16_t with_post(unsigned flags, Post post) {
  return detail::with_pair(flags, kPostLow, kPostHigh, static_cast<int>(post));
}
/// Campaign 8.4: markers of being out of supply, 0 to kMaxOutOfSupply.
constexpr int out_of_supply(unsigned flags) { return detail::pair_of(flags, kOutOfSupplyLow, kOutOfSupplyHigh); }
constexpr std::uint16_t with_out_of_supply(unsigned flags, int markers) {
  return detail::with_pair(flags, kOutOfSupplyLow, kOutOfSupplyHigh, markers);
}
/// Campaign 9.9: markers of demoralization, 0 to kMaxDemoralized.
constexpr int demoralized(unsigned flags) { return detail::pair_of(flags, kDemoralizedLow, kDemoralizedHigh); }
constexpr std::uint16_t with_demoralized(unsigned flags, int markers) {
  return detail::with_pair(flags, kDemoralizedLow, kDemoralizedHigh, markers);
}

/// Campaign 6.4: the number that kArrivalFlags are, 0 to 15.
constexpr int arrival_of(unsigned flags) {
  return detail::pair_of(flags, kForaged, kSilenced) + 4 * detail::pair_of(flags, kCommitted, kFought);
}
constexpr std::uint16_t with_arrival(unsigned flags, int number) {
  return detail::with_pair(detail::with_pair(flags, kForaged, kSilenced, number % 4), kCommitted, kFought, number / 4);
}

// ---- kinds of counters ----

/// Campaign 9.3: has a strength of its own on land.
constexpr bool is_strength_point(UnitClass c) { return c == UnitClass::Asp || c == UnitClass::Msp; }
/// Campaign 5.2: what a force is made of, besides its leaders. Its counters are "points" here.
constexpr bool is_point(UnitClass c) { return is_strength_point(c) || c == UnitClass::Cavalry; }
/// Campaign 5.0: moves over land.
constexpr bool is_ground_unit(UnitClass c) { return is_point(c) || c == UnitClass::Leader || c == UnitClass::Usmrr; }
/// Campaign 13.0
constexpr bool is_vessel(UnitClass c) {
  return c == UnitClass::Nsp || c == UnitClass::Ntp || c == UnitClass::Rsp || c == UnitClass::Ironclad ||
         c == UnitClass::Flotilla;
}

/// Flags by which points of one hex are of different classes. Ties of a start (Piece::note) are not named: the lowest
/// numbers are taken.
constexpr std::uint16_t kClassFlags = kMoved | kPostLow | kPostHigh | kOutOfSupplyLow | kOutOfSupplyHigh |
                                      kBattleSupply | kDemoralizedLow | kDemoralizedHigh | kMustActHere;

/// The name of a class of counters of a side: orders name a class and how many of it; the rules take the lowest
/// numbers, so that equal orders give equal States.
struct ClassName {
  int kind = 0;
  int state = 0;  ///< of points: their flags that are of kClassFlags; of a leader: which of his side's, from 0

  auto operator<=>(const ClassName&) const = default;
};

/// Counters of one class in one place.
struct PointClass {
  ClassName name;
  std::vector<PieceId> pieces;  ///< rising

  int count() const { return static_cast<int>(pieces.size()); }
};

}  // namespace longroll::campaign
