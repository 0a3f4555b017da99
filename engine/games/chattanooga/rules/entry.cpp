#include "engine/games/chattanooga/rules/entry.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/stack_move.h"

namespace longroll::chattanooga {
namespace {

const hexgame::Placement& placement_of(const Field& field, PieceId unit) {
  return field.scenario().placements[static_cast<std::size_t>(unit)];
}

}  // namespace

int index_of_entry(const Field& field, HexId hex) {
  const std::vector<HexId>& entries = field.scenario().entries;
  const auto found = std::find(entries.begin(), entries.end(), hex);
  LR_CHECK(found != entries.end(), "a hex by which units enter");
  return static_cast<int>(found - entries.begin());
}

/// Chattanooga 9.3
int entry_cost(const Field& field, HexId hex) {
  return 1 + field.state().track(track(Track::EnteredAt, index_of_entry(field, hex)));
}

/// Chattanooga 9.3, 7.1, 6.3, 8.1
Refusal refuse_entry_at(const Field& field, PieceId unit, HexId hex) {
  const std::vector<HexId>& entries = placement_of(field, unit).entries;
  const Seat side = field.side_of(unit);
  if (std::find(entries.begin(), entries.end(), hex) == entries.end()) {
    return {"It does not enter there.", "9.3"};
  }
  if (field.is_held(hex, other(side))) {
    return {"Enemies stand there.", "7.1"};
  }
  if (field.type(unit) == UnitType::Artillery && field.is_in_enemy_zone(hex, side)) {
    return {"Artillery does not move into an enemy zone of control.", "6.3"};
  }
  if (field.stacked_at(hex, side) >= field.scenario().stack_limit) {
    return {"Too many units would stand there.", "8.1"};
  }
  return entry_cost(field, hex) <= field.numbers().movement.allowance
             ? kLawful
             : Refusal{"The column there is too long for this couplet.", "9.3"};
}

/// Chattanooga 9.3
Refusal refuse_entry(const Field& field, PieceId unit) {
  if (!field.has_unit_in(unit, field.phasing(), kDue)) {
    return {"It is no unit of yours that is due.", "9.3"};
  }
  if (placement_of(field, unit).turn > field.turn()) {
    return {"It comes later.", "9.3"};
  }
  const std::vector<HexId>& entries = placement_of(field, unit).entries;
  const bool can_enter =
      std::any_of(entries.begin(), entries.end(), [&](HexId hex) { return !refuse_entry_at(field, unit, hex); });
  return can_enter ? kLawful : Refusal{"No hex by which it could enter is open.", "9.3"};
}

}  // namespace longroll::chattanooga
