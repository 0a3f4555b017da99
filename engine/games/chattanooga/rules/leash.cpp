#include "engine/games/chattanooga/rules/leash.h"

#include <algorithm>

namespace longroll::chattanooga {

/// Chattanooga 3.3
bool breaks_leash(const Field& field, PieceId unit, HexId from, HexId to) {
  const std::vector<Leash>& leashes = field.scenario().leashes;
  return std::any_of(leashes.begin(), leashes.end(), [&](const Leash& leash) {
    const int distance = field.grid().distance(leash.hex, to);
    return leash.side == field.side_of(unit) && field.counter(unit).formations.overlaps(leash.formations) &&
           distance > leash.within && distance >= field.grid().distance(leash.hex, from);
  });
}

}  // namespace longroll::chattanooga
