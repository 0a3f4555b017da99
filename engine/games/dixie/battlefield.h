#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "engine/games/dixie/ids.h"
#include "engine/table/by_side.h"

namespace longroll::dixie {

/// How the two battlelines lie (Dixie 3.0, 3.21, 13.8). FrontAndBack is Shiloh: both lines are the Union's at first,
/// Back in the Union's places and Front in the Confederates', who come from their Reserve.
enum class Layout : std::uint8_t { ThreeColumns, FiveColumns, FrontAndBack };
constexpr int kLayouts = 3;

/// How a card gets from one place to another: in one battle move, in two, or not at all (8.0).
struct Route {
  int moves = 0;         ///< 0: there is no way
  Place via = kNowhere;  ///< of two moves, the place between
};

/// A battlefield before any card lies on it: the positions in play, and which places are a battle move apart.
class Battlefield {
 public:
  /// Places where a card may stand that is in play, at most: the Reserve and ten positions.
  static constexpr std::size_t kMaxSpots = 1 + kPositions;

  static const Battlefield& of(Layout layout);

  Layout layout() const { return layout_; }
  constexpr bool is_front_and_back() const { return layout_ == Layout::FrontAndBack; }

  /// Columns in play, from the Union's left to its right.
  std::span<const int> columns() const;
  /// Positions in play, in the order of places: the Union's line from its left, then the other.
  std::span<const Place> positions() const { return {positions_.data(), static_cast<std::size_t>(count_)}; }
  constexpr bool has(Place place) const { return is_position(place) && (bits_ >> position_index(place) & 1U) != 0; }
  /// Dixie 13.1: a position in play at either end of a battleline.
  constexpr bool is_flank(Place place) const {
    return has(place) && (column_of(place) == 0 || column_of(place) == kColumns - 1);
  }
  /// The positions of the battleline in which `side` deploys: of Shiloh, the Union both and the Confederates none.
  bool is_own_line(Seat side, Place position) const {
    return is_front_and_back() ? side == Seat::Union : line_of(position) == side;
  }
  /// Dixie 8.0: Reserve to own position and back; own position to the enemy's opposite and back; nothing sideways,
  /// nothing into the enemy's Reserve. At Shiloh the Union's Reserve is next to Front and Back (RULINGS 3.21).
  Route route(Seat side, Place from, Place to) const { return routes_[side][from][to]; }
  /// The side that defends the position before a shot is fired: whose battleline it is, and the Union at Shiloh (3.21).
  Seat first_holder(Place position) const { return is_front_and_back() ? Seat::Union : line_of(position); }
  /// Positions where `side` lays ground once it holds them (10.2): its battleline, and Front for the Confederates at
  /// Shiloh, who have no other (RULINGS 3.21).
  bool may_lay_ground(Seat side, Place position) const {
    return is_own_line(side, position) || line_of(position) == side;
  }
  /// Dixie 4.0, 13.8: goals (rules/victory.h) that must be held alone to win.
  int positions_to_win() const { return layout_ == Layout::FiveColumns ? 3 : layout_ == Layout::FrontAndBack ? 1 : 2; }

 private:
  constexpr explicit Battlefield(Layout layout);
  constexpr bool is_adjacent(Seat side, Place from, Place to) const;
  constexpr Route find_route(Seat side, Place from, Place to) const;

  Layout layout_;
  int count_ = 0;
  std::uint16_t bits_ = 0;
  std::array<Place, kPositions> positions_{};
  BySide<ByPlace<ByPlace<Route>>> routes_{};
};

}  // namespace longroll::dixie
