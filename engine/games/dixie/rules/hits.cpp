#include "engine/games/dixie/rules/hits.h"

#include <algorithm>

#include "engine/games/dixie/rules/decoys.h"

namespace longroll::dixie {
namespace {

constexpr bool stands_at(const Piece& piece, Place position, Seat side) {
  return piece.place == position && owner_of(piece) == side;
}

}  // namespace

int least_hits(const Field& field, Place position, Seat side) {
  int least = -1;
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (stands_at(piece, position, side) && field.card(id).is_troop()) {
      least = least < 0 ? piece.marks : std::min<int>(least, piece.marks);
    }
  }
  return least;
}

Refusal refuse_hit(const Field& field, PieceId id, Place position, Seat side) {
  if (!field.state().has_piece(id) || !stands_at(field.piece(id), position, side)) {
    return {"Hits fall on cards in the position that was fired at.", "7.3"};
  }
  if (is_decoy(field, id)) {
    return field.troops(position, side) == 0
               ? kLawful
               : Refusal{"A decoy takes no hit while troops are there to take it.", "13.6"};
  }
  if (!field.card(id).is_troop()) {
    return {"Only troop cards take these hits.", "7.3"};
  }
  if (field.piece(id).marks > least_hits(field, position, side)) {
    return {"Each troop card there takes a hit before any takes another.", "7.3"};
  }
  return kLawful;
}

bool is_destroyed(const Field& field, PieceId id) { return is_destroyed_by(field.card(id), field.piece(id).marks); }

Refusal refuse_general_hit(const Field& field, PieceId id, Place position, Seat side) {
  if (!field.state().has_piece(id) || !stands_at(field.piece(id), position, side) || !field.card(id).is_commander() ||
      is_decoy(field, id)) {
    return {"A six falls on the general or the colors in the position.", "11.2"};
  }
  const PieceId general = field.general(position, side);
  const PieceId guard = field.guard(position, side);
  const PieceId fellow = id == general ? guard : general;
  if (fellow != kNoPiece && field.piece(fellow).marks < field.piece(id).marks) {
    return {"Generals and lasting special cards share such hits evenly.", "12.0"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
