#include "engine/games/chattanooga/rules/leash.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hooker.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.3: the hex is farther from the post than that unit may ever be.
bool is_beyond(const Field& field, const Leash& leash, PieceId unit, HexId hex) {
  return leash.side == field.side_of(unit) && field.counter(unit).formations.overlaps(leash.formations) &&
         field.grid().distance(leash.hex, hex) > leash.within;
}

}  // namespace

/// Chattanooga 3.3, 13.6
Refusal refuse_leash(const Field& field, PieceId unit, HexId from, HexId to) {
  if (leaves_hookers_area(field, unit, from, to)) {
    return {"It stays where Hooker commands.", "13.6"};
  }
  const std::vector<Leash>& leashes = field.scenario().leashes;
  const bool is_bound = std::any_of(leashes.begin(), leashes.end(), [&](const Leash& leash) {
    return is_beyond(field, leash, unit, to) &&
           field.grid().distance(leash.hex, to) >= field.grid().distance(leash.hex, from);
  });
  return is_bound ? Refusal{"It may not move that far from its post in this scenario.", "3.3"} : kLawful;
}

/// Chattanooga 3.3, 13.6
bool can_be_placed_in(const Field& field, PieceId unit, HexId hex) {
  const std::vector<Leash>& leashes = field.scenario().leashes;
  return (!field.has_flag(unit, kHookers) || field.scenario().hooker.area.has(hex)) &&
         std::none_of(leashes.begin(), leashes.end(),
                      [&](const Leash& leash) { return is_beyond(field, leash, unit, hex); });
}

}  // namespace longroll::chattanooga
