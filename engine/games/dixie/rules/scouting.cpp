#include "engine/games/dixie/rules/scouting.h"

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/moves.h"

namespace longroll::dixie {
namespace {

bool has_face_down(const Field& field, Place position, Seat side) {
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place == position && owner_of(piece) == side && piece.up == 0) {
      return true;
    }
  }
  return false;
}

}  // namespace

Refusal refuse_scout(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.has(Option::Scouting)) {
    return {"This game is played without scouting.", "13.7"};
  }
  if (const Refusal refusal = refuse_move(field, side, id, position)) {
    return refusal;
  }
  if (field.card(id).type != CardType::Cavalry) {
    return {"Only cavalry scouts.", "13.7"};
  }
  const Place from = field.piece(id).place;
  if (!is_position(from) || line_of(from) != side || position != opposite(from)) {
    return {"Scouts ride straight across the centerline from their own battleline.", "13.7"};
  }
  if (field.troops(position, side) > 0) {
    return {"Your troops have engaged there: all is turned up when movement is done.", "13.7"};
  }
  return has_face_down(field, position, other(side)) ? kLawful
                                                     : Refusal{"Nothing lies face-down there to be scouted.", "13.7"};
}

Refusal refuse_sentry(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || field.piece(id).place != position ||
      !field.card(id).is_troop()) {
    return {"One of your troop cards there fires at the scout.", "13.7"};
  }
  return shot_of(field, id).dice.total > 0 ? kLawful : Refusal{"Terrain leaves it no dice to fire with.", "10.3"};
}

}  // namespace longroll::dixie
