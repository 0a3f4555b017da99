#pragma once
#include <vector>

#include "engine/table/state.h"

namespace longroll {

/// Pieces that a seat knows to be somewhere without knowing which they are.
struct Hidden {
  Place place = kNowhere;   ///< where the seat believes them
  std::int16_t owner = 0;   ///< index_of(Seat)
  std::uint16_t flags = 0;  ///< what may be known of them nevertheless
  std::int16_t count = 0;
  auto operator<=>(const Hidden&) const = default;
};

/// What one seat may know. `seen` is the State with every piece that the seat may not see wiped to a blank that
/// tells only its owner; how many such pieces lie where is told by `hidden`, sorted. Two States that differ only in
/// what the seat cannot see give equal Views.
struct View {
  Seat seat = Seat::Nobody;
  State seen;
  std::vector<Hidden> hidden;
  /// Kinds (with their owner's side implied by the data) that the seat has seen before and knows to be among the
  /// hidden.
  std::vector<std::int16_t> remembered;
  /// The marks on the ground that the seat cannot see, a bit for each; they are 0 in `seen`. Empty: it sees all.
  std::vector<std::uint8_t> hidden_ground{};

  bool operator==(const View&) const = default;
};

}  // namespace longroll
