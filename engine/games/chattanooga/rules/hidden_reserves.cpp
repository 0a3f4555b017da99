#include "engine/games/chattanooga/rules/hidden_reserves.h"

#include <array>

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
  for (const PieceId id : field.pieces()) {
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

/// Chattanooga 14.7
PieceId observed_reserve(const Field& field) {
  for (const PieceId id : field.pieces()) {
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
  std::array<unsigned, 2> filled{};
  bool has_marker = false;
  for (const PieceId id : field.pieces()) {
    const Place place = field.piece(id).place;
    if (is_reserve_box(place)) {
      filled[static_cast<std::size_t>(index_of(field.side_of(id)))] |= 1U << static_cast<unsigned>(place - kReserveBox);
    }
    has_marker = has_marker || (is_hex(place) && field.is_reserve(id));
  }
  if (!has_marker) {
    return kNoPiece;
  }
  for (const PieceId id : field.pieces()) {
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
