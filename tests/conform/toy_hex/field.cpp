// build: fast
#include "tests/conform/toy_hex/field.h"

#include <algorithm>

#include "engine/hexgame/zones.h"

namespace longroll::toy_hex {

Field::Field(const Data& data, const State& state) : data_(data), state_(state) {
  occupancy_.read(state, data.map.grid.columns, [](const Piece& piece) { return int{piece.note}; });
}

std::vector<PieceId> Field::units(Seat side) const {
  std::vector<PieceId> units;
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    if (is_unit(static_cast<int>(i), side)) {
      units.push_back(static_cast<PieceId>(i));
    }
  }
  return units;
}

std::vector<PieceId> Field::stack(HexId hex) const {
  std::vector<PieceId> stack;
  for_each_at(occupancy_, hex, [&](PieceId id) { stack.push_back(id); });
  return stack;
}

/// Crossroads 6.0
HexSet Field::zones(Seat side) const {
  HexSet holding;
  for (const PieceId id : units(side)) {
    holding.add(piece(id).place);
  }
  return hexgame::spread(grid(), holding, data_.open);
}

/// Crossroads 5.1, 5.2, 5.3
void Field::reach(PieceId unit, Reach& reach) const {
  const Seat enemy = other(owner_of(piece(unit)));
  const HexSet zones = this->zones(enemy);
  const auto step = [&](HexId from, Direction d, HexId to) {
    return has_units(to, enemy) ? kImpassable : StepCost{data_.costs.cost(0, from, d), zones.has(to)};
  };
  search(grid(), piece(unit).place, {.budget = counter(unit).movement, .cheapest = 1}, step, reach);
}

/// Crossroads 4.1, 5.1, 5.2
Refusal Field::refuse_move(PieceId unit, HexId hex) const {
  if (!is_unit(unit, phasing())) {
    return {"That is no unit of yours on the map.", "5.1"};
  }
  if ((piece(unit).flags & kMoved) != 0) {
    return {"It has moved this turn.", "5.1"};
  }
  if (has_units(hex, other(phasing()))) {
    return {"Enemies stand there.", "5.2"};
  }
  if (stack(hex).size() >= 2) {
    return {"Two units stand there.", "4.1"};
  }
  Reach reach;
  this->reach(unit, reach);
  return reach.has(hex) && hex != piece(unit).place ? kLawful : Refusal{"It cannot come there.", "5.1"};
}

/// Crossroads 7.1
Refusal Field::refuse_attack(PieceId unit, HexId hex) const {
  if (!is_unit(unit, phasing()) || !is_upper(unit)) {
    return {"Only the upper unit of a stack of yours attacks.", "7.1"};
  }
  if ((piece(unit).flags & kAttacked) != 0) {
    return {"It has attacked this turn.", "7.1"};
  }
  const bool is_target = is_adjacent(unit, hex) && has_units(hex, other(phasing()));
  return is_target ? kLawful : Refusal{"It attacks an adjacent hex with enemies.", "7.1"};
}

/// Crossroads 7.2
Effect Field::effect(PieceId attacker, HexId hex, int die) const {
  const HexId from = piece(attacker).place;
  const bool is_across_creek = data_.map.side(from, *grid().direction(from, hex)) != 0;
  const int sum = die + counter(attacker).strength - counter(stack(hex).back()).strength - (is_across_creek ? 1 : 0);
  return sum >= 6   ? Effect::DefenderLost
         : sum >= 4 ? Effect::DefenderBack
         : sum <= 0 ? Effect::AttackerLost
                    : Effect::Nothing;
}

/// Crossroads 7.3
Refusal Field::refuse_retreat(PieceId unit, HexId hex) const {
  const Seat enemy = other(owner_of(piece(unit)));
  if (!is_adjacent(unit, hex)) {
    return {"It retreats to an adjacent hex.", "7.3"};
  }
  if (has_units(hex, enemy) || zones(enemy).has(hex)) {
    return {"Enemies control that hex.", "7.3"};
  }
  return stack(hex).size() < 2 ? kLawful : Refusal{"There is no room.", "7.3"};
}

int Field::controlled(std::span<const HexId> hexes, Seat side) const {
  return static_cast<int>(
      std::count_if(hexes.begin(), hexes.end(), [&](HexId hex) { return state_.ground_at(hex) == mark_of(side); }));
}

/// Crossroads 9.0
Seat Field::ahead() const {
  const auto lead = [&](std::span<const HexId> hexes) {
    return controlled(hexes, Seat::Union) - controlled(hexes, Seat::Confederate);
  };
  const int by = lead(data_.crossroads) != 0 ? lead(data_.crossroads) : lead(data_.hexes);
  return by == 0 ? Seat::Nobody : by > 0 ? Seat::Union : Seat::Confederate;
}

}  // namespace longroll::toy_hex
