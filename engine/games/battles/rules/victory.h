#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// How the points stand (exclusive rules of each scenario): losses and exits so far and the ground held now.
struct Standing {
  BySide<int> losses{};  ///< by the side that gets them
  BySide<int> ground{};
  int of(Seat side) const {
    const auto i = static_cast<std::size_t>(index_of(side));
    return losses[i] + ground[i];
  }
  int lead() const { return of(Seat::Union) - of(Seat::Confederate); }
};
Standing standing(const Field& field);

/// Who holds that objective: who has a combat unit there, else who had one there last.
Seat holder_of(const Field& field, std::size_t objective);

/// Who has won when the last turn is over; Nobody: a draw.
Seat winner_of(const Field& field);

}  // namespace longroll::battles
