// build: small
#include "engine/games/campaign/rules/set_up.h"

#include <numeric>

#include "engine/games/campaign/set_up.h"

namespace longroll::campaign {

int points_of(const StartForce& force) { return std::accumulate(force.units.begin(), force.units.end(), 0); }
int counters_of(const StartForce& force) { return points_of(force) + static_cast<int>(force.leaders.size()); }

const StartForce& force_to_set_up(const Field& field, const SetUpLocals& set_up) {
  return field.scenario().start.setup[static_cast<std::size_t>(set_up.force)];
}

PieceId next_to_set_up(const Field& field, const SetUpLocals& set_up) {
  const StartForce& force = force_to_set_up(field, set_up);
  int before = 0;
  for (int i = 0; i < kUnitClasses; ++i) {
    before += force.count(static_cast<UnitClass>(i));
    if (set_up.placed < before) {
      return next_in_pool(field.state(), field.library(), force.side, static_cast<UnitClass>(i));
    }
  }
  const StartLeader& leader = force.leaders[static_cast<std::size_t>(set_up.placed - before)];
  for (const LeaderCounter& counter : field.library().forces.leaders) {
    if (counter.id == leader.id) {
      return static_cast<PieceId>(counter.piece);
    }
  }
  return kNoPiece;
}

namespace {

/// One of the force stands there already.
bool has_of_force(const Field& field, const SetUpLocals& set_up, HexId hex) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) { found = found || field.piece(id).note == set_up.force + 1; });
  return found;
}

}  // namespace

/// Campaign 3.1.2, 3.1.3
HexSet set_up_hexes(const Field& field, const SetUpLocals& set_up) {
  const StartForce& force = force_to_set_up(field, set_up);
  const HexSet& places = force.is_choice_with_unit ? field.points(force.side) : field.map().cities();
  HexSet hexes;
  places.for_each([&](HexId hex) {
    const int column = column_of(hex);
    if (force.choice_states.has(field.map().state_at(hex)) && column >= force.first_column &&
        column <= force.last_column && !(force.is_apart && has_of_force(field, set_up, hex))) {
      hexes.add(hex);
    }
  });
  return hexes;
}

bool is_untouched(const Field& field, const SetUpLocals& set_up) {
  if (set_up.placed > 0) {
    return false;
  }
  const std::vector<StartForce>& forces = field.scenario().start.setup;
  for (int i = 0; i < set_up.force; ++i) {
    const StartForce& force = forces[static_cast<std::size_t>(i)];
    if (force.side == set_up.side && force.where == StartForce::Where::Choice) {
      return false;
    }
  }
  return true;
}

bool is_sound(const Field& field, const SetUpLocals& set_up) {
  const std::vector<StartForce>& forces = field.scenario().start.setup;
  if (static_cast<std::size_t>(set_up.force) >= forces.size()) {
    return false;
  }
  const StartForce& force = forces[static_cast<std::size_t>(set_up.force)];
  if (force.side != set_up.side || force.where != StartForce::Where::Choice || set_up.placed >= counters_of(force)) {
    return false;
  }
  const PieceId next = next_to_set_up(field, set_up);
  return next != kNoPiece && field.piece(next).place == kPool && !set_up_hexes(field, set_up).empty();
}

}  // namespace longroll::campaign
