#include "engine/games/chattanooga/rules/leash.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"

namespace longroll::chattanooga {

/// Chattanooga 3.3, 13.6
Refusal refuse_leash(const Field& field, PieceId unit, HexId from, HexId to) {
  if (leaves_hookers_area(field, unit, from, to)) {
    return {"It stays where Hooker commands.", "13.6"};
  }
  const std::vector<Leash>& leashes = field.scenario().leashes;
  const bool is_bound = std::any_of(leashes.begin(), leashes.end(), [&](const Leash& leash) {
    const int distance = field.grid().distance(leash.hex, to);
    return leash.side == field.side_of(unit) && field.counter(unit).formations.overlaps(leash.formations) &&
           distance > leash.within && distance >= field.grid().distance(leash.hex, from);
  });
  return is_bound ? Refusal{"It may not move that far from its post in this scenario.", "3.3"} : kLawful;
}

}  // namespace longroll::chattanooga
