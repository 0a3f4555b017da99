#include "engine/games/dixie/rules/decoys.h"

#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/rules/stacking.h"

namespace longroll::dixie {
namespace {

constexpr Refusal kNoDecoys{"This game is played without decoys.", "13.6"};

}  // namespace

bool is_decoy(const Field& field, PieceId id) { return is_decoy(field.state(), field.piece(id), field.card(id)); }

Refusal refuse_decoy(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.has(Option::Decoys)) {
    return kNoDecoys;
  }
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || field.piece(id).place != reserve_of(side)) {
    return {"It is not a card in your Reserve.", "13.6"};
  }
  const CardFacts& card = field.card(id);
  if (card.is_troop()) {
    return {"Only generals, terrain and special cards serve as decoys.", "13.6"};
  }
  if (field.piece(id).marks > 0) {
    return {"A card with hits on it is no decoy: they would give it away.", "13.6"};
  }
  if ((field.piece(id).flags & (kFired | kMoved)) != 0) {
    return {"It has made its move this turn.", "8.0"};
  }
  if (!field.battlefield().has(position) || !field.battlefield().is_own_line(side, position)) {
    return {"A decoy is laid in your own battleline.", "13.6"};
  }
  if (!field.is_own_ground(position, side)) {
    return {"A decoy is laid where you hold the position and no enemy stands.", "13.6"};
  }
  if (field.is_deploying() && card.is_terrain() && !has_room(field, position, side)) {
    return {"At most four cards may stand in one position.", "3.1"};
  }
  return kLawful;
}

Refusal refuse_unmask(const Field& field, Seat side, PieceId id) {
  if (!field.has(Option::Decoys)) {
    return kNoDecoys;
  }
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || !is_decoy(field, id)) {
    return {"It is not a decoy of yours.", "13.6"};
  }
  if ((field.piece(id).flags & kMoved) != 0) {
    return {"It was laid this turn.", "13.6"};
  }
  const Place position = field.piece(id).place;
  const CardFacts& card = field.card(id);
  if (field.may_fight(position, other(side))) {
    return {"The enemy stands there.", "13.6"};
  }
  if (card.is_terrain()) {
    return refuse_ground(field, card, position);
  }
  if (card.is_general()) {
    return field.general(position, side) == kNoPiece ? kLawful
                                                     : Refusal{"Only one general may stand in a position.", "11.0"};
  }
  return stays_on_table(card.special) ? refuse_special_on(field, side, card.special, position)
                                      : Refusal{"Such a special card is played from the Reserve only.", "12.0"};
}

int cards_to_hit_as_seen(const Field& field, Place position, Seat side) {
  const int least = least_hits(field, position, side);
  int count = 0;
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    const bool is_there = piece.place == position && owner_of(piece) == side;
    count += is_there && (piece.up == 0 || (field.card(id).is_troop() && piece.marks == least)) ? 1 : 0;
  }
  return count;
}

}  // namespace longroll::dixie
