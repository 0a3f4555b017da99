// build: small
#include "engine/games/chattanooga/rules/reserve_choices.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/hidden_reserves.h"
#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

/// Chattanooga 14.7: what is refused with few dummies is refused with more.
void add_flips(const Field& field, Actions& actions) {
  if (!field.has(Option::HiddenReserves)) {
    return;
  }
  for (const PieceId id : field.scenario().markers) {
    const int most = field.is_reserve(id) ? field.numbers().reserves.dummies : -1;
    for (int dummies = 0; dummies <= most && !refuse_flip(field, {id, dummies}); ++dummies) {
      actions.push_back(action_of(verbs::Flip{id, dummies}));
    }
  }
}

/// Chattanooga 3.2R: somebody has been called and waits, or the turn of the call lets dummies in.
bool can_come_hidden(const Field& field) {
  if (field.turn() < field.scenario().call_turn || field.phasing() != Seat::Confederate ||
      free_reserve(field, Seat::Confederate) == kNoPiece) {
    return false;
  }
  const PieceIds pieces = field.pieces();
  return field.turn() == field.scenario().call_turn ||
         std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) { return field.piece(id).place == kCalled; });
}

/// Chattanooga 3.2R, 14.7
void add_hidden_entries(const Field& field, Actions& actions) {
  if (!field.has(Option::HiddenReserves) || field.scenario().call_turn == 0 || !can_come_hidden(field)) {
    return;
  }
  HexSet entries;  // by rising numbers
  for (const HexId hex : field.scenario().entries) {
    entries.add(hex);
  }
  entries.for_each([&](HexId hex) {
    for (const bool has_units : {false, true}) {
      if (!refuse_hidden_entry(field, {hex, has_units})) {
        actions.push_back(action_of(verbs::Dummy{hex, has_units}));
      }
    }
  });
}

}  // namespace

/// Chattanooga 14.3, 14.5, 14.7, in the order of the verbs.
void list_reserve_choices(const Field& field, Actions& actions) {
  if (!field.has(Option::Reserves)) {
    return;
  }
  const Seat side = field.phasing();
  bool has_one = false;
  if (free_reserve(field, side) != kNoPiece) {
    const HexSet& near = field.near_enemies(side);
    for (const PieceId id : field.pieces()) {
      const Place place = field.piece(id).place;
      if (field.side_of(id) == side && (place == kDue || (is_hex(place) && !near.has(place))) &&
          !refuse_form(field, id, side)) {
        actions.push_back(action_of(verbs::FormReserve{id}));
      }
    }
  }
  add_flips(field, actions);
  add_hidden_entries(field, actions);
  for (const PieceId id : field.scenario().markers) {
    has_one = has_one || has_reserve_on_map(field, id, side);
    if (field.is_reserve(id) && !refuse_deployment(field, id)) {
      actions.push_back(action_of(verbs::Deploy{id, field.piece(id).place}));
    }
  }
  if (has_one) {
    actions.push_back(action_of(verbs::StandingOrder{}));
  }
}

}  // namespace longroll::chattanooga
