// build: small
#include "engine/games/battles/planner/steady.h"

#include <utility>

#include "engine/games/battles/rules/victory.h"

namespace longroll::battles {
namespace {

constexpr Stances pressing() {
  Stances all = kStances;
  std::swap(all[0], all[1]);
  return all;
}
constexpr Stances kPressing = pressing();

}  // namespace

const Stances& stances_of(const Field& field, Seat side) {
  const Scenario& scenario = field.scenario();
  const int beyond = 2 * standing(field).lead() - scenario.union_wins_from - scenario.confederate_wins_to;
  return (side == Seat::Union ? beyond : -beyond) < 0 ? kPressing : kStances;
}

}  // namespace longroll::battles
