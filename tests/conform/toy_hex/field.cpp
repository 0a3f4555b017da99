// build: fast
#include "tests/conform/toy_hex/field.h"

#include <algorithm>

#include "engine/hexgame/zones.h"

namespace longroll::toy_hex {

/// Crossroads 6.0
HexSet Field::zones(Seat side) const { return hexgame::spread(grid(), hexes_of(side), battle().open); }

/// Crossroads 5.1, 5.2, 5.3
void Field::reach(PieceId unit, Reach& reach) const {
  const Seat enemy = other(side_of(unit));
  const HexSet zones = this->zones(enemy);
  const auto step = [&](HexId from, Direction d, HexId to) {
    return has_units(to, enemy) ? kImpassable : StepCost{battle().costs.cost(0, from, d), zones.has(to)};
  };
  search(grid(), piece(unit).place, {.budget = counter(unit).movement, .cheapest = 1}, step, reach);
}

/// Crossroads 4.1, 5.1, 5.2
Refusal Field::refuse_move(const Move& move) const {
  const auto [unit, hex] = move;
  if (!has_on_map(unit, phasing())) {
    return {"It is no unit of yours on the map.", "5.1"};
  }
  if (has_flag(unit, kMoved)) {
    return {"It has moved this turn.", "5.1"};
  }
  if (has_units(hex, other(phasing()))) {
    return {"Enemies stand there.", "5.2"};
  }
  if (static_cast<int>(stack(hex).size()) >= battle().scenario().stack_limit) {
    return {"Two units stand there.", "4.1"};
  }
  Reach reach;
  this->reach(unit, reach);
  return reach.has(hex) && hex != piece(unit).place ? kLawful : Refusal{"It cannot go there.", "5.1"};
}

/// Crossroads 7.1
Refusal Field::refuse_attack(const Attack& attack) const {
  const auto [unit, hex] = attack;
  if (!has_on_map(unit, phasing()) || !is_upper(unit)) {
    return {"Only the upper unit of a stack of yours attacks.", "7.1"};
  }
  if (has_flag(unit, kAttacked)) {
    return {"It has attacked this turn.", "7.1"};
  }
  const bool is_target = is_adjacent(unit, hex) && has_units(hex, other(phasing()));
  return is_target ? kLawful : Refusal{"It attacks an adjacent hex with enemies.", "7.1"};
}

/// Crossroads 7.2
Effect Field::effect(PieceId attacker, HexId hex, int die) const {
  const HexId from = piece(attacker).place;
  const bool is_across_creek = map().side(from, *grid().direction(from, hex)) != 0;
  const int sum = die + counter(attacker).strength - counter(stack(hex).back()).strength - (is_across_creek ? 1 : 0);
  return sum >= 6   ? Effect::DefenderLost
         : sum >= 4 ? Effect::DefenderBack
         : sum <= 0 ? Effect::AttackerLost
                    : Effect::Nothing;
}

/// Crossroads 7.3
Refusal Field::refuse_retreat(const RetreatLocals& retreating, const Retreat& retreat) const {
  const auto [unit, hex] = std::pair(retreating.unit, retreat.hex);
  const Seat enemy = other(side_of(unit));
  if (!is_adjacent(unit, hex)) {
    return {"It retreats to an adjacent hex.", "7.3"};
  }
  if (has_units(hex, enemy) || zones(enemy).has(hex)) {
    return {"Enemies control that hex.", "7.3"};
  }
  return stack(hex).size() < 2 ? kLawful : Refusal{"There is no room.", "7.3"};
}

/// Crossroads 8.0
Seat Field::holder(HexId hex) const {
  const std::uint8_t mark = state().ground_at(hex);
  return mark == kUnionHeld ? Seat::Union : mark == kConfederateHeld ? Seat::Confederate : Seat::Nobody;
}

/// Crossroads 8.0
int Field::crossroads(Seat side) const {
  const auto& all = battle().scenario().objectives;
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const hexgame::Objective& one) { return holder(one.hex) == side; }));
}

/// Crossroads 9.0
Seat Field::ahead() const {
  const auto hexes = [&](Seat side) {
    return std::count_if(battle().hexes.begin(), battle().hexes.end(), [&](HexId hex) { return holder(hex) == side; });
  };
  int lead = crossroads(Seat::Union) - crossroads(Seat::Confederate);
  lead = lead != 0 ? lead : static_cast<int>(hexes(Seat::Union) - hexes(Seat::Confederate));
  return lead == 0 ? Seat::Nobody : lead > 0 ? Seat::Union : Seat::Confederate;
}

}  // namespace longroll::toy_hex
