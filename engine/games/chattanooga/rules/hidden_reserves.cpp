// build: small
#include "engine/games/chattanooga/rules/hidden_reserves.h"

#include <algorithm>
#include <array>

#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/sight.h"

namespace longroll::chattanooga {
namespace {

bool has_guns(const Field& field, HexId hex) {
  bool has = false;
  for_each_unit_at(field, hex, [&](PieceId unit) { has = has || field.type(unit) == UnitType::Artillery; });
  return has;
}

}  // namespace

/// Chattanooga 14.7, 12.2, 12.3
bool is_seen_from(const Field& field, HexId from, HexId to, Seat observer) {
  if (field.grid().distance(from, to) > field.numbers().reserves.seen_within || !field.has_units(from, observer)) {
    return false;
  }
  return has_sight(field, {from, to, false}) || (has_guns(field, from) && has_sight(field, {from, to, true}));
}

/// Chattanooga 14.7
bool is_observed(const Field& field, HexId hex, Seat observer) {
  bool is_seen = false;
  field.units(observer).for_each([&](HexId from) { is_seen = is_seen || is_seen_from(field, from, hex, observer); });
  return is_seen;
}

/// Chattanooga 14.7, 8.1
Refusal refuse_flip(const Field& field, const verbs::Flip& flip) {
  if (!field.has(Option::HiddenReserves)) {
    return {"Reserves are not hidden.", "14.7"};
  }
  if (!has_reserve_on_map(field, flip.marker, field.phasing())) {
    return {"It is no reserve of yours on the map.", "14.7"};
  }
  const Piece& marker = field.piece(flip.marker);
  if (marker.up != kFront) {
    return {"It is hidden already.", "14.7"};
  }
  if (flip.dummies < 0 || flip.dummies > field.numbers().reserves.dummies) {
    return {"One or two other markers join it.", "14.7"};
  }
  int free = 0;
  for (const PieceId id : field.scenario().markers) {
    free += field.is_reserve(id) && field.side_of(id) == field.phasing() && field.piece(id).place == kPool ? 1 : 0;
  }
  if (flip.dummies > free) {
    return {"No such number of markers is left.", "14.2"};
  }
  const auto hex = static_cast<HexId>(marker.place);
  if (field.stacked_at(hex, field.phasing()) + flip.dummies > field.scenario().stack_limit) {
    return {"Too many units and markers would lie there.", "8.1"};
  }
  return is_observed(field, hex, other(field.phasing())) ? Refusal{"The enemy sees it.", "14.7"} : kLawful;
}

/// Chattanooga 3.2R, 14.7
bool is_call_secret(const Library& library, const State& state) {
  std::array<bool, kReserves> is_hidden{};
  for (const Piece& piece : state.pieces) {
    if (piece.owner == index_of(Seat::Confederate) && is_hidden_marker(library, piece)) {
      is_hidden[static_cast<std::size_t>(library.letters[static_cast<std::size_t>(piece.kind)])] = true;
    }
  }
  const Scenario& scenario = library.scenario_of(state);
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Place place = state.pieces[i].place;
    const bool is_unseen = place == kUndecided || place == kCalled || place == kNotCalled || place == kUnused ||
                           (is_reserve_box(place) && is_hidden[static_cast<std::size_t>(place - kReserveBox)]);
    if (scenario.comes_when_called(static_cast<PieceId>(i)) && !is_unseen) {
      return false;
    }
  }
  return true;
}

namespace {

/// Chattanooga 3.2R: one of those whom the Confederates can call comes by that hex; `is_waiting`: and waits to come.
bool is_entry_of_called(const Field& field, HexId hex, bool is_waiting) {
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
    const auto& entries = field.scenario().placements[static_cast<std::size_t>(id)].entries;
    return field.scenario().comes_when_called(id) && field.is_unit(id) &&
           (!is_waiting || field.piece(id).place == kCalled) &&
           std::find(entries.begin(), entries.end(), hex) != entries.end();
  });
}

}  // namespace

/// Chattanooga 3.2R, 14.7, 9.3, 14.4
Refusal refuse_hidden_entry(const Field& field, const verbs::Dummy& dummy) {
  const int call_turn = field.scenario().call_turn;
  if (!field.has(Option::HiddenReserves) || call_turn == 0 || field.turn() < call_turn) {
    return {"Nobody enters hidden.", "14.7"};
  }
  if (field.phasing() != Seat::Confederate || free_reserve(field, Seat::Confederate) == kNoPiece) {
    return {"You have no marker left.", "14.2"};
  }
  if (!is_entry_of_called(field, dummy.hex, dummy.has_units)) {
    return {"It does not enter there.", "9.3"};
  }
  if (!dummy.has_units && (field.turn() != call_turn || !is_call_secret(field.library(), field.state()))) {
    return {"Dummies come in the turn of the call, while it is a secret.", "3.2"};
  }
  const bool is_shut = field.is_held(dummy.hex, Seat::Union) ||
                       field.stacked_at(dummy.hex, Seat::Confederate) >= field.scenario().stack_limit ||
                       entry_cost(field, dummy.hex) > field.numbers().movement.allowance;
  if (is_shut) {
    return {"The hex is shut, or the column there too long.", "9.3"};
  }
  if (const Refusal refusal = refuse_reserve_at(field, Seat::Confederate, dummy.hex)) {
    return refusal;
  }
  return is_observed(field, dummy.hex, Seat::Union) ? Refusal{"The enemy sees the hex.", "14.7"} : kLawful;
}

/// Chattanooga 14.7
PieceId observed_reserve(const Field& field) {
  for (const PieceId id : field.scenario().markers) {
    const Piece& piece = field.piece(id);
    if (piece.up == kReverse && is_hidden_marker(field.library(), piece) &&
        is_observed(field, piece.place, other(field.side_of(id)))) {
      return id;
    }
  }
  return kNoPiece;
}

/// Chattanooga 14.2, 14.6, 14.7
PieceId empty_reserve(const Field& field) {
  if (field.reserves(Seat::Union).empty() && field.reserves(Seat::Confederate).empty()) {
    return kNoPiece;
  }
  std::array<unsigned, 2> filled{};
  for (const PieceId id : field.in_reserve()) {
    const auto letter = static_cast<unsigned>(field.piece(id).place - kReserveBox);
    filled[static_cast<std::size_t>(index_of(field.side_of(id)))] |= 1U << letter;
  }
  for (const PieceId id : field.scenario().markers) {
    if (!field.is_reserve(id) || !is_on_map(field.piece(id)) || field.piece(id).up != kFront) {
      continue;
    }
    const auto letter = static_cast<unsigned>(box_of_reserve(field, id) - kReserveBox);
    if ((filled[static_cast<std::size_t>(index_of(field.side_of(id)))] >> letter & 1U) == 0) {
      return id;
    }
  }
  return kNoPiece;
}

}  // namespace longroll::chattanooga
