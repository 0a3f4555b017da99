// build: small
#include "engine/games/chattanooga/rules/entry.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/stack_move.h"

namespace longroll::chattanooga {
namespace {

bool is_entry_of(const Field& field, PieceId piece, HexId hex) {
  bool is_entry = false;
  for_each_entry(field, piece, [&](HexId entry) { is_entry = is_entry || entry == hex; });
  return is_entry;
}

/// Chattanooga 9.3, 9.2: when it may come.
Refusal refuse_entry_now(const Field& field, PieceId piece) {
  if (field.piece(piece).place == kAcross) {
    return has_crossed(field, piece) ? kLawful : Refusal{"It takes a whole game turn to cross the Tennessee.", "9.2"};
  }
  return field.scenario().placements[static_cast<std::size_t>(piece)].turn > field.turn()
             ? Refusal{"It comes later.", "9.3"}
             : kLawful;
}

}  // namespace

/// Chattanooga 9.0, 9.2, 9.3, 3.2
bool waits_off_map(const Field& field, int piece) {
  if (!field.state().has_piece(piece)) {
    return false;
  }
  const auto id = static_cast<PieceId>(piece);
  const Place place = field.piece(id).place;
  return (place == kDue || place == kCalled || place == kAcross) && field.is_unit(id);
}

int index_of_entry(const Field& field, HexId hex) {
  const std::vector<HexId>& entries = field.scenario().entries;
  const auto found = std::find(entries.begin(), entries.end(), hex);
  if (found != entries.end()) {
    return static_cast<int>(found - entries.begin());
  }
  int number = 0;
  bridge_hexes(field).for_each([&](HexId bridge) { number += bridge < hex ? 1 : 0; });
  return kMaxEntries - kMaxBridges + std::min(number, kMaxBridges - 1);
}

/// Chattanooga 9.3
int entry_cost(const Field& field, HexId hex) {
  return 1 + field.state().track(track(Track::EnteredAt, index_of_entry(field, hex)));
}

/// Chattanooga 9.3, 7.1, 7.2, 7.6, 6.3, 8.1
Refusal refuse_entry_at(const Field& field, PieceId piece, HexId hex) {
  const Seat side = field.side_of(piece);
  if (!is_entry_of(field, piece, hex)) {
    return {"It does not enter there.", "9.3"};
  }
  if (field.is_held(hex, other(side))) {
    return {"Enemies stand there.", "7.1"};
  }
  if (!can_stand(field, piece, hex)) {
    return {"The ground does not let it in.", "7.2"};
  }
  if (field.type(piece) == UnitType::Artillery && field.is_in_enemy_zone(hex, side)) {
    return {"Artillery does not move into an enemy zone of control.", "6.3"};
  }
  if (field.type(piece) == UnitType::Cavalry && field.infantry_zone(other(side)).has(hex) &&
      refuse_charge_on_entry(field, piece, hex, entry_cost(field, hex))) {
    return {"Cavalry stops in a zone of control of infantry only to charge it.", "6.3"};
  }
  if (field.stacked_at(hex, side) >= field.scenario().stack_limit) {
    return {"Too many units would stand there.", "8.1"};
  }
  const bool is_double =
      field.type(piece) == UnitType::Cavalry && !field.is_disrupted(piece) && !field.is_in_enemy_zone(hex, side);
  const MovementNumbers& numbers = field.numbers().movement;
  return entry_cost(field, hex) <= numbers.allowance * (is_double ? numbers.cavalry_factor : 1)
             ? kLawful
             : Refusal{"The column there is too long for this couplet.", "9.3"};
}

/// Chattanooga 9.3
Refusal refuse_entry(const Field& field, PieceId piece) {
  if (!waits_off_map(field, piece) || field.side_of(piece) != field.phasing()) {
    return {"It is no unit of yours that is due.", "9.3"};
  }
  if (const Refusal refusal = refuse_entry_now(field, piece)) {
    return refusal;
  }
  bool can_enter = false;
  for_each_entry(field, piece, [&](HexId hex) { can_enter = can_enter || !refuse_entry_at(field, piece, hex); });
  return can_enter ? kLawful : Refusal{"No hex by which it could enter is open.", "9.3"};
}

}  // namespace longroll::chattanooga
