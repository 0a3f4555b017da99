#pragma once
#include "engine/games/campaign/field.h"

/// Counters of some classes by the numbers of their pieces (American Civil War 2.3), without a look at all the others.
namespace longroll::campaign {

/// Runs `then(PieceId)` for the counters, wherever they are, of the classes for which `is_of(UnitClass)`; rising.
template <class IsOf, class Then>
void for_each_counter(const Field& field, IsOf&& is_of, Then&& then) {
  for (const Counter& counter : field.library().counters) {
    if (!is_of(counter.unit_class)) {
      continue;
    }
    const int end = std::min(counter.first + counter.count, field.piece_count());
    for (int id = counter.first; id < end; ++id) {
      then(static_cast<PieceId>(id));
    }
  }
}
template <class Then>
void for_each_vessel(const Field& field, Then&& then) {
  for_each_counter(field, is_vessel, then);
}
template <class Then>
void for_each_counter(const Field& field, UnitClass unit_class, Then&& then) {
  for_each_counter(
      field, [&](UnitClass one) { return one == unit_class; }, then);
}

}  // namespace longroll::campaign
