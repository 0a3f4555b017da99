#pragma once
#include <array>
#include <cstddef>

#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 8.2, 14.4: the unit or stack that moves as one, from the bottom up; or a reserve marker alone.
class Movers {
 public:
  static constexpr std::size_t kMax = 3;  ///< 8.1

  Movers() = default;
  explicit Movers(PieceId unit) { add(unit); }

  void add(PieceId unit) {
    LR_CHECK(count_ < kMax, "a stack of at most three");
    units_[count_++] = unit;
  }
  std::size_t size() const { return count_; }
  bool is_empty() const { return count_ == 0; }
  PieceId front() const { return units_[0]; }
  PieceId top() const { return units_[count_ - 1]; }
  const PieceId* begin() const { return units_.data(); }
  const PieceId* end() const { return units_.data() + count_; }

 private:
  std::array<PieceId, kMax> units_{};
  std::size_t count_ = 0;
};

/// The units that are moving (kMoving). They stand in one hex.
Movers movers_of(const Field& field);

/// Chattanooga 8.3, 13.3: the unit stays where it is, for others have stacked with it freely in this Movement Phase, or
/// a leader has restored it in this phase or rallied it in this couplet.
bool must_stand_still(const Field& field, PieceId unit);

/// Chattanooga 7.1, 8.2, 8.3, 13.3: why the unit may not begin to move in this phase; empty when it may.
Refusal refuse_take(const Field& field, PieceId unit);

/// Chattanooga 8.2, 8.3: the units of that side in the hex that may begin to move now.
Movers movable_at(const Field& field, HexId hex, Seat side);

}  // namespace longroll::chattanooga
