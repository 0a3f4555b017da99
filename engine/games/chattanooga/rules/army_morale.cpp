// build: small
#include "engine/games/chattanooga/rules/army_morale.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/view_reserves.h"

namespace longroll::chattanooga {
namespace {

constexpr int kHighest = ArmyMoraleNumbers::kLowest + ArmyMoraleNumbers::kBoxes - 1;

bool is_attacked(const Field& field, PieceId unit) { return field.side_of(unit) != field.phasing(); }

}  // namespace

/// Chattanooga 13.6, 16.1
int command_of(const Field& field, PieceId piece) {
  return field.has_flag(piece, kHookers) ? kHookersCommandNumber : static_cast<int>(field.counter(piece).army);
}

Seat side_of_command(int command) {
  return command == static_cast<int>(Army::ConfederateTennessee) ? Seat::Confederate : Seat::Union;
}

/// Chattanooga 14.1, 14.7, 16.1: the marker of who lies in reserve is on the map; of a hidden one a View tells no more
/// than that it is.
bool is_army_on_map(const Field& field, int command) {
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    const Place place = field.piece(id).place;
    const bool is_there = is_hex(place) || is_reserve_box(place) || place == kBelievedPlace;
    return is_there && field.is_unit(id) && command_of(field, id) == command;
  });
}

/// Chattanooga 16.1
int next_army(const Field& field, int after) {
  bool is_reached = after < 0;
  for (const Seat side : {field.first(), other(field.first())}) {
    for (int command = 0; command < kCommands; ++command) {
      if (side_of_command(command) != side) {
        continue;
      }
      if (is_reached && is_army_on_map(field, command)) {
        return command;
      }
      is_reached = is_reached || command == after;
    }
  }
  return -1;
}

/// Chattanooga 16.0, 16.1
int army_morale(const Field& field, int command) { return field.state().track(track(Track::ArmyMorale, command)); }

/// Chattanooga 16.2
ArmyMoraleBox army_morale_box(const Field& field, PieceId unit) {
  return field.has(Option::ArmyMorale) ? field.numbers().army_morale.box(army_morale(field, command_of(field, unit)))
                                       : ArmyMoraleBox{};
}

/// Chattanooga 16.1
int raised_morale(const ArmyMoraleNumbers& numbers, int morale, int die) {
  return die <= numbers.changes_to ? std::min(morale + 1, kHighest) : morale;
}

/// Chattanooga 16.1
int lowered_morale(const ArmyMoraleNumbers& numbers, int morale, int die) {
  return die <= numbers.changes_to ? std::max(morale - 1, ArmyMoraleNumbers::kLowest) : morale;
}

/// Chattanooga 16.1
int settled_morale(const ArmyMoraleNumbers& numbers, int morale, int die) {
  const int boxes = die <= numbers.settle_none_to ? 0 : die <= numbers.settle_one_to ? 1 : 2;
  return morale > 0 ? std::max(morale - boxes, 0) : std::min(morale + boxes, 0);
}

/// Chattanooga 16.3
bool can_panic(const Field& field, int command) {
  return field.has(Option::Panic) && field.scenario().armies[static_cast<std::size_t>(command)].can_panic;
}

/// Chattanooga 16.3
bool is_panicked(const Field& field, PieceId unit) {
  return field.state().track(track(Track::Panicked, command_of(field, unit))) != 0;
}

/// Chattanooga 10.10, 16.3
Disruption disruption_of(const Field& field, PieceId unit, const UnitEffect& effect) {
  const bool is_worse =
      effect.disruption == Disruption::Disrupt && is_attacked(field, unit) && is_panicked(field, unit);
  return is_worse ? Disruption::Retreat : effect.disruption;
}

/// Chattanooga 16.3
bool must_check_for_panic(const Field& field, PieceId unit, const UnitEffect& effect) {
  return is_attacked(field, unit) && is_panicked(field, unit) && effect.disruption != Disruption::None;
}

}  // namespace longroll::chattanooga
