#include "engine/games/dixie/battlefield.h"

namespace longroll::dixie {
namespace {

constexpr std::array<int, 3> kThree = {0, 2, 4};
constexpr std::array<int, 5> kFive = {0, 1, 2, 3, 4};

}  // namespace

constexpr Battlefield::Battlefield(Layout layout) : layout_(layout) {
  for (const Seat line : {Seat::Union, Seat::Confederate}) {
    for (int column = 0; column < kColumns; ++column) {
      if (layout != Layout::FiveColumns && column % 2 != 0) {
        continue;
      }
      positions_[static_cast<std::size_t>(count_++)] = position_of(line, column);
      bits_ = static_cast<std::uint16_t>(bits_ | 1U << position_index(position_of(line, column)));
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (Place from = 0; from < kPlaces; ++from) {
      for (Place to = 0; to < kPlaces; ++to) {
        routes_[side][from][to] = find_route(side, from, to);
      }
    }
  }
}

constexpr bool Battlefield::is_adjacent(Seat side, Place from, Place to) const {
  if ((is_position(from) && !has(from)) || (is_position(to) && !has(to))) {
    return false;
  }
  const auto is_home = [&](Place position) {
    return is_position(position) && (line_of(position) == side || (is_front_and_back() && side == Seat::Union));
  };
  if (from == reserve_of(side)) {
    return is_home(to);
  }
  if (!is_position(from)) {
    return false;
  }
  return (to == reserve_of(side) && is_home(from)) || (is_position(to) && to == opposite(from));
}

constexpr Route Battlefield::find_route(Seat side, Place from, Place to) const {
  if (is_adjacent(side, from, to)) {
    return {1, kNowhere};
  }
  // Two moves: by the own position of the column, or through the Reserve.
  Place via = kNowhere;
  if (is_position(from) && line_of(from) != side && !is_adjacent(side, from, reserve_of(side))) {
    via = opposite(from);
  } else if (is_position(from)) {
    via = reserve_of(side);
  } else if (from == reserve_of(side) && is_position(to)) {
    via = position_of(side, column_of(to));
  }
  if (via != kNowhere && via != to && to != from && is_adjacent(side, from, via) && is_adjacent(side, via, to)) {
    return {2, via};
  }
  return {};
}

const Battlefield& Battlefield::of(Layout layout) {
  static constexpr EnumArray<Layout, Battlefield, kLayouts> kAll = {
      Battlefield(Layout::ThreeColumns), Battlefield(Layout::FiveColumns), Battlefield(Layout::FrontAndBack)};
  return kAll[layout];
}

std::span<const int> Battlefield::columns() const {
  if (layout_ == Layout::FiveColumns) {
    return kFive;
  }
  return kThree;
}

}  // namespace longroll::dixie
